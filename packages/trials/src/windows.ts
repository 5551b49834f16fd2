import { has, waiting } from '@noren/engine'
import type { Game, Seat } from '@noren/engine'
import { follow, isHeld, isUndo, open, undoTo, judge } from '@noren/match'
import type { Charter, Entry, Envelope, Match } from '@noren/match'
import type { Memory, Wished } from './player.ts'

/** What came of the sealed answers of one seat. */
export interface Sealed {
  /** What was acknowledged and went into an envelope, or took something out of one. */
  readonly sealed: ReadonlySet<string>
  /** Acknowledged answers that the rules made void: their window closed without them. */
  readonly void: ReadonlySet<string>
  /** Acknowledged answers that were replaced or withdrawn by something that was acknowledged later. */
  readonly changed: ReadonlySet<string>
  /** What is wrong, a line each. */
  readonly faults: readonly string[]
}

interface Told {
  readonly wish: Wished
  readonly seq: number
}

/** Whether an entry answers the sealed window on the table. */
function answers(game: Game, { state }: Match, { seat, words }: Entry): boolean {
  if (isUndo(words) || undoTo(words) !== null) return false
  const action = game.hear(words)
  return action !== null && isHeld(game, state) && has(waiting(state), seat) && !game.isAnytime(action)
}

const idsOf = (envelopes: readonly Envelope[]): string[] => envelopes.flatMap(e => e.slips.map(s => s.moveId))

/**
 * Plays a log once more with an envelope in the hands of one seat. Whatever its owner was told to be sealed is put into it as the rules
 * say, and the entries open it, or make it void, as the rules say: so each acknowledged answer is found where it must be.
 */
class Hand {
  readonly #game: Game
  readonly #match: Match
  readonly #seat: Seat
  readonly #order: ReadonlyMap<string, number>
  readonly sealed = new Set<string>()
  readonly void = new Set<string>()
  readonly changed = new Set<string>()
  readonly faults: string[] = []
  /** The last acknowledged answer that was sealed, by when it was sent. */
  #last = -1

  constructor(game: Game, charter: Charter, seat: Seat, memory: Memory) {
    this.#game = game
    this.#match = open(game, charter)
    this.#seat = seat
    this.#order = new Map([...memory.sent.keys()].map((id, i) => [id, i]))
  }

  #when(id: string): number {
    return this.#order.get(id) ?? -1
  }

  /** Seals what was acknowledged, if it can be sealed here. */
  seals({ wish }: Told): boolean {
    const { id: moveId, seat, seq } = wish
    const words = wish.t === 'undo' ? ['undo'] : wish.words
    const before = idsOf(this.#match.envelopes)
    const { envelopes } = judge(this.#game, this.#match, { seat, words, moveId, seq })
    if (envelopes === null) return false
    const after = new Set(idsOf(envelopes))
    for (const id of before) if (!after.has(id)) this.changed.add(id)
    this.sealed.add(moveId)
    this.#match.envelopes = envelopes
    this.#last = this.#when(moveId)
    return true
  }

  follows(entry: Entry): void {
    const [game, match] = [this.#game, this.#match]
    const before = idsOf(match.envelopes)
    const mine = answers(game, match, entry) && entry.seat === this.#seat
    const overtaken = mine && before.length > 0 && before[0] !== entry.moveId
    if (mine && before[0] !== entry.moveId && this.#when(entry.moveId) < this.#last)
      this.faults.push(`entry ${entry.seq} is an answer that had been changed, as was acknowledged`)
    follow(game, match, entry)
    const after = new Set(idsOf(match.envelopes))
    for (const id of before) {
      if (after.has(id) || id === entry.moveId) continue
      // Sent later and not acknowledged before the end: it may have taken the place of what lay there.
      if (overtaken) this.changed.add(id)
      else this.void.add(id)
    }
  }

  /** What must be in the row when the log ends. */
  ends(stored: readonly Envelope[]): void {
    const rows = stored.filter(e => e.seat === this.#seat)
    const there = new Set(rows.flatMap(e => [...e.slips.map(s => s.moveId), ...e.spent]))
    const latest = Math.max(-1, ...[...there].map(id => this.#when(id)))
    for (const id of idsOf(this.#match.envelopes)) {
      if (there.has(id)) continue
      if (latest > this.#when(id)) this.changed.add(id)
      else this.faults.push(`the sealed answer ${id} is in no envelope`)
    }
    for (const { moveId } of rows.flatMap(e => e.slips))
      if (this.changed.has(moveId))
        this.faults.push(`${moveId} lies sealed, and was changed, as was acknowledged`)
  }
}

/** What became of everything that one seat sealed, by its log, its row and what its owner was told. */
export function sealedBy(
  game: Game,
  charter: Charter,
  entries: readonly Entry[],
  stored: readonly Envelope[],
  seat: Seat,
  memory: Memory,
): Sealed {
  const hand = new Hand(game, charter, seat, memory)
  const told = [...memory.sent.keys()].flatMap(id => {
    const ack = memory.acknowledged.get(id)
    return ack?.wish.seat === seat ? [ack] : []
  })
  let next = 0
  for (let at = 0; at <= entries.length; at++) {
    // One after the other, each at the first place between what its sender knew and what they were told where it can be sealed.
    for (; next < told.length; next++) {
      const ack = told[next] as Told
      if (ack.wish.seq > at || (!hand.seals(ack) && ack.seq > at)) break
    }
    const entry = entries[at]
    if (entry !== undefined) hand.follows(entry)
  }
  hand.ends(stored)
  return hand
}

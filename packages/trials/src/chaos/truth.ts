import { has, waiting } from '@noren/engine'
import type { Game } from '@noren/engine'
import { answeredBy, facesFor, follow, isHeld, isUndo, load, sealedFor, undoTo } from '@noren/match'
import type { Charter, Entry, Envelope, Match, Share } from '@noren/match'
import type { Row, Watcher } from './database.ts'
import type { World } from './world.ts'

/** What can be wrong, by what the report counts it as. */
export const KINDS = {
  /** An acknowledged choice is nowhere, or is another one; or nobody ever answers. */
  lost: ['lost', 'wrong', 'stuck'],
  /** One choice counts twice, or one that was taken back counts again. */
  duplicated: ['twice', 'ghost'],
  /** Something comes before what it follows: told before it is stored, changed after it was shown. */
  reordered: ['reordered', 'early', 'peeked'],
  /** Two see two tables, somebody is shown an old one, or a server does what it must not. */
  split: [
    'split',
    'behind',
    'row',
    'bad-log',
    'foreign',
    'spin',
    'thrown',
    'log',
    'setup',
    'rematch',
    'chat',
  ],
} as const
export type Kind = (typeof KINDS)[keyof typeof KINDS][number]

export interface Fault {
  readonly kind: Kind
  readonly text: string
}

interface Acked {
  readonly id: string
  readonly table: string
  readonly who: string
  readonly words: string
}

/** One table as the commits made it, by the rules alone. */
export interface Followed {
  readonly game: Game
  readonly match: Match
  /** When each entry was written. */
  readonly times: number[]
  /** A window of which some slips are entries and others are not: since which entry, and what was shown of it. */
  half: { readonly since: number; readonly shown: string } | null
  /** Ids that lay in an envelope at some time, and those that left it rightly: replaced, withdrawn, void by the rules. */
  readonly everSealed: Set<string>
  readonly gone: Set<string>
  readonly inLog: Map<string, Entry>
  /** Sealed ids that a commit wiped out, and how. */
  readonly wiped: Map<string, string>
}

/** What must hold, whatever the servers do: follows every commit by the rules and remembers every acknowledgement. */
export class Truth implements Watcher {
  readonly world: World
  readonly faults: Fault[] = []
  readonly tables = new Map<string, Followed>()
  readonly acked = new Map<string, Acked>()
  commits = 0
  readonly #gameOf: (id: string) => Game
  constructor(world: World, gameOf: (id: string) => Game) {
    this.world = world
    this.#gameOf = gameOf
  }

  fault(kind: Kind, text: string): void {
    this.faults.push({ kind, text })
    this.world.note(`FAULT  ${kind}: ${text}`)
  }

  /** A match that is played from here on. */
  adopt(match: Match): void {
    const game = this.#gameOf(match.charter.game)
    this.tables.set(match.charter.id, {
      game,
      match,
      times: [],
      half: null,
      everSealed: new Set(),
      gone: new Set(),
      inLog: new Map(match.byMoveId),
      wiped: new Map(),
    })
  }

  began(r: Row): void {
    const charter: Charter = {
      id: r['id'] as string,
      game: r['game'] as string,
      version: r['version'] as number,
      ...(r['bundle'] === null ? {} : { bundle: r['bundle'] as string }),
      options: JSON.parse(r['options'] as string) as unknown,
      seats: r['seats'] as number,
      key: r['key'] as string,
      ...(r['seeds'] === null ? {} : { seeds: JSON.parse(r['seeds'] as string) as Share[] }),
    }
    this.world.note(`store  ${charter.id} begins`)
    this.adopt(load(this.#gameOf(charter.game), charter, []))
  }

  sealed(table: string, before: string | null, after: string | null): void {
    const known = this.tables.get(table)
    if (known === undefined) return this.fault('foreign', `a seal at ${table} before it began`)
    const { match, half } = known
    this.commits++
    const [was, is] = [envelopesOf(before), envelopesOf(after)]
    const differs = seatsThatDiffer(was, is)
    if (differs.length > 1)
      this.fault('foreign', `one seal changed the envelopes of seats ${differs.join(' and ')}`)
    if (half !== null && half.since === match.since)
      this.fault('peeked', `seat ${differs.join()} changed its sealed answer after ${half.shown} was shown`)
    for (const id of idsOf(is)) known.everSealed.add(id)
    for (const e of is) for (const id of e.spent) known.gone.add(id)
    match.envelopes = is
  }

  appended(table: string, rows: readonly Row[], row: Row): void {
    const known = this.tables.get(table)
    if (known === undefined) return this.fault('bad-log', `an entry at ${table} before it began`)
    this.commits++
    for (const r of rows) {
      const entry: Entry = {
        seq: r['seq'] as number,
        seat: r['seat'] as number,
        words: JSON.parse(r['words'] as string) as Entry['words'],
        moveId: r['move_id'] as string,
        hash: r['hash'] as string,
      }
      if (!this.#follow(known, entry)) return
    }
    this.#checkRow(known, row)
  }

  /** One entry, carried out by the rules; false if it cannot be. */
  #follow(known: Followed, entry: Entry): boolean {
    const { game, match, times, everSealed, inLog } = known
    const held = isHeld(game, match.state) && has(waiting(match.state), entry.seat)
    const mine = match.envelopes.find(e => e.seat === entry.seat && e.depth === match.state.frames.length)
    const action = isUndo(entry.words) || undoTo(entry.words) !== null ? null : game.hear(entry.words)
    const answers = held && action !== null && !game.isAnytime(action)
    if (answers && mine !== undefined && mine.slips.length > 0 && mine.slips[0]?.moveId !== entry.moveId)
      for (const slip of mine.slips) this.#passedOver(known, entry, slip)
    const before = idsOf(match.envelopes)
    const { since } = match
    if (inLog.has(entry.moveId)) this.fault('twice', `${entry.moveId} is in a log twice`)
    try {
      follow(game, match, entry)
    } catch (error) {
      this.fault('bad-log', String(error))
      return false
    }
    inLog.set(entry.moveId, entry)
    times[entry.seq] = this.world.now
    if (answers && everSealed.has(entry.moveId) && isHeld(game, match.state) && match.since === since)
      known.half = { since, shown: `${JSON.stringify(entry.words)} of seat ${entry.seat}` }
    const after = new Set(idsOf(match.envelopes))
    for (const id of before)
      if (!after.has(id) && id !== entry.moveId && !known.wiped.has(id)) known.gone.add(id)
    return true
  }

  /** An entry of a seat whose envelope holds another answer. */
  #passedOver(known: Followed, entry: Entry, slip: Envelope['slips'][number]): void {
    // A later wish of the same person that closes the window by itself takes the place of their envelope.
    if (!known.everSealed.has(entry.moveId) && !entry.moveId.includes(':'))
      return void known.gone.add(slip.moveId)
    const is = `entry ${entry.seq} of seat ${entry.seat} is ${JSON.stringify(entry.words)} (${entry.moveId})`
    this.#wipe(known, slip.moveId, `${is}, the envelope held ${JSON.stringify(slip.words)}`)
  }

  #checkRow(known: Followed, row: Row): void {
    const { match } = known
    const written = envelopesOf(row['envelopes'] as string | null)
    const [should, is] = [new Set(idsOf(match.envelopes)), new Set(idsOf(written))]
    const seq = String(row['seq'])
    for (const id of should) if (!is.has(id)) this.#wipe(known, id, `entry ${seq} wrote envelopes without it`)
    for (const id of is)
      if (!should.has(id))
        this.fault('ghost', `entry ${seq} put ${id}, taken back before, into its envelope again`)
    match.envelopes = written
    const [asked, answered] = [waiting(match.state), answeredBy(match)]
    if (row['waiting'] !== asked) this.fault('row', `waiting ${String(row['waiting'])} is not ${asked}`)
    if (row['answered'] !== answered)
      this.fault('row', `answered ${String(row['answered'])} is not ${answered}`)
    // People may end a game before its rules do.
    if (row['status'] !== 'over' && match.state.outcome !== null)
      this.fault('row', 'it is over by the rules and not in its row')
  }

  #wipe(known: Followed, id: string, how: string): void {
    if (known.wiped.has(id)) return
    known.wiped.set(id, how)
    this.world.note(`wiped  ${id}: ${how}`)
    this.#judge(known, id)
  }

  #judge({ wiped }: Followed, id: string): void {
    const [how, ack] = [wiped.get(id), this.acked.get(id)]
    if (how !== undefined && ack !== undefined)
      this.fault('lost', `${id} ${ack.words} was acknowledged to ${ack.who}; ${how}`)
  }

  /** Somebody has been told that this is done. */
  ack(who: string, table: string, id: string, words: string): void {
    const known = this.tables.get(table)
    if (this.acked.has(id) || known === undefined) return
    this.acked.set(id, { id, table, who, words })
    this.world.note(`ack    ${who} ${words} ${id}`)
    const entry = known.inLog.get(id)
    if (entry === undefined && !known.everSealed.has(id) && !known.gone.has(id))
      this.fault('early', `${id} was acknowledged to ${who} and is nowhere in the store`)
    const said = entry === undefined ? null : JSON.stringify(entry.words)
    if (said !== null && words !== 'undo' && said !== words)
      this.fault('wrong', `${id} is ${said} in the log, ${words} was acknowledged`)
    this.#judge(known, id)
  }

  /** When all is quiet. */
  end(): void {
    // What one person was acknowledged one after the other stands in that order.
    const last = new Map<string, { readonly id: string; readonly seq: number }>()
    for (const { id, table, who, words } of this.acked.values()) {
      const known = this.tables.get(table)
      if (known === undefined) continue
      const { inLog, gone, wiped, everSealed, match } = known
      const entry = inLog.get(id)
      if (entry === undefined && !idsOf(match.envelopes).includes(id) && !gone.has(id) && !wiped.has(id))
        this.fault(
          'lost',
          `${id} ${words} was acknowledged to ${who} and is neither in the log nor in an envelope`,
        )
      if (entry === undefined || everSealed.has(id)) continue
      const before = last.get(`${who} ${table}`)
      if (before !== undefined && before.seq > entry.seq) this.fault('reordered', `${id} before ${before.id}`)
      last.set(`${who} ${table}`, { id, seq: entry.seq })
    }
  }

  /** The table as somebody who holds these seats must see it when all is quiet. */
  shown(table: string, seats: readonly number[]): { seq: number; faces: string; sealed: string } | null {
    const known = this.tables.get(table)
    if (known === undefined) return null
    const { game, match } = known
    return {
      seq: match.entries.length,
      faces: JSON.stringify(facesFor(game, match, seats)),
      sealed: JSON.stringify(sealedFor(game, match, seats)),
    }
  }
}

const envelopesOf = (text: string | null): Envelope[] =>
  text === null ? [] : (JSON.parse(text) as Envelope[])
const idsOf = (all: readonly Envelope[]): string[] => all.flatMap(e => e.slips.map(s => s.moveId))

function seatsThatDiffer(a: readonly Envelope[], b: readonly Envelope[]): number[] {
  const of = (all: readonly Envelope[], seat: number): string =>
    JSON.stringify(all.filter(e => e.seat === seat))
  return [...new Set([...a, ...b].map(e => e.seat))].filter(seat => of(a, seat) !== of(b, seat))
}

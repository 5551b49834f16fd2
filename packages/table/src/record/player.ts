import type { Core, Face, Happening, Move, Outcome, Seat } from '@noren/engine'
import { faceFor, isUndo, lineFor, undoTo, wordsFor } from '@noren/match'
import type { Line } from '@noren/match'
import type { Cursor, Tape } from './tape.ts'
import { tapeOfStage } from './tape.ts'

/** States are kept at every so many entries; between them at most so many less one are played again. */
const APART = 32
/** So many stretches between kept states lie ready, state by state. */
const READY = 4

/** What a record is looked at with: the eyes of one seat, a watcher's, or all hands on the table. */
export type Eyes = Seat | 'open'

/** A turn of the record: its entries from the first to the last. */
export interface RecordTurn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** One resting state of a record, as somebody may see it. */
export interface Moment {
  /** How many entries were carried out; 0 is the table after the set-up. */
  readonly at: number
  /** One face for the eyes it is looked at with; with open hands one for each seat. */
  readonly faces: Readonly<Record<string, Face>>
  /** The choice that follows, for who may know it: its own seat, or everybody with open hands. */
  readonly chosen: Move | null
}

interface Settings {
  /** The people ended it, or it is a lesson: hands may be opened although the rules do not say that it is over. */
  readonly ended?: boolean
  /** Whose turn it is, for games that can say; otherwise whoever acts has it. */
  readonly turnOf?: ((s: Core) => Seat) | undefined
}

/**
 * Plays a record, forwards and backwards. The whole of it is played once, when it is put on; after that every moment is at most
 * a short stretch away from a state that is kept.
 */
export class RecordPlayer {
  /** How many entries can be played: all of them, unless the rules stop at one. */
  readonly length: number
  /** The entry at which the rules stopped, and why. */
  readonly fault: { readonly seq: number; readonly why: string } | null
  readonly outcome: Outcome | null
  readonly seats: number
  readonly turns: readonly RecordTurn[]
  readonly #tape: Tape
  readonly #open: boolean
  readonly #kept: Cursor[] = []
  readonly #ready = new Map<number, readonly Core[]>()
  readonly #story: (readonly Happening[])[] = []
  /** Which entry took an entry back. */
  readonly #undoneBy = new Map<number, number>()
  /** The first entry that an undo took back. */
  readonly #undoes = new Map<number, number>()

  constructor(tape: Tape, { ended = false, turnOf }: Settings = {}) {
    this.#tape = tape
    const cursor = tape.cursor()
    const turns: { seat: Seat; from: number; to: number }[] = []
    this.#story.push(cursor.told)
    this.#kept.push(cursor.copy())
    let why: string | null = null
    let at = 0
    for (const move of tape.moves) {
      const seat = turnOf?.(cursor.state) ?? move.seat
      why = cursor.next()
      if (why !== null) break
      at++
      this.#story.push(cursor.told)
      for (const seq of cursor.undone) this.#undoneBy.set(seq, at)
      const [first] = cursor.undone
      if (first !== undefined) this.#undoes.set(at, first)
      if (at % APART === 0) this.#kept.push(cursor.copy())
      const last = turns.at(-1)
      if (last?.seat === seat) last.to = at
      else turns.push({ seat, from: at, to: at })
    }
    this.length = at
    this.fault = why === null ? null : { seq: at + 1, why }
    this.outcome = cursor.state.outcome
    this.seats = cursor.state.seats
    this.turns = turns
    this.#open = ended || this.outcome !== null
  }

  /** Whether hands may be opened: nobody plays any more. */
  get mayOpen(): boolean {
    return this.#open
  }

  #state(at: number): Core {
    if (!Number.isInteger(at) || at < 0 || at > this.length)
      throw new RangeError(`a record of ${this.length} entries has no moment ${at}`)
    const stretch = Math.floor(at / APART)
    return (this.#ready.get(stretch) ?? this.#unroll(stretch))[at % APART] as Core
  }

  /** Plays one stretch again and keeps all its states; the stretch that was looked at longest ago makes room. */
  #unroll(stretch: number): readonly Core[] {
    const cursor = (this.#kept[stretch] as Cursor).copy()
    const states = [cursor.state]
    const end = Math.min(this.length, stretch * APART + APART - 1)
    for (let at = stretch * APART; at < end; at++) {
      const why = cursor.next()
      if (why !== null) throw new Error(`entry ${at + 1} was carried out before, and is refused now: ${why}`)
      states.push(cursor.state)
    }
    const [oldest] = this.#ready.keys()
    if (this.#ready.size >= READY && oldest !== undefined) this.#ready.delete(oldest)
    this.#ready.set(stretch, states)
    return states
  }

  /** What a seat was shown then; WATCHER is a spectator. */
  faceAt(at: number, seat: Seat): Face {
    return faceFor(this.#tape.game, { state: this.#state(at), envelopes: [] }, seat)
  }

  /** A moment as these eyes see it. */
  momentAt(at: number, eyes: Eyes): Moment {
    const seats = this.#seatsOf(eyes)
    const faces: Record<string, Face> = {}
    for (const seat of seats) faces[seat] = this.faceAt(at, seat)
    const next = at < this.length ? this.#tape.moves[at] : undefined
    const known = next !== undefined && next.seat >= 0 && seats.includes(next.seat)
    const taken = next !== undefined && (isUndo(next.words) || undoTo(next.words) !== null)
    const chosen = known
      ? { seat: next.seat, words: taken ? next.words : wordsFor(this.#tape.game, next.words) }
      : null
    return { at, faces, chosen }
  }

  /** The log up to a moment, as these eyes read it: from the set-up on. */
  linesAt(at: number, eyes: Eyes): Line[] {
    const seats = this.#seatsOf(eyes)
    return Array.from({ length: at + 1 }, (_, seq) => this.#line(seq, seats, at))
  }

  #line(seq: number, seats: readonly Seat[], at: number): Line {
    const by = this.#undoneBy.get(seq)
    const { moves, game } = this.#tape
    const undone = by !== undefined && by <= at ? new Set([seq]) : NONE
    const told = { entries: moves, story: this.#story, undone, undoes: this.#undoes }
    return lineFor(game, told, seq, seats)
  }

  #seatsOf(eyes: Eyes): readonly Seat[] {
    if (eyes !== 'open') return [eyes]
    if (!this.#open) throw new Error('hands are opened when the game is over')
    return Array.from({ length: this.seats }, (_, seat) => seat)
  }

  /** What would have been: other moves from a moment on. Chance runs on from there. */
  branch(at: number, moves: readonly Move[]): Tape {
    return tapeOfStage(this.#tape.game, this.#state(at), moves)
  }
}

const NONE: ReadonlySet<number> = new Set()

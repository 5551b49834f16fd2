import type { Core, Event, Frame, GameDefinition, Narrator, Rng, Seat, Words } from './contract.ts'
import { begin, play } from './engine.ts'
import { silent } from './table.ts'
import { whyNot } from './whynot.ts'

/** One decision as it is written down. */
export interface Move {
  readonly seat: Seat
  readonly words: Words
}

/** A log that does not fit the rules: which line, and why. */
export class ReplayError extends Error {
  readonly line: number
  constructor(line: number, why: string) {
    super(`move ${line}: ${why}`)
    this.line = line
  }
}

export interface Reel<O> {
  readonly options: O
  readonly seats: number
  /** The generator's words before set-up (0) and before each move (1, 2, ...). Undefined leaves them as they are. */
  chance(seq: number): Rng | undefined
}

/** Plays a log again from its beginning. `look` sees the state after set-up (seq 0) and after every move. */
export function replay<O, S extends Core<F>, F extends Frame, E extends Event>(
  g: GameDefinition<O, S, F, E, unknown>,
  reel: Reel<O>,
  moves: readonly Move[],
  look?: (s: S, seq: number) => void,
  t: Narrator<E> = silent,
): S {
  const game = g as GameDefinition<unknown, S, F, E, unknown>
  const s = begin(g, reel.options, reel.seats, reel.chance(0) ?? [1, 2, 3, 4], t)
  look?.(s, 0)
  moves.forEach((move, i) => {
    const seq = i + 1
    const action = g.hear(move.words)
    if (action === null) throw new ReplayError(seq, `nobody understands ${JSON.stringify(move.words)}`)
    const no = whyNot(game, s, move.seat, action)
    if (no !== null)
      throw new ReplayError(
        seq,
        `seat ${move.seat} may not ${JSON.stringify(move.words)}: ${no.clauses.join(', ') || no.id}`,
      )
    const rng = reel.chance(seq)
    if (rng !== undefined) s.rng = rng
    play(game, s, move.seat, action, t)
    look?.(s, seq)
  })
  return s
}

import type { Core, Event, Frame, GameDefinition, Rng, Seat, Words } from './contract.ts'
import type { Game } from './game.ts'
import { asGame } from './game.ts'
import type { Happening } from './table.ts'

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

/** All that a replay needs beside the moves. */
export interface Reel<O> {
  readonly options: O
  readonly seats: number
  /** The generator's words before set-up (0) and before each move (1, 2, ...). Undefined leaves them as they are. */
  chance(seq: number): Rng | undefined
}

/** Plays a log again from its beginning. `look` sees the state after set-up (seq 0) and after every move, and what was told. */
export function replayGame(
  game: Game,
  reel: Reel<unknown>,
  moves: readonly Move[],
  look?: (s: Core, seq: number, happenings: readonly Happening[]) => void,
): Core {
  const { state: s, happenings } = game.beginAloud(reel.options, reel.seats, reel.chance(0) ?? [1, 2, 3, 4])
  look?.(s, 0, happenings)
  moves.forEach((move, i) => {
    const seq = i + 1
    const action = game.hear(move.words)
    if (action === null) throw new ReplayError(seq, `nobody understands ${JSON.stringify(move.words)}`)
    const no = game.whyNot(s, move.seat, action)
    if (no !== null)
      throw new ReplayError(
        seq,
        `seat ${move.seat} may not ${JSON.stringify(move.words)}: ${no.clauses.join(', ') || 'it is not asked'}`,
      )
    const rng = reel.chance(seq)
    if (rng !== undefined) s.rng = rng
    const told = game.playAloud(s, move.seat, action)
    look?.(s, seq, told.happenings)
  })
  return s
}

/** The same for a definition, whose state has a type of its own. */
export const replay = <O, S extends Core<F>, F extends Frame, E extends Event>(
  g: GameDefinition<O, S, F, E, unknown>,
  reel: Reel<O>,
  moves: readonly Move[],
  look?: (s: S, seq: number) => void,
): S => replayGame(asGame(g), reel, moves, look as (s: Core, seq: number) => void) as unknown as S

import type { Clause, Core, Event, Frame, GameDefinition, Said, Seat, SeatSet, Words } from './contract.ts'
import { Choices } from './contract.ts'
import { legal, waiting } from './engine.ts'
import type { Refusal } from './offers.ts'
import { BARRED, dimmed } from './whynot.ts'

/** A choice in words that is dim, and why. */
export interface DimChoice {
  readonly words: Words
  readonly why: Refusal
}

/** A dim choice as both dialects give it: `clause` and `because` go with the old one, and then `why` is always there. */
export interface SaidBarred extends Said {
  readonly because: readonly Clause[]
  readonly why?: Refusal
}

/** Everything one seat (or WATCHER) receives about a resting state. The leak law compares exactly this. */
export interface Face<V = unknown> {
  readonly view: V
  readonly waiting: SeatSet
  readonly choices: readonly Said[]
  readonly barred: readonly SaidBarred[]
}

const list = new Choices()

export function face<S extends Core<F>, F extends Frame, E extends Event, V>(
  g: GameDefinition<unknown, S, F, E, V>,
  s: S,
  seat: Seat,
): Face<V> {
  legal(g, s, seat, list)
  const choices: Said[] = []
  for (let i = 0; i < list.size; i++) choices.push(g.say(s, seat, list.at(i)))
  const dim: SaidBarred[] = []
  for (const { action, why } of dimmed(g, s, seat)) {
    const { words, clause } = g.say(s, seat, action)
    const barred = { words, clause, because: why.clauses }
    dim.push(why.id === BARRED ? barred : { ...barred, why })
  }
  return { view: g.view(s, seat), waiting: waiting(s), choices, barred: dim }
}

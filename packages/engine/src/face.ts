import type { Core, Event, Frame, GameDefinition, Choice, Seat, SeatSet, Words } from './contract.ts'
import { Choices } from './contract.ts'
import { legal, waiting } from './engine.ts'
import type { Refusal } from './offers.ts'
import { dimmed } from './whynot.ts'

/** A choice in words that is dim, and why. */
export interface DimChoice {
  readonly words: Words
  readonly why: Refusal
}

/** Everything one seat (or WATCHER) receives about a resting state. The leak law compares exactly this. */
export interface Face<V = unknown> {
  readonly view: V
  readonly waiting: SeatSet
  readonly choices: readonly Choice[]
  readonly dim: readonly DimChoice[]
}

const list = new Choices()

/** Everything that a seat may know of a resting state: its view, its choices, whom the table waits for. */
export function face<S extends Core<F>, F extends Frame, E extends Event, V>(
  g: GameDefinition<unknown, S, F, E, V>,
  s: S,
  seat: Seat,
): Face<V> {
  legal(g, s, seat, list)
  const choices: Choice[] = []
  for (let i = 0; i < list.size; i++) choices.push(g.say(s, seat, list.at(i)))
  const dim = dimmed(g, s, seat).map(({ action, why }) => ({ words: g.say(s, seat, action).words, why }))
  return { view: g.view(s, seat), waiting: waiting(s), choices, dim }
}

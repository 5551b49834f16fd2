import type { Clause, Core, Event, Frame, GameDefinition, Said, Seat, SeatSet } from './contract.ts'
import { Choices } from './contract.ts'
import { barred, legal, waiting } from './engine.ts'

/** A choice that is dim, with the clauses that say no. */
export interface SaidBarred extends Said {
  readonly because: readonly Clause[]
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
  for (const { action, clauses } of barred(g, s, seat)) {
    const { words, clause } = g.say(s, seat, action)
    dim.push({ words, clause, because: clauses })
  }
  return { view: g.view(s, seat), waiting: waiting(s), choices, barred: dim }
}

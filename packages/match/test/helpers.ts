import { below, Choices, members, seeded, waiting } from '@noren/engine'
import type { Game, Seat, Words } from '@noren/engine'
import { carryOut, open } from '../src/index.ts'
import type { Charter, Match, Verdict, MoveRequest } from '../src/index.ts'
import { fixedKey, toy } from '../toy/index.ts'

export const charter = (over: Partial<Charter> = {}): Charter => ({
  id: 'koi-000001',
  game: 'lanterns',
  version: 3,
  options: {},
  seats: 2,
  key: fixedKey(7),
  ...over,
})

export const fresh = (over: Partial<Charter> = {}): Match => open(toy, charter(over))

let drawn = 0
/** A request of somebody who has seen everything, unless said otherwise. */
export const request = (
  m: Match,
  seat: Seat,
  words: Words,
  over: Partial<MoveRequest> = {},
): MoveRequest => ({
  seat,
  words,
  moveId: `move-${++drawn}`,
  seq: m.entries.length,
  ...over,
})

export const does = (m: Match, seat: Seat, ...words: (string | number)[]): Verdict =>
  carryOut(toy, m, request(m, seat, words))

/** Plays a match to its end with random choices, undoing now and then. */
export function playOut(game: Game, m: Match, seed: number, undoOdds = 6): void {
  const rng = seeded(seed)
  const list = new Choices()
  for (let n = 0; m.state.outcome === null && n < 5000; n++) {
    const seats = members(waiting(m.state))
    const seat = seats[below(rng, seats.length)] as Seat
    game.legal(m.state, seat, list)
    const words =
      below(rng, undoOdds) === 0 ? ['undo'] : game.say(m.state, seat, list.at(below(rng, list.size))).words
    carryOut(game, m, request(m, seat, words))
    const last = m.entries.at(-1)
    if (last !== undefined && below(rng, undoOdds) === 0) carryOut(game, m, request(m, last.seat, ['undo']))
  }
}

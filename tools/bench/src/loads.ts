import type { Game } from '@noren/engine'
import { begin, below, Choices, first, legal, play, seeded, waiting } from '@noren/engine'
import type { Load } from './measure.ts'
import type { Contender } from './work.ts'

/** Playouts of trick4 by one contender. */
export const playouts = (contender: Contender): Load => ({
  run(from, units) {
    let sum = 0
    for (let seed = from; seed < from + units; seed++) sum = contender.playout(seed, sum)
    return { done: units, sum }
  },
})

/** Decisions of random games on the search path of any game: a unit is a whole game, what is counted are its decisions. */
export function decisions(game: Game, seats: number): Load {
  const open = new Choices()
  return {
    run(from, units) {
      let done = 0
      let sum = 0
      for (let seed = from; seed < from + units; seed++) {
        const picks = seeded(seed ^ 0x51c4)
        const s = begin(game, game.options.defaults, seats, seeded(seed))
        while (s.outcome === null) {
          const seat = first(waiting(s))
          legal(game, s, seat, open)
          const action = open.at(below(picks, open.size))
          sum = Math.imul(sum ^ action, 0x01000193)
          play(game, s, seat, action)
          done++
        }
      }
      return { done, sum }
    },
  }
}

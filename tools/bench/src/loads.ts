import type { Game } from '@noren/engine'
import { below, Choices, first, seeded, waiting } from '@noren/engine'
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
        const s = game.begin(game.options.defaults, seats, seeded(seed))
        while (s.outcome === null) {
          const seat = first(waiting(s))
          game.legal(s, seat, open)
          const action = open.at(below(picks, open.size))
          sum = Math.imul(sum ^ action, 0x01000193)
          game.play(s, seat, action)
          done++
        }
      }
      return { done, sum }
    },
  }
}

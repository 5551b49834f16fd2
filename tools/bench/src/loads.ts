import type * as Engine from '@noren/engine'
import type { Core, Game, Sense } from '@noren/engine'
import type { Load } from './measure.ts'
import type { Contender } from './work.ts'

/** Playouts of trick4 by one contender. */
export const playouts = (contender: Contender): Load => ({
  run(from, units, begun = 0) {
    let sum = begun
    for (let seed = from; seed < from + units; seed++) sum = contender.playout(seed, sum)
    return { done: units, sum }
  },
})

/** The parts of an engine that drive a game from outside. They come with the rules: an earlier tree brings its own. */
export type Drive = Pick<typeof Engine, 'below' | 'Choices' | 'first' | 'seeded' | 'waiting'>

export interface Decisions {
  readonly drive: Drive
  readonly game: Game
  readonly seats: number
  /** Choices are made by its rules of thumb, as play-outs make them; without it every choice is drawn at random. */
  readonly sense?: Sense<Core>
}

/** Tables that are dealt before anything is timed; searches never pay for set-up. */
const TABLES = 64

/** Decisions on the search path of any game: a unit is a game from a dealt table to its end, what is counted are its decisions. */
export function decisions({ drive, game, seats, sense }: Decisions): Load {
  const { below, Choices, first, seeded, waiting } = drive
  const open = new Choices()
  const dealt: Core[] = []
  for (let n = 0; n < TABLES; n++) dealt.push(game.begin(game.options.defaults, seats, seeded(n)))
  return {
    run(from, units, begun = 0) {
      let done = 0
      let sum = begun
      for (let n = from; n < from + units; n++) {
        const picks = seeded(n ^ 0x51c4)
        const s = game.clone(dealt[n % TABLES] as Core)
        while (s.outcome === null) {
          const seat = first(waiting(s))
          game.legal(s, seat, open)
          const at =
            (open.size === 1 ? undefined : sense?.policy?.(s, seat, open, picks)) ?? below(picks, open.size)
          const action = open.at(at)
          sum = Math.imul(sum ^ action, 0x01000193)
          game.play(s, seat, action)
          done++
        }
      }
      return { done, sum }
    },
  }
}

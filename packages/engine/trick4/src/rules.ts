import type { GameDefinition } from '@noren/engine'
import { Choices, defineGame, legal } from '@noren/engine'
import { actions } from './actions.ts'
import { clauses } from '../rules/en.gen.ts'
import type { Trick4Event } from './events.ts'
import type { Trick } from './frames.ts'
import { imagine } from './imagine.ts'
import type { Trick4Options } from './options.ts'
import { options, SEATS } from './options.ts'
import type { Trick4 } from './state.ts'
import { clone, setup } from './state.ts'
import { steps } from './steps/index.ts'
import type { Trick4Open, Trick4Own, Trick4View } from './view.ts'
import { open, own } from './view.ts'

export type { Trick, Trick4, Trick4Event, Trick4View }
export type Trick4Game = GameDefinition<Trick4Options, Trick4, Trick, Trick4Event, Trick4View>

const choices = new Choices()

/**
 * trick4, the smallest real trick game: the worked example of docs/adding-a-game.md, the engine's own test game and the yardstick
 * of the bench.
 */
export const trick4: Trick4Game = defineGame<
  Trick4Options,
  Trick4,
  Trick,
  Trick4Event,
  Trick4Open,
  Trick4Own
>({
  id: 'trick4',
  version: 1,
  schema: 1,
  clauses,
  seats: { min: SEATS, max: SEATS },
  options,
  actions,
  setup,
  clone,
  steps,
  /** Whoever runs out of time plays the first card that is allowed. */
  idle(s, seat) {
    legal(trick4, s, seat, choices)
    return choices.at(0)
  },
  pace: () => ({ limit: 30, hold: false }),
  open,
  own,
  imagine,
})

export const rules = trick4

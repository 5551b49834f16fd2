import type { GameDefinition } from '@noren/engine'
import { Choices, legal } from '@noren/engine'
import type { Trick, Trick4, Trick4Event } from './rules.ts'
import { CARDS, CLAUSES, clone, SEATS, setup, trick } from './rules.ts'
import type { Trick4View } from './view.ts'
import { imagine, view } from './view.ts'

export type { Trick, Trick4, Trick4Event, Trick4View }
export { trick }
export type Trick4Game = GameDefinition<object, Trick4, Trick, Trick4Event, Trick4View>

const open = new Choices()

export const trick4: Trick4Game = {
  id: 'trick4',
  version: 1,
  clauses: CLAUSES,
  seats: { min: SEATS, max: SEATS },
  options: { defaults: {}, fields: [], read: () => ({ options: {} }) },
  setup,
  steps: { trick },
  /** Whoever runs out of time plays the first card that is allowed. */
  idle(s, seat) {
    legal(trick4, s, seat, open)
    return open.at(0)
  },
  pace: () => ({ limit: 30, hold: false }),
  view,
  imagine,
  clone,
  say: (_s, _seat, card) => ({ words: ['play', card], clause: 'T4-PLAY-1' }),
  hear([verb, card]) {
    const known =
      verb === 'play' && typeof card === 'number' && Number.isInteger(card) && card >= 0 && card < CARDS
    return known ? card : null
  },
}

import { toy } from '@noren/match/toy'
import type { Shelf } from '../src/index.ts'

/** A shelf with a game that thinks for ever, and one whose own mind says aloud how much it may think. */
export const shelf: Shelf = {
  lanterns: { game: toy },
  sleepy: {
    game: {
      ...toy,
      imagine() {
        for (;;);
      },
    },
  },
  mindful: {
    game: toy,
    sense: {
      value: () => undefined,
      mind(_view, _seat, _rng, { rollouts }) {
        throw new Error(`${rollouts} rollouts`)
      },
    },
  },
}

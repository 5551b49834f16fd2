import { toy } from '@noren/match/toy'
import type { Shelf } from '../src/index.ts'

/** A shelf with a game that thinks for ever. */
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
}

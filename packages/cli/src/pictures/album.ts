import { lesson } from '@noren/bench/browser/coach'
import type { Film } from '@noren/bench/browser/moments'
import { daily, home, puzzles } from '@noren/bench/browser/pages'
import { reviewed } from '@noren/bench/browser/reviewing'
import type { Walk } from '@noren/bench/browser/studio'
import { finishedGame } from '@noren/trials/finished'
import { strips } from './moments.ts'
import { TABLES } from './tables.ts'

/** Games whose lesson, result and review are shown; two people and so many bots sit at a finished one. */
const SHOWN = [
  { game: 'sakura', bots: 2 },
  { game: 'spirit', bots: 3 },
  { game: 'honor', bots: 1 },
  { game: 'sake', bots: 2 },
] as const
const SEED = 3

/** Every picture that README.md and docs use, in the order in which they are taken. */
export const album = (tell: (film: Film) => void = () => undefined): readonly Walk[] => [
  home,
  ...TABLES,
  daily,
  puzzles,
  ...SHOWN.map(({ game }) => lesson(game)),
  ...SHOWN.map(({ game, bots }) =>
    reviewed(game, async house => {
      const { id, host } = await finishedGame(house, game, bots, SEED)
      return { id, cookie: host.cookie }
    }),
  ),
  ...strips(tell),
]

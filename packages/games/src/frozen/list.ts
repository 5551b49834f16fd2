import type { FrozenVersion } from '@noren/engine'

/** Every version of every game that was ever frozen. `noren freeze` adds the lines; none is ever removed. */
export const FROZEN: readonly FrozenVersion[] = [
  {
    game: 'honor-of-the-samurai',
    version: 1,
    hash: '13375d8714ce',
    load: () => import('./honor-of-the-samurai@1-13375d8714ce.mjs'),
  },
  {
    game: 'sake-and-samurai',
    version: 1,
    hash: 'dafd71226b91',
    load: () => import('./sake-and-samurai@1-dafd71226b91.mjs'),
  },
  {
    game: 'sakura',
    version: 1,
    hash: '5747391ad365',
    load: () => import('./sakura@1-5747391ad365.mjs'),
  },
  {
    game: 'samurai-spirit',
    version: 1,
    hash: 'a76a67a451b6',
    load: () => import('./samurai-spirit@1-a76a67a451b6.mjs'),
  },
]

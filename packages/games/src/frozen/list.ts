import type { FrozenVersion } from '@noren/engine'

/** Every version of every game that was ever frozen. `noren freeze` adds the lines; none is ever removed. */
export const FROZEN: readonly FrozenVersion[] = [
  {
    game: 'honor',
    version: 2,
    hash: 'c8a6d6a41f1b',
    load: () => import('./honor@2-c8a6d6a41f1b.mjs'),
  },
  {
    game: 'honor-of-the-samurai',
    version: 1,
    hash: '13375d8714ce',
    load: () => import('./honor-of-the-samurai@1-13375d8714ce.mjs'),
  },
  {
    game: 'sake',
    version: 2,
    hash: 'a4da0d1a3f29',
    load: () => import('./sake@2-a4da0d1a3f29.mjs'),
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
    game: 'sakura',
    version: 2,
    hash: 'e7bc5673ce02',
    load: () => import('./sakura@2-e7bc5673ce02.mjs'),
  },
  {
    game: 'samurai-spirit',
    version: 1,
    hash: 'a76a67a451b6',
    load: () => import('./samurai-spirit@1-a76a67a451b6.mjs'),
  },
  {
    game: 'spirit',
    version: 2,
    hash: 'a433846d0bce',
    load: () => import('./spirit@2-a433846d0bce.mjs'),
  },
]

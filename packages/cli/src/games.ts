import type { Core, Game, Sense } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { UsageError } from './usage.ts'

/** A game as the command line knows it: the only file of this package that names one. Rules are loaded when needed. */
export interface Listed {
  readonly name: string
  /** Other spellings that people may type. */
  readonly also: readonly string[]
  /** How its clause ids begin. */
  readonly prefix: string
  /** Its rules under ../shared/rules, beside the checkout. */
  readonly rules: string
  /** Its package, from the root. */
  readonly dir: string
  game(): Promise<Game>
  sense?(): Promise<Sense<Core>>
  fixture(): Promise<AnyFixture>
}

export const GAMES: readonly Listed[] = [
  {
    name: 'sakura',
    also: [],
    prefix: 'SA',
    rules: 'sakura.md',
    dir: 'packages/games/sakura',
    game: async () => (await import('@noren/sakura')).sakura,
    sense: async () => (await import('@noren/sakura/sense')).sense,
    fixture: async () => (await import('@noren/sakura/secrets')).fixture,
  },
  {
    name: 'samurai-spirit',
    also: ['spirit'],
    prefix: 'SS',
    rules: 'samurai-spirit.md',
    dir: 'packages/games/spirit',
    game: async () => (await import('@noren/spirit')).spirit,
    sense: async () => (await import('@noren/spirit/sense')).sense,
    fixture: async () => (await import('@noren/spirit/secrets')).fixture,
  },
  {
    name: 'honor-of-the-samurai',
    also: ['honor'],
    prefix: 'HS',
    rules: 'honor-of-the-samurai.md',
    dir: 'packages/games/honor',
    game: async () => (await import('@noren/honor')).honor,
    sense: async () => (await import('@noren/honor/sense')).sense,
    fixture: async () => (await import('@noren/honor/secrets')).fixture,
  },
  {
    name: 'sake-and-samurai',
    also: ['sake'],
    prefix: 'SK',
    rules: 'sake-and-samurai.md',
    dir: 'packages/games/sake',
    game: async () => (await import('@noren/sake')).sake,
    sense: async () => (await import('@noren/sake/sense')).sense,
    fixture: async () => (await import('@noren/sake/secrets')).fixture,
  },
]

export function listed(name: string): Listed {
  const found = GAMES.find(g => g.name === name || g.also.includes(name))
  if (found === undefined)
    throw new UsageError(`no game is called "${name}"; there are ${GAMES.map(g => g.name).join(', ')}`)
  return found
}

import type { Core, Game, Sense } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { UsageError } from './usage.ts'

/** A game as the command line knows it: the only file of this package that names one. Rules are loaded when needed. */
export interface Listed {
  readonly name: string
  readonly title: string
  /** Other spellings that people may type. */
  readonly also: readonly string[]
  /** How its clause ids begin. */
  readonly prefix: string
  /** Its rules under ../shared/rules, beside the checkout. */
  readonly rules: string
  /** Its package, from the root. */
  readonly dir: string
  /** All seats win or lose together: the dojo gives each side a table of its own. */
  readonly together?: Together
  game(): Promise<Game>
  sense?(): Promise<Sense<Core>>
  fixture(): Promise<AnyFixture>
}

/** How a game of one team is measured. */
export interface Together {
  /** Options of the dojo's tables, where the usual ones would show only losses or only wins. */
  options(players: number): Readonly<Record<string, unknown>>
  /** How far a lost game got, 0 to 1. */
  far(end: Core): number
}

export const GAMES: readonly Listed[] = [
  {
    name: 'sakura',
    title: 'Sakura',
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
    title: 'Samurai Spirit',
    also: ['spirit'],
    prefix: 'SS',
    rules: 'samurai-spirit.md',
    dir: 'packages/games/spirit',
    together: {
      options: players => ({ mode: players <= 3 ? 'hard' : players <= 5 ? 'normal' : 'easy' }),
      far: held,
    },
    game: async () => (await import('@noren/spirit')).spirit,
    sense: async () => (await import('@noren/spirit/sense')).sense,
    fixture: async () => (await import('@noren/spirit/secrets')).fixture,
  },
  {
    name: 'honor-of-the-samurai',
    title: 'Honor of the Samurai',
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
    title: 'Saké & Samurai',
    also: ['sake'],
    prefix: 'SK',
    rules: 'sake-and-samurai.md',
    dir: 'packages/games/sake',
    game: async () => (await import('@noren/sake')).sake,
    sense: async () => (await import('@noren/sake/sense')).sense,
    fixture: async () => (await import('@noren/sake/secrets')).fixture,
  },
]

/** How long a village was held: rounds, and how much of the last one's deck was turned up. */
function held(end: Core): number {
  const { round, deck } = end as Core & { readonly round: number; readonly deck: readonly unknown[] }
  return Math.min(1, (round - 1 + 1 / (1 + deck.length / end.seats)) / 3)
}

export function listed(name: string): Listed {
  const found = GAMES.find(g => g.name === name || g.also.includes(name))
  if (found === undefined)
    throw new UsageError(`no game is called "${name}"; there are ${GAMES.map(g => g.name).join(', ')}`)
  return found
}

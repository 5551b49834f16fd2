import type { Core, LoadedRules } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { registry } from '@noren/games'
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
    fixture: async () => (await import('@noren/spirit/secrets')).fixture,
  },
  {
    name: 'honor-of-the-samurai',
    title: 'Honor of the Samurai',
    also: ['honor'],
    prefix: 'HS',
    rules: 'honor-of-the-samurai.md',
    dir: 'packages/games/honor',
    fixture: async () => (await import('@noren/honor/secrets')).fixture,
  },
  {
    name: 'sake-and-samurai',
    title: 'Saké & Samurai',
    also: ['sake'],
    prefix: 'SK',
    rules: 'sake-and-samurai.md',
    dir: 'packages/games/sake',
    fixture: async () => (await import('@noren/sake/secrets')).fixture,
  },
]

/** How long a village was held: rounds, and how much of the last one's deck was turned up. */
function held(end: Core): number {
  const { round, deck } = end as Core & { readonly round: number; readonly deck: readonly unknown[] }
  return Math.min(1, (round - 1 + 1 / (1 + deck.length / end.seats)) / 3)
}

/** A game by what somebody typed: "sakura", or "sakura@1" for an older version of its rules. */
export function listed(name: string): Listed {
  const id = name.replace(/@\d+$/, '')
  const found = GAMES.find(g => g.name === id || g.also.includes(id))
  if (found === undefined)
    throw new UsageError(`no game is called "${id}"; there are ${GAMES.map(g => g.name).join(', ')}`)
  return found
}

/** The rules that somebody typed: the newest, or those of the version behind the @. */
export async function rulesOf(name: string): Promise<LoadedRules> {
  const { name: id } = listed(name)
  const version = /@(\d+)$/.exec(name)?.[1]
  const found =
    version === undefined
      ? await registry.newest(id)
      : ((await registry.thaw({ game: id, version: Number(version) })) ??
        (await registry.rules({ game: id, version: Number(version) })))
  if (found === null) throw new UsageError(`there are no rules of version ${version ?? ''} of ${id}`)
  return found
}

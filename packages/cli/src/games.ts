import { speechFor } from '@noren/words'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Core, Game, LoadedRules, Manifest } from '@noren/engine'
import { isNamed } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { MANIFESTS, registry } from '@noren/games'
import { say } from './say.ts'
import { UsageError } from './usage.ts'

/** A game as the command line knows it, from its manifest. Rules are loaded when needed. */
export interface Listed {
  readonly name: string
  /** How its clause ids begin. */
  readonly prefix: string
  /** Its rules under ../shared/rules, beside the checkout: they have the first name of the game. */
  readonly rules: string
  /** Its folder, from the root. */
  readonly dir: string
  readonly manifest: Manifest
  /** All seats win or lose together: the dojo gives each side a table of its own. */
  readonly together?: Together
  title(): Promise<string>
  fixture(): Promise<AnyFixture>
}

/** How a game of one team is measured. */
export interface Together {
  /** Options of the dojo's tables, where the usual ones would show only losses or only wins. */
  options(players: number): Readonly<Record<string, unknown>>
  /** How far a lost game got, 0 to 1. */
  far(end: Core): number
}

/** How the dojo measures a team, where winning or losing alone says too little. */
const TEAMS: Readonly<Record<string, Together>> = {
  spirit: {
    options: players => ({ mode: players <= 3 ? 'hard' : players <= 5 ? 'normal' : 'easy' }),
    far: held,
  },
}
const ANY_TEAM: Together = { options: () => ({}), far: () => 0 }

const ROOT = join(import.meta.dirname, '../../..')

/** What the laws need of a game: behind the door of its package, or of the package of all games. */
async function fixtureOf(folder: string): Promise<AnyFixture> {
  const isPackage = existsSync(join(ROOT, 'packages/games', folder, 'package.json'))
  const door = isPackage ? `@noren/${folder}/fixture` : `@noren/games/${folder}/fixture`
  const found = (await import(door)) as { readonly fixture: AnyFixture }
  return found.fixture
}

function listing(m: Manifest): Listed {
  return {
    name: m.id,
    prefix: m.prefix,
    rules: `${m.formerly?.[0] ?? m.id}.md`,
    dir: `packages/games/${m.id}`,
    manifest: m,
    ...(m.together === true ? { together: TEAMS[m.id] ?? ANY_TEAM } : {}),
    title: async () => (await speechFor(await m.words(), 'en')).title,
    fixture: () => fixtureOf(m.id),
  }
}

export const GAMES: readonly Listed[] = MANIFESTS.map(listing)

/** How long a village was held: rounds, and how much of the last one's deck was turned up. */
function held(end: Core): number {
  const { round, deck } = end as Core & { readonly round: number; readonly deck: readonly unknown[] }
  return Math.min(1, (round - 1 + 1 / (1 + deck.length / end.seats)) / 3)
}

/** A game by what somebody typed: "sakura", or "sakura@1" for an older version of its rules. */
export function listed(name: string): Listed {
  const id = name.replace(/@\d+$/, '')
  const found = GAMES.find(g => isNamed(g.manifest, id))
  if (found === undefined)
    throw new UsageError(say('cli-no-game', { name: id, list: GAMES.map(g => g.name).join(', ') }))
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
  if (found === null) throw new UsageError(say('cli-no-rules', { version: version ?? '', game: id }))
  return found
}

/** The id under which rules were frozen; the newest have the one of today. */
export const frozenAs = ({ id, version }: Game): string =>
  registry.frozen.find(f => f.version === version && registry.idOf(f.game) === id)?.game ?? id

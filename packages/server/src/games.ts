import { workerData } from 'node:worker_threads'
import { EXAMPLES, FROZEN, MANIFESTS, SOURCES } from '@noren/games'
import { registryOf, sourceOf } from '@noren/engine'
import type { LoadedRules, Manifest } from '@noren/engine'
import { outsideAgain, outsideIn } from './outside/load.ts'
import type { Found } from './outside/find.ts'
import { places } from './places.ts'
import type { Library, Shelf, Shelved } from './shelf.ts'

/** Where games are built, those that show how are played too. */
const own = process.env['NOREN_DEV'] === '1' ? [...MANIFESTS, ...EXAMPLES] : MANIFESTS

/** A bot's thread is told which games of others passed; the server tries those of its folder. */
const told = (workerData as { readonly outside?: readonly Found[] } | null)?.outside
const all = [...MANIFESTS, ...EXAMPLES]
export const outside = await (told === undefined
  ? outsideIn(process.env['NOREN_GAMES'], all)
  : outsideAgain(told, all))

/** Every game that is played here, before any of it is loaded. */
export const manifests: readonly Manifest[] = [...own, ...outside.games.map(g => g.manifest)]

/** All games and all their versions. */
export const registry = registryOf(
  { ...SOURCES, ...Object.fromEntries(outside.games.map(({ manifest: m }) => [m.id, sourceOf(m)])) },
  [...FROZEN, ...outside.older],
)

const shelved = await Promise.all(
  manifests.map(async (m): Promise<readonly [string, Shelved]> => {
    const rules = (await registry.newest(m.id)) as LoadedRules
    const together = m.together === undefined ? {} : { together: m.together }
    const daily = m.daily === undefined ? {} : { daily: m.daily }
    const standing = m.standing === undefined ? {} : { standing: await m.standing() }
    const schema = m.schema === undefined ? {} : { schema: m.schema }
    const par = m.par === undefined ? {} : { par: await m.par() }
    const stage = m.stage === undefined ? {} : { stage: m.stage }
    const from = outside.games.find(g => g.manifest === m)
    const module = from === undefined ? {} : { module: from.module }
    return [m.id, { ...rules, ...together, ...daily, ...standing, ...schema, ...par, ...stage, ...module }]
  }),
)

/** The newest rules of every game, in memory before the first table is opened. */
export const shelf: Shelf = Object.fromEntries(shelved)

export const library: Library = { shelf, registry, module: places.games.href, outside }

import { EXAMPLES, MANIFESTS, registry } from '@noren/games'
import type { LoadedRules } from '@noren/engine'
import { places } from './places.ts'
import type { Library, Shelf, Shelved } from './shelf.ts'

/** Where games are built, those that show how are played too. */
const listed = process.env['NOREN_DEV'] === '1' ? [...MANIFESTS, ...EXAMPLES] : MANIFESTS

const shelved = await Promise.all(
  listed.map(async (m): Promise<readonly [string, Shelved]> => {
    const rules = (await registry.newest(m.id)) as LoadedRules
    const together = m.together === undefined ? {} : { together: m.together }
    const standing = m.standing === undefined ? {} : { standing: await m.standing() }
    const schema = m.schema === undefined ? {} : { schema: m.schema }
    return [m.id, { ...rules, ...together, ...standing, ...schema }]
  }),
)

/** The newest rules of every game, in memory before the first table is opened. */
export const shelf: Shelf = Object.fromEntries(shelved)

export { registry }
export const library: Library = { shelf, registry, module: places.games.href }

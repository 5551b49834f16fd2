import { registry } from '@noren/games'
import type { LoadedRules, StandingReplies } from '@noren/engine'
import { standing as honor } from '@noren/honor/words'
import { standing as sake } from '@noren/sake/words'
import { standing as spirit } from '@noren/spirit/words'
import { places } from './places.ts'
import type { Library, Shelf } from './shelf.ts'

/** What players may leave to itself, by game. */
const STANDING: Readonly<Record<string, StandingReplies<unknown>>> = {
  'honor-of-the-samurai': honor,
  'sake-and-samurai': sake,
  'samurai-spirit': spirit,
}

const shelved = await Promise.all(
  registry.ids.map(async id => {
    const rules = (await registry.newest(id)) as LoadedRules
    const standing = STANDING[id]
    return [id, standing === undefined ? rules : { ...rules, standing }] as const
  }),
)

/** The newest rules of every game, in memory before the first table is opened. */
export const shelf: Shelf = Object.fromEntries(shelved)

export { registry }
export const library: Library = { shelf, registry, module: places.games.href }

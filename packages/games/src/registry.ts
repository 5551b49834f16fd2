import type { GameSource } from '@noren/engine'
import { registryOf, sourceOf } from '@noren/engine'
import { FROZEN } from './frozen/list.ts'
import { EXAMPLES, MANIFESTS } from './manifests.ts'

export { EXAMPLES, FROZEN, MANIFESTS }

/** The games and their newest rules; each is loaded when it is first needed. */
export const SOURCES: Readonly<Record<string, GameSource>> = Object.fromEntries(
  [...MANIFESTS, ...EXAMPLES].map(m => [m.id, sourceOf(m)]),
)

/** All games and all their versions: what server, device, command line and tests play by. */
export const registry = registryOf(SOURCES, FROZEN)

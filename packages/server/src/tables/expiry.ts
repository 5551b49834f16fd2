import type { MatchStore } from '@noren/store'
import type { TimeSource } from '../time.ts'
import type { TableRegistry } from './registry.ts'

/** A table that has not begun after this long is forgotten, unless somebody looks at it. */
export const UNBEGUN_LIFE = 3 * 24 * 3_600_000
const AT_ONCE = 200

/** Forgets tables that were opened and never began: they would lie in the store for ever. */
export async function expireUnbegun(
  store: MatchStore,
  registry: TableRegistry,
  time: TimeSource,
): Promise<number> {
  const gone = await store.dropUnbegun(time.now() - UNBEGUN_LIFE, AT_ONCE, await registry.lookedAt())
  for (const id of gone) registry.forget(id)
  return gone.length
}

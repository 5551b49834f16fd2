import type { MatchStore } from '@noren/store'
import type { TimeSource } from '../time.ts'
import type { Hall } from './hall.ts'

/** A table that has not begun after this long is forgotten, unless somebody looks at it. */
export const UNBEGUN_LIFE = 3 * 24 * 3_600_000
const AT_ONCE = 200

/** Forgets tables that were opened and never began: they would lie in the store for ever. */
export async function expireUnbegun(store: MatchStore, hall: Hall, time: TimeSource): Promise<number> {
  const gone = await store.dropUnbegun(time.now() - UNBEGUN_LIFE, AT_ONCE, await hall.lookedAt())
  for (const id of gone) hall.forget(id)
  return gone.length
}

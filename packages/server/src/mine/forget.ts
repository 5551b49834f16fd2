import { isOwn } from '@noren/store'
import type { Forgotten, MatchStore, TableRow } from '@noren/store'
import { newStranger } from '../ids.ts'
import { isNo } from '../refusal.ts'
import type { LiveTable } from '../tables/live.ts'
import { behave } from '../tables/manners.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { leave, seatsOf } from '../tables/seating.ts'
import { HOUSE, HOUSE_KINDS, tombstoneOf } from './kinds.ts'

/** Gets up from a table that has not begun, and gives up one that runs: a bot plays on, or the other of two has won. */
function withdraw(row: TableRow, who: string, table: LiveTable): TableRow {
  if (row.status === 'open') return leave(row, who)
  return seatsOf(row, who).reduce((now, seat) => {
    if (now.status !== 'playing') return now
    const next = behave(now, who, { do: 'concede', seat }, table.present)
    return isNo(next) ? now : next
  }, row)
}

/**
 * Deletes a person: at once and without return. Games with others go on or stay, with a stranger in the seat; tables of this person and bots
 * are gone. Whoever looks at a table sees it happen.
 */
export async function forgetPerson(registry: TableRegistry, who: string, now: number): Promise<Forgotten> {
  const store: MatchStore = registry.store
  // First the cookies: a device that acts meanwhile would write what has just been deleted.
  await store.addRecord({
    person: HOUSE,
    kind: HOUSE_KINDS.forgotten,
    key: tombstoneOf(who),
    body: '',
    at: now,
  })
  for (const row of await store.runningOf(who, Number.MAX_SAFE_INTEGER)) {
    if (isOwn(row, who)) continue
    const table = await registry.get(row.charter.id)
    await table?.change(r => withdraw(r, who, table))
  }
  const done = await store.forgetPerson(who, () => newStranger(registry.chance))
  for (const id of done.erased) await registry.erased(id)
  for (const id of done.changed) await registry.refresh(id)
  return done
}

import { afterEach, describe } from 'vitest'
import { StoreError } from '../src/index.ts'
import type { MatchStore } from '../src/index.ts'
import type { Bench, Place } from './contract/given.ts'
import { journalContract } from './contract/journal.ts'
import { listsContract } from './contract/lists.ts'
import { peopleContract } from './contract/people.ts'
import { tablesContract } from './contract/tables.ts'

export { entry, ON, row, someResults } from './contract/given.ts'
export type { Place } from './contract/given.ts'

/** What every store promises. `Fault` is what a store throws: a store that was bundled has a class of its own. */
export function storeContract(
  name: string,
  place: () => Promise<Place>,
  Fault: typeof StoreError = StoreError,
): void {
  describe(`${name} keeps the contract`, () => {
    const opened: MatchStore[] = []
    const openAt = async (p: Place): Promise<MatchStore> => {
      const store = await p.open()
      opened.push(store)
      return store
    }
    const fresh = async (): Promise<MatchStore> => openAt(await place())
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close()
    })
    const bench: Bench = { place, openAt, fresh, Fault }
    peopleContract(bench)
    tablesContract(bench)
    listsContract(bench)
    journalContract(bench)
  })
}

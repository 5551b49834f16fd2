import type { Entry } from '@noren/match'
import { sameStanding } from './store.ts'
import type { Kept, SofaRow, SofaStore } from './store.ts'

const NAME = 'noren'
const TABLES = 'tables'
const ENTRIES = 'entries'

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps nothing')))
  })

function openBase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' })
    request.result.createObjectStore(ENTRIES)
  })
  return asked(request)
}

/** All entries of one table after a number: their keys are [table, seq]. */
const range = (id: string, after: number): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Number.MAX_SAFE_INTEGER], true)

/** The games of this device in IndexedDB. */
export class IdbStore implements SofaStore {
  readonly #base: Promise<IDBDatabase>

  constructor() {
    this.#base = openBase()
  }

  /** Resolves when the disk has it; `strict` asks the browser not to promise before. */
  async #change(work: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    const tx = (await this.#base).transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      tx.addEventListener('complete', () => resolve())
      tx.addEventListener('abort', () => reject(tx.error ?? new Error('the device could not write')))
    })
    work(tx.objectStore(TABLES), tx.objectStore(ENTRIES))
    await done
  }

  async rows(): Promise<SofaRow[]> {
    return asked<SofaRow[]>((await this.#base).transaction(TABLES).objectStore(TABLES).getAll())
  }

  /** One transaction for both: nobody writes between two reads of it. */
  async read(id: string, after: number): Promise<Kept | null> {
    const tx = (await this.#base).transaction([TABLES, ENTRIES])
    const [row, entries] = await Promise.all([
      asked<SofaRow | undefined>(tx.objectStore(TABLES).get(id)),
      asked<Entry[]>(tx.objectStore(ENTRIES).getAll(range(id, after))),
    ])
    return row === undefined ? null : { row, entries }
  }

  create(row: SofaRow): Promise<void> {
    return this.#change(tables => void tables.add(row))
  }

  async write(row: SofaRow, was: SofaRow, added: readonly Entry[]): Promise<boolean> {
    let first = false
    await this.#change((tables, entries) => {
      const stored: IDBRequest<SofaRow | undefined> = tables.get(row.id)
      stored.addEventListener('success', () => {
        first = stored.result !== undefined && sameStanding(stored.result, was)
        if (!first) return
        // `add` refuses a number that is taken, and with it the whole transaction.
        for (const entry of added) entries.add(entry, [row.id, entry.seq])
        tables.put(row)
      })
    })
    return first
  }

  drop(id: string): Promise<void> {
    return this.#change((tables, entries) => {
      tables.delete(id)
      entries.delete(range(id, -1))
    })
  }
}

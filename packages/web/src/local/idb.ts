import type { Entry } from '@noren/match'
import type { Sealing, Stored } from '@noren/table'
import { appended, resealed, rowOf } from './store.ts'
import type { OldRow, SofaRow, SofaStore } from './store.ts'
import { deviceTime } from './time.ts'

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
    const all = (await this.#base).transaction(TABLES).objectStore(TABLES).getAll()
    return (await asked<OldRow[]>(all)).map(rowOf)
  }

  /** One transaction for both: nobody writes between two reads of it. */
  async read(id: string, after: number): Promise<Stored<SofaRow> | null> {
    const tx = (await this.#base).transaction([TABLES, ENTRIES])
    const [row, entries] = await Promise.all([
      asked<OldRow | undefined>(tx.objectStore(TABLES).get(id)),
      asked<Entry[]>(tx.objectStore(ENTRIES).getAll(range(id, after))),
    ])
    return row === undefined ? null : { row: rowOf(row), entries }
  }

  create(row: SofaRow): Promise<void> {
    return this.#change(tables => void tables.add(row))
  }

  append(...append: Parameters<SofaStore['append']>): Promise<boolean> {
    return this.#write(append[0], row => appended(row, append, deviceTime.now()), append[1])
  }

  seal({ id }: SofaRow, sealing: Sealing): Promise<boolean> {
    return this.#write(id, row => resealed(row, sealing))
  }

  /** Writes only where a table still stands as somebody saw it last; false: another page was first. */
  async #write(
    id: string,
    next: (row: SofaRow) => SofaRow | null,
    added: readonly Entry[] = [],
  ): Promise<boolean> {
    let row: SofaRow | null = null
    await this.#change((tables, entries) => {
      const stored: IDBRequest<OldRow | undefined> = tables.get(id)
      stored.addEventListener('success', () => {
        row = stored.result === undefined ? null : next(rowOf(stored.result))
        if (row === null) return
        // `add` refuses a number that is taken, and with it the whole transaction.
        for (const entry of added) entries.add(entry, [id, entry.seq])
        tables.put(row)
      })
    })
    return row !== null
  }

  drop(id: string): Promise<void> {
    return this.#change((tables, entries) => {
      tables.delete(id)
      entries.delete(range(id, -1))
    })
  }
}

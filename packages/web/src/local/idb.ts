import type { Entry } from '@noren/match'
import { sameStanding } from './store.ts'
import type { SofaRow, SofaStore } from './store.ts'

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

  async #read<T>(store: string, ask: (s: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return asked(ask((await this.#base).transaction(store).objectStore(store)))
  }

  /** Resolves when the disk has it; `strict` asks the browser not to promise before. */
  async #write(work: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    const tx = (await this.#base).transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      tx.addEventListener('complete', () => resolve())
      tx.addEventListener('abort', () => reject(tx.error ?? new Error('the device could not write')))
    })
    work(tx.objectStore(TABLES), tx.objectStore(ENTRIES))
    await done
  }

  rows(): Promise<SofaRow[]> {
    return this.#read<SofaRow[]>(TABLES, s => s.getAll())
  }

  async row(id: string): Promise<SofaRow | null> {
    return (await this.#read<SofaRow | undefined>(TABLES, s => s.get(id))) ?? null
  }

  create(row: SofaRow): Promise<void> {
    return this.#write(tables => void tables.add(row))
  }

  entries(id: string, after: number): Promise<Entry[]> {
    return this.#read<Entry[]>(ENTRIES, s => s.getAll(range(id, after)))
  }

  async append(row: SofaRow, entry: Entry): Promise<boolean> {
    try {
      await this.#write((tables, entries) => {
        // `add` refuses a number that is taken, and with it the whole transaction.
        entries.add(entry, [row.id, entry.seq])
        tables.put(row)
      })
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false
      throw error
    }
  }

  async seal(row: SofaRow, was: SofaRow): Promise<boolean> {
    let first = false
    await this.#write(tables => {
      const stored: IDBRequest<SofaRow | undefined> = tables.get(row.id)
      stored.addEventListener('success', () => {
        first = stored.result !== undefined && sameStanding(stored.result, was)
        if (first) tables.put(row)
      })
    })
    return first
  }

  drop(id: string): Promise<void> {
    return this.#write((tables, entries) => {
      tables.delete(id)
      entries.delete(range(id, -1))
    })
  }
}

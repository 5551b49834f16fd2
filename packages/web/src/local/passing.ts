import type { Entry } from '@noren/match'
import type { Stored } from '@noren/table'
import { appended, resealed } from './store.ts'
import type { SofaRow, SofaStore } from './store.ts'
import { deviceTime } from './time.ts'

const TRIED = 'sofa-try'

/** The name of a table at which a running game is tried out. */
export const triedId = (drawn: string): string => `${TRIED}${drawn}`

interface Held {
  row: SofaRow
  readonly entries: Entry[]
}

/** What is only tried out lies in memory and is gone with the page; everything else is kept where it always is. */
export class PassingStore implements SofaStore {
  readonly #kept: SofaStore
  readonly #tried = new Map<string, Held>()

  constructor(kept: SofaStore) {
    this.#kept = kept
  }

  rows(): Promise<SofaRow[]> {
    return this.#kept.rows()
  }

  async read(id: string, since: number): Promise<Stored<SofaRow> | null> {
    if (!id.startsWith(TRIED)) return this.#kept.read(id, since)
    const held = this.#tried.get(id)
    return held === undefined ? null : { row: held.row, entries: held.entries.slice(since) }
  }

  async create(row: SofaRow): Promise<void> {
    if (row.id.startsWith(TRIED)) this.#tried.set(row.id, { row, entries: [] })
    else await this.#kept.create(row)
  }

  async drop(id: string): Promise<void> {
    if (!this.#tried.delete(id)) await this.#kept.drop(id)
  }

  async append(...append: Parameters<SofaStore['append']>): Promise<boolean> {
    const [id, entries] = append
    const held = this.#tried.get(id)
    if (held === undefined) return this.#kept.append(...append)
    const next = appended(held.row, append, deviceTime.now())
    if (next === null) return false
    held.row = next
    held.entries.push(...entries)
    return true
  }

  async seal(...[row, sealing]: Parameters<SofaStore['seal']>): Promise<boolean> {
    const held = this.#tried.get(row.id)
    if (held === undefined) return this.#kept.seal(row, sealing)
    const next = resealed(held.row, sealing)
    if (next !== null) held.row = next
    return next !== null
  }
}

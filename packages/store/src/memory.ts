import type { Entry, Envelope } from '@noren/match'
import { copy, MemoryPeople } from './memory-people.ts'
import {
  dueOf,
  endOf,
  firstSeq,
  headOf,
  HIDDEN,
  isOwn,
  mannersWithout,
  sameEnvelopes,
  StoreError,
  unattended,
} from './types.ts'
import type {
  Appended,
  Finished,
  Forgotten,
  Kept,
  MatchStore,
  Sealing,
  Spoken,
  TableHead,
  TableRow,
  TableSummary,
  TableTimes,
} from './types.ts'

interface Held {
  /** Ours alone: what is handed out is a copy, so that it may be changed in place. */
  row: { -readonly [K in keyof TableRow]: TableRow[K] }
  due: number | null
  readonly entries: Entry[]
  readonly byMove: Map<string, Entry>
}

const newestFirst = (a: TableRow, b: TableRow): number =>
  b.created - a.created || (a.charter.id < b.charter.id ? -1 : 1)
const lastFirst = (a: TableRow, b: TableRow): number =>
  endOf(b) - endOf(a) || (a.charter.id < b.charter.id ? -1 : 1)

const sits = ({ holders }: TableRow, person: string): boolean =>
  holders.some(holder => holder.kind === 'person' && holder.person === person)

/** Tables in memory: for tests, and for a server that may forget. */
export class MemoryStore extends MemoryPeople implements MatchStore {
  readonly shared = false
  readonly #tables = new Map<string, Held>()
  readonly #spoken = new Map<string, Spoken[]>()
  #lines = 0

  /** Forgets tables that were opened before a moment: for a house that keeps nothing. */
  forget(before: number): void {
    for (const [id, { row }] of this.#tables) {
      if (row.created >= before) continue
      this.#tables.delete(id)
      this.#spoken.delete(id)
    }
  }

  async forgetPerson(person: string, standIn: (table: string) => string): Promise<Forgotten> {
    const [erased, changed]: [string[], string[]] = [[], []]
    for (const [id, held] of this.#tables) {
      const { row } = held
      const { host, holders, manners } = row
      const left = manners === undefined ? undefined : mannersWithout(manners, person)
      const named = host === person || JSON.stringify(left) !== JSON.stringify(manners)
      if (!sits(row, person) && !named) continue
      if (isOwn(row, person)) {
        this.#tables.delete(id)
        this.#spoken.delete(id)
        this.dropRecords(id)
        erased.push(id)
        continue
      }
      const other = standIn(id)
      const mine = (seat: number): boolean => {
        const holder = holders[seat]
        return holder?.kind === 'person' && holder.person === person
      }
      this.#spoken.set(id, this.#spoken.get(id)?.filter(line => !mine(line.seat)) ?? [])
      held.row = {
        ...row,
        ...(left === undefined ? {} : { manners: left }),
        host: host === person ? other : host,
        holders: holders.map((holder, seat) => {
          if (holder.kind !== 'person' || !mine(seat)) return holder
          const { standing: _, ...open } = holder
          return { ...open, person: other }
        }),
        revision: row.revision + 1,
      }
      changed.push(id)
    }
    this.dropPerson(person)
    return { erased, changed }
  }

  async createTable(row: TableRow): Promise<boolean> {
    if (this.#tables.has(row.charter.id)) return false
    this.#tables.set(row.charter.id, {
      row: copy(row),
      due: dueOf(row.clock),
      entries: [],
      byMove: new Map(),
    })
    return true
  }

  async table(id: string): Promise<TableRow | null> {
    return copy(this.#tables.get(id)?.row ?? null)
  }

  async saveTable(row: TableRow): Promise<boolean> {
    const held = this.#tables.get(row.charter.id)
    if (held === undefined || held.row.revision !== row.revision) return false
    const { host, listed, holders, manners, ...rest } = copy(row)
    const unbegun = held.row.status === 'open'
    const charter = unbegun ? rest.charter : held.row.charter
    const waiting = unbegun && held.row.seq === 0 ? rest.waiting : held.row.waiting
    const mood = manners === undefined ? {} : { manners }
    const status = held.row.status === 'over' ? 'over' : rest.status
    const [clock, next] = [held.row.clock ?? rest.clock, held.row.next ?? rest.next]
    held.row = {
      ...held.row,
      ...mood,
      charter,
      waiting,
      host,
      listed,
      status,
      holders,
      clock,
      next,
      revision: row.revision + 1,
    }
    held.due ??= dueOf(clock)
    return true
  }

  #dueAt(row: TableRow): number {
    return this.#tables.get(row.charter.id)?.due ?? Number.POSITIVE_INFINITY
  }

  #rows(keep: (row: TableRow) => boolean): TableRow[] {
    return [...this.#tables.values()]
      .map(h => h.row)
      .filter(keep)
      .sort(newestFirst)
  }

  async openTables(limit: number): Promise<TableRow[]> {
    return copy(this.#rows(r => r.listed && r.status === 'open').slice(0, limit))
  }

  async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return this.#mine(person, limit, () => true)
  }

  async runningOf(person: string, limit: number): Promise<TableRow[]> {
    return this.#mine(person, limit, r => r.status !== 'over')
  }

  async finishedOf(person: string, which: Finished): Promise<TableRow[]> {
    const { limit, after, games, among, beside, hidden } = which
    const comes = (r: TableRow): boolean =>
      after === undefined || endOf(r) < after.at || (endOf(r) === after.at && r.charter.id > after.id)
    const rows = this.#rows(
      r =>
        r.status === 'over' &&
        sits(r, person) &&
        comes(r) &&
        (games?.includes(r.charter.game) ?? true) &&
        (among?.includes(r.charter.id) ?? true) &&
        (beside?.some(other => sits(r, other)) ?? true) &&
        (hidden === true || !this.hasRecord(person, HIDDEN, r.charter.id)),
    )
    return copy(rows.sort(lastFirst).slice(0, limit))
  }

  async finishedCounts(person: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const { charter } of await this.finishedOf(person, { limit: Number.POSITIVE_INFINITY }))
      counts[charter.game] = (counts[charter.game] ?? 0) + 1
    return counts
  }

  async finishedGames(limit: number): Promise<TableRow[]> {
    return copy(
      this.#rows(r => r.status === 'over')
        .sort(lastFirst)
        .slice(0, limit),
    )
  }

  async markTimes(table: string, { began, ended, absent }: TableTimes): Promise<void> {
    const held = this.#tables.get(table)
    if (held === undefined) return
    const { row } = held
    held.row = {
      ...row,
      ...(began === undefined || row.began !== undefined ? {} : { began }),
      ...(ended === undefined || row.ended !== undefined ? {} : { ended }),
      ...(absent === undefined || row.absent !== undefined ? {} : { absent }),
    }
  }

  async spokenBy(person: string): Promise<(Spoken & { table: string })[]> {
    const all = [...this.#spoken].flatMap(([table, lines]) => {
      const holders = this.#tables.get(table)?.row.holders ?? []
      const mine = lines.filter(({ seat }) => {
        const holder = holders[seat]
        return holder?.kind === 'person' && holder.person === person
      })
      return mine.map(line => ({ ...line, table }))
    })
    return copy(all.sort((a, b) => a.at - b.at || a.n - b.n))
  }

  async #mine(person: string, limit: number, keep: (row: TableRow) => boolean): Promise<TableRow[]> {
    const asked = (r: TableRow): boolean =>
      r.holders.some(
        (m, i) => m.kind === 'person' && m.person === person && (r.waiting & ~r.answered & (1 << i)) !== 0,
      )
    const rank = (r: TableRow): number =>
      r.status === 'playing' ? (asked(r) ? 0 : 1) : r.status === 'open' ? 2 : 3
    return copy(
      this.#rows(r => sits(r, person) && keep(r))
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, limit),
    )
  }

  async tablesToRun(): Promise<string[]> {
    const asked = (r: TableRow): number => r.waiting & unattended(r.holders) & ~r.answered
    return this.#rows(r => r.status === 'playing' && asked(r) !== 0).map(r => r.charter.id)
  }

  async tablesDue(now: number, limit: number): Promise<string[]> {
    return this.#rows(r => r.status === 'playing' && this.#dueAt(r) <= now)
      .sort((a, b) => this.#dueAt(a) - this.#dueAt(b))
      .slice(0, limit)
      .map(r => r.charter.id)
  }

  async dropUnbegun(before: number, limit: number, except: readonly string[]): Promise<string[]> {
    const old = this.#rows(r => r.status === 'open' && r.created < before && !except.includes(r.charter.id))
    const ids = old
      .reverse()
      .slice(0, limit)
      .map(r => r.charter.id)
    for (const id of ids) {
      this.#tables.delete(id)
      this.#spoken.delete(id)
    }
    return ids
  }

  async append(
    table: string,
    entries: readonly Entry[],
    summary: TableSummary,
    was: readonly Envelope[],
  ): Promise<Appended> {
    const held = this.#tables.get(table)
    if (held === undefined) throw new StoreError(`there is no table ${table}`)
    for (const entry of entries) {
      const twin = held.byMove.get(entry.moveId)
      if (twin !== undefined) return { status: 'move-taken', entry: copy(twin) }
    }
    const seq = firstSeq(entries)
    if (seq > held.row.seq + 1) throw new StoreError(`entry ${seq} would leave a gap after ${held.row.seq}`)
    if (seq <= held.row.seq || !sameEnvelopes(held.row.envelopes, was)) return { status: 'seq-taken' }
    for (const entry of entries) {
      const kept = { ...entry, words: [...entry.words] }
      held.entries.push(kept)
      held.byMove.set(kept.moveId, kept)
    }
    const { waiting, answered, outcome, clock, envelopes } = summary
    const { row } = held
    row.waiting = waiting
    row.answered = answered
    // Copying costs more than all the rest, and mostly there is nothing to copy.
    row.outcome = outcome === null ? null : copy(outcome)
    row.clock = clock === null ? null : copy(clock)
    if (envelopes.length + row.envelopes.length > 0) row.envelopes = copy(envelopes)
    row.seq = seq + entries.length - 1
    if (outcome !== null) row.status = 'over'
    held.due = dueOf(summary.clock)
    return { status: 'stored' }
  }

  async seal(table: string, { seq, was, envelopes, answered, due }: Sealing): Promise<boolean> {
    const held = this.#tables.get(table)
    if (held === undefined) throw new StoreError(`there is no table ${table}`)
    if (held.row.seq !== seq || !sameEnvelopes(held.row.envelopes, was)) return false
    held.row = { ...held.row, envelopes: copy(envelopes), answered }
    held.due = due
    return true
  }

  async heads(ids: readonly string[]): Promise<TableHead[]> {
    return ids.flatMap(id => {
      const row = this.#tables.get(id)?.row
      return row === undefined ? [] : [copy(headOf(row, this.#spoken.get(id)?.at(-1)?.n ?? 0))]
    })
  }

  async entries(table: string, since = 0): Promise<Entry[]> {
    return copy(this.#tables.get(table)?.entries.slice(since) ?? [])
  }

  async speak(table: string, words: Omit<Spoken, 'n'>): Promise<Spoken> {
    const spoken = { n: ++this.#lines, ...copy(words) }
    this.#spoken.set(table, [...(this.#spoken.get(table) ?? []), spoken])
    return copy(spoken)
  }

  async spoken(table: string, limit: number): Promise<Spoken[]> {
    return copy(this.#spoken.get(table)?.slice(-limit) ?? [])
  }

  async tableIds(): Promise<string[]> {
    return this.#rows(() => true)
      .map(r => r.charter.id)
      .reverse()
  }

  async probe(): Promise<void> {}

  async *everything(): AsyncGenerator<Kept> {
    yield* this.keptOfPeople()
    for (const [id, { row, entries }] of this.#tables)
      yield copy({ kind: 'table', row, entries, spoken: this.#spoken.get(id) ?? [] })
  }

  async close(): Promise<void> {}
}

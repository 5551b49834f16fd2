import { HIDDEN } from '../types.ts'
import type { Finished, Kept, TableRow, TableTimes } from '../types.ts'
import type { HolderRecord, TableRecord } from '../rows.ts'
import { ENDED, holderRecord, mineFirst, readable, tableOf, tableRecord, textOf } from '../rows.ts'
import type { Database } from './database.ts'
import { SqliteJournal } from './journal.ts'
import { listed } from './listed.ts'

/** What finished games are looked for by; null wherever anything will do. */
interface FinishedValues {
  readonly person: string
  readonly limit: number
  readonly at: number | null
  readonly id: string | null
  readonly games: string | null
  readonly among: string | null
  readonly beside: string | null
  readonly hidden: number
}

const listText = (list: readonly string[] | undefined): string | null => textOf(list ?? null)

const statements = (db: Database) => ({
  createTable: db.prepare<[TableRecord]>(
    `INSERT INTO tables (id, game, version, bundle, options, seats, key, host, listed, status, created, seq, waiting, unattended, outcome, time, clock, due, next, envelopes, answered, manners, revision, seeds, fork)
     VALUES (@id, @game, @version, @bundle, @options, @seats, @key, @host, @listed, @status, @created, @seq, @waiting, @unattended, @outcome, @time, @clock, @due, @next, @envelopes, @answered, @manners, @revision, @seeds, @fork)
     ON CONFLICT (id) DO NOTHING`,
  ),
  table: db.prepare<[string], TableRecord>('SELECT * FROM tables WHERE id = ?'),
  allTables: db.prepare<[], string>('SELECT id FROM tables ORDER BY created, id').pluck(),
  saveTable: db.prepare<[TableRecord]>(
    `UPDATE tables SET host = @host, listed = @listed, unattended = @unattended,
       status = CASE status WHEN 'over' THEN status ELSE @status END,
       options = CASE status WHEN 'open' THEN @options ELSE options END,
       seeds = CASE status WHEN 'open' THEN @seeds ELSE seeds END,
       waiting = CASE WHEN status = 'open' AND seq = 0 THEN @waiting ELSE waiting END, manners = coalesce(@manners, manners),
       clock = coalesce(clock, @clock), due = coalesce(due, @due),
       next = coalesce(next, @next), revision = @revision + 1
     WHERE id = @id AND revision = @revision`,
  ),
  mats: db.prepare<[string], HolderRecord>('SELECT * FROM mats WHERE table_id = ? ORDER BY seat'),
  putMat: db.prepare<[HolderRecord]>(
    `INSERT INTO mats (table_id, seat, kind, person, away, level, standing)
     VALUES (@table_id, @seat, @kind, @person, @away, @level, @standing)
     ON CONFLICT (table_id, seat) DO UPDATE SET
       kind = excluded.kind, person = excluded.person, away = excluded.away, level = excluded.level,
       standing = excluded.standing`,
  ),
  openTables: db.prepare<[number], TableRecord>(
    `SELECT * FROM tables WHERE status = 'open' AND listed = 1 ORDER BY created DESC, id LIMIT ?`,
  ),
  tablesOf: db.prepare<[{ person: string; limit: number }], TableRecord>(
    `SELECT * FROM tables t WHERE id IN (SELECT table_id FROM mats WHERE person = @person)
     ORDER BY ${mineFirst('@person')}, created DESC, id LIMIT @limit`,
  ),
  runningOf: db.prepare<[{ person: string; limit: number }], TableRecord>(
    `SELECT * FROM tables t WHERE id IN (SELECT table_id FROM mats WHERE person = @person) AND status <> 'over'
     ORDER BY ${mineFirst('@person')}, created DESC, id LIMIT @limit`,
  ),
  finishedOf: db.prepare<[FinishedValues], TableRecord>(
    `SELECT * FROM tables t WHERE t.status = 'over' AND t.id IN (SELECT table_id FROM mats WHERE person = @person)
       AND (@at IS NULL OR ${ENDED} < @at OR (${ENDED} = @at AND t.id > @id))
       AND (@games IS NULL OR t.game IN (SELECT value FROM json_each(@games)))
       AND (@among IS NULL OR t.id IN (SELECT value FROM json_each(@among)))
       AND (@beside IS NULL OR EXISTS (SELECT 1 FROM mats m WHERE m.table_id = t.id
         AND m.person IN (SELECT value FROM json_each(@beside))))
       AND (@hidden OR t.id NOT IN (SELECT key FROM own_records WHERE person = @person AND kind = '${HIDDEN}'))
     ORDER BY ${ENDED} DESC, t.id LIMIT @limit`,
  ),
  finishedCounts: db.prepare<[{ person: string }], { game: string; n: number }>(
    `SELECT game, count(*) AS n FROM tables t
     WHERE t.status = 'over' AND t.id IN (SELECT table_id FROM mats WHERE person = @person)
       AND t.id NOT IN (SELECT key FROM own_records WHERE person = @person AND kind = '${HIDDEN}') GROUP BY game`,
  ),
  finishedGames: db.prepare<[number], TableRecord>(
    `SELECT * FROM tables t WHERE t.status = 'over' ORDER BY ${ENDED} DESC, t.id LIMIT ?`,
  ),
  markTimes: db.prepare<[number | null, number | null, number | null, string]>(
    `UPDATE tables SET began = coalesce(began, ?), ended = coalesce(ended, ?), absent = coalesce(absent, ?)
     WHERE id = ?`,
  ),
  tablesToRun: db
    .prepare<[], string>(
      `SELECT id FROM tables WHERE status = 'playing' AND (waiting & unattended) <> 0
       AND (waiting & unattended & ~answered) <> 0 ORDER BY created DESC, id`,
    )
    .pluck(),
  tablesDue: db
    .prepare<[number, number], string>(
      `SELECT id FROM tables WHERE due <= ? AND status = 'playing' ORDER BY due, id LIMIT ?`,
    )
    .pluck(),
  unbegun: db
    .prepare<[number, string, number], string>(
      `SELECT id FROM tables WHERE status = 'open' AND created < ?
       AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY created, id LIMIT ?`,
    )
    .pluck(),
  dropMats: db.prepare<[string]>('DELETE FROM mats WHERE table_id = ?'),
  dropTable: db.prepare<[string]>('DELETE FROM tables WHERE id = ?'),
})

/** Tables: who sits there, how they stand, and lists of them. */
export class SqliteTables extends SqliteJournal {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database) {
    super(db)
    this.#sql = statements(db)
  }

  createTable(row: TableRow): Promise<boolean> {
    return this.group.write(() => {
      if (this.#sql.createTable.run(tableRecord(row)).changes === 0) return false
      this.addLog(row.charter.id)
      this.#putMats(row)
      return true
    })
  }

  #putMats(row: TableRow): void {
    for (const [seat, holder] of row.holders.entries())
      this.#sql.putMat.run(holderRecord(row.charter.id, holder, seat))
  }

  protected row(record: TableRecord): TableRow {
    return tableOf(record, this.#sql.mats.all(record.id))
  }

  async table(id: string): Promise<TableRow | null> {
    const record = this.#sql.table.get(id)
    return record === undefined ? null : this.row(record)
  }

  saveTable(row: TableRow): Promise<boolean> {
    return this.group.write(() => {
      if (this.#sql.saveTable.run(tableRecord(row)).changes === 0) return false
      this.#putMats(row)
      return true
    })
  }

  protected drop(id: string): void {
    this.#sql.dropMats.run(id)
    this.dropLog(id)
    this.#sql.dropTable.run(id)
  }

  async openTables(limit: number): Promise<TableRow[]> {
    return readable(this.#sql.openTables.all(limit), r => this.row(r))
  }

  async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(this.#sql.tablesOf.all({ person, limit }), r => this.row(r))
  }

  async runningOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(this.#sql.runningOf.all({ person, limit }), r => this.row(r))
  }

  async finishedOf(person: string, which: Finished): Promise<TableRow[]> {
    const { limit, after, games, among, beside, hidden } = which
    const records = this.#sql.finishedOf.all({
      person,
      limit,
      at: after?.at ?? null,
      id: after?.id ?? null,
      games: listText(games),
      among: listText(among),
      beside: listText(beside),
      hidden: Number(hidden === true),
    })
    return readable(records, r => this.row(r))
  }

  async finishedCounts(person: string): Promise<Record<string, number>> {
    return Object.fromEntries(this.#sql.finishedCounts.all({ person }).map(({ game, n }) => [game, n]))
  }

  async finishedGames(limit: number): Promise<TableRow[]> {
    return readable(this.#sql.finishedGames.all(limit), r => this.row(r))
  }

  markTimes(table: string, { began, ended, absent }: TableTimes): Promise<void> {
    const times = [began ?? null, ended ?? null, absent ?? null] as const
    return this.group.write(() => void this.#sql.markTimes.run(...times, table))
  }

  async tablesToRun(): Promise<string[]> {
    return this.#sql.tablesToRun.all()
  }

  async tablesDue(now: number, limit: number): Promise<string[]> {
    return this.#sql.tablesDue.all(now, limit)
  }

  dropUnbegun(before: number, limit: number, except: readonly string[]): Promise<string[]> {
    return this.group.write(() => {
      const ids = this.#sql.unbegun.all(before, JSON.stringify(except), limit)
      for (const id of ids) this.drop(id)
      return ids
    })
  }

  async tableIds(): Promise<string[]> {
    return this.#sql.allTables.all()
  }

  protected *keptOfTables(): Generator<Kept> {
    for (const id of this.#sql.allTables.all()) yield* listed(id, () => this.#whole(id))
  }

  #whole(id: string): Kept[] {
    const record = this.#sql.table.get(id)
    if (record === undefined) return []
    const entries = this.entriesOf(id, 0)
    const spoken = this.saidAt(id, Number.MAX_SAFE_INTEGER)
    return [{ kind: 'table', row: this.row(record), entries, spoken }]
  }
}

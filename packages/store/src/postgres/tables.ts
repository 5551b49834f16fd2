import type { HolderRecord, TableRecord } from '../rows.ts'
import { ENDED, holderRecord, mineFirst, readable, tableOf, tableRecord } from '../rows.ts'
import { HIDDEN } from '../types.ts'
import type { Finished, TableRow, TableTimes } from '../types.ts'
import { named } from './line.ts'
import { PostgresPeople } from './people.ts'

/** A table with who holds its seats, in one trip. */
export const WITH_MATS = `t.*, (SELECT json_agg(m ORDER BY m.seat) FROM mats m WHERE m.table_id = t.id) AS mats`
const PUT_MATS = `INSERT INTO mats (table_id, seat, kind, person, away, level, standing)
  SELECT row.id, m.seat, m.kind, m.person, m.away, m.level, m.standing
  FROM row, unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[])
    AS m (seat, kind, person, away, level, standing)`

export const SQL = named({
  dropUnbegun: `WITH old AS (
      SELECT id FROM tables WHERE status = 'open' AND created < $1 AND NOT (id = ANY ($3::text[]))
      ORDER BY created, id LIMIT $2 FOR UPDATE
    ), gone_mats AS (DELETE FROM mats WHERE table_id IN (SELECT id FROM old)),
    gone_words AS (DELETE FROM spoken WHERE table_id IN (SELECT id FROM old))
    SELECT id FROM old`,
  dropTables: `DELETE FROM tables WHERE id = ANY ($1::text[]) AND status = 'open'`,
  createTable: `WITH row AS (
      INSERT INTO tables (id, game, version, options, seats, key, host, listed, status, created, seq, waiting, unattended, outcome, time, clock, due, next, envelopes, answered, revision, bundle, manners, seeds, fork)
      VALUES ($7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31)
      ON CONFLICT (id) DO NOTHING RETURNING id
    ) ${PUT_MATS}`,
  saveTable: `WITH row AS (
      UPDATE tables SET host = $7, listed = $8, unattended = $10,
        status = CASE status WHEN 'over' THEN status ELSE $9 END,
        clock = coalesce(clock, $11), due = coalesce(due, $12),
        next = coalesce(next, $13), revision = revision + 1,
        options = CASE status WHEN 'open' THEN $16 ELSE options END, manners = coalesce($17, manners),
        seeds = CASE status WHEN 'open' THEN $18 ELSE seeds END,
        waiting = CASE WHEN status = 'open' AND seq = 0 THEN $19 ELSE waiting END
      WHERE id = $14 AND revision = $15 RETURNING id
    ) ${PUT_MATS}
    ON CONFLICT (table_id, seat) DO UPDATE SET
      kind = excluded.kind, person = excluded.person, away = excluded.away, level = excluded.level,
      standing = excluded.standing`,
  table: `SELECT ${WITH_MATS} FROM tables t WHERE t.id = $1`,
  openTables: `SELECT ${WITH_MATS} FROM tables t WHERE t.status = 'open' AND t.listed = 1
    ORDER BY t.created DESC, t.id LIMIT $1`,
  tablesOf: `SELECT ${WITH_MATS} FROM tables t WHERE t.id IN (SELECT table_id FROM mats WHERE person = $1)
    ORDER BY ${mineFirst('$1')}, t.created DESC, t.id LIMIT $2`,
  runningOf: `SELECT ${WITH_MATS} FROM tables t
    WHERE t.id IN (SELECT table_id FROM mats WHERE person = $1) AND t.status <> 'over'
    ORDER BY ${mineFirst('$1')}, t.created DESC, t.id LIMIT $2`,
  finishedOf: `SELECT ${WITH_MATS} FROM tables t
    WHERE t.status = 'over' AND t.id IN (SELECT table_id FROM mats WHERE person = $1)
      AND ($3::bigint IS NULL OR ${ENDED} < $3 OR (${ENDED} = $3 AND t.id > $4::text COLLATE "C"))
      AND ($5::text[] IS NULL OR t.game = ANY ($5))
      AND ($6::text[] IS NULL OR t.id = ANY ($6))
      AND ($7::text[] IS NULL OR EXISTS (SELECT 1 FROM mats m WHERE m.table_id = t.id AND m.person = ANY ($7)))
      AND ($8::boolean OR NOT EXISTS
        (SELECT 1 FROM own_records o WHERE o.person = $1 AND o.kind = '${HIDDEN}' AND o.key = t.id))
    ORDER BY ${ENDED} DESC, t.id COLLATE "C" LIMIT $2`,
  finishedCounts: `SELECT t.game, count(*)::int AS n FROM tables t
    WHERE t.status = 'over' AND t.id IN (SELECT table_id FROM mats WHERE person = $1)
      AND NOT EXISTS (SELECT 1 FROM own_records o WHERE o.person = $1 AND o.kind = '${HIDDEN}' AND o.key = t.id)
    GROUP BY t.game`,
  finishedGames: `SELECT ${WITH_MATS} FROM tables t WHERE t.status = 'over'
    ORDER BY ${ENDED} DESC, t.id COLLATE "C" LIMIT $1`,
  markTimes: `UPDATE tables SET began = coalesce(began, $2), ended = coalesce(ended, $3), absent = coalesce(absent, $4)
    WHERE id = $1`,
  tablesToRun: `SELECT id FROM tables WHERE status = 'playing' AND (waiting & unattended) <> 0
    AND (waiting & unattended & ~answered) <> 0 ORDER BY created DESC, id`,
  tablesDue: `SELECT id FROM tables WHERE due <= $1 AND status = 'playing' ORDER BY due, id LIMIT $2`,
  tableIds: 'SELECT id FROM tables ORDER BY created, id',
})

export interface Joined extends TableRecord {
  readonly mats: readonly HolderRecord[] | null
}
export const rowOf = ({ mats, ...record }: Joined): TableRow => tableOf(record, mats ?? [])

/** Who holds the seats, as columns: the first six values of whatever writes them. */
const matColumns = (row: TableRow): unknown[][] => {
  const records = row.holders.map((holder, seat) => holderRecord(row.charter.id, holder, seat))
  return [
    records.map(m => m.seat),
    records.map(m => m.kind),
    records.map(m => m.person),
    records.map(m => m.away),
    records.map(m => m.level),
    records.map(m => m.standing),
  ]
}

/** Tables: who sits there, how they stand, and lists of them. */
export class PostgresTables extends PostgresPeople {
  async createTable(row: TableRow): Promise<boolean> {
    const r = tableRecord(row)
    const values = [r.id, r.game, r.version, r.options, r.seats, r.key, r.host, r.listed, r.status, r.created]
    const standing = [r.seq, r.waiting, r.unattended, r.outcome, r.time, r.clock, r.due, r.next]
    const sealed = [r.envelopes, r.answered, r.revision, r.bundle, r.manners, r.seeds, r.fork]
    return (await this.write(SQL.createTable, [...matColumns(row), ...values, ...standing, ...sealed])) > 0
  }

  async table(id: string): Promise<TableRow | null> {
    const [found] = await this.rows<Joined>(SQL.table, [id])
    return found === undefined ? null : rowOf(found)
  }

  async saveTable(row: TableRow): Promise<boolean> {
    const r = tableRecord(row)
    const values = [r.host, r.listed, r.status, r.unattended, r.clock, r.due, r.next, r.id, r.revision]
    const more = [r.options, r.manners, r.seeds, r.waiting]
    return (await this.write(SQL.saveTable, [...matColumns(row), ...values, ...more])) > 0
  }

  async openTables(limit: number): Promise<TableRow[]> {
    return readable(await this.rows<Joined>(SQL.openTables, [limit]), rowOf)
  }

  async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(await this.rows<Joined>(SQL.tablesOf, [person, limit]), rowOf)
  }

  async runningOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(await this.rows<Joined>(SQL.runningOf, [person, limit]), rowOf)
  }

  async finishedOf(person: string, which: Finished): Promise<TableRow[]> {
    const { limit, after, games, among, beside, hidden } = which
    const wanted = [games ?? null, among ?? null, beside ?? null, hidden === true]
    const values = [person, limit, after?.at ?? null, after?.id ?? null, ...wanted]
    return readable(await this.rows<Joined>(SQL.finishedOf, values), rowOf)
  }

  async finishedCounts(person: string): Promise<Record<string, number>> {
    const counts = await this.rows<{ game: string; n: number }>(SQL.finishedCounts, [person])
    return Object.fromEntries(counts.map(({ game, n }) => [game, n]))
  }

  async finishedGames(limit: number): Promise<TableRow[]> {
    return readable(await this.rows<Joined>(SQL.finishedGames, [limit]), rowOf)
  }

  async markTimes(table: string, { began, ended, absent }: TableTimes): Promise<void> {
    await this.write(SQL.markTimes, [table, began ?? null, ended ?? null, absent ?? null])
  }

  async tablesToRun(): Promise<string[]> {
    return (await this.rows<{ id: string }>(SQL.tablesToRun, [])).map(r => r.id)
  }

  async tablesDue(now: number, limit: number): Promise<string[]> {
    return (await this.rows<{ id: string }>(SQL.tablesDue, [now, limit])).map(r => r.id)
  }

  /** What refers to a table goes first; both together or not at all. */
  async dropUnbegun(before: number, limit: number, except: readonly string[]): Promise<string[]> {
    const client = await this.pool.connect()
    try {
      await client.query({ text: 'BEGIN' })
      const { rows } = await client.query<{ id: string }>({
        text: SQL.dropUnbegun.text,
        values: [before, limit, except],
      })
      const ids = rows.map(r => r.id)
      await client.query({ text: SQL.dropTables.text, values: [ids] })
      await client.query({ text: 'COMMIT' })
      return ids
    } catch (error) {
      await client.query({ text: 'ROLLBACK' })
      throw error
    } finally {
      client.release()
    }
  }

  async tableIds(): Promise<string[]> {
    return (await this.rows<{ id: string }>(SQL.tableIds, [])).map(r => r.id)
  }
}

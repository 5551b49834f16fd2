import type { QueryResultRow } from 'pg'
import type { Entry, Envelope } from '@noren/match'
import type { EntryRecord, Head, HolderRecord, SignInRecord, TableRecord } from '../rows.ts'
import {
  ENDED,
  entryOf,
  envelopesOf,
  LAST_SPOKEN,
  holderRecord,
  mineFirst,
  readable,
  sealedText,
  signInOf,
  signInRecord,
  tableOf,
  tableRecord,
  textOf,
} from '../rows.ts'
import { soon } from '../soon.ts'
import type { Soon } from '../soon.ts'
import { DamagedError, HIDDEN, isOwn, mannersWithout, StoreError } from '../types.ts'
import type {
  Appended,
  Finished,
  Forgotten,
  Kept,
  MatchStore,
  OwnRecord,
  Person,
  Sealing,
  SignIn,
  Spoken,
  TableHead,
  TableRow,
  TableSummary,
  TableTimes,
  Webhook,
} from '../types.ts'
import { AppendGroup } from './group.ts'
import { connect } from './open.ts'
import type { SqlPool } from './open.ts'

/** A table with who holds its seats, in one trip. */
const WITH_MATS = `t.*, (SELECT json_agg(m ORDER BY m.seat) FROM mats m WHERE m.table_id = t.id) AS mats`
const PUT_MATS = `INSERT INTO mats (table_id, seat, kind, person, away, level, standing)
  SELECT row.id, m.seat, m.kind, m.person, m.away, m.level, m.standing
  FROM row, unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[])
    AS m (seat, kind, person, away, level, standing)`

/** Prepared once on each connection, under these names. */
const SQL = {
  people: 'SELECT id, name, crest FROM people WHERE id = ANY ($1::text[])',
  savePerson: `INSERT INTO people (id, name, crest) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, crest = excluded.crest`,
  webhook: 'SELECT person, url, secret, site FROM webhooks WHERE person = $1',
  saveWebhook: `INSERT INTO webhooks (person, url, secret, site) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret, site = excluded.site`,
  dropWebhook: 'DELETE FROM webhooks WHERE person = $1',
  signIn: 'SELECT * FROM sign_ins WHERE id = $1',
  signInsOf: 'SELECT * FROM sign_ins WHERE person = $1 AND ended = 0 ORDER BY created, id',
  saveSignIn: `INSERT INTO sign_ins (id, person, agent, created, ended) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET agent = excluded.agent, ended = excluded.ended`,
  dropUnbegun: `WITH old AS (
      SELECT id FROM tables WHERE status = 'open' AND created < $1 AND NOT (id = ANY ($3::text[]))
      ORDER BY created, id LIMIT $2 FOR UPDATE
    ), gone_mats AS (DELETE FROM mats WHERE table_id IN (SELECT id FROM old)),
    gone_words AS (DELETE FROM spoken WHERE table_id IN (SELECT id FROM old))
    SELECT id FROM old`,
  dropTables: `DELETE FROM tables WHERE id = ANY ($1::text[]) AND status = 'open'`,
  createTable: `WITH row AS (
      INSERT INTO tables (id, game, version, options, seats, key, host, listed, status, created, seq, waiting, unattended, outcome, time, clock, due, next, envelopes, answered, revision, bundle, manners)
      VALUES ($7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29)
      ON CONFLICT (id) DO NOTHING RETURNING id
    ) ${PUT_MATS}`,
  saveTable: `WITH row AS (
      UPDATE tables SET host = $7, listed = $8, unattended = $10,
        status = CASE status WHEN 'over' THEN status ELSE $9 END,
        clock = coalesce(clock, $11), due = coalesce(due, $12),
        next = coalesce(next, $13), revision = revision + 1,
        options = CASE status WHEN 'open' THEN $16 ELSE options END, manners = coalesce($17, manners)
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
  recordsOf: `SELECT person, kind, key, body, at FROM own_records
    WHERE person = $1 AND ($2::text IS NULL OR kind = $2) ORDER BY at, kind, key`,
  saveRecord: `INSERT INTO own_records (person, kind, key, body, at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, kind, key) DO UPDATE SET body = excluded.body, at = excluded.at`,
  addRecord: `INSERT INTO own_records (person, kind, key, body, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
  record: 'SELECT person, kind, key, body, at FROM own_records WHERE person = $1 AND kind = $2 AND key = $3',
  dropRecord: 'DELETE FROM own_records WHERE person = $1 AND kind = $2 AND key = $3',
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
  spokenBy: `SELECT s.n, s.table_id AS "table", s.seat, s.at, s.kind, s.body FROM mats m
    JOIN spoken s ON s.table_id = m.table_id AND s.seat = m.seat WHERE m.person = $1 ORDER BY s.n`,
  tablesToRun: `SELECT id FROM tables WHERE status = 'playing' AND (waiting & unattended) <> 0
    AND (waiting & unattended & ~answered) <> 0 ORDER BY created DESC, id`,
  tablesDue: `SELECT id FROM tables WHERE due <= $1 AND status = 'playing' ORDER BY due, id LIMIT $2`,
  seal: `UPDATE tables SET envelopes = $1, answered = $2, due = $3
    WHERE id = $4 AND seq = $5 AND envelopes IS NOT DISTINCT FROM $6`,
  heads: `SELECT id, seq, revision, envelopes, ${LAST_SPOKEN} AS spoken FROM tables t WHERE id = ANY ($1::text[])`,
  tableIds: 'SELECT id FROM tables ORDER BY created, id',
  // Written anew as it is: a row, and a wait for the disk.
  probe: 'UPDATE migrations SET applied = applied WHERE id = 1',
  speak: 'INSERT INTO spoken (table_id, seat, at, kind, body) VALUES ($1, $2, $3, $4, $5) RETURNING n',
  spoken: `SELECT n, seat, at, kind, body FROM spoken WHERE table_id = $1 ORDER BY n DESC LIMIT $2`,
  entries:
    'SELECT seq, seat, words, move_id, hash FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq',
} as const

/** What is done when somebody is forgotten, one after the other in one transaction. */
const FORGET = {
  touched: `SELECT ${WITH_MATS} FROM tables t WHERE t.host = $1 OR strpos(t.manners, $1) > 0
    OR t.id IN (SELECT table_id FROM mats WHERE person = $1) ORDER BY t.id FOR UPDATE OF t`,
  unsay: `DELETE FROM spoken s USING mats m
    WHERE m.table_id = s.table_id AND m.seat = s.seat AND m.person = $1`,
  drop: ['mats', 'spoken', 'entries'].map(part => `DELETE FROM ${part} WHERE table_id = ANY ($1::text[])`),
  dropTables: 'DELETE FROM tables WHERE id = ANY ($1::text[])',
  dropRecords: `DELETE FROM own_records
    WHERE person = ANY ($1::text[]) OR key = ANY ($1::text[]) OR body = ANY ($1::text[])`,
  unseat: 'UPDATE mats SET person = $3, standing = NULL WHERE table_id = $2 AND person = $1',
  unname: 'UPDATE tables SET host = $2, manners = $3, revision = revision + 1 WHERE id = $1',
  rest: [
    'DELETE FROM people WHERE id = $1',
    'DELETE FROM webhooks WHERE person = $1',
    'DELETE FROM sign_ins WHERE person = $1',
  ],
} as const

interface Joined extends TableRecord {
  readonly mats: readonly HolderRecord[] | null
}
const rowOf = ({ mats, ...record }: Joined): TableRow => tableOf(record, mats ?? [])

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

/** Tables in PostgreSQL: any number of servers may share them. */
export class PostgresStore implements MatchStore {
  readonly shared = true
  readonly #pool: SqlPool
  readonly #group: AppendGroup

  /** Over any line to the statements; `end` ends the turn in which writings are gathered. */
  constructor(pool: SqlPool, end: Soon = soon) {
    this.#pool = pool
    this.#group = new AppendGroup(pool, end)
  }

  static async open(url: string): Promise<PostgresStore> {
    return new PostgresStore(await connect(url))
  }

  async #rows<R extends QueryResultRow>(name: keyof typeof SQL, values: unknown[]): Promise<R[]> {
    return (await this.#pool.query<R>({ name, text: SQL[name], values })).rows
  }

  /** How many rows were written. */
  async #write(name: keyof typeof SQL, values: unknown[]): Promise<number> {
    return (await this.#pool.query({ name, text: SQL[name], values })).rowCount ?? 0
  }

  async person(id: string): Promise<Person | null> {
    return (await this.people([id]))[0] ?? null
  }

  people(ids: readonly string[]): Promise<Person[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.#rows<Person>('people', [ids])
  }

  async savePerson({ id, name, crest }: Person): Promise<void> {
    await this.#write('savePerson', [id, name, crest])
  }

  async webhook(person: string): Promise<Webhook | null> {
    return (await this.#rows<Webhook>('webhook', [person]))[0] ?? null
  }

  async saveWebhook({ person, url, secret, site }: Webhook): Promise<void> {
    await this.#write('saveWebhook', [person, url, secret, site])
  }

  async dropWebhook(person: string): Promise<void> {
    await this.#write('dropWebhook', [person])
  }

  async signIn(id: string): Promise<SignIn | null> {
    const [found] = await this.#rows<SignInRecord>('signIn', [id])
    return found === undefined ? null : signInOf(found)
  }

  async signInsOf(person: string): Promise<SignIn[]> {
    return (await this.#rows<SignInRecord>('signInsOf', [person])).map(signInOf)
  }

  async saveSignIn(signIn: SignIn): Promise<void> {
    const { id, person, agent, created, ended } = signInRecord(signIn)
    await this.#write('saveSignIn', [id, person, agent, created, ended])
  }

  recordsOf(person: string, kind?: string): Promise<OwnRecord[]> {
    return this.#rows<OwnRecord>('recordsOf', [person, kind ?? null])
  }

  async record(person: string, kind: string, key: string): Promise<OwnRecord | null> {
    return (await this.#rows<OwnRecord>('record', [person, kind, key]))[0] ?? null
  }

  async saveRecord({ person, kind, key, body, at }: OwnRecord): Promise<void> {
    await this.#write('saveRecord', [person, kind, key, body, at])
  }

  async addRecord(record: OwnRecord): Promise<OwnRecord> {
    const { person, kind, key, body, at } = record
    await this.#write('addRecord', [person, kind, key, body, at])
    return (await this.record(person, kind, key)) ?? record
  }

  async dropRecord(person: string, kind: string, key: string): Promise<void> {
    await this.#write('dropRecord', [person, kind, key])
  }

  async forgetPerson(person: string, standIn: (table: string) => string): Promise<Forgotten> {
    await this.#group.settled()
    const client = await this.#pool.connect()
    const run = (text: string, values: unknown[]) => client.query<Joined>({ text, values })
    try {
      await run('BEGIN', [])
      const rows = (await run(FORGET.touched, [person])).rows.map(rowOf)
      const erased = rows.filter(row => isOwn(row, person)).map(row => row.charter.id)
      const rest = rows.filter(row => !isOwn(row, person))
      await run(FORGET.unsay, [person])
      for (const text of FORGET.drop) await run(text, [erased])
      await run(FORGET.dropTables, [erased])
      for (const { charter, host, manners } of rest) {
        const other = standIn(charter.id)
        await run(FORGET.unseat, [person, charter.id, other])
        const left = manners === undefined ? null : mannersWithout(manners, person)
        await run(FORGET.unname, [charter.id, host === person ? other : host, textOf(left)])
      }
      for (const text of FORGET.rest) await run(text, [person])
      await run(FORGET.dropRecords, [[person, ...erased]])
      await run('COMMIT', [])
      return { erased, changed: rest.map(row => row.charter.id) }
    } catch (error) {
      await run('ROLLBACK', [])
      throw error
    } finally {
      client.release()
    }
  }

  async createTable(row: TableRow): Promise<boolean> {
    const r = tableRecord(row)
    const values = [r.id, r.game, r.version, r.options, r.seats, r.key, r.host, r.listed, r.status, r.created]
    const standing = [r.seq, r.waiting, r.unattended, r.outcome, r.time, r.clock, r.due, r.next]
    const sealed = [r.envelopes, r.answered, r.revision, r.bundle, r.manners]
    return (await this.#write('createTable', [...matColumns(row), ...values, ...standing, ...sealed])) > 0
  }

  async table(id: string): Promise<TableRow | null> {
    const [found] = await this.#rows<Joined>('table', [id])
    return found === undefined ? null : rowOf(found)
  }

  async saveTable(row: TableRow): Promise<boolean> {
    const r = tableRecord(row)
    const values = [r.host, r.listed, r.status, r.unattended, r.clock, r.due, r.next, r.id, r.revision]
    const more = [r.options, r.manners]
    return (await this.#write('saveTable', [...matColumns(row), ...values, ...more])) > 0
  }

  async openTables(limit: number): Promise<TableRow[]> {
    return readable(await this.#rows<Joined>('openTables', [limit]), rowOf)
  }

  async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(await this.#rows<Joined>('tablesOf', [person, limit]), rowOf)
  }

  async runningOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(await this.#rows<Joined>('runningOf', [person, limit]), rowOf)
  }

  async finishedOf(person: string, which: Finished): Promise<TableRow[]> {
    const { limit, after, games, among, beside, hidden } = which
    const wanted = [games ?? null, among ?? null, beside ?? null, hidden === true]
    const values = [person, limit, after?.at ?? null, after?.id ?? null, ...wanted]
    return readable(await this.#rows<Joined>('finishedOf', values), rowOf)
  }

  async finishedCounts(person: string): Promise<Record<string, number>> {
    const counts = await this.#rows<{ game: string; n: number }>('finishedCounts', [person])
    return Object.fromEntries(counts.map(({ game, n }) => [game, n]))
  }

  async finishedGames(limit: number): Promise<TableRow[]> {
    return readable(await this.#rows<Joined>('finishedGames', [limit]), rowOf)
  }

  async markTimes(table: string, { began, ended, absent }: TableTimes): Promise<void> {
    await this.#write('markTimes', [table, began ?? null, ended ?? null, absent ?? null])
  }

  spokenBy(person: string): Promise<(Spoken & { table: string })[]> {
    return this.#rows<Spoken & { table: string }>('spokenBy', [person])
  }

  async tablesToRun(): Promise<string[]> {
    return (await this.#rows<{ id: string }>('tablesToRun', [])).map(r => r.id)
  }

  async tablesDue(now: number, limit: number): Promise<string[]> {
    return (await this.#rows<{ id: string }>('tablesDue', [now, limit])).map(r => r.id)
  }

  /** What refers to a table goes first; both together or not at all. */
  async dropUnbegun(before: number, limit: number, except: readonly string[]): Promise<string[]> {
    const client = await this.#pool.connect()
    try {
      await client.query({ text: 'BEGIN' })
      const { rows } = await client.query<{ id: string }>({
        text: SQL.dropUnbegun,
        values: [before, limit, except],
      })
      const ids = rows.map(r => r.id)
      await client.query({ text: SQL.dropTables, values: [ids] })
      await client.query({ text: 'COMMIT' })
      return ids
    } catch (error) {
      await client.query({ text: 'ROLLBACK' })
      throw error
    } finally {
      client.release()
    }
  }

  append(
    table: string,
    entries: readonly Entry[],
    summary: TableSummary,
    was: readonly Envelope[],
  ): Promise<Appended> {
    return this.#group.append(table, entries, summary, was)
  }

  async seal(table: string, { seq, was, envelopes, answered, due }: Sealing): Promise<boolean> {
    const values = [sealedText(envelopes), answered, due, table, seq, sealedText(was)]
    if ((await this.#write('seal', values)) > 0) return true
    if ((await this.table(table)) === null) throw new StoreError(`there is no table ${table}`)
    return false
  }

  async heads(ids: readonly string[]): Promise<TableHead[]> {
    if (ids.length === 0) return []
    const found = await this.#rows<Head>('heads', [ids])
    return found.map(head => ({ ...head, envelopes: envelopesOf(head.envelopes) }))
  }

  async entries(table: string, since = 0): Promise<Entry[]> {
    return (await this.#rows<EntryRecord>('entries', [table, since])).map(entryOf)
  }

  async speak(table: string, words: Omit<Spoken, 'n'>): Promise<Spoken> {
    const { seat, at, kind, body } = words
    const [kept] = await this.#rows<{ n: number }>('speak', [table, seat, at, kind, body])
    return { n: kept?.n ?? 0, ...words }
  }

  async spoken(table: string, limit: number): Promise<Spoken[]> {
    return (await this.#rows<Spoken>('spoken', [table, limit])).reverse()
  }

  async tableIds(): Promise<string[]> {
    return (await this.#rows<{ id: string }>('tableIds', [])).map(r => r.id)
  }

  async probe(): Promise<void> {
    await this.#write('probe', [])
  }

  async *everything(): AsyncGenerator<Kept> {
    await this.#group.settled()
    const client = await this.#pool.connect()
    const rows = async <R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> =>
      (await client.query<R>({ text, values })).rows
    try {
      // One snapshot for all that follows.
      await client.query({ text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' })
      const people = await rows<Person>('SELECT id, name, crest FROM people ORDER BY id')
      for (const person of people) yield { kind: 'person', person }
      const webhooks = await rows<Webhook>('SELECT person, url, secret, site FROM webhooks ORDER BY person')
      for (const webhook of webhooks) yield { kind: 'webhook', webhook }
      for (const signIn of await rows<SignInRecord>('SELECT * FROM sign_ins ORDER BY id'))
        yield { kind: 'sign-in', signIn: signInOf(signIn) }
      for (const record of await rows<OwnRecord>('SELECT person, kind, key, body, at FROM own_records'))
        yield { kind: 'record', record }
      for (const { id } of await rows<{ id: string }>('SELECT id FROM tables ORDER BY created, id')) {
        const [row] = await rows<Joined>(SQL.table, [id])
        const entries = await rows<EntryRecord>(SQL.entries, [id, 0])
        const spoken = (await rows<Spoken>(SQL.spoken, [id, null])).reverse()
        if (row !== undefined) yield whole(row, entries, spoken)
      }
    } finally {
      await client.query({ text: 'ROLLBACK' })
      client.release()
    }
  }

  async close(): Promise<void> {
    await this.#group.settled()
    await this.#pool.end()
  }
}

/** A table with its log; if it cannot be read, which one that is and why. */
function whole(row: Joined, entries: readonly EntryRecord[], spoken: readonly Spoken[]): Kept {
  try {
    return { kind: 'table', row: rowOf(row), entries: entries.map(entryOf), spoken }
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error
    return { kind: 'damaged', id: row.id, why: error.message }
  }
}

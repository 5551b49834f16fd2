import type { QueryResultRow } from 'pg'
import type { Entry, Envelope } from '@noren/match'
import type { EntryRecord, Head, HolderRecord, SignInRecord, TableRecord } from '../rows.ts'
import {
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
} from '../rows.ts'
import { soon } from '../soon.ts'
import type { Soon } from '../soon.ts'
import { DamagedError, StoreError } from '../types.ts'
import type {
  Appended,
  Kept,
  MatchStore,
  Person,
  Sealing,
  SignIn,
  Spoken,
  TableHead,
  TableRow,
  TableSummary,
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

import type { Database } from './database.ts'
import type { Entry, Envelope } from '@noren/match'
import { dueOf, firstSeq, StoreError } from '../types.ts'
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
import { GroupCommit } from './group.ts'
import { migrate } from './migrations.ts'
import { openFile } from './open.ts'
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
  textOf,
} from '../rows.ts'

/** How a table stands after its last entry, as SQL knows it: the columns, the table, and what it must have been before. */
type Summed = [
  seq: number,
  waiting: number,
  clock: string | null,
  due: number | null,
  envelopes: string | null,
  answered: number,
  table: string,
  before: number,
  was: string | null,
]

const statements = (db: Database) => ({
  person: db.prepare<[string], Person>('SELECT id, name, crest FROM people WHERE id = ?'),
  allPeople: db.prepare<[], Person>('SELECT id, name, crest FROM people ORDER BY id'),
  allTables: db.prepare<[], string>('SELECT id FROM tables ORDER BY created, id').pluck(),
  savePerson: db.prepare<[Person]>(
    `INSERT INTO people (id, name, crest) VALUES (@id, @name, @crest)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, crest = excluded.crest`,
  ),
  webhook: db.prepare<[string], Webhook>('SELECT person, url, secret, site FROM webhooks WHERE person = ?'),
  allWebhooks: db.prepare<[], Webhook>('SELECT person, url, secret, site FROM webhooks ORDER BY person'),
  saveWebhook: db.prepare<[Webhook]>(
    `INSERT INTO webhooks (person, url, secret, site) VALUES (@person, @url, @secret, @site)
     ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret, site = excluded.site`,
  ),
  dropWebhook: db.prepare<[string]>('DELETE FROM webhooks WHERE person = ?'),
  signIn: db.prepare<[string], SignInRecord>('SELECT * FROM sign_ins WHERE id = ?'),
  signInsOf: db.prepare<[string], SignInRecord>(
    'SELECT * FROM sign_ins WHERE person = ? AND ended = 0 ORDER BY created, id',
  ),
  allSignIns: db.prepare<[], SignInRecord>('SELECT * FROM sign_ins ORDER BY id'),
  saveSignIn: db.prepare<[SignInRecord]>(
    `INSERT INTO sign_ins (id, person, agent, created, ended) VALUES (@id, @person, @agent, @created, @ended)
     ON CONFLICT (id) DO UPDATE SET agent = excluded.agent, ended = excluded.ended`,
  ),
  createTable: db.prepare<[TableRecord]>(
    `INSERT INTO tables (id, game, version, bundle, options, seats, key, host, listed, status, created, seq, waiting, unattended, outcome, time, clock, due, next, envelopes, answered, manners, revision)
     VALUES (@id, @game, @version, @bundle, @options, @seats, @key, @host, @listed, @status, @created, @seq, @waiting, @unattended, @outcome, @time, @clock, @due, @next, @envelopes, @answered, @manners, @revision)
     ON CONFLICT (id) DO NOTHING`,
  ),
  table: db.prepare<[string], TableRecord>('SELECT * FROM tables WHERE id = ?'),
  saveTable: db.prepare<[TableRecord]>(
    `UPDATE tables SET host = @host, listed = @listed, unattended = @unattended,
       status = CASE status WHEN 'over' THEN status ELSE @status END,
       options = CASE status WHEN 'open' THEN @options ELSE options END, manners = coalesce(@manners, manners),
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
  dropSpoken: db.prepare<[string]>('DELETE FROM spoken WHERE table_id = ?'),
  dropLog: db.prepare<[string]>('DELETE FROM logs WHERE table_id = ?'),
  dropTable: db.prepare<[string]>('DELETE FROM tables WHERE id = ?'),
  addLog: db.prepare<[string]>('INSERT INTO logs (table_id) VALUES (?)'),
  log: db.prepare<[string], number>('SELECT n FROM logs WHERE table_id = ?').pluck(),
  last: db.prepare<[string], number>('SELECT seq FROM tables WHERE id = ?').pluck(),
  byMove: db.prepare<[number, string], EntryRecord>(
    'SELECT seq, seat, words, move_id, hash FROM entries WHERE log = ? AND move_id = ?',
  ),
  insert: db.prepare<[number, number, number, string, string, string]>(
    `INSERT INTO entries (log, seq, seat, words, move_id, hash) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  ),
  // Without the columns that an index orders tables by, unless the game is over: most entries leave those alone.
  summary: db.prepare<Summed>(
    `UPDATE tables SET seq = ?, waiting = ?, clock = ?, due = ?, envelopes = ?, answered = ?
     WHERE id = ? AND seq = ? AND envelopes IS ?`,
  ),
  takeOut: db.prepare<[number, number]>('DELETE FROM entries WHERE log = ? AND seq >= ?'),
  head: db.prepare<[string], Head>(
    `SELECT id, seq, revision, envelopes, ${LAST_SPOKEN} AS spoken FROM tables t WHERE id = ?`,
  ),
  ended: db.prepare<[string, string]>("UPDATE tables SET outcome = ?, status = 'over' WHERE id = ?"),
  seal: db.prepare<[string | null, number, number | null, string, number, string | null]>(
    'UPDATE tables SET envelopes = ?, answered = ?, due = ? WHERE id = ? AND seq = ? AND envelopes IS ?',
  ),
  speak: db.prepare<[string, number, number, string, string]>(
    'INSERT INTO spoken (table_id, seat, at, kind, body) VALUES (?, ?, ?, ?, ?)',
  ),
  spoken: db.prepare<[string, number], Spoken>(
    'SELECT n, seat, at, kind, body FROM spoken WHERE table_id = ? ORDER BY n DESC LIMIT ?',
  ),
  entries: db.prepare<[string, number], EntryRecord>(
    `SELECT seq, seat, words, move_id, hash FROM entries
     WHERE log = (SELECT n FROM logs WHERE table_id = ?) AND seq > ? ORDER BY seq`,
  ),
})

/** So many numbers of logs are kept in memory. */
const REMEMBERED = 10_000

/** Tables in one SQLite file. */
export class SqliteStore implements MatchStore {
  readonly shared = false
  readonly #db: Database
  readonly #group: GroupCommit
  readonly #sql: ReturnType<typeof statements>
  /** The numbers of logs that were written to lately. */
  readonly #logs = new Map<string, number>()

  private constructor(db: Database) {
    this.#db = db
    this.#group = new GroupCommit(db)
    this.#sql = statements(db)
  }

  static async open(file: string): Promise<SqliteStore> {
    const db = await openFile(file)
    try {
      migrate(db)
    } catch (error) {
      db.close()
      throw error
    }
    return new SqliteStore(db)
  }

  async person(id: string): Promise<Person | null> {
    return this.#sql.person.get(id) ?? null
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    return [...new Set(ids)].flatMap(id => this.#sql.person.get(id) ?? [])
  }

  savePerson(person: Person): Promise<void> {
    return this.#group.write(() => void this.#sql.savePerson.run(person))
  }

  async webhook(person: string): Promise<Webhook | null> {
    return this.#sql.webhook.get(person) ?? null
  }

  saveWebhook(webhook: Webhook): Promise<void> {
    return this.#group.write(() => void this.#sql.saveWebhook.run(webhook))
  }

  dropWebhook(person: string): Promise<void> {
    return this.#group.write(() => void this.#sql.dropWebhook.run(person))
  }

  async signIn(id: string): Promise<SignIn | null> {
    const found = this.#sql.signIn.get(id)
    return found === undefined ? null : signInOf(found)
  }

  async signInsOf(person: string): Promise<SignIn[]> {
    return this.#sql.signInsOf.all(person).map(signInOf)
  }

  saveSignIn(signIn: SignIn): Promise<void> {
    return this.#group.write(() => void this.#sql.saveSignIn.run(signInRecord(signIn)))
  }

  createTable(row: TableRow): Promise<boolean> {
    return this.#group.write(() => {
      if (this.#sql.createTable.run(tableRecord(row)).changes === 0) return false
      this.#sql.addLog.run(row.charter.id)
      this.#putMats(row)
      return true
    })
  }

  #putMats(row: TableRow): void {
    for (const [seat, holder] of row.holders.entries())
      this.#sql.putMat.run(holderRecord(row.charter.id, holder, seat))
  }

  #row(record: TableRecord): TableRow {
    return tableOf(record, this.#sql.mats.all(record.id))
  }

  async table(id: string): Promise<TableRow | null> {
    const record = this.#sql.table.get(id)
    return record === undefined ? null : this.#row(record)
  }

  saveTable(row: TableRow): Promise<boolean> {
    return this.#group.write(() => {
      if (this.#sql.saveTable.run(tableRecord(row)).changes === 0) return false
      this.#putMats(row)
      return true
    })
  }

  async openTables(limit: number): Promise<TableRow[]> {
    return readable(this.#sql.openTables.all(limit), r => this.#row(r))
  }

  async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(this.#sql.tablesOf.all({ person, limit }), r => this.#row(r))
  }

  async tablesToRun(): Promise<string[]> {
    return this.#sql.tablesToRun.all()
  }

  async tablesDue(now: number, limit: number): Promise<string[]> {
    return this.#sql.tablesDue.all(now, limit)
  }

  dropUnbegun(before: number, limit: number, except: readonly string[]): Promise<string[]> {
    return this.#group.write(() => {
      const ids = this.#sql.unbegun.all(before, JSON.stringify(except), limit)
      const { dropMats, dropSpoken, dropLog, dropTable } = this.#sql
      for (const id of ids) {
        for (const drop of [dropMats, dropSpoken, dropLog, dropTable]) drop.run(id)
        this.#logs.delete(id)
      }
      return ids
    })
  }

  append(
    table: string,
    entries: readonly Entry[],
    summary: TableSummary,
    was: readonly Envelope[],
  ): Promise<Appended> {
    const log = this.#logOf(table)
    return this.#group.write(() => this.#append(table, log, entries, summary, sealedText(was)))
  }

  /** The number of a table's log, if it was committed before now: what is rolled back must not be remembered. */
  #logOf(table: string): number | undefined {
    const known = this.#logs.get(table)
    if (known !== undefined || this.#db.inTransaction) return known
    const log = this.#sql.log.get(table)
    if (this.#logs.size >= REMEMBERED) this.#logs.clear()
    if (log !== undefined) this.#logs.set(table, log)
    return log
  }

  #append(
    table: string,
    known: number | undefined,
    entries: readonly Entry[],
    summary: TableSummary,
    was: string | null,
  ): Appended {
    const { waiting, outcome, clock, envelopes, answered } = summary
    const first = firstSeq(entries)
    const last = first + entries.length - 1
    const log = known ?? this.#sql.log.get(table)
    if (log === undefined) throw new StoreError(`there is no table ${table}`)
    for (const e of entries) {
      // The two unique keys decide whether an entry finds its place.
      const { changes } = this.#sql.insert.run(log, e.seq, e.seat, JSON.stringify(e.words), e.moveId, e.hash)
      if (changes > 0) continue
      if (e.seq > first) this.#sql.takeOut.run(log, first)
      return this.#taken(log, e)
    }
    const [clocks, due] = clock === null ? [null, null] : [textOf(clock), dueOf(clock)]
    const stood = [last, waiting, clocks, due, sealedText(envelopes), answered] as const
    if (this.#sql.summary.run(...stood, table, first - 1, was).changes === 0) {
      // Nobody else has seen what this transaction put there.
      this.#sql.takeOut.run(log, first)
      const at = this.#sql.last.get(table) ?? 0
      if (at < first - 1) throw new StoreError(`entry ${first} would leave a gap after ${at}`)
      return { status: 'seq-taken' }
    }
    if (outcome !== null) this.#sql.ended.run(JSON.stringify(outcome), table)
    return { status: 'stored' }
  }

  /** What stands in the place of an entry that could not be inserted. */
  #taken(log: number, e: Entry): Appended {
    const twin = this.#sql.byMove.get(log, e.moveId)
    return twin === undefined ? { status: 'seq-taken' } : { status: 'move-taken', entry: entryOf(twin) }
  }

  async heads(ids: readonly string[]): Promise<TableHead[]> {
    return ids.flatMap(id => {
      const head = this.#sql.head.get(id)
      return head === undefined ? [] : [{ ...head, envelopes: envelopesOf(head.envelopes) }]
    })
  }

  seal(table: string, { seq, was, envelopes, answered, due }: Sealing): Promise<boolean> {
    return this.#group.write(() => {
      if (this.#sql.last.get(table) === undefined) throw new StoreError(`there is no table ${table}`)
      const now = sealedText(envelopes)
      return this.#sql.seal.run(now, answered, due, table, seq, sealedText(was)).changes > 0
    })
  }

  async entries(table: string, since = 0): Promise<Entry[]> {
    return this.#sql.entries.all(table, since).map(entryOf)
  }

  speak(table: string, words: Omit<Spoken, 'n'>): Promise<Spoken> {
    return this.#group.write(() => {
      const { seat, at, kind, body } = words
      return { n: Number(this.#sql.speak.run(table, seat, at, kind, body).lastInsertRowid), ...words }
    })
  }

  async spoken(table: string, limit: number): Promise<Spoken[]> {
    return this.#sql.spoken.all(table, limit).reverse()
  }

  async tableIds(): Promise<string[]> {
    return this.#sql.allTables.all()
  }

  probe(): Promise<void> {
    return this.#group.write(() => {
      // A number that nobody reads: the same again would not be written.
      const last = this.#db.pragma('user_version') as number
      this.#db.exec(`PRAGMA user_version = ${(last + 1) % 2 ** 30}`)
    })
  }

  async *everything(): AsyncGenerator<Kept> {
    this.#group.flush()
    // Reading inside one transaction: other connections may write, and this one does not see it.
    this.#db.exec('BEGIN')
    try {
      yield* listed('people', () => this.#sql.allPeople.all().map(person => ({ kind: 'person', person })))
      yield* listed('webhooks', () =>
        this.#sql.allWebhooks.all().map(webhook => ({ kind: 'webhook', webhook })),
      )
      yield* listed('sign-ins', () =>
        this.#sql.allSignIns.all().map(signIn => ({ kind: 'sign-in', signIn: signInOf(signIn) })),
      )
      for (const id of this.#sql.allTables.all()) yield* listed(id, () => this.#whole(id))
    } finally {
      this.#db.exec('COMMIT')
    }
  }

  #whole(id: string): Kept[] {
    const record = this.#sql.table.get(id)
    if (record === undefined) return []
    const entries = this.#sql.entries.all(id, 0).map(entryOf)
    const spoken = this.#sql.spoken.all(id, Number.MAX_SAFE_INTEGER).reverse()
    return [{ kind: 'table', row: this.#row(record), entries, spoken }]
  }

  async close(): Promise<void> {
    this.#group.flush()
    this.#db.close()
  }
}

/** What can be read of a part; if it cannot be, which part that is and why. */
function listed(id: string, read: () => Kept[]): Kept[] {
  try {
    return read()
  } catch (error) {
    return [{ kind: 'damaged', id, why: error instanceof Error ? error.message : String(error) }]
  }
}

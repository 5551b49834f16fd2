import type { Database } from './database.ts'
import type { Entry, Envelope } from '@noren/match'
import { dueOf, firstSeq, HIDDEN, isOwn, mannersWithout, StoreError } from '../types.ts'
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
import { GroupCommit } from './group.ts'
import { migrate } from './migrations.ts'
import { openFile } from './open.ts'
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
  allRecords: db.prepare<[], OwnRecord>('SELECT * FROM own_records ORDER BY person, kind, key'),
  recordsOf: db.prepare<[{ person: string; kind: string | null }], OwnRecord>(
    `SELECT * FROM own_records WHERE person = @person AND (@kind IS NULL OR kind = @kind) ORDER BY at, kind, key`,
  ),
  record: db.prepare<[string, string, string], OwnRecord>(
    'SELECT * FROM own_records WHERE person = ? AND kind = ? AND key = ?',
  ),
  saveRecord: db.prepare<[OwnRecord]>(
    `INSERT INTO own_records (person, kind, key, body, at) VALUES (@person, @kind, @key, @body, @at)
     ON CONFLICT (person, kind, key) DO UPDATE SET body = excluded.body, at = excluded.at`,
  ),
  addRecord: db.prepare<[OwnRecord]>(
    `INSERT INTO own_records (person, kind, key, body, at) VALUES (@person, @kind, @key, @body, @at)
     ON CONFLICT DO NOTHING`,
  ),
  dropRecord: db.prepare<[string, string, string]>(
    'DELETE FROM own_records WHERE person = ? AND kind = ? AND key = ?',
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
  spokenBy: db.prepare<[string], Spoken & { table: string }>(
    `SELECT s.n, s.table_id AS "table", s.seat, s.at, s.kind, s.body FROM mats m
     JOIN spoken s ON s.table_id = m.table_id AND s.seat = m.seat WHERE m.person = ? ORDER BY s.n`,
  ),
  touchedBy: db.prepare<[{ person: string }], TableRecord>(
    `SELECT * FROM tables WHERE host = @person OR instr(manners, @person) > 0
       OR id IN (SELECT table_id FROM mats WHERE person = @person)`,
  ),
  unsay: db.prepare<[{ person: string }]>(
    `DELETE FROM spoken WHERE EXISTS (SELECT 1 FROM mats m
       WHERE m.table_id = spoken.table_id AND m.seat = spoken.seat AND m.person = @person)`,
  ),
  unseat: db.prepare<[{ person: string; table: string; other: string }]>(
    'UPDATE mats SET person = @other, standing = NULL WHERE table_id = @table AND person = @person',
  ),
  unname: db.prepare<[string, string | null, string]>(
    'UPDATE tables SET host = ?, manners = ?, revision = revision + 1 WHERE id = ?',
  ),
  forgetPerson: db.prepare<[string]>('DELETE FROM people WHERE id = ?'),
  forgetSignIns: db.prepare<[string]>('DELETE FROM sign_ins WHERE person = ?'),
  forgetRecords: db.prepare<[{ key: string }]>(
    'DELETE FROM own_records WHERE person = @key OR key = @key OR body = @key',
  ),
  dropEntries: db.prepare<[string]>(
    'DELETE FROM entries WHERE log = (SELECT n FROM logs WHERE table_id = ?)',
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

  async recordsOf(person: string, kind?: string): Promise<OwnRecord[]> {
    return this.#sql.recordsOf.all({ person, kind: kind ?? null })
  }

  async record(person: string, kind: string, key: string): Promise<OwnRecord | null> {
    return this.#sql.record.get(person, kind, key) ?? null
  }

  saveRecord(record: OwnRecord): Promise<void> {
    return this.#group.write(() => void this.#sql.saveRecord.run(record))
  }

  addRecord(record: OwnRecord): Promise<OwnRecord> {
    return this.#group.write(() => {
      this.#sql.addRecord.run(record)
      return this.#sql.record.get(record.person, record.kind, record.key) ?? record
    })
  }

  dropRecord(person: string, kind: string, key: string): Promise<void> {
    return this.#group.write(() => void this.#sql.dropRecord.run(person, kind, key))
  }

  async forgetPerson(person: string, standIn: (table: string) => string): Promise<Forgotten> {
    // What is deleted is also overwritten in the file.
    this.#group.flush()
    this.#db.exec('PRAGMA secure_delete = ON')
    try {
      const done = await this.#group.write(() => this.#forget(person, standIn))
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return done
    } finally {
      this.#db.exec('PRAGMA secure_delete = OFF')
    }
  }

  #forget(person: string, standIn: (table: string) => string): Forgotten {
    const sql = this.#sql
    const [erased, changed]: [string[], string[]] = [[], []]
    const rows = sql.touchedBy.all({ person }).map(record => this.#row(record))
    sql.unsay.run({ person })
    for (const row of rows) {
      const { charter, host, manners } = row
      const table = charter.id
      if (isOwn(row, person)) {
        this.#drop(table)
        sql.forgetRecords.run({ key: table })
        erased.push(table)
        continue
      }
      const other = standIn(table)
      sql.unseat.run({ person, table, other })
      const left = manners === undefined ? null : mannersWithout(manners, person)
      sql.unname.run(host === person ? other : host, textOf(left), table)
      changed.push(table)
    }
    sql.forgetPerson.run(person)
    sql.dropWebhook.run(person)
    sql.forgetSignIns.run(person)
    sql.forgetRecords.run({ key: person })
    return { erased, changed }
  }

  #drop(id: string): void {
    const { dropMats, dropSpoken, dropEntries, dropLog, dropTable } = this.#sql
    for (const drop of [dropMats, dropSpoken, dropEntries, dropLog, dropTable]) drop.run(id)
    this.#logs.delete(id)
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

  async runningOf(person: string, limit: number): Promise<TableRow[]> {
    return readable(this.#sql.runningOf.all({ person, limit }), r => this.#row(r))
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
    return readable(records, r => this.#row(r))
  }

  async finishedCounts(person: string): Promise<Record<string, number>> {
    return Object.fromEntries(this.#sql.finishedCounts.all({ person }).map(({ game, n }) => [game, n]))
  }

  async finishedGames(limit: number): Promise<TableRow[]> {
    return readable(this.#sql.finishedGames.all(limit), r => this.#row(r))
  }

  markTimes(table: string, { began, ended, absent }: TableTimes): Promise<void> {
    const times = [began ?? null, ended ?? null, absent ?? null] as const
    return this.#group.write(() => void this.#sql.markTimes.run(...times, table))
  }

  async spokenBy(person: string): Promise<(Spoken & { table: string })[]> {
    return this.#sql.spokenBy.all(person)
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
      for (const id of ids) this.#drop(id)
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
      yield* listed('records', () => this.#sql.allRecords.all().map(record => ({ kind: 'record', record })))
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

import type { Entry, Envelope } from '@noren/match'
import { dueOf, firstSeq, StoreError } from '../types.ts'
import type { Appended, Sealing, Spoken, TableHead, TableSummary } from '../types.ts'
import type { EntryRecord, Head } from '../rows.ts'
import { entryOf, envelopesOf, LAST_SPOKEN, sealedText, textOf } from '../rows.ts'
import type { Database } from './database.ts'
import { SqlitePeople } from './people.ts'

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
  spokenBy: db.prepare<[string], Spoken & { table: string }>(
    `SELECT s.n, s.table_id AS "table", s.seat, s.at, s.kind, s.body FROM mats m
     JOIN spoken s ON s.table_id = m.table_id AND s.seat = m.seat WHERE m.person = ? ORDER BY s.at, s.n`,
  ),
  entries: db.prepare<[string, number], EntryRecord>(
    `SELECT seq, seat, words, move_id, hash FROM entries
     WHERE log = (SELECT n FROM logs WHERE table_id = ?) AND seq > ? ORDER BY seq`,
  ),
  dropSpoken: db.prepare<[string]>('DELETE FROM spoken WHERE table_id = ?'),
  dropEntries: db.prepare<[string]>(
    'DELETE FROM entries WHERE log = (SELECT n FROM logs WHERE table_id = ?)',
  ),
  dropLog: db.prepare<[string]>('DELETE FROM logs WHERE table_id = ?'),
})

/** So many numbers of logs are kept in memory. */
const REMEMBERED = 10_000

/** What was played and said at each table, and what lies sealed there. */
export class SqliteJournal extends SqlitePeople {
  readonly #sql: ReturnType<typeof statements>
  /** The numbers of logs that were written to lately. */
  readonly #logs = new Map<string, number>()

  constructor(db: Database) {
    super(db)
    this.#sql = statements(db)
  }

  protected addLog(table: string): void {
    this.#sql.addLog.run(table)
  }

  protected dropLog(table: string): void {
    const { dropSpoken, dropEntries, dropLog } = this.#sql
    for (const drop of [dropSpoken, dropEntries, dropLog]) drop.run(table)
    this.#logs.delete(table)
  }

  append(
    table: string,
    entries: readonly Entry[],
    summary: TableSummary,
    was: readonly Envelope[],
  ): Promise<Appended> {
    const log = this.#logOf(table)
    return this.group.write(() => this.#append(table, log, entries, summary, sealedText(was)))
  }

  /** The number of a table's log, if it was committed before now: what is rolled back must not be remembered. */
  #logOf(table: string): number | undefined {
    const known = this.#logs.get(table)
    if (known !== undefined || this.db.inTransaction) return known
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
    return this.group.write(() => {
      if (this.#sql.last.get(table) === undefined) throw new StoreError(`there is no table ${table}`)
      const now = sealedText(envelopes)
      return this.#sql.seal.run(now, answered, due, table, seq, sealedText(was)).changes > 0
    })
  }

  async entries(table: string, since = 0): Promise<Entry[]> {
    return this.entriesOf(table, since)
  }

  speak(table: string, words: Omit<Spoken, 'n'>): Promise<Spoken> {
    return this.group.write(() => {
      const { seat, at, kind, body } = words
      return { n: Number(this.#sql.speak.run(table, seat, at, kind, body).lastInsertRowid), ...words }
    })
  }

  async spoken(table: string, limit: number): Promise<Spoken[]> {
    return this.saidAt(table, limit)
  }

  protected entriesOf(table: string, since: number): Entry[] {
    return this.#sql.entries.all(table, since).map(entryOf)
  }

  protected saidAt(table: string, limit: number): Spoken[] {
    return this.#sql.spoken.all(table, limit).reverse()
  }

  async spokenBy(person: string): Promise<(Spoken & { table: string })[]> {
    return this.#sql.spokenBy.all(person)
  }
}

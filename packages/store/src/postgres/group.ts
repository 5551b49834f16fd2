import type { Entry, Envelope } from '@noren/match'
import type { EntryRecord } from '../rows.ts'
import { entryOf, sealedText, textOf } from '../rows.ts'
import type { Soon } from '../soon.ts'
import { dueOf, firstSeq, StoreError } from '../types.ts'
import type { Appended, TableSummary } from '../types.ts'
import type { Queries } from './open.ts'

interface Job {
  readonly table: string
  /** All of them or none. */
  readonly entries: readonly Entry[]
  readonly summary: TableSummary
  /** The envelopes from which they were worked out. */
  readonly was: readonly Envelope[]
  resolve(appended: Appended): void
  reject(error: unknown): void
}

/**
 * All entries of a batch in one statement, hence one trip and one wait for the disk. Writers queue at the row of the
 * table, in the order of ids so that two batches cannot wait for each other; whoever comes second sees the new `seq`, or
 * other envelopes than its own, and stores nothing. What one writer has for a table is stored whole or not at all. Looking for
 * a move id may read an older moment than the locked row; then `seq` has moved, and that refuses. The unique keys stand behind
 * it for whatever does not go through here.
 */
const APPEND = `
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[],
      $9::text[], $10::bigint[], $11::text[], $12::int[], $13::text[])
    AS g (table_id, seq, seat, words, move_id, hash, waiting, outcome, clock, due, envelopes, answered, was)
), locked AS (
  SELECT id, seq, envelopes FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
), fit AS (
  SELECT l.id, max(g.seq) AS last FROM locked l JOIN given g ON g.table_id = l.id
  GROUP BY l.id, l.seq, l.envelopes
  HAVING min(g.seq) = l.seq + 1 AND l.envelopes IS NOT DISTINCT FROM min(g.was)
    AND NOT EXISTS (SELECT 1 FROM entries e JOIN given o ON o.table_id = e.table_id AND o.move_id = e.move_id
      WHERE e.table_id = l.id)
), stored AS (
  INSERT INTO entries (table_id, seq, seat, words, move_id, hash)
  SELECT g.table_id, g.seq, g.seat, g.words, g.move_id, g.hash FROM given g JOIN fit f ON f.id = g.table_id
), moved AS (
  UPDATE tables t SET seq = g.seq, waiting = g.waiting, outcome = g.outcome,
    clock = g.clock, due = g.due, envelopes = g.envelopes, answered = g.answered,
    status = CASE WHEN g.outcome IS NULL THEN t.status ELSE 'over' END
  FROM given g JOIN fit f ON f.id = g.table_id AND g.seq = f.last WHERE t.id = f.id
)
SELECT g.table_id, l.seq AS last, f.id IS NOT NULL AS stored
FROM given g LEFT JOIN locked l ON l.id = g.table_id LEFT JOIN fit f ON f.id = g.table_id`

interface Row {
  readonly table_id: string
  readonly last: number | null
  readonly stored: boolean
}

const BY_MOVE =
  'SELECT seq, seat, words, move_id, hash FROM entries WHERE table_id = $1 AND move_id = ANY ($2::text[])'

/**
 * Group commit: what is asked for in one turn of the event loop, and while the batch before it is under way, becomes
 * one batch. A promise is kept only after its commit. One writing that cannot be stored takes nothing else with it.
 */
export class AppendGroup {
  readonly #pool: Queries
  readonly #soon: Soon
  #jobs: Job[] = []
  #running: Promise<void> | null = null
  constructor(pool: Queries, soon: Soon) {
    this.#pool = pool
    this.#soon = soon
  }

  append(
    table: string,
    entries: readonly Entry[],
    summary: TableSummary,
    was: readonly Envelope[],
  ): Promise<Appended> {
    return new Promise((resolve, reject) => {
      firstSeq(entries)
      this.#jobs.push({ table, entries, summary, was, resolve, reject })
      this.#running ??= new Promise<void>(begin => this.#soon(begin)).then(() => this.#run())
    })
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) await this.#batch(this.#take())
    this.#running = null
  }

  /** The next batch: one writing for each table, the others after it. */
  #take(): Job[] {
    const batch = new Map<string, Job>()
    const rest: Job[] = []
    for (const job of this.#jobs) {
      if (batch.has(job.table)) rest.push(job)
      else batch.set(job.table, job)
    }
    this.#jobs = rest
    return [...batch.values()]
  }

  async #batch(jobs: readonly Job[]): Promise<void> {
    try {
      const { rows } = await this.#pool.query<Row>({ name: 'append', text: APPEND, values: columns(jobs) })
      const found = new Map(rows.map(r => [r.table_id, r]))
      await Promise.all(jobs.map(job => this.#answer(job, found.get(job.table))))
    } catch (error) {
      for (const job of jobs) job.reject(error)
    }
  }

  async #answer(job: Job, row: Row | undefined): Promise<void> {
    if (row?.stored === true) return job.resolve({ status: 'stored' })
    const last = row?.last ?? null
    if (last === null) return job.reject(new StoreError(`there is no table ${job.table}`))
    const seq = firstSeq(job.entries)
    const values = [job.table, job.entries.map(e => e.moveId)]
    const twins = await this.#pool.query<EntryRecord>({ name: 'by-move', text: BY_MOVE, values })
    const [twin] = twins.rows
    if (twin !== undefined) return job.resolve({ status: 'move-taken', entry: entryOf(twin) })
    if (seq > last + 1) return job.reject(new StoreError(`entry ${seq} would leave a gap after ${last}`))
    job.resolve({ status: 'seq-taken' })
  }

  /** Resolves when everything asked for so far has been answered. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running
  }
}

const columns = (jobs: readonly Job[]): unknown[][] => {
  const rows = jobs.flatMap(j => j.entries.map(entry => ({ ...j, entry })))
  return [
    rows.map(j => j.table),
    rows.map(j => j.entry.seq),
    rows.map(j => j.entry.seat),
    rows.map(j => JSON.stringify(j.entry.words)),
    rows.map(j => j.entry.moveId),
    rows.map(j => j.entry.hash),
    rows.map(j => j.summary.waiting),
    rows.map(j => textOf(j.summary.outcome)),
    rows.map(j => textOf(j.summary.clock)),
    rows.map(j => dueOf(j.summary.clock)),
    rows.map(j => sealedText(j.summary.envelopes)),
    rows.map(j => j.summary.answered),
    rows.map(j => sealedText(j.was)),
  ]
}

import type { Pool } from 'pg'
import type { Entry } from '@noren/match'
import type { EntryRecord } from '../rows.ts'
import { entryOf, sealedText, textOf } from '../rows.ts'
import { dueOf, StoreError } from '../types.ts'
import type { Appended, Standing } from '../types.ts'

interface Job {
  readonly table: string
  readonly entry: Entry
  readonly standing: Standing
  resolve(appended: Appended): void
  reject(error: unknown): void
}

/**
 * All entries of a batch in one statement, hence one trip and one wait for the disk. Writers queue at the row of the
 * table, in the order of ids so that two batches cannot wait for each other; whoever comes second sees the new `seq`
 * and stores nothing. The unique keys stand behind it for whatever does not go through here.
 */
const APPEND = `
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[],
      $9::text[], $10::bigint[], $11::text[], $12::int[])
    AS g (table_id, seq, seat, words, move_id, hash, waiting, outcome, clock, due, envelopes, answered)
), locked AS (
  SELECT id, seq FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
), stored AS (
  INSERT INTO entries (table_id, seq, seat, words, move_id, hash)
  SELECT g.table_id, g.seq, g.seat, g.words, g.move_id, g.hash
  FROM given g JOIN locked l ON l.id = g.table_id WHERE g.seq = l.seq + 1
  ON CONFLICT DO NOTHING
  RETURNING table_id
), moved AS (
  UPDATE tables t SET seq = g.seq, waiting = g.waiting, outcome = g.outcome,
    clock = g.clock, due = g.due, envelopes = g.envelopes, answered = g.answered,
    status = CASE WHEN g.outcome IS NULL THEN t.status ELSE 'over' END
  FROM given g JOIN stored s ON s.table_id = g.table_id WHERE t.id = g.table_id
)
SELECT g.table_id, l.seq AS last, s.table_id IS NOT NULL AS stored
FROM given g LEFT JOIN locked l ON l.id = g.table_id LEFT JOIN stored s ON s.table_id = g.table_id`

interface Row {
  readonly table_id: string
  readonly last: number | null
  readonly stored: boolean
}

const BY_MOVE = 'SELECT seq, seat, words, move_id, hash FROM entries WHERE table_id = $1 AND move_id = $2'

/**
 * Group commit: what is asked for in one turn of the event loop, and while the batch before it is under way, becomes
 * one batch. A promise is kept only after its commit. One entry that cannot be stored takes nothing else with it.
 */
export class AppendGroup {
  readonly #pool: Pool
  #jobs: Job[] = []
  #running: Promise<void> | null = null
  constructor(pool: Pool) {
    this.#pool = pool
  }

  append(table: string, entry: Entry, standing: Standing): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ table, entry, standing, resolve, reject })
      this.#running ??= new Promise<void>(begin => setImmediate(begin)).then(() => this.#run())
    })
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) await this.#batch(this.#take())
    this.#running = null
  }

  /** The next batch: one entry of each table, the others after it. */
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
    const { seq, moveId } = job.entry
    const values = [job.table, moveId]
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

const columns = (jobs: readonly Job[]): unknown[][] => [
  jobs.map(j => j.table),
  jobs.map(j => j.entry.seq),
  jobs.map(j => j.entry.seat),
  jobs.map(j => JSON.stringify(j.entry.words)),
  jobs.map(j => j.entry.moveId),
  jobs.map(j => j.entry.hash),
  jobs.map(j => j.standing.waiting),
  jobs.map(j => textOf(j.standing.outcome)),
  jobs.map(j => textOf(j.standing.clock)),
  jobs.map(j => dueOf(j.standing.clock)),
  jobs.map(j => sealedText(j.standing.envelopes)),
  jobs.map(j => j.standing.answered),
]

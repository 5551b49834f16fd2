import { soon } from '../soon.ts'
import type { Database } from './database.ts'

interface Job {
  /** Does the work and returns what settles its promise once everything is committed. */
  run(): () => void
  reject(error: unknown): void
}

/**
 * Group commit: everything asked for in one turn of the event loop shares one transaction, hence one wait for the disk.
 * A promise is kept only after that commit. One job that fails takes nothing else with it.
 */
export class GroupCommit {
  readonly #db: Database
  #jobs: Job[] = []
  constructor(db: Database) {
    this.#db = db
  }

  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({
        run: () => {
          const value = work()
          return () => resolve(value)
        },
        reject,
      })
      if (this.#jobs.length === 1) soon(() => this.flush())
    })
  }

  flush(): void {
    const jobs = this.#jobs
    this.#jobs = []
    if (jobs.length === 0) return
    const settle = this.#together(jobs) ?? this.#apart(jobs)
    if (settle !== null) for (const done of settle) done()
  }

  /** All in one transaction, or none: then null. */
  #together(jobs: readonly Job[]): (() => void)[] | null {
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      const settle = jobs.map(job => job.run())
      this.#db.exec('COMMIT')
      return settle
    } catch {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
      return null
    }
  }

  /** Once more, each behind a savepoint of its own, so that those that fail can be taken back alone; null if none succeeds. */
  #apart(jobs: readonly Job[]): (() => void)[] | null {
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      const settle = jobs.map(job => this.#attempt(job))
      this.#db.exec('COMMIT')
      return settle
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
      for (const job of jobs) job.reject(error)
      return null
    }
  }

  #attempt(job: Job): () => void {
    this.#db.exec('SAVEPOINT job')
    try {
      const done = job.run()
      this.#db.exec('RELEASE job')
      return done
    } catch (error) {
      this.#db.exec('ROLLBACK TO job; RELEASE job')
      return () => job.reject(error)
    }
  }
}

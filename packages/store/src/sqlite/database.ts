import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'

/**
 * The SQLite that comes with Node, as the store uses it. It is the only file that knows it: in Node 24 it is a release
 * candidate, and its names may still change.
 */

/** What may be handed to a statement: values in order, or one record with a value for each name. */
type Bound = readonly (SQLInputValue | object)[]

export interface Change {
  readonly changes: number
  readonly lastInsertRowid: number | bigint
}

const inOrder = (bound: Bound): SQLInputValue[] => bound as SQLInputValue[]

/** A prepared statement: `P` are its parameters, `R` is a row, or its first column after `pluck`. */
export class Statement<P extends Bound, R> {
  readonly #statement: StatementSync
  #plucks = false

  constructor(statement: StatementSync) {
    this.#statement = statement
    // A record may have more names than a statement asks for.
    statement.setAllowUnknownNamedParameters(true)
  }

  /** From now on the first column instead of the row. */
  pluck(): this {
    this.#plucks = true
    this.#statement.setReturnArrays(true)
    return this
  }

  run(...bound: P): Change {
    return this.#statement.run(...inOrder(bound)) as Change
  }

  get(...bound: P): R | undefined {
    const row: unknown = this.#statement.get(...inOrder(bound))
    return this.#plucks ? (row as R[] | undefined)?.[0] : (row as R | undefined)
  }

  all(...bound: P): R[] {
    const rows: unknown[] = this.#statement.all(...inOrder(bound))
    return this.#plucks ? (rows as R[][]).map(([first]) => first as R) : (rows as R[])
  }
}

export class Database {
  readonly #db: DatabaseSync

  /** `timeout`: milliseconds for which a lock of another process is waited for. */
  constructor(file: string, { timeout = 0 } = {}) {
    this.#db = new DatabaseSync(file, { timeout })
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction
  }

  exec(sql: string): void {
    this.#db.exec(sql)
  }

  /** What a setting is, after setting it where the text does. */
  pragma(text: string): unknown {
    return this.prepare<[]>(`PRAGMA ${text}`).pluck().get()
  }

  prepare<P extends Bound, R = unknown>(sql: string): Statement<P, R> {
    return new Statement<P, R>(this.#db.prepare(sql))
  }

  /** All of it or nothing, with nobody else writing meanwhile. */
  immediately(work: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#db.close()
  }
}

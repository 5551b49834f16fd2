import type { QueryResultRow } from 'pg'
import { soon } from '../soon.ts'
import type { Soon } from '../soon.ts'
import { AppendGroup } from './group.ts'
import type { SqlPool } from './open.ts'

export interface Statement {
  readonly name: string
  readonly text: string
}

/** Statements that are prepared once on each connection, under these names: none may stand in two lists. */
export const named = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Statement>> =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, { name, text }])) as Readonly<
    Record<Name, Statement>
  >

/** The line to the database that everything else of the store stands on. */
export class PostgresLine {
  protected readonly pool: SqlPool
  protected readonly group: AppendGroup

  /** Over any line to the statements; `end` ends the turn in which writings are gathered. */
  constructor(pool: SqlPool, end: Soon = soon) {
    this.pool = pool
    this.group = new AppendGroup(pool, end)
  }

  protected async rows<R extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<R[]> {
    return (await this.pool.query<R>({ ...statement, values })).rows
  }

  /** How many rows were written. */
  protected async write(statement: Statement, values: unknown[]): Promise<number> {
    return (await this.pool.query({ ...statement, values })).rowCount ?? 0
  }
}

import type { Pool, QueryResultRow } from 'pg'
import { migrate } from './migrations.ts'

const CONNECTIONS = 6
const PATIENCE = 5000
const BIGINT = 20

/** One statement under the name by which connections have it prepared. */
export interface Query {
  readonly name?: string
  readonly text: string
  readonly values?: unknown[]
}
export interface Answered<R> {
  rows: R[]
  rowCount: number | null
}
export interface Queries {
  query<R extends QueryResultRow>(query: Query): Promise<Answered<R>>
}
/** What the store needs of a pool of connections. */
export interface SqlPool extends Queries {
  connect(): Promise<Queries & { release(): void }>
  end(): Promise<void>
}

/** Where a database is, without the password: fit for a log. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'that address'
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? (hostname === '' ? 'localhost' : hostname)
  return `${host}${port === '' ? '' : `:${port}`}${pathname}`
}

const reason = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message === '' ? (code ?? 'no answer') : message
}

/** Connects to a database in which a commit is on disk before it is answered, and brings it up to date. */
export async function connect(url: string): Promise<Pool> {
  // Only a house that uses it pays for loading it.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // Whatever the host set for others: an acknowledged move has reached the disk.
    onConnect: client => client.query('SET synchronous_commit TO on') as unknown as void,
    connectionTimeoutMillis: PATIENCE,
    // Milliseconds since 1970 are whole numbers that JavaScript holds exactly.
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => undefined)
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end()
    throw new Error(`cannot connect to PostgreSQL at ${placeOf(url)}: ${reason(error)}`, {
      cause: error,
    })
  })
  try {
    await migrate(client)
  } catch (error) {
    client.release()
    await pool.end()
    throw error
  }
  client.release()
  return pool
}

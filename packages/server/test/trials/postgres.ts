import { binaries, startPostgres } from '@noren/store/test-postgres'

/** Runs something on a new database of a PostgreSQL of our own; null where none is installed. */
export async function onPostgres<T>(work: (database: string) => Promise<T>): Promise<T | null> {
  const bin = binaries()
  if (bin === null) return null
  const postgres = await startPostgres(bin)
  try {
    return await work(await postgres.database())
  } finally {
    await postgres.stop()
  }
}

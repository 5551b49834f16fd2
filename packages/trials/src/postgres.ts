import { binaries, startPostgres } from '@noren/testbed/postgres'
import { natsServer, startNats } from '@noren/testbed/nats'

/** Runs something on a new database of a PostgreSQL of our own, and on more of them if it asks; null where none is installed. */
export async function onPostgres<T>(
  work: (database: string, another: () => Promise<string>) => Promise<T>,
): Promise<T | null> {
  const bin = binaries()
  if (bin === null) return null
  const postgres = await startPostgres(bin)
  try {
    return await work(await postgres.database(), () => postgres.database())
  } finally {
    await postgres.stop()
  }
}

/** The same with a NATS server of our own, for several houses. */
export async function onBoth<T>(work: (database: string, bus: string) => Promise<T>): Promise<T | null> {
  const bin = natsServer()
  if (bin === null) return null
  const nats = await startNats(bin)
  try {
    return await onPostgres(database => work(database, nats.address))
  } finally {
    await nats.stop()
  }
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MemoryStore, PostgresStore, SqliteStore } from '@noren/store'
import type { MatchStore } from '@noren/store'
import { ConfigError } from './config.ts'
import type { Config } from './config.ts'

/** The store that the host chose: PostgreSQL, a SQLite file, or memory. */
export async function openStore({ database, data }: Config): Promise<MatchStore> {
  if (database === null) {
    if (data === null) return new MemoryStore()
    await mkdir(data, { recursive: true, mode: 0o700 })
    return SqliteStore.open(join(data, 'noren.sqlite'))
  }
  try {
    return await PostgresStore.open(database)
  } catch (error) {
    throw new ConfigError([`DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`])
  }
}

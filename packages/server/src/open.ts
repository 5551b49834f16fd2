import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MemoryStore, PostgresStore, SqliteStore } from '@noren/store'
import type { MatchStore } from '@noren/store'
import { ConfigError } from './config.ts'
import type { Config } from './config.ts'
import { realTime } from './time.ts'

const HOUR = 3_600_000
/** So long a table of a house for trying out is remembered. */
const REMEMBERED = 6 * HOUR

/** Keeps nothing for long. */
class DemoStore extends MemoryStore {
  readonly #stop = realTime.every(HOUR, () => this.forget(realTime.now() - REMEMBERED))

  override async close(): Promise<void> {
    this.#stop()
    await super.close()
  }
}

/** The store that the host chose: PostgreSQL, a SQLite file, or memory. */
export async function openStore({ database, data, demo }: Config): Promise<MatchStore> {
  if (database === null) {
    if (demo) return new DemoStore()
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

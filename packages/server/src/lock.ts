import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { holdFile } from '@noren/store'
import { ConfigError } from './config.ts'
import type { Config } from './config.ts'

/**
 * Keeps a second server from opening the same data folder: two that write to one file would not hear of each other. The lock is the
 * system's, so that it ends with the process, however that ends. Reading beside it, as a backup does, is allowed.
 */
export async function lockData({ database, data }: Config): Promise<() => void> {
  if (database !== null || data === null) return () => {}
  await mkdir(data, { recursive: true, mode: 0o700 })
  const release = await holdFile(join(data, 'noren.lock'))
  if (release === null)
    throw new ConfigError([
      `NOREN_DATA: another server is using ${data}; stop it first, or choose another folder`,
    ])
  return release
}

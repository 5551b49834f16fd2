import type { Command } from '../line.ts'
import { UsageError } from '../usage.ts'

const DATA = [
  '--data <folder>',
  'where the database lives (NOREN_DATA; DATABASE_URL chooses PostgreSQL)',
] as const

/** Copies between a house and a file: both directions are one command each. */
const copying = (usage: string, about: string, way: 'backup' | 'restore', done: string): Command => ({
  usage,
  about,
  options: [DATA],
  async run([file = ''], flags, out) {
    const { BackupError, ConfigError, readConfig, ...server } = await import('@noren/server')
    const env: Record<string, string | undefined> = { ...process.env }
    if (typeof flags['data'] === 'string') env['NOREN_DATA'] = flags['data']
    try {
      const { people, tables, damaged } = await server[way](readConfig(env), file)
      out.print(`${done}: ${people} people and ${tables} tables`)
      for (const { table, why } of damaged) out.note(`set aside, because it is damaged: ${table}: ${why}`)
      return damaged.length === 0 ? 0 : 1
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (error instanceof ConfigError || error instanceof BackupError) throw new UsageError(message)
      if (code === 'ENOENT' || code === 'EACCES') throw new UsageError(message)
      throw error
    }
  },
})

/** Everything a house keeps into one file, while it is open or not. */
export const backupHouse = copying(
  'backup <file>',
  'write people, tables and logs into one file; the house may stay open',
  'backup',
  'kept',
)

/** Such a file into an empty house, on SQLite or PostgreSQL whatever it came from. */
export const restoreHouse = copying(
  'restore <file>',
  'put a backup back into an empty house',
  'restore',
  'restored',
)

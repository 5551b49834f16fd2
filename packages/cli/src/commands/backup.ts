import type { Command } from '../line.ts'
import { UsageError } from '../usage.ts'
import { say } from '../say.ts'

/** Copies between a house and a file: both directions are one command each. */
const copying = (way: 'backup' | 'restore'): Command => ({
  usage: `${way} <file>`,
  options: ['--data <folder>'],
  async run([file = ''], flags, out) {
    const { BackupError, ConfigError, readConfig, ...server } = await import('@noren/server')
    const env: Record<string, string | undefined> = { ...process.env }
    if (typeof flags['data'] === 'string') env['NOREN_DATA'] = flags['data']
    try {
      const { people, tables, damaged } = await server[way](readConfig(env), file)
      out.print(say(way === 'backup' ? 'cli-backup-done' : 'cli-restore-done', { n: people, m: tables }))
      for (const { table, why } of damaged) out.note(say('cli-damaged', { id: table, why }))
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
export const backupHouse = copying('backup')

/** Such a file into an empty house, on SQLite or PostgreSQL whatever it came from. */
export const restoreHouse = copying('restore')

import type { Command } from '../line.ts'
import { UsageError } from '../usage.ts'

/** Looks at every log of a house, and can cut a damaged table back to its last good entry, into a copy. */
export const doctor: Command = {
  usage: 'doctor',
  about: 'audit every log: counts, chain of hashes, and every move again under the rules of its table',
  options: [
    ['--data <folder>', 'where the database lives (NOREN_DATA; DATABASE_URL chooses PostgreSQL)'],
    ['--copy <table>', 'copy this table up to its last good entry; the table itself stays as it is'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const { audit, ConfigError, copyGood, library, openStore, readConfig, realChance } =
      await import('@noren/server')
    const env: Record<string, string | undefined> = { ...process.env }
    if (typeof flags['data'] === 'string') env['NOREN_DATA'] = flags['data']
    const opened = async (): ReturnType<typeof openStore> => {
      try {
        return await openStore(readConfig(env))
      } catch (error) {
        throw error instanceof ConfigError ? new UsageError(error.message) : error
      }
    }
    const store = await opened()
    try {
      const { copy } = flags
      if (typeof copy === 'string') {
        const made = await copyGood(store, library, copy, realChance, Date.now())
        if (made === null) throw new UsageError(`there is no table ${copy}, or its rules are not here`)
        const text = `${copy} goes on as ${made.table}, after ${made.entries} entries`
        out.print(flags['json'] === true ? JSON.stringify(made) : text)
        return 0
      }
      const report = await audit(store, library, (done, total) => out.progress(done, total, 'tables'))
      if (flags['json'] === true) out.print(JSON.stringify(report))
      else {
        const { tables, entries, unplayed, damaged } = report
        out.print(`${tables} tables, ${entries} entries: ${damaged.length} damaged`)
        if (unplayed > 0) out.print(`${unplayed} could not be played again: their rules are not here`)
        for (const { table, good, why } of damaged) out.print(`  ${table}: good up to entry ${good}; ${why}`)
      }
      return report.damaged.length === 0 ? 0 : 1
    } finally {
      await store.close()
    }
  },
}

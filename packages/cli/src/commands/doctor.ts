import type { Command } from '../line.ts'
import { UsageError } from '../usage.ts'
import { say } from '../say.ts'

/** Looks at every log of a house, and can cut a damaged table back to its last good entry, into a copy. */
export const doctor: Command = {
  usage: 'doctor',
  options: ['--data <folder>', '--copy <table>', '--json'],
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
        if (made === null) throw new UsageError(say('cli-doctor-none', { id: copy }))
        const text = say('cli-doctor-copied', { from: copy, to: made.table, n: made.entries })
        out.print(flags['json'] === true ? JSON.stringify(made) : text)
        return 0
      }
      const report = await audit(store, library, (done, total) =>
        out.progress(done, total, say('cli-doctor-progress')),
      )
      if (flags['json'] === true) out.print(JSON.stringify(report))
      else {
        const { tables, entries, unplayed, damaged } = report
        out.print(say('cli-doctor-sum', { n: tables, m: entries, k: damaged.length }))
        if (unplayed > 0) out.print(say('cli-doctor-unplayed', { n: unplayed }))
        for (const { table, good, why } of damaged)
          out.print(`  ${say('cli-doctor-damaged', { id: table, n: good, why })}`)
      }
      return report.damaged.length === 0 ? 0 : 1
    } finally {
      await store.close()
    }
  },
}

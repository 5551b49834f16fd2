import type { Command } from '../line.ts'
import { whole } from '../usage.ts'
import { say } from '../say.ts'

/** Three real servers with a table across them, and what they stand on goes away. */
export const away: Command = {
  usage: 'away',
  options: ['--stop <n>', '--json'],
  async run(_args, flags, out) {
    const { awayFaults, runAway } = await import('@noren/trials')
    const report = await runAway({
      stop: 1000 * whole(flags, 'stop', { min: 1, max: 600, usual: 30 }),
      progress: (done, total, what) => out.progress(done, total, what),
    })
    if (report === null) {
      out.print(say('cli-away-nothing'))
      return 1
    }
    const faults = awayFaults(report)
    if (flags['json'] === true) out.print(JSON.stringify({ ...report, faults, ok: faults.length === 0 }))
    else {
      for (const { name, moves, slowest } of report.cases)
        out.print(say('cli-away-shown', { name, n: moves, m: slowest }))
      out.print(
        say('cli-away-sum', { n: report.acknowledged, m: report.lost.length, k: report.duplicated.length }),
      )
      for (const fault of faults) out.print(fault)
    }
    return faults.length === 0 ? 0 : 1
  },
}

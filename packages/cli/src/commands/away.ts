import type { Command } from '../line.ts'
import { whole } from '../usage.ts'

/** Three real servers with a table across them, and what they stand on goes away. */
export const away: Command = {
  usage: 'away',
  about:
    'people at three servers play while NATS, PostgreSQL or one of the servers is away: how long anybody waits',
  options: [
    ['--stop <n>', 'so many seconds one server is stopped with SIGSTOP (30)'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const { awayFaults, runAway } = await import('@noren/trials')
    const report = await runAway({
      stop: 1000 * whole(flags, 'stop', { min: 1, max: 600, usual: 30 }),
      progress: (done, total, what) => out.progress(done, total, what),
    })
    if (report === null) {
      out.print('PostgreSQL or NATS is not installed: not tried')
      return 1
    }
    const faults = awayFaults(report)
    if (flags['json'] === true) out.print(JSON.stringify({ ...report, faults, ok: faults.length === 0 }))
    else {
      for (const { name, moves, slowest } of report.cases)
        out.print(`${name.padEnd(60)}${moves} shown everywhere, the slowest after ${slowest} ms`)
      out.print(
        `${report.acknowledged} acknowledged: ${report.lost.length} lost, ${report.duplicated.length} duplicated`,
      )
      for (const fault of faults) out.print(fault)
    }
    return faults.length === 0 ? 0 : 1
  },
}

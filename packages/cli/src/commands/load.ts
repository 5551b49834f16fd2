import type { LoadReport } from '@noren/trials'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** How much larger and slower a full house may be. */
const MOST = 1.2

export function loadTable({ tables, entries, empty, full, ratio, storedMoveMs, mine }: LoadReport): string[] {
  const row = (name: string, a: number, b: number, unit: string, r?: number): string =>
    `${name.padEnd(40)}${`${a} ${unit}`.padStart(14)}${`${b} ${unit}`.padStart(14)}${r === undefined ? '' : `  ${r} ×`}`
  return [
    say('cli-load-stored', { n: tables, m: entries }),
    row(say('cli-load-memory'), empty.rssMiB, full.rssMiB, 'MiB', ratio.rss),
    row(say('cli-load-first'), empty.firstMoveMs, full.firstMoveMs, 'ms', ratio.firstMove),
    row(say('cli-load-cpu'), empty.firstMoveCpuMs, full.firstMoveCpuMs, 'ms', ratio.firstMoveCpu),
    row(say('cli-load-open'), empty.openMs, full.openMs, 'ms'),
    row(say('cli-load-list'), empty.lobbyMs, full.lobbyMs, 'ms'),
    row(say('cli-load-tables'), empty.tablesInMemory, full.tablesInMemory, ''),
    say('cli-load-move', { a: String(storedMoveMs), b: String(mine) }),
  ]
}

/** A house with thousands of slow games in its store beside an empty one. */
export const load: Command = {
  usage: 'load',
  options: ['--tables <n>', '--runs <n>', '--seed <n>', '--json'],
  async run(_args, flags, out) {
    const { runLoad } = await import('@noren/trials')
    const report = await runLoad({
      tables: whole(flags, 'tables', { min: 1, max: 1_000_000, usual: 10_000 }),
      runs: whole(flags, 'runs', { min: 1, max: 99, usual: 5 }),
      rest: 6000,
      seed: seedOf(flags),
      progress: (done, total, what) => out.progress(done, total, what),
    })
    const { rss, firstMove, firstMoveCpu } = report.ratio
    const ok = rss <= MOST && Math.min(firstMove, firstMoveCpu) <= MOST
    if (flags['json'] === true) out.print(JSON.stringify({ ...report, ok }))
    else for (const line of loadTable(report)) out.print(line)
    return ok ? 0 : 1
  },
}

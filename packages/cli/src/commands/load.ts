import type { LoadReport } from '@noren/trials'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'

/** How much larger and slower a full house may be. */
const MOST = 1.2

export function loadTable({ tables, entries, empty, full, ratio, storedMoveMs, mine }: LoadReport): string[] {
  const row = (name: string, a: number, b: number, unit: string, r?: number): string =>
    `${name.padEnd(40)}${`${a} ${unit}`.padStart(14)}${`${b} ${unit}`.padStart(14)}${r === undefined ? '' : `  ${r} ×`}`
  return [
    `${tables} stored matches with about ${entries} entries, beside none`,
    row('resident memory', empty.rssMiB, full.rssMiB, 'MiB', ratio.rss),
    row('start to first move', empty.firstMoveMs, full.firstMoveMs, 'ms', ratio.firstMove),
    row('processor time to first move', empty.firstMoveCpuMs, full.firstMoveCpuMs, 'ms', ratio.firstMoveCpu),
    row('start to open', empty.openMs, full.openMs, 'ms'),
    row('the list of tables', empty.lobbyMs, full.lobbyMs, 'ms'),
    row('tables in memory', empty.tablesInMemory, full.tablesInMemory, ''),
    `first move at a stored match: ${storedMoveMs} ms; the longest list of own games has ${mine}`,
  ]
}

/** A house with thousands of slow games in its store beside an empty one. */
export const load: Command = {
  usage: 'load',
  about: 'compare a house with thousands of stored matches with an empty one: memory, time to the first move',
  options: [
    ['--tables <n>', 'stored matches (10000)'],
    ['--runs <n>', 'starts of each house, of which the median counts (5)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
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

import { benchServers } from '../bench/server/run.ts'
import type { Run } from '../bench/server/run.ts'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { whole } from '../usage.ts'

/** Rounds before anything is measured: compilers take their time. */
const WARM_UP = 8

const cell = (value: number | string): string =>
  (typeof value === 'number' ? value.toLocaleString('en') : value).padStart(12)

export function serverTable(runs: readonly Run[]): string[] {
  return [
    'trick4 over sockets, four seats a table',
    `${''.padEnd(18)}${['moves/CPU-s', 'p50 ms', 'p99 ms', 'bytes/move'].map(cell).join('')}`,
    ...runs.map(
      r =>
        `${`${r.server}${r.durable ? ', on disk' : ''}`.padEnd(18)}${[r.movesPerServerCpuSecond, r.p50ms, r.p99ms, r.bytesPerMove].map(cell).join('')}`,
    ),
  ]
}

/** The server with and without a disk beside two peers, on the same game in the same run. */
export async function benchServer(flags: Flags, out: Out): Promise<number> {
  const tables = whole(flags, 'tables', { min: 1, max: 1000, usual: 100 })
  const seconds = whole(flags, 'seconds', { min: 1, max: 3600, usual: 20 })
  // The game is for four: the option is there so that a run says what it measured.
  whole(flags, 'seats', { min: 4, max: 4, usual: 4 })
  const runs = await benchServers({ tables, seconds, warmUp: WARM_UP }, (done, total, name) =>
    out.progress(done, total, name),
  )
  if (flags['json'] === true) out.print(JSON.stringify({ runs }))
  else for (const line of serverTable(runs)) out.print(line)
  return 0
}

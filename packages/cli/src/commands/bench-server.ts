import { earlierTree } from '../bench/before.ts'
import { benchServers, scaled } from '../bench/server/run.ts'
import type { Run } from '../bench/server/run.ts'
import { contendersOf, onDatabases, TRICK4 } from '../bench/server/servers.ts'
import type { Contender, Match } from '../bench/server/servers.ts'
import { listed } from '../games.ts'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Rounds before anything is measured: compilers take their time. */
const WARM_UP = 8

const cell = (value: number | string): string =>
  (typeof value === 'number' ? value.toLocaleString('en') : value).padStart(12)

function labelOf({ server, durable, processes }: Run): string {
  if (processes !== undefined) return say('cli-bench-processes', { name: server, n: processes })
  return durable ? say('cli-bench-disk', { name: server }) : server
}

/** How the figures of a run are written, beside what they are. */
type Column = readonly [head: string, figure: (run: Run) => number]

const columns = (): Column[] => [
  [say('cli-bench-moves'), r => r.movesPerServerCpuSecond],
  [say('cli-bench-median'), r => r.medianMovesPerServerCpuSecond],
  ['p50 ms', r => r.p50ms],
  ['p99 ms', r => r.p99ms],
  [say('cli-bench-onlookers'), r => r.onlookersP99ms],
  [say('cli-bench-bytes'), r => r.bytesPerMove],
]

/** What several processes are for: the clock on the wall, and whose the cores were meanwhile. */
const coreColumns = (): Column[] => [
  [say('cli-bench-per-second'), r => r.movesPerSecond],
  [say('cli-bench-server-cores'), r => r.serverCores],
  [say('cli-bench-player-cores'), r => r.playerCores],
]

export function serverTable(runs: readonly Run[], { game, seats }: Match = TRICK4): string[] {
  const ratio = scaled(runs)
  const all = ratio === null ? columns() : [...coreColumns(), ...columns()]
  return [
    say('cli-bench-sockets', { name: game, n: seats }),
    `${''.padEnd(24)}${all.map(([head]) => cell(head)).join('')}`,
    ...runs.map(r => `${labelOf(r).padEnd(24)}${all.map(([, figure]) => cell(figure(r))).join('')}`),
    ...(ratio === null
      ? []
      : [
          say('cli-bench-scaled', {
            n: ratio.processes,
            a: String(ratio.movesPerSecond),
            b: String(ratio.movesPerServerCpuSecond),
          }),
        ]),
  ]
}

/** Without `--game` it is trick4, which all servers play and which is for four. */
function matchOf(flags: Flags): Match {
  if (typeof flags['game'] !== 'string' || flags['game'] === TRICK4.game) {
    whole(flags, 'seats', { min: 4, max: 4, usual: 4 })
    return TRICK4
  }
  const { name, manifest } = listed(flags['game'])
  const { min, max } = manifest.seats
  return { game: name, seats: whole(flags, 'seats', { min, max, usual: max }) }
}

/** The server with and without a disk beside two peers, on the same game in the same run; or as one and as several processes on PostgreSQL. */
export async function benchServer(flags: Flags, out: Out): Promise<number> {
  const tables = whole(flags, 'tables', { min: 1, max: 1000, usual: 100 })
  const seconds = whole(flags, 'seconds', { min: 1, max: 3600, usual: 20 })
  const processes = whole(flags, 'processes', { min: 1, max: 64, usual: 1 })
  const match = matchOf(flags)
  const measure = async (contenders: readonly Contender[]): Promise<number> => {
    const runs = await benchServers(
      { tables, seconds, warmUp: WARM_UP, match },
      (done, total, name) => out.progress(done, total, name),
      contenders,
    )
    const ratio = scaled(runs)
    if (flags['json'] === true) out.print(JSON.stringify(ratio === null ? { runs } : { runs, ratio }))
    else for (const line of serverTable(runs, match)) out.print(line)
    return 0
  }
  if (processes > 1) {
    if (flags['before'] !== undefined) throw new UsageError(say('cli-bench-either'))
    const { onPostgres } = await import('@noren/trials')
    const done = await onPostgres(async (one, another) =>
      measure(
        onDatabases([
          [1, one],
          [processes, await another()],
        ]),
      ),
    )
    if (done === null) throw new UsageError(say('cli-bench-no-postgres'))
    return done
  }
  const before = typeof flags['before'] === 'string' ? earlierTree(flags['before']) : null
  try {
    return await measure(contendersOf(match, before?.root ?? null))
  } finally {
    before?.close()
  }
}

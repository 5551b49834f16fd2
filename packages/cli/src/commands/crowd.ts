import { LEVELS } from '@noren/bots'
import type { Level } from '@noren/bots'
import type { Command } from '../line.ts'
import { oneOf, seedOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** People's moves are answered within this while bots think. */
const MOST = 100

const LADDER = Object.keys(LEVELS) as Level[]

/** A table of people in a house full of thinking bots. */
export const crowd: Command = {
  usage: 'crowd',
  options: ['--tables <n>', '--seats <n>', '--level <name>', '--seconds <n>', '--seed <n>', '--json'],
  async run(_args, flags, out) {
    const { runCrowd } = await import('@noren/trials')
    const report = await runCrowd({
      tables: whole(flags, 'tables', { min: 1, max: 1000, usual: 20 }),
      seats: whole(flags, 'seats', { min: 1, max: 8, usual: 4 }),
      level: oneOf(flags, 'level', LADDER, LADDER.at(-1) ?? 'samurai'),
      seconds: whole(flags, 'seconds', { min: 1, max: 3600, usual: 20 }),
      seed: seedOf(flags),
      think: 50,
      progress: (done, total, what) => out.progress(done, total, what),
    })
    const { cores, workers, tables, level, alone, crowded, botMoves, hurried, cpuSeconds } = report
    const ok = crowded.p99ms < MOST
    if (flags['json'] === true) out.print(JSON.stringify({ ...report, ok }))
    else {
      out.print(say('cli-crowd-cores', { n: cores, m: workers, k: tables, name: level }))
      for (const [name, l] of [
        [say('cli-crowd-alone'), alone],
        [say('cli-crowd-among'), crowded],
      ] as const)
        out.print(
          `${name.padEnd(26)}${say('cli-crowd-waits', { n: l.moves, a: String(l.p50ms), b: String(l.p99ms), c: String(l.maxMs) })}`,
        )
      out.print(say('cli-crowd-bots', { n: botMoves, m: hurried, a: String(cpuSeconds) }))
    }
    return ok ? 0 : 1
  },
}

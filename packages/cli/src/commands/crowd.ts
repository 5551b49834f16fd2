import { LEVELS } from '@noren/bots'
import type { Level } from '@noren/bots'
import type { Command } from '../line.ts'
import { oneOf, seedOf, whole } from '../usage.ts'

/** People's moves are answered within this while bots think. */
const MOST = 100

const LADDER = Object.keys(LEVELS) as Level[]

/** A table of people in a house full of thinking bots. */
export const crowd: Command = {
  usage: 'crowd',
  about: 'how long people wait for their own moves while tables full of bots think',
  options: [
    ['--tables <n>', 'tables full of bots (20)'],
    ['--seats <n>', 'bots at each of them (4)'],
    ['--level <name>', 'how they play (the highest)'],
    ['--seconds <n>', 'how long, alone and among bots (20)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
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
      out.print(`${cores} cores, ${workers} for bots; ${tables} tables of ${level} bots`)
      for (const [name, l] of [
        ['people alone', alone],
        ['people among bots', crowded],
      ] as const)
        out.print(
          `${name.padEnd(20)}${l.moves} moves, p50 ${l.p50ms} ms, p99 ${l.p99ms} ms, longest ${l.maxMs} ms`,
        )
      out.print(
        `the bots made ${botMoves} choices, ${hurried} of them by rules of thumb; ${cpuSeconds} s of processor time`,
      )
    }
    return ok ? 0 : 1
  },
}

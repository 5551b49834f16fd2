import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'

/** Throws malformed and hostile frames, requests and bytes at a real server. */
export const fuzz: Command = {
  usage: 'fuzz',
  about: 'throw hostile frames, requests and bytes at a server: it must answer, stay as it is, and not grow',
  options: [
    ['--frames <n>', 'frames; a third as many requests, and some rude connections (100000)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const { runFuzz } = await import('@noren/trials')
    const report = await runFuzz({
      frames: whole(flags, 'frames', { min: 1, max: 100_000_000, usual: 100_000 }),
      seed: seedOf(flags),
      progress: (done, total, what) => out.progress(done, total, what),
    })
    const { frames, requests, rude, faults, before, after, ok } = report
    if (flags['json'] === true) out.print(JSON.stringify({ ...report, faults: faults.slice(0, 20) }))
    else {
      const grown = ((after.heap - before.heap) / 2 ** 20).toFixed(1)
      out.print(`${frames} frames, ${requests} requests, ${rude} rude connections: ${faults.length} faults`)
      out.print(`memory in use changed by ${grown} MiB; ${after.timers} timers, ${before.timers} before`)
      for (const fault of faults.slice(0, 20)) out.print(`  ${fault}`)
    }
    return ok ? 0 : 1
  },
}

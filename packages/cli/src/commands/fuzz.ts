import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Throws malformed and hostile frames, requests and bytes at a real server. */
export const fuzz: Command = {
  usage: 'fuzz',
  options: ['--frames <n>', '--seed <n>', '--json'],
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
      out.print(say('cli-fuzz-sum', { n: frames, m: requests, k: rude, faults: faults.length }))
      out.print(say('cli-fuzz-memory', { a: grown, b: String(after.timers), c: String(before.timers) }))
      for (const fault of faults.slice(0, 20)) out.print(`  ${fault}`)
    }
    return ok ? 0 : 1
  },
}

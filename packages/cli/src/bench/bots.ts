import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { seedOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Our honest search against a peer's bot that sees all hands, on trick4, with equal CPU for every choice. */
export async function benchBots(flags: Flags, out: Out): Promise<number> {
  const deals = whole(flags, 'deals', { min: 1, max: 1_000_000, usual: 1000 })
  const millis = whole(flags, 'millis', { min: 1, max: 10_000, usual: 5 })
  const seed = seedOf(flags)
  // A kindness to the peer, which checks every state for strange values otherwise; it reads this when it is loaded.
  process.env['NODE_ENV'] = 'production'
  const { duel } = await import('@noren/bench/duel')
  const found = duel({
    deals,
    millis,
    seed,
    progress: (done, lead) =>
      out.progress(done, deals, say('cli-bench-deals', { n: done, m: deals, a: lead.toFixed(3) })),
  })
  if (flags['json'] === true) {
    out.print(JSON.stringify({ seed, millis, ...found }))
    return 0
  }
  out.print(say('cli-bench-duel', { seed: String(seed), n: found.deals, m: found.games }))
  out.print(
    say('cli-bench-won', {
      a: String(found.ours),
      b: String(found.theirs),
      c: String(found.z),
      d: found.p.toExponential(1),
    }),
  )
  out.print(
    say('cli-bench-cpu', {
      a: String(found.ourMillis),
      b: String(found.theirMillis),
      c: String(found.ourIterations),
      d: String(found.theirIterations),
    }),
  )
  return 0
}

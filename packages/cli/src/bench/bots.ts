import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { seedOf, whole } from '../usage.ts'

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
    progress: (done, lead) => out.progress(done, deals, `${done} of ${deals} deals, lead ${lead.toFixed(3)}`),
  })
  if (flags['json'] === true) {
    out.print(JSON.stringify({ seed, millis, ...found }))
    return 0
  }
  out.print(`trick4, seed ${seed}: ${found.deals} mirrored deals, ${found.games} games`)
  out.print(
    `noren (honest) won ${found.ours}, boardgame.io's MCTSBot (sees all hands) won ${found.theirs}: ` +
      `z ${found.z}, p ${found.p.toExponential(1)}`,
  )
  out.print(
    `CPU for a choice: ${found.ourMillis} ms and ${found.theirMillis} ms; ` +
      `iterations ${found.ourIterations} and ${found.theirIterations}`,
  )
  return 0
}

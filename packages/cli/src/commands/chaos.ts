import type { Failure } from '@noren/trials/chaos'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { oneOf, seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

const SHOWN = 60

/** One seed that fails: what is wrong, how to see it again, and the shortest way there. */
function show({ seed, faults, again, trace }: Failure, out: Out): void {
  out.note(
    say('cli-chaos-fault', { seed: String(seed), what: faults[0]?.kind ?? '', why: faults[0]?.text ?? '' }),
  )
  out.note(`  ${say('cli-chaos-again', { what: again })}`)
  for (const line of trace.slice(-SHOWN)) out.note(`  ${line}`)
}

/** Several servers, their store, bus, clocks, connections and people in one process, driven by a seed. */
export const chaos: Command = {
  usage: 'chaos',
  options: [
    '--seeds <n>',
    '--seed <n>',
    '--acts <n>',
    '--game <id>',
    '--houses <n>',
    '--calm',
    '--plant <name>',
    '--json',
  ],
  async run(_args, flags, out) {
    const { GAMES, PLANTS, runChaos } = await import('@noren/trials/chaos')
    const { game } = flags
    if (game !== undefined && !GAMES.includes(String(game)))
      throw new UsageError(say('cli-chaos-game', { list: GAMES.join(', ') }))
    const seeds = whole(flags, 'seeds', { min: 1, max: 10_000_000, usual: 100 })
    const seed = seedOf(flags)
    const houses =
      flags['houses'] === undefined ? undefined : whole(flags, 'houses', { min: 1, max: 3, usual: 2 })
    const plant = flags['plant'] === undefined ? undefined : oneOf(flags, 'plant', PLANTS, 'number-alone')
    const acts = whole(flags, 'acts', { min: 1, max: 100_000, usual: 900 })
    const calm = flags['calm'] === true
    const plan = {
      seeds,
      seed,
      acts,
      game: game === undefined ? undefined : String(game),
      houses,
      calm,
      plant,
    }
    const { report, failures } = await runChaos(plan, at =>
      out.progress(at - seed + 1, seeds, say('cli-chaos-seed', { seed: String(at) })),
    )
    for (const failure of failures) show(failure, out)
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      const { acknowledged, lost, duplicated, reordered, split, seconds } = report
      out.print(say('cli-chaos-seeds', { n: report.seeds, m: acknowledged, a: String(seconds) }))
      out.print(say('cli-chaos-sum', { n: lost, m: duplicated, k: reordered, l: split }))
    }
    return failures.length === 0 ? 0 : 1
  },
}

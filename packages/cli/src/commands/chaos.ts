import type { Failure } from '@noren/trials/chaos'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { oneOf, seedOf, UsageError, whole } from '../usage.ts'

const SHOWN = 60

/** One seed that fails: what is wrong, how to see it again, and the shortest way there. */
function show({ seed, faults, again, trace }: Failure, out: Out): void {
  out.note(`seed ${seed}: ${faults[0]?.kind}: ${faults[0]?.text}`)
  out.note(`  again: ${again}`)
  for (const line of trace.slice(-SHOWN)) out.note(`  ${line}`)
}

/** Several servers, their store, bus, clocks, connections and people in one process, driven by a seed. */
export const chaos: Command = {
  usage: 'chaos',
  about:
    'simulate several servers that break: whatever was acknowledged must be in the log, once and in order',
  options: [
    ['--seeds <n>', 'so many seeds, one after the other (100)'],
    ['--seed <n>', 'the first of them (1)'],
    ['--acts <n>', 'so many times somebody acts in each (900)'],
    ['--game <id>', 'one game only'],
    ['--houses <n>', 'so many servers, 1 to 3 (2 or 3)'],
    ['--calm', 'nothing breaks'],
    ['--plant <name>', 'put a known fault back: number-alone, any-revision'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const { GAMES, PLANTS, runChaos } = await import('@noren/trials/chaos')
    const { game } = flags
    if (game !== undefined && !GAMES.includes(String(game)))
      throw new UsageError(`--game must be one of ${GAMES.join(', ')}`)
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
    const { report, failures } = await runChaos(plan, at => out.progress(at - seed + 1, seeds, `seed ${at}`))
    for (const failure of failures) show(failure, out)
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      const { acknowledged, lost, duplicated, reordered, split, seconds } = report
      out.print(`${report.seeds} seeds, ${acknowledged} moves acknowledged in ${seconds} s`)
      out.print(`${lost} lost, ${duplicated} duplicated, ${reordered} reordered, ${split} split`)
    }
    return failures.length === 0 ? 0 : 1
  },
}

import { hashNatively } from '@noren/server/parts'
import { play } from './play.ts'
import type { Plant, Result } from './play.ts'
import { sceneOf } from './scene.ts'
import { shrink } from './shrink.ts'
import { KINDS } from './truth.ts'
import type { Fault } from './truth.ts'

export { PLANTS } from './play.ts'
export type { Plant } from './play.ts'
export { GAMES } from './scene.ts'

export interface ChaosPlan {
  readonly seeds: number
  /** The first of them. */
  readonly seed: number
  /** So many times somebody looks and acts in each. */
  readonly acts: number
  readonly game?: string | undefined
  readonly houses?: number | undefined
  readonly calm?: boolean | undefined
  readonly plant?: Plant | undefined
  /** Ends at the first seed that fails. */
  readonly first?: boolean | undefined
}

export interface Failure {
  readonly seed: number
  readonly faults: readonly Fault[]
  /** How to see it again. */
  readonly again: string
  /** What happened in the smallest plan that still fails so. */
  readonly trace: readonly string[]
}

export interface ChaosReport {
  readonly seeds: number
  readonly acknowledged: number
  /** Faults, one for each seed that fails. */
  readonly lost: number
  readonly duplicated: number
  readonly reordered: number
  readonly split: number
  readonly seconds: number
}

export interface Chaos {
  readonly report: ChaosReport
  readonly failures: readonly Failure[]
  readonly digest: number
}

const countedAs = (faults: readonly Fault[]): keyof typeof KINDS | null => {
  const [first] = faults
  if (first === undefined) return null
  for (const [name, kinds] of Object.entries(KINDS))
    if ((kinds as readonly string[]).includes(first.kind)) return name as keyof typeof KINDS
  return 'split'
}

/** How a seed is run again, as a command. */
function command(seed: number, { acts, game, houses, calm, plant }: ChaosPlan): string {
  const more = [
    game === undefined ? '' : ` --game ${game}`,
    houses === undefined ? '' : ` --houses ${houses}`,
    calm === true ? ' --calm' : '',
    plant === undefined ? '' : ` --plant ${plant}`,
  ]
  return `noren chaos --seeds 1 --seed ${seed} --acts ${acts}${more.join('')}`
}

/** Runs seeds one after the other. A seed that fails is shrunk to the shortest trace that still fails so. */
export async function runChaos(
  plan: ChaosPlan,
  saw: (seed: number, result: Result) => void = () => {},
): Promise<Chaos> {
  hashNatively()
  const counts = { lost: 0, duplicated: 0, reordered: 0, split: 0 }
  const failures: Failure[] = []
  let [seeds, acknowledged, digest] = [0, 0, 0]
  const begun = performance.now()
  for (let seed = plan.seed; seed < plan.seed + plan.seeds; seed++) {
    const scene = sceneOf(seed, plan)
    const result = await play(scene, { plant: plan.plant })
    seeds++
    acknowledged += result.acknowledged
    digest = (Math.imul(digest, 31) + result.digest) >>> 0
    saw(seed, result)
    const counted = countedAs(result.faults)
    const [fault] = result.faults
    if (counted === null || fault === undefined) continue
    counts[counted]++
    // The first ones are worth the time.
    const shortest = failures.length < 3 ? await shrink(scene, fault.kind, plan.plant) : null
    const trace = shortest?.result.trace ?? []
    failures.push({ seed, faults: result.faults, again: command(seed, plan), trace })
    if (plan.first === true) break
  }
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  return { report: { seeds, acknowledged, ...counts, seconds }, failures, digest }
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../clauses/lists.ts'
import type { Ran } from './lane.ts'
import { drive } from './lanes.ts'
import type { Mutant } from './list.ts'
import { mutantsOf, mutated, sample } from './list.ts'
import { probeAll, reaching, reachOf } from './reach.ts'
import { rulesOf, testsOf } from './sources.ts'

export { NotGreen } from './reach.ts'

/** A mutant that no test could ever kill, and why. It is found by what its line says, wherever that is. */
export interface Equivalent {
  readonly file: string
  readonly line: string
  readonly change: string
  readonly nth?: number
  readonly reason: string
}

export interface Survivor {
  readonly file: string
  readonly line: number
  readonly change: string
  readonly content: string
  readonly nth?: number
  /** How many test files reach the place and saw nothing. */
  readonly tests: number
}

export interface Report {
  readonly game: string
  readonly mutants: number
  readonly killed: number
  /** Killed because a test went on without end, or because its process died. */
  readonly hung: number
  readonly equivalent: number
  readonly survivors: readonly Survivor[]
  /** Listed as equivalent, and killed all the same: the list is wrong. */
  readonly wrong: readonly (Survivor & { readonly by: string })[]
  /** Listed as equivalent, and not there: the rules have moved on. */
  readonly stale: readonly Equivalent[]
}

export interface Plan {
  readonly game: string
  /** The game's package. */
  readonly dir: string
  readonly sample: number
  readonly seed: number
  /** Only mutants of files whose path holds this, and of this line if one is named. */
  readonly where?: { readonly file: string; readonly line?: number }
  progress(done: number, total: number, what: string): void
  /** One that no test noticed, as soon as that is known. */
  survived?(survivor: Survivor): void
}

export const LIST = 'mutants.json'

async function equivalents(dir: string): Promise<Equivalent[]> {
  const file = join(dir, LIST)
  if (!existsSync(file)) return []
  return (JSON.parse(await readFile(file, 'utf8')) as { equivalent: Equivalent[] }).equivalent
}

const same = (e: Equivalent, m: Mutant): boolean =>
  e.file === m.file && e.line === m.content && e.change === m.change && (e.nth ?? 1) === m.nth

const survivor = (m: Mutant, tests: readonly Ran[]): Survivor => ({
  file: m.file,
  line: m.line,
  change: m.change,
  content: m.content,
  ...(m.nth === 1 ? {} : { nth: m.nth }),
  tests: tests.length,
})

/** Writes the rules wrongly in many ways, one at a time, and lists those that no test notices. */
export async function runMutants(plan: Plan): Promise<Report> {
  const dir = join(ROOT, plan.dir)
  const sources = await rulesOf(dir)
  const byFile = new Map(sources.map(s => [s.file, s]))
  const all = sources.flatMap(mutantsOf)
  const listed = await equivalents(dir)
  const { where } = plan
  const wanted = all.filter(
    m =>
      where === undefined ||
      (m.file.includes(where.file) && (where.line === undefined || m.line === where.line)),
  )
  const chosen = sample(wanted, plan.sample, plan.seed)
  const reach = await reachOf(plan.game, dir, sources, await testsOf(dir), (done, total) =>
    plan.progress(done, total, 'tests that pass as they should'),
  )
  const probed = probeAll(sources)
  const usual = Object.fromEntries(reach.map(ran => [ran.test, ran.seconds]))
  const survivors: Survivor[] = []
  const wrong: (Survivor & { by: string })[] = []
  let [killed, hung, equivalent, done] = [0, 0, 0, 0]

  const judge = (m: Mutant, tests: readonly Ran[], by: string | null): void => {
    plan.progress(++done, chosen.length, 'mutants')
    const known = listed.some(e => same(e, m))
    if (by !== null) {
      killed++
      if (known) wrong.push({ ...survivor(m, tests), by })
    } else if (known) equivalent++
    else {
      survivors.push(survivor(m, tests))
      plan.survived?.(survivor(m, tests))
    }
  }

  const tried = chosen.map(mutant => ({ mutant, tests: reaching(reach, probed, mutant) }))
  for (const { mutant, tests } of tried) if (tests.length === 0) judge(mutant, tests, null)
  await drive(
    'kill',
    tried.filter(t => t.tests.length > 0),
    ({ mutant, tests }) => {
      const source = byFile.get(mutant.file)
      if (source === undefined) throw new Error(`${mutant.file} is gone`)
      return {
        sources: { [mutant.path]: mutated(source, mutant) },
        tests: tests.map(t => t.test),
        usual,
      }
    },
    ({ mutant, tests }, { end, by }) => {
      if (end === 'hung' || end === 'died') hung++
      judge(mutant, tests, end === 'passed' ? null : (by ?? `it ${end}`))
    },
  )
  const place = (s: Survivor): string =>
    [s.file, String(s.line).padStart(5, '0'), s.change, s.nth ?? 1].join('\0')
  return {
    game: plan.game,
    mutants: chosen.length,
    killed,
    hung,
    equivalent,
    survivors: survivors.sort((a, b) => (place(a) < place(b) ? -1 : 1)),
    wrong,
    stale: listed.filter(e => !all.some(m => same(e, m))),
  }
}

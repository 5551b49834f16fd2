import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../clauses/lists.ts'
import type { Ran, Verdict } from './lane.ts'
import { drive } from './lanes.ts'
import type { Mutant } from './list.ts'
import { Memory } from './memory.ts'
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
  /** How many were judged. */
  readonly mutants: number
  /** How many of the sample were not, because the time was over. */
  readonly left: number
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
  /** Asked before each mutant: no ends the run, and what it found out is kept for the next. */
  goesOn?(): boolean
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

/** What names a mutant while the rules stay as they are. */
const nameOf = (m: Mutant): string => [m.file, m.content, m.change, m.nth].join('\0')

/** The time was over before the tests had shown what they reach. */
const unjudged = (game: string, left: number): Report => ({
  game,
  mutants: 0,
  left,
  killed: 0,
  hung: 0,
  equivalent: 0,
  survivors: [],
  wrong: [],
  stale: [],
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
  const goesOn = (): boolean => plan.goesOn?.() ?? true
  const memory = await Memory.of(plan.game, dir)
  const reach = await reachOf(memory, sources, await testsOf(dir), goesOn, (done, total) =>
    plan.progress(done, total, 'tests that pass as they should'),
  )
  if (reach === null) return unjudged(plan.game, chosen.length)
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

  const decide = (m: Mutant, tests: readonly Ran[], { end, by }: Pick<Verdict, 'end' | 'by'>): void => {
    if (end === 'hung' || end === 'died') hung++
    judge(m, tests, end === 'passed' ? null : (by ?? `it ${end}`))
  }
  const pathsOf = (tests: readonly Ran[]): string[] => tests.map(t => t.test)
  const open: { mutant: Mutant; tests: readonly Ran[] }[] = []
  for (const mutant of chosen) {
    const tests = reaching(reach, probed, mutant)
    const known = memory.verdict(nameOf(mutant), pathsOf(tests))
    if (tests.length === 0) judge(mutant, tests, null)
    else if (known !== null) decide(mutant, tests, known)
    else open.push({ mutant, tests })
  }
  const kept: Promise<void>[] = []
  await drive(
    'kill',
    open,
    ({ mutant, tests }) => {
      const source = byFile.get(mutant.file)
      if (source === undefined) throw new Error(`${mutant.file} is gone`)
      return { sources: { [mutant.path]: mutated(source, mutant) }, tests: pathsOf(tests), usual }
    },
    ({ mutant, tests }, verdict) => {
      kept.push(memory.keepVerdict(nameOf(mutant), pathsOf(tests), verdict))
      decide(mutant, tests, verdict)
    },
    { goesOn },
  )
  await Promise.all(kept)
  const place = (s: Survivor): string =>
    [s.file, String(s.line).padStart(5, '0'), s.change, s.nth ?? 1].join('\0')
  return {
    game: plan.game,
    mutants: done,
    left: chosen.length - done,
    killed,
    hung,
    equivalent,
    survivors: survivors.sort((a, b) => (place(a) < place(b) ? -1 : 1)),
    wrong,
    stale: listed.filter(e => !all.some(m => same(e, m))),
  }
}

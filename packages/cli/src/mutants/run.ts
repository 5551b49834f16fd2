import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../clauses/lists.ts'
import type { Killer } from './killers.ts'
import { killerFor, killerOf } from './killers.ts'
import type { At, Ran, Verdict } from './lane.ts'
import { drive } from './lanes.ts'
import type { Mutant } from './list.ts'
import type { Judgement } from './memory.ts'
import { Memory } from './memory.ts'
import { mutantsOf, mutated, sample } from './list.ts'
import { NotGreen, probeAll, reaching, reachOf } from './reach.ts'
import type { Source } from './sources.ts'
import { rulesOf, testsOf } from './sources.ts'
import { say } from '../say.ts'

export { NotGreen }

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
  /** Whether those that are listed as equivalent are left alone: they have to meet every test. */
  readonly unlisted?: boolean
  /** Asked before each mutant: no ends the run, and what it found out is kept for the next. */
  goesOn?(): boolean
  /** Only mutants of files whose path holds this, and of this line if one is named. */
  readonly where?: { readonly file: string; readonly line?: number }
  /** Who noticed which mutant when somebody last looked: asked first, and the others only where it notices nothing. */
  readonly killers?: readonly Killer[]
  progress(done: number, total: number, what: string): void
  /** One that a test noticed, and which. */
  killed?(killer: Killer): void
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

/** CPU seconds that a test file is given whose usual time nobody knows yet. */
const PATIENT = 60

/** A mutant, or the rules as they stand, before one test. */
interface Trial {
  readonly killer: { readonly path: string; readonly only?: string }
  readonly mutant: Mutant | null
}
const called = ({ killer }: Trial): string => `${killer.path}\0${killer.only ?? ''}`

/** One run: what it knows of the game, and what it has found out so far. */
class Run {
  readonly #plan: Plan
  readonly #dir: string
  readonly #sources: ReadonlyMap<string, Source>
  readonly #listed: readonly Equivalent[]
  readonly #memory: Memory
  readonly #survivors: Survivor[] = []
  readonly #wrong: (Survivor & { by: string })[] = []
  readonly #total: number
  #killed = 0
  #hung = 0
  #equivalent = 0
  #done = 0

  constructor(
    plan: Plan,
    sources: readonly Source[],
    listed: readonly Equivalent[],
    memory: Memory,
    total: number,
  ) {
    this.#plan = plan
    this.#dir = join(ROOT, plan.dir)
    this.#sources = new Map(sources.map(s => [s.file, s]))
    this.#listed = listed
    this.#memory = memory
    this.#total = total
  }

  goesOn = (): boolean => this.#plan.goesOn?.() ?? true

  #judge(m: Mutant, tests: readonly Ran[], by: string | null, at?: At): void {
    this.#plan.progress(++this.#done, this.#total, say('cli-mutants-progress'))
    const known = this.#listed.some(e => same(e, m))
    if (by !== null) {
      this.#killed++
      if (known) this.#wrong.push({ ...survivor(m, tests), by })
      if (at !== undefined) for (const k of killerOf(m, this.#plan.dir, at)) this.#plan.killed?.(k)
    } else if (known) this.#equivalent++
    else {
      this.#survivors.push(survivor(m, tests))
      this.#plan.survived?.(survivor(m, tests))
    }
  }

  #decide(m: Mutant, tests: readonly Ran[], { end, by, at }: Judgement): void {
    if (end === 'hung' || end === 'died') this.#hung++
    this.#judge(m, tests, end === 'passed' ? null : (by ?? `it ${end}`), at)
  }

  #changed(m: Mutant): Record<string, string> {
    const source = this.#sources.get(m.file)
    if (source === undefined) throw new Error(`${m.file} is gone`)
    return { [m.path]: mutated(source, m) }
  }

  /**
   * Tries each mutant on the one test that noticed it before, which must pass on the rules as they stand. Hands back those that
   * still have to meet the others.
   */
  async byRecord(chosen: readonly Mutant[], killers: readonly Killer[]): Promise<Mutant[]> {
    const left = new Set(chosen)
    const open: Trial[] = []
    for (const mutant of chosen) {
      const killer = killerFor(killers, this.#dir, mutant)
      if (killer === null) continue
      const known = this.#memory.verdict(nameOf(mutant), [killer.path])
      if (known === null) open.push({ killer, mutant })
      else {
        left.delete(mutant)
        this.#decide(mutant, [], known)
      }
    }
    const first = new Map(open.map(o => [called(o), { killer: o.killer, mutant: null }]))
    const usual = new Map<string, number>()
    const found: { mutant: Mutant; path: string; verdict: Verdict }[] = []
    await drive<Trial>(
      'kill',
      [...first.values(), ...open],
      trial => ({
        sources: trial.mutant === null ? {} : this.#changed(trial.mutant),
        tests: [trial.killer.path],
        usual: { [trial.killer.path]: usual.get(called(trial)) ?? PATIENT },
        ...(trial.killer.only === undefined ? {} : { only: trial.killer.only }),
      }),
      (trial, verdict) => {
        const { killer, mutant } = trial
        const { end, by, ran } = verdict
        if (mutant === null) {
          if (end !== 'passed') throw new NotGreen(by ?? `${killer.path} ${end}`)
          usual.set(called(trial), ran[0]?.seconds ?? 0)
        } else if (end !== 'passed') {
          found.push({ mutant, path: killer.path, verdict })
        }
      },
      { goesOn: this.goesOn },
    )
    // Only now have all of these tests passed as they stand.
    for (const { mutant, path, verdict } of found) {
      await this.#memory.keepVerdict(nameOf(mutant), [path], verdict)
      left.delete(mutant)
      this.#decide(mutant, verdict.ran, verdict)
    }
    return [...left]
  }

  /** Tries each mutant on every test file that reaches its place, until one notices. */
  async bySearch(chosen: readonly Mutant[]): Promise<void> {
    const sources = [...this.#sources.values()]
    const tests = await testsOf(this.#dir)
    const reach = await reachOf(this.#memory, sources, tests, this.goesOn, (done, total) =>
      this.#plan.progress(done, total, say('cli-mutants-tests')),
    )
    // The time was over before the tests had shown what they reach.
    if (reach === null) return
    const probed = probeAll(sources)
    const usual = Object.fromEntries(reach.map(ran => [ran.test, ran.seconds]))
    const pathsOf = (some: readonly Ran[]): string[] => some.map(t => t.test)
    const open: { mutant: Mutant; tests: readonly Ran[] }[] = []
    for (const mutant of chosen) {
      const some = reaching(reach, probed, mutant)
      const known = this.#memory.verdict(nameOf(mutant), pathsOf(some))
      if (some.length === 0) this.#judge(mutant, some, null)
      else if (known !== null) this.#decide(mutant, some, known)
      else open.push({ mutant, tests: some })
    }
    const kept: Promise<void>[] = []
    await drive(
      'kill',
      open,
      o => ({ sources: this.#changed(o.mutant), tests: pathsOf(o.tests), usual }),
      (o, verdict) => {
        kept.push(this.#memory.keepVerdict(nameOf(o.mutant), pathsOf(o.tests), verdict))
        this.#decide(o.mutant, o.tests, verdict)
      },
      { goesOn: this.goesOn },
    )
    await Promise.all(kept)
  }

  report(stale: readonly Equivalent[]): Report {
    const place = (s: Survivor): string =>
      [s.file, String(s.line).padStart(5, '0'), s.change, s.nth ?? 1].join('\0')
    return {
      game: this.#plan.game,
      mutants: this.#done,
      left: this.#total - this.#done,
      killed: this.#killed,
      hung: this.#hung,
      equivalent: this.#equivalent,
      survivors: this.#survivors.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)),
      wrong: this.#wrong,
      stale,
    }
  }
}

/** Writes the rules wrongly in many ways, one at a time, and lists those that no test notices. */
export async function runMutants(plan: Plan): Promise<Report> {
  const dir = join(ROOT, plan.dir)
  const sources = await rulesOf(dir)
  const all = sources.flatMap(mutantsOf)
  const listed = await equivalents(dir)
  const { where, killers = [], unlisted = false } = plan
  const wanted = all.filter(
    m =>
      (where === undefined ||
        (m.file.includes(where.file) && (where.line === undefined || m.line === where.line))) &&
      !(unlisted && listed.some(e => same(e, m))),
  )
  const chosen = sample(wanted, plan.sample, plan.seed)
  const run = new Run(plan, sources, listed, await Memory.of(plan.game, dir), chosen.length)
  const left = await run.byRecord(chosen, killers)
  if (left.length > 0) await run.bySearch(left)
  return run.report(listed.filter(e => !all.some(m => same(e, m))))
}

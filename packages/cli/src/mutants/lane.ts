import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { BaseSequencer, createVitest } from 'vitest/node'
import { fileURLToPath } from 'node:url'

/** What a lane is asked: to run some test files of the game on a version of its rules. */
export interface Job {
  readonly id: number
  /** Files that are read otherwise than they stand on the disk, by path. Nothing is ever written. */
  readonly sources: Readonly<Record<string, string>>
  /** Test files, in this order. */
  readonly tests: readonly string[]
  /** Only the test of this name, as verdicts name it. */
  readonly only?: string
  /** CPU seconds that each test file took when nothing was changed. */
  readonly usual: Readonly<Record<string, number>>
}

/** What one test file did. */
export interface Ran {
  readonly test: string
  readonly seconds: number
  readonly reached: readonly number[]
}

/** Where something failed, or what ran when it hung. */
export interface At {
  /** The test file, from the root. */
  readonly file: string
  /** The test; none where the file could not be loaded. */
  readonly test?: string
}

export interface Verdict {
  readonly id: number
  /** `hung`: it went on far longer than it ever had. `died`: the process was gone. */
  readonly end: 'passed' | 'failed' | 'hung' | 'died'
  /** The first thing that failed. */
  readonly by?: string
  readonly at?: At
  /** Nothing, where no test has the name that was asked for. */
  readonly ran: readonly Ran[]
}

/** How a lane ends that could not do what it was asked, by no fault of the rules. */
export const BROKEN = 3

/** Time to load everything, and how often its usual time a file may take. It is CPU time: a busy machine changes nothing. */
const GRACE = 6
const TIMES = 3

/** Watches a run from the process's main thread; tests are in a thread of their own, so they cannot stop it. */
class Watch {
  #since = 0
  #allowed = GRACE
  #hung: () => void = () => {}

  constructor() {
    setInterval(() => {
      if (cpu() - this.#since > this.#allowed) this.#hung()
    }, 200)
  }

  /** Something was heard; the next thing may take so long. */
  sign(usual: number): void {
    this.#since = cpu()
    this.#allowed = GRACE + TIMES * usual
  }

  over(hung: () => void): void {
    this.#hung = hung
  }
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const [root = '', mode = ''] = process.argv.slice(2)
let job: Job | null = null
let sources: Readonly<Record<string, string>> = {}
const watch = new Watch()
/** CPU seconds of each test file of this job. */
const spent = new Map<string, number>()
let since = 0
let now: At | undefined
const atNow = (): Pick<Verdict, 'at'> => (now === undefined ? {} : { at: now })
const usual = (module: TestModule): number => job?.usual[module.moduleId] ?? 0

/** Test files in the order in which they are asked for. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files)
  }
}

const reporter: Reporter = {
  onTestModuleQueued: module => {
    now = { file: module.relativeModuleId }
  },
  onTestCaseReady: test => {
    now = { file: test.module.relativeModuleId, test: test.fullName }
  },
  onTestModuleCollected: module => watch.sign(usual(module)),
  onTestCaseResult: test => watch.sign(usual(test.module)),
  onTestModuleEnd: module => {
    spent.set(module.moduleId, cpu() - since)
    since = cpu()
    watch.sign(0)
  },
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: ['**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    bail: mode === 'reach' ? 0 : 1,
    setupFiles: mode === 'reach' ? [fileURLToPath(new URL('reached.ts', import.meta.url))] : [],
    reporters: [reporter],
    sequence: { sequencer: AsGiven },
  },
  {
    plugins: [{ name: 'noren:mutant', enforce: 'pre', load: id => sources[id] ?? null }],
  },
)

function firstFault(modules: readonly TestModule[]): Pick<Verdict, 'by' | 'at'> | undefined {
  for (const module of modules) {
    const file = module.relativeModuleId
    for (const { fullName } of module.children.allTests('failed'))
      return { by: `${file}: ${fullName}`, at: { file, test: fullName } }
    if (module.state() === 'failed')
      return { by: `${file}: ${module.errors()[0]?.message ?? 'did not load'}`, at: { file } }
  }
  return undefined
}

/** The test of this name and no other. Where one name ends and the next begins, the runner puts a space. */
function narrow(only: string | undefined): void {
  if (only === undefined) return vitest.resetGlobalTestNamePattern()
  const words = only.split(' > ').map(word => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  vitest.setGlobalTestNamePattern(new RegExp(`^ ?${words.join('(?: > | )')}$`))
}

function ran(module: TestModule): Ran {
  const { duration, collectDuration } = module.diagnostic()
  const { reached = [] } = module.meta() as { reached?: readonly number[] }
  return {
    test: module.moduleId,
    seconds: spent.get(module.moduleId) ?? (duration + collectDuration) / 1000,
    reached,
  }
}

async function run(given: Job): Promise<Verdict> {
  for (const path of [...Object.keys(sources), ...Object.keys(given.sources)]) vitest.invalidateFile(path)
  job = given
  sources = given.sources
  const project = vitest.projects[0]
  if (project === undefined) throw new Error('vitest has no project')
  watch.sign(0)
  narrow(given.only)
  now = undefined
  // What earlier jobs ran is not this one's.
  vitest.state.filesMap.clear()
  spent.clear()
  since = cpu()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    given.tests.map(test => project.createSpecification(test)),
  )
  const fault =
    firstFault(testModules) ??
    (unhandledErrors.length > 0 ? { by: String(unhandledErrors[0]), ...atNow() } : undefined)
  const unknown = given.only !== undefined && testModules.every(m => m.state() === 'skipped')
  if (fault === undefined && unknown) return { id: given.id, end: 'passed', ran: [] }
  const idle = testModules.length !== given.tests.length || testModules.some(m => m.state() !== 'passed')
  if (fault === undefined && idle) throw new Error(`not every test ran: ${given.tests.join(', ')}`)
  return {
    id: given.id,
    end: fault === undefined ? 'passed' : 'failed',
    ...fault,
    ran: testModules.map(ran),
  }
}

const say = (message: Verdict | 'ready'): Promise<void> =>
  new Promise(done => process.send?.(message, undefined, undefined, () => done()))

process.on('message', (given: Job) => {
  // A thread that is busy for ever ends with its process; the house starts another.
  watch.over(() => void say({ id: given.id, end: 'hung', ...atNow(), ran: [] }).then(() => process.exit(0)))
  const told = run(given).finally(() => watch.over(() => {}))
  void told.then(say, (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(BROKEN)
  })
})
process.on('disconnect', () => process.exit(0))
await say('ready')

import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { ROOT } from '../clauses/lists.ts'
import type { Job, Verdict } from './lane.ts'

export type Work = Omit<Job, 'id'>

/** `reach` runs everything and says what it reached; `kill` stops at the first failure. */
export type Mode = 'reach' | 'kill'

const LANE = fileURLToPath(new URL('lane.ts', import.meta.url))
const MOST = 2
/** As lane.ts has it; importing that file would start a lane. */
const BROKEN = 3

/** A test runner that is asked from inside another one must not take itself for it. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  return { ...Object.fromEntries(kept), NODE_ENV: 'test' }
}

/** A process that runs tests on one version of the rules after another. A lane that hangs or dies is replaced. */
class Lane {
  #process: ChildProcess | null = null
  #ids = 0
  readonly #mode: Mode
  readonly #root: string
  readonly #ends: Promise<unknown>[] = []

  constructor(mode: Mode, root: string) {
    this.#mode = mode
    this.#root = root
  }

  async do(work: Work): Promise<Verdict> {
    const lane = this.#process ?? (await this.#start())
    const id = ++this.#ids
    return new Promise((resolve, reject) => {
      const heard = (verdict: Verdict): void => {
        lane.off('exit', gone)
        lane.off('message', heard)
        if (verdict.end === 'hung') {
          // It would end by itself, but a thread that is busy for ever may keep it.
          this.#process = null
          lane.kill('SIGKILL')
        }
        resolve(verdict)
      }
      const gone = (code: number | null): void => {
        this.#process = null
        lane.off('message', heard)
        if (code === BROKEN) reject(new Error('the test runner could not do its work; what it said is above'))
        else resolve({ id, end: 'died', ran: [] })
      }
      lane.on('message', heard).once('exit', gone)
      lane.send({ ...work, id } satisfies Job)
    })
  }

  #start(): Promise<ChildProcess> {
    const lane = fork(LANE, [this.#root, this.#mode], {
      cwd: this.#root,
      env: environment(),
      execArgv: ['--max-old-space-size=1024'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#process = lane
    this.#ends.push(once(lane, 'exit'))
    const said: Buffer[] = []
    lane.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    lane.once('exit', code => {
      if (code === BROKEN) process.stderr.write(Buffer.concat(said))
    })
    return new Promise((resolve, reject) => {
      const gone = (code: number | null): void =>
        reject(new Error(`the test runner did not start (${code}): ${Buffer.concat(said).toString()}`))
      lane.once('exit', gone)
      lane.once('message', () => {
        lane.off('exit', gone)
        resolve(lane)
      })
    })
  }

  /** Ends when all its processes have. */
  async close(): Promise<void> {
    this.#process?.disconnect()
    this.#process = null
    await Promise.all(this.#ends)
  }
}

export interface Drive {
  /** Asked before each piece of work; once it says no, nothing more is begun. */
  readonly goesOn?: () => boolean
  readonly root?: string
}

/** Does some work on two lanes at most, and hands over each verdict as it comes. Says whether all of it was done. */
export async function drive<T>(
  mode: Mode,
  todo: readonly T[],
  workOf: (item: T) => Work,
  tell: (item: T, verdict: Verdict) => void,
  { goesOn = () => true, root = ROOT }: Drive = {},
): Promise<boolean> {
  const queue = [...todo]
  const lanes = Array.from(
    { length: Math.min(MOST, availableParallelism(), todo.length) },
    () => new Lane(mode, root),
  )
  // When one lane fails the others begin nothing more.
  const over = new AbortController()
  const go = async (lane: Lane): Promise<void> => {
    while (!over.signal.aborted && queue.length > 0 && goesOn()) {
      const item = queue.shift() as T
      const verdict = await lane.do(workOf(item))
      if (!over.signal.aborted) tell(item, verdict)
    }
  }
  try {
    await Promise.all(lanes.map(go))
  } finally {
    over.abort()
    await Promise.all(lanes.map(lane => lane.close()))
  }
  return queue.length === 0
}

import { Worker } from 'node:worker_threads'
import { hintOf, QUICK_LEVEL, wordsOf } from '@noren/bots'
import type { Hint } from '@noren/bots'
import type { Rng, RulesRef, Seat, Words } from '@noren/engine'
import type { Found } from '../outside/find.ts'
import { places } from '../places.ts'
import { realTime } from '../time.ts'
import type { TimeSource } from '../time.ts'
import { FairQueue } from './queue.ts'
import type { Place } from './queue.ts'

/** What a thread is asked: a view, never a state. */
export interface Thought {
  /** The rules of the match. */
  readonly rules: RulesRef
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
  readonly level: string
  /** At most so long, because others wait; absent when nobody does. */
  readonly millis?: number
  /** An answer in a window, which has a shorter time of its own. */
  readonly reaction?: boolean
  /** Not a move is wanted but a hint: what the strongest would do, and why. */
  readonly hint?: true
}
/** A thread says when it has loaded the games; after that, one answer to each thought. */
export type Answer = { readonly ready: true } | Thinking | { readonly failed: string }
type Thinking = { readonly words: Words } | { readonly hint: Hint }

interface Job {
  readonly thought: Thought
  readonly place: Place
  resolve(thinking: Thinking): void
  reject(error: Error): void
}

/** The house has more to think about than it can: ask again in a moment. */
export class Busy extends Error {}

/** So many thoughts may wait for their turn; what comes on top of them is answered by rules of thumb. */
const WAITING = 256
/** And so many may wait for that; beyond it the table waits. */
const HURRIED = 1024
/** With more to think about than fits into this, everybody thinks for a shorter time rather than wait for longer. */
const ROUND = 5000
/** But not for less. */
const LEAST = 50

/** Where bots think, wherever that is. */
export interface BotThreads {
  ask(thought: Thought, place?: Place): Promise<Words>
  hint(thought: Omit<Thought, 'level'>, place: Place): Promise<Hint>
  close(): Promise<void>
}

export interface Bounds {
  /** Milliseconds after which a thread that does not answer is given up. */
  readonly patience?: number
  readonly waiting?: number
  readonly hurried?: number
  /** Games of others that threads must know. */
  readonly outside?: readonly Found[]
}

/**
 * Bots think in these threads and nowhere else, so that the event loop is never kept waiting. What waits is bounded and
 * served fairly between people. The more there is to do, the shorter everybody thinks, down to a twentieth of a second; when
 * even that is too much, rules of thumb answer, which take no time.
 */
export class BotPool implements BotThreads {
  readonly #size: number
  readonly #module: string
  readonly #bounds: Required<Bounds>
  readonly #time: TimeSource
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, { job: Job; stop: (() => void) | undefined }>()
  readonly #ready = new WeakSet<Worker>()
  readonly #queue = new FairQueue<Job>()
  readonly #quick = new FairQueue<Job>()
  #closed = false
  /** Thoughts that were answered by rules of thumb because there were too many. */
  hurried = 0

  constructor(
    size: number,
    module: string,
    { patience = 20_000, waiting = WAITING, hurried = HURRIED, outside = [] }: Bounds = {},
    time: TimeSource = realTime,
  ) {
    this.#time = time
    this.#size = size
    this.#module = module
    this.#bounds = { patience, waiting, hurried, outside }
  }

  /** Thoughts that wait for a thread. */
  get waiting(): number {
    return this.#queue.size + this.#quick.size
  }

  async ask(thought: Thought, place: Place = { table: '', reaction: false }): Promise<Words> {
    const thinking = await this.#think(thought, place)
    return wordsOf(thinking)
  }

  /** What the strongest would do, and why. A hint is never hurried: with too much to do it is refused. */
  async hint(thought: Omit<Thought, 'level'>, place: Place): Promise<Hint> {
    if (this.#queue.size >= this.#bounds.waiting) throw new Busy('the bots have too much to think about')
    const thinking = await this.#think({ ...thought, level: '', hint: true }, place)
    return hintOf(thinking)
  }

  #think(asked: Thought, place: Place): Promise<Thinking> {
    const thought = { ...asked, reaction: place.reaction }
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the house is closing'))
      this.#admit({ thought, place, resolve, reject })
      this.#next()
    })
  }

  /** Where a thought waits. With too many waiting, those of whoever has most are hurried first: others lose nothing by it. */
  #admit(job: Job): void {
    if (this.#queue.size < this.#bounds.waiting) return this.#queue.push(job.place, job)
    const many = this.#queue.of(job.place.owner) * (this.#queue.people + 1) > this.#queue.size
    const instead = many ? undefined : this.#queue.takeOfMost()
    if (instead === undefined) return this.#hurry(job)
    this.#queue.push(job.place, job)
    this.#hurry(instead)
  }

  #hurry(job: Job): void {
    const { thought, place } = job
    if (thought.hint === true || this.#quick.size >= this.#bounds.hurried)
      return job.reject(new Busy('the bots have too much to think about'))
    this.hurried++
    const level = thought.level === 'wanderer' || thought.level === 'ashigaru' ? thought.level : QUICK_LEVEL
    this.#quick.push(place, { ...job, thought: { ...thought, level } })
  }

  /** How long a thought may take: everybody who waits has the same share of a round, and shares it between their own thoughts. */
  #share({ place: { owner } }: Job): number {
    const mine = this.#queue.of(owner)
    const people = this.#queue.people + (mine === 0 ? 1 : 0)
    return Math.max(LEAST, Math.floor((ROUND * this.#size) / (people * (mine + 1))))
  }

  /** What takes no time goes first: it holds nobody up. */
  #take(): Job | undefined {
    return this.#quick.take() ?? this.#queue.take()
  }

  #next(): void {
    while (!this.#closed && this.waiting > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#hire() : null)
      const job = worker === null ? undefined : this.#take()
      if (worker === null || job === undefined) return
      const share = this.#share(job)
      this.#busy.set(worker, { job, stop: undefined })
      if (this.#ready.has(worker)) this.#clock(worker)
      worker.postMessage({ ...job.thought, millis: share } satisfies Thought, [])
    }
  }

  /** Patience is for thinking; loading the games takes what it takes. */
  #clock(worker: Worker): void {
    const held = this.#busy.get(worker)
    if (held === undefined) return
    held.stop = this.#time.after(this.#bounds.patience, () =>
      this.#dismiss(worker, new Error('a bot thought for too long')),
    )
  }

  #hire(): Worker {
    const worker = new Worker(places.worker, {
      workerData: { module: this.#module, outside: this.#bounds.outside },
    })
    worker.on('message', (answer: Answer) => this.#answered(worker, answer))
    worker.on('error', error =>
      this.#dismiss(worker, error instanceof Error ? error : new Error(String(error))),
    )
    worker.on('exit', () => this.#dismiss(worker, new Error('a bot’s thread ended')))
    return worker
  }

  #release(worker: Worker): Job | null {
    const held = this.#busy.get(worker)
    if (held === undefined) return null
    held.stop?.()
    this.#busy.delete(worker)
    return held.job
  }

  #answered(worker: Worker, answer: Answer): void {
    if ('ready' in answer) {
      this.#ready.add(worker)
      return this.#clock(worker)
    }
    const job = this.#release(worker)
    this.#idle.push(worker)
    if ('failed' in answer) job?.reject(new Error(answer.failed))
    else job?.resolve(answer)
    this.#next()
  }

  /** Lets a thread go that failed or never answers; another one takes its place when it is needed. */
  #dismiss(worker: Worker, why: Error): void {
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    this.#release(worker)?.reject(why)
    void worker.terminate()
    this.#next()
  }

  async close(): Promise<void> {
    this.#closed = true
    const all = [...this.#idle, ...this.#busy.keys()]
    for (let job = this.#take(); job !== undefined; job = this.#take())
      job.reject(new Error('the house is closing'))
    for (const worker of all) this.#release(worker)?.reject(new Error('the house is closing'))
    await Promise.all(all.map(worker => worker.terminate()))
  }
}

import { Worker } from 'node:worker_threads'
import type { Rng, Seat, Words } from '@noren/engine'

/** What a thread is asked: a view, never a state. */
export interface Thought {
  readonly game: string
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
  readonly level: string
}
/** A thread says when it has loaded the games; after that, one answer to each thought. */
export type Answer = { readonly ready: true } | { readonly words: Words } | { readonly failed: string }

interface Job {
  readonly thought: Thought
  resolve(words: Words): void
  reject(error: Error): void
}

/** Bots think in these threads and nowhere else, so that the event loop is never kept waiting. */
export class BotPool {
  readonly #size: number
  readonly #module: string
  readonly #patience: number
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, { job: Job; timer: NodeJS.Timeout | undefined }>()
  readonly #ready = new WeakSet<Worker>()
  readonly #queue: Job[] = []
  #closed = false

  constructor(size: number, module: string, patience = 20_000) {
    this.#size = size
    this.#module = module
    this.#patience = patience
  }

  ask(thought: Thought): Promise<Words> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ thought, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    while (!this.#closed && this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#hire() : null)
      const job = worker === null ? undefined : this.#queue.shift()
      if (worker === null || job === undefined) return
      this.#busy.set(worker, { job, timer: undefined })
      if (this.#ready.has(worker)) this.#clock(worker)
      worker.postMessage(job.thought, [])
    }
  }

  /** Patience is for thinking; loading the games takes what it takes. */
  #clock(worker: Worker): void {
    const held = this.#busy.get(worker)
    if (held === undefined) return
    held.timer = setTimeout(
      () => this.#dismiss(worker, new Error('a bot thought for too long')),
      this.#patience,
    )
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { module: this.#module },
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
    clearTimeout(held.timer)
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
    if ('words' in answer) job?.resolve(answer.words)
    else job?.reject(new Error(answer.failed))
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
    for (const job of this.#queue.splice(0)) job.reject(new Error('the house is closing'))
    for (const worker of all) this.#release(worker)?.reject(new Error('the house is closing'))
    await Promise.all(all.map(worker => worker.terminate()))
  }
}

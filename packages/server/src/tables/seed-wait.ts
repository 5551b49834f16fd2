import type { TimeSource } from '../time.ts'
import { isNo } from '../refusal.ts'
import type { LiveTable } from './live.ts'
import { dealt, isStarting, OPENING } from './seeds.ts'

interface Log {
  warn(details: object, text: string): void
}

/** When the store did not answer it is asked again. */
const AGAIN = 1000

/**
 * Begins games whose seeds were not all opened in time. Every server that has such a table in hand counts from when it saw it, by the
 * clock that never jumps; which of them begins it, and with which seeds, the store decides.
 */
export class SeedWait {
  readonly #time: TimeSource
  readonly #get: (id: string) => Promise<LiveTable | null>
  readonly #log: Log
  readonly #timers = new Map<string, () => void>()
  readonly #running = new Set<Promise<void>>()
  #closed = false

  constructor(time: TimeSource, get: (id: string) => Promise<LiveTable | null>, log: Log) {
    this.#time = time
    this.#get = get
    this.#log = log
  }

  /** Looks at a table after every change, and when somebody comes. */
  attend({ id, row }: LiveTable): void {
    if (isStarting(row)) this.#wait(id, OPENING)
    else this.#drop(id)
  }

  #wait(id: string, ms: number): void {
    if (this.#closed || this.#timers.has(id)) return
    this.#timers.set(
      id,
      this.#time.after(ms, () => this.#fire(id)),
    )
  }

  #drop(id: string): void {
    this.#timers.get(id)?.()
    this.#timers.delete(id)
  }

  #fire(id: string): void {
    this.#timers.delete(id)
    const done = this.#begin(id)
      .catch((error: unknown) => {
        this.#log.warn({ code: 'start-waits', err: error, table: id }, 'a game could not begin; tried again')
        this.#wait(id, AGAIN)
      })
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  async #begin(id: string): Promise<void> {
    const table = await this.#get(id)
    const row = await table?.change(r => (isStarting(r) ? dealt(r) : r))
    if (row !== undefined && !isNo(row) && isStarting(row)) this.#wait(id, AGAIN)
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const id of this.#timers.keys()) this.#drop(id)
    await Promise.all(this.#running)
  }
}

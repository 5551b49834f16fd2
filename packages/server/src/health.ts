import type { MatchStore } from '@noren/store'
import type { TimeSource } from '@noren/table'

/** So long an answer is good: whoever asks more often is not asked to wait for the disk each time. */
const FRESH = 2000

/** Whether an acknowledged move would survive: the store is written to, not only asked. */
export class Health {
  readonly #store: MatchStore
  readonly #time: TimeSource
  #last: { readonly at: number; readonly done: Promise<void> } | null = null
  constructor(store: MatchStore, time: TimeSource) {
    this.#store = store
    this.#time = time
  }

  check(): Promise<void> {
    const now = this.#time.mono()
    if (this.#last === null || now - this.#last.at > FRESH)
      this.#last = { at: now, done: this.#store.probe() }
    return this.#last.done
  }
}

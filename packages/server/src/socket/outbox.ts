import type { TimeSource } from '../time.ts'

/**
 * So long after a move was made who is not asked may wait for the next thing to be told, the time that it took to write it down included;
 * timers are late by a few milliseconds, which makes 50 in all.
 */
export const HOLD = 45
/** So many frames within `WINDOW` milliseconds make a busy server: 1,000 a second, which people reach at some 250 tables. */
const MANY = 100
const WINDOW = 100

/** A connection with frames to write. */
export interface Holding {
  /** When what its oldest frame tells was made, on the clock that never jumps. */
  readonly since: number
  flush(): void
}

/**
 * When the connections of one server are written to. A write costs more than a move, so a busy server writes less often: what can wait is
 * written together with what comes next. A server that is not busy holds nothing back.
 */
export class Outbox {
  readonly #time: TimeSource
  /** Connections that are written to once everything that is ready has been done: ticks come after promises that are kept. */
  #due: Holding[] = []
  /** Connections that may wait, and since when, the longest first. One that was written to meanwhile stays in the list. */
  #held: Holding[] = []
  #times: number[] = []
  #unplan: (() => void) | null = null
  #counted = 0
  #since: number
  #busy = false
  /** The moment of this turn; -1 between two of them. */
  #now = -1

  constructor(time: TimeSource) {
    this.#time = time
    this.#since = time.mono()
  }

  /** Counts one frame; the moment, if it may be held back. */
  frame(): number | null {
    this.#counted++
    if (this.#now < 0) this.#begin()
    return this.#busy ? this.#now : null
  }

  /** Everything that is said in one turn is said at the moment of its first frame: what waits never waits longer for it. */
  #begin(): void {
    const now = this.#time.mono()
    const passed = now - this.#since
    if (passed >= WINDOW) {
      this.#busy = this.#counted * WINDOW >= MANY * passed
      this.#since = now
      this.#counted = 0
    }
    this.#now = now
    process.nextTick(() => this.#sendAll())
  }

  /** Writes to a connection soon: at the end of the turn in which its frame was counted. */
  soon(line: Holding): void {
    this.#due.push(line)
  }

  /** Writes to a connection `HOLD` milliseconds after what it is told was made, unless it was written to before. */
  later(line: Holding): void {
    const { since } = line
    const [held, times] = [this.#held, this.#times]
    let at = held.push(line) - 1
    // What was made first is told first, unless a store was quicker with another table.
    for (; at > 0 && (times[at - 1] as number) > since; at--) {
      held[at] = held[at - 1] as Holding
      times[at] = times[at - 1] as number
    }
    held[at] = line
    times[at] = since
    if (at === 0) this.#wait(since + HOLD - this.#now)
  }

  #sendAll(): void {
    const lines = this.#due
    this.#due = []
    this.#now = -1
    for (const line of lines) line.flush()
  }

  #wait(ms: number): void {
    this.#unplan?.()
    this.#unplan = this.#time.after(Math.max(1, ms), () => this.#release())
  }

  /** Writes to everybody who has waited long enough, unless they were written to meanwhile. */
  #release(): void {
    const now = this.#time.mono()
    let n = 0
    for (; n < this.#held.length && (this.#times[n] as number) + HOLD <= now + 1; n++) {
      const line = this.#held[n] as Holding
      if (line.since === this.#times[n]) line.flush()
    }
    this.#held.splice(0, n)
    this.#times.splice(0, n)
    this.#unplan = null
    const [next] = this.#times
    if (next !== undefined) this.#wait(next + HOLD - now)
  }
}

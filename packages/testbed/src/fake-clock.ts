interface Timer {
  readonly at: number
  readonly call: () => void
}

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5))

/** A time source that stands still until the test moves it on. */
export class FakeClock {
  #now: number
  /** How far the machine's own clock, which may be set, is ahead. */
  #ahead = 0
  readonly #timers = new Set<Timer>()
  constructor(now = 1_800_000_000_000) {
    this.#now = now
  }

  now(): number {
    return this.#now + this.#ahead
  }

  /** Somebody sets the machine's clock: so far ahead of what it would say. */
  set(ahead: number): void {
    this.#ahead = ahead
  }

  mono(): number {
    return this.#now
  }

  /** What comes again and again goes by the real clock: nobody wants to hear it a thousand times while days pass. */
  every(ms: number, call: () => void): () => void {
    const timer = setInterval(call, ms)
    timer.unref()
    return () => clearInterval(timer)
  }

  soon(call: () => void): void {
    setImmediate(call)
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), call }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** Moves on, calling whoever asked for it in the order of their times, and lets them finish in between. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await breath()
      const [next] = [...this.#timers].filter(t => t.at <= end).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.#timers.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.call()
    }
    this.#now = end
    await breath()
  }
}

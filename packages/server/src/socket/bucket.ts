import { steady } from '../budget/steady.ts'

/** Lets through so many a second, with bursts of so many at once. A rate of 0 sets no limit. */
export class Bucket {
  readonly #rate: number
  readonly #burst: number
  #level: number
  #at: number
  constructor(rate: number, burst = rate * 10, now = steady()) {
    this.#rate = rate
    this.#burst = burst
    this.#level = burst
    this.#at = now
  }

  /** What may be taken just now; below nothing after a debt. */
  level(now = steady()): number {
    if (this.#rate === 0) return Number.POSITIVE_INFINITY
    // A clock that went back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at) / 1000
    this.#level = Math.min(this.#burst, this.#level + passed * this.#rate)
    this.#at = now
    return this.#level
  }

  take(n = 1, now = steady()): boolean {
    if (this.level(now) < Math.min(n, this.#burst)) return false
    this.owe(n)
    return true
  }

  /** Takes what was already spent, into debt if need be; no deeper than a full bucket. */
  owe(n: number): void {
    if (this.#rate > 0) this.#level = Math.max(-this.#burst, this.#level - n)
  }

  get full(): boolean {
    return this.#rate === 0 || this.level() >= this.#burst
  }

  /** Milliseconds until so much may be taken. */
  wait(n = 1, now = steady()): number {
    const missing = Math.min(n, this.#burst) - this.level(now)
    return missing <= 0 ? 0 : Math.ceil((missing / this.#rate) * 1000)
  }
}

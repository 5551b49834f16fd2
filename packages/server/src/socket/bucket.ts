/** Lets through so many a second, with bursts of ten times as many. */
export class Bucket {
  readonly #rate: number
  #level: number
  #at: number
  constructor(rate: number, now: number) {
    this.#rate = rate
    this.#level = rate * 10
    this.#at = now
  }
  take(now: number): boolean {
    if (this.#rate === 0) return true
    this.#level = Math.min(this.#rate * 10, this.#level + ((now - this.#at) / 1000) * this.#rate)
    this.#at = now
    if (this.#level < 1) return false
    this.#level -= 1
    return true
  }
}

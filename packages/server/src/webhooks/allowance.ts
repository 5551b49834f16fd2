/** Lets through so many in each window of time, for each name; what is over is forgotten. */
export class Allowance {
  readonly #most: number
  readonly #window: number
  readonly #used = new Map<string, { readonly since: number; n: number }>()
  constructor(most: number, window: number) {
    this.#most = most
    this.#window = window
  }

  take(name: string, now: number): boolean {
    // Oldest first: whatever is over lies at the beginning.
    for (const [old, { since }] of this.#used) {
      if (now - since < this.#window) break
      this.#used.delete(old)
    }
    const mine = this.#used.get(name) ?? { since: now, n: 0 }
    this.#used.set(name, mine)
    return ++mine.n <= this.#most
  }

  get size(): number {
    return this.#used.size
  }
}

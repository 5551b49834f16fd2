import { randomInt } from 'node:crypto'
import type { Timepiece } from './timepiece.ts'

/** No letter that could be another one when it is read aloud or copied by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const MOST = 10_000

/** Codes that stand for somebody, once and for a short while. */
export class OneTime {
  readonly #time: Timepiece
  readonly #life: number
  readonly #codes = new Map<string, { readonly person: string; readonly until: number }>()
  constructor(time: Timepiece, life: number) {
    this.#time = time
    this.#life = life
  }

  issue(person: string): { code: string; until: number } {
    // Oldest first: they all live equally long.
    for (const [code, { until }] of this.#codes) {
      if (until > this.#time.now() && this.#codes.size < MOST) break
      this.#codes.delete(code)
    }
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const until = this.#time.now() + this.#life
    this.#codes.set(code, { person, until })
    return { code, until }
  }

  /** Whom the code stands for; it does so only once. */
  take(code: string): string | null {
    const found = this.#codes.get(code)
    this.#codes.delete(code)
    return found !== undefined && found.until > this.#time.now() ? found.person : null
  }
}

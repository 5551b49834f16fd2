import type { TimeSource } from '../time.ts'

/** So many pieces of costly work are under way at once, and so many of one address. */
const MOST = 4
const OF_ONE = 2
/** Work that takes longer than this, such as a table that cannot be read, keeps nobody else waiting. */
const PATIENCE = 1000

/**
 * Costly work passes one by one, an address in turn: whoever asks for a thousand things waits for a thousand, everybody else for
 * one. Between two of them the event loop goes round, so that moves are never behind what is shown to others.
 */
export class Turnstile {
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #inside = new Map<string, number>()
  readonly #time: TimeSource
  #count = 0

  constructor(time: TimeSource) {
    this.#time = time
  }

  /** Those who wait. */
  get waiting(): number {
    let n = 0
    for (const line of this.#waiting.values()) n += line.length
    return n
  }

  async pass<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (!this.#mayEnter(who)) await new Promise<void>(resolve => this.#queue(who, resolve))
    else this.#enter(who)
    const leave = once(() => this.#leave(who))
    const cancel = this.#time.after(PATIENCE, leave)
    try {
      return await work()
    } finally {
      cancel()
      this.#time.soon(leave)
    }
  }

  #mayEnter(who: string): boolean {
    return this.#count < MOST && (this.#inside.get(who) ?? 0) < OF_ONE && !this.#waiting.has(who)
  }

  #queue(who: string, enter: () => void): void {
    const line = this.#waiting.get(who)
    if (line === undefined) this.#waiting.set(who, [enter])
    else line.push(enter)
  }

  #enter(who: string): void {
    this.#count++
    this.#inside.set(who, (this.#inside.get(who) ?? 0) + 1)
  }

  #leave(who: string): void {
    this.#count--
    const left = (this.#inside.get(who) ?? 1) - 1
    if (left === 0) this.#inside.delete(who)
    else this.#inside.set(who, left)
    this.#next()
  }

  /** Whoever is served goes to the end of the round. */
  #next(): void {
    for (const [who, line] of this.#waiting) {
      if (this.#count >= MOST) return
      if ((this.#inside.get(who) ?? 0) >= OF_ONE) continue
      const enter = line.shift()
      this.#waiting.delete(who)
      if (line.length > 0) this.#waiting.set(who, line)
      if (enter === undefined) continue
      this.#enter(who)
      enter()
    }
  }
}

function once(call: () => void): () => void {
  let open = true
  return () => {
    if (open) call()
    open = false
  }
}

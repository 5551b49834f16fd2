/** Past this much waiting, everything plays three times as fast. */
export const RUSH_MS = 1200
const RUSH = 3
/** With reduced motion a move is a short fade, and the table rests no longer than that. */
const FADE_MS = 120

const calm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

interface Stage<T> {
  show(item: T, ahead: number): void
  /** Everything known is shown. */
  done(): void
}

/**
 * Lets happenings be seen one after the other when they arrive all at once, without ever holding the player up:
 * `skip` shows the rest at once, a long queue plays faster, and a hidden page plays nothing.
 */
export class Pacer<T> {
  readonly #stage: Stage<T>
  #queue: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: (item: T) => number = () => 0

  constructor(stage: Stage<T>) {
    this.#stage = stage
  }

  pace(of: (item: T) => number): void {
    this.#pace = of
  }

  /** How many are still to be shown. */
  get size(): number {
    return this.#queue.length
  }

  add(item: T): void {
    this.#queue.push(item)
    if (this.#timer === undefined) this.#next()
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rest = this.#queue
    this.#queue = []
    rest.forEach((item, i) => this.#stage.show(item, rest.length - 1 - i))
    if (rest.length > 0) this.#stage.done()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
  }

  #next(): void {
    const item = this.#queue.shift()
    if (item === undefined) {
      this.#timer = undefined
      this.#stage.done()
      return
    }
    this.#stage.show(item, this.#queue.length)
    const hidden = typeof document !== 'undefined' && document.hidden
    const waiting = this.#queue.reduce((sum, i) => sum + this.#pace(i), 0)
    const rest = calm() ? Math.min(FADE_MS, this.#pace(item)) : this.#pace(item)
    const wait = hidden ? 0 : rest / (waiting > RUSH_MS ? RUSH : 1)
    this.#timer = setTimeout(() => this.#next(), wait)
  }
}

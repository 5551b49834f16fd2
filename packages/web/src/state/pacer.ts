import { calm, tempo } from './motion.ts'

/** Past this much waiting, everything plays three times as fast. */
export const RUSH_MS = 1200
/** Past this much of moments, they do too. */
export const MOMENTS_MS = 6000
const RUSH = 3
/** With reduced motion a move is a short fade, and the table rests no longer than that. */
const FADE_MS = 120

interface Stage<T> {
  /** A part of an item's moment is on: the item itself is not shown yet. */
  hold(item: T, part: number, ahead: number): void
  /** `held`: its moment was on before. What is asked waits while anything is ahead. */
  show(item: T, ahead: number, held: boolean): void
  /** What is asked begins to be seen. */
  unrolls(): void
  /** What was shown has come to rest. */
  settled(ahead: number): void
  /** What comes next waits until somebody wishes to see it. */
  waits(ahead: number): void
  /** Everything known is shown. */
  done(): void
}

export interface Timing<T> {
  /** How long the table rests on what is shown. */
  readonly rest: (item: T) => number
  /** How long each part of its moment holds it back; none without a moment. */
  readonly parts: (item: T) => readonly number[]
  /** How long what is asked waits after it was shown: unseen, until everything lies, and while it unrolls. */
  readonly settle?: (item: T) => readonly [lies: number, unrolls: number]
  /** Who did it, and how long all that they do may be rested on until `fresh` is called; null: as long as it takes. */
  readonly share?: (item: T) => { readonly of: number; readonly ms: number } | null
  /** Whether it comes when it is wished for, and not by itself; the first one since `fresh` comes by itself. */
  readonly stepped?: (item: T) => boolean
}

interface Moment<T> {
  readonly item: T
  readonly parts: readonly number[]
  at: number
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

/**
 * Lets happenings be seen one after the other when they arrive all at once, without ever holding the player up:
 * `skip` shows the rest at once, a long queue plays faster, and a hidden page plays nothing. What has a moment is shown when
 * its moment was: until then everybody reads what was before. One timer drives all of it, so nothing that comes later
 * lengthens or ends what is on.
 */
export class Pacer<T> {
  readonly #stage: Stage<T>
  #queue: T[] = []
  #moment: Moment<T> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #timing: Timing<T> = { rest: () => 0, parts: () => [] }
  #stopped = false
  /** The next one waits for a wish; the wish for it is there already; all wishes are, until `fresh`. */
  #waits = false
  #wished = true
  #runs = false
  readonly #spent = new Map<number, number>()

  constructor(stage: Stage<T>) {
    this.#stage = stage
  }

  pace(timing: Timing<T>): void {
    this.#timing = timing
    // Whoever chose another pace meanwhile is kept waiting no longer.
    if (this.#waits) this.#next()
  }

  /** Whoever looks has had a turn: everybody else may take their time again. */
  fresh(): void {
    this.#spent.clear()
    this.#wished = true
    this.#runs = false
  }

  /** How many are still to be shown. */
  get size(): number {
    return this.#queue.length + (this.#moment === null ? 0 : 1)
  }

  /** Something is on, or rested on. */
  get busy(): boolean {
    return this.#timer !== undefined || this.#moment !== null || this.#waits
  }

  add(item: T): void {
    this.#queue.push(item)
    if (!this.busy) this.#next()
  }

  /** Goes on to the next part of the moment that is on, or to what waits for a wish; false if there is neither. */
  step(): boolean {
    const next = this.#queue[0]
    if (this.#moment === null && (next === undefined || !this.#isStepped(next))) return false
    clearTimeout(this.#timer)
    if (this.#moment !== null) this.#part(this.#moment)
    else {
      this.#wished = true
      this.#next()
    }
    return true
  }

  /** Shows everything that is known, and lets what comes after it come by itself, until `fresh`. */
  run(): void {
    this.#runs = true
    this.#wished = true
    this.skip()
  }

  /** Somebody reads: the part that is on stays until they are done. */
  stop(on: boolean): void {
    if (this.#stopped === on) return
    this.#stopped = on
    const moment = this.#moment
    if (moment === null) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!on) this.#wait(moment)
  }

  skip(): void {
    const moment = this.#moment
    const rest = this.#queue
    if (moment === null && rest.length === 0 && this.#timer === undefined) return
    this.clear()
    if (moment !== null) this.#stage.show(moment.item, rest.length, true)
    rest.forEach((item, i) => this.#stage.show(item, rest.length - 1 - i, false))
    this.#stage.done()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#moment = null
    this.#stopped = false
    this.#waits = false
    this.#queue = []
  }

  #next(): void {
    this.#timer = undefined
    const item = this.#queue[0]
    const stepped = item !== undefined && this.#isStepped(item)
    this.#waits = stepped && !this.#wished
    if (item === undefined) return this.#stage.done()
    if (this.#waits) return this.#stage.waits(this.size)
    if (stepped) this.#wished = this.#runs
    this.#queue.shift()
    // Whoever wants no motion, or does not look, sees the end at once.
    const parts = calm() || hidden() ? [] : this.#timing.parts(item)
    if (parts.length === 0) return this.#show(item, 0)
    this.#moment = { item, parts, at: -1 }
    this.#part(this.#moment)
  }

  #part(moment: Moment<T>): void {
    moment.at++
    this.#stopped = false
    if (moment.at < moment.parts.length) {
      this.#stage.hold(moment.item, moment.at, this.size)
      return this.#wait(moment)
    }
    this.#moment = null
    this.#show(moment.item, sum(moment.parts))
  }

  #wait(moment: Moment<T>): void {
    const left = sum(moment.parts) + sum(this.#queue.map(i => sum(this.#timing.parts(i))))
    const ms = (moment.parts[moment.at] ?? 0) * tempo()
    const wait = hidden() ? 0 : ms / (left > MOMENTS_MS ? RUSH : 1)
    this.#after(wait, () => this.#part(moment))
  }

  /** What a moment has shown need not be rested on as long again. */
  #show(item: T, shown: number): void {
    const pace = this.#within(item, Math.max(0, this.#timing.rest(item) - shown))
    const waiting = sum(this.#queue.map(i => this.#timing.rest(i)))
    const rush = waiting > RUSH_MS ? RUSH : 1
    const rest = hidden() ? 0 : (calm() ? Math.min(FADE_MS, pace) : pace * tempo()) / rush
    // Where more is to be seen, that is what everybody waits for.
    const last = this.#queue.length === 0 && !hidden() && !calm()
    const [lies, unrolls] = (last ? this.#timing.settle?.(item) : undefined) ?? [0, 0]
    const settle = (lies + unrolls) * tempo()
    this.#stage.show(item, this.#queue.length + Number(settle > 0), shown > 0)
    if (settle === 0) return this.#after(rest, () => this.#next())
    const ask = (): void => {
      this.#stage.settled(this.#queue.length)
      this.#after(Math.max(0, rest - settle), () => this.#next())
    }
    const unroll = (): void => {
      this.#stage.unrolls()
      this.#after(unrolls * tempo(), ask)
    }
    if (unrolls === 0) this.#after(settle, ask)
    else if (lies === 0) unroll()
    else this.#after(lies * tempo(), unroll)
  }

  #after(ms: number, call: () => void): void {
    this.#timer = setTimeout(call, ms)
  }

  #isStepped(item: T): boolean {
    return this.#timing.stepped?.(item) === true
  }

  /** At most half of what is left of somebody's share: however much they do, it is never used up. */
  #within(item: T, pace: number): number {
    const share = this.#timing.share?.(item) ?? null
    if (share === null) return pace
    const spent = this.#spent.get(share.of) ?? 0
    const rest = Math.min(pace, (share.ms - spent) / 2)
    this.#spent.set(share.of, spent + rest)
    return rest
  }
}

const hidden = (): boolean => typeof document !== 'undefined' && document.hidden

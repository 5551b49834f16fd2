import type { Chance, TimeSource } from '@noren/server/parts'

/** One number from a seed and a name: the same name gives the same number, whatever else was drawn before it. */
function mix(seed: number, text: string): number {
  let h = (seed ^ 0x9e3779b9) >>> 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0
  return (h ^ (h >>> 16)) >>> 0
}
const SPAN = 0x1_0000_0000

/** When every seed begins. */
export const BEGIN = 1_800_000_000_000

/** One server between its start and its end. What it asked for is never answered after its end. */
export interface Life {
  readonly name: string
  alive: boolean
  /** Milliseconds by which this machine's wall clock is wrong, and how fast it goes beside the true one. */
  skew: number
  readonly pace: number
  readonly born: number
  /** Stopped until this moment: nothing is delivered to it. */
  frozen: number
}

export interface Event {
  at: number
  readonly n: number
  /** Whom it belongs to: a server in one of its lives, or nobody (store, wire, people). */
  readonly life: Life | null
  readonly what: string
  readonly run: () => void
  dead: boolean
}

/** A seed that needs more than this for each thing it plans goes round in circles. */
const MOST = 400

/** Runs whatever is ready in this process: promises that are kept, and what follows from them. */
const drained = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))

/** Everything that happens in one seed, in one order. Nothing in it comes from the machine it runs on. */
export class World {
  readonly seed: number
  now = BEGIN
  events = 0
  digest = 0
  readonly trace: string[] = []
  tracing = false
  /** So many events are allowed. */
  limit = 40_000
  /** Draws that a shrink has made calm, by name, and those that could be. */
  calm: ReadonlySet<string> = new Set()
  readonly wild = new Set<string>()
  failed: (error: unknown) => void = error => {
    throw error
  }
  readonly #heap: Event[] = []
  #n = 0
  #soon: { readonly life: Life; readonly run: () => void }[] = []
  readonly #seen = new Map<string, number>()
  constructor(seed: number) {
    this.seed = seed
  }

  allow(items: number): void {
    this.limit = 20_000 + items * MOST
  }

  /** A number in [0, 1) by name; the second draw of one name is another name. */
  draw(name: string): number {
    const n = this.#seen.get(name) ?? 0
    this.#seen.set(name, n + 1)
    return mix(this.seed, n === 0 ? name : `${name}#${n}`) / SPAN
  }

  below(name: string, n: number): number {
    return Math.floor(this.draw(name) * n)
  }

  pick<T>(name: string, list: readonly T[]): T | undefined {
    return list[this.below(name, list.length)]
  }

  odds(name: string, p: number): boolean {
    return this.draw(name) < p
  }

  /** Mostly short, now and then long. What is long can be calmed by a shrink. */
  delay(name: string, short: number, long: number, odds: number): number {
    const counted = `delay:${name}`
    const n = this.#seen.get(counted) ?? 0
    this.#seen.set(counted, n + 1)
    const key = `${counted}#${n}`
    const [a, b] = [mix(this.seed, key) / SPAN, mix(this.seed, `${key}!`) / SPAN]
    if (a < odds && !this.calm.has(key)) {
      this.wild.add(key)
      return b * long
    }
    return 0.05 + b * short
  }

  note(line: string): void {
    this.digest = (Math.imul(this.digest, 31) + mix(0, line)) >>> 0
    if (this.tracing) this.trace.push(`${(this.now - BEGIN).toFixed(1).padStart(9)}  ${line}`)
  }

  at(ms: number, life: Life | null, what: string, run: () => void): Event {
    const event = { at: this.now + Math.max(0, ms), n: this.#n++, life, what, run, dead: false }
    this.#push(event)
    return event
  }

  /** The clock of one server: its wall clock may be wrong and may be set, its other one never jumps. */
  timeOf(life: Life): TimeSource {
    return {
      now: () => Math.floor(this.now + life.skew + (this.now - life.born) * (life.pace - 1)),
      mono: () => (this.now - life.born) * life.pace,
      after: (ms, call) => {
        // As timers do: by the clock that never jumps, and never at once.
        const event = this.at(Math.max(1, ms) / life.pace, life, 'after', call)
        return () => void (event.dead = true)
      },
      every: (ms, call) => {
        let next: Event | null = null
        const plan = (): void => {
          next = this.at(ms / life.pace, life, 'every', () => {
            plan()
            call()
          })
        }
        plan()
        return () => {
          if (next !== null) next.dead = true
        }
      },
      soon: run => void this.#soon.push({ life, run }),
    }
  }

  chanceOf(name: string): Chance {
    const hex = (n: number): string =>
      Array.from({ length: n }, () => this.below(`${name}:hex`, 16).toString(16)).join('')
    return {
      id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
      key: () => hex(64),
      dayKey: () => hex(64),
      int: n => this.below(`${name}:int`, n),
    }
  }

  /** Until a moment, or until there is nothing left to do, or somebody has seen enough. */
  async until(moment: number, enough: () => boolean = () => false): Promise<void> {
    while (!enough()) {
      const event = this.#pop()
      if (event === undefined) break
      if (event.at > moment) {
        this.#push(event)
        break
      }
      if (event.dead || event.life?.alive === false) continue
      if (event.life !== null && event.life.frozen > event.at) {
        event.at = event.life.frozen
        this.#push(event)
        continue
      }
      this.now = event.at
      if (++this.events > this.limit) {
        const who = `${event.life?.name ?? '-'} ${event.what}`
        return this.failed(new Error(`more than ${this.limit} events: something spins (${who})`))
      }
      await this.#step(event)
    }
    if (!enough()) this.now = Math.max(this.now, moment)
  }

  /** Runs one event and everything that follows from it without waiting: promises first, then what was to come soon. */
  async #step(event: Event): Promise<void> {
    try {
      event.run()
    } catch (error) {
      this.failed(error)
    }
    await drained()
    while (this.#soon.length > 0) {
      const all = this.#soon
      this.#soon = []
      for (const { life, run } of all) if (life.alive) run()
      await drained()
    }
  }

  #push(event: Event): void {
    const heap = this.#heap
    let i = heap.push(event) - 1
    while (i > 0) {
      const up = (i - 1) >> 1
      const parent = heap[up] as Event
      if (!before(event, parent)) break
      heap[i] = parent
      i = up
    }
    heap[i] = event
  }

  #pop(): Event | undefined {
    const heap = this.#heap
    const [top] = heap
    const last = heap.pop()
    if (top === undefined || last === undefined || heap.length === 0) return top
    let i = 0
    for (let c = 1; c < heap.length; c = 2 * i + 1) {
      if (c + 1 < heap.length && before(heap[c + 1] as Event, heap[c] as Event)) c++
      if (!before(heap[c] as Event, last)) break
      heap[i] = heap[c] as Event
      i = c
    }
    heap[i] = last
    return top
  }
}

const before = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.n < b.n)

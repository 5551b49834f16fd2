/**
 * Which of a few choices is best, from play-outs that cost the same each: sequential halving (Karnin, Koren, Somekh
 * 2013). All choices still in the race are tried in the same worlds; after an equal share of the budget the worse half
 * leaves. The favourite of the rules of thumb stays to the end: another choice must beat it, not just differ from it.
 */
export class Race {
  readonly #favourite: number
  /** There are rules of thumb, and the favourite is theirs. */
  readonly #trusting: boolean
  readonly #budget: number
  readonly #rounds: number
  readonly #sums: number[]
  /** Squares of the lead over the favourite in the same world. */
  readonly #squares: number[]
  readonly #tried: number[]
  /** In which round a choice left; the survivors have the last. */
  readonly #left: number[]
  readonly #now: number[]
  #round = 0
  #laps = 0
  alive: number[]
  spent = 0

  constructor(choices: number, favourite: number, budget: number) {
    this.#favourite = favourite < 0 ? 0 : favourite
    this.#budget = budget
    this.#rounds = Math.max(1, Math.ceil(Math.log2(choices)))
    this.#sums = zeros(choices)
    this.#squares = zeros(choices)
    this.#tried = zeros(choices)
    this.#left = zeros(choices)
    this.#now = zeros(choices)
    this.alive = this.#sums.map((_, i) => i)
    this.#trusting = favourite >= 0
  }

  /** Another lap can be run. */
  get open(): boolean {
    return this.alive.length > 1 && this.spent + this.alive.length <= this.#budget
  }

  note(i: number, value: number): void {
    this.#now[i] = value
    this.spent++
  }

  /** A play-out that taught something else. */
  spend(): void {
    this.spent++
  }

  /** All that are alive were tried in one world. */
  lap(): void {
    const base = this.#now[this.#favourite] as number
    for (const i of this.alive) {
      const value = this.#now[i] as number
      this.#sums[i] = (this.#sums[i] as number) + value
      this.#squares[i] = (this.#squares[i] as number) + (value - base) ** 2
      this.#tried[i] = (this.#tried[i] as number) + 1
    }
    if (this.spent >= (this.#budget * (this.#round + 1)) / this.#rounds) this.#halve()
    if (++this.#laps % LOOK === 0) this.#drop()
  }

  #mean(i: number): number {
    return (this.#sums[i] as number) / Math.max(1, this.#tried[i] as number)
  }

  #halve(): void {
    this.#round++
    if (this.alive.length <= 2) return
    const sorted = [...this.alive].sort((a, b) => this.#mean(b) - this.#mean(a) || a - b)
    const kept = new Set(sorted.slice(0, Math.ceil(sorted.length / 2)))
    kept.add(this.#favourite)
    for (const i of this.alive) if (kept.has(i)) this.#left[i] = this.#round
    this.alive = this.alive.filter(i => kept.has(i))
  }

  /** Whoever is clearly beaten, or never differs from the favourite, leaves early: thinking on would change nothing. */
  #drop(): void {
    const best = this.alive.reduce((a, b) => (this.#mean(b) > this.#mean(a) ? b : a))
    const [top, spread] = this.#lead(best)
    const stays = (i: number): boolean => {
      if (i === best || i === this.#favourite) return true
      if (this.#squares[i] === 0) return false
      const [lead, error] = this.#lead(i)
      return top - lead < BEATEN * Math.hypot(spread, error)
    }
    this.alive = this.alive.filter(stays)
    // The favourite is the measure of the others, so it is the last to go.
    if (this.alive.length === 2 && best !== this.#favourite && top > BEATEN * spread) this.alive = [best]
  }

  /** Mean lead over the favourite in the worlds both were tried in, and its standard error. */
  #lead(i: number): readonly [lead: number, error: number] {
    const n = Math.max(1, this.#tried[i] as number)
    const lead = this.#mean(i) - this.#mean(this.#favourite)
    const variance = Math.max(0, (this.#squares[i] as number) / n - lead * lead)
    return [lead, Math.sqrt(variance / n) + 1e-9]
  }

  /** Best first: those who lasted longest, by their means; the favourite goes before whoever does not clearly lead it. */
  ranking(): { readonly order: readonly number[]; readonly equals: number } {
    const trust = (i: number): number => {
      const [lead, error] = this.#lead(i)
      if (i === this.#favourite && this.#trusting) return 0
      return this.#trusting && lead < CLEARLY * error ? lead - DOUBT : lead
    }
    const order = this.#sums
      .map((_, i) => i)
      .sort(
        (a, b) =>
          Number(this.alive.includes(b)) - Number(this.alive.includes(a)) ||
          (this.#left[b] as number) - (this.#left[a] as number) ||
          trust(b) - trust(a) ||
          a - b,
      )
    return { order, equals: this.#equals(order) }
  }

  #equals(order: readonly number[]): number {
    const best = order[0] ?? 0
    let n = 1
    while (n < order.length) {
      const i = order[n] as number
      const [, error] = this.#lead(i)
      const [, own] = this.#lead(best)
      if (this.#mean(best) - this.#mean(i) > INDISTINCT * Math.max(error, own)) break
      n++
    }
    return n
  }
}

/** Standard errors by which a choice must lead the favourite. */
const CLEARLY = 0.5
/** What a choice that does not is set back by: more than any lead. */
const DOUBT = 2
/** Laps between two looks at who is beaten, and the standard errors that make it clear. */
const LOOK = 24
const BEATEN = 3
/** Standard errors within which two choices count as equal. */
const INDISTINCT = 1

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0)

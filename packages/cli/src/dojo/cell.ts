import type { Sequence, Verdict } from './sprt.ts'
import { wilson } from './sprt.ts'
import type { Bout, Seating } from './mirror.ts'
import { mirrored, unspent } from './mirror.ts'
import { ruleFor, Sequence as Sums } from './sprt.ts'

/** What one comparison found, as it is kept in docs/bots and printed by --json. */
export interface Cell {
  readonly players: number
  readonly upper: string
  readonly lower: string
  /** Only said where it is not half the seats each. */
  readonly seating?: Seating
  /** How long searching levels thought. */
  readonly budget: string
  readonly seed: number
  readonly deals: number
  readonly games: number
  /** Mean payoff of a seat under each side. */
  readonly payoff: readonly [upper: number, lower: number]
  /** Mean difference of the payoffs of a seat, paired by deal, and half its 95 % interval. */
  readonly difference: number
  readonly reach: number
  /** The upper side's part of all payoff; a half is equal. */
  readonly share: number
  /** Games in which somebody of a side won or shared, with Wilson's intervals. */
  readonly wins: readonly [upper: Rate, lower: Rate]
  /** Milliseconds of CPU for each choice. */
  readonly cpu: readonly [upper: number, lower: number]
  readonly llr: number
  readonly verdict: Verdict
}

/** How a comparison reads: one of the upper level among the lower is said so. */
export const pairOf = (c: Cell): string => `${c.upper} – ${c.lower}${c.seating === 'one' ? ' (one)' : ''}`

export interface Rate {
  readonly won: number
  readonly of: number
  readonly low: number
  readonly high: number
}

export interface Plan {
  readonly bout: Bout
  readonly seed: number
  readonly deals: number
  readonly budget: string
  /** Play all deals, whatever the sequential test says. */
  readonly whole: boolean
  progress?(done: number, so: Sequence): void
}

/** Deals of different seeds never meet. */
export const dealOf = (seed: number, n: number): number =>
  (Math.imul(seed, 0x01000193) ^ Math.imul(n + 1, 0x9e3779b1)) | 0

const round = (x: number, digits = 4): number => Number(x.toFixed(digits))
const rate = (won: number, of: number): Rate => {
  const [low, high] = wilson(won, of)
  return { won, of, low: round(low), high: round(high) }
}

/** Plays mirrored deals until the sequential test has decided or the deals run out. */
export async function settleCell(plan: Plan): Promise<Cell> {
  const { bout, seed, deals } = plan
  const rule = ruleFor(bout.players, bout.together !== undefined)
  const sums = new Sums()
  const spent = unspent()
  let upper = 0
  let lower = 0
  let games = 0
  const wins = [0, 0]
  while (sums.n < deals && (plan.whole || sums.verdict(rule) === 'open')) {
    const m = await mirrored(bout, dealOf(seed, sums.n), sums.n, spent)
    sums.add(m.upper - m.lower)
    upper += m.upper
    lower += m.lower
    games += m.games
    wins[0] = (wins[0] as number) + m.wins[0]
    wins[1] = (wins[1] as number) + m.wins[1]
    plan.progress?.(sums.n, sums)
  }
  const tables = bout.together === undefined ? games : sums.n
  const cpu = (e: { seconds: number; choices: number }): number =>
    round((e.seconds / Math.max(1, e.choices)) * 1000, 3)
  return {
    players: bout.players,
    upper: bout.upper.name,
    lower: bout.lower.name,
    ...(bout.seating === 'half' ? {} : { seating: bout.seating }),
    budget: plan.budget,
    seed,
    deals: sums.n,
    games,
    payoff: [round(upper / Math.max(1, sums.n)), round(lower / Math.max(1, sums.n))],
    difference: round(sums.mean),
    reach: round(sums.reach),
    share: upper + lower === 0 ? 0.5 : round(upper / (upper + lower)),
    wins: [rate(wins[0] as number, tables), rate(wins[1] as number, tables)],
    cpu: [cpu(spent.upper), cpu(spent.lower)],
    llr: round(sums.llr(rule), 2),
    verdict: sums.verdict(rule),
  }
}

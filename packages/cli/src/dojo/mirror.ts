import type { Core, Game } from '@noren/engine'
import type { Effort, Ended } from './deal.ts'
import { playDeal, rested } from './deal.ts'
import type { Player } from './players.ts'

/** How the sides share a table: half the seats each, or one of the upper side among the lower. */
export type Seating = 'half' | 'one'

/** Two sides that are compared, and how. */
export interface Bout {
  readonly game: Game
  readonly options: unknown
  readonly players: number
  readonly seating: Seating
  /** The side that claims to be stronger, and the other. */
  readonly upper: Player
  readonly lower: Player
  /** All seats play together: each side has the whole table to itself, and a lost game counts by how far it got. */
  readonly together?: { far(end: Core): number }
}

/** What one deal says: both sides had the same cards at every seat. */
export interface Mirrored {
  /** Mean payoff of a seat under each side. */
  readonly upper: number
  readonly lower: number
  /** Games of this deal that each side won or had a share in. */
  readonly wins: readonly [upper: number, lower: number]
  readonly games: number
}

export interface Spent {
  readonly upper: Effort
  readonly lower: Effort
}

export const unspent = (): Spent => ({ upper: rested(), lower: rested() })

/** The most that a lost game of one team can count: holding out longer is better, winning is what counts. */
const LOST = 0.5

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)

/** Who sits at the upper side's places: every second seat, turned by one place from deal to deal. */
export const placesOf = (players: number, turn: number): boolean[] =>
  Array.from({ length: players }, (_, seat) => (seat + turn) % 2 === 0)

/** Which seats the upper side has in each game of one deal. */
export function seatingsOf({ players, seating, together }: Bout, turn: number): boolean[][] {
  const places = placesOf(players, turn)
  if (together !== undefined) return [places.map(() => true), places.map(() => false)]
  if (seating === 'one') return places.map((_, hero) => places.map((_, seat) => seat === hero))
  return [places, places.map(u => !u)]
}

/**
 * One deal. Either it is played twice with the sides exchanged, so that each side has every seat, every hand and every
 * piece of luck once; or it is played once from every seat with a single player of the upper side, who has every hand
 * once. Where all play together, each side plays the deal alone.
 */
export async function mirrored(b: Bout, deal: number, turn: number, spent: Spent): Promise<Mirrored> {
  const table = (isUpper: readonly boolean[]): Promise<Ended> =>
    playDeal(
      {
        game: b.game,
        options: b.options,
        seats: isUpper.map(u => (u ? b.upper : b.lower)),
        efforts: isUpper.map(u => (u ? spent.upper : spent.lower)),
      },
      deal,
    )
  const seatings = seatingsOf(b, turn)
  const under: { upper: number[]; lower: number[] } = { upper: [], lower: [] }
  const wins: [number, number] = [0, 0]
  for (const seating of seatings) {
    const { end, outcome } = await table(seating)
    const payoff = outcome.payoff.map(p =>
      b.together === undefined || p > 0 ? p : LOST * b.together.far(end),
    )
    payoff.forEach((p, seat) => (seating[seat] === true ? under.upper : under.lower).push(p))
    if (outcome.payoff.some((p, seat) => p > 0 && seating[seat] === true)) wins[0]++
    if (outcome.payoff.some((p, seat) => p > 0 && seating[seat] !== true)) wins[1]++
  }
  return { upper: mean(under.upper), lower: mean(under.lower), wins, games: seatings.length }
}

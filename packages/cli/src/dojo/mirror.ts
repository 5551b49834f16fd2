import type { Core, Game } from '@noren/engine'
import type { Effort, Ended } from './deal.ts'
import { playDeal, rested } from './deal.ts'
import type { Player } from './players.ts'

/** Two sides that are compared, and how. */
export interface Bout {
  readonly game: Game
  readonly options: unknown
  readonly players: number
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

/**
 * One deal, played twice with the sides exchanged: each side has every seat, every hand and every piece of luck of the
 * deal once. Where all play together, each side plays the deal alone.
 */
export async function mirrored(b: Bout, deal: number, turn: number, spent: Spent): Promise<Mirrored> {
  const places = placesOf(b.players, turn)
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
  const seatings =
    b.together !== undefined
      ? [places.map(() => true), places.map(() => false)]
      : [places, places.map(u => !u)]
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
  return { upper: mean(under.upper), lower: mean(under.lower), wins }
}

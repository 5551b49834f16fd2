import type { Outcome, Rng, Seat, SeatSet } from './contract.ts'
import { shuffle } from './rng.ts'
import { everyone, has, only } from './seats.ts'

/** Who rightly knows where each token (usually a card) lies: one set of seats for each. Plain data, part of a state. */
export type Known = SeatSet[]

/** Whether a seat knows this token. */
export const knows = (known: Known, token: number, seat: Seat): boolean => has(known[token] ?? 0, seat)
/** A token lies open: all see it, and remember it when it is covered. */
export const allSee = (known: Known, token: number, seats: number): void => {
  known[token] = everyone(seats)
}
/** One seat sees tokens where they lie. */
export function seesAll(known: Known, seat: Seat, tokens: readonly number[]): void {
  for (const token of tokens) known[token] = (known[token] ?? 0) | only(seat)
}
/** Tokens move unseen: only `keepers` still know where they are, as far as they did before. */
export function loseTrack(known: Known, tokens: readonly number[], keepers: SeatSet): void {
  for (const token of tokens) known[token] = (known[token] ?? 0) & keepers
}

/** Where unseen tokens may lie: a hand, a deck, the box. */
export interface Place {
  /** How many more it holds. */
  readonly room: number
  /** Whether this token may lie there, by what the viewer knows; absent: any may. */
  may?(token: number): boolean
}

/**
 * Deals what a viewer has not seen to the places where it may lie, at random. Those that fewest places can take go first, so
 * that a deal is seldom taken back. Null if no deal agrees. Tokens and room must be equally many.
 */
export function dealUnseen(rng: Rng, tokens: readonly number[], places: readonly Place[]): number[][] | null {
  const out: number[][] = places.map(() => [])
  const room = places.map(p => p.room)
  if (places.every(p => p.may === undefined)) {
    const mixed = shuffle(rng, tokens.slice())
    let at = 0
    return places.map(p => mixed.slice(at, (at += p.room)))
  }
  const takers = (token: number): number[] =>
    places.flatMap((p, i) => ((room[i] as number) > 0 && (p.may?.(token) ?? true) ? [i] : []))
  const order = shuffle(rng, tokens.slice())
    .map(token => ({ token, places: takers(token).length }))
    .sort((a, b) => a.places - b.places)
    .map(x => x.token)
  const deal = (i: number): boolean => {
    const token = order[i]
    if (token === undefined) return true
    // Every free slot is as likely as every other, so a place counts as often as it has room.
    const slots = shuffle(
      rng,
      takers(token).flatMap(p => Array<number>(room[p] as number).fill(p)),
    )
    for (const place of new Set(slots)) {
      out[place]?.push(token)
      ;(room[place] as number)--
      if (deal(i + 1)) return true
      out[place]?.pop()
      ;(room[place] as number)++
    }
    return false
  }
  return deal(0) ? out : null
}

/** An outcome for a view: no object of a view is an object of the state. */
export const outcomeIn = (outcome: Outcome | null): Outcome | null =>
  outcome === null
    ? null
    : {
        payoff: outcome.payoff.slice(),
        scores: outcome.scores.slice(),
        ranks: outcome.ranks.slice(),
        clause: outcome.clause,
      }

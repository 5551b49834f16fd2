import type { OpenPart, OwnPart, Seat, SeenOf, View } from '@noren/engine'
import { count, outcomeIn, seen } from '@noren/engine'
import { listOf } from './cards.ts'
import type { Trick } from './frames.ts'
import type { Trick4 } from './state.ts'

/** The fields of frames that players may see: an allow-list. A trick lies open. */
export const SEEN = { trick: ['kind', 'waiting', 'seat', 'down', 'cards'] } as const
export type Seen = SeenOf<Trick, typeof SEEN>

/** What everybody may see. */
export interface Trick4Open extends OpenPart<Seen> {
  /** How many cards each seat holds, how many tricks it won, and the suits it was seen to be out of, as bits. */
  readonly players: readonly { readonly cards: number; readonly won: number; readonly out: number }[]
  readonly played: readonly number[]
}

/** What one seat sees beside it: its own hand. */
export interface Trick4Own extends OwnPart<Seen> {
  readonly hand: readonly number[]
}
export type Trick4View = View<Trick4Open, Trick4Own>

/** Built from nothing: no spread, and nothing of the state itself. */
export const open = (s: Trick4): Trick4Open => ({
  stack: s.frames.slice(0, -1).map(f => seen(f, SEEN[f.kind])),
  outcome: outcomeIn(s.outcome),
  players: s.hands.map((hand, seat) => ({
    cards: count(hand),
    won: s.won[seat] as number,
    out: s.out[seat] as number,
  })),
  played: listOf(s.played),
})

export function own(s: Trick4, seat: Seat): Trick4Own {
  const f = s.frames.at(-1)
  return {
    seat,
    question: f === undefined ? null : seen(f, SEEN[f.kind]),
    hand: listOf(s.hands[seat] ?? 0),
  }
}

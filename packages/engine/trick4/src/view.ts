import type { OpenPart, OwnPart, Seat, View } from '@noren/engine'
import { count, outcomeIn } from '@noren/engine'
import type { CardSet } from './cards.ts'
import { four, listOf } from './cards.ts'
import type { Trick } from './frames.ts'
import type { Trick4 } from './state.ts'

/** What players may see of a trick: it lies open. A literal, because a view is made for every seat after every move. */
const seen = (f: Trick) => ({
  kind: f.kind,
  waiting: f.waiting,
  seat: f.seat,
  down: f.down,
  cards: four(f.cards),
})
export type Seen = Readonly<ReturnType<typeof seen>>

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

const playerOf = (s: Trick4, seat: Seat): Trick4Open['players'][number] => ({
  cards: count(s.hands[seat] as CardSet),
  won: s.won[seat] as number,
  out: s.out[seat] as number,
})

/** Built from nothing: no spread, and nothing of the state itself. */
export const open = (s: Trick4): Trick4Open => ({
  stack: s.frames.length < 2 ? [] : s.frames.slice(0, -1).map(seen),
  outcome: outcomeIn(s.outcome),
  players: [playerOf(s, 0), playerOf(s, 1), playerOf(s, 2), playerOf(s, 3)],
  played: listOf(s.played),
})

/** What is asked: the trick lies open, so it is the same for everybody. */
export function asked(s: Trick4): Seen | null {
  const f = s.frames[s.frames.length - 1]
  return f === undefined ? null : seen(f)
}

/** Whoever makes several views of one moment may hand the question on from one to the next. */
export const own = (s: Trick4, seat: Seat, question: Seen | null = asked(s)): Trick4Own => ({
  seat,
  question,
  hand: listOf(s.hands[seat] ?? 0),
})

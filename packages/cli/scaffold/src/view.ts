import type { OpenPart, OwnPart, Seat, SeenOf, View } from '@noren/engine'
import { outcomeIn, seen } from '@noren/engine'
import type { NewgameFrame } from './frames.ts'
import type { Newgame } from './state.ts'

/** The fields of frames that players may see: an allow-list. */
export const SEEN = { turn: ['kind', 'waiting', 'seat'] } as const
export type Seen = SeenOf<NewgameFrame, typeof SEEN>

/** What everybody may see. */
export interface NewgameOpen extends OpenPart<Seen> {
  readonly players: readonly { readonly cards: number }[]
  readonly top: number | null
  readonly played: readonly number[]
}

/** What one seat sees beside it. */
export interface NewgameOwn extends OwnPart<Seen> {
  readonly hand: readonly number[]
}
export type NewgameView = View<NewgameOpen, NewgameOwn>

/** Built from nothing: no spread, and nothing of the state itself. */
export const open = (s: Newgame): NewgameOpen => ({
  stack: s.frames.slice(0, -1).map(f => seen(f, SEEN[f.kind])),
  outcome: outcomeIn(s.outcome),
  players: s.hands.map(hand => ({ cards: hand.length })),
  top: s.top,
  played: s.played.slice(),
})

export function own(s: Newgame, seat: Seat): NewgameOwn {
  const f = s.frames.at(-1)
  return {
    seat,
    question: f === undefined ? null : seen(f, SEEN[f.kind]),
    hand: (s.hands[seat] ?? []).slice(),
  }
}

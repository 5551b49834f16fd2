import type { OpenPart, OwnPart, Rng, Seat, SeenOf, View } from '@noren/engine'
import { dealUnseen, outcomeIn, seen } from '@noren/engine'
import { CARDS } from './actions.ts'
import type { Stairs, StairsFrame } from './state.ts'
import { bidFrame, inOrder, turnFrame } from './state.ts'

const SEEN = { turn: ['kind', 'waiting', 'seat'], bid: ['kind', 'seat'] } as const
type Seen = SeenOf<StairsFrame, typeof SEEN>
/** What is asked now; in the bid with whoever still thinks, and the viewer's own sealed answer, -1 for none. */
export type Question =
  | Extract<Seen, { kind: 'turn' }>
  | (Extract<Seen, { kind: 'bid' }> & { readonly waiting: number; readonly mine: number })

export interface StairsOpen extends OpenPart<Seen> {
  readonly players: readonly { readonly cards: number }[]
  readonly top: number
  readonly played: readonly number[]
  readonly bids: readonly number[]
}
export interface StairsOwn extends OwnPart<Question> {
  readonly hand: readonly number[]
}
export type StairsView = View<StairsOpen, StairsOwn>

export const open = (s: Stairs): StairsOpen => ({
  stack: s.frames.slice(0, -1).map(f => (f.kind === 'turn' ? seen(f, SEEN.turn) : seen(f, SEEN.bid))),
  outcome: outcomeIn(s.outcome),
  players: s.hands.map(hand => ({ cards: hand.length })),
  top: s.top,
  played: s.played.slice(),
  bids: s.bids.slice(),
})

export const own = (s: Stairs, seat: Seat): StairsOwn => ({
  seat,
  question: question(s.frames.at(-1), seat),
  hand: (s.hands[seat] ?? []).slice(),
})

function question(f: StairsFrame | undefined, seat: Seat): Question | null {
  if (f === undefined) return null
  if (f.kind === 'turn') return seen(f, SEEN.turn)
  return { kind: 'bid', seat: f.seat, waiting: f.waiting, mine: f.sealed[seat] ?? -1 }
}

/** A whole table that looks just like this. */
export function imagine({ open: o, own: mine }: StairsView, rng: Rng): Stairs {
  const out = new Set([...mine.hand, ...o.played])
  const unseen = [...Array(CARDS).keys()].filter(card => !out.has(card))
  const rooms = o.players.map((p, seat) => (seat === mine.seat ? 0 : p.cards))
  const box = unseen.length - rooms.reduce((sum, n) => sum + n, 0)
  const dealt =
    dealUnseen(
      rng,
      unseen,
      [...rooms, box].map(room => ({ room })),
    ) ?? []
  const seats = o.players.length
  const frames: StairsFrame[] = o.stack.map(f => turnFrame(f.seat))
  const q = mine.question
  if (q?.kind === 'turn') frames.push(turnFrame(q.seat))
  if (q?.kind === 'bid') {
    const f = bidFrame(seats)
    f.waiting = q.waiting
    f.sealed = f.sealed.map((_, seat) => (seat === mine.seat ? q.mine : (q.waiting >> seat) & 1 ? -1 : 1))
    frames.push(f)
  }
  return {
    seats,
    frames,
    rng,
    outcome: o.outcome,
    hands: o.players.map((_, seat) => (seat === mine.seat ? mine.hand.slice() : inOrder(dealt[seat] ?? []))),
    top: o.top,
    played: o.played.slice(),
    bids: o.bids.slice(),
  }
}

import type { Core, Rng, Seat } from '@noren/engine'
import { copyRng, everyone, only, shuffle } from '@noren/engine'
import { CARDS } from './actions.ts'

/** Frames: each factory is the only place that builds its kind. */
export const turnFrame = (seat: Seat) => ({ kind: 'turn' as const, waiting: only(seat), seat })
/** A sealed window: all bid at once. */
export const bidFrame = (seats: number) => ({
  kind: 'bid' as const,
  waiting: everyone(seats),
  seat: 0 as Seat,
  sealed: Array.from({ length: seats }, () => -1),
})
export type Turn = ReturnType<typeof turnFrame>
export type Bid = ReturnType<typeof bidFrame>
export type StairsFrame = Turn | Bid

export interface StairsOptions {
  readonly bidding: boolean
}
export interface Stairs extends Core<StairsFrame> {
  hands: number[][]
  /** The top card of the pile, or -1. */
  top: number
  played: number[]
  /** What each seat plays for: 1 all, 0 half. */
  bids: number[]
}
export type StairsEvent =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly clause: string }
  | { readonly type: 'passed'; readonly seat: Seat; readonly clause: string }
  | { readonly type: 'bidOpened'; readonly bids: readonly number[]; readonly clause: string }

export const CLAUSES = {
  'ST-TURN-1': 'On your turn you play one card that is higher than the top card, or you pass.',
  'ST-TURN-2': 'A card that is not higher than the top card cannot be played.',
  'ST-TURN-3': 'You may pass, which clears the pile.',
  'ST-BID-1': 'Before the first turn everybody secretly plays for all or for half.',
  'ST-BID-2': 'Who holds no card above 30 cannot play for all.',
  'ST-END-1': 'Who plays the last card of a hand wins.',
} as const

const HAND = 5

export function setup(o: StairsOptions, seats: number, rng: Rng): Stairs {
  const cards = shuffle(rng, [...Array(CARDS).keys()])
  const hands = Array.from({ length: seats }, (_, i) => inOrder(cards.slice(i * HAND, (i + 1) * HAND)))
  const frames: StairsFrame[] = o.bidding ? [turnFrame(0), bidFrame(seats)] : [turnFrame(0)]
  return { seats, frames, rng, outcome: null, hands, top: -1, played: [], bids: [] }
}
export const inOrder = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b)

const copyFrame = (f: StairsFrame): StairsFrame =>
  f.kind === 'bid' ? { ...f, sealed: f.sealed.slice() } : { ...f }

export const clone = (s: Stairs): Stairs => ({
  seats: s.seats,
  frames: s.frames.map(copyFrame),
  rng: copyRng(s.rng),
  outcome: s.outcome,
  hands: s.hands.map(hand => hand.slice()),
  top: s.top,
  played: s.played.slice(),
  bids: s.bids.slice(),
})

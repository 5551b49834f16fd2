import type { Frame, Seat, SeatSet } from '@noren/engine'
import { everyone, only } from '@noren/engine'
import type { Card, Character } from './cards.ts'

/** Unfinished business of Sakura. Every kind is built in one place only, so that each has one shape. */

/** Cards are to be shuffled and dealt for the round. */
export interface Deal extends Frame {
  readonly kind: 'deal'
}
/** A round is under way and `next` is to have the next turn, unless the round is over. */
export interface Round extends Frame {
  readonly kind: 'round'
  next: Seat
}
/** A player's turn (3.8): which piles are unserved (bit 0 left, bit 1 right) and what is pending. */
export interface Turn extends Frame {
  readonly kind: 'turn'
  readonly seat: Seat
  unserved: number
  /** Modifiers lying beside the player, in the order they were hired (SA-MOD-6). */
  pending: Character[]
  freeUse: boolean
  replacements: number
}
/** A card is on its way to a pile; how the pending modifiers count for it is asked (SA-MOD-3). */
export interface How extends Frame {
  readonly kind: 'how'
  readonly card: Card
  readonly pile: number
}
/** A pile was taken and its first new card is asked (SA-TAKE-5). */
export interface Replace extends Frame {
  readonly kind: 'replace'
  readonly pile: number
}
/** Geisha-Neighbours: a card for `to`, from whom `drawn` came; then one for `nextTo`. */
export interface Give extends Frame {
  readonly kind: 'give'
  to: Seat
  drawn: Card
  nextTo: Seat
  nextDrawn: Card
}
export interface PeekWho extends Frame {
  readonly kind: 'peekWho'
}
export interface Peek extends Frame {
  readonly kind: 'peek'
  readonly target: Seat
}
/** Geisha-Peek: `taken` came from `target`, who must get another card for it. */
export interface Exchange extends Frame {
  readonly kind: 'exchange'
  readonly target: Seat
  readonly taken: Card
}
export interface ReorderWhich extends Frame {
  readonly kind: 'reorderWhich'
}
/** Geisha-Reorder: the pile lies as it was until all of it is laid anew, bottom first. */
export interface Reorder extends Frame {
  readonly kind: 'reorder'
  readonly pile: number
  laid: Card[]
}
export interface DiscardTrick extends Frame {
  readonly kind: 'discardTrick'
}
export interface StealWho extends Frame {
  readonly kind: 'stealWho'
}
export interface Steal extends Frame {
  readonly kind: 'steal'
  readonly target: Seat
}
/** Daimyo-Vote: every answer stays sealed here until the last one is in. */
export interface Vote extends Frame {
  readonly kind: 'vote'
  readonly hirer: Seat
  readonly price: number
  /** By seat: 0 white, 1 black, -1 not yet. */
  sealed: number[]
}
export interface Harvest extends Frame {
  readonly kind: 'harvest'
}

export type SakuraFrame =
  | Deal
  | Round
  | Turn
  | How
  | Replace
  | Give
  | PeekWho
  | Peek
  | Exchange
  | ReorderWhich
  | Reorder
  | DiscardTrick
  | StealWho
  | Steal
  | Vote
  | Harvest

export const BOTH_PILES = 3

export const dealFrame = (): Deal => ({ kind: 'deal', waiting: 0 })
export const roundFrame = (next: Seat): Round => ({ kind: 'round', waiting: 0, next })
export const turnFrame = (seat: Seat): Turn => ({
  kind: 'turn',
  waiting: only(seat),
  seat,
  unserved: BOTH_PILES,
  pending: [],
  freeUse: false,
  replacements: 0,
})
export const howFrame = (by: SeatSet, card: Card, pile: number): How => ({
  kind: 'how',
  waiting: by,
  card,
  pile,
})
export const replaceFrame = (by: SeatSet, pile: number): Replace => ({ kind: 'replace', waiting: by, pile })
export const giveFrame = (by: SeatSet, to: Seat, drawn: Card, nextTo: Seat, nextDrawn: Card): Give => ({
  kind: 'give',
  waiting: by,
  to,
  drawn,
  nextTo,
  nextDrawn,
})
export const peekWhoFrame = (by: SeatSet): PeekWho => ({ kind: 'peekWho', waiting: by })
export const peekFrame = (by: SeatSet, target: Seat): Peek => ({ kind: 'peek', waiting: by, target })
export const exchangeFrame = (by: SeatSet, target: Seat, taken: Card): Exchange => ({
  kind: 'exchange',
  waiting: by,
  target,
  taken,
})
export const reorderWhichFrame = (by: SeatSet): ReorderWhich => ({ kind: 'reorderWhich', waiting: by })
export const reorderFrame = (by: SeatSet, pile: number, laid: Card[]): Reorder => ({
  kind: 'reorder',
  waiting: by,
  pile,
  laid,
})
export const discardTrickFrame = (by: SeatSet): DiscardTrick => ({ kind: 'discardTrick', waiting: by })
export const stealWhoFrame = (by: SeatSet): StealWho => ({ kind: 'stealWho', waiting: by })
export const stealFrame = (by: SeatSet, target: Seat): Steal => ({ kind: 'steal', waiting: by, target })
/** Everybody has a token (SA-SETUP-8), so everybody is asked. */
export const voteFrame = (seats: number, hirer: Seat, price: number): Vote => ({
  kind: 'vote',
  waiting: everyone(seats),
  hirer,
  price,
  sealed: Array.from({ length: seats }, () => -1),
})
export const harvestFrame = (by: SeatSet): Harvest => ({ kind: 'harvest', waiting: by })

export function copyFrame(f: SakuraFrame): SakuraFrame {
  switch (f.kind) {
    case 'turn':
      return {
        kind: 'turn',
        waiting: f.waiting,
        seat: f.seat,
        unserved: f.unserved,
        pending: f.pending.slice(),
        freeUse: f.freeUse,
        replacements: f.replacements,
      }
    case 'round':
      return roundFrame(f.next)
    case 'deal':
      return dealFrame()
    case 'how':
      return howFrame(f.waiting, f.card, f.pile)
    case 'replace':
      return replaceFrame(f.waiting, f.pile)
    case 'give':
      return giveFrame(f.waiting, f.to, f.drawn, f.nextTo, f.nextDrawn)
    case 'peekWho':
      return peekWhoFrame(f.waiting)
    case 'peek':
      return peekFrame(f.waiting, f.target)
    case 'exchange':
      return exchangeFrame(f.waiting, f.target, f.taken)
    case 'reorderWhich':
      return reorderWhichFrame(f.waiting)
    case 'reorder':
      return reorderFrame(f.waiting, f.pile, f.laid.slice())
    case 'discardTrick':
      return discardTrickFrame(f.waiting)
    case 'stealWho':
      return stealWhoFrame(f.waiting)
    case 'steal':
      return stealFrame(f.waiting, f.target)
    case 'vote':
      return {
        kind: 'vote',
        waiting: f.waiting,
        hirer: f.hirer,
        price: f.price,
        sealed: f.sealed.slice(),
      }
    default:
      return harvestFrame(f.waiting)
  }
}

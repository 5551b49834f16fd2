import type { Seat } from '@noren/engine'
import { everyone, only } from '@noren/engine'
import type { Card, Character } from './cards.ts'

/** Unfinished business of Sakura: one factory a kind, and the type is what it returns. `seat` is whose business it is. */

export const BOTH_PILES = 3

/** Cards are to be shuffled and dealt for the round. */
export const dealFrame = (seat: Seat) => ({ kind: 'deal' as const, waiting: 0, seat })
export type Deal = ReturnType<typeof dealFrame>

/** A round is under way and `seat` is to have the next turn, unless the round is over. */
export const roundFrame = (seat: Seat) => ({ kind: 'round' as const, waiting: 0, seat })
export type Round = ReturnType<typeof roundFrame>

/** A player's turn (3.8): which piles are unserved (bit 0 left, bit 1 right) and what is pending. */
export const turnFrame = (seat: Seat) => ({
  kind: 'turn' as const,
  waiting: only(seat),
  seat,
  unserved: BOTH_PILES,
  /** Modifiers lying beside the player, in the order they were hired (SA-MOD-6). */
  pending: [] as Character[],
  freeUse: false,
  replacements: 0,
})
export type Turn = ReturnType<typeof turnFrame>

/** A pile was taken and its first new card is asked (SA-TAKE-5). */
export const replaceFrame = (seat: Seat, pile: number) => ({
  kind: 'replace' as const,
  waiting: only(seat),
  seat,
  pile,
})
export type Replace = ReturnType<typeof replaceFrame>

/** Geisha-Neighbours: a card for `to`, from whom `drawn` came; then one for `nextTo`. */
export const giveFrame = (seat: Seat, to: Seat, drawn: Card, nextTo: Seat, nextDrawn: Card) => ({
  kind: 'give' as const,
  waiting: only(seat),
  seat,
  to,
  drawn,
  nextTo,
  nextDrawn,
})
export type Give = ReturnType<typeof giveFrame>

export const peekWhoFrame = (seat: Seat) => ({ kind: 'peekWho' as const, waiting: only(seat), seat })
export type PeekWho = ReturnType<typeof peekWhoFrame>

export const peekFrame = (seat: Seat, target: Seat) => ({
  kind: 'peek' as const,
  waiting: only(seat),
  seat,
  target,
})
export type Peek = ReturnType<typeof peekFrame>

/** Geisha-Peek: `taken` came from `target`, who must get another card for it. */
export const exchangeFrame = (seat: Seat, target: Seat, taken: Card) => ({
  kind: 'exchange' as const,
  waiting: only(seat),
  seat,
  target,
  taken,
})
export type Exchange = ReturnType<typeof exchangeFrame>

export const reorderWhichFrame = (seat: Seat) => ({
  kind: 'reorderWhich' as const,
  waiting: only(seat),
  seat,
})
export type ReorderWhich = ReturnType<typeof reorderWhichFrame>

/** Geisha-Reorder: the pile lies as it was until the player says that its new order is done (SA-AMB-52); bottom first. */
export const reorderFrame = (seat: Seat, pile: number) => ({
  kind: 'reorder' as const,
  waiting: only(seat),
  seat,
  pile,
  laid: [] as Card[],
})
export type Reorder = ReturnType<typeof reorderFrame>

export const discardTrickFrame = (seat: Seat) => ({
  kind: 'discardTrick' as const,
  waiting: only(seat),
  seat,
})
export type DiscardTrick = ReturnType<typeof discardTrickFrame>

export const stealWhoFrame = (seat: Seat) => ({ kind: 'stealWho' as const, waiting: only(seat), seat })
export type StealWho = ReturnType<typeof stealWhoFrame>

export const stealFrame = (seat: Seat, target: Seat) => ({
  kind: 'steal' as const,
  waiting: only(seat),
  seat,
  target,
})
export type Steal = ReturnType<typeof stealFrame>

/** Daimyo-Vote of `seat`: everybody has a token (SA-SETUP-8), and every answer stays sealed here until the last one is in. */
export const voteFrame = (seats: number, seat: Seat, price: number) => ({
  kind: 'vote' as const,
  waiting: everyone(seats),
  seat,
  price,
  /** By seat: 0 white, 1 black, -1 not yet. */
  sealed: Array.from({ length: seats }, () => -1),
})
export type Vote = ReturnType<typeof voteFrame>

export const harvestFrame = (seat: Seat) => ({ kind: 'harvest' as const, waiting: only(seat), seat })
export type Harvest = ReturnType<typeof harvestFrame>

export type SakuraFrame =
  | Deal
  | Round
  | Turn
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

export function copyFrame(f: SakuraFrame): SakuraFrame {
  switch (f.kind) {
    case 'turn':
      return { ...f, pending: f.pending.slice() }
    case 'reorder':
      return { ...f, laid: f.laid.slice() }
    case 'vote':
      return { ...f, sealed: f.sealed.slice() }
    default:
      return { ...f }
  }
}

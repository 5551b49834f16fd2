import type { Seat } from '@noren/engine'
import { allSee as seenByAll, loseTrack, only, seesAll } from '@noren/engine'
import type { Card } from './cards.ts'
import type { Sakura } from './state.ts'

/**
 * Who rightly knows where a card lies (section 5, SA-AMB-48). Every change here follows from public facts and from
 * what the seat itself saw, so that a forgotten card never tells anything either.
 */

/** A card lies open: all see it, and remember it when it is covered or taken. */
export const allSee = (s: Sakura, card: Card): void => seenByAll(s.known, card, s.seats)

/** One seat sees cards where they lie. */
export const sees = (s: Sakura, seat: Seat, cards: readonly Card[]): void => seesAll(s.known, seat, cards)

/** A card goes unseen from one hand to another: the rest of the table loses track of all it knew in that hand. */
export function losesTrack(s: Sakura, card: Card, from: Seat, to: Seat): void {
  const involved = only(from) | only(to)
  loseTrack(s.known, s.hands[from] as Card[], involved)
  s.known[card] = involved
}

/**
 * A trick card changes its owner unseen; it lies with the old one still, and the new one has looked at it. The coins paid tell its shurikens, unless they emptied the reserve; the rest
 * of the table loses track of every card of that pile that it could have been.
 */
export function losesTrackOfTricks(s: Sakura, card: Card, from: Seat, to: Seat): void {
  const involved = only(from) | only(to)
  const told = s.reserve > 0
  const worth = s.table.shurikens[card]
  for (const c of s.tricks[from] as Card[])
    if (!told || s.table.shurikens[c] === worth) s.known[c] = (s.known[c] as number) & involved
}

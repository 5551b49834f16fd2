import type { Action, Offers, Seat } from '@noren/engine'
import { only } from '@noren/engine'
import { act } from '../actions.ts'
import type { Teller } from '../atoms.ts'
import {
  gain,
  handOf,
  inOrder,
  layOn,
  payable,
  pileOf,
  sideOf,
  spendPending,
  sum,
  sweep,
  tellCards,
} from '../atoms.ts'
import type { Card } from '../cards.ts'
import { SIDES, idOf, nameOf } from '../cards.ts'
import type { Turn } from '../frames.ts'
import { replaceFrame } from '../frames.ts'
import { fits, helpersOf, isPlus, isUnserved, shiftsOf, topOf } from '../placement.ts'
import { MISFIT, MUST_PLACE, SERVED } from '../reasons.ts'
import type { Sakura } from '../state.ts'

/** Serving a pile: placing a card on it, or taking it (SA-PLAY-2 to 4, SA-PLAY-18, SA-TAKE-1, SA-TAKE-2, SA-TAKE-8). Each
 * pile is judged by itself, and taken by itself (SA-AMB-3, SA-AMB-6). Example: SA-EX-5. */

const { place, take } = act

/** SA-PLAY-3, SA-AMB-2: either pile may be served first, by a card that continues it or, if none does, by taking it. */
export function offerToServe(s: Sakura, f: Turn, seat: Seat, out: Offers<Sakura, Turn>): void {
  if (f.unserved !== 0) {
    const hand = handOf(s, seat)
    const shifts = shiftsOf(s.table, f.pending)
    const helpers = helpersOf(f.pending)
    for (let pile = 0; pile < SIDES.length; pile++) {
      if (!isUnserved(f, pile)) continue
      const top = topOf(s, pile)
      const plus = isPlus(s, pile)
      let fitting = 0
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i] as Card
        if (fits(card, top, plus, shifts, helpers)) {
          fitting++
          out.may(place(card, pile))
        } else out.not(place(card, pile), MISFIT)
      }
      out.put(take(pile), fitting > 0 && !s.voluntaryTake ? MUST_PLACE : null)
    }
  }
  if (out.dim !== null) alreadyServed(s, f, seat, out)
}

function alreadyServed(s: Sakura, f: Turn, seat: Seat, out: Offers<Sakura, Turn>): void {
  for (let pile = 0; pile < SIDES.length; pile++) {
    if (isUnserved(f, pile)) continue
    for (const card of handOf(s, seat)) out.not(place(card, pile), SERVED)
    out.not(take(pile), SERVED)
  }
}

/**
 * The card becomes the new top (SA-PLAY-5) and is its printed self at once (SA-MOD-5, SA-CHAR-5, SA-AMB-35). Whatever was pending is
 * spent with it, and nobody is asked which of it was needed (SA-AMB-49).
 */
export function placeCard(s: Sakura, f: Turn, a: Action, t: Teller): void {
  const card = place.card(a)
  const pile = place.pile(a)
  layOn(s, f.seat, card, pile)
  f.unserved &= ~(1 << pile)
  if (t.deaf !== true)
    t.tell({
      type: 'placed',
      seat: f.seat,
      card: idOf(card),
      pile: sideOf(pile),
      helpers: f.pending.map(nameOf),
      clause: 'SA-PLAY-5',
    })
  spendPending(s, f, t)
}

/** SA-TAKE-3, SA-TAKE-4: the pile becomes tricks and pays its coins; its replacement is asked at once (SA-TAKE-5). Examples: SA-EX-4, SA-EX-16. */
export function takePile(s: Sakura, f: Turn, pile: number, t: Teller): void {
  const { seat } = f
  const due = sum(s.table.coins, pileOf(s, pile))
  const coins = payable(s, due)
  const cards = sweep(s, seat, pile)
  if (t.deaf !== true) {
    const told = {
      type: 'took',
      seat,
      pile: sideOf(pile),
      count: cards.length,
      coins,
      clause: 'SA-TAKE-3',
    } as const
    tellCards(t, only(seat), told, inOrder(cards))
  }
  gain(s, seat, due, 'SA-TAKE-4', t)
  spendPending(s, f, t)
  s.frames.push(replaceFrame(seat, pile))
}

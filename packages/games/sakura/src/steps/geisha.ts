import type { Asking, Seat } from '@noren/engine'
import { only } from '@noren/engine'
import { act } from '../actions.ts'
import type { Teller } from '../atoms.ts'
import { both, handOf, idsOf, inOrder, passCard, pileOf, sideOf, tellCard, tellCards } from '../atoms.ts'
import type { Card } from '../cards.ts'
import { SIDES, idOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Exchange, Give, Peek, PeekWho, Reorder, ReorderWhich } from '../frames.ts'
import { exchangeFrame, peekFrame, reorderFrame } from '../frames.ts'
import { sees } from '../knowledge.ts'
import { topOf } from '../placement.ts'
import { DRAWN_THERE, TAKEN_THERE } from '../reasons.ts'
import type { Sakura } from '../state.ts'
import { NONE } from '../state.ts'

const { give: hand, keep, lay, leave, look, restore, study, swap } = act

function giveCard(s: Sakura, card: Card, from: Seat, to: Seat, clause: string, t: Teller): void {
  passCard(s, card, from, to)
  tellCard(t, both(from, to), { type: 'gave', seat: from, to, clause }, card)
}

/** Geisha-Neighbours: a card for each neighbour, never the one drawn from that neighbour (SA-CHAR-8, SA-CHAR-9, SA-CHAR-10, SA-CHAR-11). Example: SA-EX-12. */
export const give: Asking<Sakura, Give, SakuraEvent> = {
  clause: 'SA-CHAR-8',
  offers(s, f, seat, out) {
    for (const card of handOf(s, seat)) out.put(hand(card), card === f.drawn ? DRAWN_THERE : null)
  },
  apply(s, f, seat, a, t) {
    const { to } = f
    if (f.nextTo === NONE) s.frames.pop()
    else {
      f.to = f.nextTo
      f.drawn = f.nextDrawn
      f.nextTo = NONE
      f.nextDrawn = NONE
    }
    giveCard(s, hand.card(a), seat, to, s.seats === 2 ? 'SA-CHAR-11' : 'SA-CHAR-8', t)
  },
}

/** Geisha-Peek: whose hand (SA-CHAR-12; also one that is down to its last cards, SA-AMB-31). */
export const peekWho: Asking<Sakura, PeekWho, SakuraEvent> = {
  clause: 'SA-CHAR-12',
  offers(s, _f, seat, out) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) out.may(look(other))
  },
  apply(s, _f, seat, a, t) {
    const target = look.seat(a)
    s.frames.pop()
    s.frames.push(peekFrame(seat, target))
    sees(s, seat, handOf(s, target))
    if (t.deaf !== true) {
      const told = { type: 'peeked', seat, target, clause: 'SA-CHAR-12' } as const
      tellCards(t, both(seat, target), told, inOrder(handOf(s, target)))
    }
  },
}

/** Geisha-Peek: one card of that hand, or none (SA-CHAR-13). */
export const peek: Asking<Sakura, Peek, SakuraEvent> = {
  clause: 'SA-CHAR-13',
  offers(s, f, _seat, out) {
    for (const card of inOrder(handOf(s, f.target))) out.may(swap(card))
    out.may(leave())
  },
  apply(s, f, seat, a, t) {
    const { target } = f
    s.frames.pop()
    if (leave.is(a)) {
      t.tell({ type: 'left', seat, target, clause: 'SA-CHAR-13' })
      return
    }
    const card = swap.card(a)
    passCard(s, card, target, seat)
    s.frames.push(exchangeFrame(seat, target, card))
    tellCard(t, both(seat, target), { type: 'swapped', seat, from: target, clause: 'SA-CHAR-13' }, card)
  },
}

/** Geisha-Peek: another card in exchange (SA-CHAR-14, SA-AMB-37). */
export const exchange: Asking<Sakura, Exchange, SakuraEvent> = {
  clause: 'SA-CHAR-14',
  offers(s, f, seat, out) {
    for (const card of handOf(s, seat)) out.put(hand(card), card === f.taken ? TAKEN_THERE : null)
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    giveCard(s, hand.card(a), seat, f.target, 'SA-CHAR-14', t)
  },
}

/** Geisha-Reorder: which pile, served or not (SA-CHAR-15, SA-AMB-34). */
export const reorderWhich: Asking<Sakura, ReorderWhich, SakuraEvent> = {
  clause: 'SA-CHAR-15',
  offers(_s, _f, _seat, out) {
    for (let pile = 0; pile < SIDES.length; pile++) out.may(study(pile))
  },
  apply(s, _f, seat, a, t) {
    const pile = study.pile(a)
    const cards = pileOf(s, pile)
    sees(s, seat, cards)
    tellCards(t, only(seat), { type: 'studied', seat, pile: sideOf(pile), clause: 'SA-CHAR-15' }, cards)
    s.frames.pop()
    const f = reorderFrame(seat, pile)
    s.frames.push(f)
    if (cards.length === 1) finishOrder(s, f, seat, t)
  },
}

/**
 * Geisha-Reorder: bottom to top, one card after another. Everything may be put back as it was, and the player says when it is done:
 * what is not laid then keeps its order (SA-CHAR-16, SA-AMB-52).
 */
export const reorder: Asking<Sakura, Reorder, SakuraEvent> = {
  clause: 'SA-CHAR-16',
  offers(s, f, _seat, out) {
    for (const card of pileOf(s, f.pile)) if (!f.laid.includes(card)) out.may(lay(card))
    out.may(keep())
    if (f.laid.length > 0) out.may(restore())
  },
  apply(s, f, seat, a, t) {
    if (restore.is(a)) f.laid = []
    else if (lay.is(a)) f.laid.push(lay.card(a))
    else finishOrder(s, f, seat, t)
  },
}

/** What is not laid yet follows in its present order; the new top counts from now on (SA-CHAR-17). */
function finishOrder(s: Sakura, f: Reorder, seat: Seat, t: Teller): void {
  const order = [...f.laid, ...pileOf(s, f.pile).filter(card => !f.laid.includes(card))]
  s.piles[f.pile] = order
  s.frames.pop()
  if (t.deaf === true) return
  const told = {
    type: 'reordered',
    seat,
    pile: sideOf(f.pile),
    top: idOf(topOf(s, f.pile)),
    clause: 'SA-CHAR-17',
  } as const
  t.whisper(only(seat), { ...told, order: idsOf(order) }, { ...told, order: null })
}

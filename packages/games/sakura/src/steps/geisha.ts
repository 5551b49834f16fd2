import type { Ask, Seat, Table } from '@noren/engine'
import { only } from '@noren/engine'
import { GIVE, KEEP, LAY, LEAVE, LOOK, RESTORE, STUDY, SWAP, operand, verbOf } from '../actions.ts'
import { both, handOf, idsOf, inOrder, passCard, pileOf, sideOf } from '../atoms.ts'
import type { Card } from '../cards.ts'
import { idOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Exchange, Give, Peek, PeekWho, Reorder, ReorderWhich } from '../frames.ts'
import { exchangeFrame, peekFrame, reorderFrame } from '../frames.ts'
import { sees } from '../knowledge.ts'
import { topOf } from '../placement.ts'
import type { Sakura } from '../state.ts'
import { NONE } from '../state.ts'

type Teller = Table<SakuraEvent>

function giveCard(s: Sakura, card: Card, from: Seat, to: Seat, clause: string, t: Teller): void {
  passCard(s, card, from, to)
  const told = { type: 'gave', seat: from, to, clause } as const
  t.whisper(both(from, to), { ...told, card: idOf(card) }, { ...told, card: null })
}

/** Geisha-Neighbours: a card for each neighbour, never the one drawn from that neighbour (SA-CHAR-8, SA-CHAR-9, SA-CHAR-10, SA-CHAR-11). Example: SA-EX-12. */
export const give: Ask<Sakura, Give, SakuraEvent> = {
  clause: 'SA-CHAR-8',
  candidates(s, _f, seat, out) {
    for (const card of handOf(s, seat)) out.add(GIVE | card)
  },
  barriers: [
    { clauses: ['SA-CHAR-10'], blocks: (s, f, _seat, a) => s.seats > 2 && operand(a) === f.drawn },
    { clauses: ['SA-CHAR-11'], blocks: (s, f, _seat, a) => s.seats === 2 && operand(a) === f.drawn },
  ],
  apply(s, f, seat, a, t) {
    const { to } = f
    if (f.nextTo === NONE) s.frames.pop()
    else {
      f.to = f.nextTo
      f.drawn = f.nextDrawn
      f.nextTo = NONE
      f.nextDrawn = NONE
    }
    giveCard(s, operand(a), seat, to, s.seats === 2 ? 'SA-CHAR-11' : 'SA-CHAR-8', t)
  },
}

/** Geisha-Peek: whose hand (SA-CHAR-12; also one that is down to its last cards, SA-AMB-31). */
export const peekWho: Ask<Sakura, PeekWho, SakuraEvent> = {
  clause: 'SA-CHAR-12',
  candidates(s, _f, seat, out) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) out.add(LOOK | other)
  },
  barriers: [],
  apply(s, _f, seat, a, t) {
    const target = operand(a)
    s.frames.pop()
    s.frames.push(peekFrame(only(seat), target))
    sees(s, seat, handOf(s, target))
    const told = { type: 'peeked', seat, target, clause: 'SA-CHAR-12' } as const
    const cards = idsOf(inOrder(handOf(s, target)))
    t.whisper(both(seat, target), { ...told, cards }, { ...told, cards: null })
  },
}

/** Geisha-Peek: one card of that hand, or none (SA-CHAR-13). */
export const peek: Ask<Sakura, Peek, SakuraEvent> = {
  clause: 'SA-CHAR-13',
  candidates(s, f, _seat, out) {
    for (const card of inOrder(handOf(s, f.target))) out.add(SWAP | card)
    out.add(LEAVE)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    const { target } = f
    s.frames.pop()
    if (a === LEAVE) {
      t.tell({ type: 'left', seat, target, clause: 'SA-CHAR-13' })
      return
    }
    const card = operand(a)
    passCard(s, card, target, seat)
    s.frames.push(exchangeFrame(only(seat), target, card))
    const told = { type: 'swapped', seat, from: target, clause: 'SA-CHAR-13' } as const
    t.whisper(both(seat, target), { ...told, card: idOf(card) }, { ...told, card: null })
  },
}

/** Geisha-Peek: another card in exchange (SA-CHAR-14, SA-AMB-37). */
export const exchange: Ask<Sakura, Exchange, SakuraEvent> = {
  clause: 'SA-CHAR-14',
  candidates(s, _f, seat, out) {
    for (const card of handOf(s, seat)) out.add(GIVE | card)
  },
  barriers: [{ clauses: ['SA-CHAR-14'], blocks: (_s, f, _seat, a) => operand(a) === f.taken }],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    giveCard(s, operand(a), seat, f.target, 'SA-CHAR-14', t)
  },
}

/** Geisha-Reorder: which pile, served or not (SA-CHAR-15, SA-AMB-34). */
export const reorderWhich: Ask<Sakura, ReorderWhich, SakuraEvent> = {
  clause: 'SA-CHAR-15',
  candidates(_s, _f, _seat, out) {
    out.add(STUDY)
    out.add(STUDY | 1)
  },
  barriers: [],
  apply(s, _f, seat, a, t) {
    const pile = operand(a)
    const cards = pileOf(s, pile)
    sees(s, seat, cards)
    const told = { type: 'studied', seat, pile: sideOf(pile), clause: 'SA-CHAR-15' } as const
    t.whisper(only(seat), { ...told, cards: idsOf(cards) }, { ...told, cards: null })
    s.frames.pop()
    const f = reorderFrame(only(seat), pile, [])
    s.frames.push(f)
    if (cards.length === 1) finishOrder(s, f, seat, t)
  },
}

/** Geisha-Reorder: bottom to top, one card after another; the rest may keep its order at any moment (SA-CHAR-16). */
export const reorder: Ask<Sakura, Reorder, SakuraEvent> = {
  clause: 'SA-CHAR-16',
  candidates(s, f, _seat, out) {
    for (const card of pileOf(s, f.pile)) if (!f.laid.includes(card)) out.add(LAY | card)
    out.add(KEEP)
    if (f.laid.length > 0) out.add(RESTORE)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    if (a === RESTORE) f.laid = []
    if (verbOf(a) === LAY) {
      f.laid.push(operand(a))
      if (f.laid.length < pileOf(s, f.pile).length - 1) return
    }
    finishOrder(s, f, seat, t)
  },
}

/** What is not laid yet follows in its present order; the new top counts from now on (SA-CHAR-17). */
function finishOrder(s: Sakura, f: Reorder, seat: Seat, t: Teller): void {
  const order = [...f.laid, ...pileOf(s, f.pile).filter(card => !f.laid.includes(card))]
  s.piles[f.pile] = order
  s.frames.pop()
  const told = {
    type: 'reordered',
    seat,
    pile: sideOf(f.pile),
    top: idOf(topOf(s, f.pile)),
    clause: 'SA-CHAR-17',
  } as const
  t.whisper(only(seat), { ...told, order: idsOf(order) }, { ...told, order: null })
}

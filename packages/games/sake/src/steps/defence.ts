import type { Seat } from '@noren/engine'
import { PASS, V_DEFEND, V_SACRIFICE, act, verbOf, xOf } from '../actions.ts'
import { discardFromHand, intoPlay } from '../atoms.ts'
import { DISCIPLE } from '../cards.ts'
import { printed } from '../printed.ts'
import type { Sake } from '../state.ts'
import { below2, push } from '../state.ts'
import { defenceBonus, hasInstant } from '../values.ts'
import type { AskOf } from './types.ts'
import { AGAINST_ATTACK, AGAINST_TORMENT, RANGED, SACRIFICED } from './types.ts'

/** W-DEF. Nobody is asked who has neither a card in hand nor an instant: that is public. */
export function askToDefend(s: Sake, seat: Seat, value: number, ranged: boolean, torment: boolean): void {
  if ((s.hand[seat] as number[]).length === 0 && !hasInstant(s, seat)) return
  const f = push(s, 'defend', seat, 1 << seat)
  f.value = value
  f.use = torment ? AGAINST_TORMENT : AGAINST_ATTACK
  f.flag = ranged ? RANGED : 0
}

/**
 * D-9, D-10: one Defence card (SK-DEF-1, SK-DEF-2), or a Disciple sacrificed from the hand (SK-DEF-8, SK-DEF-9, SK-DEF-10),
 * or nothing. Instants come first if wanted (SK-DEF-12): they are open at any time. SK-TURN-8: the only use of the box.
 */
export const defend: AskOf<'defend'> = {
  clause: 'SK-DEF-1',
  candidates(s, _f, seat, out) {
    out.add(PASS)
    const hand = s.hand[seat] as number[]
    for (let i = 0; i < hand.length; i++) out.add(act(V_DEFEND, hand[i]))
    for (let i = 0; i < hand.length; i++) out.add(act(V_SACRIFICE, hand[i]))
  },
  barriers: [
    {
      clauses: ['SK-DEF-8'],
      blocks: (s, _f, _seat, a) => verbOf(a) === V_SACRIFICE && printed(s).type[xOf(a)] !== DISCIPLE,
    },
    {
      clauses: ['SK-DEF-11', 'SK-TORMENT-11'],
      blocks: (_s, f, _seat, a) => verbOf(a) === V_SACRIFICE && f.use === AGAINST_TORMENT,
    },
  ],
  actions(s, f, seat, out) {
    out.add(PASS)
    const hand = s.hand[seat] as number[]
    const p = printed(s)
    for (let i = 0; i < hand.length; i++) out.add(act(V_DEFEND, hand[i]))
    if (f.use === AGAINST_TORMENT) return
    for (let i = 0; i < hand.length; i++)
      if (p.type[hand[i] as number] === DISCIPLE) out.add(act(V_SACRIFICE, hand[i]))
  },
  apply(s, f, seat, a, t) {
    const under = below2(s)
    s.frames.pop()
    if (a === PASS) {
      t.tell({ type: 'undefended', seat, clause: 'SK-DEF-6' })
      return
    }
    const card = xOf(a)
    if (verbOf(a) === V_SACRIFICE) {
      under.flag |= SACRIFICED
      t.reveal({ type: 'sacrificed', seat, card, clause: 'SK-DEF-8' })
      return discardFromHand(s, seat, [card], 'used', t, 'SK-DEF-8')
    }
    // SK-EX-3, SK-EX-6. SK-ATTACK-19: the Defence value is fixed when the card is played.
    const value = (printed(s).defence[card] as number) + defenceBonus(s, seat, (f.flag & RANGED) !== 0)
    intoPlay(s, seat, card)
    under.dir = value
    under.cost = card
    t.reveal({ type: 'defended', seat, card, value, clause: 'SK-DEF-3' })
  },
}

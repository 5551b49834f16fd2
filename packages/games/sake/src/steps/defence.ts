import type { Seat } from '@noren/engine'
import { PASS, act } from '../actions.ts'
import { discardFromHand, intoPlay } from '../atoms.ts'
import { DISCIPLE } from '../cards.ts'
import type { FrameOf } from '../frames.ts'
import { defendFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { NO_DISCIPLE, NO_SACRIFICE } from '../reasons.ts'
import type { Sake } from '../state.ts'
import { below2 } from '../state.ts'
import { bareGuard, defenceBonus, hasInstant } from '../values.ts'
import type { AskOf } from './types.ts'

const { defend: defendWith, sacrifice } = act
type Struck = FrameOf<'attack'> | FrameOf<'torment'>

/** W-DEF. Nobody is asked who has neither a card in hand nor an instant: that is public. A-83: Armour may defend alone. */
export function askToDefend(
  s: Sake,
  seat: Seat,
  against: FrameOf<'defend'>['against'],
  value: number,
  ranged: boolean,
): void {
  if ((s.hand[seat] as number[]).length > 0 || hasInstant(s, seat))
    s.frames.push(defendFrame(seat, against, value, ranged))
  else (s.frames[s.frames.length - 1] as Struck).defence = bareGuard(s, seat)
}

/**
 * D-9, D-10: one Defence card (SK-DEF-1, SK-DEF-2), or a Disciple sacrificed from the hand (SK-DEF-8, SK-DEF-9, SK-DEF-10),
 * or nothing. Instants come first if wanted (SK-DEF-12): they are open at any time. SK-TURN-8: the only use of the box.
 */
export const defend: AskOf<'defend'> = {
  clause: 'SK-DEF-1',
  offers(s, f, seat, out) {
    out.may(PASS)
    const hand = s.hand[seat] as number[]
    const p = printed(s)
    for (let i = 0; i < hand.length; i++) out.may(defendWith(hand[i] as number))
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      const why = p.type[card] !== DISCIPLE ? NO_DISCIPLE : f.against === 'torment' ? NO_SACRIFICE : null
      out.put(sacrifice(card), why)
    }
  },
  apply(s, f, seat, a, t) {
    const struck = below2(s) as Struck
    s.frames.pop()
    if (a === PASS) {
      struck.defence = bareGuard(s, seat)
      t.tell({ type: 'undefended', seat, value: struck.defence, clause: 'SK-DEF-6' })
      return
    }
    if (sacrifice.is(a)) {
      const card = sacrifice.card(a)
      if (struck.kind === 'attack') struck.sacrificed = true
      t.reveal({ type: 'sacrificed', seat, card, clause: 'SK-DEF-8' })
      return discardFromHand(s, seat, [card], 'used', t, 'SK-DEF-8')
    }
    // SK-EX-3, SK-EX-6. SK-ATTACK-19: the Defence value is fixed when the card is played.
    const card = defendWith.card(a)
    const value = (printed(s).defence[card] as number) + defenceBonus(s, seat, f.ranged)
    intoPlay(s, seat, card)
    struck.defence = value
    struck.defenceCard = card
    t.reveal({ type: 'defended', seat, card, value, clause: 'SK-DEF-3' })
  },
}

import type { Seat } from '@noren/engine'
import { END, act } from '../actions.ts'
import { discardFromHand, heal } from '../atoms.ts'
import { MASAKO } from '../cards.ts'
import * as no from '../reasons.ts'
import { isAlive } from '../ring.ts'
import { abilityOn } from '../printed.ts'
import type { Sake } from '../state.ts'
import { BOARD_BIT, hasAbility } from '../values.ts'
import { beginCard } from './declare.ts'
import { isCut } from './fatal.ts'
import { beginActivation, offerItems } from './items.ts'
import type { AskOf } from './types.ts'
import { FREE_PLAYS, playable } from './uses.ts'

const { card, activate, remedy } = act

/** SK-ABIL-9: once in each of her Phases 1, with a wound to heal. */
function whyNotRemedy(s: Sake, seat: Seat) {
  if (((s.sake[seat] as number) & BOARD_BIT) !== 0) return no.ABILITY_WET
  if (s.healed || !hasAbility(s, seat, MASAKO)) return no.HEALED_ONCE
  return (s.wounds[seat] as number[]).length > 0 ? null : no.REMEDY_NO_WOUNDS
}

/** W-TURN, D-3: Phase 1. Up to 2 cards (SK-TURN-3), fewer if he likes (SK-TURN-4), as many Attacks as cards (SK-ATTACK-15), Items besides (SK-TURN-13, SK-ITEM-13). */
export const play: AskOf<'play'> = {
  // One clause for the question and the choice in the making over it: neither tells others how far it has come.
  clause: 'SK-TURN-1',
  offers(s, _f, seat, out) {
    const hand = s.hand[seat] as number[]
    const open = playable(s, seat)
    const why = s.plays >= FREE_PLAYS && s.sake[seat] === 0 ? no.COSTS_SAKE : no.NO_USE
    for (let i = 0; i < hand.length; i++)
      out.put(card(hand[i] as number), (open & (1 << i)) !== 0 ? null : why)
    offerItems(s, seat, out)
    if (abilityOn(s, s.board[seat] as number) === MASAKO) {
      const against = whyNotRemedy(s, seat)
      for (let i = 0; i < hand.length; i++) out.put(remedy(hand[i] as number), against)
    }
    out.may(END)
  },
  apply(s, _f, seat, a, t) {
    if (card.is(a)) return beginCard(s, seat, card.card(a))
    if (activate.is(a)) return beginActivation(s, seat, a)
    if (remedy.is(a)) {
      // D-30: not a card played.
      s.healed = true
      discardFromHand(s, seat, [remedy.card(a)], 'remedy', t, 'SK-ABIL-9')
      return heal(s, seat, 1, t, 'SK-ABIL-9')
    }
    s.frames.pop()
  },
  run(s, f) {
    if (isCut(s) || !isAlive(s, f.seat)) s.frames.pop()
    else f.waiting = 1 << f.seat
  },
}

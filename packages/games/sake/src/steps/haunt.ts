import { DONE, END, PASS, STEAL, act } from '../actions.ts'
import { intoPlay } from '../atoms.ts'
import { pickSpendFrame, tormentFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import * as no from '../reasons.ts'
import { isAlive } from '../ring.ts'
import { holdsBack, topBack } from '../values.ts'
import { endAsker, steal } from './askers.ts'
import { closeMaking } from './carryout.ts'
import { drop, goOn } from './declare.ts'
import type { AskOf } from './types.ts'

const { torment, spend } = act

/** W-SPIRIT step 3, D-23: Steal, Torment, or nothing (SK-SPIRIT-8). */
export const haunt: AskOf<'haunt'> = {
  // One clause for the question and the choice in the making over it: neither tells others how far it has come.
  clause: 'SK-TURN-1',
  offers(s, _f, seat, out) {
    out.put(STEAL, s.masu === 0 ? no.STEAL_EMPTY : null)
    const match = holdsBack(s, seat, topBack(s))
    for (let p = 0; p < s.seats; p++) {
      if (!isAlive(s, p)) continue
      out.put(torment(p), s.sake[p] === 0 ? no.NO_SAKE_THERE : match ? null : no.NO_MATCH)
    }
    out.may(PASS)
  },
  apply(s, _f, seat, a, t) {
    if (torment.is(a)) s.frames.push(pickSpendFrame(seat, [a], torment.seat(a), []))
    else if (a === STEAL) steal(s, seat, t)
    else endAsker(s, t)
  },
}

/** SK-TORMENT-3: one or more cards with the matching back; Samurai and cards are declared together (SK-TORMENT-13). */
export const pickSpend: AskOf<'pickSpend'> = {
  clause: 'SK-TURN-1',
  offers(s, f, seat, out) {
    const hand = s.hand[seat] as number[]
    const p = printed(s)
    const top = topBack(s)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      if (!f.cards.includes(card)) out.put(spend(card), p.back[card] === top ? null : no.WRONG_BACK)
    }
    out.put(DONE, f.cards.length > 0 ? null : no.NO_CARD_YET)
    out.put(STEAL, s.masu > 0 ? null : no.STEAL_EMPTY)
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    if (a === STEAL) {
      s.frames.pop()
      return steal(s, seat, t)
    }
    if (spend.is(a))
      return goOn(s, pickSpendFrame(seat, [...f.picks, a], f.target, [...f.cards, spend.card(a)]))
    closeMaking(s)
    for (const c of f.cards) intoPlay(s, seat, c)
    // SK-TORMENT-4
    s.frames.push(tormentFrame(seat, f.target, f.cards.slice()))
    const cards = f.cards.slice()
    t.reveal({ type: 'tormented', by: seat, seat: f.target, cards, clause: 'SK-TORMENT-1' })
  },
}

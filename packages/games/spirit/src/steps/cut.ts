import type { Asking, Seat } from '@noren/engine'
import { act } from '../actions.ts'
import { checkKiai, takeLast, throwAway } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { Cut } from '../frames.ts'
import { cutFrame } from '../frames.ts'
import { HAS_PASSED, NO_LINE } from '../reasons.ts'
import type { Spirit } from '../state.ts'
import { bookOf, inPlay, lineOf, push } from '../state.ts'
import { endKiaiEffect } from './effect.ts'

const { cut: cutOff, decline } = act

/** Kikuchiyo's kiai: the last card of one samurai's combat line is discarded. */
export function askCut(s: Spirit, seat: Seat): boolean {
  for (let from = 0; from < s.seats; from++)
    if (inPlay(s, from) && lineOf(s, from).length > 0) {
      push(s, cutFrame(seat))
      return true
    }
  return false
}

/** SS-KIAI-32, SS-KIAI-33, SS-DEC-16: any samurai in play, his own line included (SS-EX-30), or nobody. */
export const cut: Asking<Spirit, Cut, SpiritEvent> = {
  clause: 'SS-KIAI-32',
  offers(s, _f, _seat, out) {
    for (let from = 0; from < s.seats; from++)
      out.put(cutOff(from), !inPlay(s, from) ? HAS_PASSED : lineOf(s, from).length === 0 ? NO_LINE : null)
    out.may(decline())
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (decline.is(a)) return endKiaiEffect(s, seat, t)
    const from = cutOff.seat(a)
    const card = takeLast(s, from)
    throwAway(s, card)
    t.tell({ type: 'cut', seat, from, card, value: bookOf(s).value[card] as number, clause: 'SS-KIAI-32' })
    checkKiai(s, from, t)
  },
}

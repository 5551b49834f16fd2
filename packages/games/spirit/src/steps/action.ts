import type { Asking, Reason, Seat, Narrator } from '@noren/engine'
import { act } from '../actions.ts'
import { draw, layDown, lend, slip } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { ActionOf, Again, Recipient, Turn } from '../frames.ts'
import { recipientFrame } from '../frames.ts'
import { ALONE, HAS_PASSED, NO_SUPPORT, TOKEN_LENT } from '../reasons.ts'
import type { Spirit } from '../state.ts'
import { BAN_SUPPORT, inPlay, othersInPlay, push } from '../state.ts'
import { playDrawn } from './place.ts'
import { AFTER_FIGHT } from './stages.ts'

type T = Narrator<SpiritEvent>

const { fight: fightOn, support: supportOne, pass, to: toSeat, again: fightAgain, stop } = act

/** SS-SUP-3, SS-SUP-4: with nobody else in play there is no Support (SS-FAQ-5, SS-EX-13). */
function notSupport(s: Spirit, seat: Seat): Reason<Spirit, ActionOf> | null {
  if (othersInPlay(s, seat) === 0) return ALONE
  if (s.token[seat] !== seat) return TOKEN_LENT
  return (s.bans & BAN_SUPPORT) !== 0 ? NO_SUPPORT : null
}

/**
 * SS-TURN-3, SS-DEC-7: Fight, Support or Pass (SS-EX-2); Pass is always allowed (SS-PASS-1), Support with two
 * players too (SS-DUO-10).
 */
export const action: Asking<Spirit, ActionOf, SpiritEvent> = {
  clause: 'SS-TURN-3',
  offers(s, _f, seat, out) {
    out.may(fightOn())
    out.put(supportOne(), notSupport(s, seat))
    out.may(pass())
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (fightOn.is(a)) {
      ;(s.frames[0] as Turn).stage = AFTER_FIGHT
      fight(s, seat, false, t)
    } else if (pass.is(a)) layDown(s, seat, false, 'SS-PASS-2', t)
    else support(s, seat, t)
  },
}

/** SS-FIGHT-1, SS-FIGHT-5: the top card is revealed and must now go somewhere. */
function fight(s: Spirit, seat: Seat, second: boolean, t: T): void {
  const card = draw(s, seat, second ? 'again' : 'fight', second ? 'SS-TAL-21' : 'SS-FIGHT-1', t)
  playDrawn(s, seat, card, t)
}

/** SS-SUP-1, SS-DEC-8: to whom? With one possible recipient it is not asked. */
function support(s: Spirit, seat: Seat, t: T): void {
  const others = othersInPlay(s, seat)
  if ((others & (others - 1)) === 0) supportTo(s, seat, 31 - Math.clz32(others), t)
  else push(s, recipientFrame(seat))
}

/**
 * SS-SUP-1, SS-SUP-2: the token goes over, and one card slips in; if it was the last the round ends
 * (SS-SUP-15).
 */
function supportTo(s: Spirit, seat: Seat, to: Seat, t: T): void {
  lend(s, seat, to, seat, 'SS-SUP-1', t)
  slip(s, seat, 'SS-SUP-2', t)
}

export const recipient: Asking<Spirit, Recipient, SpiritEvent> = {
  clause: 'SS-SUP-3',
  offers(s, _f, seat, out) {
    // A passed samurai receives no token (SS-PASS-7).
    for (let to = 0; to < s.seats; to++)
      if (to !== seat) out.put(toSeat(to), inPlay(s, to) ? null : HAS_PASSED)
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    supportTo(s, seat, toSeat.seat(a), t)
  },
}

/** SS-TAL-21, SS-DEC-12: the second Fight, or not (SS-EX-9). */
export const again: Asking<Spirit, Again, SpiritEvent> = {
  clause: 'SS-TAL-21',
  offers(_s, _f, _seat, out) {
    out.may(fightAgain())
    out.may(stop())
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (fightAgain.is(a)) fight(s, seat, true, t)
  },
}

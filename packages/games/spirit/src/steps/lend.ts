import type { Asking, Seat } from '@noren/engine'
import { act } from '../actions.ts'
import { lend } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { LendFrom, LendTo } from '../frames.ts'
import { lendFromFrame, lendToFrame } from '../frames.ts'
import { HAS_PASSED, OWN_TOKEN, TOKEN_AWAY } from '../reasons.ts'
import type { Spirit } from '../state.ts'
import { inPlay, othersInPlay, push } from '../state.ts'
import { endKiaiEffect } from './effect.ts'

const { decline, from, to: toSeat } = act

/** Kyuzo's kiai: one samurai gives its own support token to another; no card slips in (SS-KIAI-36). */
const canGive = (s: Spirit, seat: Seat): boolean =>
  inPlay(s, seat) && s.token[seat] === seat && othersInPlay(s, seat) !== 0

export function askLend(s: Spirit, seat: Seat): boolean {
  for (let owner = 0; owner < s.seats; owner++)
    if (canGive(s, owner)) {
      push(s, lendFromFrame(seat))
      return true
    }
  return false
}

/**
 * SS-KIAI-34, SS-KIAI-35, SS-DEC-17: whose token, or none; absent tokens cannot be given (SS-DUO-9), and
 * nobody need agree (SS-AMB-65).
 */
export const lendFrom: Asking<Spirit, LendFrom, SpiritEvent> = {
  clause: 'SS-KIAI-34',
  offers(s, _f, _seat, out) {
    // It is asked only when somebody can give, so whoever is in play has somebody to give to.
    for (let owner = 0; owner < s.seats; owner++)
      out.put(from(owner), !inPlay(s, owner) ? HAS_PASSED : s.token[owner] !== owner ? TOKEN_AWAY : null)
    out.may(decline())
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (decline.is(a)) return endKiaiEffect(s, seat, t)
    const owner = from.seat(a)
    const to = othersInPlay(s, owner)
    if ((to & (to - 1)) === 0) lend(s, owner, 31 - Math.clz32(to), seat, 'SS-KIAI-34', t)
    else push(s, lendToFrame(seat, owner))
  },
}

/**
 * SS-KIAI-34: to a different samurai in play, Kyuzo included. What follows is SS-KIAI-37,
 * SS-KIAI-38 (SS-EX-16).
 */
export const lendTo: Asking<Spirit, LendTo, SpiritEvent> = {
  clause: 'SS-KIAI-34',
  offers(s, f, _seat, out) {
    for (let to = 0; to < s.seats; to++)
      out.put(toSeat(to), to === f.owner ? OWN_TOKEN : inPlay(s, to) ? null : HAS_PASSED)
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    lend(s, f.owner, toSeat.seat(a), seat, 'SS-KIAI-34', t)
  },
}

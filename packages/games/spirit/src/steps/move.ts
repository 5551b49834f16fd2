import type { Asking, Seat, Narrator } from '@noren/engine'
import { act } from '../actions.ts'
import { addToDefence, addToLine, checkKiai, takeLast } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { MoveFrom, MoveTo, Receive } from '../frames.ts'
import { compareFrame, moveFromFrame, moveToFrame, receiveFrame } from '../frames.ts'
import { HAS_PASSED, NO_LINE, SAME_LINE } from '../reasons.ts'
import type { Spirit } from '../state.ts'
import { bookOf, inPlay, lineOf, othersInPlay, push } from '../state.ts'
import { canDefend } from '../talents.ts'
import { endKiaiEffect } from './effect.ts'

const { confront, decline, defend, from: fromSeat, to: toSeat } = act

/** Daisuke's kiai: the last card of one samurai's combat line goes to another samurai. */
type T = Narrator<SpiritEvent>

const canLose = (s: Spirit, seat: Seat): boolean =>
  inPlay(s, seat) && lineOf(s, seat).length > 0 && othersInPlay(s, seat) !== 0

/**
 * SS-KIAI-20, SS-KIAI-24: asked if any card could move at all (SS-KIAI-8); the second time after the first is
 * resolved.
 */
export function askMove(s: Spirit, seat: Seat): boolean {
  for (let from = 0; from < s.seats; from++)
    if (canLose(s, from)) {
      push(s, moveFromFrame(seat))
      return true
    }
  return false
}

/**
 * SS-DEC-14: whose last card, or none. The other samurai need not agree (SS-AMB-65); each time anyone may be
 * named (SS-KIAI-25).
 */
export const moveFrom: Asking<Spirit, MoveFrom, SpiritEvent> = {
  clause: 'SS-KIAI-20',
  offers(s, _f, _seat, out) {
    // A samurai that has passed gives no card; one without a combat line has none to give. It is asked only when
    // two are in play, so whoever is has somebody to give to.
    for (let from = 0; from < s.seats; from++)
      out.put(fromSeat(from), !inPlay(s, from) ? HAS_PASSED : lineOf(s, from).length === 0 ? NO_LINE : null)
    out.may(decline())
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (decline.is(a)) return endKiaiEffect(s, seat, t)
    const from = fromSeat.seat(a)
    const to = othersInPlay(s, from)
    if ((to & (to - 1)) === 0) move(s, seat, from, 31 - Math.clz32(to), t)
    else push(s, moveToFrame(seat, from))
  },
}

/** SS-KIAI-20, SS-AMB-23: the receiver is another samurai in play. */
export const moveTo: Asking<Spirit, MoveTo, SpiritEvent> = {
  clause: 'SS-KIAI-20',
  offers(s, f, _seat, out) {
    for (let to = 0; to < s.seats; to++)
      out.put(toSeat(to), to === f.from ? SAME_LINE : inPlay(s, to) ? null : HAS_PASSED)
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    move(s, seat, f.from, toSeat.seat(a), t)
  },
}

/**
 * SS-KIAI-21, SS-KIAI-23: the receiver's player says left or right under the usual rules; no talent applies
 * (SS-TAL-6).
 */
function move(s: Spirit, seat: Seat, from: Seat, to: Seat, t: T): void {
  const card = takeLast(s, from)
  t.tell({
    type: 'moved',
    seat,
    from,
    to,
    card,
    value: bookOf(s).value[card] as number,
    clause: 'SS-KIAI-20',
  })
  if (canDefend(s, to, card)) push(s, receiveFrame(to, card, from))
  else land(s, from, to, card, false, t)
}

/** SS-DEC-15: left or right. */
export const receive: Asking<Spirit, Receive, SpiritEvent> = {
  clause: 'SS-KIAI-21',
  offers(_s, _f, _seat, out) {
    out.may(confront())
    out.may(defend())
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    land(s, f.from, seat, f.card, defend.is(a), t)
  },
}

/**
 * SS-KIAI-13, SS-KIAI-22: who lost the card is checked first, then who confronts it is compared (SS-EX-26).
 */
function land(s: Spirit, from: Seat, to: Seat, card: number, left: boolean, t: T): void {
  if (left) addToDefence(s, to, card, 'SS-KIAI-21', t)
  else {
    addToLine(s, to, card, 'SS-KIAI-22', t)
    push(s, compareFrame(to))
  }
  checkKiai(s, from, t)
}

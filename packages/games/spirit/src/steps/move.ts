import type { Ask, Seat, Table } from '@noren/engine'
import { only } from '@noren/engine'
import { CONFRONT, DECLINE, DEFEND, FROM, operandOf, TO } from '../actions.ts'
import { addToDefence, addToLine, checkKiai, takeLast } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'
import { beat, bookOf, inPlay, lineOf, push } from '../state.ts'
import { canDefend } from './place.ts'
import { endKiaiEffect } from './effect.ts'

/** Daisuke's kiai: the last card of one samurai's combat line goes to another samurai. */
type T = Table<SpiritEvent>

const others = (s: Spirit, seat: Seat): number => ~s.passed & ((1 << s.seats) - 1) & ~(1 << seat)
const canLose = (s: Spirit, seat: Seat): boolean =>
  inPlay(s, seat) && lineOf(s, seat).length > 0 && others(s, seat) !== 0

/**
 * SS-KIAI-20, SS-KIAI-24: asked if any card could move at all (SS-KIAI-8); the second time after the first is
 * resolved.
 */
export function askMove(s: Spirit, seat: Seat): boolean {
  for (let from = 0; from < s.seats; from++)
    if (canLose(s, from)) {
      push(s, beat('moveFrom', only(seat), seat, -1, 0, 0))
      return true
    }
  return false
}

/**
 * SS-DEC-14: whose last card, or none. The other samurai need not agree (SS-AMB-65); each time anyone may be
 * named (SS-KIAI-25).
 */
export const moveFrom: Ask<Spirit, Beat<'moveFrom'>, SpiritEvent> = {
  clause: 'SS-KIAI-20',
  candidates(s, _f, _seat, out) {
    for (let from = 0; from < s.seats; from++) out.add(FROM | from)
    out.add(DECLINE)
  },
  barriers: [
    // A samurai that has passed gives no card; one without a combat line has none to give; and somebody must
    // receive it.
    { clauses: ['SS-PASS-5'], blocks: (s, _f, _seat, a) => a !== DECLINE && !inPlay(s, operandOf(a)) },
    {
      clauses: ['SS-KIAI-20'],
      blocks: (s, _f, _seat, a) =>
        a !== DECLINE && (lineOf(s, operandOf(a)).length === 0 || others(s, operandOf(a)) === 0),
    },
  ],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (a === DECLINE) return endKiaiEffect(s, seat, t)
    const from = operandOf(a)
    const to = others(s, from)
    if ((to & (to - 1)) === 0) move(s, seat, from, 31 - Math.clz32(to), t)
    else push(s, beat('moveTo', only(seat), seat, -1, from, 0))
  },
}

/**
 * SS-KIAI-20, SS-AMB-23: the receiver is another samurai in play. `mask`: the samurai that loses the card.
 */
export const moveTo: Ask<Spirit, Beat<'moveTo'>, SpiritEvent> = {
  clause: 'SS-KIAI-20',
  candidates(s, _f, _seat, out) {
    for (let to = 0; to < s.seats; to++) out.add(TO | to)
  },
  barriers: [
    { clauses: ['SS-AMB-23'], blocks: (_s, f, _seat, a) => operandOf(a) === f.mask },
    { clauses: ['SS-PASS-4'], blocks: (s, _f, _seat, a) => !inPlay(s, operandOf(a)) },
  ],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    move(s, seat, f.mask, operandOf(a), t)
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
  if (canDefend(s, to, card)) push(s, beat('receive', only(to), to, card, from, 0))
  else land(s, from, to, card, false, t)
}

/** SS-DEC-15. `card`: the card on its way; `mask`: the samurai that lost it. */
export const receive: Ask<Spirit, Beat<'receive'>, SpiritEvent> = {
  clause: 'SS-KIAI-21',
  candidates(_s, _f, _seat, out) {
    out.add(CONFRONT)
    out.add(DEFEND)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    land(s, f.mask, seat, f.card, a === DEFEND, t)
  },
}

/**
 * SS-KIAI-13, SS-KIAI-22: who lost the card is checked first, then who confronts it is compared (SS-EX-26).
 */
function land(s: Spirit, from: Seat, to: Seat, card: number, left: boolean, t: T): void {
  if (left) addToDefence(s, to, card, 'SS-KIAI-21', t)
  else {
    addToLine(s, to, card, 'SS-KIAI-22', t)
    push(s, beat('compare', 0, to, card, 0, 0))
  }
  checkKiai(s, from, t)
}

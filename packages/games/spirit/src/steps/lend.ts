import type { Ask, Seat } from '@noren/engine'
import { only } from '@noren/engine'
import { DECLINE, FROM, operandOf, TO } from '../actions.ts'
import { lend } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'
import { beat, inPlay, push } from '../state.ts'
import { endKiaiEffect } from './effect.ts'

/** Kyuzo's kiai: one samurai gives its own support token to another; no card slips in (SS-KIAI-36). */
const others = (s: Spirit, seat: Seat): number => ~s.passed & ((1 << s.seats) - 1) & ~(1 << seat)
const canGive = (s: Spirit, seat: Seat): boolean =>
  inPlay(s, seat) && s.token[seat] === seat && others(s, seat) !== 0

export function askLend(s: Spirit, seat: Seat): boolean {
  for (let owner = 0; owner < s.seats; owner++)
    if (canGive(s, owner)) {
      push(s, beat('lendFrom', only(seat), seat, -1, 0, 0))
      return true
    }
  return false
}

/**
 * SS-KIAI-34, SS-KIAI-35, SS-DEC-17: whose token, or none; absent tokens cannot be given (SS-DUO-9), and
 * nobody need agree (SS-AMB-65).
 */
export const lendFrom: Ask<Spirit, Beat<'lendFrom'>, SpiritEvent> = {
  clause: 'SS-KIAI-34',
  candidates(s, _f, _seat, out) {
    for (let owner = 0; owner < s.seats; owner++) out.add(FROM | owner)
    out.add(DECLINE)
  },
  barriers: [
    { clauses: ['SS-PASS-7'], blocks: (s, _f, _seat, a) => a !== DECLINE && !inPlay(s, operandOf(a)) },
    {
      clauses: ['SS-KIAI-35'],
      blocks: (s, _f, _seat, a) => a !== DECLINE && s.token[operandOf(a)] !== operandOf(a),
    },
    {
      clauses: ['SS-KIAI-34'],
      blocks: (s, _f, _seat, a) => a !== DECLINE && others(s, operandOf(a)) === 0,
    },
  ],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (a === DECLINE) return endKiaiEffect(s, seat, t)
    const owner = operandOf(a)
    const to = others(s, owner)
    if ((to & (to - 1)) === 0) lend(s, owner, 31 - Math.clz32(to), seat, 'SS-KIAI-34', t)
    else push(s, beat('lendTo', only(seat), seat, -1, owner, 0))
  },
}

/**
 * SS-KIAI-34: to a different samurai in play, Kyuzo included. `mask`: the owner. What follows is SS-KIAI-37,
 * SS-KIAI-38 (SS-EX-16).
 */
export const lendTo: Ask<Spirit, Beat<'lendTo'>, SpiritEvent> = {
  clause: 'SS-KIAI-34',
  candidates(s, _f, _seat, out) {
    for (let to = 0; to < s.seats; to++) out.add(TO | to)
  },
  barriers: [
    { clauses: ['SS-KIAI-34'], blocks: (_s, f, _seat, a) => operandOf(a) === f.mask },
    { clauses: ['SS-PASS-7'], blocks: (s, _f, _seat, a) => !inPlay(s, operandOf(a)) },
  ],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    lend(s, f.mask, operandOf(a), seat, 'SS-KIAI-34', t)
  },
}

import type { Ask, Seat } from '@noren/engine'
import { only } from '@noren/engine'
import { CUT, DECLINE, operandOf } from '../actions.ts'
import { checkKiai, takeLast, throwAway } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'
import { beat, bookOf, inPlay, lineOf, push } from '../state.ts'
import { endKiaiEffect } from './effect.ts'

/** Kikuchiyo's kiai: the last card of one samurai's combat line is discarded. */
export function askCut(s: Spirit, seat: Seat): boolean {
  for (let from = 0; from < s.seats; from++)
    if (inPlay(s, from) && lineOf(s, from).length > 0) {
      push(s, beat('cut', only(seat), seat, -1, 0, 0))
      return true
    }
  return false
}

/** SS-KIAI-32, SS-KIAI-33, SS-DEC-16: any samurai in play, his own line included (SS-EX-30), or nobody. */
export const cut: Ask<Spirit, Beat<'cut'>, SpiritEvent> = {
  clause: 'SS-KIAI-32',
  candidates(s, _f, _seat, out) {
    for (let from = 0; from < s.seats; from++) out.add(CUT | from)
    out.add(DECLINE)
  },
  barriers: [
    { clauses: ['SS-PASS-5'], blocks: (s, _f, _seat, a) => a !== DECLINE && !inPlay(s, operandOf(a)) },
    {
      clauses: ['SS-KIAI-32'],
      blocks: (s, _f, _seat, a) => a !== DECLINE && lineOf(s, operandOf(a)).length === 0,
    },
  ],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (a === DECLINE) return endKiaiEffect(s, seat, t)
    const from = operandOf(a)
    const card = takeLast(s, from)
    throwAway(s, card)
    t.tell({ type: 'cut', seat, from, card, value: bookOf(s).value[card] as number, clause: 'SS-KIAI-32' })
    checkKiai(s, from, t)
  },
}

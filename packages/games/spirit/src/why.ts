import type { HintFeatures, Seat } from '@noren/engine'
import { act } from './actions.ts'
import { penaltyCost, survey } from './judge.ts'
import type { Spirit } from './state.ts'
import { bookOf, defenceOf, kiaiOf, lastOf, lineOf, overwhelmed, totalOf, woundsOf } from './state.ts'

/** By what two choices of Samurai Spirit differ, as a hint says it. What things are worth is a share of the victory. */
const WORTH = {
  kiai: 0.05,
  over: -0.05,
  guard: 0.03,
  penalty: -0.025,
  room: 0.004,
  barricade: 0.08,
  farm: 0.09,
  family: 0.12,
  wound: -0.06,
  intruder: -0.018,
} as const

/** Places of a samurai's defence that are filled, of three (SS-DEF-8). */
function guards(s: Spirit, seat: Seat): number {
  let n = 0
  for (let k = 0; k < 3; k++) if (defenceOf(s, seat, k) >= 0) n++
  return n
}

function wounds(s: Spirit): number {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) n += woundsOf(s, seat)
  return n
}

/** Confronting with exactly the value that is missing is a kiai (SS-KIAI-1). */
function cries(was: Spirit, seat: Seat, action: number): boolean {
  const f = was.frames.at(-1)
  if (f?.kind !== 'place' || !act.confront.is(action)) return false
  return totalOf(was, seat) + (bookOf(was).value[f.card] as number) === kiaiOf(was, seat)
}

export const hintFeatures: HintFeatures<Spirit> = {
  turn: s => (s.outcome === null && s.running === 1 ? s.active : -1),

  now(was, is, seat, action, note) {
    if ((is.samurai[seat] as number) < 0) return
    note('kiai', cries(was, seat, action) ? 1 : 0, WORTH.kiai)
    note('barricades', is.barricades, WORTH.barricade)
    note('farms', is.farmsLeft, WORTH.farm)
    note('families', is.familiesLeft, WORTH.family)
    note('wounds', wounds(is), WORTH.wound)
    if (is.running !== 1 || is.round !== was.round) return
    note('guard', guards(is, seat), WORTH.guard)
    note('over', overwhelmed(is, seat) ? 1 : 0, WORTH.over)
    survey(is)
    // Only a card that came to the line by this choice can have been avoided by it.
    const fresh = lineOf(is, seat).length !== lineOf(was, seat).length
    note('penalty', fresh ? penaltyCost(is, seat, lastOf(is, seat)) : 0, WORTH.penalty)
    note('room', Math.max(0, kiaiOf(is, seat) - totalOf(is, seat)), WORTH.room)
  },

  later(was, is, seat, note) {
    if ((was.samurai[seat] as number) < 0) return
    if (is.outcome !== null) note('win', 100 * (is.outcome.payoff[seat] ?? 0), 0.01)
    note('barricades', is.barricades, WORTH.barricade)
    note('farms', is.farmsLeft, WORTH.farm)
    note('families', is.familiesLeft, WORTH.family)
    note('wounds', wounds(is), WORTH.wound)
    note('intruders', is.gate.length, WORTH.intruder)
    if (is.running === 1 && is.round === was.round) note('guard', guards(is, seat), WORTH.guard)
  },
}

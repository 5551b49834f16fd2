import type { HintFeatures, Feature, Seat } from '@noren/engine'
import { attackable, kiOf, playerAt } from '../figures.ts'
import { attackDice, defenceDice, pay, threat } from './race.ts'
import { value } from './value.ts'
import type { Honor } from '../state.ts'
import { FIRST } from '../terms.ts'

/** By what two choices of Honor differ, as a hint says it: what comes of them, never what they cost. What things are worth is a share of the victory. */

const STEEP = 0.45
const shares = new Float64Array(6)

/** Collections until the target at the present pace. */
const distance = (s: Honor, seat: Seat): number =>
  Math.max(0, s.target - playerAt(s, seat).honour) / Math.max(12, pay(s, seat))

/** What one collection more or less means for `seat`: for its own way, and for that of each rival. */
function nearness(s: Honor, seat: Seat): { mine: number; theirs: (rival: Seat) => number } {
  value(s, shares)
  // Neither hope nor despair makes everything worth nothing.
  const mine = Math.min(0.8, Math.max(0.2, shares[seat] as number))
  return {
    mine: STEEP * mine * (1 - mine),
    theirs: rival => STEEP * mine * Math.max(0.05, shares[rival] as number),
  }
}

/** How far each rival still has to go; the figure is the honour missing before the choice. */
function rivals(was: Honor, is: Honor, seat: Seat, theirs: (rival: Seat) => number, note: Feature): void {
  for (let i = 0; i < is.seats; i++)
    if (i !== seat)
      note('rival', distance(is, i), theirs(i), i, Math.max(0, was.target - playerAt(was, i).honour))
}

export const hintFeatures: HintFeatures<Honor> = {
  turn: s => (s.outcome === null ? s.active : -1),

  now(was, is, seat, _action, note) {
    const worth = nearness(was, seat)
    const left = distance(was, seat)
    note('income', pay(is, seat), (worth.mine * left) / Math.max(12, pay(was, seat)))
    const brought = playerAt(is, seat).honour - playerAt(was, seat).honour
    note('honour', Math.max(0, brought), worth.mine / Math.max(12, pay(was, seat)))
    note('title', is.shogun === seat ? 1 : 0, worth.mine)
    note('attack', attackDice(is, seat), worth.mine * 0.2)
    note('defence', defenceDice(is, seat), worth.mine * 0.2)
    note('ki', Math.min(15, kiOf(is, seat)), worth.mine * 0.1)
    rivals(was, is, seat, worth.theirs, note)
    note('danger', attackable(is, seat) ? 100 * threat(is, seat) : 0, (-0.6 * worth.mine * left) / 100)
  },

  later(was, is, seat, note) {
    const worth = nearness(was, seat)
    const left = distance(was, seat)
    if (is.outcome !== null) note('win', 100 * (is.outcome.payoff[seat] ?? 0), 0.01)
    note('honour', playerAt(is, seat).honour, worth.mine / Math.max(12, pay(was, seat)))
    note('income', pay(is, seat), (worth.mine * left) / Math.max(12, pay(was, seat)))
    note('title', is.shogun === seat ? 100 : 0, worth.mine / 100)
    note('daimyo', playerAt(is, seat).status === FIRST ? 100 : 0, (worth.mine * 2) / 100)
    rivals(was, is, seat, worth.theirs, note)
  },
}

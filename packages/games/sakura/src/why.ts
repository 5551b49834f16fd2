import type { HintFeatures, Seat } from '@noren/engine'
import { act } from './actions.ts'
import { coinsOf, handOf, sum, tricksOf, turnOf } from './atoms.ts'
import { continuesPlain, topOf } from './placement.ts'
import type { Sakura } from './state.ts'

/** By what two choices of Sakura differ, as a hint says it. What things are worth is a share of the victory. */
const SHURIKEN = -0.05
const COIN = 0.0125
/** A pile that can be continued is a pile that need not be taken. */
const OPEN = 0.035

/** Shurikens of a seat so far, written down or lying in its tricks. */
function shurikens(s: Sakura, seat: Seat): number {
  let n = sum(s.table.shurikens, tricksOf(s, seat))
  for (const round of s.scores) n += round[seat] ?? 0
  return n
}

/** Piles on which the seat holds a card that continues them by its print alone. */
function openPiles(s: Sakura, seat: Seat): number {
  let n = 0
  for (const pile of [0, 1])
    if (topOf(s, pile) !== undefined && handOf(s, seat).some(card => continuesPlain(s, card, pile))) n++
  return n
}

export const hintFeatures: HintFeatures<Sakura> = {
  turn: s => (s.outcome === null ? turnOf(s).seat : -1),
  withdraws: action => act.restore.is(action),

  now(was, is, seat, _action, note) {
    note('taken', shurikens(is, seat), SHURIKEN)
    // A price is no reason: only what a choice brings is told.
    note('coins', Math.max(0, coinsOf(is, seat) - coinsOf(was, seat)), COIN)
    if (is.outcome === null && is.round === was.round) note('open', openPiles(is, seat), OPEN)
  },

  later(was, is, seat, note) {
    note('taken', shurikens(is, seat), SHURIKEN)
    let others = 0
    for (let i = 0; i < is.seats; i++) if (i !== seat) others += shurikens(is, i) - shurikens(was, i)
    note('others', others, -SHURIKEN / (is.seats - 1))
    note('coins', coinsOf(is, seat), COIN)
    if (is.outcome === null && is.round === was.round) note('open', openPiles(is, seat), OPEN)
    if (is.outcome !== null) note('win', 100 * (is.outcome.payoff[seat] ?? 0), 0.01)
  },
}

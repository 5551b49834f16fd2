import type { HintFeatures, Seat } from '@noren/engine'
import { act } from './actions.ts'
import type { FrameOf } from './frames.ts'
import { printed } from './printed.ts'
import { isAlive, isDisciple } from './ring.ts'
import type { Sake } from './state.ts'
import { OUT, SPIRIT } from './state.ts'
import { defenceBonus, sakeOf } from './values.ts'

/** By what two choices of Saké & Samurai differ, as a hint says it. What things are worth is a share of the victory. */
const WORTH = {
  sake: 0.06,
  life: 0.035,
  card: 0.012,
  gear: 0.015,
  /** A wound of one rival, and the last one. */
  wound: 0.02,
  fall: 0.08,
  theirs: -0.05,
} as const

const lifeOf = (s: Sake, seat: Seat): number => (s.life[seat] as number[]).length
const gearOf = (s: Sake, seat: Seat): number => (s.gear[seat] as number[]).length

/** An Attack of `seat` on a Samurai that is under way. */
const strikeOf = (s: Sake, seat: Seat): FrameOf<'attack'> | undefined =>
  s.frames.find(f => f.kind === 'attack' && f.seat === seat && f.target >= 0 && !isDisciple(f.target)) as
    FrameOf<'attack'> | undefined

/** The best Defence of the imagined hand with what is worn: what a target might answer with. */
function parry(s: Sake, seat: Seat): number {
  const { defence } = printed(s)
  let best = 0
  for (const card of s.hand[seat] as number[]) best = Math.max(best, defence[card] as number)
  return best + defenceBonus(s, seat, false)
}

/** The sake of a seat's side: its own, or that of all Spirits together (SK-SPIRIT-10). */
function haul(s: Sake, seat: Seat): number {
  if (s.status[seat] !== SPIRIT) return sakeOf(s, seat)
  let n = 0
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT) n += s.haul[i] as number
  return n
}

export const hintFeatures: HintFeatures<Sake> = {
  turn: s => (s.outcome === null ? s.turn : -1),
  // A stop answers nothing, and two of the same are as if nothing had been said.
  withdraws: action => act.withdraw.is(action) || act.stop.is(action),

  now(was, is, seat, _action, note) {
    // What a choice costs is no reason against the other: only what it brings is told.
    note('sake', Math.max(0, haul(is, seat) - haul(was, seat)), WORTH.sake)
    if (isAlive(is, seat)) note('life', Math.max(0, lifeOf(is, seat) - lifeOf(was, seat)), WORTH.life)
    note('gear', Math.max(0, gearOf(is, seat) - gearOf(was, seat)), WORTH.gear)
    const strike = strikeOf(is, seat)
    if (strike === undefined || strikeOf(was, seat) !== undefined) return
    const { target, value } = strike
    const guard = isAlive(is, target) ? parry(is, target) : 0
    note('strike', value, WORTH.wound * Math.max(0.2, (value - guard) / Math.max(1, value)), target, guard)
  },

  later(was, is, seat, note) {
    if (is.outcome !== null) note('win', 100 * (is.outcome.payoff[seat] ?? 0), 0.01)
    note('sake', haul(is, seat), WORTH.sake)
    if (isAlive(was, seat)) {
      note('life', isAlive(is, seat) ? lifeOf(is, seat) : 0, WORTH.life)
      note('cards', (is.hand[seat] as number[]).length, WORTH.card)
      note('gear', gearOf(is, seat), WORTH.gear)
    }
    const others = Math.max(1, is.seats - 1)
    for (let i = 0; i < is.seats; i++) {
      if (i === seat || was.status[i] === OUT) continue
      if (!isAlive(was, i)) continue
      const falls = !isAlive(is, i)
      note('falls', falls ? 100 : 0, WORTH.fall / 100, i)
      note('wounds', lifeOf(was, i) - (falls ? 0 : lifeOf(is, i)), WORTH.wound, i)
      note('theirs', sakeOf(is, i), WORTH.theirs / others, i)
    }
  },
}

import type { Seat } from '@noren/engine'
import { DONE, V_GIVE, V_LOSE, V_SPEND, act, verbOf, xOf } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { intoPlay, takeFrom, toDiscard } from '../atoms.ts'
import { LAST_ITEM, printed } from '../printed.ts'
import { isAlive } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { NOT_YET, PASSED, SPIRIT, below2, push } from '../state.ts'
import { holdsBack, sakeOf, topBack } from '../values.ts'
import { askToDefend } from './defence.ts'
import { unanswered } from './interruptions.ts'
import type { AskOf, RunOf } from './types.ts'

type Torment = FrameOf<'torment'>

/**
 * SK-EX-7. SK-TORMENT-13: help, defence, the Samurai chooses the lost sake, the Spirit distributes. No Interruption (SK-INT-12).
 * Fields: `value` cards counted, `dir` Defence value, `cost` Defence card, `steps` sake stolen and not yet given.
 */
export const torment: RunOf<'torment'> = {
  clause: 'SK-TORMENT-13',
  run(s, f, t) {
    switch (f.stage++) {
      case 0:
        return openHelp(s, f)
      case 1:
        // SK-TORMENT-7: as against an Attack that is not ranged.
        if (isAlive(s, f.target)) askToDefend(s, f.target, f.value, false, true)
        return
      case 2:
        return loot(s, f, t)
      case 3:
        return share(s, f, t)
      default:
        return finish(s, f, t)
    }
  },
}

/** W-HELP: every other Spirit holding a matching back (SK-TORMENT-5). */
function openHelp(s: Sake, f: Torment): void {
  const back = topBack(s)
  let asked = 0
  for (let i = 0; i < s.seats; i++)
    if (i !== f.seat && s.status[i] === SPIRIT && holdsBack(s, i, back)) asked |= 1 << i
  if (asked === 0) return
  const h = push(s, 'help', f.seat, asked)
  h.target = f.target
  h.asked = asked
  h.sealed = unanswered(s)
  h.list = []
}

const pickedBy = (s: Sake, f: FrameOf<'help'>, seat: Seat): number[] => {
  const hand = s.hand[seat] as number[]
  return f.list.filter(c => hand.includes(c))
}

/** D-24: matching cards, one by one, then done; in edition it one card at most (SK-TORMENT-6). */
export const help: AskOf<'help'> = {
  clause: 'SK-TORMENT-5',
  candidates(s, _f, seat, out) {
    const hand = s.hand[seat] as number[]
    for (let i = 0; i < hand.length; i++) out.add(act(V_SPEND, hand[i]))
    out.add(DONE)
  },
  barriers: [
    {
      clauses: ['SK-SPIRIT-3'],
      blocks: (s, _f, _seat, a) => verbOf(a) === V_SPEND && printed(s).back[xOf(a)] !== topBack(s),
    },
    {
      clauses: ['SK-TORMENT-6'],
      blocks: (s, f, seat, a) =>
        verbOf(a) === V_SPEND &&
        (f.list.includes(xOf(a)) || (s.rules.italian && pickedBy(s, f, seat).length > 0)),
    },
  ],
  apply(s, f, seat, a) {
    if (verbOf(a) === V_SPEND) {
      f.list = [...f.list, xOf(a)]
      if (!s.rules.italian) return
    }
    f.sealed[seat] = PASSED
    f.waiting &= ~(1 << seat)
  },
  run(s, f, t) {
    const under = below2(s) as Torment
    s.frames.pop()
    for (let k = 1; k < s.seats; k++) {
      const by = (f.seat + k) % s.seats
      if (f.sealed[by] === NOT_YET) continue
      const cards = pickedBy(s, f, by)
      if (cards.length === 0) continue
      for (const c of cards) intoPlay(s, by, c)
      under.list = [...under.list, ...cards]
      under.value += cards.length
      t.reveal({ type: 'helped', by, cards, clause: 'SK-TORMENT-6' })
    }
    t.reveal({ type: 'helpClosed', by: f.seat, total: under.value, clause: 'SK-TORMENT-5' })
  },
}

/** SK-TORMENT-8: cards counted less the Defence value, no more than he owns. SK-TORMENT-12: no damage. */
function loot(s: Sake, f: Torment, t: Told): void {
  const lost = Math.min(Math.max(0, f.value - f.dir), sakeOf(s, f.target))
  if (lost === 0) {
    t.tell({ type: 'tormentFailed', by: f.seat, seat: f.target, clause: 'SK-TORMENT-8' })
    return
  }
  push(s, 'lose', f.target, 1 << f.target).value = lost
}

/** W-LOSE, D-25, SK-TORMENT-9: the Samurai chooses which, one by one. */
export const lose: AskOf<'lose'> = {
  clause: 'SK-TORMENT-9',
  candidates(s, _f, seat, out) {
    for (let p = 0; p <= LAST_ITEM; p++)
      if (((s.sake[seat] as number) & (1 << p)) !== 0) out.add(act(V_LOSE, p))
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    const under = below2(s)
    s.sake[seat] = (s.sake[seat] as number) & ~(1 << xOf(a))
    under.steps++
    t.tell({ type: 'sakeStolen', by: under.seat, seat, place: xOf(a), clause: 'SK-TORMENT-9' })
    if (--f.value === 0) s.frames.pop()
  },
}

function spirits(s: Sake): Seat[] {
  const out: Seat[] = []
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT) out.push(i)
  return out
}

function give(s: Sake, f: Torment, to: Seat, t: Told): void {
  f.steps--
  s.haul[to] = (s.haul[to] as number) + 1
  t.tell({ type: 'given', by: f.seat, to, clause: 'SK-TORMENT-10' })
}

/** SK-TORMENT-10: on its own board or other Spirits' boards; alone there is nothing to choose. */
function share(s: Sake, f: Torment, t: Told): void {
  if (f.steps === 0) return
  if (spirits(s).length > 1) push(s, 'give', f.seat, 1 << f.seat).value = f.steps
  else while (f.steps > 0) give(s, f, f.seat, t)
}

/** W-GIVE, D-26: one by one; a receiver need not have helped. */
export const giveStep: AskOf<'give'> = {
  clause: 'SK-TORMENT-10',
  candidates(s, _f, _seat, out) {
    for (const p of spirits(s)) out.add(act(V_GIVE, p))
  },
  barriers: [],
  apply(s, f, _seat, a, t) {
    give(s, below2(s) as Torment, xOf(a), t)
    if (--f.value === 0) s.frames.pop()
  },
}

/** SK-SPIRIT-4: the Spirits' cards and the Defence card are discarded. */
function finish(s: Sake, f: Torment, t: Told): void {
  s.frames.pop()
  const spent = f.cost >= 0 ? [...f.list, f.cost] : f.list
  for (const c of spent) takeFrom(s.limbo, c)
  toDiscard(s, spent, t)
}

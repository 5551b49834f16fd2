import type { Seat } from '@noren/engine'
import { sequence, without } from '@noren/engine'
import { DONE, act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { intoPlay, takeFrom, toDiscard } from '../atoms.ts'
import type { SakeEvent } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { giveFrame, helpFrame, loseFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { PICKED_ALREADY, WRONG_BACK } from '../reasons.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { SPIRIT, below2 } from '../state.ts'
import { holdsBack, sakeOf, topBack } from '../values.ts'
import { eachPlace } from './declare.ts'
import { askToDefend } from './defence.ts'
import type { AskOf, RunOf } from './types.ts'

const { spend, lose: loseAt, give: giveTo } = act
type Torment = FrameOf<'torment'>

/** SK-EX-7. SK-TORMENT-13: help, defence, the Samurai chooses the lost sake, the Spirit distributes. No Interruption (SK-INT-12). */
export const torment: RunOf<'torment'> = sequence<Sake, Torment, SakeEvent>('SK-TORMENT-13', [
  openHelp,
  defence,
  loot,
  share,
  finish,
])

/** SK-TORMENT-7: as against an Attack that is not ranged. */
function defence(s: Sake, f: Torment): void {
  if (isAlive(s, f.target)) askToDefend(s, f.target, 'torment', f.value, false)
}

/** W-HELP: every other Spirit holding a matching back (SK-TORMENT-5). */
function openHelp(s: Sake, f: Torment): void {
  const back = topBack(s)
  let asked = 0
  for (let i = 0; i < s.seats; i++)
    if (i !== f.seat && s.status[i] === SPIRIT && holdsBack(s, i, back)) asked |= 1 << i
  if (asked !== 0) s.frames.push(helpFrame(f.seat, f.target, asked))
}

const pickedBy = (s: Sake, f: FrameOf<'help'>, seat: Seat): number[] => {
  const hand = s.hand[seat] as number[]
  return f.picks.filter(c => hand.includes(c))
}

/** D-24: matching cards, one by one, then done; in edition it one card at most (SK-TORMENT-6). */
export const help: AskOf<'help'> = {
  clause: 'SK-TORMENT-5',
  offers(s, f, seat, out) {
    const hand = s.hand[seat] as number[]
    const p = printed(s)
    const top = topBack(s)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      const why = p.back[card] !== top ? WRONG_BACK : f.picks.includes(card) ? PICKED_ALREADY : null
      out.put(spend(card), why)
    }
    out.may(DONE)
  },
  apply(s, f, seat, a) {
    if (spend.is(a)) {
      f.picks.push(spend.card(a))
      if (!s.rules.italian) return
    }
    f.waiting = without(f.waiting, seat)
  },
  run(s, f, t) {
    const under = below2(s) as Torment
    s.frames.pop()
    for (let k = 1; k < s.seats; k++) {
      const seat = (f.seat + k) % s.seats
      const cards = pickedBy(s, f, seat)
      if (cards.length === 0) continue
      for (const c of cards) intoPlay(s, seat, c)
      under.cards.push(...cards)
      under.value += cards.length
      t.reveal({ type: 'helped', seat, cards, clause: 'SK-TORMENT-6' })
    }
    t.reveal({ type: 'helpClosed', seat: f.seat, total: under.value, clause: 'SK-TORMENT-5' })
  },
}

/** SK-TORMENT-8: cards counted less the Defence value, no more than he owns. SK-TORMENT-12: no damage. */
function loot(s: Sake, f: Torment, t: Told): void {
  const lost = Math.min(Math.max(0, f.value - f.defence), sakeOf(s, f.target))
  if (lost === 0) {
    t.tell({ type: 'tormentFailed', by: f.seat, seat: f.target, clause: 'SK-TORMENT-8' })
    return
  }
  s.frames.push(loseFrame(f.target, lost))
}

/** W-LOSE, D-25, SK-TORMENT-9: the Samurai chooses which, one by one. */
export const lose: AskOf<'lose'> = {
  clause: 'SK-TORMENT-9',
  offers(s, _f, seat, out) {
    eachPlace(s.sake[seat] as number, p => out.may(loseAt(p)))
  },
  apply(s, f, seat, a, t) {
    const under = below2(s) as Torment
    const place = loseAt.place(a)
    s.sake[seat] = (s.sake[seat] as number) & ~(1 << place)
    under.stolen++
    t.tell({ type: 'sakeStolen', by: under.seat, seat, place, clause: 'SK-TORMENT-9' })
    if (--f.left === 0) s.frames.pop()
  },
}

function spirits(s: Sake): Seat[] {
  const out: Seat[] = []
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT) out.push(i)
  return out
}

function give(s: Sake, f: Torment, to: Seat, t: Told): void {
  f.stolen--
  s.haul[to] = (s.haul[to] as number) + 1
  t.tell({ type: 'given', by: f.seat, seat: to, clause: 'SK-TORMENT-10' })
}

/** SK-TORMENT-10: on its own board or other Spirits' boards; alone there is nothing to choose. */
function share(s: Sake, f: Torment, t: Told): void {
  if (f.stolen === 0) return
  if (spirits(s).length > 1) s.frames.push(giveFrame(f.seat, f.stolen))
  else while (f.stolen > 0) give(s, f, f.seat, t)
}

/** W-GIVE, D-26: one by one; a receiver need not have helped. */
export const giveStep: AskOf<'give'> = {
  clause: 'SK-TORMENT-10',
  offers(s, _f, _seat, out) {
    for (const p of spirits(s)) out.may(giveTo(p))
  },
  apply(s, f, _seat, a, t) {
    give(s, below2(s) as Torment, giveTo.seat(a), t)
    if (--f.left === 0) s.frames.pop()
  },
}

/** SK-SPIRIT-4: the Spirits' cards and the Defence card are discarded. */
function finish(s: Sake, f: Torment, t: Told): void {
  s.frames.pop()
  const spent = f.defenceCard >= 0 ? [...f.cards, f.defenceCard] : f.cards
  for (const c of spent) takeFrom(s.limbo, c)
  toDiscard(s, spent, t)
}

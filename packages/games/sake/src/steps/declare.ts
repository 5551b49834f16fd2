import type { Action, Seat } from '@noren/engine'
import { ATTACK, BARE, DIRS, DRINK, END, IAIDO, MOVE, TEXT, act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { CHOPSTICKS, DISCIPLE, DOJO, PURCHASE, RAMEN, RICEBALLS, ROAR, STOMACH } from '../cards.ts'
import type { FrameOf, Pick } from '../frames.ts'
import {
  NONE,
  pickCostFrame,
  pickGearFrame,
  pickPayFrame,
  pickSideFrame,
  pickSipFrame,
  pickStepFrame,
  pickTargetFrame,
  pickUseFrame,
  pickWeaponFrame,
} from '../frames.ts'
import { FIRST_WEAPON, LAST_ITEM, LAST_WEAPON, printed, locationRule } from '../printed.ts'
import * as no from '../reasons.ts'
import type { Sight } from '../ring.ts'
import { LEFT, TOWARDS, aliveCount, isAlive, look, nextAlive, room } from '../ring.ts'
import type { Sake } from '../state.ts'
import { SPIRIT } from '../state.ts'
import { iaidoMax, moveMax } from '../values.ts'
import { endAsker } from './askers.ts'
import { carryOut, deedOf } from './carryout.ts'
import type { AskOf } from './types.ts'
import {
  FREE_PLAYS,
  armsAgainst,
  eventReaches,
  firstDir,
  iaidoMin,
  isSpirit,
  isSpiritPrey,
  lastDir,
  reachAfter,
  riceballsReach,
  survey,
  usesOf,
  withPaid,
  worthwhile,
} from './uses.ts'
import { whyNotTarget, whyNotUse, whyNotWeapon } from './whynot.ts'

/**
 * A choice in the making: card, then use, then target; each pick is a question of its own. Its owner alone sees it, and nothing
 * is told until it is complete.
 */

const { card: playCard, pay, use, step, target, weapon, cost, gear, sip, side } = act

// One clause for the question and the choice in the making over it: neither tells others how far it has come.
const clause = 'SK-TURN-1'

/** Texts that name something when they are played (SK-EVENT-3). */
const ASKING: readonly number[] = [CHOPSTICKS, RAMEN, RICEBALLS, ROAR, PURCHASE, STOMACH, DISCIPLE]
export const textAsks = (s: { readonly data: Sake['data'] }, card: number): boolean =>
  ASKING.includes(printed(s).type[card] as number)

/** Opens the making of a choice with a card. */
export function beginCard(s: Sake, seat: Seat, card: number): void {
  const picks = [playCard(card)]
  s.frames.push(
    s.plays >= FREE_PLAYS
      ? pickPayFrame(seat, picks, card)
      : pickUseFrame(seat, picks, card, NONE, textAsks(s, card)),
  )
}

/** The next pick takes the place of the last. */
export function goOn(s: Sake, next: Pick): void {
  s.frames[s.frames.length - 1] = next
}

/** Puts what is in the making aside and ends the question under it. */
export function drop(s: Sake, t: Told): void {
  s.frames.pop()
  endAsker(s, t)
}

const more = (f: Pick, a: Action): Action[] => [...f.picks, a]
const typeOf = (s: Sake, f: { readonly card: number }): number => printed(s).type[f.card] as number

/** D-4: which sake pays; the card must be of some use with that sake gone. */
export const pickPay: AskOf<'pickPay'> = {
  clause,
  offers(s, f, seat, out) {
    for (let p = 0; p <= LAST_ITEM; p++) {
      if (((s.sake[seat] as number) & (1 << p)) === 0) continue
      const w = withPaid(s, seat, p)
      out.put(pay(p), usesOf(w, seat, f.card, survey(w, seat)) === 0 ? no.NO_USE_PAID : null)
    }
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    goOn(s, pickUseFrame(seat, more(f, a), f.card, pay.place(a), textAsks(s, f.card)))
  },
}

export const pickUse: AskOf<'pickUse'> = {
  clause,
  offers(s, f, seat, out) {
    const w = withPaid(s, seat, f.pay)
    const v = survey(w, seat)
    const uses = usesOf(w, seat, f.card, v)
    for (let u = ATTACK; u <= TEXT; u++)
      if ((uses & (1 << u)) !== 0) out.may(use(u))
      else if (out.dim !== null) out.not(use(u), whyNotUse(w, seat, f.card, u, v))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    const u = use.use(a)
    const next = firstPick(s, f, seat, u, more(f, a))
    if (next !== null) return goOn(s, next)
    carryOut(s, deedOf(seat, f.card, f.pay, u), t)
  },
}

/** What a use asks first, or null if nothing (SK-EVENT-3: targets are declared when it is played). */
function firstPick(s: Sake, f: FrameOf<'pickUse'>, seat: Seat, u: number, picks: Action[]): Pick | null {
  const { card, pay: paid } = f
  const w = withPaid(s, seat, paid)
  switch (u) {
    case ATTACK:
      return pickTargetFrame(seat, picks, card, paid, 'attack', NONE, 0, NONE)
    case IAIDO:
      return pickStepFrame(seat, picks, card, paid, true, iaidoMax(w, seat))
    case MOVE:
      return pickStepFrame(seat, picks, card, paid, false, moveMax(w, seat, printed(s).move[card] as number))
    case DRINK:
      return null
    default:
  }
  switch (typeOf(s, f)) {
    case CHOPSTICKS:
    case RAMEN:
    case RICEBALLS:
      return pickTargetFrame(seat, picks, card, paid, 'text', NONE, 0, NONE)
    case ROAR:
      return pickCostFrame(seat, picks, card, paid)
    case PURCHASE:
      return pickGearFrame(seat, picks, card, paid)
    case STOMACH:
      return pickSipFrame(seat, picks, card, paid)
    case DISCIPLE:
      return pickSideFrame(seat, picks, card, paid)
    default:
      return null
  }
}

/** SK-MOVE-4: 1 to the maximum; SK-IAIDO-4 likewise, from 0 where one may stand still. */
export const pickStep: AskOf<'pickStep'> = {
  clause,
  offers(s, f, seat, out) {
    const w = withPaid(s, seat, f.pay)
    const alive = aliveCount(s)
    const sight = f.iaido ? look(s, seat) : null
    const why = (d: number, n: number) => {
      if (sight === null) return n > room(s, seat, d) ? no.TOO_FAR : null
      if (n < iaidoMin(s)) return no.MUST_STEP
      if (n > 0 && n > room(s, seat, d)) return no.TOO_FAR
      const mask = reachAfter(w, seat, sight, d, n)
      const box = printed(s).attack[f.card] as number
      return worthwhile(w, seat, mask, box, true) ? null : no.IAIDO_MISSES_THERE
    }
    if (f.iaido) out.put(step(firstDir(alive), 0), why(firstDir(alive), 0))
    for (let d = firstDir(alive); d <= lastDir(alive); d++)
      for (let n = 1; n <= f.max; n++) out.put(step(d, n), why(d, n))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    const [dir, steps] = [step.dir(a), step.n(a)]
    if (f.iaido) return goOn(s, pickTargetFrame(seat, more(f, a), f.card, f.pay, 'iaido', dir, steps, NONE))
    carryOut(s, { ...deedOf(seat, f.card, f.pay, MOVE), dir, steps }, t)
  },
}

/** SK-ATTACK-2, SK-ATTACK-17: opposing Samurai and Disciples in sight, and Spirits. */
export function eachTarget(s: Sake, v: Sight, visit: (target: number) => void): void {
  for (let i = 0; i < v.size; i++) visit(v.figure[i] as number)
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT) visit(i)
}

/** Why the text of a card cannot be aimed at a figure; null if it can. */
export function whyNotAim(s: Sake, v: Sight, type: number, at: number) {
  if (isSpirit(s, at) && !isSpiritPrey(s, at)) return no.SPIRIT_DRY
  if (locationRule(s) === DOJO) return no.DOJO_EVENT
  return eventReaches(s, v, type, at) ? null : no.EVENT_DISTANCE
}

export const pickTarget: AskOf<'pickTarget'> = {
  clause,
  offers(s, f, seat, out) {
    const w = withPaid(s, seat, f.pay)
    const v = look(s, seat)
    const type = typeOf(s, f)
    if (f.aim === 'text' && type === RICEBALLS) {
      // SK-EVENT-22: not a Spirit.
      for (let p = nextAlive(s, seat); p !== seat; p = nextAlive(s, p)) {
        const empty = (s.hand[p] as number[]).length === 0
        const why = empty ? no.EMPTY_HAND : riceballsReach(s, v, p) ? null : no.EVENT_DISTANCE
        out.put(target(p), why)
      }
    } else if (f.aim === 'text') eachTarget(s, v, at => out.put(target(at), whyNotAim(s, v, type, at)))
    else {
      const iaido = f.aim === 'iaido'
      const dir = iaido ? f.dir : LEFT
      eachTarget(s, v, at => out.put(target(at), whyNotTarget(w, seat, v, f.card, iaido, dir, f.steps, at)))
    }
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    const at = target.target(a)
    if (f.aim === 'attack') return aimAttack(s, f, seat, a, t)
    const deed = deedOf(seat, f.card, f.pay, f.aim === 'iaido' ? IAIDO : TEXT)
    carryOut(s, { ...deed, dir: f.dir, steps: f.steps, target: at, cost: f.cost }, t)
  },
}

/** D-3: the weapon is asked for only where there is a choice. */
function aimAttack(s: Sake, f: FrameOf<'pickTarget'>, seat: Seat, a: Action, t: Told): void {
  const at = target.target(a)
  const w = withPaid(s, seat, f.pay)
  const mask = armsAgainst(w, seat, look(s, seat), at, LEFT, 0)
  let open = 0
  let place: number = NONE
  for (let p = FIRST_WEAPON; p <= LAST_WEAPON; p++) {
    if (!holds(s, seat, p) || whyNotWeapon(w, seat, mask, f.card, false, p) !== null) continue
    open++
    place = p
  }
  if (whyNotWeapon(w, seat, mask, f.card, false, BARE) === null) open++
  if (open > 1) return goOn(s, pickWeaponFrame(seat, more(f, a), f.card, f.pay, at))
  carryOut(s, { ...deedOf(seat, f.card, f.pay, ATTACK), target: at, place }, t)
}

const holds = (s: Sake, seat: Seat, place: number): boolean =>
  ((s.places[seat] as number) & (1 << place)) !== 0

export const pickWeapon: AskOf<'pickWeapon'> = {
  clause,
  offers(s, f, seat, out) {
    const w = withPaid(s, seat, f.pay)
    const mask = armsAgainst(w, seat, look(s, seat), f.target, LEFT, 0)
    for (let p = FIRST_WEAPON; p <= LAST_WEAPON; p++)
      if (holds(s, seat, p)) out.put(weapon(p), whyNotWeapon(w, seat, mask, f.card, false, p))
    out.put(weapon(BARE), whyNotWeapon(w, seat, mask, f.card, false, BARE))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    const place = weapon.weapon(a) === BARE ? NONE : weapon.weapon(a)
    carryOut(s, { ...deedOf(seat, f.card, f.pay, ATTACK), target: f.target, place }, t)
  },
}

/** The places of a set, in order. */
export function eachPlace(mask: number, visit: (place: number) => void): void {
  for (let p = 0; p <= LAST_ITEM; p++) if ((mask & (1 << p)) !== 0) visit(p)
}

export const pickCost: AskOf<'pickCost'> = {
  clause,
  offers(s, f, seat, out) {
    eachPlace(withPaid(s, seat, f.pay).sake[seat] as number, p => out.may(cost(p)))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    goOn(s, pickTargetFrame(seat, more(f, a), f.card, f.pay, 'text', NONE, 0, cost.place(a)))
  },
}

/** SK-EVENT-13, SK-EVENT-16, A-44: any Samurai, oneself included, at any distance. */
export const pickGear: AskOf<'pickGear'> = {
  clause,
  offers(s, _f, _seat, out) {
    for (let i = 0; i < s.seats; i++)
      if (isAlive(s, i)) eachPlace(s.places[i] as number, p => out.may(gear(i, p)))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    const deed = deedOf(seat, f.card, f.pay, TEXT)
    carryOut(s, { ...deed, target: gear.seat(a), place: gear.place(a) }, t)
  },
}

export const pickSip: AskOf<'pickSip'> = {
  clause,
  offers(s, f, seat, out) {
    const w = withPaid(s, seat, f.pay)
    for (let i = 0; i < s.seats; i++)
      if (isAlive(s, i)) eachPlace(w.sake[i] as number, p => out.may(sip(i, p)))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    const deed = deedOf(seat, f.card, f.pay, TEXT)
    carryOut(s, { ...deed, target: sip.seat(a), place: sip.place(a) }, t)
  },
}

export const pickSide: AskOf<'pickSide'> = {
  clause,
  offers(s, _f, _seat, out) {
    const alive = aliveCount(s)
    for (let d = firstDir(alive); d <= (alive > 2 ? DIRS.indexOf('right') : TOWARDS); d++) out.may(side(d))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    carryOut(s, { ...deedOf(seat, f.card, f.pay, TEXT), dir: side.dir(a) }, t)
  },
}

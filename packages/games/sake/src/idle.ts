import type { Action, Rng, Seat } from '@noren/engine'
import { Choices, below } from '@noren/engine'
import { BARE, DONE, END, PASS, STEAL, act } from './actions.ts'
import {
  BOARD,
  FIRST_ITEM,
  FIRST_WEAPON,
  LAST_ITEM,
  LAST_WEAPON,
  LIFE,
  placeOfType,
  printed,
} from './printed.ts'
import { findDisciple, preyOf } from './ring.ts'
import type { FrameOf, Pick } from './frames.ts'
import { isPick } from './frames.ts'
import type { Sake } from './state.ts'
import { defaultGap } from './steps/death.ts'
import { toAct } from './steps/disciples.ts'
import { steps } from './steps/index.ts'
import { attackBonus, freePlaces, usable } from './values.ts'

const { weapon, discard, place, lose, give, wield, act: actWith, target, keep } = act

const list = new Choices()

/** The allowed answers to the question on top, instants left out. */
function allowed(s: Sake, seat: Seat): Choices {
  list.clear()
  const f = s.frames[s.frames.length - 1]
  if (f === undefined) return list
  const step = steps[f.kind]
  if ('offers' in step)
    (step.offers as (s: Sake, f: unknown, seat: Seat, out: Choices) => void)(s, f, seat, list)
  return list
}

function random(s: Sake, seat: Seat, rng: Rng): Action {
  const open = allowed(s, seat)
  return open.at(below(rng, open.size))
}

/** The time-out column of sections 5.2 and 5.4. Always an allowed answer. */
export function idle(s: Sake, seat: Seat, rng: Rng): Action {
  const f = s.frames[s.frames.length - 1]
  if (f !== undefined && isPick(f)) return idlePick(s, f, rng)
  switch (f?.kind) {
    case 'boards': // D-1
    case 'steps': // D-7
      return random(s, seat, rng)
    case 'power': // D-20 to D-22: fr random, it nothing
      return s.rules.italian ? PASS : random(s, seat, rng)
    case 'haunt': // D-23
      return s.masu > 0 ? STEAL : PASS
    case 'play': // D-3, D-4, D-30
    case 'wield': // D-17
      return END
    case 'weapon': // D-5
      return bestWeapon(s, f)
    case 'discard': // D-13, D-28
      return lowest(s, f, seat)
    case 'place': // D-14
      return place(inOrder(placingOrder(s, seat), freePlaces(s, seat)))
    case 'lose': // D-25
      return lose(inOrder(losingOrder(s, seat), s.sake[seat] as number))
    case 'give': // D-26
      return give(seat)
    case 'rearm': // D-18
      return wield(bestGuard(s, seat))
    case 'disciples': // D-15
      return firstToAct(s, f)
    case 'prey': // D-16
      return firstPrey(s, f)
    case 'side': // D-19
      return keep(defaultGap(s, seat))
    case 'help': // D-24
      return DONE
    default: // D-6, D-8, D-9, D-10, D-27, D-29
      return PASS
  }
}

/** A choice left half made is dropped; a compulsory power is finished at random. */
function idlePick(s: Sake, f: Pick, rng: Rng): Action {
  if (f.kind === 'pickSpend') return s.masu > 0 ? STEAL : END
  const open = allowed(s, f.seat)
  return open.has(END) ? END : open.at(below(rng, open.size))
}

function bestWeapon(s: Sake, f: FrameOf<'weapon'>): Action {
  const open = allowed(s, f.seat)
  let best = PASS
  let most = -1
  for (let i = 0; i < open.size; i++) {
    const a = open.at(i)
    if (!weapon.is(a)) continue
    const value = attackBonus(s, f.seat, weapon.weapon(a) === BARE ? 0 : weapon.weapon(a), true)
    if (value > most) {
      most = value
      best = a
    }
  }
  return best
}

/** W-DISCARD: lowest A+D+M+B first; ties: longest held. */
function lowest(s: Sake, f: FrameOf<'discard'>, seat: Seat): Action {
  const p = printed(s)
  let best = -1
  let least = 999
  for (const c of s.hand[seat] as number[]) {
    if (f.picks.includes(c)) continue
    const sum =
      (p.attack[c] as number) + (p.defence[c] as number) + (p.move[c] as number) + (p.drink[c] as number)
    if (sum < least) {
      least = sum
      best = c
    }
  }
  return discard(best)
}

const itemsOldestFirst = (s: Sake, seat: Seat): number[] =>
  (s.gear[seat] as number[])
    .map(c => placeOfType(printed(s).type[c] as number))
    .filter(p => p >= FIRST_ITEM && p <= LAST_ITEM)

const otherWeapons = (s: Sake, seat: Seat): number[] =>
  (s.gear[seat] as number[])
    .map(c => placeOfType(printed(s).type[c] as number))
    .filter(p => p <= LAST_WEAPON && p !== s.wield[seat])

/** W-PLACE: Life pile, Items (oldest first), weapons not wielded, board, wielded weapon. */
const placingOrder = (s: Sake, seat: Seat): number[] => [
  LIFE,
  ...itemsOldestFirst(s, seat),
  ...otherWeapons(s, seat),
  BOARD,
  s.wield[seat] as number,
]

/** W-LOSE: board, wielded weapon, other weapons, Items, Life pile. */
const losingOrder = (s: Sake, seat: Seat): number[] => [
  BOARD,
  s.wield[seat] as number,
  ...otherWeapons(s, seat),
  ...itemsOldestFirst(s, seat),
  LIFE,
]

const inOrder = (order: readonly number[], mask: number): number =>
  order.find(p => p >= 0 && (mask & (1 << p)) !== 0) ?? 0

/** W-WEAPON: the usable weapon with the highest Defence, else any, else none. */
function bestGuard(s: Sake, seat: Seat): number {
  const p = printed(s)
  const dry = usable(s, seat)
  let best = BARE
  let most = -1
  for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++) {
    if (((s.places[seat] as number) & (1 << w)) === 0) continue
    const value = (dry & (1 << w)) !== 0 ? 1 + (p.weaponDefence[w] as number) : 0
    if (value > most) {
      most = value
      best = w
    }
  }
  return best
}

const firstToAct = (s: Sake, f: FrameOf<'disciples'>): Action => actWith(toAct(s, f)[0] ?? 0)
const firstPrey = (s: Sake, f: FrameOf<'prey'>): Action => target(preyOf(s, findDisciple(s, f.card))[0] ?? 0)

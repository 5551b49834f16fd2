import type { Reason, Seat } from '@noren/engine'
import { ATTACK, BARE, DRINK, IAIDO, MOVE } from '../actions.ts'
import {
  DISCIPLE,
  DOJO,
  FEIGNED,
  LANTERNS,
  PURCHASE,
  RICEBALLS,
  ROAR,
  SAKURAGI,
  STENCH,
  STOMACH,
} from '../cards.ts'
import { WEAPON_BITS, printed, locationRule } from '../printed.ts'
import * as no from '../reasons.ts'
import type { Sight } from '../ring.ts'
import { LEFT, room, seenAt } from '../ring.ts'
import type { Sake } from '../state.ts'
import type { SakeFrame } from '../frames.ts'
import { BARE_BIT, attackBonus, bareHanded, iaidoMax, moveMax, usable } from '../values.ts'
import type { Survey } from './uses.ts'
import {
  armsAgainst,
  eventHasTarget,
  firstDir,
  iaidoMin,
  isInterruption,
  isSeated,
  isSpirit,
  isSpiritPrey,
  lastDir,
  leftAfter,
  rightAfter,
  spiritsToStrike,
  worthwhile,
} from './uses.ts'

/** Which of several reasons is the one to give: the first that a player would ask about. */

type Why = Reason<Sake, SakeFrame>

/** Why a card has no such use. `s` is the table with the paying sake lifted. */
export function whyNotUse(s: Sake, seat: Seat, card: number, use: number, v: Survey): Why {
  const p = printed(s)
  switch (use) {
    case ATTACK:
      return whyNoAttack(s, seat, v)
    case IAIDO:
      return whyNoIaido(s, seat, v)
    case MOVE:
      if (v.alive < 2) return no.MOVE_ALONE
      return moveMax(s, seat, p.move[card] as number) < 1 ? no.NO_MOVE_BOX : no.STUCK
    case DRINK:
      if (s.masu === 0) return no.MASU_EMPTY
      return p.drink[card] === 0 ? no.NO_DRINK_BOX : no.NO_PLACE
    default:
      return whyNoText(s, seat, p.type[card] as number, v)
  }
}

/** A sum as low as this: nothing reaches at all. With more, something reaches and is worth nothing with this card. */
const NOTHING = -9

function whyNoAttack(s: Sake, seat: Seat, v: Survey): Why {
  if (v.attack > NOTHING) return no.WORTH_NOTHING
  const why = whyNoBlow(s, seat, v)
  if (why !== null) return why
  return dojoBars(s, seat, v.sight, LEFT, 0) ? no.DOJO_STRIKE : no.NOTHING_REACHES
}

/** SK-IAIDO-5: where an iaido begins with a Step, there must be one; after that it is an Attack like any other. */
function whyNoIaido(s: Sake, seat: Seat, v: Survey): Why {
  if (!isSeated(s, seat)) return no.STANDING
  const least = iaidoMin(s)
  if (least > 0 && v.alive < 2) return no.MOVE_ALONE
  if (least > v.room) return no.IAIDO_STUCK
  if (v.iaido > NOTHING) return no.WORTH_NOTHING
  const why = whyNoBlow(s, seat, v)
  if (why !== null) return why
  if (least === 0 && dojoBars(s, seat, v.sight, LEFT, 0)) return no.DOJO_STRIKE
  for (let d = firstDir(v.alive); d <= lastDir(v.alive); d++)
    for (let n = Math.min(iaidoMax(s, seat), room(s, seat, d)); n > 0; n--)
      if (dojoBars(s, seat, v.sight, d, n)) return no.DOJO_STRIKE
  return no.IAIDO_MISSES
}

/** What closes every blow, from wherever it is struck: nobody to aim at, or nothing to strike with. */
function whyNoBlow(s: Sake, seat: Seat, v: Survey): Why | null {
  if (v.sight.size === 0 && !spiritsToStrike(s)) return no.STRIKE_ALONE
  return (usable(s, seat) & WEAPON_BITS) === 0 && !bareHanded(s, seat) ? no.ALL_WET : null
}

/** Whether something would reach somebody after these Steps if it were not for the Dojo. */
function dojoBars(s: Sake, seat: Seat, v: Sight, dir: number, steps: number): boolean {
  if (locationRule(s) !== DOJO) return false
  // Where nothing reaches and a Spirit could be struck with any weapon, all those at hand are barred.
  if (spiritsToStrike(s)) return true
  for (let i = 0; i < v.size; i++)
    if (no.onlyDojo(s, seat, leftAfter(v, i, dir, steps), rightAfter(v, i, dir, steps))) return true
  return false
}

function whyNoText(s: Sake, seat: Seat, type: number, v: Survey): Why {
  switch (type) {
    case STENCH:
      return v.alive < 2 ? no.MOVE_ALONE : no.NO_CUBES
    case LANTERNS:
      return no.NO_LOOSE_CUBE
    case RICEBALLS:
      return no.RICEBALLS_NOBODY
    case SAKURAGI:
      return no.SAKURAGI_NO_CARDS
    case PURCHASE:
      return no.NOBODY_HAS_GEAR
    case STOMACH:
      return no.NOBODY_HAS_SAKE
    case FEIGNED:
      return no.FEIGNED_NO_WOUNDS
    case DISCIPLE:
      return no.DISCIPLE_ALONE
    default:
      if (type > DISCIPLE) return no.SECOND_OF_TYPE
      if (isInterruption(type)) return no.NOT_IN_MY_TURN
      if (locationRule(s) === DOJO) return no.DOJO_EVENT
      return type === ROAR && eventHasTarget(s, v.sight, type) ? no.ROAR_NO_SAKE : no.EVENT_MISSES
  }
}

/** Why a blow (after a step, for an iaido) cannot be aimed at this figure; null if it can. */
export function whyNotTarget(
  s: Sake,
  seat: Seat,
  v: Sight,
  card: number,
  iaido: boolean,
  dir: number,
  steps: number,
  target: number,
): Why | null {
  if (isSpirit(s, target) && !isSpiritPrey(s, target)) return no.SPIRIT_DRY
  const mask = armsAgainst(s, seat, v, target, dir, steps)
  if (mask !== 0)
    return worthwhile(s, seat, mask, printed(s).attack[card] as number, iaido) ? null : no.WORTH_NOTHING
  if ((usable(s, seat) & WEAPON_BITS) === 0 && !bareHanded(s, seat)) return no.ALL_WET
  if (locationRule(s) === DOJO && reachesFromAfar(s, seat, v, dir, steps, target)) return no.DOJO_STRIKE
  return isSpirit(s, target) ? no.DOJO_STRIKE : no.OUT_OF_REACH
}

function reachesFromAfar(s: Sake, seat: Seat, v: Sight, dir: number, steps: number, target: number): boolean {
  const i = seenAt(v, target)
  return i >= 0 && no.onlyDojo(s, seat, leftAfter(v, i, dir, steps), rightAfter(v, i, dir, steps))
}

/** Why a weapon (or BARE) cannot be named for an Attack whose target `mask` reaches; null if it can. */
export function whyNotWeapon(
  s: Sake,
  seat: Seat,
  mask: number,
  card: number,
  iaido: boolean,
  weapon: number,
): Why | null {
  const bit = weapon === BARE ? BARE_BIT : 1 << weapon
  if ((mask & bit) === 0) return whyNoReach(s, seat, weapon)
  const bonus = attackBonus(s, seat, weapon === BARE ? 0 : weapon, iaido)
  return (printed(s).attack[card] as number) + bonus >= 1 ? null : no.WEAPON_WORTHLESS
}

function whyNoReach(s: Sake, seat: Seat, weapon: number): Why {
  // A target that only bare hands could not reach is never asked about: something else reaches it.
  if (weapon === BARE) return no.ARMED
  if (((s.sake[seat] as number) & (1 << weapon)) !== 0) return no.WET_WEAPON
  const ranged = printed(s).weaponRanged[weapon] === 1
  return locationRule(s) === DOJO && ranged ? no.DOJO_WEAPON : no.WEAPON_REACH
}

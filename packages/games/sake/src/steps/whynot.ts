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
import { seenAt } from '../ring.ts'
import type { Sake } from '../state.ts'
import type { SakeFrame } from '../frames.ts'
import { BARE_BIT, attackBonus, bareHanded, moveMax, usable } from '../values.ts'
import type { Survey } from './uses.ts'
import {
  armsAgainst,
  eventHasTarget,
  isInterruption,
  isSeated,
  isSpirit,
  isSpiritPrey,
  leftAfter,
  rightAfter,
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
      return isSeated(s, seat) ? no.IAIDO_MISSES : no.STANDING
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

function whyNoAttack(s: Sake, seat: Seat, v: Survey): Why {
  // Something reaches, and with this card it would be worth nothing.
  if (v.attack > -9) return no.WORTH_NOTHING
  if (v.sight.size === 0) return no.STRIKE_ALONE
  if ((usable(s, seat) & WEAPON_BITS) === 0 && !bareHanded(s, seat)) return no.ALL_WET
  return locationRule(s) === DOJO && anyFromAfar(s, seat, v.sight) ? no.DOJO_STRIKE : no.NOTHING_REACHES
}

/** Whether something would reach somebody if it were not for the Dojo. */
function anyFromAfar(s: Sake, seat: Seat, v: Sight): boolean {
  for (let i = 0; i < v.size; i++)
    if (no.onlyDojo(s, seat, v.left[i] as number, v.right[i] as number)) return true
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

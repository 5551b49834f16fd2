import type { Action, Clause } from '@noren/engine'
import {
  ATTACK,
  BARE,
  DRINK,
  IAIDO,
  MOVE,
  TEXT,
  V_DONE,
  V_ONTO,
  V_PAY,
  V_SPEND,
  V_STEAL,
  V_STEP,
  V_TARGET,
  V_USE,
  V_WEAPON,
  verbOf,
  xOf,
  yOf,
} from '../actions.ts'
import { DISCIPLE, RICEBALLS } from '../cards.ts'
import { printed } from '../printed.ts'
import { room, sight } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { SPIRIT } from '../state.ts'
import { BARE_BIT, arms, armsOnSpirit, attackBonus, freePlaces, topBack } from '../values.ts'
import {
  armsAfter,
  eventReaches,
  iaidoMin,
  iaidoReach,
  isInterruption,
  isSeated,
  isSpiritPrey,
  riceballsReach,
  seen,
  usesOf,
  worthwhile,
} from './uses.ts'

/** Why a pick of a declaration is refused: one reason for each, with its clauses. */

type Declare = FrameOf<'declare'>

/** The arms that would reach a target of the declared use from here. Needs `look`. */
function armsAgainst(s: Sake, f: Declare, target: number): number {
  if (target < s.seats && s.status[target] === SPIRIT)
    return isSpiritPrey(s, target) ? armsOnSpirit(s, f.seat) : 0
  const i = seen(target)
  if (i < 0) return 0
  if (f.use === IAIDO) return armsAfter(s, f.seat, i, f.dir, f.steps)
  return arms(s, f.seat, sight.left[i] as number, sight.right[i] as number)
}

export const boxOf = (s: Sake, f: Declare): number => printed(s).attack[f.card] as number
export const typeOf = (s: Sake, f: Declare): number => printed(s).type[f.card] as number

/** Refusals by number: `whyNot` gives one, the barriers turn it into clauses. */
export const REASONS: readonly (readonly Clause[])[] = [
  [],
  ['SK-BURN-9', 'SK-TURN-14'],
  ['SK-ATTACK-5', 'SK-ATTACK-8', 'SK-ATTACK-12'],
  ['SK-IAIDO-1'],
  ['SK-IAIDO-8'],
  ['SK-MOVE-13', 'SK-LINE-11'],
  ['SK-DRINK-7', 'SK-DRINK-4'],
  ['SK-INT-1'],
  ['SK-WEAPON-3', 'SK-ITEM-2'],
  ['SK-TURN-14'],
  ['SK-MOVE-8', 'SK-LINE-7'],
  ['SK-IAIDO-5'],
  ['SK-DEMAT-4'],
  ['SK-ATTACK-5', 'SK-GEO-6', 'SK-GEO-7'],
  ['SK-ATTACK-12'],
  ['SK-ATTACK-3', 'SK-WEAPON-7'],
  ['SK-ATTACK-8', 'SK-ATTACK-9'],
  ['SK-POWER-4'],
  ['SK-SPIRIT-3'],
  ['SK-TORMENT-3'],
  ['SK-EVENT-11'],
  ['SK-DISC-3'],
  ['SK-STEAL-3'],
]
const NO_USE = 1
const NO_REACH = 2
const STANDING = 3
const NO_IAIDO = 4
const STUCK = 5
const DRY = 6
const INTERRUPTION = 7
const SECOND = 8
const NO_EFFECT = 9
const TOO_FAR = 10
const MUST_STEP = 11
const NO_SAKE = 12
const DISTANCE = 13
const WORTHLESS = 14
const COVERED = 15
const ARMED = 16
const WET = 17
const BACK = 18
const NO_CARD = 19
const RICEBALLS_AIM = 20
const ALONE = 21
const EMPTY_MASU = 22

function whyNotUse(s: Sake, f: Declare, use: number): number {
  if ((usesOf(s, f.seat, f.card) & (1 << use)) !== 0) return 0
  if (use === ATTACK) return NO_REACH
  if (use === IAIDO) return isSeated(s, f.seat) ? NO_IAIDO : STANDING
  if (use === MOVE) return STUCK
  if (use === DRINK) return DRY
  const type = typeOf(s, f)
  if (isInterruption(type)) return INTERRUPTION
  if (type === DISCIPLE) return ALONE
  return type > DISCIPLE ? SECOND : NO_EFFECT
}

function whyNotStep(s: Sake, f: Declare, dir: number, n: number): number {
  if (f.use === IAIDO && n < iaidoMin(s)) return MUST_STEP
  if (n > 0 && n > room(s, f.seat, dir)) return TOO_FAR
  if (f.use === IAIDO && !worthwhile(s, f.seat, iaidoReach(s, f.seat, dir, n), boxOf(s, f), true))
    return NO_IAIDO
  return 0
}

function whyNotTarget(s: Sake, f: Declare, target: number): number {
  if (target < s.seats && s.status[target] === SPIRIT && !isSpiritPrey(s, target)) return NO_SAKE
  if (f.use === TEXT) {
    const type = typeOf(s, f)
    if (type === RICEBALLS) return riceballsReach(s, target) ? 0 : RICEBALLS_AIM
    return eventReaches(s, type, target) ? 0 : DISTANCE
  }
  const mask = armsAgainst(s, f, target)
  if (mask === 0) return DISTANCE
  return worthwhile(s, f.seat, mask, boxOf(s, f), f.use === IAIDO) ? 0 : WORTHLESS
}

export function whyNotWeapon(s: Sake, f: Declare, weapon: number): number {
  const mask = armsAgainst(s, f, f.target)
  const bit = weapon === BARE ? BARE_BIT : 1 << weapon
  if ((mask & bit) === 0)
    return weapon === BARE ? ARMED : ((s.sake[f.seat] as number) & bit) !== 0 ? COVERED : DISTANCE
  const bonus = attackBonus(s, f.seat, weapon === BARE ? 0 : weapon, false)
  return boxOf(s, f) + bonus >= 1 ? 0 : WORTHLESS
}

/** The one reason against a choice, or 0. Needs `look`, and the paying sake lifted. */
export function whyNot(s: Sake, f: Declare, a: Action): number {
  switch (verbOf(a)) {
    case V_PAY: {
      const held = s.sake[f.seat] as number
      s.sake[f.seat] = held & ~(1 << xOf(a))
      const uses = usesOf(s, f.seat, f.card)
      s.sake[f.seat] = held
      return uses === 0 ? NO_USE : 0
    }
    case V_USE:
      return whyNotUse(s, f, xOf(a))
    case V_STEP:
      return whyNotStep(s, f, xOf(a), yOf(a))
    case V_TARGET:
      return whyNotTarget(s, f, xOf(a))
    case V_WEAPON:
      return whyNotWeapon(s, f, xOf(a))
    case V_ONTO:
      return (freePlaces(s, f.target) & (1 << xOf(a))) === 0 ? WET : 0
    case V_SPEND:
      return printed(s).back[xOf(a)] === topBack(s) ? 0 : BACK
    case V_DONE:
      return f.list.length > 1 ? 0 : NO_CARD
    case V_STEAL:
      return s.masu > 0 ? 0 : EMPTY_MASU
    default:
      return 0
  }
}

import type { Seat } from '@noren/engine'
import { DRINK, IAIDO, MOVE, TEXT, ATTACK } from '../actions.ts'
import {
  CHOPSTICKS,
  DISCIPLE,
  DOJO,
  FEIGNED,
  FLASK,
  LANTERNS,
  PIPE,
  PURCHASE,
  RAMEN,
  RICEBALLS,
  RICE_BOWL,
  ROAR,
  SAKURAGI,
  STENCH,
  STOMACH,
  STUMBLE,
} from '../cards.ts'
import { WEAPON_BITS, placeOfType, printed } from '../printed.ts'
import {
  AWAY,
  LEFT,
  RIGHT,
  TOWARDS,
  aliveCount,
  isAlive,
  look,
  meets,
  nextAlive,
  removable,
  room,
  sight,
} from '../ring.ts'
import type { Sake } from '../state.ts'
import { SPIRIT } from '../state.ts'
import {
  BARE_BIT,
  arms,
  armsOnSpirit,
  attackBonus,
  bits,
  freePlaces,
  iaidoMax,
  lowest,
  moveMax,
  usable,
} from '../values.ts'

/** What a card could be used for now (SK-TURN-5, SK-TURN-6, SK-TURN-7, SK-TURN-8, SK-TURN-9, SK-TURN-14). Everything here reads public facts and the card. */

const NEVER = -99

/** Whether some weapon of `mask` makes an Attack worth at least 1 with this box (SK-ATTACK-12). */
export function worthwhile(s: Sake, seat: Seat, mask: number, box: number, iaido: boolean): boolean {
  for (let m = mask & WEAPON_BITS; m !== 0; m &= m - 1)
    if (box + attackBonus(s, seat, lowest(m), iaido) >= 1) return true
  return (mask & BARE_BIT) !== 0 && box + attackBonus(s, seat, 0, iaido) >= 1
}

/** SK-DEMAT-4: a Spirit can be attacked while it has a sake. */
export const isSpiritPrey = (s: Sake, seat: Seat): boolean =>
  s.status[seat] === SPIRIT && (s.haul[seat] as number) > 0

function spiritsToStrike(s: Sake): boolean {
  for (let i = 0; i < s.seats; i++) if (isSpiritPrey(s, i)) return true
  return false
}

/** The index of a figure in `sight`, after `look`; -1 if it is not there. */
export function seen(target: number): number {
  for (let i = 0; i < sight.count; i++) if (sight.figure[i] === target) return i
  return -1
}

/** How a step in a direction changes the two distances to every opposing figure: left and right. */
export const changeLeft = (dir: number, n: number): number => (dir === LEFT || dir === TOWARDS ? -n : n)
export const changeRight = (dir: number, n: number): number => (dir === RIGHT || dir === TOWARDS ? -n : n)

/** The arms that reach the i-th figure in sight after a step. */
export const armsAfter = (s: Sake, seat: Seat, i: number, dir: number, n: number): number =>
  arms(
    s,
    seat,
    (sight.left[i] as number) + changeLeft(dir, n),
    (sight.right[i] as number) + changeRight(dir, n),
  )

/** The best an Attack could add to a box from here; needs `look`. */
function bestBonus(s: Sake, seat: Seat, mask: number, iaido: boolean): number {
  let best = (mask & BARE_BIT) !== 0 ? attackBonus(s, seat, 0, iaido) : NEVER
  for (let m = mask & WEAPON_BITS; m !== 0; m &= m - 1)
    best = Math.max(best, attackBonus(s, seat, lowest(m), iaido))
  return best
}

function attackReach(s: Sake, seat: Seat): number {
  let mask = spiritsToStrike(s) ? armsOnSpirit(s, seat) : 0
  for (let i = 0; i < sight.count; i++)
    mask |= arms(s, seat, sight.left[i] as number, sight.right[i] as number)
  return mask
}

/** Directions open to a mover: SK-MOVE-2, SK-LINE-10; none for one alone (SK-LINE-11). */
export const firstDir = (alive: number): number => (alive > 2 ? LEFT : TOWARDS)
export const lastDir = (alive: number): number => (alive > 2 ? RIGHT : alive === 2 ? AWAY : -1)

/** SK-IAIDO-5: at least 1 Step (fr), or none (it). */
export const iaidoMin = (s: Sake): number => (s.rules.italian ? 0 : 1)

/** SK-IAIDO-7, SK-IAIDO-8: after a step of n, towards or away, some weapon must reach some target. Needs `look`. */
export function iaidoReach(s: Sake, seat: Seat, dir: number, n: number): number {
  let mask = spiritsToStrike(s) ? armsOnSpirit(s, seat) : 0
  for (let i = 0; i < sight.count; i++) mask |= armsAfter(s, seat, i, dir, n)
  return mask
}

function iaidoBest(s: Sake, seat: Seat, alive: number): number {
  let best = s.rules.italian ? bestBonus(s, seat, attackReach(s, seat), true) : NEVER
  const max = iaidoMax(s, seat)
  for (let d = firstDir(alive); d <= lastDir(alive); d++) {
    const far = Math.min(max, room(s, seat, d))
    for (let n = 1; n <= far && best < 1; n++)
      best = Math.max(best, bestBonus(s, seat, iaidoReach(s, seat, d, n), true))
  }
  return best
}

export const isSeated = (s: Sake, seat: Seat): boolean => (s.seated & (1 << seat)) !== 0

/** SK-DRINK-2, SK-DRINK-3, SK-DRINK-4: what a Drink box would take. */
export const drinkAmount = (s: Sake, seat: Seat, box: number): number =>
  Math.min(box, s.masu, bits(freePlaces(s, seat)))

/** SK-EVENT-5, SK-EVENT-9, SK-EVENT-18: what an Event's Attack demands and is worth. */
export const eventSteps = (type: number): number => (type === RAMEN ? 3 : 2)
export const eventPlus = (type: number): boolean => type !== ROAR
export const eventValue = (type: number): number => (type === CHOPSTICKS ? 1 : type === RAMEN ? 2 : 4)

/** SK-EVENT-23, A-28: figures at the distance, and Spirits at any. Needs `look`. */
export function eventReaches(s: Sake, type: number, target: number): boolean {
  if (s.rules.location === DOJO) return false
  if (target < s.seats && s.status[target] === SPIRIT) return isSpiritPrey(s, target)
  const i = seen(target)
  if (i < 0) return false
  return meets(
    eventSteps(type),
    eventPlus(type),
    sight.left[i] as number,
    sight.right[i] as number,
    s.rules.italian,
  )
}

export function eventHasTarget(s: Sake, type: number): boolean {
  if (s.rules.location === DOJO) return false
  if (spiritsToStrike(s)) return true
  for (let i = 0; i < sight.count; i++) if (eventReaches(s, type, sight.figure[i] as number)) return true
  return false
}

/** SK-EVENT-11: another Samurai at 4+ Steps with a card in hand. Needs `look`. */
export function riceballsReach(s: Sake, target: Seat): boolean {
  const i = seen(target)
  if (i < 0 || (s.hand[target] as number[]).length === 0) return false
  return meets(4, true, sight.left[i] as number, sight.right[i] as number, s.rules.italian)
}

export function anyRemovable(s: Sake): boolean {
  for (let g = 0; g < s.seats; g++)
    for (let i = 0; i < (s.cubes[g] as number[]).length; i++) if (removable(s, g, i)) return true
  return false
}

function someSamurai(s: Sake, test: (seat: Seat) => boolean): boolean {
  for (let i = 0; i < s.seats; i++) if (isAlive(s, i) && test(i)) return true
  return false
}

/** Whether the text of a card of this type would do something now (SK-TURN-9, SK-TURN-14, A-10). Needs `look`. */
function textWorks(s: Sake, seat: Seat, type: number, alive: number): boolean {
  switch (type) {
    case CHOPSTICKS:
    case RAMEN:
      return eventHasTarget(s, type)
    case ROAR:
      return s.sake[seat] !== 0 && eventHasTarget(s, type)
    case STENCH:
      return alive > 1 && s.supply > 0
    case LANTERNS:
      return anyRemovable(s)
    case RICEBALLS:
      for (let p = nextAlive(s, seat); p !== seat; p = nextAlive(s, p)) if (riceballsReach(s, p)) return true
      return false
    case SAKURAGI:
      return s.deck.length > 0
    case PURCHASE:
      return someSamurai(s, p => s.places[p] !== 0)
    case STOMACH:
      return someSamurai(s, p => s.sake[p] !== 0)
    case FEIGNED:
      return (s.wounds[seat] as number[]).length > 0
    case DISCIPLE:
      return alive > 1 // SK-DISC-3
    default:
      // SK-INT-1: no Interruption in one's own turn. SK-WEAPON-3, SK-ITEM-2, A-62: no second one of a type.
      return type > DISCIPLE && ((s.places[seat] as number) & (1 << placeOfType(type))) === 0
  }
}

/** Facts about a seat that all its cards share, computed once per question. */
const facts = { seat: -1, alive: 0, attack: 0, iaido: 0, room: 0 }

function survey(s: Sake, seat: Seat): void {
  look(s, seat)
  facts.seat = seat
  facts.alive = aliveCount(s)
  facts.attack = bestBonus(s, seat, attackReach(s, seat), false)
  facts.iaido = isSeated(s, seat) ? iaidoBest(s, seat, facts.alive) : NEVER
  facts.room = 0
  for (let d = firstDir(facts.alive); d <= lastDir(facts.alive); d++)
    facts.room = Math.max(facts.room, room(s, seat, d))
}

function usesNow(s: Sake, seat: Seat, card: number): number {
  const p = printed(s)
  let uses = 0
  if ((p.attack[card] as number) + facts.attack >= 1) uses |= 1 << ATTACK
  if ((p.attack[card] as number) + facts.iaido >= 1) uses |= 1 << IAIDO
  // SK-MOVE-13: not if he cannot move even 1 Step in any direction.
  if (facts.room >= 1 && moveMax(s, seat, p.move[card] as number) >= 1) uses |= 1 << MOVE
  if (drinkAmount(s, seat, p.drink[card] as number) >= 1) uses |= 1 << DRINK
  if (textWorks(s, seat, p.type[card] as number, facts.alive)) uses |= 1 << TEXT
  return uses
}

/** The uses of one card as bits, as things stand. */
export function usesOf(s: Sake, seat: Seat, card: number): number {
  survey(s, seat)
  return usesNow(s, seat, card)
}

/** The same as if the sake on `place` were gone: SK-BURN-9, the very sake that covered the weapon may pay. */
export function usesWithout(s: Sake, seat: Seat, card: number, place: number): number {
  if (place < 0) return usesOf(s, seat, card)
  const held = s.sake[seat] as number
  s.sake[seat] = held & ~(1 << place)
  const uses = usesOf(s, seat, card)
  s.sake[seat] = held
  return uses
}

/** Which hand cards could be played at all, as bits by position; beyond two plays each costs a sake (SK-TURN-11). */
export function playable(s: Sake, seat: Seat): number {
  const hand = s.hand[seat] as number[]
  const sake = s.sake[seat] as number
  let out = 0
  if (s.plays < 2) {
    survey(s, seat)
    for (let i = 0; i < hand.length; i++) if (usesNow(s, seat, hand[i] as number) !== 0) out |= 1 << i
    return out
  }
  for (let m = sake; m !== 0; m &= m - 1) {
    s.sake[seat] = sake & ~(m & -m)
    survey(s, seat)
    for (let i = 0; i < hand.length; i++) if (usesNow(s, seat, hand[i] as number) !== 0) out |= 1 << i
    s.sake[seat] = sake
  }
  return out
}

/** SK-ITEM-4: what an activated Item would do now; permanent ones are never activated. */
export function itemWorks(s: Sake, seat: Seat, type: number): boolean {
  if (type === PIPE)
    return someSamurai(s, p => (s.rules.italian || p !== seat) && (s.hand[p] as number[]).length > 0)
  if (type === FLASK) return s.deck.length > 0
  return type === RICE_BOWL && (s.wounds[seat] as number[]).length > 0
}

export const ACTIVATED = [PIPE, FLASK, RICE_BOWL].map(placeOfType)

/** Whether the Item at a place may be activated: usable (SK-ITEM-5), paid for (SK-ITEM-14), of some effect. */
export const canActivate = (s: Sake, seat: Seat, place: number, type: number): boolean =>
  (usable(s, seat) & (1 << place)) !== 0 && s.sake[seat] !== 0 && itemWorks(s, seat, type)

export const isInterruption = (type: number): boolean => type >= STUMBLE && type < DISCIPLE

import type { Seat } from '@noren/engine'
import { ATTACK, DRINK, IAIDO, MOVE, TEXT } from '../actions.ts'
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
import { WEAPON_BITS, placeOfType, printed, locationRule } from '../printed.ts'
import type { Sight } from '../ring.ts'
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
  seenAt,
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

/**
 * What a card could be used for now (SK-TURN-5, SK-TURN-6, SK-TURN-7, SK-TURN-8, SK-TURN-9, SK-TURN-14). Everything here reads
 * public facts and the card, and changes nothing.
 */

const NEVER = -99

/** The table as if the sake on `place` were burnt already: SK-BURN-9, the very sake that covered the weapon may pay. */
export function withPaid(s: Sake, seat: Seat, place: number): Sake {
  if (place < 0) return s
  const sake = s.sake.slice()
  sake[seat] = (sake[seat] as number) & ~(1 << place)
  return { ...s, sake }
}

/** Whether some weapon of `mask` makes an Attack worth at least 1 with this box (SK-ATTACK-12). */
export function worthwhile(s: Sake, seat: Seat, mask: number, box: number, iaido: boolean): boolean {
  return box + bestBonus(s, seat, mask, iaido) >= 1
}

/** SK-DEMAT-4: a Spirit can be attacked while it has a sake. */
export const isSpiritPrey = (s: Sake, seat: Seat): boolean =>
  s.status[seat] === SPIRIT && (s.haul[seat] as number) > 0
export const isSpirit = (s: Sake, target: number): boolean => target < s.seats && s.status[target] === SPIRIT

export function spiritsToStrike(s: Sake): boolean {
  for (let i = 0; i < s.seats; i++) if (isSpiritPrey(s, i)) return true
  return false
}

/** How a step in a direction changes the two distances to every opposing figure: left and right. */
const changeLeft = (dir: number, n: number): number => (dir === LEFT || dir === TOWARDS ? -n : n)
const changeRight = (dir: number, n: number): number => (dir === RIGHT || dir === TOWARDS ? -n : n)

/** The two distances to the i-th figure in sight after a step. */
export const leftAfter = (v: Sight, i: number, dir: number, n: number): number =>
  (v.left[i] as number) + changeLeft(dir, n)
export const rightAfter = (v: Sight, i: number, dir: number, n: number): number =>
  (v.right[i] as number) + changeRight(dir, n)

const armsAfter = (s: Sake, seat: Seat, v: Sight, i: number, dir: number, n: number): number =>
  arms(s, seat, leftAfter(v, i, dir, n), rightAfter(v, i, dir, n))

/** The arms that reach a target after a step of n (0: from here). */
export function armsAgainst(s: Sake, seat: Seat, v: Sight, target: number, dir: number, n: number): number {
  if (isSpirit(s, target)) return isSpiritPrey(s, target) ? armsOnSpirit(s, seat) : 0
  const i = seenAt(v, target)
  return i < 0 ? 0 : armsAfter(s, seat, v, i, dir, n)
}

/** The most an Attack with one of these arms could add to a box. */
function bestBonus(s: Sake, seat: Seat, mask: number, iaido: boolean): number {
  let best = (mask & BARE_BIT) !== 0 ? attackBonus(s, seat, 0, iaido) : NEVER
  for (let m = mask & WEAPON_BITS; m !== 0; m &= m - 1)
    best = Math.max(best, attackBonus(s, seat, lowest(m), iaido))
  return best
}

/** SK-IAIDO-7, SK-IAIDO-8: what reaches anybody after a step of n, towards or away (0: from here). */
export function reachAfter(s: Sake, seat: Seat, v: Sight, dir: number, n: number): number {
  let mask = spiritsToStrike(s) ? armsOnSpirit(s, seat) : 0
  for (let i = 0; i < v.size; i++) mask |= armsAfter(s, seat, v, i, dir, n)
  return mask
}

/** Directions open to a mover: SK-MOVE-2, SK-LINE-10; none for one alone (SK-LINE-11). */
export const firstDir = (alive: number): number => (alive > 2 ? LEFT : TOWARDS)
export const lastDir = (alive: number): number => (alive > 2 ? RIGHT : alive === 2 ? AWAY : -1)

/** SK-IAIDO-5: at least 1 Step (fr), or none (it). */
export const iaidoMin = (s: Sake): number => (s.rules.italian ? 0 : 1)

function iaidoBest(s: Sake, seat: Seat, v: Sight, alive: number): number {
  let best = s.rules.italian ? bestBonus(s, seat, reachAfter(s, seat, v, LEFT, 0), true) : NEVER
  const max = iaidoMax(s, seat)
  for (let d = firstDir(alive); d <= lastDir(alive); d++) {
    const far = Math.min(max, room(s, seat, d))
    for (let n = 1; n <= far && best < 1; n++)
      best = Math.max(best, bestBonus(s, seat, reachAfter(s, seat, v, d, n), true))
  }
  return best
}

export const isSeated = (s: Sake, seat: Seat): boolean => (s.seated & (1 << seat)) !== 0

/** SK-DRINK-2, SK-DRINK-3, SK-DRINK-4: what a Drink box would take. */
export const drinkAmount = (s: Sake, seat: Seat, box: number): number =>
  Math.min(box, s.masu, bits(freePlaces(s, seat)))

/** SK-EVENT-5, SK-EVENT-9, SK-EVENT-11, SK-EVENT-18: the distance an Event demands, and what its Attack is worth. */
export const eventSteps = (type: number): number => (type === RICEBALLS ? 4 : type === RAMEN ? 3 : 2)
export const eventPlus = (type: number): boolean => type !== ROAR
export const eventValue = (type: number): number => (type === CHOPSTICKS ? 1 : type === RAMEN ? 2 : 4)

/** Whether the i-th figure in sight is at the distance of an Event; A-82: one flank or both. */
const eventMeets = (s: Sake, v: Sight, i: number, type: number): boolean =>
  meets(eventSteps(type), eventPlus(type), v.left[i] as number, v.right[i] as number, s.rules.bothFlanks)

/** SK-EVENT-23, A-28: figures at the distance, and Spirits at any. */
export function eventReaches(s: Sake, v: Sight, type: number, target: number): boolean {
  if (locationRule(s) === DOJO) return false
  if (isSpirit(s, target)) return isSpiritPrey(s, target)
  const i = seenAt(v, target)
  return i >= 0 && eventMeets(s, v, i, type)
}

export function eventHasTarget(s: Sake, v: Sight, type: number): boolean {
  if (locationRule(s) === DOJO) return false
  if (spiritsToStrike(s)) return true
  for (let i = 0; i < v.size; i++) if (eventMeets(s, v, i, type)) return true
  return false
}

/** SK-EVENT-11: another Samurai at 4+ Steps with a card in hand. */
export function riceballsReach(s: Sake, v: Sight, target: Seat): boolean {
  const i = seenAt(v, target)
  return i >= 0 && (s.hand[target] as number[]).length > 0 && eventMeets(s, v, i, RICEBALLS)
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

/** Facts about a seat that all its cards share, worked out once for a question. */
export interface Survey {
  readonly sight: Sight
  readonly alive: number
  /** The best that may be added to the box of an Attack, and of an iaido. */
  readonly attack: number
  readonly iaido: number
  /** The most Steps in any direction. */
  readonly room: number
}

function mostRoom(s: Sake, seat: Seat, alive: number): number {
  let most = 0
  for (let d = firstDir(alive); d <= lastDir(alive); d++) most = Math.max(most, room(s, seat, d))
  return most
}

export function survey(s: Sake, seat: Seat): Survey {
  const sight = look(s, seat)
  const alive = aliveCount(s)
  return {
    sight,
    alive,
    attack: bestBonus(s, seat, reachAfter(s, seat, sight, LEFT, 0), false),
    iaido: isSeated(s, seat) ? iaidoBest(s, seat, sight, alive) : NEVER,
    room: mostRoom(s, seat, alive),
  }
}

/** Whether the text of a card of this type would do something now (SK-TURN-9, SK-TURN-14, A-10). */
export function textWorks(s: Sake, seat: Seat, type: number, v: Survey): boolean {
  switch (type) {
    case CHOPSTICKS:
    case RAMEN:
      return eventHasTarget(s, v.sight, type)
    case ROAR:
      return s.sake[seat] !== 0 && eventHasTarget(s, v.sight, type)
    case STENCH:
      return v.alive > 1 && s.supply > 0
    case LANTERNS:
      return anyRemovable(s)
    case RICEBALLS:
      for (let p = nextAlive(s, seat); p !== seat; p = nextAlive(s, p))
        if (riceballsReach(s, v.sight, p)) return true
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
      return v.alive > 1 // SK-DISC-3
    default:
      // SK-INT-1: no Interruption in one's own turn. SK-WEAPON-3, SK-ITEM-2, A-62: no second one of a type.
      return type > DISCIPLE && ((s.places[seat] as number) & (1 << placeOfType(type))) === 0
  }
}

/** SK-MOVE-13: not if he cannot move even 1 Step in any direction. */
const moves = (s: Sake, seat: Seat, card: number, most: number): boolean =>
  most >= 1 && moveMax(s, seat, printed(s).move[card] as number) >= 1
const drinks = (s: Sake, seat: Seat, card: number): boolean =>
  drinkAmount(s, seat, printed(s).drink[card] as number) >= 1

/** The uses of one card as bits, as things stand. */
export function usesOf(s: Sake, seat: Seat, card: number, v: Survey): number {
  const p = printed(s)
  let uses = 0
  if ((p.attack[card] as number) + v.attack >= 1) uses |= 1 << ATTACK
  if ((p.attack[card] as number) + v.iaido >= 1) uses |= 1 << IAIDO
  if (moves(s, seat, card, v.room)) uses |= 1 << MOVE
  if (drinks(s, seat, card)) uses |= 1 << DRINK
  if (textWorks(s, seat, p.type[card] as number, v)) uses |= 1 << TEXT
  return uses
}

/** SK-TURN-3: cards played without a further cost. */
export const FREE_PLAYS = 2

/**
 * Which hand cards could be played at all as things stand, as bits by position. Most can be moved or drunk with: only for the
 * others is it worked out whom they could reach.
 */
function playableNow(s: Sake, seat: Seat): number {
  const hand = s.hand[seat] as number[]
  const most = mostRoom(s, seat, aliveCount(s))
  let v: Survey | null = null
  let out = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number
    if (moves(s, seat, card, most) || drinks(s, seat, card)) out |= 1 << i
    else if (usesOf(s, seat, card, (v ??= survey(s, seat))) !== 0) out |= 1 << i
  }
  return out
}

/** The same, where beyond two plays each costs a sake (SK-TURN-11). */
export function playable(s: Sake, seat: Seat): number {
  if (s.plays < FREE_PLAYS) return playableNow(s, seat)
  let out = 0
  for (let m = s.sake[seat] as number; m !== 0; m &= m - 1)
    out |= playableNow(withPaid(s, seat, lowest(m)), seat)
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

import type { Seat } from '@noren/engine'
import {
  ARMOUR,
  DOJO,
  ITTOSAI,
  MASAMUNE,
  MUNENORI,
  MUSASHI,
  SANDALS,
  SUENAGA,
  THUNDERSTORM,
  TOMOE,
} from './cards.ts'
import {
  BOARD,
  FIRST_WEAPON,
  LAST_WEAPON,
  LIFE,
  WEAPON_BITS,
  placeOfType,
  printed,
  abilityOn,
  locationRule,
} from './printed.ts'
import { isAlive, meets } from './ring.ts'
import type { Sake } from './state.ts'
import { SPIRIT } from './state.ts'

/** What boxes, weapons, Items and abilities add up to. Pure reading; nothing here changes a state. */

/** What a player's sums are read from: open to everybody, so that a view has it too. */
export type Figures = Pick<Sake, 'rules' | 'data' | 'places' | 'sake' | 'board' | 'status' | 'wield'>

const bit = (place: number): number => 1 << place
export const LIFE_BIT = bit(LIFE)
export const BOARD_BIT = bit(BOARD)
const SANDALS_BIT = bit(placeOfType(SANDALS))
const ARMOUR_BIT = bit(placeOfType(ARMOUR))

export function bits(mask: number): number {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n++
  return n
}

/** The lowest place of a set of places. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** SK-SPIRIT-9, SK-SAKE-9: the total of a Samurai, wherever it lies; of a Spirit, what lies on its board. */
export const sakeOf = (s: Sake, seat: Seat): number =>
  s.status[seat] === SPIRIT ? (s.haul[seat] as number) : bits(s.sake[seat] as number)

/** SK-SAKE-2, SK-DISC-20: places of his own that may hold a sake: Life pile, board, weapons, Items; one each. */
export const freePlaces = (s: Sake, seat: Seat): number =>
  ((s.places[seat] as number) | LIFE_BIT | BOARD_BIT) & ~(s.sake[seat] as number)

/** SK-SAKE-4, SK-WEAPON-7, SK-ITEM-3: in play with no sake on it. */
export const usable = (s: Figures, seat: Seat): number =>
  (s.places[seat] as number) & ~(s.sake[seat] as number)

/** SK-ABIL-1, SK-ABIL-2, SK-SAKE-7: while alive and with no sake on the board. */
export const hasAbility = (s: Figures, seat: Seat, ability: number): boolean =>
  abilityOn(s, s.board[seat] as number) === ability &&
  ((s.sake[seat] as number) & BOARD_BIT) === 0 &&
  isAlive(s, seat)

/** SK-ATTACK-8: bare hands, fr with no usable weapon, it with no weapon in play at all. */
export const bareHanded = (s: Sake, seat: Seat): boolean =>
  ((s.rules.italian ? (s.places[seat] as number) : usable(s, seat)) & WEAPON_BITS) === 0

/** Bare hands as a bit beside the weapons' bits. */
export const BARE_BIT = 1

/** Whether a weapon reaches a figure at distances a and b (SK-ATTACK-5); a weapon always needs both flanks in edition it. */
export function weaponMeets(s: Sake, weapon: number, a: number, b: number): boolean {
  const p = printed(s)
  return meets(p.weaponSteps[weapon] as number, p.weaponPlus[weapon] === 1, a, b, s.rules.italian)
}

/**
 * The weapons (as bits by place, bare hands as BARE_BIT) that reach a target at distances a and b:
 * SK-ATTACK-3, SK-ATTACK-4, SK-ATTACK-5, SK-ATTACK-6, SK-ATTACK-9; the Dojo allows no ranged Attack (SK-LOC-5).
 */
export function arms(s: Sake, seat: Seat, a: number, b: number): number {
  const p = printed(s)
  let out = 0
  for (let m = usable(s, seat) & WEAPON_BITS; m !== 0; m &= m - 1) {
    const w = lowest(m)
    if (locationRule(s) === DOJO && p.weaponRanged[w] === 1) continue
    if (weaponMeets(s, w, a, b)) out |= bit(w)
  }
  const bare = bareHanded(s, seat) || (s.rules.bareHandsOutOfRange && out === 0)
  return bare && meets(1, false, a, b, false) ? out | BARE_BIT : out
}

/** SK-DEMAT-1, SK-DEMAT-2, SK-DEMAT-3: against a Spirit every usable weapon works, bare hands under SK-ATTACK-8. */
export function armsOnSpirit(s: Sake, seat: Seat): number {
  const p = printed(s)
  let out = usable(s, seat) & WEAPON_BITS
  if (locationRule(s) === DOJO)
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++) if (p.weaponRanged[w] === 1) out &= ~bit(w)
  return bareHanded(s, seat) ? out | BARE_BIT : out
}

/** SK-ATTACK-7, SK-ATTACK-10, SK-ABIL-3, SK-ABIL-6, SK-ABIL-8: what is added to the box; weapon 0 stands for bare hands. */
export function attackBonus(s: Figures, seat: Seat, weapon: number, iaido: boolean): number {
  let n = iaido && hasAbility(s, seat, ITTOSAI) ? 1 : 0
  if (weapon < FIRST_WEAPON) return n
  const p = printed(s)
  n += p.weaponAttack[weapon] as number
  if (hasAbility(s, seat, MUSASHI) && bits(usable(s, seat) & WEAPON_BITS) >= 2) n++
  if (p.weaponRanged[weapon] === 1 && hasAbility(s, seat, SUENAGA)) n++
  return n
}

/** SK-EVENT-4, SK-ABIL-8: an Event's ranged Attack is its printed value, +1 for the Coast Archer. */
export const eventAttack = (s: Sake, seat: Seat, value: number): number =>
  hasAbility(s, seat, SUENAGA) ? value + 1 : value

/** SK-DISC-12, SK-ABIL-7. */
export const discipleAttack = (s: Sake, master: Seat): number =>
  printed(s).discipleAttack + (hasAbility(s, master, MASAMUNE) ? 1 : 0)

/** SK-DISC-15, SK-ABIL-7. */
export const discipleDefence = (s: Sake, master: Seat): number =>
  printed(s).discipleDefence + (hasAbility(s, master, MASAMUNE) ? 1 : 0)

/** SK-DEF-4, SK-DEF-5: what the wielded weapon adds to a Defence card: nothing when wet or against a ranged Attack. */
export function weaponGuard(s: Figures, seat: Seat, ranged: boolean): number {
  const held = s.wield[seat] as number
  const counts = !ranged && held >= 0 && (usable(s, seat) & bit(held)) !== 0
  return counts ? (printed(s).weaponDefence[held] as number) : 0
}

/** SK-ITEM-7 */
export const armourGuard = (s: Figures, seat: Seat): number => ((usable(s, seat) & ARMOUR_BIT) !== 0 ? 1 : 0)

/** SK-ABIL-4 */
export const abilityGuard = (s: Figures, seat: Seat): number => (hasAbility(s, seat, MUNENORI) ? 1 : 0)

/** what defends without a Defence card. */
export const bareGuard = (s: Figures, seat: Seat): number => (s.rules.armourAlways ? armourGuard(s, seat) : 0)

/** SK-DEF-3, SK-DEF-6: what is added to a Defence card. */
export const defenceBonus = (s: Figures, seat: Seat, ranged: boolean): number =>
  weaponGuard(s, seat, ranged) + armourGuard(s, seat) + abilityGuard(s, seat)

/** The Thunderstorm takes 1 from every maximum, but not the last one (SK-LOC-5). */
const inStorm = (s: Figures, max: number): number =>
  locationRule(s) === THUNDERSTORM && max > 1 ? max - 1 : max

const feet = (s: Figures, seat: Seat): number =>
  ((usable(s, seat) & SANDALS_BIT) !== 0 ? 1 : 0) + (hasAbility(s, seat, TOMOE) ? 1 : 0)

/** SK-MOVE-3, SK-ITEM-6, SK-ABIL-10. */
export const moveMax = (s: Figures, seat: Seat, box: number): number => inStorm(s, box + feet(s, seat))

/** SK-IAIDO-4, SK-ABIL-6, SK-ITEM-6, SK-ABIL-10. */
export const iaidoMax = (s: Figures, seat: Seat): number =>
  inStorm(s, (hasAbility(s, seat, ITTOSAI) ? 3 : 2) + feet(s, seat))

/** SK-DISC-8; in a Thunderstorm at most 1 Step. */
export const advanceMax = (s: Sake): number =>
  locationRule(s) === THUNDERSTORM ? Math.min(1, printed(s).discipleMove) : printed(s).discipleMove

/** SK-SOUL-2, SK-SOUL-4, SK-SOUL-5: how many cards Ardent Soul could draw now. */
export function soulMax(s: Sake, seat: Seat): number {
  if (!isAlive(s, seat) || ((s.sake[seat] as number) & LIFE_BIT) !== 0 || (s.souled & (1 << seat)) !== 0)
    return 0
  return Math.max(0, (s.life[seat] as number[]).length - 1)
}

/** Whether a seat could use an instant now, judged from public facts: it has a sake to burn, or Ardent Soul. */
export const hasInstant = (s: Sake, seat: Seat): boolean =>
  isAlive(s, seat) && ((s.sake[seat] as number) !== 0 || soulMax(s, seat) > 0)

/** SK-DECK-5: the back of the draw pile's top card, -1 when there is none. */
export function topBack(s: Sake): number {
  const n = s.deck.length
  return n === 0 ? -1 : (printed(s).back[s.deck[n - 1] as number] as number)
}

/** Whether a hand holds a card with that back: backs are public (section 6). */
export function holdsBack(s: Sake, seat: Seat, back: number): boolean {
  const hand = s.hand[seat] as number[]
  const p = printed(s)
  for (let i = 0; i < hand.length; i++) if (p.back[hand[i] as number] === back) return true
  return false
}

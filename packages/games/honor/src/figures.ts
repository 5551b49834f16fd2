/** What everybody can compute from the open table: income, ki, actions, strength, dice, and who stands where. */
import type { Seat } from '@noren/engine'
import type { Sheet } from './cards.ts'
import { ARMY, CASTLE, GUARD, OKUGATA, POSSESSION, SAVEFACE, sheetOf } from './cards.ts'
import type { Honor, Player } from './state.ts'
import {
  ARMY_LIMIT,
  DAIMYO_ROW,
  FIRST,
  KI_PER_ACTION,
  KILLS_FROM,
  KILLS_PAST_GUARD,
  LEAVING,
  MAX_ACTIONS,
  MAX_DICE,
  MIN_ACTIONS,
  NONE,
  OKUGATA_LIMIT,
  PLEDGED,
  PRICES,
  RONIN,
  SAMURAI_ROW,
  SECOND,
  STRENGTH_PER_DIE,
} from './terms.ts'

export const playerAt = (s: Honor, seat: Seat): Player => s.players[seat] as Player
export const sheet = (s: Honor): Sheet => sheetOf(s.data)
export const typeOf = (s: Honor, card: number): number => sheetOf(s.data).type[card] as number

/** The cards of a house: those beside the Samurai, or those beside the Daimyo. */
export const houseOf = (s: Honor, seat: Seat, row: number): number[] =>
  row === DAIMYO_ROW ? playerAt(s, seat).court : playerAt(s, seat).home

function sum(figures: readonly number[], cards: readonly number[]): number {
  let n = 0
  for (let i = 0; i < cards.length; i++) n += figures[cards[i] as number] as number
  return n
}

export function countType(s: Honor, cards: readonly number[], type: number): number {
  const types = sheetOf(s.data).type
  let n = 0
  for (const card of cards) if (types[card] === type) n++
  return n
}

/** The first card of a type in a list, or NONE. */
export function findType(s: Honor, cards: readonly number[], type: number): number {
  const types = sheetOf(s.data).type
  for (const card of cards) if (types[card] === type) return card
  return NONE
}

/** 5 * ceil(x / 5), towards plus infinity, never minus zero (HS-COLLECT-12, HS-AMB-35, HS-EX-4). */
export const up5 = (x: number): number => 5 * Math.ceil(x / 5) + 0

/** Serves as second Samurai: a leaving one still does (section 2.8). */
export const serves = (p: Player): boolean => p.status === SECOND || p.status === LEAVING

/** The seat that is second (also leaving) or pledged to the Daimyo of `lord`, or NONE (HS-ALLY-6). */
export function allyOf(s: Honor, lord: Seat): Seat {
  for (let i = 0; i < s.seats; i++) if ((s.players[i] as Player).lord === lord) return i
  return NONE
}

/** The second Samurai of the Daimyo of `lord`; one who is only pledged does not count. */
export function secondOf(s: Honor, lord: Seat): Seat {
  const ally = allyOf(s, lord)
  return ally !== NONE && serves(playerAt(s, ally)) ? ally : NONE
}

/** The parts of a collection (HS-COLLECT-1): the Daimyo's house, the title, the Samurai's house. */
export interface Income {
  readonly court: number
  readonly bonus: number
  readonly home: number
  readonly total: number
}

/** Honour of the Daimyo that `lord` leads with its house, without the title (HS-COLLECT-2: only cards on the table). */
export function courtHonour(s: Honor, lord: Seat): number {
  const p = playerAt(s, lord)
  const honour = sheetOf(s.data).honour
  return (honour[p.daimyo] as number) + sum(honour, p.court)
}
/** Honour beside a Samurai; Gunpowder Weapons count their -20 here too (HS-GUN-1). */
export const homeHonour = (s: Honor, seat: Seat): number =>
  sum(sheetOf(s.data).honour, playerAt(s, seat).home)
/** What the title brings at this table (table 2.4). */
export const shogunBonus = (s: Honor): number => sheetOf(s.data).shogun[s.seats - 3] as number

export function income(s: Honor, seat: Seat): Income {
  const p = playerAt(s, seat)
  const home = homeHonour(s, seat)
  if (p.status === FIRST) {
    // HS-COLLECT-3, HS-COLLECT-4, HS-COLLECT-11: a second Samurai changes nothing here
    const court = courtHonour(s, seat)
    const bonus = s.shogun === seat ? shogunBonus(s) : 0
    return { court, bonus, home, total: court + bonus + home }
  }
  if (p.status === RONIN || p.status === PLEDGED) {
    const loss = Math.min(0, home) // HS-EX-19: HS-COLLECT-5, HS-COLLECT-6, HS-AMB-5, HS-AMB-13
    return { court: 0, bonus: 0, home: loss, total: loss }
  }
  // HS-COLLECT-8, HS-COLLECT-9, HS-COLLECT-13 (HS-EX-3, HS-EX-6, HS-EX-21); the home of the 1st Samurai does not count (HS-COLLECT-10)
  const court = shareOf(s, p.lord) // HS-AMB-4: the halves apart
  const mine = up5(home / 2)
  return { court, bonus: 0, home: mine, total: court + mine }
}

/** HS-ACT-10, HS-AMB-6: a second Samurai counts only the own house. HS-GUN-2 is a figure of the card. */
export function kiOf(s: Honor, seat: Seat): number {
  const p = playerAt(s, seat)
  const ki = sheetOf(s.data).ki
  const own = (ki[p.samurai] as number) + sum(ki, p.home)
  return p.status === FIRST ? own + (ki[p.daimyo] as number) + sum(ki, p.court) : own
}

/** HS-ACT-7, HS-ACT-8, HS-ACT-9 (HS-AMB-50, HS-EX-5): a third of the ki, at least 2 and at most 5. */
export const actionsFor = (ki: number): number =>
  Math.min(MAX_ACTIONS, Math.max(MIN_ACTIONS, Math.floor(ki / KI_PER_ACTION)))

/** Actions still open after `used`: recomputed at every look, so a change of ki counts at once (HS-ACT-11, HS-ACT-12, HS-AMB-7, HS-EX-2). */
export const actionsLeft = (s: Honor, seat: Seat, used: number): number =>
  Math.max(0, actionsFor(kiOf(s, seat)) - used)

/** HS-BATTLE-3, HS-BATTLE-4, HS-BATTLE-5 (HS-EX-7): the Daimyo, its house, the 1st Samurai's house and that of the second or pledged one. */
export function strengthOf(s: Honor, lord: Seat, defending: boolean): number {
  const p = playerAt(s, lord)
  const { strength, type } = sheetOf(s.data)
  if (p.daimyo === NONE) return 0
  let n = (strength[p.daimyo] as number) + sum(strength, p.home)
  for (let i = 0; i < p.court.length; i++) {
    const card = p.court[i] as number
    if (defending || type[card] !== CASTLE) n += strength[card] as number
  }
  const ally = allyOf(s, lord)
  return ally === NONE ? n : n + sum(strength, playerAt(s, ally).home)
}

/** HS-BATTLE-6, HS-BATTLE-7, HS-BATTLE-8 (HS-AMB-22, HS-AMB-23). */
export const diceFor = (strength: number): number =>
  Math.min(MAX_DICE, Math.max(0, Math.floor(strength / STRENGTH_PER_DIE)))

export const castleOf = (s: Honor, seat: Seat): number => findType(s, playerAt(s, seat).court, CASTLE)
export const guarded = (s: Honor, seat: Seat, row: number): boolean =>
  findType(s, houseOf(s, seat, row), GUARD) !== NONE

/** HS-BATTLE-2 (HS-AMB-38, HS-AMB-46): only a Shogun, or a Daimyo with a castle, can be attacked. */
export const attackable = (s: Honor, seat: Seat): boolean =>
  playerAt(s, seat).status === FIRST && (s.shogun === seat || castleOf(s, seat) !== NONE)

/** HS-NINJA-10: is there a possession in some house of another player? */
export function spyable(s: Honor, thief: Seat): boolean {
  for (let i = 0; i < s.seats; i++) {
    if (i === thief) continue
    const p = s.players[i] as Player
    if (findType(s, p.home, POSSESSION) !== NONE || findType(s, p.court, POSSESSION) !== NONE) return true
  }
  return false
}

export const saveFaceOf = (s: Honor, seat: Seat): number => findType(s, playerAt(s, seat).hand, SAVEFACE)

/** The lowest roll that kills: 3, or 5 past a guard (HS-NINJA-13, HS-NINJA-14, HS-EX-10). */
export const needed = (s: Honor, target: Seat, row: number): number =>
  guarded(s, target, row) ? KILLS_PAST_GUARD : KILLS_FROM

/** A second Samurai, also a leaving one, against his 1st Samurai (HS-NINJA-19). Against the Daimyo it is no treachery. */
export const treachery = (s: Honor, seat: Seat, target: Seat, row: number): boolean =>
  row === SAMURAI_ROW && serves(playerAt(s, seat)) && playerAt(s, seat).lord === target

/** What an assassin costs its user (HS-NINJA-1, HS-NINJA-19, HS-NINJA-20). */
export const murderPrice = (s: Honor, seat: Seat, target: Seat, row: number): number =>
  treachery(s, seat, target, row) ? PRICES.treachery : PRICES.ninja

/** Whose Daimyo's house a player may lay hand cards into: the own (HS-PLACE-1) or that of the Daimyo served (HS-PLACE-2). */
export const courtFor = (s: Honor, seat: Seat): Seat => {
  const p = playerAt(s, seat)
  return p.status === FIRST ? seat : serves(p) ? p.lord : NONE
}

/** How many cards of a type a house holds at most (HS-HOUSE-3, HS-HOUSE-4); nothing else is limited (HS-HOUSE-7). */
export const limitOf = (type: number): number =>
  type === OKUGATA ? OKUGATA_LIMIT : type === ARMY ? ARMY_LIMIT : Infinity

/** Whether a house has no room for one more card of this type. */
export const full = (s: Honor, house: readonly number[], type: number): boolean =>
  countType(s, house, type) >= limitOf(type)

/** Is there a house for a card of this type? */
export function roomFor(s: Honor, seat: Seat, type: number): boolean {
  if (!full(s, playerAt(s, seat).home, type)) return true
  const lord = courtFor(s, seat)
  return lord !== NONE && !full(s, playerAt(s, lord).court, type)
}

/** What a second Samurai would collect of this Daimyo's house (HS-COLLECT-8). */
export const shareOf = (s: Honor, lord: Seat): number =>
  up5((courtHonour(s, lord) + (s.shogun === lord ? shogunBonus(s) : 0)) / 2)

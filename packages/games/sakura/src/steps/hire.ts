import type { Offers, Reason, Seat } from '@noren/engine'
import { below, clockwise } from '@noren/engine'
import { act } from '../actions.ts'
import type { Teller } from '../atoms.ts'
import {
  both,
  coinsOf,
  fillRow,
  handOf,
  passCard,
  pay,
  rowNames,
  sideOf,
  tellCard,
  tricksOf,
} from '../atoms.ts'
import type { Card, Character } from '../cards.ts'
import {
  COOK_3,
  DAIMYO_DISCARD,
  DAIMYO_STEAL,
  DAIMYO_VOTE,
  GEISHA_NEIGHBOURS,
  GEISHA_PEEK,
  GEISHA_REORDER,
  KONOHANA_COLOUR,
  MAX_REPLACEMENTS,
  REFRESH_PRICE,
  SAMURAI_FLIP,
  SAMURAI_HIGHER,
  SAMURAI_LOWER,
  SLOTS,
  isModifier,
  nameOf,
  priceOf,
} from '../cards.ts'
import type { Turn } from '../frames.ts'
import {
  discardTrickFrame,
  giveFrame,
  harvestFrame,
  peekWhoFrame,
  reorderWhichFrame,
  stealWhoFrame,
  voteFrame,
} from '../frames.ts'
import { isUnserved } from '../placement.ts'
import {
  BOTH_SERVED,
  CLIMBING_SERVED,
  ENOUGH_REFRESHES,
  FALLING_SERVED,
  FREE_USE_OVER,
  NOBODY_HAS_TRICKS,
  NO_TRICKS,
  REFRESH_TOO_DEAR,
  TOO_DEAR,
} from '../reasons.ts'
import type { Sakura } from '../state.ts'
import { NONE } from '../state.ts'

/** Hiring and replacing characters, at any time of the own turn (SA-HIRE-1, SA-HIRE-2, SA-PLAY-16, SA-AMB-47). Slots and prices
 * rest until the turn ends (SA-AMB-9). */

const { free, hire, refresh } = act

/** SA-HIRE-8, SA-AMB-19: why the effect cannot be used at this moment, or null. What is not named here always can (SA-CHAR-48). */
export function useless(s: Sakura, f: Turn, seat: Seat, character: Character): Reason<Sakura, Turn> | null {
  if (character <= COOK_3 || character >= KONOHANA_COLOUR) return f.unserved !== 0 ? null : BOTH_SERVED // SA-CHAR-6, SA-CHAR-47
  if (character === SAMURAI_LOWER) return isUnserved(f, s.plusSide) ? null : CLIMBING_SERVED // SA-CHAR-23
  if (character === SAMURAI_HIGHER) return isUnserved(f, 1 - s.plusSide) ? null : FALLING_SERVED // SA-CHAR-26
  if (character === DAIMYO_DISCARD) return tricksOf(s, seat).length > 0 ? null : NO_TRICKS // SA-CHAR-31
  if (character === DAIMYO_STEAL) return othersHaveTricks(s, seat) ? null : NOBODY_HAS_TRICKS // SA-CHAR-35
  return null
}

function othersHaveTricks(s: Sakura, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && tricksOf(s, other).length > 0) return true
  return false
}

/** SA-HIRE-3, SA-HIRE-10: who stands in the row may be hired for the price of the slot, or used free of charge after a refresh. */
export function offerToHire(s: Sakura, f: Turn, seat: Seat, out: Offers<Sakura, Turn>): void {
  const coins = coinsOf(s, seat)
  for (let slot = 0; slot < SLOTS; slot++) {
    const character = s.row[slot] as Character
    if (character === NONE) continue
    if (coins < priceOf(slot)) out.not(hire(character), TOO_DEAR)
    else out.put(hire(character), s.denialHiring ? null : useless(s, f, seat, character)) // SA-AMB-51
  }
  if (f.replacements > 0) offerFreeUse(s, f, seat, out)
  if (coins < REFRESH_PRICE) out.not(refresh(), REFRESH_TOO_DEAR)
  else out.put(refresh(), f.replacements < MAX_REPLACEMENTS ? null : ENOUGH_REFRESHES)
}

/** SA-AMB-10: the very next action after a new row, or never. What cannot be used is not to be had for nothing either. */
function offerFreeUse(s: Sakura, f: Turn, seat: Seat, out: Offers<Sakura, Turn>): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const character = s.row[slot] as Character
    if (character === NONE) continue
    out.put(free(character), f.freeUse ? useless(s, f, seat, character) : FREE_USE_OVER)
  }
}

/** A character leaves the row, paid for or free of charge, and is used at once (SA-HIRE-4, SA-HIRE-6, SA-HIRE-18). */
export function engage(s: Sakura, f: Turn, character: Character, isFree: boolean, t: Teller): void {
  const { seat } = f
  const slot = s.row.indexOf(character)
  const price = isFree ? 0 : priceOf(slot)
  pay(s, seat, price, 'SA-HIRE-4', t)
  s.row[slot] = NONE // SA-HIRE-9: it stays empty until the turn ends
  f.freeUse = false
  const unused = s.denialHiring && useless(s, f, seat, character) !== null
  t.tell({
    type: 'hired',
    seat,
    character: nameOf(character),
    slot: slot + 1,
    price,
    free: isFree,
    unused,
    clause: unused ? 'SA-AMB-51' : isFree ? 'SA-HIRE-17' : 'SA-HIRE-3',
  })
  if (unused) {
    s.discard.push(character) // SA-AMB-51: paid for, and nothing else happens
    return
  }
  if (isModifier(character)) {
    f.pending.push(character) // SA-MOD-1, SA-AMB-45
    return
  }
  s.discard.push(character) // SA-HIRE-7
  use(s, seat, character, price, t)
}

/** The instant effects: each opens its question, or happens. */
function use(s: Sakura, seat: Seat, character: Character, price: number, t: Teller): void {
  if (character === GEISHA_NEIGHBOURS) drawFromNeighbours(s, seat, t)
  else if (character === GEISHA_PEEK) s.frames.push(peekWhoFrame(seat))
  else if (character === GEISHA_REORDER) s.frames.push(reorderWhichFrame(seat))
  else if (character === SAMURAI_FLIP) flip(s, seat, t)
  else if (character === DAIMYO_DISCARD) s.frames.push(discardTrickFrame(seat))
  else if (character === DAIMYO_STEAL) s.frames.push(stealWhoFrame(seat))
  else if (character === DAIMYO_VOTE) {
    s.frames.push(voteFrame(s.seats, seat, price)) // SA-AMB-26: also when the price was 0
    t.tell({ type: 'voteOpened', seat, price, clause: 'SA-CHAR-36' })
  } else s.frames.push(harvestFrame(seat))
}

/** SA-CHAR-18, SA-CHAR-19, SA-CHAR-20: at once, for the second pile of this turn too, and until it is turned again. */
function flip(s: Sakura, seat: Seat, t: Teller): void {
  s.plusSide = 1 - s.plusSide
  t.tell({ type: 'flipped', seat, plusSide: sideOf(s.plusSide), clause: 'SA-CHAR-18' })
}

/** SA-CHAR-7: both cards are drawn at random before any is given; with two players it is one (SA-CHAR-11, SA-AMB-16, SA-AMB-30). */
function drawFromNeighbours(s: Sakura, seat: Seat, t: Teller): void {
  const left = clockwise(seat, s.seats)
  const right = clockwise(seat, s.seats, -1)
  const drawn = drawFrom(s, seat, left, t)
  const alone = left === right
  const nextDrawn = alone ? NONE : drawFrom(s, seat, right, t)
  s.frames.push(giveFrame(seat, left, drawn, alone ? NONE : right, nextDrawn))
}

function drawFrom(s: Sakura, seat: Seat, from: Seat, t: Teller): Card {
  const hand = handOf(s, from)
  const card = hand[below(s.rng, hand.length)] as Card
  passCard(s, card, from, seat)
  const clause = s.seats === 2 ? 'SA-CHAR-11' : 'SA-CHAR-7'
  tellCard(t, both(seat, from), { type: 'drew', seat, from, clause }, card)
  return card
}

/** SA-HIRE-14, SA-HIRE-15, SA-HIRE-16: the row is discarded, slots that are empty already or not, and five new characters come (SA-AMB-12). Example: SA-EX-9. */
export function refreshRow(s: Sakura, f: Turn, t: Teller): void {
  pay(s, f.seat, REFRESH_PRICE, 'SA-HIRE-14', t)
  f.replacements++ // SA-HIRE-21, SA-AMB-13
  f.freeUse = true // SA-HIRE-17: one of them, if the player likes (SA-HIRE-19); the others cost as ever (SA-HIRE-20)
  for (let slot = 0; slot < SLOTS; slot++) {
    const character = s.row[slot] as Character
    if (character !== NONE) s.discard.push(character)
    s.row[slot] = NONE
  }
  fillRow(s, t)
  if (t.deaf !== true) t.reveal({ type: 'refreshed', seat: f.seat, row: rowNames(s), clause: 'SA-HIRE-16' })
}

import type { Barrier, Choices, Clause, Seat, Table } from '@noren/engine'
import { below, clockwise, only } from '@noren/engine'
import { FREE, HIRE, REFRESH, free, hire, operand, verbOf } from '../actions.ts'
import { both, coinsOf, fillRow, handOf, passCard, pay, rowNames, sideOf, tricksOf } from '../atoms.ts'
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
  KONOHANA_FREE,
  MAX_REPLACEMENTS,
  REFRESH_PRICE,
  SAMURAI_FLIP,
  SAMURAI_HIGHER,
  SAMURAI_LOWER,
  SLOTS,
  idOf,
  isModifier,
  nameOf,
  priceOf,
} from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
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
import type { Sakura } from '../state.ts'
import { NONE } from '../state.ts'

/** Hiring and replacing characters, at any time of the own turn (SA-HIRE-1, SA-HIRE-2, SA-PLAY-16, SA-AMB-47). Slots and prices
 * rest until the turn ends (SA-AMB-9).. */

export const slotOf = (s: Sakura, character: Character): number => s.row.indexOf(character)

/** SA-HIRE-8, SA-AMB-19: whether the effect can be used at this moment. What is not named here always can (SA-CHAR-48). */
export function usable(s: Sakura, f: Turn, seat: Seat, character: Character): boolean {
  if (character <= COOK_3 || character >= KONOHANA_COLOUR) return f.unserved !== 0 // SA-CHAR-6, SA-CHAR-47
  if (character === SAMURAI_LOWER) return isUnserved(f, s.plusSide) // SA-CHAR-23
  if (character === SAMURAI_HIGHER) return isUnserved(f, 1 - s.plusSide) // SA-CHAR-26
  if (character === DAIMYO_DISCARD) return tricksOf(s, seat).length > 0 // SA-CHAR-31
  if (character === DAIMYO_STEAL) return othersHaveTricks(s, seat) // SA-CHAR-35
  return true
}

function othersHaveTricks(s: Sakura, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && tricksOf(s, other).length > 0) return true
  return false
}

export function hireCandidates(s: Sakura, f: Turn, out: Choices): void {
  for (const character of s.row) if (character !== NONE) out.add(hire(character))
  if (f.replacements > 0) for (const character of s.row) if (character !== NONE) out.add(free(character))
  out.add(REFRESH)
}

const unusable = (clause: Clause, first: Character, last: Character): Barrier<Sakura, Turn> => ({
  clauses: [clause],
  blocks: (s, f, seat, a) => {
    if (verbOf(a) !== HIRE && verbOf(a) !== FREE) return false
    const character = operand(a)
    return character >= first && character <= last && !usable(s, f, seat, character)
  },
})

export const hireBarriers: readonly Barrier<Sakura, Turn>[] = [
  {
    // SA-HIRE-3, SA-HIRE-10: the price is that of the slot, all turn long
    clauses: ['SA-HIRE-5'],
    blocks: (s, _f, seat, a) => verbOf(a) === HIRE && coinsOf(s, seat) < priceOf(slotOf(s, operand(a))),
  },
  // SA-AMB-10: the very next action, or never
  { clauses: ['SA-HIRE-22'], blocks: (_s, f, _seat, a) => verbOf(a) === FREE && !f.freeUse },
  unusable('SA-CHAR-6', 0, COOK_3),
  unusable('SA-CHAR-23', SAMURAI_LOWER, SAMURAI_LOWER),
  unusable('SA-CHAR-26', SAMURAI_HIGHER, SAMURAI_HIGHER),
  unusable('SA-CHAR-31', DAIMYO_DISCARD, DAIMYO_DISCARD),
  unusable('SA-CHAR-35', DAIMYO_STEAL, DAIMYO_STEAL),
  unusable('SA-CHAR-47', KONOHANA_COLOUR, KONOHANA_FREE),
  { clauses: ['SA-HIRE-14'], blocks: (s, _f, seat, a) => a === REFRESH && coinsOf(s, seat) < REFRESH_PRICE },
  {
    clauses: ['SA-HIRE-23'],
    blocks: (_s, f, _seat, a) => a === REFRESH && f.replacements >= MAX_REPLACEMENTS,
  },
]

/** A character leaves the row, paid for or free of charge, and is used at once (SA-HIRE-4, SA-HIRE-6, SA-HIRE-18). */
export function engage(
  s: Sakura,
  f: Turn,
  character: Character,
  isFree: boolean,
  t: Table<SakuraEvent>,
): void {
  const { seat } = f
  const slot = slotOf(s, character)
  const price = isFree ? 0 : priceOf(slot)
  pay(s, seat, price, 'SA-HIRE-4', t)
  s.row[slot] = NONE // SA-HIRE-9: it stays empty until the turn ends
  f.freeUse = false
  t.tell({
    type: 'hired',
    seat,
    character: nameOf(character),
    slot: slot + 1,
    price,
    free: isFree,
    clause: isFree ? 'SA-HIRE-17' : 'SA-HIRE-3',
  })
  if (isModifier(character)) {
    f.pending.push(character) // SA-MOD-1, SA-AMB-45
    return
  }
  s.discard.push(character) // SA-HIRE-7
  use(s, seat, character, price, t)
}

/** The instant effects: each opens its question, or happens. */
function use(s: Sakura, seat: Seat, character: Character, price: number, t: Table<SakuraEvent>): void {
  const by = only(seat)
  if (character === GEISHA_NEIGHBOURS) drawFromNeighbours(s, seat, t)
  else if (character === GEISHA_PEEK) s.frames.push(peekWhoFrame(by))
  else if (character === GEISHA_REORDER) s.frames.push(reorderWhichFrame(by))
  else if (character === SAMURAI_FLIP) flip(s, seat, t)
  else if (character === DAIMYO_DISCARD) s.frames.push(discardTrickFrame(by))
  else if (character === DAIMYO_STEAL) s.frames.push(stealWhoFrame(by))
  else if (character === DAIMYO_VOTE) {
    s.frames.push(voteFrame(s.seats, seat, price)) // SA-AMB-26: also when the price was 0
    t.tell({ type: 'voteOpened', seat, price, clause: 'SA-CHAR-36' })
  } else s.frames.push(harvestFrame(by))
}

/** SA-CHAR-18, SA-CHAR-19, SA-CHAR-20: at once, for the second pile of this turn too, and until it is turned again. */
function flip(s: Sakura, seat: Seat, t: Table<SakuraEvent>): void {
  s.plusSide = 1 - s.plusSide
  t.tell({ type: 'flipped', seat, plusSide: sideOf(s.plusSide), clause: 'SA-CHAR-18' })
}

/** SA-CHAR-7: both cards are drawn at random before any is given; with two players it is one (SA-CHAR-11, SA-AMB-16, SA-AMB-30). */
function drawFromNeighbours(s: Sakura, seat: Seat, t: Table<SakuraEvent>): void {
  const left = clockwise(seat, s.seats)
  const right = clockwise(seat, s.seats, -1)
  const drawn = drawFrom(s, seat, left, t)
  const alone = left === right
  const nextDrawn = alone ? NONE : drawFrom(s, seat, right, t)
  s.frames.push(giveFrame(only(seat), left, drawn, alone ? NONE : right, nextDrawn))
}

function drawFrom(s: Sakura, seat: Seat, from: Seat, t: Table<SakuraEvent>): Card {
  const hand = handOf(s, from)
  const card = hand[below(s.rng, hand.length)] as Card
  passCard(s, card, from, seat)
  const told = { type: 'drew', seat, from, clause: s.seats === 2 ? 'SA-CHAR-11' : 'SA-CHAR-7' } as const
  t.whisper(both(seat, from), { ...told, card: idOf(card) }, { ...told, card: null })
  return card
}

/** SA-HIRE-14, SA-HIRE-15, SA-HIRE-16: the row is discarded, slots that are empty already or not, and five new characters come (SA-AMB-12). Example: SA-EX-9. */
export function refreshRow(s: Sakura, f: Turn, t: Table<SakuraEvent>): void {
  pay(s, f.seat, REFRESH_PRICE, 'SA-HIRE-14', t)
  f.replacements++ // SA-HIRE-21, SA-AMB-13
  f.freeUse = true // SA-HIRE-17: one of them, if the player likes (SA-HIRE-19); the others cost as ever (SA-HIRE-20)
  for (let slot = 0; slot < SLOTS; slot++) {
    const character = s.row[slot] as Character
    if (character !== NONE) s.discard.push(character)
    s.row[slot] = NONE
  }
  fillRow(s, t)
  t.reveal({ type: 'refreshed', seat: f.seat, row: rowNames(s), clause: 'SA-HIRE-16' })
}

import type { Card, CardId, CardTable, Character, Colour, Side } from './cards.ts'
import {
  CARD_COUNT,
  COLOURS,
  KONOHANA_COLOUR,
  KONOHANA_FREE,
  SAMURAI_HIGHER,
  SAMURAI_LOWER,
  SIDES,
  colourOf,
  idOf,
  valueOf,
} from './cards.ts'
import type { Turn } from './frames.ts'
import type { Sakura } from './state.ts'

/** When a card continues a pile (3.2). Judged by the printed top card (SA-PLAY-13), whatever it counted as before. */

export const topOf = (s: Sakura, pile: number): Card => {
  const cards = s.piles[pile] as Card[]
  return cards[cards.length - 1] as Card
}
export const isPlus = (s: Sakura, pile: number): boolean => s.plusSide === pile
export const isUnserved = (f: Turn, pile: number): boolean => (f.unserved & (1 << pile)) !== 0

/**
 * The predicate of 3.2 for a card as it is printed (SA-EX-6, SA-EX-7): steps may be of any size (SA-PLAY-8), and a card legal for
 * two reasons is simply legal (SA-AMB-38).
 */
function plainly(card: Card, top: Card, plus: boolean): boolean {
  const t = valueOf(top)
  const v = valueOf(card)
  if (v === t) return true // SA-PLAY-11, SA-PLAY-12
  if (colourOf(card) !== colourOf(top)) return false
  return plus ? v > t || (t === 13 && v === 1) : v < t || (t === 1 && v === 13) // SA-PLAY-6, 9; SA-PLAY-7, 10
}

/*
 * The same with whatever is pending, several at once, each applied or not and each cook with either sign (SA-MOD-2, SA-MOD-3, SA-AMB-49; examples SA-EX-2a, SA-EX-2b): values are
 * bits (bit v - 1), so a set of cooks is a mask of reachable shifts, round the corner of 13 (SA-CHAR-1, SA-CHAR-2, SA-CHAR-3, SA-AMB-21),
 * and every rule uses the cooked value (SA-CHAR-4, SA-AMB-7, SA-AMB-39). Every other modifier only ever helps: Konohana-Free lifts all
 * rules (SA-CHAR-46), Konohana-Colour that of the colour (SA-CHAR-44, SA-AMB-36), and a Samurai, who belongs to whichever pile has its
 * sign now (SA-AMB-33), that of the direction (SA-CHAR-21, SA-CHAR-24, SA-AMB-22). A test holds this equal to the rules tried way by way.
 */
const ALL_VALUES = (1 << 13) - 1
const turned = (mask: number, by: number): number => ((mask << by) | (mask >> (13 - by))) & ALL_VALUES
const higherThan = (t: number): number => ALL_VALUES & ~((1 << t) - 1)
const lowerThan = (t: number): number => (1 << (t - 1)) - 1

const onPlus = Int32Array.from({ length: 14 }, (_, t) => higherThan(t) | (t === 13 ? 1 : 0))
const onMinus = Int32Array.from({ length: 14 }, (_, t) =>
  t === 0 ? 0 : lowerThan(t) | (t === 1 ? 1 << 12 : 0),
)

/** By how much the pending cooks can shift a card, as a mask of shifts 0 to 12. */
export function shiftsOf(table: CardTable, pending: readonly Character[]): number {
  let shifts = 1
  for (let i = 0; i < pending.length; i++) shifts = shiftedBy(table, shifts, pending[i] as Character)
  return shifts
}

/** The same with one more character pending. */
export function shiftedBy(table: CardTable, shifts: number, character: Character): number {
  const n = table.cooks[character] ?? 0 // who is no cook shifts nothing
  return shifts | turned(shifts, n) | turned(shifts, 13 - n)
}

/** The pending modifiers as a mask of characters. */
export function helpersOf(pending: readonly Character[]): number {
  let mask = 0
  for (let i = 0; i < pending.length; i++) mask |= 1 << (pending[i] as Character)
  return mask
}

/** Nothing pending is by far the most common case: one look at a table of all cards on all tops, [minus, plus]. */
const PLAIN = [false, true].map(plus =>
  Uint8Array.from({ length: CARD_COUNT * CARD_COUNT }, (_, at) =>
    plainly(at % CARD_COUNT, (at / CARD_COUNT) | 0, plus) ? 1 : 0,
  ),
)
const plainOnMinus = PLAIN[0] as Uint8Array
const plainOnPlus = PLAIN[1] as Uint8Array

/** Whether a card is legal by some way of applying what is pending (SA-EX-15). */
export function fits(card: Card, top: Card, plus: boolean, shifts: number, helpers: number): boolean {
  if (helpers === 0) return (plus ? plainOnPlus : plainOnMinus)[top * CARD_COUNT + card] === 1
  if ((helpers & (1 << KONOHANA_FREE)) !== 0) return true
  const t = valueOf(top)
  const reach = turned(shifts, valueOf(card) - 1)
  if ((reach & (1 << (t - 1))) !== 0) return true
  if ((helpers & (1 << KONOHANA_COLOUR)) === 0 && colourOf(card) !== colourOf(top)) return false
  if (plus)
    return (reach & ((onPlus[t] as number) | (helpers & (1 << SAMURAI_LOWER) ? lowerThan(t) : 0))) !== 0
  return (reach & ((onMinus[t] as number) | (helpers & (1 << SAMURAI_HIGHER) ? higherThan(t) : 0))) !== 0
}

/** Whether a card is legal on a pile now, with any choice of the modifiers pending (SA-PLAY-15). */
export const continues = (s: Sakura, f: Turn, card: Card, pile: number): boolean =>
  fits(card, topOf(s, pile), isPlus(s, pile), shiftsOf(s.table, f.pending), helpersOf(f.pending))

/** Whether a card is legal on a pile by its print alone. */
export const continuesPlain = (s: Sakura, card: Card, pile: number): boolean =>
  fits(card, topOf(s, pile), isPlus(s, pile), 1, 0)

/** What a pile asks for, by its printed top card (SA-PLAY-13). */
export interface Want {
  readonly pile: Side
  readonly top: CardId
  readonly colour: Colour
  readonly value: number
  readonly climbs: boolean
  /** The only value that goes on by colour here: 1 on a 13, 13 on a 1; null where any step does. */
  readonly corner: number | null
}

export function want(pile: Side, top: Card, climbs: boolean): Want {
  const value = valueOf(top)
  const corner = climbs ? (value === 13 ? 1 : null) : value === 1 ? 13 : null
  return { pile, top: idOf(top), colour: COLOURS[colourOf(top)] as Colour, value, climbs, corner }
}
export const wantOf = (s: Sakura, pile: number): Want =>
  want(SIDES[pile] as Side, topOf(s, pile), isPlus(s, pile))

/** What one cook makes of a value, lowered and raised, round the corner of 13. */
export const cooked = (value: number, n: number): readonly [low: number, high: number] => [
  ((value - 1 - n + 13) % 13) + 1,
  ((value - 1 + n) % 13) + 1,
]

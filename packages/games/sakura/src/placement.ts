import type { Card, CardTable, Character } from './cards.ts'
import {
  CARD_COUNT,
  KONOHANA_COLOUR,
  KONOHANA_FREE,
  PRINTED,
  SAMURAI_HIGHER,
  SAMURAI_LOWER,
  colourOf,
  isCook,
  valueOf,
} from './cards.ts'
import type { Way } from './actions.ts'
import { APPLIED, LOWERED, NOT_APPLIED, wayOf, withWay } from './actions.ts'
import type { Turn } from './frames.ts'
import type { Sakura } from './state.ts'

/** When a card continues a pile (3.2). Judged by the printed top card (SA-PLAY-13), whatever it counted as before. */

export const topOf = (s: Sakura, pile: number): Card => {
  const cards = s.piles[pile] as Card[]
  return cards[cards.length - 1] as Card
}
export const isPlus = (s: Sakura, pile: number): boolean => s.plusSide === pile
export const isUnserved = (f: Turn, pile: number): boolean => (f.unserved & (1 << pile)) !== 0

/** What a card counts as: each applied cook raises or lowers it, round the corner of 13 (SA-CHAR-1, SA-CHAR-2, SA-CHAR-3, SA-AMB-21). Examples: SA-EX-2a, SA-EX-2b. */
function countsAs(table: CardTable, card: Card, way: Way): number {
  let v = valueOf(card) - 1
  for (let cook = 0; cook < table.cooks.length; cook++) {
    const n = table.cooks[cook] as number
    const how = wayOf(way, cook)
    if (how === APPLIED) v += n
    if (how === LOWERED) v += 13 - n
  }
  return (v % 13) + 1
}

/**
 * The reference predicate of 3.2, for one way of applying the pending modifiers (SA-EX-6, SA-EX-7, SA-EX-15). Steps may be of any size (SA-PLAY-8), every
 * rule uses the cooked value (SA-CHAR-4, SA-AMB-7, SA-AMB-39), a card legal for two reasons is simply legal (SA-AMB-38), and a
 * Samurai belongs to whichever pile has its sign now (SA-AMB-33) and leaves the colour rule alone (SA-AMB-22).
 */
export function legalBy(table: CardTable, card: Card, top: Card, plus: boolean, way: Way): boolean {
  if (wayOf(way, KONOHANA_FREE) !== NOT_APPLIED) return true // SA-CHAR-46
  const t = valueOf(top)
  const v = countsAs(table, card, way)
  if (v === t) return true // SA-PLAY-11, SA-PLAY-12
  const recoloured = wayOf(way, KONOHANA_COLOUR) !== NOT_APPLIED // SA-CHAR-44, SA-AMB-36
  if (!recoloured && colourOf(card) !== colourOf(top)) return false
  return plus
    ? v > t || (t === 13 && v === 1) || (wayOf(way, SAMURAI_LOWER) !== NOT_APPLIED && v < t) // SA-PLAY-6, 9, SA-CHAR-21
    : v < t || (t === 1 && v === 13) || (wayOf(way, SAMURAI_HIGHER) !== NOT_APPLIED && v > t) // SA-PLAY-7, 10, SA-CHAR-24
}

/** The next way of applying these modifiers, or -1 after the last. The first is 0: nothing applied. */
export function nextWay(pending: readonly Character[], way: Way): Way {
  let out = way
  for (const character of pending) {
    const how = wayOf(out, character) + 1
    if (how <= (isCook(character) ? LOWERED : APPLIED)) return withWay(out, character, how)
    out = withWay(out, character, NOT_APPLIED)
  }
  return -1
}

/*
 * The same, for all ways at once: values are bits (bit v - 1), so a set of cooks is a mask of reachable shifts.
 * Every other modifier only ever helps, so applying it is never worse; a test holds this equal to `legalBy`.
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
  for (let i = 0; i < pending.length; i++) {
    const c = pending[i] as Character
    if (!isCook(c)) continue
    const n = table.cooks[c] as number
    shifts |= turned(shifts, n) | turned(shifts, 13 - n)
  }
  return shifts
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
    legalBy(PRINTED, at % CARD_COUNT, (at / CARD_COUNT) | 0, plus, 0) ? 1 : 0,
  ),
)
const plainOnMinus = PLAIN[0] as Uint8Array
const plainOnPlus = PLAIN[1] as Uint8Array

/** Whether a card is legal by some way of applying what is pending. */
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

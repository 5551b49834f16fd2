import type { Card, CardTable, Character } from '../src/cards.ts'
import {
  KONOHANA_COLOUR,
  KONOHANA_FREE,
  MODIFIERS,
  SAMURAI_HIGHER,
  SAMURAI_LOWER,
  colourOf,
  isCook,
  valueOf,
} from '../src/cards.ts'

/**
 * The placement rules of 3.2 tried way by way, each pending modifier applied or not and each cook with either sign: what `fits`
 * of the rules, which looks at all ways at once, is held equal to. Two bits for each of MODIFIERS.
 */
export type Way = number
const NOT_APPLIED = 0
/** A cook that raises, or any other modifier that counts. */
export const APPLIED = 1
export const LOWERED = 2

const placeInWay = (character: Character): number => MODIFIERS.indexOf(character) * 2
export const wayOf = (way: Way, character: Character): number => (way >> placeInWay(character)) & 3
export const withWay = (way: Way, character: Character, how: number): Way =>
  (way & ~(3 << placeInWay(character))) | (how << placeInWay(character))

/** What a card counts as: each applied cook raises or lowers it, round the corner of 13. */
function countsAs(table: CardTable, card: Card, way: Way): number {
  let v = valueOf(card) - 1
  table.cooks.forEach((n, cook) => {
    if (wayOf(way, cook) === APPLIED) v += n
    if (wayOf(way, cook) === LOWERED) v += 13 - n
  })
  return (v % 13) + 1
}

export function legalBy(table: CardTable, card: Card, top: Card, plus: boolean, way: Way): boolean {
  if (wayOf(way, KONOHANA_FREE) !== NOT_APPLIED) return true
  const t = valueOf(top)
  const v = countsAs(table, card, way)
  if (v === t) return true
  const recoloured = wayOf(way, KONOHANA_COLOUR) !== NOT_APPLIED
  if (!recoloured && colourOf(card) !== colourOf(top)) return false
  return plus
    ? v > t || (t === 13 && v === 1) || (wayOf(way, SAMURAI_LOWER) !== NOT_APPLIED && v < t)
    : v < t || (t === 1 && v === 13) || (wayOf(way, SAMURAI_HIGHER) !== NOT_APPLIED && v > t)
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

/** T4-DEAL-1: a card is a number from 0 to 31, its suit in the upper bits, its rank in the lower three. */
export const CARDS = 32
export const NO_CARD = -1

/** A hand is a bit set of cards: cheap to copy, and following suit is one mask. */
export type CardSet = number

export const suitOf = (card: number): number => card >> 3
export const rankOf = (card: number): number => card & 7
export const suitMask = (suit: number): CardSet => 0xff << (suit << 3)
export const only = (card: number): CardSet => 1 << card
export const lowest = (cards: CardSet): number => 31 - Math.clz32(cards & -cards)

/** The cards of a set, lowest first. */
export function listOf(cards: CardSet): number[] {
  const all: number[] = []
  for (let rest = cards; rest !== 0; rest &= rest - 1) all.push(lowest(rest))
  return all
}

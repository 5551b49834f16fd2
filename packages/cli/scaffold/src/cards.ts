/** NG-SETUP-1: forty cards, numbered from 0; people read one more. */
export const CARDS = 40
export const DECK: readonly number[] = Array.from({ length: CARDS }, (_, i) => i)

export const inOrder = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b)

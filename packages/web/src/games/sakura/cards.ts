import type { CardId, CardTable, CharacterId } from '@noren/sakura/words'
import { COLOURS, faceOf, printedOn } from '@noren/sakura/words'

export type Colour = (typeof COLOURS)[number]

/** What is printed on a card of this table. */
export interface Printed {
  readonly id: CardId
  readonly colour: Colour
  readonly value: number
  readonly coins: number
  readonly shurikens: number
}

export const printed = (id: CardId, table: CardTable): Printed => ({
  id,
  ...faceOf(id),
  ...printedOn(table, id),
})

/** The suit's sign, so that colours are told apart by shape. */
export const SIGN: Readonly<Record<Colour, string>> = {
  black: 's-fuji',
  red: 's-blossom',
  green: 's-leaf',
  blue: 's-wave',
}

/** A hand in the order people sort it: by suit, then by value. */
export const sorted = (cards: readonly CardId[], table: CardTable): readonly Printed[] =>
  cards
    .map(id => printed(id, table))
    .sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.value - b.value)

export type { CardId, CardTable, CharacterId }

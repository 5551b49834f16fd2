import type { CardId, CardTable, CharacterId, Ink } from '@noren/sakura/words'
import { card, COLOURS, faceOf, printedOn } from '@noren/sakura/words'

export type Colour = (typeof COLOURS)[number]

/** What is printed on a card of this table. */
export interface Printed {
  readonly id: CardId
  readonly colour: Colour
  /** How that colour is printed at this table. */
  readonly ink: Ink
  readonly value: number
  readonly coins: number
  readonly shurikens: number
  /** As sentences name it. */
  readonly noun: ReturnType<typeof card>
}

export const printed = (id: CardId, table: CardTable): Printed => ({
  id,
  ...faceOf(id),
  ...printedOn(table, id),
  noun: card(id, table),
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

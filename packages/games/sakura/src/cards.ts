/** The printed table of Sakura (sections 2.1 to 2.7 of the rules): data without behaviour. */

export const COLOURS = ['black', 'red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
export type Value = (typeof VALUES)[number]
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]
export const TOKEN_SIDES = ['white', 'black'] as const
export type TokenSide = (typeof TOKEN_SIDES)[number]

/** The inks in which the numbers of a colour can be printed, told apart on paper. */
export const INKS = [...COLOURS, 'violet', 'orange', 'brown', 'turquoise'] as const
export type Ink = (typeof INKS)[number]

/** A Sakura card inside the rules: colour * 13 + value - 1. */
export type Card = number
/** A Sakura card on the wire: 'black-12'. */
export type CardId = `${Colour}-${Value}`

export const CARD_COUNT = 52
export const CARD_IDS: readonly CardId[] = COLOURS.flatMap(c => VALUES.map(v => `${c}-${v}` as const))
const cardNumbers = new Map<unknown, Card>(CARD_IDS.map((id, card) => [id, card]))

export const colourOf = (card: Card): number => (card / 13) | 0
export const valueOf = (card: Card): number => (card % 13) + 1
export const idOf = (card: Card): CardId => CARD_IDS[card] as CardId
/** The card behind a wire id, or -1. */
export const cardOf = (id: unknown): Card => cardNumbers.get(id) ?? -1

/** The 15 characters, each existing once (2.6). */
export const CHARACTERS = [
  'cook-1',
  'cook-2',
  'cook-3',
  'geisha-neighbours',
  'geisha-peek',
  'geisha-reorder',
  'samurai-flip',
  'samurai-lower',
  'samurai-higher',
  'daimyo-discard',
  'daimyo-steal',
  'daimyo-vote',
  'konohana-harvest',
  'konohana-colour',
  'konohana-free',
] as const
export type CharacterId = (typeof CHARACTERS)[number]
/** A character inside the rules: its place in CHARACTERS. */
export type Character = number

export const COOK_3 = 2
export const GEISHA_NEIGHBOURS = 3
export const GEISHA_PEEK = 4
export const GEISHA_REORDER = 5
export const SAMURAI_FLIP = 6
export const SAMURAI_LOWER = 7
export const SAMURAI_HIGHER = 8
export const DAIMYO_DISCARD = 9
export const DAIMYO_STEAL = 10
export const DAIMYO_VOTE = 11
export const KONOHANA_HARVEST = 12
export const KONOHANA_COLOUR = 13
export const KONOHANA_FREE = 14

export const nameOf = (character: Character): CharacterId => CHARACTERS[character] as CharacterId
/** The character behind a wire id, or -1. */
export const characterOf = (id: unknown): Character => (CHARACTERS as readonly unknown[]).indexOf(id)
export const isCook = (character: Character): boolean => character <= COOK_3

/** The placement modifiers, in the order of the table (SA-MOD-1). */
export const MODIFIERS: readonly Character[] = [
  0,
  1,
  2,
  SAMURAI_LOWER,
  SAMURAI_HIGHER,
  KONOHANA_COLOUR,
  KONOHANA_FREE,
]
const modifierBits = MODIFIERS.reduce((bits, character) => bits | (1 << character), 0)
export const isModifier = (character: Character): boolean => (modifierBits & (1 << character)) !== 0

export const SLOTS = 5
/** Replacing the whole row (2.7). */
export const REFRESH_PRICE = 6
/** The price of a slot, counted from 0 (SA-HIRE-3). */
export const priceOf = (slot: number): number => slot + 1
/** SA-HIRE-23, SA-AMB-43. */
export const MAX_REPLACEMENTS = 30
/** All coins in the box (2.1). */
export const ALL_COINS = 80
/** SA-SETUP-7. */
export const PURSE = 5
export const ROUNDS = 3
/** Cards that stay in hand at the end of a round (SA-END-1). */
export const LAST_CARDS = 2
/** Cards dealt to each of 2, 3, 4, 5 or 6 players (SA-SETUP-3). */
const DEAL: readonly number[] = [0, 0, 14, 12, 10, 8, 6]
export const handSize = (seats: number): number => DEAL[seats] as number

/** The figures a host may replace: what each card pays and costs, and the numbers on the cooks. */
export interface CardTable {
  /** By card number, 52 figures. */
  readonly coins: readonly number[]
  readonly shurikens: readonly number[]
  /** The numbers of the three cooks. */
  readonly cooks: readonly number[]
  /** The ink of each colour, in the order of COLOURS; absent: as they are called. It only shows: cards keep their ids. */
  readonly colours?: readonly Ink[]
}

const COINS_BY_VALUE = [1, 1, 0, 2, 0, 1, 0, 1, 0, 2, 0, 1, 1] as const
const SHURIKENS_BY_VALUE = [2, 1, 1, 0, 1, 0, 3, 0, 1, 0, 1, 1, 2] as const

/** One row of 13 figures, the same in every colour. */
export const inEveryColour = (row: readonly number[]): number[] => COLOURS.flatMap(() => [...row])

/**
 * Freezes a table, so that every state and copy may share it. Its columns are not frozen, only read: the compiler takes each look into a
 * frozen list through a slow call.
 */
export const freezeTable = (table: CardTable): CardTable => Object.freeze(table)

/** The ink in which the numbers of a colour are printed at this table. */
export const inkOf = (table: Pick<CardTable, 'colours'>, colour: number): Ink =>
  table.colours?.[colour] ?? (COLOURS[colour] as Colour)

/** The printed table of section 2. */
export const PRINTED: CardTable = freezeTable({
  coins: inEveryColour(COINS_BY_VALUE),
  shurikens: inEveryColour(SHURIKENS_BY_VALUE),
  cooks: [1, 2, 3],
})

/** The number on a cook, by the table of the game; 0 for everybody else. */
export const cookNumber = (table: CardTable, id: CharacterId): number =>
  isCook(characterOf(id)) ? (table.cooks[characterOf(id)] ?? 0) : 0

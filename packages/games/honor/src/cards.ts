/**
 * The printed table: 110 cards, data without behaviour (sections 2.2 to 2.4 of the rules).
 * A host who owns the game may replace figures, names and kinds; `data.ts` says within which limits.
 */

export const CARD_TYPES = [
  'samurai',
  'daimyo',
  'shogun',
  'okugata',
  'possession',
  'castle',
  'army',
  'guard',
  'spy',
  'elite',
  'assassin',
  'dishonor',
  'saveface',
] as const
export type CardType = (typeof CARD_TYPES)[number]

export const SAMURAI = 0
export const DAIMYO = 1
export const SHOGUN = 2
export const OKUGATA = 3
export const POSSESSION = 4
export const CASTLE = 5
export const ARMY = 6
export const GUARD = 7
export const SPY = 8
export const ELITE = 9
export const ASSASSIN = 10
export const DISHONOR = 11
export const SAVEFACE = 12

/** One printed card: its id, what it is, the name it shows, and honour / ki / strength. */
export interface Card {
  readonly id: string
  readonly type: CardType
  readonly name: string
  readonly honour: number
  readonly ki: number
  readonly strength: number
}

type Figures = readonly [honour: number, ki: number, strength: number]

const NONE: Figures = [0, 0, 0]
const row = (id: string, type: CardType, name: string, [honour, ki, strength]: Figures): Card =>
  Object.freeze({ id, type, name, honour, ki, strength })
const rows = (
  prefix: string,
  from: number,
  to: number,
  type: CardType,
  name: string | readonly string[],
  figures: Figures,
): Card[] =>
  Array.from({ length: to - from + 1 }, (_, i) =>
    row(`${prefix}-${from + i}`, type, typeof name === 'string' ? name : (name[i] as string), figures),
  )

const WIVES = ['O-Ichi', 'Nene', 'Matsu', 'Tama', 'Toku', 'Nō', 'Sanjō', 'Tsukiyama', 'Chacha']

/** Every card of the box; a card's number everywhere else is its place in this list. */
export const CARDS: readonly Card[] = Object.freeze([
  ...rows('samurai', 1, 6, 'samurai', 'Samurai', [0, 6, 0]),
  // HS-AMB-57: three start Daimyos alike, and three more
  row('daimyo-s1', 'daimyo', 'Imagawa Yoshimoto', [5, 0, 1]),
  row('daimyo-s2', 'daimyo', 'Asakura Yoshikage', [5, 0, 1]),
  row('daimyo-s3', 'daimyo', 'Shimazu Takahisa', [5, 0, 1]),
  row('daimyo-s4', 'daimyo', 'Mōri Motonari', [10, 0, 2]),
  row('daimyo-s5', 'daimyo', 'Hōjō Ujiyasu', [10, 0, 2]),
  row('daimyo-s6', 'daimyo', 'Chōsokabe Motochika', [10, 0, 2]),
  row('daimyo-d1', 'daimyo', 'Oda Nobunaga', [10, 0, 4]),
  row('daimyo-d2', 'daimyo', 'Takeda Shingen', [15, 2, 3]),
  row('daimyo-d3', 'daimyo', 'Uesugi Kenshin', [20, 1, 5]),
  row('daimyo-d4', 'daimyo', 'Tokugawa Ieyasu', [30, 1, 4]),
  row('shogun', 'shogun', 'Shogun', NONE),
  ...rows('okugata', 1, 5, 'okugata', WIVES.slice(0, 5), [5, 4, 0]),
  ...rows('okugata', 6, 9, 'okugata', WIVES.slice(5), [10, 3, 0]),
  row('poss-nodachi', 'possession', "Ancestor's No-Dachi", [5, 1, 3]),
  row('poss-daisho', 'possession', "Ancestor's Daisho", [10, 1, 1]),
  row('poss-masamune', 'possession', 'Swordsmith Masamune', [10, 1, 4]),
  row('poss-noh', 'possession', 'Noh Theater', [20, 3, 0]),
  row('poss-gunpowder', 'possession', 'Gunpowder Weapons', [-20, -2, 9]),
  // HS-AMB-58: castles bring honour
  row('castle-1', 'castle', 'Hill Castle', [10, 1, 4]),
  row('castle-2', 'castle', 'River Castle', [15, 1, 5]),
  row('castle-3', 'castle', 'Great Castle', [20, 1, 6]),
  ...rows('army', 1, 15, 'army', 'Ashigaru Spearmen', [0, 0, 1]),
  ...rows('army', 16, 27, 'army', 'Ashigaru Archers', [0, 0, 2]),
  ...rows('army', 28, 35, 'army', 'Samurai Cavalry', [0, 0, 3]),
  ...rows('army', 36, 41, 'army', 'Mountain Monks', [0, 1, 1]),
  ...rows('army', 42, 45, 'army', 'Hatamoto Retainers', [0, 1, 2]),
  ...rows('guard', 1, 5, 'guard', 'House Guard', NONE),
  ...rows('spy', 1, 6, 'spy', 'Ninja Spy', NONE),
  ...rows('elite', 1, 2, 'elite', 'Elite Ninja Spy', NONE),
  ...rows('assassin', 1, 5, 'assassin', 'Ninja Assassin', NONE),
  ...rows('dishonor', 1, 9, 'dishonor', 'Dishonor', NONE),
  ...rows('saveface', 1, 4, 'saveface', 'Save Face', NONE),
])

export const PACK = CARDS.length
/** Numbers of the six Samurai (HS-SETUP-2), of the six start Daimyos and of the Shogun card. */
export const SAMURAI_CARDS: readonly number[] = Object.freeze([0, 1, 2, 3, 4, 5])
export const START_DAIMYOS: readonly number[] = Object.freeze([6, 7, 8, 9, 10, 11])
export const SHOGUN_CARD = 16

/** Honour of the title for 3, 4, 5 and 6 players (table 2.4). */
export const SHOGUN_BONUS: readonly number[] = Object.freeze([50, 75, 100, 150])

const byId = new Map(CARDS.map((c, i) => [c.id, i]))
/** The number of a card id, or -1. */
export const cardNumber = (id: unknown): number => (typeof id === 'string' ? (byId.get(id) ?? -1) : -1)
export const cardId = (card: number): string => (CARDS[card] as Card).id

/** What a host may change of one card. */
export interface CardChange {
  readonly name?: string
  readonly type?: CardType
  readonly honour?: number
  readonly ki?: number
  readonly strength?: number
}

/** A host's own figures: cards by id, and the Shogun's bonus for 3, 4, 5 and 6 players. */
export interface HonorData {
  readonly cards: Readonly<Record<string, CardChange>>
  readonly shogun: readonly number[]
}

/** A table made ready for the rules: one list a figure, in card order. */
export interface Sheet {
  readonly cards: readonly Card[]
  readonly type: readonly number[]
  readonly honour: readonly number[]
  readonly ki: readonly number[]
  readonly strength: readonly number[]
  readonly shogun: readonly number[]
  /** How many Save Face cards there are (four as printed): what rules 4.1.5 counts in the discard pile. */
  readonly saveFaces: number
}

function sheet(cards: readonly Card[], shogun: readonly number[]): Sheet {
  const type = cards.map(c => CARD_TYPES.indexOf(c.type))
  return Object.freeze({
    cards,
    // not frozen, only read: the compiler takes each look into a frozen list through a slow call
    type,
    honour: cards.map(c => c.honour),
    ki: cards.map(c => c.ki),
    strength: cards.map(c => c.strength),
    shogun,
    saveFaces: type.filter(t => t === SAVEFACE).length,
  })
}

export const PRINTED: Sheet = sheet(CARDS, SHOGUN_BONUS)

const changed = new WeakMap<HonorData, Sheet>()

/** The figures a game is played with: the printed ones, or a host's. */
export function sheetOf(data: HonorData | null): Sheet {
  if (data === null) return PRINTED
  let found = changed.get(data)
  if (found === undefined) {
    found = sheet(
      CARDS.map(c => Object.freeze({ ...c, ...data.cards[c.id] })),
      data.shogun,
    )
    changed.set(data, found)
  }
  return found
}

/** Frozen, so that every state of a game may share it. */
export function freezeData(data: HonorData): HonorData {
  const cards = Object.fromEntries(
    Object.entries(data.cards).map(([id, c]) => [id, Object.freeze({ ...c })] as const),
  )
  return Object.freeze({ cards: Object.freeze(cards), shogun: Object.freeze([...data.shogun]) })
}

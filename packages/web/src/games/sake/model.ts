import type { SakeEvent } from '@noren/sake'
import type { GapView, PlayerView, Question, SakeView, Seen, SeenOf } from '@noren/sake/view'
import type { Card, CardType } from '@noren/sake/words'
import {
  ALIVE,
  BACKS,
  BOARD,
  cardOfWord,
  DISCIPLE_BASE,
  isPick,
  lastSeen,
  LIFE,
  LOCATIONS,
  PLACES,
  SAMURAI,
  SPIRIT,
  STANDARD,
  TYPES,
  USES,
} from '@noren/sake/words'

/** The printed things of the game as the board draws them. No rule: numbers, names and pictures. */

export type { Card, CardType, GapView, PlayerView, Question, SakeEvent, SakeView, Seen }
export { ALIVE, BACKS, LOCATIONS, SAMURAI, SPIRIT }
export type BackName = (typeof BACKS)[number]
export type SamuraiId = (typeof SAMURAI)[number]
export type LocationId = (typeof LOCATIONS)[number]

/** Where a sip may lie, in the order of the bits of a view: the life pile, the board, then weapons and items by type. */
export { BOARD, LIFE, PLACES, USES }
const FIRST_ITEM = PLACES.indexOf('pipe')
export const isWeapon = (place: number): boolean => place > BOARD && place < FIRST_ITEM
export const placeOf = (word: unknown): number => (typeof word === 'string' ? PLACES.indexOf(word) : -1)

/** What a text must know of the table it is read at: its edition and options as rules, and a host's own figures. */
export interface TableFacts {
  readonly rules: Pick<SakeView['open']['rules'], 'italian' | 'bothFlanks' | 'armourAlways'>
  readonly data: SakeView['open']['data']
}
/** The table of a book: an edition as it is printed. */
export const printedTable = (edition: string): TableFacts => {
  const italian = edition === 'it'
  return { rules: { italian, bothFlanks: italian, armourAlways: false }, data: null }
}
export { STANDARD }
export const tableOf = (view: SakeView): typeof STANDARD => view.open.data ?? STANDARD
export function cardOf(view: SakeView, n: number): Card {
  const card = tableOf(view).cards[n]
  if (card === undefined) throw new Error(`there is no card ${n}`)
  return card
}
/** The number of a card on the wire: its id at the standard table, its number at a host's own. */
export const numberOf = (word: string | number | undefined): number => cardOfWord(word)
export const placeOfCard = (view: SakeView, n: number): number => PLACES.indexOf(cardOf(view, n).type)

export type Kind = 'event' | 'interruption' | 'disciple' | 'weapon' | 'item'
export function kindOf(type: CardType): Kind {
  const at = TYPES.indexOf(type)
  if (at < TYPES.indexOf('stumble')) return 'event'
  if (at < TYPES.indexOf('disciple')) return 'interruption'
  if (type === 'disciple') return 'disciple'
  return at < TYPES.indexOf('pipe') ? 'weapon' : 'item'
}
export const TONES: Readonly<Record<Kind, string>> = {
  event: '#1f4c7d',
  interruption: '#a12c17',
  disciple: '#2d5e47',
  weapon: '#3d4750',
  item: '#7d5a18',
}

const ART: Readonly<Record<CardType, string>> = {
  chopsticks: 'a-chopsticks',
  ramen: 'a-ramen',
  stench: 'a-burp',
  riceballs: 'sk-onigiri',
  sakuragi: 'sk-sakuragi',
  purchase: 'sk-purchase',
  stomach: 'sk-stomach',
  feigned: 'sk-feigned',
  roar: 'sk-roar',
  lanterns: 'a-lantern',
  stumble: 'a-stumble',
  'double-vision': 'a-double',
  disciple: 'p-disciple',
  katana: 'a-katana',
  wakizashi: 'a-wakizashi',
  'no-dachi': 'a-nodachi',
  naginata: 'a-naginata',
  yumi: 'a-yumi',
  pipe: 'a-pipe',
  sandals: 'a-sandals',
  armour: 'a-armor',
  flask: 'a-bottle',
  'rice-bowl': 'a-rice',
}
export const artOf = (type: CardType): string => ART[type]

const FACES: Readonly<Record<SamuraiId, string>> = {
  musashi: 'p-musashi',
  munenori: 'p-goemon',
  mitsuyoshi: 'p-jubei',
  ittosai: 'p-kojiro',
  masamune: 'sk-masamune',
  suenaga: 'p-hanzo',
  masako: 'sk-masako',
  tomoe: 'p-tomoe',
}
export const faceOf = (board: number): string => {
  const id = SAMURAI[board]
  return id === undefined ? 'i-user' : FACES[id]
}
export const BACK_ICONS = ['i-push', 'i-brawl', 'i-doze'] as const
export const BACK_CLASS = ['push', 'brawl', 'doze'] as const

/** What is asked now. */
export const topOf = (view: SakeView): Question | null => view.own.question
/** The innermost business of a kind that is unfinished. */
export const frameOf = lastSeen
/** My own choice in the making, while its next part is what I am asked; others never see it. */
export type Making = SeenOf<Extract<Seen['kind'], `pick${string}`>>
export const makingOf = (view: SakeView): Making | null => {
  const q = view.own.question
  return q !== null && isPick(q) ? q : null
}
/** The card of a choice in the making, or -1. */
export const cardInMaking = (view: SakeView): number => {
  const f = makingOf(view)
  return f !== null && 'card' in f ? f.card : -1
}
/** The printed figures of the weapon on a place. */
export const weaponOn = (view: SakeView, place: number) =>
  tableOf(view).weapons[PLACES[place] as keyof typeof STANDARD.weapons] as
    (typeof STANDARD.weapons)['katana'] | undefined

export const playerOf = (view: SakeView, seat: number): PlayerView => {
  const p = view.open.players[seat]
  if (p === undefined) throw new Error(`nobody sits at ${seat}`)
  return p
}
export const isAlive = (view: SakeView, seat: number): boolean => view.open.players[seat]?.status === ALIVE
export const wet = (p: PlayerView, place: number): boolean => (p.sake & (1 << place)) !== 0
export const living = (view: SakeView): number => view.open.players.filter(p => p.status === ALIVE).length
export const nextAlive = (view: SakeView, seat: number, step: 1 | -1): number => {
  for (let i = 1; i <= view.open.seats; i++) {
    const p = (seat + step * i + view.open.seats * i) % view.open.seats
    if (isAlive(view, p)) return p
  }
  return seat
}
/** Figures on the wire: a seat, or 8 and the card of a disciple. */
export const DISCIPLE = DISCIPLE_BASE
export function discipleAt(view: SakeView, card: number): { gap: GapView; index: number } | null {
  for (const gap of view.open.gaps) {
    const index = gap.row.indexOf(card)
    if (index >= 0) return { gap, index }
  }
  return null
}
export const sumOf = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0)
/** All sips there ever were at this table. */
export const sipsInAll = (view: SakeView): number =>
  view.open.masu +
  view.open.gone +
  sumOf(view.open.players.map(p => p.total)) +
  (frameOf(view, 'place')?.left ?? 0) +
  (frameOf(view, 'torment')?.stolen ?? 0)

import type { Card, CardType, HonorEvent } from '@noren/honor/words'
import { cardNumber, cardOf as printed } from '@noren/honor/words'
import type { HonorView, PlayerView, Question } from '@noren/honor/view'

export type { Card, CardType, HonorEvent, HonorView, PlayerView, Question }

export const ROWS = ['daimyo', 'samurai'] as const
export type Row = (typeof ROWS)[number]

/** What is printed on a card, with the figures this table plays with. */
export function cardOf(view: HonorView, n: number): Card {
  const card = printed(n, view.open.data)
  if (card === undefined) throw new Error(`there is no card ${n}`)
  return card
}
/** The number of a card id, or -1. */
export const numberOf = (id: unknown): number => cardNumber(id)

const LORDS: Readonly<Record<string, string>> = {
  'daimyo-s1': 'hs-imagawa',
  'daimyo-s2': 'hs-asakura',
  'daimyo-s3': 'hs-shimazu',
  'daimyo-s4': 'hs-mori',
  'daimyo-s5': 'k-hojo',
  'daimyo-s6': 'hs-chosokabe',
  'daimyo-d1': 'hs-oda',
  'daimyo-d2': 'k-takeda',
  'daimyo-d3': 'k-uesugi',
  'daimyo-d4': 'hs-tokugawa',
}
const THINGS: Readonly<Record<string, string>> = {
  'poss-nodachi': 'a-nodachi',
  'poss-daisho': 'a-wakizashi',
  'poss-masamune': 'a-masamune',
  'poss-noh': 'a-noh',
  'poss-gunpowder': 'a-gun',
}
const KINDS: Readonly<Record<CardType, string>> = {
  samurai: 'k-samurai',
  daimyo: 'k-honda',
  shogun: 'a-shogun',
  okugata: 'a-okugata',
  possession: 'a-katana',
  castle: 'a-castle',
  army: 'a-army',
  guard: 'a-guard',
  spy: 'a-ninja',
  elite: 'hs-elite',
  assassin: 'hs-assassin',
  dishonor: 'a-dishonor',
  saveface: 'a-saveface',
}
/** Armies by the last card of each kind: spears, bows, riders, monks, banners. */
const ARMIES: readonly (readonly [last: number, art: string])[] = [
  [15, 'hs-spear'],
  [27, 'a-yumi'],
  [35, 'hs-horse'],
  [41, 'hs-monk'],
  [45, 'a-army'],
]
/** The drawing of a card. */
export function artOf(card: Card): string {
  const known = LORDS[card.id] ?? THINGS[card.id]
  if (known !== undefined) return known
  const [kind, n] = card.id.split('-')
  if (kind === 'army') return ARMIES.find(([last]) => Number(n) <= last)?.[1] ?? KINDS.army
  return KINDS[card.type]
}

const TONES: Readonly<Record<CardType, string>> = {
  samurai: '#4a4e55',
  daimyo: '#7d5a18',
  shogun: '#7d5a18',
  okugata: '#8a2f52',
  possession: '#2d5e47',
  castle: '#5b5048',
  army: '#1f4c7d',
  guard: '#33577a',
  spy: '#2b2a33',
  elite: '#2b2a33',
  assassin: '#2b2a33',
  dishonor: '#5e1620',
  saveface: '#a12c17',
}
export const toneOf = (card: Card): string => TONES[card.type]

export type Figure = readonly [icon: 'i-honor' | 'i-ki' | 'i-force', value: number]
/** The figures that are not zero. */
export function figuresOf(card: Card): readonly Figure[] {
  const all: readonly Figure[] = [
    ['i-honor', card.honour],
    ['i-ki', card.ki],
    ['i-force', card.strength],
  ]
  return all.filter(f => f[1] !== 0)
}
/** A possession is read by its strength where that is more than its honour, which is counted in fives. */
const weighs = ({ strength, honour }: Card): boolean => strength > honour / 5

/** The one figure a small card is read by. */
export function mainFigure(card: Card): Figure | null {
  const by = (icon: Figure[0]): Figure | null => figuresOf(card).find(f => f[0] === icon) ?? null
  switch (card.type) {
    case 'okugata':
    case 'samurai':
      return by('i-ki') ?? by('i-honor')
    case 'army':
    case 'castle':
      return by('i-force') ?? by('i-honor')
    case 'possession':
      return weighs(card) ? by('i-force') : (by('i-honor') ?? by('i-force'))
    default:
      return by('i-honor') ?? by('i-force')
  }
}

/** The sentences a card at rest answers with when somebody points at it. */
const RULES: Readonly<Record<CardType, readonly string[]>> = {
  samurai: ['HS-HOUSE-9', 'HS-ACT-10'],
  daimyo: ['HS-HOUSE-2', 'HS-COLLECT-3'],
  shogun: ['HS-COLLECT-4', 'HS-BATTLE-2', 'HS-SAVE-4'],
  okugata: ['HS-HOUSE-3'],
  possession: ['HS-NINJA-3'],
  castle: ['HS-BATTLE-5', 'HS-BATTLE-2'],
  army: ['HS-HOUSE-4'],
  guard: ['HS-NINJA-14', 'HS-NINJA-15'],
  spy: ['HS-NINJA-3', 'HS-NINJA-1'],
  elite: ['HS-NINJA-4', 'HS-NINJA-1'],
  assassin: ['HS-NINJA-13', 'HS-NINJA-14', 'HS-NINJA-1'],
  dishonor: ['HS-DIS-2', 'HS-DIS-3', 'HS-ACT-3'],
  saveface: ['HS-SAVE-2', 'HS-SAVE-3', 'HS-SAVE-4'],
}
export const rulesOf = (card: Card): readonly string[] =>
  card.id === 'poss-gunpowder' ? ['HS-GUN-1', 'HS-GUN-2'] : RULES[card.type]

/** Cards of a house in the order they are read: lord, title and castle first, armies and guards last. */
const ORDER: readonly CardType[] = ['daimyo', 'samurai', 'castle', 'okugata', 'possession', 'army', 'guard']
export const sorted = (view: HonorView, cards: readonly number[]): readonly number[] =>
  [...cards].sort(
    (a, b) => ORDER.indexOf(cardOf(view, a).type) - ORDER.indexOf(cardOf(view, b).type) || a - b,
  )

export interface Totals {
  readonly honour: number
  readonly ki: number
  readonly force: number
}
/** What lies in one house, added up; the title is not among the cards. */
export function totalsOf(view: HonorView, cards: readonly number[]): Totals {
  let honour = 0
  let ki = 0
  let force = 0
  for (const n of cards) {
    const card = cardOf(view, n)
    honour += card.honour
    ki += card.ki
    force += card.strength
  }
  return { honour, ki, force }
}

/** The cards of one house, its head included. */
export function houseOf(p: PlayerView, row: Row): readonly number[] {
  if (row === 'samurai') return [p.samurai, ...p.home]
  return p.daimyo < 0 ? [] : [p.daimyo, ...p.court]
}

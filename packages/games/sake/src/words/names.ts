import type { Clause, Lang } from '@noren/engine'
import type { CardType, Location, SamuraiId } from '../cards.ts'
import { BACKS, COPY_IDS, SAMURAI, STANDARD } from '../cards.ts'
import { PLACES } from '../actions.ts'
import type { SakeView } from '../view.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Speech } from './speech.ts'

export const SPEECHES: Readonly<Record<Lang, Speech>> = { en, fr, it }

export const typeName = (lang: Lang, type: CardType): string => SPEECHES[lang].types[type]
export const samuraiName = (lang: Lang, board: number): string => {
  const id = SAMURAI[board]
  return id === undefined ? '?' : SPEECHES[lang].samurai[id]
}
export const backName = (lang: Lang, back: number): string => SPEECHES[lang].backs[BACKS[back] ?? 'shove']
export const locationName = (lang: Lang, id: Location): string => SPEECHES[lang].locations[id]
export const locationText = (lang: Lang, id: Location): string => SPEECHES[lang].locationTexts[id]

/** A place a sake may lie on: 'life', 'board' or the type of a card in play. */
export const placeName = (lang: Lang, place: string): string =>
  place === 'life' || place === 'board' ? SPEECHES[lang].places[place] : typeName(lang, place as CardType)
export const placeNameAt = (lang: Lang, place: number): string => placeName(lang, PLACES[place] ?? 'life')

/** The type of a card number on the table of a view (or on the standard one). */
export const typeOfCard = (card: number, view?: SakeView): CardType =>
  (view?.open.data ?? STANDARD).cards[card]?.type ?? 'sakuragi'
export const cardName = (lang: Lang, card: number, view?: SakeView): string =>
  typeName(lang, typeOfCard(card, view))

/** A card as it stands in wire words: a copy id, a number, or '#' and a number. */
export function cardOfWord(word: string | number | undefined): number {
  if (typeof word === 'number') return word
  if (word === undefined) return -1
  return word.startsWith('#') ? Number(word.slice(1)) : COPY_IDS.indexOf(word)
}

/** The clause that is a card's text, for pages that show it in full. */
export const TEXT_CLAUSE: Readonly<Record<CardType, Clause>> = {
  chopsticks: 'SK-EVENT-5',
  ramen: 'SK-EVENT-9',
  stench: 'SK-EVENT-10',
  riceballs: 'SK-EVENT-11',
  sakuragi: 'SK-EVENT-12',
  purchase: 'SK-EVENT-13',
  stomach: 'SK-EVENT-15',
  feigned: 'SK-EVENT-17',
  roar: 'SK-EVENT-18',
  lanterns: 'SK-EVENT-20',
  stumble: 'SK-INT-9',
  'double-vision': 'SK-INT-10',
  disciple: 'SK-DISC-1',
  katana: 'SK-WEAPON-1',
  wakizashi: 'SK-WEAPON-1',
  'no-dachi': 'SK-WEAPON-1',
  naginata: 'SK-WEAPON-1',
  yumi: 'SK-WEAPON-1',
  pipe: 'SK-ITEM-8',
  sandals: 'SK-ITEM-6',
  armour: 'SK-ITEM-7',
  flask: 'SK-ITEM-10',
  'rice-bowl': 'SK-ITEM-11',
}

/** The clause that is a board's ability. */
export const ABILITY_CLAUSE: Readonly<Record<SamuraiId, Clause>> = {
  musashi: 'SK-ABIL-3',
  munenori: 'SK-ABIL-4',
  mitsuyoshi: 'SK-ABIL-5',
  ittosai: 'SK-ABIL-6',
  masamune: 'SK-ABIL-7',
  suenaga: 'SK-ABIL-8',
  masako: 'SK-ABIL-9',
  tomoe: 'SK-ABIL-10',
}

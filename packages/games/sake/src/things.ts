import type { Clause, Seat } from '@noren/engine'
import type { Noun, Person } from '@noren/words'
import { PLACES } from './named.ts'
import type { Back, CardType, Data, Location, SamuraiId } from './cards.ts'
import { ABILITIES, BACKS, COPY_IDS, LOCATION_NAMES, LOCATIONS, SAMURAI, STANDARD } from './cards.ts'
import { DISCIPLE_BASE, discipleCard } from './ring.ts'
import type { GapView, SakeView } from './view.ts'

/** Cards, places, people and pieces as sentences name them: nouns of the catalogue, no word of any language. */

export const person = (seat: Seat): Person => ({ seat })
export const cardNoun = (type: CardType): Noun<'card'> => ({ noun: `card-${type}` })
export const samuraiNoun = (id: SamuraiId): Noun<'samurai'> => ({ noun: `samurai-${id}` })
export const backNoun = (back: Back): Noun<'back'> => ({ noun: `back-${back}` })
export const backAt = (back: number): Noun<'back'> => backNoun(BACKS[back] ?? 'shove')

/** A place a sip may lie on: 'life', 'board' or the type of a card in play. */
export const placeNoun = (place: string): Noun<'card'> | Noun<'place'> =>
  place === 'life' || place === 'board' ? { noun: `place-${place}` } : cardNoun(place as CardType)
export const placeAt = (place: number): Noun<'card'> | Noun<'place'> => placeNoun(PLACES[place] ?? 'life')
/** The same where only a weapon or an Item can lie. */
export const gearNoun = (place: string): Noun<'card'> => cardNoun(place as CardType)
export const gearAt = (place: number): Noun<'card'> => gearNoun(PLACES[place] ?? 'katana')

/** A Location as this table calls it: a host's own name stays as it was written. */
export function locationNoun(id: Location, data: Data | null = null): Noun<'location'> {
  const own = id === 'none' ? undefined : data?.locations?.[id].name
  return own === undefined || id === 'none' || own === LOCATION_NAMES[id]
    ? { noun: `location-${id}` }
    : { noun: 'location-own', facts: { name: own } }
}
export const locationAt = (at: number, data?: Data | null): Noun<'location'> =>
  locationNoun(LOCATIONS[at] ?? 'none', data ?? null)

/** Somebody's Disciple, or just one of them where nobody knows whose it is. */
export const disciple = (master: Seat): Noun<'disciple'> =>
  master < 0 ? { noun: 'disciple-some' } : { noun: 'disciple', facts: { who: person(master) } }
/** Whose a Disciple is: the first `kin` of a gap follow its one end, the others its other. */
export function masterIn(gaps: readonly GapView[], card: number): Seat {
  for (const { a, b, row, kin } of gaps) {
    const at = row.indexOf(card)
    if (at >= 0) return at < kin ? a : b
  }
  return -1
}
/** Whom a blow is aimed at. */
export const pieceNoun = (view: SakeView | undefined, target: number): Noun<'disciple'> | Person =>
  target < DISCIPLE_BASE ? person(target) : disciple(masterIn(view?.open.gaps ?? [], discipleCard(target)))

/** A gap by its two ends; where only one is known, by the side of it. */
export const gapNoun = (a: Seat, b: Seat): Noun<'gap'> =>
  b < 0 || a === b
    ? { noun: 'gap-left', facts: { a: person(a) } }
    : { noun: 'gap', facts: { a: person(a), b: person(b) } }

/** Whose shipped ability is on a board of this table, or null for none. */
export function abilityOf(id: SamuraiId, data: Data | null): SamuraiId | null {
  const own = data?.abilities?.[id]
  if (own === undefined) return id
  return own === 'none' ? null : (SAMURAI[ABILITIES.indexOf(own)] ?? null)
}

/** The type of a card number on the table of a view (or on the standard one). */
export const typeOfCard = (card: number, view?: SakeView): CardType =>
  (view?.open.data ?? STANDARD).cards[card]?.type ?? 'sakuragi'

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

import type { Said } from './said.ts'
import type { Ability } from './cards.ts'
import { ABILITIES, BACKS, COPY_IDS, LOCATION_CARDS, LOCATIONS, SAMURAI, STANDARD, TYPES } from './cards.ts'
import { backNoun, cardNoun, locationNoun, samuraiNoun } from './things.ts'

/** The printed figures, their values and their limits as ids and facts: for the form of a table's own ones and for the template. */

const PARTS = [
  'cards',
  'weapons',
  'disciple',
  'life',
  'abilities',
  'locations',
  'type',
  'attack',
  'defence',
  'move',
  'drink',
  'back',
  'steps',
  'plus',
  'ranged',
  'name',
  'rule',
  'limit-box',
  'limit-steps',
  'limit-life',
  'limit-name',
] as const
const SHOWN: readonly ((typeof PARTS)[number] | Ability)[] = [...PARTS, ...ABILITIES, 'none']

export function figureOf(id: string): Said | null {
  const who = SAMURAI.find(x => x === id)
  if (who !== undefined) return ['figure-who', { samurai: samuraiNoun(who) }]
  // A Disciple is a card and a part of the figures: both have one word.
  const part = SHOWN.find(x => x === id)
  if (part !== undefined) return [`figure-${part}`, {}] as Said
  const type = TYPES.find(x => x === id)
  if (type !== undefined) return ['figure-card', { card: cardNoun(type) }]
  const card = STANDARD.cards[COPY_IDS.indexOf(id)]
  if (card !== undefined)
    return ['figure-copy', { card: cardNoun(card.type), n: Number(id.slice(card.type.length + 1)) }]
  const location = LOCATION_CARDS.find(x => x === id)
  if (location !== undefined) return ['figure-location', { location: locationNoun(location) }]
  const rule = LOCATIONS.find(x => `rule-${x}` === id)
  if (rule !== undefined) return [`figure-rule-${rule}`, {}]
  const back = BACKS.find(x => x === id.replace(/^back-/, ''))
  return back === undefined ? null : ['figure-back-side', { back: backNoun(back) }]
}

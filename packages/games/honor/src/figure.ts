import type { Message } from '@noren/words'
import type { HonorFacts } from '../words/facts.gen.ts'
import { CARD_TYPES, cardNumber } from './cards.ts'
import { cardNoun } from './nouns.ts'

/** The printed figures, their values and their limits as ids and facts: for the form of a table's own ones and for the template. */

const PARTS = [
  'cards',
  'name',
  'type',
  'honour',
  'ki',
  'strength',
  'players-3',
  'players-4',
  'players-5',
  'players-6',
  'limit-name',
  'limit-type',
  'limit-honour',
  'limit-figure',
  'limit-shogun',
  ...CARD_TYPES,
] as const

type Said = Message<HonorFacts>

export function figureOf(id: string): Said | null {
  const part = PARTS.find(p => p === id)
  if (part !== undefined) return [`figure-${part}`, {}] as Said
  const card = cardNumber(id)
  return card < 0 ? null : ['figure-card', { card: cardNoun(card), id }]
}

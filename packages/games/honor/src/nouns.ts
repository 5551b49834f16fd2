import type { Noun } from '@noren/words'
import type { HonorData } from './cards.ts'
import { CARDS, sheetOf } from './cards.ts'

/** Cards as the catalogues name them. */

/** "Mōri Motonari" as ids write it: `mori-motonari`. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-')

/** A card; a name that a host gave it stays as he wrote it. */
export function cardNoun(card: number, data: HonorData | null = null): Noun<'card'> {
  const printed = CARDS[card]
  if (printed === undefined) return { noun: 'card', facts: { name: '?' } }
  const name = sheetOf(data).cards[card]?.name ?? printed.name
  const wife = printed.type === 'okugata'
  if (name !== printed.name) return { noun: wife ? 'card-okugata' : 'card', facts: { name } }
  return { noun: wife ? `card-okugata-${slug(name)}` : `card-${slug(name)}` }
}

/** The name on the face of the card, which is English in every box; null for a card whose name a host changed. */
export function printedNoun(card: number, data: HonorData | null = null): Noun<'printed'> | null {
  const printed = CARDS[card]
  const changed = sheetOf(data).cards[card]?.name !== printed?.name
  return printed === undefined || changed ? null : { noun: `printed-${slug(printed.name)}` }
}

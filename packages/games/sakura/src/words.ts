import type { Sayings } from '@noren/engine'
import { catalogues, later } from '../words/catalogues.gen.ts'
import type { CardId, CardTable, Ink } from './cards.ts'
import { CARD_IDS, COLOURS, INKS, cardOf, colourOf, inkOf, valueOf } from './cards.ts'
import type { SakuraEvent } from './events.ts'
import type { Noun } from '@noren/words'
import { inked } from './inks.ts'
import type { Say } from './said.ts'
import { card as printedCard, labelOf, logOf, noOf, questionOf } from './said.ts'
import type { SakuraView } from './view.ts'

/** What Sakura says and shows, for pages, logs and the command line: built from views, events and words alone. */

export type { SakuraFacts } from '../words/facts.gen.ts'
export { CARD_IDS, CHARACTERS, COLOURS, PRINTED, SIDES, cookNumber } from './cards.ts'
export type { CardId, CardTable, CharacterId, Colour, Ink, Side, TokenSide } from './cards.ts'
export { character, effectOf, person } from './said.ts'

/** Colour and value of a card id, for boards. */
export const faceOf = (
  id: CardId,
): { readonly colour: (typeof COLOURS)[number]; readonly value: number } => ({
  colour: COLOURS[colourOf(cardOf(id))] ?? 'black',
  value: valueOf(cardOf(id)),
})
/** What is printed on a card, by the table of the game. */
export const printedOn = (
  table: CardTable,
  id: CardId,
): { readonly ink: Ink; readonly coins: number; readonly shurikens: number } => ({
  ink: inkOf(table, colourOf(cardOf(id))),
  coins: table.coins[cardOf(id)] ?? 0,
  shurikens: table.shurikens[cardOf(id)] ?? 0,
})

/** A card as this table prints it. */
export const card = (id: CardId, table: CardTable): Noun<'card'> => inked(printedCard(id), table)

/** Parts of the figures and their limits; inks have words of their own. */
const FIGURES = [
  'coins',
  'shurikens',
  'cooks',
  'colours',
  'limit-symbols',
  'limit-cooks',
  'cook-1',
  'cook-2',
  'cook-3',
  ...INKS,
] as const

function figureOf(id: string): Say | null {
  const part = FIGURES.find(f => f === id)
  if (part !== undefined) return [`figure-${part}`, {}]
  const found = CARD_IDS.find(c => c === id)
  return found === undefined ? null : ['figure-card', { card: printedCard(found) }]
}

export const said: Sayings<SakuraView, SakuraEvent> = {
  catalogues,
  later,
  log: (event, view) => inked(logOf(event), view?.open.table),
  question: (view, seat) => inked(questionOf(view, seat), view.open.table),
  label: (words, view) => inked(labelOf(words, view), view.open.table),
  no: (why, view) => inked(noOf(why, view), view?.open.table),
  figure: figureOf,
}

import type { Sayings } from '@noren/engine'
import { catalogues, later } from '../words/catalogues.gen.ts'
import type { Card, HonorData } from './cards.ts'
import { sheetOf } from './cards.ts'
import type { HonorEvent } from './events.ts'
import { figureOf } from './figure.ts'
import { noOf } from './no.ts'
import { labelOf, logOf, questionOf } from './said.ts'
import type { HonorView } from './view.ts'

/** What the page needs of Honor's words: the printed figures, prices, names of cards, and what the game says. */

export type { Card, CardType } from './cards.ts'
export { cardNumber } from './cards.ts'
export type { HonorEvent } from './events.ts'
export { cardNoun, printedNoun } from './nouns.ts'
export { KILLS_FROM, KILLS_PAST_GUARD, PRICES } from './terms.ts'
export { allyPrice } from './said.ts'
export { ANSWERS, standing } from './standing.ts'
export type { Answer } from './standing.ts'

/** A card as it is printed, or as the host changed it: type and figures for a board to draw. */
export const cardOf = (card: number, data: HonorData | null = null): Card | undefined =>
  sheetOf(data).cards[card]

export const said: Sayings<HonorView, HonorEvent> = {
  catalogues,
  later,
  log: logOf,
  question: questionOf,
  label: labelOf,
  no: noOf,
  figure: figureOf,
}

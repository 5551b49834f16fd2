import type { Sayings } from '@noren/engine'
import { catalogues, later } from '../words/catalogues.gen.ts'
import type { SamuraiName } from './cards.ts'
import type { SpiritEvent } from './events.ts'
import { figureOf } from './figures.ts'
import { labelOf, logOf, noOf, questionOf } from './said.ts'
import type { SpiritView } from './view.ts'

/** What the page needs of Samurai Spirit's words. */

export type { SpiritFacts } from '../words/facts.gen.ts'
export type { BoardColour, Icon, Mode, Raider, SamuraiName, SpiritData } from './cards.ts'
export { PRINTED, SAMURAI, SYMBOLS } from './cards.ts'
export { suffixOf } from './said.ts'
export { standing } from './standing.ts'
export { raiderOf } from './raider.ts'

/** The samurai are called alike in every language. */
const NAMES: Readonly<Record<SamuraiName, string>> = {
  heihachi: 'Heihachi',
  daisuke: 'Daisuke',
  gorobei: 'Gorobei',
  kanbei: 'Kanbei',
  kikuchiyo: 'Kikuchiyo',
  kyuzo: 'Kyuzo',
  katsushiro: 'Katsushiro',
}
export const samuraiName = (name: SamuraiName): string => NAMES[name]

export const said: Sayings<SpiritView, SpiritEvent> = {
  catalogues,
  later,
  log: logOf,
  question: questionOf,
  label: labelOf,
  no: noOf,
  figure: figureOf,
}

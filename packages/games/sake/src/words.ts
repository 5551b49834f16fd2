import type { Sayings } from '@noren/engine'
import { catalogues, later } from '../words/catalogues.gen.ts'
import { labelOf, questionOf } from './asked.ts'
import type { SakeEvent } from './events.ts'
import { figureOf } from './figures.ts'
import { noOf } from './refused.ts'
import { logOf } from './said.ts'
import type { SakeView } from './view.ts'

/** What the page needs of Saké & Samouraï's words. */

export { BACKS, COPY_IDS, LOCATIONS, SAMURAI, STANDARD, TYPES } from './cards.ts'
export type { Back, Card, CardType, Data, Location, SamuraiId, Weapon, WeaponType } from './cards.ts'
export { DIRS, PLACES, USES } from './named.ts'
export { ANSWERS } from './answers.ts'
export type { Answer } from './answers.ts'
export { isPick } from './frames.ts'
export { DISCIPLE_BASE } from './ring.ts'
export { lastSeen } from './seen.ts'
export { SAMURAI_ALIVE as ALIVE, SPIRIT } from './status.ts'
export { BOARD, LIFE } from './printed.ts'
export { REPLIES, standing } from './standing.ts'
export type { Reply } from './standing.ts'
export {
  ABILITY_CLAUSE,
  TEXT_CLAUSE,
  abilityOf,
  backNoun,
  cardNoun,
  cardOfWord,
  disciple,
  locationNoun,
  masterIn,
  person,
  pieceNoun,
  samuraiNoun,
} from './things.ts'
export { defenceParts, dryWeapons, strikeValue, totalOf } from './sums.ts'
export type { Part } from './sums.ts'

export const said: Sayings<SakeView, SakeEvent> = {
  catalogues,
  later,
  log: logOf,
  question: questionOf,
  label: labelOf,
  no: noOf,
  figure: figureOf,
}

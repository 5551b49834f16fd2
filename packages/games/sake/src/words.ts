/** Labels, questions and log lines in three languages, built from views, events and wire words alone. */
import type { Lexicon } from '@noren/engine'
import { reasonFrom } from '@noren/engine'
import type { Location } from './cards.ts'
import { LOCATIONS } from './cards.ts'
import type { SakeEvent } from './events.ts'
import type { SakeView } from './view.ts'
import { label } from './words/label.ts'
import { SPEECHES, locationName } from './words/names.ts'
import { question } from './words/question.ts'
import { sentence } from './words/sentence.ts'
import { WHY } from './words/why.ts'
import { whyNot } from './words/whynot.ts'

export { BACKS, COPY_IDS, LOCATIONS, SAMURAI, STANDARD, TYPES } from './cards.ts'
export type { Back, Card, CardType, Data, Location, SamuraiId, Weapon, WeaponType } from './cards.ts'
export { DIRS, PLACES, USES } from './actions.ts'
export { ANSWERS } from './answers.ts'
export type { Answer } from './answers.ts'
export { isPick } from './frames.ts'
export { DISCIPLE_BASE } from './ring.ts'
export { lastSeen } from './seen.ts'
export { REPLIES, standing } from './standing.ts'
export type { Reply } from './standing.ts'
export {
  ABILITY_CLAUSE,
  TEXT_CLAUSE,
  backName,
  cardName,
  cardOfWord,
  locationName,
  locationText,
  placeName,
  placeNameAt,
  samuraiName,
  typeName,
  typeOfCard,
} from './words/names.ts'

export { defenceParts, dryWeapons, strikeValue, totalOf } from './words/sums.ts'
export type { Part } from './words/sums.ts'

const isLocation = (value: unknown): value is Location => (LOCATIONS as readonly unknown[]).includes(value)

export const lexicon: Lexicon<SakeView, SakeEvent> = {
  title: lang => SPEECHES[lang].title,
  tagline: lang => SPEECHES[lang].tagline,
  label,
  question,
  sentence,
  option(lang, key, value) {
    const { options } = SPEECHES[lang]
    if (value === undefined) return options[key] ?? key
    if (key === 'location' && isLocation(value)) return locationName(lang, value)
    return options[`${key}:${value}`] ?? String(value)
  },
  unit: lang => SPEECHES[lang].unit,
  whyNot,
  reason: reasonFrom(WHY),
}

export default lexicon

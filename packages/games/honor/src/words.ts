/** Labels, questions and log lines, built from views, events and wire words alone. */
import type { Lexicon } from '@noren/engine'
import { reasonFrom } from '@noren/engine'
import type { HonorEvent } from './events.ts'
import type { HonorView } from './view.ts'
import { label } from './words/label.ts'
import { PHRASES } from './words/names.ts'
import { question } from './words/question.ts'
import { sentence } from './words/sentence.ts'
import { WHY } from './words/why.ts'
import { whyNot } from './words/whynot.ts'

// What boards read beside the words: the printed figures, prices and the types of events.
export type { Card, CardType } from './cards.ts'
export { cardId, cardNumber, sheetOf } from './cards.ts'
export type { HonorEvent } from './events.ts'
export { KILLS_FROM, KILLS_PAST_GUARD, PRICES } from './terms.ts'
export { ANSWERS, standing } from './standing.ts'
export type { Answer } from './standing.ts'
export { cardName, cardOf, rowName, statusName } from './words/names.ts'

export const lexicon: Lexicon<HonorView, HonorEvent> = {
  title: lang => PHRASES[lang].title,
  tagline: lang => PHRASES[lang].tagline,
  label,
  question,
  sentence,
  option: (lang, key, value) => {
    const { options } = PHRASES[lang]
    return value === undefined ? (options[key] ?? key) : (options[`${key}:${value}`] ?? String(value))
  },
  unit: lang => PHRASES[lang].unit,
  whyNot,
  reason: reasonFrom(WHY),
}

export default lexicon

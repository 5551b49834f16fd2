/** Why something is not open, as one sentence: from a reason and its facts, never from a state. */
import type { Lang, Names, Refusal } from '@noren/engine'
import { cardNumber } from '../cards.ts'
import type { HonorView } from '../view.ts'
import { NO_EN } from './no-en.ts'
import { NO_FR } from './no-fr.ts'
import { NO_IT } from './no-it.ts'
import { cardName } from './names.ts'

/** The facts of one case, as sentences need them. */
export interface Case {
  n(key: string): number
  text(key: string): string
  /** The name of a card. */
  card(key: string): string
  /** The name of a seat. */
  who(key: string): string
  /** Whether a seat is the reader's. */
  mine(key: string): boolean
}

/** A sentence for each reason. */
export type Sentences = Readonly<Record<string, (x: Case) => string>>

const TEXTS: Readonly<Record<Lang, Sentences>> = { en: NO_EN, fr: NO_FR, it: NO_IT }

export function whyNot(lang: Lang, { id, facts }: Refusal, names: Names, view?: HonorView): string | null {
  const n = (key: string): number => Number(facts[key] ?? -1)
  return (
    TEXTS[lang][id]?.({
      n,
      text: key => String(facts[key] ?? ''),
      card: key => cardName(lang, cardNumber(facts[key]), view?.open.data ?? null),
      who: key => names.of(n(key)),
      mine: key => n(key) === names.me,
    }) ?? null
  )
}

import type { Lang, Refusal, Seat } from '@noren/engine'
import { en } from '../no/en.ts'
import { fr } from '../no/fr.ts'
import { it } from '../no/it.ts'
import type { Sentences } from './case.ts'
import type { Speech } from './speech.ts'

const SENTENCES: Readonly<Record<Lang, Sentences>> = { en, fr, it }

export const refusal = (
  lang: Lang,
  why: Refusal,
  s: Speech,
  of: (seat: Seat) => string,
  me: Seat,
): string | null => SENTENCES[lang][why.id]?.({ x: why.facts, s, of, me }) ?? null

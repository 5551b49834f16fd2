import type { Lang } from '@noren/engine'
import { en } from '../no/en.ts'
import { fr } from '../no/fr.ts'
import { it } from '../no/it.ts'

/** Why a choice is not open, by the id of the reason; a dot and a word after it is a variant. */
export type Refusals = Readonly<Record<string, string>>

export const NO: Readonly<Record<Lang, Refusals>> = { en, fr, it }

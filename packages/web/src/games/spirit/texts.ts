import type { Lang } from '@noren/engine'
import type { Say } from '../../i18n/local.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

export type Texts = Readonly<Record<keyof typeof en, string>>
export type Speak = Say<Texts>

export const TEXTS: Readonly<Record<Lang, Texts>> = { en, fr, it }

import type { Lang } from '@noren/engine'
import { standing } from '@noren/spirit/words'
import type { Windows } from '../../table/standing.ts'
import type { SpiritView } from './pack.ts'

const LABELS: Readonly<Record<Lang, string>> = {
  en: 'Do not ask for absent samurai in this round',
  fr: 'Ne plus demander les samouraïs absents cette manche-ci',
  it: 'Non chiedere i samurai assenti in questo round',
}
const OFFERS: Readonly<Record<Lang, string>> = {
  en: 'Not this round',
  fr: 'Pas cette manche',
  it: 'Non in questo round',
}

export const windows: Windows<SpiritView> = {
  ...standing,
  label: lang => LABELS[lang],
  offer: lang => OFFERS[lang],
  inTurn: true,
}

import type { Lang } from '@noren/engine'
import { standing } from '@noren/honor/words'
import type { Windows } from '../../table/standing.ts'
import type { HonorView } from './pack.ts'

const LABELS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    mine: 'Let my own losses happen: no Save Face for me',
    others: 'Let the losses of others happen',
  },
  fr: {
    mine: 'Accepter mes propres pertes : pas de Sauver la face pour moi',
    others: 'Laisser les pertes des autres se produire',
  },
  it: {
    mine: 'Accetto le mie perdite: niente Salvare la faccia per me',
    others: 'Lascio che gli altri perdano',
  },
}

export const windows: Windows<HonorView> = {
  ...standing,
  label: (lang, reply) => LABELS[lang][reply] ?? reply,
}

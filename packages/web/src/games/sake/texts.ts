import type { Lang } from '@noren/engine'
import * as words from '@noren/sake/words'
import type { Say } from '../../i18n/local.ts'
import type { BackName, CardType, Kind, LocationId, SakeView, SamuraiId } from './pack.ts'
import { BACKS, SAMURAI, tableOf } from './pack.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

export type Texts = Readonly<Record<keyof typeof en, string>>
export type Speak = Say<Texts>

export const TEXTS: Readonly<Record<Lang, Texts>> = { en, fr, it }

export const cardName = (lang: Lang, type: CardType): string => words.typeName(lang, type)
export const samuraiName = (lang: Lang, id: SamuraiId): string => words.samuraiName(lang, SAMURAI.indexOf(id))
/** The name friends use: the last part of it, for narrow plates. */
export const shortName = (lang: Lang, id: SamuraiId): string => {
  const parts = samuraiName(lang, id).split(' ')
  return (id === 'tomoe' ? parts[0] : parts.at(-1)) ?? ''
}
export const backName = (lang: Lang, back: BackName): string => words.backName(lang, BACKS.indexOf(back))
export const locationName = (lang: Lang, id: LocationId): string => words.locationName(lang, id)
export const abilityText = (lang: Lang, id: SamuraiId): string => TEXTS[lang][`ability.${id}`]
export const kindName = (lang: Lang, kind: Kind): string => TEXTS[lang][`kind.${kind}`]

/** The short text on a card; a weapon's is its figures, by the table this game is played with. */
export function effectOf(lang: Lang, view: SakeView, type: CardType): string {
  const t = TEXTS[lang]
  const { weapons, disciple } = tableOf(view)
  switch (type) {
    case 'katana':
    case 'wakizashi':
    case 'no-dachi':
    case 'naginata':
    case 'yumi': {
      const w = weapons[type]
      return t[w.ranged ? 'weaponRanged' : 'weaponText']
        .replace('{{a}}', String(w.attack))
        .replace('{{d}}', String(w.defence))
        .replace('{{s}}', `${w.steps}${w.plus ? '+' : ''}`)
    }
    case 'disciple':
      return t['effect.disciple'].replace('{{n}}', String(disciple.move))
    default:
      return t[`effect.${type}`]
  }
}

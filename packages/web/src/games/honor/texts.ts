import type { Lang } from '@noren/engine'
import type { CardType, Figure } from './pack.ts'
import type { BoardWords } from './texts/en.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr, it }
export type TextKey = keyof BoardWords['texts']
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** The board's own words in one language. */
export function sayIn(lang: Lang): Say {
  const { texts } = WORDS[lang]
  return (key, values) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
}
export const onCard = (lang: Lang, type: CardType): readonly [kind: string, text: string] =>
  WORDS[lang].cards[type]
export const unitOf = (lang: Lang, icon: Figure[0]): string => WORDS[lang].units[icon]

/** So many dice, in words. */
export const diceIn = (say: Say, n: number): string => (n === 1 ? say('oneDie') : say('nDice', { n }))

/** A figure as people write it: a real minus. */
export const num = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : num(n))

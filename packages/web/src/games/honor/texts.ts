import type { Lang } from '@noren/engine'
import { KILLS_FROM, KILLS_PAST_GUARD, PRICES } from '@noren/honor/words'
import type { CardType, Figure } from './pack.ts'
import type { BoardWords } from './texts/en.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr, it }
/** The figures that texts name: they are the game's, and the game keeps them. */
const FIGURES: Readonly<Record<string, number>> = {
  ...PRICES,
  kills: KILLS_FROM,
  killsPastGuard: KILLS_PAST_GUARD,
}
/** Fills the gaps of a text: {{name}}. */
export const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? FIGURES[name] ?? ''))

export type TextKey = keyof BoardWords['texts']
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** The board's own words in one language. */
export function sayIn(lang: Lang): Say {
  const { texts } = WORDS[lang]
  return (key, values) => filled(texts[key], values)
}
export function onCard(lang: Lang, type: CardType): readonly [kind: string, text: string] {
  const [kind, text] = WORDS[lang].cards[type]
  return [filled(kind), filled(text)]
}
export const unitOf = (lang: Lang, icon: Figure[0]): string => WORDS[lang].units[icon]

/** So many dice, in words. */
export const diceIn = (say: Say, n: number): string => (n === 1 ? say('oneDie') : say('nDice', { n }))

/** A figure as people write it: a real minus. */
export const num = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : num(n))

import type { Lang } from '@noren/engine'
import type { en } from './en.ts'

/** The shape of the English words with any text in its place: what a translation must fill. */
export type Dictionary = Loose<typeof en>
type Loose<T> = { readonly [K in keyof T]: T[K] extends string ? string : Loose<T[K]> }

/** The page's own words, one file for each language: only the reader's is fetched. */
export const LOAD: Readonly<Record<Lang, () => Promise<Dictionary>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
}

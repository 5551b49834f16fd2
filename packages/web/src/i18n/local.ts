import type { Lang } from '@noren/engine'
import { useMemo } from 'react'
import { usePrefs } from '../state/prefs.ts'

export type Say<T> = (key: keyof T, vars?: Readonly<Record<string, string | number>>) => string

/** Fills `{{n}}` with its value, and `{{n|card|cards}}` with the first form for one and the second for any other number. */
export const fillIn = (text: string, vars: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(
    /\{\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}\}/g,
    (_, name: string, one: string | undefined, many: string | undefined) =>
      one === undefined ? String(vars[name] ?? '') : ((Number(vars[name]) === 1 ? one : many) ?? ''),
  )

/** The few words a board needs beside its game's lexicon. They travel with the board, in all languages. */
export function useLocal<T extends Readonly<Record<string, string>>>(
  texts: Readonly<Record<Lang, T>>,
): Say<T> {
  const lang = usePrefs(p => p.lang)
  return useMemo(() => {
    const words = texts[lang]
    return (key, vars = {}) => fillIn(String(words[key]), vars)
  }, [texts, lang])
}

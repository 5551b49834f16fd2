import type { Lang } from '@noren/engine'
import { useMemo } from 'react'
import { usePrefs } from '../state/prefs.ts'

export type Say<T> = (key: keyof T, vars?: Readonly<Record<string, string | number>>) => string

/** The few words a board needs beside its game's lexicon. They travel with the board, in all languages. */
export function useLocal<T extends Readonly<Record<string, string>>>(
  texts: Readonly<Record<Lang, T>>,
): Say<T> {
  const lang = usePrefs(p => p.lang)
  return useMemo(() => {
    const words = texts[lang]
    return (key, vars = {}) =>
      String(words[key]).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(vars[name] ?? ''))
  }, [texts, lang])
}

import type { Lang } from '@noren/words'
import { LANG_IDS } from '@noren/words/langs'

/** Where this browser keeps what its reader prefers. */
export const PREFS_KEY = 'noren.prefs'

export const isLang = (x: unknown): x is Lang => LANG_IDS.some(l => l === x)

/** What this browser remembers, whatever it is. */
export function storedPrefs(): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(PREFS_KEY) ?? '{}')
    return typeof raw === 'object' && raw !== null ? { ...raw } : {}
  } catch {
    return {}
  }
}

/** The reader's language: as chosen here, else the first of the browser's that we speak. */
export function firstLang(): Lang {
  const { lang } = storedPrefs()
  if (isLang(lang)) return lang
  for (const tag of navigator.languages) {
    const guess = tag.slice(0, 2)
    if (isLang(guess)) return guess
  }
  return 'en'
}

import type { Lang } from '@noren/engine'
import { create } from 'zustand'

/** What this browser remembers. */
interface Prefs {
  readonly lang: Lang
  readonly zoom: 100 | 115 | 130
  readonly contrast: boolean
  /** Single-key shortcuts. */
  readonly keys: boolean
  readonly sound: boolean
  /** How loud, 0 to 100. */
  readonly volume: number
  /** Notes when it is my turn, where the browser allows them. */
  readonly notes: boolean
}

const KEY = 'noren.prefs'
const LANGS: readonly Lang[] = ['en', 'fr', 'it']

const isLang = (x: unknown): x is Lang => LANGS.some(l => l === x)

function guessed(): Lang {
  for (const tag of navigator.languages) {
    const lang = tag.slice(0, 2)
    if (isLang(lang)) return lang
  }
  return 'en'
}

function stored(): Partial<Prefs> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof raw === 'object' && raw !== null ? raw : {}
  } catch {
    return {}
  }
}

function first(): Prefs {
  const was = stored()
  return {
    lang: isLang(was.lang) ? was.lang : guessed(),
    zoom: was.zoom === 115 || was.zoom === 130 ? was.zoom : 100,
    contrast: was.contrast === true,
    keys: was.keys !== false,
    sound: was.sound !== false,
    volume: typeof was.volume === 'number' && was.volume >= 0 && was.volume <= 100 ? was.volume : 70,
    notes: was.notes === true,
  }
}

export const usePrefs = create<Prefs & { readonly set: (some: Partial<Prefs>) => void }>()((set, get) => ({
  ...first(),
  set(some) {
    set(some)
    const { lang, zoom, contrast, keys, sound, volume, notes } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, zoom, contrast, keys, sound, volume, notes }))
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
}))

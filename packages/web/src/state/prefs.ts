import type { Lang } from '@noren/words'
import { create } from 'zustand'
import { firstLang, PREFS_KEY, storedPrefs } from './lang.ts'

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
  /** Whether all games lie on this device; null leaves it to the line. */
  readonly keepAll: boolean | null
}

function first(): Prefs {
  const was: Partial<Prefs> = storedPrefs()
  return {
    lang: firstLang(),
    zoom: was.zoom === 115 || was.zoom === 130 ? was.zoom : 100,
    contrast: was.contrast === true,
    keys: was.keys !== false,
    sound: was.sound !== false,
    volume: typeof was.volume === 'number' && was.volume >= 0 && was.volume <= 100 ? was.volume : 70,
    notes: was.notes === true,
    keepAll: typeof was.keepAll === 'boolean' ? was.keepAll : null,
  }
}

export const usePrefs = create<Prefs & { readonly set: (some: Partial<Prefs>) => void }>()((set, get) => ({
  ...first(),
  set(some) {
    set(some)
    const { lang, zoom, contrast, keys, sound, volume, notes, keepAll } = get()
    try {
      localStorage.setItem(
        PREFS_KEY,
        JSON.stringify({ lang, zoom, contrast, keys, sound, volume, notes, keepAll }),
      )
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
}))

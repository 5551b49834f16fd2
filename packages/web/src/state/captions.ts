import { create } from 'zustand'
import { usePrefs } from './prefs.ts'
import type { Sound } from './sounds.ts'

/** How long a sound stands written. */
const STAY_MS = 1400

/** The sound that was made last, for who reads them; null when it has died away. */
export const useCaption = create<{ readonly sound: Sound | null; readonly nth: number }>()(() => ({
  sound: null,
  nth: 0,
}))

let clear: ReturnType<typeof setTimeout> | undefined

/** Writes a sound where the reader wants them written, also where none can be heard. */
export function heard(sound: Sound): void {
  if (!usePrefs.getState().captions) return
  useCaption.setState(s => ({ sound, nth: s.nth + 1 }))
  clearTimeout(clear)
  clear = setTimeout(() => useCaption.setState({ sound: null }), STAY_MS)
}

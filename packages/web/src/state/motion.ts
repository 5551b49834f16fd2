import { usePrefs } from './prefs.ts'

/** Nothing moves: the reader, or the reader's machine, wants it so. */
export const calm = (): boolean =>
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) ||
  usePrefs.getState().motion === 'off'

/** What takes a second takes so many. */
export const tempo = (): number => (usePrefs.getState().motion === 'short' ? 0.4 : 1)

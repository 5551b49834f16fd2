import type { Lang } from '@noren/engine'
import { usePrefs } from '../state/prefs.ts'
import type { en } from './en.ts'
import type { Dictionary } from './load.ts'
import { LOAD } from './load.ts'
import { speakWith } from './say.ts'
import { learnAll } from './tongues.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

async function speak(lang: Lang): Promise<void> {
  const words = await LOAD[lang]()
  // Somebody may have chosen another one meanwhile.
  if (usePrefs.getState().lang !== lang) return
  speakWith(lang, words)
  document.documentElement.lang = lang
}

/** Changes the language once all its words are here: those of the page, and of every game that was opened in it. */
export async function speakIn(lang: Lang): Promise<void> {
  await Promise.all([LOAD[lang](), learnAll(lang)])
  usePrefs.getState().set({ lang })
}

/** Speaks the reader's language from the first picture on, and loads any other when it is asked for. */
export function startWords(lang: Lang, words: Dictionary): void {
  speakWith(lang, words)
  document.documentElement.lang = lang
  usePrefs.subscribe((now, was) => {
    if (now.lang !== was.lang) void speak(now.lang)
  })
}

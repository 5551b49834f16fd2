import { usePrefs } from '../state/prefs.ts'
import { goBeyond, loadWords } from './load.ts'
import { speakWith } from './page.ts'

let here: Promise<void> | null = null

/** Fetches what the page says beyond the home page, once; a change of language brings it along. */
export function wordsBeyond(): Promise<void> {
  here ??= fetchWords().catch((error: unknown) => {
    // Whoever is offline now may not be later.
    here = null
    throw error
  })
  return here
}

async function fetchWords(): Promise<void> {
  goBeyond()
  const { lang } = usePrefs.getState()
  const words = await loadWords(lang)
  // Somebody may have chosen another language meanwhile, whose words come in the same way.
  if (usePrefs.getState().lang === lang) speakWith(lang, words)
}

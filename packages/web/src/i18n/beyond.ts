import { usePrefs } from '../state/prefs.ts'
import { goBeyond, isDrawn, loadWords } from './load.ts'
import { speakWith } from './page.ts'

let here: Promise<void> | null = null

/** Fetches what the page says beyond the home page, once; a change of language brings it along. */
export function wordsBeyond(): Promise<void> {
  here ??= fetchBeyond().catch((error: unknown) => {
    // Whoever is offline now may not be later.
    here = null
    throw error
  })
  return here
}

async function fetchBeyond(): Promise<void> {
  isDrawn()
  goBeyond()
  await fetchWords(() => true)
}

/** What servers refuse with comes behind the first picture, unless more is on its way already. */
export async function wordsBehind(): Promise<void> {
  isDrawn()
  // Whoever is offline has no server that refuses.
  await fetchWords(() => here === null).catch(() => undefined)
}

async function fetchWords(still: () => boolean): Promise<void> {
  const { lang } = usePrefs.getState()
  const words = await loadWords(lang)
  // Somebody may have chosen another language meanwhile, whose words come in the same way.
  if (usePrefs.getState().lang === lang && still()) speakWith(lang, words)
}

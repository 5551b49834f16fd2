import type { Catalogue, Lang } from '@noren/words'
import { create } from 'zustand'
import { GAMES } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import { loadWords } from './load.ts'
import type { PageSay } from './page.ts'
import { pageVoice, speakWith } from './page.ts'
import { fetchRooms } from './room.ts'
import { fetchAll } from './speech.ts'

type About = 'name' | 'size' | 'line'

/** Games that the page has no words for are named by their own, once those are here. */
const useStrangers = create<Readonly<Record<string, Readonly<Record<About, string>>>>>()(() => ({}))

async function meetStrangers(lang: Lang): Promise<void> {
  const strangers = GAMES.filter(g => g.example !== true && !pageVoice().has(`page-game-${g.id}-name`))
  for (const { id, seats, load } of strangers) {
    const words = (await load.words()).in(lang)
    const size = pageVoice().text('page-home-size', { min: seats.min, max: seats.max })
    if (usePrefs.getState().lang === lang)
      useStrangers.setState({ [id]: { name: words.title, size, line: words.tagline } })
  }
}

/** Names the games that were met since. */
export const nameStrangers = (): Promise<void> => meetStrangers(usePrefs.getState().lang)

/** Speaks at once; whom only its own words can name is named when those are here. */
function speakNow(lang: Lang, catalogues: readonly Catalogue[]): void {
  speakWith(lang, catalogues)
  document.documentElement.lang = lang
  void meetStrangers(lang)
}

/** What the page says of a game before it is loaded: its name, for how many it is, and one line. */
export function gameText(say: PageSay, id: string, what: About): string {
  const key = `page-game-${id}-${what}`
  if (pageVoice().has(key)) return say(key as 'page-game-sakura-name')
  return useStrangers.getState()[id]?.[what] ?? (what === 'name' ? id : '')
}

async function speak(lang: Lang): Promise<void> {
  const words = await loadWords(lang)
  // Somebody may have chosen another one meanwhile.
  if (usePrefs.getState().lang === lang) speakNow(lang, words)
}

/** Changes the language once all its words are here: those of the page, and of every part and game that was opened in it. */
export async function speakIn(lang: Lang): Promise<void> {
  await Promise.all([loadWords(lang), fetchAll(lang), fetchRooms(lang)])
  usePrefs.getState().set({ lang })
}

/** Speaks the reader's language from the first picture on, and loads any other when it is asked for. */
export function startWords(lang: Lang, words: readonly Catalogue[]): void {
  speakNow(lang, words)
  usePrefs.subscribe((now, was) => {
    if (now.lang !== was.lang) void speak(now.lang)
  })
}

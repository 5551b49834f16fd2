import type { Lang } from '@noren/engine'
import type { TFunction } from 'i18next'
import { GAMES } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import type { en } from './en.ts'
import type { Dictionary } from './load.ts'
import { LOAD } from './load.ts'
import { speakWith } from './say.ts'
import { learn, learnAll } from './tongues.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

const PLAYERS: Readonly<Record<Lang, string>> = { en: 'players', fr: 'joueurs', it: 'giocatori' }

/** The words of the page; a game that it has no texts for is named by its own words. Null: there is no such game. */
async function withStrangers(lang: Lang, page: Dictionary): Promise<Dictionary | null> {
  const strangers = GAMES.filter(g => !Object.hasOwn(page.games, g.id))
  if (strangers.length === 0) return null
  const named = strangers.map(async ({ id, seats, load }) => {
    await learn(id, lang)
    const words = await load.words()
    const size = `${seats.min}–${seats.max} ${PLAYERS[lang]}`
    return [id, { name: words.title(lang), size, line: words.tagline(lang) }] as const
  })
  return { ...page, games: { ...page.games, ...Object.fromEntries(await Promise.all(named)) } }
}

/** Speaks at once; whom only its own words can name is named when those are here. */
function speakNow(lang: Lang, words: Dictionary): void {
  speakWith(lang, words)
  void withStrangers(lang, words).then(more => {
    if (more !== null && usePrefs.getState().lang === lang) speakWith(lang, more)
  })
}

/** What the page says of a game before it is loaded: its name, for how many it is, and one line. */
export const gameText = (t: TFunction, id: string, what: 'name' | 'size' | 'line'): string =>
  t(`games.${id as keyof typeof en.games}.${what}`, { defaultValue: what === 'name' ? id : '' })

async function speak(lang: Lang): Promise<void> {
  const words = await LOAD[lang]()
  // Somebody may have chosen another one meanwhile.
  if (usePrefs.getState().lang !== lang) return
  speakNow(lang, words)
  document.documentElement.lang = lang
}

/** Changes the language once all its words are here: those of the page, and of every game that was opened in it. */
export async function speakIn(lang: Lang): Promise<void> {
  await Promise.all([LOAD[lang](), learnAll(lang)])
  usePrefs.getState().set({ lang })
}

/** Speaks the reader's language from the first picture on, and loads any other when it is asked for. */
export function startWords(lang: Lang, words: Dictionary): void {
  speakNow(lang, words)
  document.documentElement.lang = lang
  usePrefs.subscribe((now, was) => {
    if (now.lang !== was.lang) void speak(now.lang)
  })
}

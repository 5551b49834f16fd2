import type { Lang } from '@noren/engine'
import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { GAMES } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import type { en } from './en.ts'

/** The shape of the English words with any text in its place: what a translation must fill. */
export type Dictionary = Loose<typeof en>
type Loose<T> = { readonly [K in keyof T]: T[K] extends string ? string : Loose<T[K]> }

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

const LOAD: Readonly<Record<Lang, () => Promise<Dictionary>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
}

const PLAYERS: Readonly<Record<Lang, string>> = { en: 'players', fr: 'joueurs', it: 'giocatori' }

/** The words of the page; a game it has no texts for is named by its own words. */
async function wordsIn(lang: Lang): Promise<Dictionary> {
  const page = await LOAD[lang]()
  const strangers = GAMES.filter(g => !Object.hasOwn(page.games, g.id))
  const named = strangers.map(async ({ id, seats, load }) => {
    const words = await load.words()
    const size = `${seats.min}–${seats.max} ${PLAYERS[lang]}`
    return [id, { name: words.title(lang), size, line: words.tagline(lang) }] as const
  })
  return { ...page, games: { ...page.games, ...Object.fromEntries(await Promise.all(named)) } }
}

/** What the page says of a game before it is loaded: its name, for how many it is, and one line. */
export const gameText = (t: TFunction, id: string, what: 'name' | 'size' | 'line'): string =>
  // The dictionary has every game of the registry: wordsIn sees to that.
  t(`games.${id as keyof typeof en.games}.${what}`)

async function speak(lang: Lang): Promise<void> {
  if (!i18next.hasResourceBundle(lang, 'translation'))
    i18next.addResourceBundle(lang, 'translation', await wordsIn(lang))
  await i18next.changeLanguage(lang)
  document.documentElement.lang = lang
}

/** Loads the reader's language before the first picture, and any other when it is asked for. */
export async function startWords(): Promise<void> {
  const { lang } = usePrefs.getState()
  await i18next.use(initReactI18next).init({
    lng: lang,
    resources: { [lang]: { translation: await wordsIn(lang) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  document.documentElement.lang = lang
  usePrefs.subscribe((now, was) => {
    if (now.lang !== was.lang) void speak(now.lang)
  })
}

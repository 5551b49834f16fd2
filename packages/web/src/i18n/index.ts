import type { Lang } from '@noren/engine'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
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

async function speak(lang: Lang): Promise<void> {
  if (!i18next.hasResourceBundle(lang, 'translation'))
    i18next.addResourceBundle(lang, 'translation', await LOAD[lang]())
  await i18next.changeLanguage(lang)
  document.documentElement.lang = lang
}

/** Loads the reader's language before the first picture, and any other when it is asked for. */
export async function startWords(): Promise<void> {
  const { lang } = usePrefs.getState()
  await i18next.use(initReactI18next).init({
    lng: lang,
    resources: { [lang]: { translation: await LOAD[lang]() } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  document.documentElement.lang = lang
  usePrefs.subscribe((now, was) => {
    if (now.lang !== was.lang) void speak(now.lang)
  })
}

import type { TFunction } from 'i18next'
import { create } from 'zustand'
import type { Dictionary } from './load.ts'

/**
 * The few things that the page asks of i18next and its React part, in their place (`resolve.alias` in vite.config.ts):
 * words by their path, {{facts}}, one and many, a default. The libraries are a tenth of a first visit; a test holds every
 * sentence to what they say.
 */
type Facts = Readonly<Record<string, unknown>>

function find(words: object, path: string): string | undefined {
  let at: unknown = words
  for (const step of path.split('.'))
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  return typeof at === 'string' ? at : undefined
}

/** The function that says things in a language. */
export function sayer(lang: string, words: Dictionary): TFunction {
  const plural = new Intl.PluralRules(lang)
  const say = (path: string, facts: Facts = {}): string => {
    const { count, defaultValue } = facts
    const form = typeof count === 'number' ? plural.select(count) : null
    const text =
      (form === null ? undefined : (find(words, `${path}_${form}`) ?? find(words, `${path}_other`))) ??
      find(words, path) ??
      (typeof defaultValue === 'string' ? defaultValue : path)
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
      const fact = facts[name]
      return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
    })
  }
  return say as TFunction
}

const NOTHING = ((path: string) => path) as TFunction

const useSayer = create<{ readonly lang: string; readonly t: TFunction }>()(() => ({ lang: '', t: NOTHING }))

/** From now on the page speaks this language. */
export const speakWith = (lang: string, words: Dictionary): void =>
  useSayer.setState({ lang, t: sayer(lang, words) })

/** Stands in for the hook of react-i18next in the built page: vite.config.ts. @public */
export const useTranslation = (): { readonly t: TFunction } => useSayer()

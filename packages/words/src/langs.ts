/** The one list: every language of the house, and the locale that its numbers and lists follow. */
export const LANGS = { en: 'en-GB', de: 'de', fr: 'fr', it: 'it' } as const
/** A language of the list. */
export type Lang = keyof typeof LANGS
/** The languages of the list, in its order. */
export const LANG_IDS = Object.keys(LANGS) as readonly Lang[]

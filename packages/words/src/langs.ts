/** The one list: every language of the house, and the locale that its numbers and lists follow. */
export const LANGS = { en: 'en-GB', de: 'de', fr: 'fr', it: 'it' } as const
export type Lang = keyof typeof LANGS
export const LANG_IDS = Object.keys(LANGS) as readonly Lang[]

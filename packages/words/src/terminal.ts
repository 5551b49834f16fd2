import type { Lang } from './langs.ts'
import { LANG_IDS } from './langs.ts'

/** The language of whoever sits at this terminal, as terminals say it: `de_CH.UTF-8`. */
export function terminalLang(env: Readonly<Record<string, string | undefined>>): Lang {
  const said = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return LANG_IDS.find(lang => said.slice(0, 2).toLowerCase() === lang) ?? 'en'
}

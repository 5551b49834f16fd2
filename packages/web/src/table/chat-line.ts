import type { ChatLine } from '@noren/protocol'
import { PHRASE_IDS } from '@noren/protocol/phrases'
import type { PageSay } from '../i18n/page.ts'

/** The longest line that somebody may say. */
export const MOST_LETTERS = 240

/** What one line says to a reader of this language; phrases are kept by their names. */
export function wordsOf(line: ChatLine, say: PageSay): string {
  const { phrase } = line
  if (phrase === undefined) return line.text ?? ''
  // A newer server may know phrases that this page does not.
  return PHRASE_IDS.includes(phrase) ? say(`page-phrase-${phrase}`) : ''
}

import type { Speech } from '@noren/words'
import type { PageVoice } from '../i18n/page.ts'

/** The name of a part of the rules: in the game's own words, in the page's, or its sign where it has no name. */
export function partName(voice: PageVoice, sign: string, words: Pick<Speech, 'chapter'>): string {
  const chapter = sign.slice(sign.indexOf('-') + 1)
  const own = words.chapter(chapter)
  if (own !== null) return own
  const id = `chapter-${chapter.toLowerCase()}`
  return voice.has(id) ? voice.text(id as 'chapter-ex') : sign
}

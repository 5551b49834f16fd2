import type { Event, Lexicon, Sayings } from '@noren/engine'
import type { Lang } from './langs.ts'
import type { Speech } from './speech.ts'
import type { Part, People, Said } from './types.ts'
import { voiceIn } from './voice.ts'

/** Games that are not in catalogues yet, heard in the same way. This file goes with the last of them. */

export const isSayings = <V, E extends Event>(words: Lexicon<V, E> | Sayings<V, E>): words is Sayings<V, E> =>
  'catalogues' in words

/** **Strong** words of a text, as parts. */
export const marked = (text: string): Said =>
  text
    .split('**')
    .map((part, i): Part => (i % 2 === 1 ? { text: part, strong: true } : part))
    .filter(part => part !== '')

export function oldSpeech<V, E extends Event>(
  lexicon: Lexicon<V, E>,
  lang: Lang,
  people: People,
): Speech<V, E> {
  const names = { of: (seat: number) => people.name(seat), me: people.me }
  const maybe = (text: string | null | undefined): Said | null =>
    text === null || text === undefined ? null : marked(text)
  return {
    title: lexicon.title(lang),
    tagline: lexicon.tagline(lang),
    unit: lexicon.unit(lang),
    label: (words, view) => marked(lexicon.label(lang, words, view)),
    question: (view, seat) => marked(lexicon.question(lang, view, seat, names)),
    log: (event, view) => maybe(lexicon.sentence(lang, event, names, view)),
    no: (why, view) => maybe(lexicon.whyNot?.(lang, why, names, view)),
    hint: why => maybe(lexicon.reason?.(lang, why, names)),
    option(key, value) {
      const said = lexicon.option(lang, key, value)
      return said === String(value ?? key) ? null : said
    },
    figure: id => lexicon.figure?.(lang, id) ?? null,
    chapter: sign => lexicon.chapter?.(lang, sign) ?? null,
    shown: (field, value) => lexicon.shown?.(lang, field, value) ?? null,
    voice: voiceIn<never>(lang, []),
  }
}

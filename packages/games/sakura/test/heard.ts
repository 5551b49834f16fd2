import type { Refusal, Seat, Words } from '@noren/engine'
import type { Catalogue, Lang, Speech } from '@noren/words'
import { LANG_IDS, NOBODY, catalogueOf, plain, speechOf } from '@noren/words'
import { catalogues as everybody } from '@noren/words/people'
import { catalogues } from '../words/catalogues.gen.ts'
import type { SakuraEvent, SakuraView } from '../src/index.ts'
import { said } from '../src/words.ts'

/** What a reader hears of Sakura, as plain text in any language. */

/** How seats are called, and the seat of the reader, or -1. */
export interface Names {
  of(seat: Seat): string
  readonly me: Seat
}

const tables = new Map<Lang, readonly Catalogue[]>()
for (const lang of LANG_IDS)
  tables.set(lang, await Promise.all([catalogueOf(catalogues, lang), catalogueOf(everybody, lang)]))

const made = new Map<string, Speech<SakuraView, SakuraEvent>>()

/** One for each language and reader: whoever sits elsewhere has the same names. */
export function speech(lang: Lang, names?: Names): Speech<SakuraView, SakuraEvent> {
  const key =
    names === undefined ? lang : `${lang} ${names.me} ${[0, 1, 2, 3, 4, 5].map(s => names.of(s)).join()}`
  const known = made.get(key)
  if (known !== undefined) return known
  const people = names === undefined ? NOBODY : { name: (seat: Seat) => names.of(seat), me: names.me }
  const fresh = speechOf(said, lang, tables.get(lang) ?? [], people)
  made.set(key, fresh)
  return fresh
}

const text = (parts: ReturnType<Speech['log']>): string | null => (parts === null ? null : plain(parts))

export const heard = {
  label: (lang: Lang, words: Words, view: SakuraView, names?: Names): string =>
    plain(speech(lang, names).label(words, view)),
  question: (lang: Lang, view: SakuraView, seat: Seat, names: Names): string =>
    plain(speech(lang, names).question(view, seat)),
  log: (lang: Lang, e: SakuraEvent, names: Names): string | null => text(speech(lang, names).log(e)),
  no: (lang: Lang, why: Refusal, names: Names, view: SakuraView): string =>
    text(speech(lang, names).no(why, view)) ?? '',
}

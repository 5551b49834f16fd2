import type { Event, Refusal, Sayings, Seat, Words } from '@noren/engine'
import type { Lang } from './langs.ts'
import { LANG_IDS } from './langs.ts'
import { NOBODY, plain } from './say.ts'
import type { Speech } from './speech.ts'
import { allOf, catalogueOf, langIn, speechOf } from './speech.ts'
import type { Catalogue, People, Said } from './types.ts'
import type { Catalogues } from './voice.ts'

/** What readers of every language hear of a game, as plain text. */
export interface Aloud<V, E extends Event> {
  speech(lang: Lang, people?: People): Speech<V, E>
  label(lang: Lang, words: Words, view: V, people?: People): string
  question(lang: Lang, view: V, seat: Seat, people?: People): string
  log(lang: Lang, event: E, people?: People, view?: V): string | null
  no(lang: Lang, why: Refusal, people?: People, view?: V): string
}

/** As many as ever sit at a table: readers who call all of them the same share a speech. */
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Loads a game's catalogues of all languages at once, so that laws and tests can ask for sentences in a loop. */
export async function aloud<V, E extends Event>(sayings: Sayings<V, E>): Promise<Aloud<V, E>> {
  const { catalogues: everybody } = await import('../people/catalogues.gen.ts')
  const own = sayings.catalogues as unknown as Catalogues
  const tables = new Map<Lang, readonly [Lang, readonly Catalogue[]]>()
  for (const lang of LANG_IDS) {
    const used = langIn(own, lang)
    tables.set(lang, [used, await Promise.all([...allOf(sayings, used), catalogueOf(everybody, used)])])
  }
  const made = new Map<string, Speech<V, E>>()
  const speech = (lang: Lang, people = NOBODY): Speech<V, E> => {
    const key = `${lang} ${people.me} ${SEATS.map(seat => people.name(seat)).join()}`
    const known = made.get(key)
    if (known !== undefined) return known
    const [used, catalogues] = tables.get(lang) ?? [lang, []]
    const fresh = speechOf(sayings, used, catalogues, people)
    made.set(key, fresh)
    return fresh
  }
  const text = (said: Said | null): string | null => (said === null ? null : plain(said))
  return {
    speech,
    label: (lang, words, view, people) => plain(speech(lang, people).label(words, view)),
    question: (lang, view, seat, people) => plain(speech(lang, people).question(view, seat)),
    log: (lang, event, people, view) => text(speech(lang, people).log(event, view)),
    no: (lang, why, people, view) => text(speech(lang, people).no(why, view)) ?? '',
  }
}

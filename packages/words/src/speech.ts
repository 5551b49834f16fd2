import type { Event, Refusal, Sayings, Seat, Words } from '@noren/engine'
import type { Lang } from './langs.ts'
import { NOBODY, plain } from './say.ts'
import type { Catalogue, People, Said } from './types.ts'
import type { Catalogues, Voice } from './voice.ts'
import { kebab, voiceIn } from './voice.ts'

/** A game's catalogue as one reader of one language hears it. */
export interface Speech<V = unknown, E extends Event = Event> {
  readonly title: string
  readonly tagline: string
  readonly unit: string
  label(words: Words, view: V): Said
  question(view: V, seat: Seat): Said
  log(event: E, view?: V): Said | null
  no(why: Refusal, view?: V): Said | null
  /** Why a choice is thought better, from the words of a hint; null for a feature it has no sentence for. */
  hint(why: Words): Said | null
  /** The name of an option, or of one of its values; null where it has none of its own. */
  option(key: string, value?: string | number | boolean): string | null
  chapter(sign: string): string | null
  /** A part of the printed figures, a card, one of their values, or what a limit follows from. */
  figure(id: string): string | null
  /** The name of a field of the view, or of one of its values, for a board that nobody has drawn. */
  shown(field: string, value?: string | number | boolean | null): string | null
  /** Everything else it says: the board's own words. */
  readonly voice: Voice<never>
}

/** The reader's language where the room has it, else English: a sentence is never half in one and half in the other. */
export const langIn = (catalogues: Readonly<Record<string, unknown>>, lang: Lang): Lang =>
  catalogues[lang] === undefined ? 'en' : lang

/** A catalogue of a room, in the reader's language or in English. */
export const catalogueOf = (catalogues: Catalogues, lang: Lang): Promise<Catalogue> =>
  (catalogues[lang] ?? catalogues.en)()

type Loose = Voice<Readonly<Record<string, object>>>

/** `catalogues` holds that of the game first, then that of people. */
export function speechOf<V, E extends Event>(
  sayings: Sayings<V, E>,
  lang: Lang,
  catalogues: readonly Catalogue[],
  people?: People,
): Speech<V, E> {
  const voice = voiceIn<never>(lang, catalogues, people)
  const loose = voice as unknown as Loose
  const found = (id: string): string | null => (voice.has(id) ? plain(loose.tell([id, {}])) : null)
  const told = (m: readonly [string, object] | null): Said | null =>
    m === null || !voice.has(m[0]) ? null : loose.tell(m)
  return {
    title: found('title') ?? '',
    tagline: found('tagline') ?? '',
    unit: found('unit') ?? '',
    label: (words, view) => told(sayings.label(words, view)) ?? [words.join(' ')],
    question: (view, seat) => joined(sayings.question(view, seat).map(m => told(m) ?? [m[0]])),
    log: (event, view) => told(sayings.log(event, view)),
    no: (why, view) => told(sayings.no(why, view)),
    hint: ([id, about, ...figures]) =>
      told([`hint-${String(id)}`, hintFacts(Number(about), figures.map(Number))]),
    option: (key, value) =>
      found(value === undefined ? `opt-${kebab(key)}` : `opt-${kebab(key)}-${kebab(String(value))}`),
    figure(id) {
      const said = told(sayings.figure?.(id) ?? null)
      return said === null ? null : plain(said)
    },
    chapter: sign => found(`chapter-${kebab(sign)}`),
    shown(field, value) {
      if (value === undefined) return found(`shown-${kebab(field)}`)
      const said = told(sayings.shown?.(field, value) ?? null)
      return said === null ? found(`shown-${kebab(field)}-${kebab(String(value))}`) : plain(said)
    },
    voice,
  }
}

/** Figures of a hint travel as tenths: $a and $b are the figures, $pa and $pb the same as shares of one, $n a third figure. */
const hintFacts = (about: Seat, [a = 0, b = 0, n = 0]: readonly number[]): object => ({
  who: { seat: about },
  a: a / 10,
  b: b / 10,
  n: n / 10,
  pa: a / 1000,
  pb: b / 1000,
})

/** Sentences after each other. */
const joined = (all: readonly Said[]): Said => all.flatMap((said, i) => (i === 0 ? said : [' ', ...said]))

/** Loads what a game says in one language: for tests, terminals and servers. */
export async function speechFor<V, E extends Event>(
  words: Sayings<V, E>,
  lang: Lang,
  people: People = NOBODY,
): Promise<Speech<V, E>> {
  const { catalogues: everybody } = await import('../people/catalogues.gen.ts')
  const own = words.catalogues as unknown as Catalogues
  const used = langIn(own, lang)
  return speechOf(
    words,
    used,
    await Promise.all([...allOf(words, used), catalogueOf(everybody, used)]),
    people,
  )
}

/** Everything a game says in a language: what a table needs at once, and what it needs only when somebody asks. */
export const allOf = (words: Pick<Sayings, 'catalogues' | 'later'>, lang: Lang): Promise<Catalogue>[] =>
  [words.catalogues, words.later]
    .filter(part => part !== undefined)
    .map(part => catalogueOf(part as unknown as Catalogues, lang))

import type { Lang } from './langs.ts'
import { LANGS } from './langs.ts'
import { Speaker, plain } from './say.ts'
import type { Catalogue, Facts, Noun, People, Person, Said } from './types.ts'

/** The catalogues of one room by language, each fetched by itself. English is always there. */
export type Catalogues = { readonly en: () => Promise<Catalogue> } & {
  readonly [L in Lang]?: () => Promise<Catalogue>
}

/** A message without facts is said by its id alone. */
export type None = Readonly<Record<string, never>>
/** What a room says: an id and the facts that belong to it. */
export type Message<F> = { readonly [Id in keyof F & string]: readonly [id: Id, facts: F[Id]] }[keyof F &
  string]
type Given<T> = T extends None ? [] | [T] : [T]

/** A voice that knows the ids of one room, and which facts each of them needs. */
export interface Voice<F> {
  readonly lang: Lang
  /** A sentence in parts. */
  say<Id extends keyof F & string>(id: Id, ...facts: Given<F[Id]>): Said
  /** The same as plain text: for names read aloud, titles and notifications. */
  text<Id extends keyof F & string>(id: Id, ...facts: Given<F[Id]>): string
  tell(message: Message<F>): Said
  /** A thing by its name, as it stands in the middle of a sentence. */
  name(thing: Noun | Person, form?: string): Said
  /** Whether there is such a message: for ids that come from data, such as options. */
  has(id: string): boolean
}

/** A voice that reads these catalogues, the first that has an id before the others. */
export function voiceIn<F>(lang: Lang, catalogues: readonly Catalogue[], people?: People): Voice<F> {
  const speaker = new Speaker(LANGS[lang], catalogues, people)
  return {
    lang,
    say: (id, ...facts) => speaker.say(id, facts[0] as Facts | undefined),
    text: (id, ...facts) => plain(speaker.say(id, facts[0] as Facts | undefined)),
    tell: ([id, facts]) => speaker.say(id, facts as Facts),
    name: (thing, form) => speaker.name(thing, form),
    has: id => speaker.has(id),
  }
}

/** `voluntaryTake` as ids write it: `voluntary-take`. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^\w-]+/g, '-')
    .toLowerCase()

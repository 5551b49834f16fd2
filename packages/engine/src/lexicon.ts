import type { Clause, Event, Seat, Words } from './contract.ts'
import type { Refusal } from './offers.ts'

export const LANGS = ['en', 'fr', 'it'] as const
export type Lang = (typeof LANGS)[number]

/** How the table and its players are called, for sentences about them. */
export interface Names {
  /** Name of a seat. */
  of(seat: Seat): string
  /** The seat of the reader, or -1. */
  readonly me: Seat
}

/**
 * The words of one game, for pages, logs and the command line. Built from views, events and wire words only:
 * nothing here ever sees a state, so nothing here can leak. Texts may mark **strong** words like this.
 */
export interface Lexicon<V = unknown, E extends Event = Event> {
  title(lang: Lang): string
  /** One line under the title. */
  tagline(lang: Lang): string
  /** The label of a choice, the price included: the text on the seal. */
  label(lang: Lang, words: Words, view: V): string
  /** The question the scroll asks `seat`, or whom the table waits for. */
  question(lang: Lang, view: V, seat: Seat, names: Names): string
  /** One line of the log, or null for an event that is only a movement. A view tells which printed table is played with. */
  sentence(lang: Lang, event: E, names: Names, view?: V): string | null
  /** The name of an option, and of one of its values. */
  option(lang: Lang, key: string, value?: string | number | boolean): string
  /** A part of the printed figures, a card, a value they may have, or what a limit follows from; null for what it does not know. */
  figure?(lang: Lang, id: string): string | null
  /** What a score counts, such as "shuriken". */
  unit(lang: Lang): string
  /** The name of a chapter of its rules, by the sign in their ids ("TURN"); null for one it does not know. */
  chapter?(lang: Lang, sign: string): string | null
  /** For a board that nobody has drawn: the name of a field of the view, and of one of its values; null: as it stands. */
  shown?(lang: Lang, field: string, value?: string | number | boolean | null): string | null
  /** One sentence for a player on why a choice is not open, from a reason and its facts; null for a reason it does not know. */
  whyNot?(lang: Lang, why: Refusal, names: Names, view?: V): string | null
  /** Why a choice is thought better than another, from the words of a hint; null for words it does not know. */
  reason?(lang: Lang, why: Words, names: Names): string | null
}

/** A figure that travels as tenths: at most one decimal, with the comma of the language. */
function tenths(lang: Lang, n: number): string {
  const text = String(Math.round(n) / 10)
  return lang === 'en' ? text : text.replace('.', ',')
}

/** A game's sentences for hints, by feature: {a} and {b} are its measures after the better and the other choice, {n} a figure. */
export type Reasons = Readonly<Record<Lang, Readonly<Record<string, string>>>>

/** Fills such a sentence: {a%} is a measure without decimals, {who} the seat it is about. */
export function reasonFrom(texts: Reasons) {
  return (lang: Lang, [id, about, ...figures]: Words, names: Names): string | null => {
    const text = texts[lang][String(id)]
    if (text === undefined) return null
    const at = ['a', 'b', 'n']
    return text.replaceAll(/\{(\w+)(%?)\}/g, (whole, key: string, round: string) => {
      if (key === 'who') return `**${names.of(Number(about))}**`
      const n = Number(figures[at.indexOf(key)])
      return Number.isNaN(n) ? whole : round === '' ? tenths(lang, n) : String(Math.round(n / 10))
    })
  }
}

/** Clause sentences in one language, behind the door `clauses/<lang>` of each game so that pages load one language only. */
export type ClauseTexts = Readonly<Record<Clause, string>>

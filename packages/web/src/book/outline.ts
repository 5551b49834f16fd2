import type { Clause } from '@noren/engine'

/** A chapter in players' words, and the exact sentences folded beneath it. */
export interface Chapter {
  readonly id: string
  readonly clauses: readonly Clause[]
  /** All cards or people of the game, drawn under the text. */
  readonly gallery?: true
}

/**
 * The rulebook of a game for people. Its words are those of the room `book-<game>`: `goal`, then `pic-1` to `pic-5`, `icon-<id>`,
 * `<chapter>`, `rare-<id>` and `word-<id>`, each with a `-text` beside it.
 */
export interface Outline {
  readonly icons: readonly string[]
  /** "How it ends" comes first, "rare cases" last. */
  readonly chapters: readonly Chapter[]
  /** Rare cases: a question and its answer. */
  readonly rare: readonly string[]
  readonly words: readonly string[]
  /** Clauses that do not speak to players at this table: of the server, of options, of time limits, of tables made of wood. */
  readonly apart: readonly Clause[]
  /** Where the book opens while this is asked. */
  readonly chapterOf: (question: string) => string
}

export const END = 'end'
export const RARE = 'rare'

/** `of('SA-EX', '1 2a 4-6')`: the clauses of one part of the rules. */
export const of = (part: string, numbers: string): readonly Clause[] =>
  numbers.split(' ').flatMap(token => {
    const [from, to] = token.split('-').map(Number)
    if (from === undefined || to === undefined) return [`${part}-${token}`]
    return Array.from({ length: to - from + 1 }, (_, i) => `${part}-${from + i}`)
  })

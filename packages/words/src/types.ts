/** The shapes of the words: what a catalogue holds, what a sentence is made of, and what may be put into one. */

/** A compiled pattern: a text, or texts and expressions in a row. */
export type Pattern = string | readonly (string | Expr)[]
export type Expr =
  readonly ['$', name: string] | readonly ['@', id: string] | readonly ['b', inner: Pattern] | Call | Selector
export type Call = readonly [
  'f',
  name: string,
  args: readonly Arg[],
  named: Readonly<Record<string, string | number>>,
]
export type Selector = readonly [
  '?',
  of: Arg,
  variants: readonly (readonly [key: string | number, then: Pattern])[],
  otherwise: number,
]
export type Arg = Expr | readonly ['"', text: string] | readonly ['#', n: number]
/** Messages by id; the form of a noun stands under `id.form`. */
export type Catalogue = Readonly<Record<string, Pattern>>

/** A thing with a name of its own in every language: a card, a character, a place. The kind is there for TypeScript alone: a card does
 * not go where a character belongs. */
export interface Noun<Kind extends string = string> {
  readonly noun: Kind | `${Kind}-${string}`
  readonly facts?: Facts
}
/** Somebody at the table. */
export interface Person {
  readonly seat: number
}
/** What may stand in a sentence. */
export type Fact = number | string | boolean | null | Noun | Person | readonly Fact[]
/** The facts of one sentence by name. */
export type Facts = Readonly<Record<string, Fact>>

/** A piece of a sentence: plain text, or a text that stands for a thing, a person or a stressed word. */
export type Part =
  | string
  | { readonly text: string; readonly noun: Noun }
  | { readonly text: string; readonly person: number }
  | { readonly text: string; readonly strong: true }
/** A sentence in parts. */
export type Said = readonly Part[]

/** Who sits where, and who reads. */
export interface People {
  name(seat: number): string
  /** The seat of the reader, or -1. */
  readonly me: number
}

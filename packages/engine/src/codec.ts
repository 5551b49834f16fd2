import type { Action, Clause, Words } from './contract.ts'

/**
 * The action codec of a game, from one declaration per verb. Six bits hold the verb; then follow three operands of eight bits,
 * two of twelve or one of 24. The order of declarations is part of the format: new verbs go last, and a verb that is no longer
 * offered keeps its row.
 */

type Word = string | number
/** What an operand is on the wire. `hear` answers -1 for what it does not understand. */
export interface Operand {
  /** How many values it has. */
  readonly size: number
  /** `at` is the state, for a word that depends on what everybody may see of the table. */
  say(n: number, at?: unknown): Word
  hear(word: Word | undefined): number
  /** Spelled as any number of words, for the only operand of a verb. */
  readonly many?: { say(n: number, at?: unknown): Words; hear(words: Words): number }
}

/** One of a list of names: a card, a side, a place. */
export function oneOf(names: readonly Word[]): Operand {
  const at = new Map<Word | undefined, number>(names.map((name, i) => [name, i]))
  return { size: names.length, say: n => names[n] as Word, hear: word => at.get(word) ?? -1 }
}

/** A whole number below `end`: a seat, an amount. */
export const lessThan = (end: number): Operand => ({
  size: end,
  say: n => n,
  hear: word => (typeof word === 'number' && Number.isInteger(word) && word >= 0 && word < end ? word : -1),
})

/** A set of things, one word for each. */
export const manyWords = (size: number, many: NonNullable<Operand['many']>): Operand => ({
  size,
  say: (n, at) => many.say(n, at).join(' '),
  hear: () => -1,
  many,
})

/** An operand by its name in words. */
export type Named = readonly [name: string, kind: Operand]
/** A verb as a game declares it. */
export interface Declared {
  /** The clause that allows the verb; a game may name a closer one (`allows`). */
  readonly clause: Clause
  readonly of: readonly Named[]
}
/** Declares a verb: its clause and its operands, in the order in which they travel. */
export const verb = <const P extends readonly Named[]>(
  clause: Clause,
  ...of: P
): { readonly clause: Clause; readonly of: P } => ({ clause, of })

type Numbers<P extends readonly Named[]> = { readonly [I in keyof P]: number }

/** A verb of a game: called with its operands it makes an action; each operand is read back by its name. */
export type Verb<D extends Declared> = ((...operands: Numbers<D['of']>) => Action) & {
  readonly [N in D['of'][number] as N[0]]: (a: Action) => number
} & {
  /** What `codeOf` answers for its actions, for a `switch`. */
  readonly code: number
  readonly clause: Clause
  readonly is: (a: Action) => boolean
}

/** One operand of a verb, and how many values it has. */
export interface Operands {
  readonly name: string
  readonly kind: Operand
  readonly n: number
}
/** The actions of a game: made, taken apart, spelt and heard. */
export interface Codec<T extends Readonly<Record<string, Declared>>> {
  readonly act: { readonly [K in keyof T]: Verb<T[K]> }
  readonly verbs: readonly (keyof T & string)[]
  readonly spell: (a: Action, at?: unknown) => Words
  readonly hear: (words: Words) => Action | null
  readonly clauseOf: (a: Action) => Clause
  /** The operands of an action by name and kind: for code that draws a board it does not know. */
  readonly operands: (a: Action) => readonly Operands[]
  /** The same choice with every operand of one kind renamed: for the leak law. */
  readonly rename: (a: Action, kind: Operand, to: (n: number) => number) => Action
}

/** The verb of an action, as one of the codes of its game. */
export const codeOf = (a: Action): number => a & 63
// Every reader of every verb is one of these: the compiler sees constants, and the calls vanish.
type Reader = (a: Action) => number
const whole: Reader = a => (a >> 6) & 0xff_ffff
const READERS: readonly (readonly Reader[])[] = [
  [],
  [whole],
  [a => (a >> 6) & 0xfff, a => (a >> 18) & 0xfff],
  [a => (a >> 6) & 0xff, a => (a >> 14) & 0xff, a => (a >> 22) & 0xff],
]
const MOST = [0, 1 << 24, 1 << 12, 1 << 8]
const VERBS = 64

const readerOf = (of: readonly Named[], i: number): Reader => READERS[of.length]?.[i] as Reader

type Maker = (x: number, y: number, z: number) => Action
function makerOf(code: number, of: readonly Named[]): Maker {
  if (of.length === 0) return () => code
  if (of.length === 1) return x => code | (x << 6)
  if (of.length === 2) return (x, y) => code | (x << 6) | (y << 18)
  return (x, y, z) => code | (x << 6) | (y << 14) | (z << 22)
}

type Speller = (a: Action, at?: unknown) => Words
/** How the actions of one verb are spelled: one function for each number of operands, so that nothing is looked up for each action. */
function spellerOf(name: string, of: readonly Named[]): Speller {
  const [x, y, z] = of.map(([, kind]) => kind)
  if (x === undefined) return () => [name]
  const { many } = x
  if (many !== undefined) return (a, at) => [name, ...many.say(whole(a), at)]
  if (y === undefined) return (a, at) => [name, x.say(whole(a), at)]
  const [first, second, third] = of.map((_, i) => readerOf(of, i)) as [Reader, Reader, Reader]
  if (z === undefined) return (a, at) => [name, x.say(first(a), at), y.say(second(a), at)]
  return (a, at) => [name, x.say(first(a), at), y.say(second(a), at), z.say(third(a), at)]
}

type Hearer = (words: Words) => Action | null
/** How the words of one verb are understood. */
function hearerOf(make: Maker, of: readonly Named[]): Hearer {
  const [x, y, z] = of.map(([, kind]) => kind)
  const understood = (a: number, b: number, c: number): Action | null =>
    a < 0 || b < 0 || c < 0 ? null : make(a, b, c)
  const many = x?.many
  if (many !== undefined) return words => understood(many.hear(words.slice(1)), 0, 0)
  const length = of.length + 1
  return words =>
    words.length === length
      ? understood(x?.hear(words[1]) ?? 0, y?.hear(words[2]) ?? 0, z?.hear(words[3]) ?? 0)
      : null
}

function check(name: string, { of }: Declared): void {
  const most = MOST[of.length]
  if (most === undefined || of.some(([, kind]) => kind.size > most || (kind.many && of.length > 1)))
    throw new RangeError(`${name} does not fit into an action`)
}

/** Packs the verbs of a game into integers. The order of the verbs is the format: new ones go last. */
export function codec<const T extends Readonly<Record<string, Declared>>>(declared: T): Codec<T> {
  const verbs = Object.keys(declared)
  const rows: readonly Declared[] = Object.values(declared)
  if (rows.length > VERBS) throw new RangeError(`${rows.length} verbs are more than ${VERBS}`)
  const act: Record<string, unknown> = {}
  verbs.forEach((name, code) => {
    const row = rows[code] as Declared
    check(name, row)
    act[name] = Object.assign(
      makerOf(code, row.of),
      { code, clause: row.clause, is: (a: Action) => (a & 63) === code },
      Object.fromEntries(row.of.map(([operand], i) => [operand, readerOf(row.of, i)])),
    )
  })
  const makers = rows.map((row, code) => makerOf(code, row.of))
  const spellers = rows.map((row, code) => spellerOf(verbs[code] as string, row.of))
  const hearers = rows.map((row, code) => hearerOf(makers[code] as Maker, row.of))
  const numbers = new Map<unknown, number>(verbs.map((name, i) => [name, i]))
  const rowOf = (a: Action): Declared => rows[codeOf(a)] as Declared
  return {
    act: act as Codec<T>['act'],
    verbs,
    spell: (a, at) => (spellers[codeOf(a)] as Speller)(a, at),
    hear(words) {
      const code = numbers.get(words[0])
      return code === undefined ? null : (hearers[code] as Hearer)(words)
    },
    clauseOf: a => rowOf(a).clause,
    operands: a => rowOf(a).of.map(([name, kind], i) => ({ name, kind, n: readerOf(rowOf(a).of, i)(a) })),
    rename(a, kind, to) {
      const { of } = rowOf(a)
      const ns = of.map(([, k], i) => (k === kind ? to(readerOf(of, i)(a)) : readerOf(of, i)(a)))
      return (makers[codeOf(a)] as Maker)(ns[0] ?? 0, ns[1] ?? 0, ns[2] ?? 0)
    },
  }
}

/**
 * The schema of a game's printed figures: what a host with the box may write in their place, and within which limits.
 * The check, the template of `noren data` and the page's form are all made from it.
 */
import type { Clause } from '../contract.ts'

interface Described {
  /** The message that says what it is; absent: the key itself is its message. */
  readonly says?: string
  /** The message that says what the limit follows from: what a card has room for, what the rules can count. */
  readonly limit?: string
  readonly clause?: Clause
}
/** A whole number; with `step` a multiple of it. */
export interface NumberField extends Described {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step?: number
}
/** One of the things that the rules know. */
export interface ChoiceField extends Described {
  readonly kind: 'choice'
  readonly values: readonly (string | null)[]
  /** What stands before a value in the id of its message; absent: nothing. */
  readonly words?: string
}
/** A figure that is so or not. */
export interface FlagField extends Described {
  readonly kind: 'flag'
}
/** A name as players read it, in whatever language the host writes. */
export interface TextField extends Described {
  readonly kind: 'text'
  readonly most: number
}
/** So many entries; fewer than `most` are right only where `least` says so. `items` are the names of the entries. */
export interface ListField extends Described {
  readonly kind: 'list'
  readonly of: DataField
  readonly least: number
  readonly most: number
  readonly items?: readonly string[]
  /** No entry twice. */
  readonly distinct?: true
}
/** Figures by name. */
export interface RecordField extends Described {
  readonly kind: 'record'
  readonly fields: Readonly<Record<string, DataField>>
}
/** A field that holds one value. */
export type LeafField = NumberField | ChoiceField | FlagField | TextField
/** Any field of a table of figures. */
export type DataField = LeafField | ListField | RecordField

type More = Described

/** How a schema is written: `field.number(0, 9)`. */
export const field = {
  number: (min: number, max: number, more: More & { readonly step?: number } = {}): NumberField => ({
    kind: 'number',
    min,
    max,
    ...more,
  }),
  choice: (
    values: readonly (string | null)[],
    more: More & { readonly words?: string } = {},
  ): ChoiceField => ({
    kind: 'choice',
    values,
    ...more,
  }),
  flag: (more: More = {}): FlagField => ({ kind: 'flag', ...more }),
  text: (most: number, more: More = {}): TextField => ({ kind: 'text', most, ...more }),
  record: (fields: Readonly<Record<string, DataField>>, more: More = {}): RecordField => ({
    kind: 'record',
    fields,
    ...more,
  }),
  /** The same figure, or the same figures, under each of these names. */
  each: (names: readonly string[], of: DataField, more: More = {}): RecordField => ({
    kind: 'record',
    fields: Object.fromEntries(names.map(name => [name, { ...of, says: name }])),
    ...more,
  }),
  /** A list with one entry for each of these names. */
  list: (
    items: readonly string[],
    of: DataField,
    more: More & { readonly distinct?: true } = {},
  ): ListField => ({ kind: 'list', of, least: items.length, most: items.length, items, ...more }),
  /** Any number of entries within these bounds: one figure, written as a list. */
  some: (least: number, most: number, of: DataField, more: More = {}): ListField => ({
    kind: 'list',
    of,
    least,
    most,
    ...more,
  }),
}

/** The way to a figure, from the root of its table. */
export type DataPath = readonly (string | number)[]

/** Whether a field is one figure, changed and put back as a whole. */
export const isFigure = (of: DataField): boolean =>
  of.kind === 'list' ? of.least !== of.most : of.kind !== 'record'

/** The message of one value of a choice. */
export const valueId = (of: ChoiceField, value: string | null): string =>
  `${of.words ?? ''}${value ?? 'none'}`

/** What lies under a field, each with its key and the message that names it. */
export function partsOf(
  of: DataField,
): readonly { readonly key: string | number; readonly says: string; readonly field: DataField }[] {
  if (isFigure(of)) return []
  if (of.kind === 'record')
    return Object.entries(of.fields).map(([key, f]) => ({ key, says: f.says ?? key, field: f }))
  if (of.kind !== 'list') return []
  return Array.from({ length: of.most }, (_, key) => ({
    key,
    says: of.items?.[key] ?? String(key + 1),
    field: of.of,
  }))
}

/** The value at one key of a record or list that has it. */
export const under = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every(k => Object.hasOwn(b, k) && same(under(a, k), under(b, k)))
  )
}

const fitsKey = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

/** Whether a path is meant by one of these patterns: key by key, `*` for any end of one, and all that lies under it. */
export const isAmong = (patterns: readonly string[], path: DataPath): boolean =>
  patterns.some(pattern => {
    const keys = pattern.split('.')
    return keys.length <= path.length && keys.every((k, i) => fitsKey(k, String(path[i])))
  })

import type { DataField, DataTable } from '@noren/engine'
import { isFigure, partsOf } from '@noren/engine'

/** Figures while they are being written: only what differs, entries of lists by their names, not yet judged. */
export type Draft = Readonly<Record<string, unknown>>

const isDraft = (x: unknown): x is Draft => typeof x === 'object' && x !== null && !Array.isArray(x)
const at = (x: unknown, key: string | number): unknown =>
  typeof x === 'object' && x !== null && Object.hasOwn(x, key)
    ? (x as Readonly<Record<string | number, unknown>>)[key]
    : undefined
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One part of the figures with its name in a draft, its message and its shipped value. */
interface Part {
  readonly keys: readonly string[]
  readonly says: string
  readonly field: DataField
  readonly shipped: unknown
  readonly reconstructed: boolean
}

export function partsUnder(
  table: DataTable,
  part: Pick<Part, 'keys' | 'field' | 'shipped'>,
  path: readonly (string | number)[],
) {
  return partsOf(part.field).map(p => {
    const here = [...path, p.key]
    return {
      path: here,
      keys: [...part.keys, part.field.kind === 'list' ? p.says : String(p.key)],
      says: p.says,
      field: p.field,
      shipped: at(part.shipped, p.key),
      reconstructed: table.isReconstructed(here),
    }
  })
}
export type PartAt = ReturnType<typeof partsUnder>[number]

export const valueAt = (draft: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((x, key) => at(x, key), draft)

/** The draft with one figure written; undefined puts the shipped one back. Empty parts go. */
export function withValue(draft: Draft, keys: readonly string[], value: unknown): Draft {
  const [key = '', ...rest] = keys
  const inner = at(draft, key)
  const next = rest.length === 0 ? value : withValue(isDraft(inner) ? inner : {}, rest, value)
  const gone = next === undefined || (rest.length > 0 && isDraft(next) && Object.keys(next).length === 0)
  const others = Object.entries(draft).filter(([k]) => k !== key)
  return Object.fromEntries(gone ? others : [...others, [key, next]])
}

/** How many figures of a part are written in a draft. */
export const writtenIn = (field: DataField, draft: unknown): number =>
  draft === undefined
    ? 0
    : isFigure(field)
      ? 1
      : partsOf(field).reduce(
          (n, p) => n + writtenIn(p.field, at(draft, field.kind === 'list' ? p.says : p.key)),
          0,
        )

/** What somebody loaded, as a draft: what is right is thinned, what is not is kept as it was written, to be put right. */
export function draftOf(table: DataTable, raw: unknown, seats: number): Draft {
  const read = table.read(raw, seats)
  if ('data' in read) return table.sparse(read.data)
  const thin = (field: DataField, own: unknown, shipped: unknown): unknown => {
    if (own === undefined || same(own, shipped)) return undefined
    if (isFigure(field)) return own
    const list = field.kind === 'list' && Array.isArray(own)
    if (!isDraft(own) && !(list && own.length === field.most)) return own
    const known = partsOf(field).flatMap(p => {
      const name = field.kind === 'list' ? p.says : String(p.key)
      const value = thin(p.field, at(own, list ? p.key : name), at(shipped, p.key))
      return value === undefined ? [] : [[name, value] as const]
    })
    const names = new Set(partsOf(field).map(p => (field.kind === 'list' ? p.says : String(p.key))))
    const strangers = list ? [] : Object.entries(own).filter(([key]) => !names.has(key))
    return Object.fromEntries([...known, ...strangers])
  }
  const out = thin(table.root, raw, table.shipped)
  return isDraft(out) ? out : {}
}

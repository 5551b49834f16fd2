import type { Fault } from '../contract.ts'
import type { Raw } from '../options.ts'
import { Faults, isObject } from '../options.ts'
import { readPart } from './read.ts'
import type { DataField, DataPath, RecordField } from './schema.ts'
import { isAmong, isFigure, partsOf, same, under } from './schema.ts'

/** Where every path of a fault begins: the option that holds a host's figures. */
const OPTION = 'data'

/** What a table of figures is made from. */
export interface DataSpec<T extends object> {
  readonly root: RecordField
  /** The figures as they come with the game. */
  readonly shipped: T
  /** Those of them that no source gives, as patterns over paths: `cooks.0`, `cards.*.attack`. */
  readonly reconstructed: readonly string[]
  /** Parts that a table has only where they differ, because states without them are older than they. */
  readonly extras?: readonly (keyof T & string)[]
  /** Other ways of writing the same, brought into the form of the schema. */
  unfold?(raw: Raw, faults: Faults): Raw
  /** What the figures say together, once each is right by itself. */
  check?(data: T, faults: Faults, seats: number): void
}

/** One figure that is not the shipped one. `says` names each key on its path. */
export interface DataChange {
  readonly path: DataPath
  readonly says: readonly string[]
  readonly field: DataField
  readonly shipped: unknown
  readonly own: unknown
}

/** The figures of a game with all that is made from their schema. */
export interface DataTable<T extends object = object> {
  readonly root: RecordField
  readonly shipped: T
  readonly reconstructed: readonly string[]
  /** Reads figures from outside; null where all of them are the shipped ones. Never throws. */
  read(raw: unknown, seats: number): { readonly data: T | null } | { readonly faults: readonly Fault[] }
  /** The same, as a field of the options. */
  readonly readInto: (raw: unknown, faults: Faults, seats: number) => T | null
  /** What differs from the shipped figures, in their order. What is missing does not differ. */
  changes(own: unknown): readonly DataChange[]
  /** Only what differs, in the form that `read` takes. */
  sparse(own: unknown): Raw
  isReconstructed(path: DataPath): boolean
}

/** What differs, figure by figure. A part that is missing, or of another shape, counts as shipped: figures of old matches are read too. */
function differences(
  field: DataField,
  own: unknown,
  shipped: unknown,
  path: DataPath,
  says: readonly string[],
  out: DataChange[],
): void {
  if (own === undefined) return
  if (isFigure(field)) {
    if (!same(own, shipped)) out.push({ path, says, field, shipped, own })
    return
  }
  for (const part of partsOf(field))
    differences(
      part.field,
      under(own, part.key),
      under(shipped, part.key),
      [...path, part.key],
      [...says, part.says],
      out,
    )
}

/** Only what differs; undefined if nothing does. */
function thin(field: DataField, own: unknown, shipped: unknown): unknown {
  if (own === undefined) return undefined
  if (isFigure(field)) return same(own, shipped) ? undefined : own
  // a list whose entries have no names is written whole
  if (field.kind === 'list' && field.items === undefined) return same(own, shipped) ? undefined : own
  const parts = partsOf(field).flatMap(part => {
    const value = thin(part.field, under(own, part.key), under(shipped, part.key))
    return value === undefined ? [] : [[field.kind === 'list' ? part.says : part.key, value] as const]
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

function without<T extends object>(data: T, spec: DataSpec<T>): T {
  const gone = (spec.extras ?? []).filter(key => same(data[key], spec.shipped[key]))
  const left = Object.entries(data).filter(([key]) => !(gone as readonly string[]).includes(key))
  return Object.freeze(Object.fromEntries(left)) as T
}

/** Frozen whole, for what is read shares parts with it. */
function frozen<T>(x: T): T {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return x
  for (const part of Object.values(x)) frozen(part)
  return Object.freeze(x)
}

/** Makes a table of printed figures that a host may replace. */
export function dataTable<T extends object>(spec: DataSpec<T>): DataTable<T> {
  frozen(spec.shipped)
  const readInto = (raw: unknown, faults: Faults, seats: number): T | null => {
    if (raw === null || raw === undefined) return null
    const before = faults.list.length
    const whole = isObject(raw) && spec.unfold !== undefined ? spec.unfold(raw, faults) : raw
    // every field was checked on the way, so what was read has the type it claims
    const data = readPart(spec.root, whole, spec.shipped, OPTION, faults) as T
    if (faults.list.length === before) spec.check?.(data, faults, seats)
    return faults.list.length > before || same(data, spec.shipped) ? null : without(data, spec)
  }
  const { root, shipped, reconstructed } = spec
  return {
    root,
    shipped,
    reconstructed,
    readInto,
    read(raw, seats) {
      const faults = new Faults()
      const data = readInto(raw, faults, seats)
      return faults.list.length > 0 ? { faults: faults.list } : { data }
    },
    changes(own) {
      const out: DataChange[] = []
      differences(spec.root, own ?? undefined, spec.shipped, [], [], out)
      return out
    },
    sparse: own => (thin(spec.root, own ?? undefined, spec.shipped) ?? {}) as Raw,
    isReconstructed: path => isAmong(spec.reconstructed, path),
  }
}

import { isObject, isWhole, shortKey } from '../options.ts'
import type { Faults } from '../options.ts'
import type { DataField, LeafField, ListField, RecordField } from './schema.ts'
import { under } from './schema.ts'

/** Letters of any language, digits, and the few signs that names have: nothing that marks up or turns a line around. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’.,&()-]*[\p{L}\p{M}\p{N}.)])?$/u

/** The limits of one figure, as the end of a sentence that begins with its path. */
export function limits(field: DataField): string {
  switch (field.kind) {
    case 'number': {
      const range = `from ${field.min} to ${field.max}`
      return field.step === undefined
        ? `must be a whole number ${range}`
        : `must be a multiple of ${field.step} ${range}`
    }
    case 'choice':
      return `must be one of ${field.values.map(String).join(', ')}`
    case 'flag':
      return 'must be true or false'
    case 'text':
      return `must be a text of 1 to ${field.most} letters, digits, spaces or the signs ' ’ . , & ( ) -`
    case 'list':
      if (field.least !== field.most) return `must be a list of ${field.least} to ${field.most}`
      return `must be a list of ${field.most}${field.items === undefined ? '' : ', or an object by name'}`
    default:
      return `must be an object with ${known(Object.keys(field.fields))}`
  }
}

const FEW = 8
const known = (keys: readonly string[]): string =>
  keys.length <= FEW
    ? keys.join(', ')
    : `${keys.slice(0, 2).join(', ')} … ${keys.at(-1)} (${keys.length} in all)`

function fits(field: LeafField, raw: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return isWhole(raw, field.min, field.max) && !Object.is(raw, -0) && raw % (field.step ?? 1) === 0
    case 'choice':
      return (field.values as readonly unknown[]).includes(raw)
    case 'flag':
      return typeof raw === 'boolean'
    default:
      return typeof raw === 'string' && raw.length <= field.most && NAME.test(raw)
  }
}

/** Reads what somebody wrote: a part that is missing is the shipped one, and every fault names its path and the limit. */
export function readPart(
  field: DataField,
  raw: unknown,
  shipped: unknown,
  path: string,
  faults: Faults,
): unknown {
  if (raw === undefined && shipped !== undefined) return shipped
  if (field.kind === 'record') return readRecord(field, raw, shipped, path, faults)
  if (field.kind === 'list') return readList(field, raw, shipped, path, faults)
  if (fits(field, raw)) return raw
  faults.add(path, limits(field), field.clause)
  return shipped
}

function readRecord(
  field: RecordField,
  raw: unknown,
  shipped: unknown,
  path: string,
  faults: Faults,
): unknown {
  if (!isObject(raw)) {
    faults.add(path, limits(field), field.clause)
    return shipped
  }
  const fields = Object.entries(field.fields)
  for (const k of Object.keys(raw))
    if (!Object.hasOwn(field.fields, k))
      faults.add(
        `${path}.${shortKey(k)}`,
        `is not known here: there are ${known(fields.map(([name]) => name))}`,
      )
  return Object.freeze(
    Object.fromEntries(
      fields.map(
        ([k, f]) => [k, readPart(f, under(raw, k), under(shipped, k), `${path}.${k}`, faults)] as const,
      ),
    ),
  )
}

function readList(field: ListField, raw: unknown, shipped: unknown, path: string, faults: Faults): unknown {
  const { items, least, most } = field
  if (items !== undefined && isObject(raw)) {
    for (const k of Object.keys(raw))
      if (!items.includes(k))
        faults.add(`${path}.${shortKey(k)}`, `is not known here: there are ${known(items)}`)
    return frozenList(
      field,
      items.map((name, i) =>
        readPart(field.of, under(raw, name), under(shipped, i), `${path}.${name}`, faults),
      ),
      path,
      faults,
    )
  }
  if (!Array.isArray(raw) || raw.length < least || raw.length > most) {
    faults.add(path, limits(field), field.clause)
    return shipped
  }
  const given: readonly unknown[] = raw
  const fixed = least === most
  return frozenList(
    field,
    // Array.from, because a list with holes must not be taken for one that is full
    Array.from(given, (v, i) =>
      readPart(field.of, v, fixed ? under(shipped, i) : undefined, `${path}.${i}`, faults),
    ),
    path,
    faults,
  )
}

function frozenList(
  field: ListField,
  values: readonly unknown[],
  path: string,
  faults: Faults,
): readonly unknown[] {
  if (field.distinct === true && new Set(values).size !== values.length)
    faults.add(path, 'must not have the same entry twice', field.clause, { id: 'twice' })
  return Object.freeze(values)
}

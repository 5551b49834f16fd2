import type { Fault, FaultSays, OptionField, Options } from './contract.ts'

/** An object from outside whose fields nobody has looked at. */
export type Raw = Readonly<Record<string, unknown>>
/** Whether this is an object with fields, and no list. */
export const isObject = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x)
/** Whether this is a whole number between two. */
export const isWhole = (x: unknown, min: number, max: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max

/** A key that came from outside may be as long as a message; a sentence about it is not. */
const LONGEST_KEY = 40
/** A key as a message may repeat it. */
export const shortKey = (key: string): string =>
  key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key

/** Collects what is wrong with options, so many faults at most: what came from outside may be large. */
export class Faults {
  static readonly MOST = 50
  readonly list: Fault[] = []
  add(path: string, message: string, clause?: string, says?: FaultSays): void {
    if (this.list.length < Faults.MOST)
      this.list.push({
        path,
        message,
        ...(clause === undefined ? {} : { clause }),
        ...(says === undefined ? {} : { says }),
      })
  }
  /** Refuses keys that nobody knows. */
  strangers(raw: Raw, known: readonly string[], path: string, message: string): void {
    for (const key of Object.keys(raw)) if (!known.includes(key)) this.add(path + shortKey(key), message)
  }
}

/** Reads one field of kind `data`; what it answers is the value if nothing was added to `faults`. */
export type DataReader = (raw: unknown, faults: Faults, seats: number) => unknown

/** What the options of a game are made from. */
export interface OptionsSpec<O extends object> {
  /** The game's title, for "is not an option of …". */
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number; readonly clause?: string }
  readonly defaults: O
  readonly fields: readonly OptionField[]
  /** For each field of kind `data`, its reader. A missing one takes its default without being read. */
  readonly data?: Readonly<Record<string, DataReader>>
  /** What the fields say together, once each is right by itself. */
  check?(o: O, seats: number, faults: Faults): void
}

function readField(
  field: OptionField,
  value: unknown,
  spec: OptionsSpec<object>,
  seats: number,
  faults: Faults,
): unknown {
  switch (field.kind) {
    case 'flag':
      if (typeof value !== 'boolean') faults.add(field.key, 'must be true or false', field.clause)
      return value
    case 'choice':
      if (!(field.values as readonly unknown[]).includes(value))
        faults.add(field.key, `must be one of ${field.values.join(', ')}`, field.clause)
      return value
    default:
      return spec.data?.[field.key]?.(value, faults, seats)
  }
}

/** The reader of a game's options, from its declared fields: each is checked, unknown keys are refused, missing ones take their default. */
export function optionsOf<O extends object>(spec: OptionsSpec<O>): Options<O> {
  const { defaults, fields, title } = spec
  return {
    defaults,
    fields,
    read(raw, seats) {
      const faults = new Faults()
      const { min, max, clause } = spec.seats
      if (!isWhole(seats, min, max)) faults.add('seats', `must be ${min} to ${max}`, clause)
      if (raw !== undefined && raw !== null && !isObject(raw)) faults.add('', 'must be an object')
      const given: Raw = isObject(raw) ? raw : {}
      faults.strangers(
        given,
        fields.map(f => f.key),
        '',
        `is not an option of ${title}`,
      )
      const values = fields.map(field => {
        const usual = (defaults as Raw)[field.key]
        const value = given[field.key]
        return [
          field.key,
          value === undefined || value === null ? usual : readField(field, value, spec, seats, faults),
        ] as const
      })
      const options = Object.fromEntries(values) as O
      if (faults.list.length === 0) spec.check?.(options, seats, faults)
      return faults.list.length > 0 ? { faults: faults.list } : { options }
    },
  }
}

import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'

/** As much of JSON Schema as our messages use. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

export const pick = <T>(rng: Rng, from: readonly T[]): T => from[below(rng, from.length)] as T
const odds = (rng: Rng, one: number): boolean => below(rng, one) === 0

/** Values for properties that mean something here, by their name: a table that exists, words that games know. */
export type Known = Readonly<Record<string, (rng: Rng) => unknown>>

/** A value of the right shape. */
export function valid(schema: Schema, rng: Rng, known: Known = {}): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(rng, schema.enum)
  if (schema.anyOf !== undefined) return valid(pick(rng, schema.anyOf), rng, known)
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required)
      const entries = Object.entries(schema.properties ?? {}).filter(
        ([name]) => required.has(name) || odds(rng, 2),
      )
      return Object.fromEntries(
        entries.map(([name, s]) => [name, s.const ?? known[name]?.(rng) ?? valid(s, rng, known)]),
      )
    }
    case 'array': {
      const most = Math.min(schema.maxItems ?? 6, 6)
      const length = Math.max(schema.minItems ?? 0, below(rng, most + 1))
      return Array.from({ length }, () => valid(schema.items ?? {}, rng, known))
    }
    case 'string':
      return letters(rng, Math.max(schema.minLength ?? 8, 8))
    case 'integer':
    case 'number':
      return (
        (schema.minimum ?? 0) + below(rng, Math.min((schema.maximum ?? 9) - (schema.minimum ?? 0) + 1, 1000))
      )
    case 'boolean':
      return odds(rng, 2)
    case 'null':
      return null
    default:
      return pick(rng, ODD)
  }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
export const letters = (rng: Rng, length: number): string =>
  Array.from({ length }, () => ALPHABET[below(rng, ALPHABET.length)]).join('')

const deep = (n: number): unknown => (n === 0 ? [] : [deep(n - 1)])

/** What a careless or hostile program might put anywhere. */
export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  '',
  'undo',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\uD800',
  '../../../etc/passwd',
  "'; DROP TABLE entries; --",
  '<script>alert(1)</script>',
  '%s%n%x',
  '💮'.repeat(30),
  'x'.repeat(3000),
  [],
  [[]],
  deep(200),
  {},
  { toString: 1 },
  { length: 9 },
  { __proto__: null, prototype: 1 },
  { __proto__: null, constructor: { prototype: {} } },
  Array(90).fill('x'),
]

/** Something like `value` with one place of it changed: replaced, left out, added or copied. */
export function mutated(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value) && value.length > 0 && !odds(rng, 4)) {
    const list = [...(value as unknown[])]
    const at = below(rng, list.length)
    const how = below(rng, 16)
    if (how < 4) list.splice(at, 1)
    else if (how < 7) list.push(...list, pick(rng, ODD))
    else list[at] = mutated(list[at], rng)
    return list
  }
  if (typeof value === 'object' && value !== null && !odds(rng, 6)) {
    const copy: Record<string, unknown> = { ...value }
    const keys = Object.keys(copy)
    const key = keys.length === 0 || odds(rng, 5) ? pick(rng, EXTRA) : pick(rng, keys)
    if (odds(rng, 5)) delete copy[key]
    // Defined rather than set: `__proto__` shall arrive as a key like any other.
    else
      Object.defineProperty(copy, key, {
        value: mutated(copy[key], rng),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    return copy
  }
  if (typeof value === 'number' && odds(rng, 3)) return value + pick(rng, [1, -1, 0.5, 1e9, -1e9])
  if (typeof value === 'string' && odds(rng, 3))
    return pick(rng, [`${value}\n`, value.toUpperCase(), `${value}${value}`])
  return pick(rng, ODD)
}

const EXTRA = ['x', '__proto__', 'constructor', 'seat', 't', 'id', 'v', 'hasOwnProperty', '']

/** Text that was JSON, or nearly, or never. */
export function garbled(text: string, rng: Rng): string {
  switch (below(rng, 6)) {
    case 0:
      return text.slice(0, below(rng, text.length + 1))
    case 1:
      return text + text
    case 2:
      return '['.repeat(1 + below(rng, 2000))
    case 3:
      return `${text.slice(0, 5)}${'\\u0000'.repeat(3)}${text.slice(5)}`
    case 4:
      return letters(rng, below(rng, 60))
    default:
      return text.replaceAll('"', "'")
  }
}

import fc from 'fast-check'
import type { Writer } from '../src/delta/index.ts'
import { ByteReader } from '../src/delta/index.ts'

export const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>

/** As a state of a game changes: the same value with some of its parts exchanged, added, removed or moved. */
export const changed = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    const items = value as readonly unknown[]
    return fc.oneof(
      fc.constant(value),
      json,
      fc.tuple(...items.map(changed)),
      fc.subarray([...items]),
      fc.tuple(fc.nat(items.length), json).map(([at, one]) => items.toSpliced(at, 0, one)),
    )
  }
  if (typeof value !== 'object' || value === null) return fc.oneof(fc.constant(value), json)
  const entries = Object.entries(value)
  return fc.oneof(
    fc.constant(value),
    fc
      .tuple(...entries.map(([key, one]) => changed(one).map(now => [key, now] as const)))
      .map(all => fromEntries(all)),
    fc.subarray(entries).map(some => fromEntries(some)),
    fc.tuple(fc.string(), json).map(more => fromEntries([...entries, more])),
  )
}

/** Object.fromEntries, as JSON.parse would make it. */
const fromEntries = (entries: readonly (readonly [string, unknown])[]): unknown =>
  JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join(',')}}`)

export const plain = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

export function written(writer: Writer, write: (w: Writer) => void): ByteReader {
  writer.bytes.at = 0
  write(writer)
  return new ByteReader(writer.bytes.take())
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ByteReader,
  DeltaDecoder,
  Dictionary,
  Reader,
  DeltaEncoder,
  withReply,
  Writer,
} from '../src/delta/index.ts'
import { PROTOCOL } from '../src/index.ts'
import type { Sync, TableInfo, Update } from '../src/index.ts'

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>

/** As a state of a game changes: the same value with some of its parts exchanged, added, removed or moved. */
const changed = (value: unknown): fc.Arbitrary<unknown> => {
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

const plain = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

function written(writer: Writer, write: (w: Writer) => void): ByteReader {
  writer.bytes.at = 0
  write(writer)
  return new ByteReader(writer.bytes.take())
}

test('the order of keys is that of the writer: bytes tell nothing but what was shown', () => {
  const steps = [
    { a: 1, b: 2, c: 3 },
    { a: 1, c: 3 },
    { a: 1, b: 2, c: 3 },
    { a: 4, b: 5, c: 6 },
  ]
  const [writer, reader] = [new Writer(), new Reader()]
  let shown = reader.value(written(writer, w => w.value(steps[0])))
  for (let n = 1; n < steps.length; n++) {
    shown = reader.change(
      written(writer, w => void w.change(steps[n - 1], steps[n])),
      shown,
    )
    expect(JSON.stringify(shown)).toBe(JSON.stringify(steps[n]))
  }
})

describe('values', () => {
  test('any JSON value is read as it was written, also when its words and shapes are known by then', () => {
    const [writer, reader] = [new Writer(), new Reader()]
    fc.assert(
      fc.property(json, value => {
        for (let again = 0; again < 2; again++) {
          const bytes = written(writer, w => w.value(value))
          expect(reader.value(bytes)).toEqual(plain(value))
          expect(bytes.done).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })

  const NUMBERS = [0, 127, 128, -1, -8, -9, 2 ** 21, -(2 ** 21), 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1.5]
  test.each([...NUMBERS, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e300, -1e-300])('%d', n => {
    expect(new Reader().value(written(new Writer(), w => w.value([n])))).toEqual([n])
  })

  test('long lists, wide objects, many words, long texts', () => {
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`key${i}`, `word${i % 200}`]))
    const value = [
      wide,
      Array.from({ length: 300 }, (_, i) => ({ [`only${i}`]: i })),
      'x'.repeat(5000),
      'été 桜',
    ]
    const [writer, reader] = [new Writer(), new Reader()]
    for (let again = 0; again < 2; again++)
      expect(reader.value(written(writer, w => w.value(value)))).toEqual(value)
  })

  test('what is not JSON cannot be written', () => {
    for (const thing of [() => 1, Symbol('x'), 3n])
      expect(() => new Writer().value([thing])).toThrow(TypeError)
  })
})

describe('changes', () => {
  test('applied to the old value they give the new one, and leave the old one alone', () => {
    const [writer, reader] = [new Writer(), new Reader()]
    fc.assert(
      fc.property(
        json.chain(from => fc.tuple(fc.constant(from), changed(from))),
        ([from, to]) => {
          const before = plain(from)
          const kept = JSON.stringify(before)
          reader.value(written(writer, w => w.value(before)))
          const bytes = written(writer, w => w.change(before, plain(to)))
          if (bytes.done) expect(plain(to)).toEqual(before)
          else expect(reader.change(bytes, before)).toEqual(plain(to))
          expect(bytes.done).toBe(true)
          expect(JSON.stringify(before)).toBe(kept)
        },
      ),
      { numRuns: 1500 },
    )
  })

  test('one after the other, as the writer remembers what it wrote and the reader what it read', () => {
    fc.assert(
      fc.property(
        json.chain(first =>
          changed(first).chain(second =>
            changed(second).chain(third =>
              fc.tuple(...[first, second, third, first].map(v => fc.constant(v))),
            ),
          ),
        ),
        steps => {
          const [writer, reader] = [new Writer(), new Reader()]
          let kept: unknown = plain(steps[0])
          let shown = reader.value(written(writer, w => w.value(kept)))
          for (const step of steps.slice(1)) {
            const bytes = written(writer, w => (kept = w.change(kept, plain(step))))
            if (!bytes.done) shown = reader.change(bytes, shown)
            expect(bytes.done).toBe(true)
            expect(shown).toEqual(plain(step))
          }
        },
      ),
      { numRuns: 800 },
    )
  })

  test.each([1, 14, 15, 16, 30, 31, 45])('%d changes in one object and in one list', n => {
    const from = { list: Array.from({ length: 60 }, () => 0), ...of(60, 'old') }
    const to = { list: from.list.map((_, i) => (i < n ? 1 : 0)), ...of(60, 'old'), ...of(n, 'new') }
    const [writer, reader] = [new Writer(), new Reader()]
    reader.value(written(writer, w => w.value(from)))
    expect(
      reader.change(
        written(writer, w => w.change(from, to)),
        from,
      ),
    ).toEqual(to)
  })

  test('nothing changed is nothing, one number a few bytes; what did not change is shared', () => {
    const from = { a: { b: [1, 2, 3], c: 'x' }, d: { e: 1 } }
    const [writer, reader] = [new Writer(), new Reader()]
    reader.value(written(writer, w => w.value(from)))
    written(writer, w => w.change(from, plain(from)))
    expect(writer.bytes.at).toBe(0)
    const now = reader.change(
      written(writer, w => w.change(from, { ...from, d: { e: 2 } })),
      from,
    ) as typeof from
    expect(now.a).toBe(from.a)
    expect(now.d).toEqual({ e: 2 })
    expect(writer.bytes.at).toBe(5)
  })
})

describe('lexicons', () => {
  const said = { type: 'placed', at: 3, card: 'red-1' }

  test('what is known below is written by its number, and the newcomer is told both', () => {
    const base = new Dictionary()
    written(new Writer(undefined, base), w => w.value(said))
    const writer = new Writer(undefined, new Dictionary(base))
    const first = written(writer, w => w.value([said, { type: 'new', more: 1 }]))
    const reader = new Reader(plain(new Dictionary(base).vocabulary))
    expect(reader.value(first)).toEqual([said, { type: 'new', more: 1 }])
    const late = new Reader(plain(writer.dictionary.vocabulary))
    const again = written(writer, w => w.value([{ type: 'new', more: 2 }, said]))
    expect(writer.bytes.at).toBeLessThan(10)
    expect(late.value(again)).toEqual([{ type: 'new', more: 2 }, said])
  })

  test('two tables on one base learn nothing from each other', () => {
    const base = new Dictionary()
    written(new Writer(undefined, base), w => w.value(said))
    const [one, other] = [
      new Writer(undefined, new Dictionary(base)),
      new Writer(undefined, new Dictionary(base)),
    ]
    written(one, w => w.value({ type: 'secret', hand: ['black-9'] }))
    expect(JSON.stringify(other.dictionary.vocabulary)).not.toContain('secret')
    expect(JSON.stringify(base.vocabulary)).not.toContain('black-9')
    const bare = new Writer(undefined, new Dictionary(base))
    const bytes = (w: Writer): number[] => {
      written(w, x => x.value({ type: 'open', seat: 1 }))
      return [...w.bytes.take()]
    }
    expect(bytes(other)).toEqual(bytes(bare))
  })

  test('a base learns nothing more', () => {
    const base = new Dictionary()
    const below = new Writer(undefined, base)
    written(below, w => w.value(said))
    expect(new Dictionary(base).vocabulary).toEqual(base.vocabulary)
    expect(() => written(below, w => w.value({ other: 1 }))).toThrow(/learns nothing/)
    expect(() => written(below, w => w.value(said))).not.toThrow()
  })
})

const of = (n: number, value: string): object =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, value]))

const face = (view: unknown): Update['faces'][string] => ({ view, waiting: 1, choices: [], dim: [] })
const placed = (at: number): { type: string } => Object.assign({ type: 'placed' }, { at })
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  t: 'update',
  seq,
  line: { seq, by: 1, undone: false, events: [placed(seq)] },
  faces: { '0': face({ n: seq, cards: ['red-1', 'red-2'] }) },
  undo: [],
  outcome: null,
  ...more,
})
const syncAt = (seq: number, encoder: DeltaEncoder): Sync =>
  ({ t: 'sync', v: PROTOCOL, seq, faces: update(seq).faces, vocabulary: encoder.vocabulary }) as Sync

describe('updates', () => {
  test('every field comes back, also one that the code does not know', () => {
    const encoder = new DeltaEncoder(3, update(3).faces)
    const decoder = new DeltaDecoder()
    decoder.sync(syncAt(3, encoder))
    const outcome = { payoff: [1, 0], scores: [3, 2], ranks: [1, 2], clause: 'X-1' }
    const line = { seq: 6, by: 0, undone: false, undoes: 5, events: [] }
    for (const u of [
      update(4),
      update(5, { undo: [0], clock: { now: 1_800_000_000_000, until: [0, 5], bank: [1, 2], stopped: [] } }),
      { ...update(6, { line, outcome }), news: { a: ['b'] } },
    ])
      expect(decoder.hear(encoder.tell(u))).toEqual([u])
  })

  test('a newcomer understands what those who were there before are told', () => {
    const encoder = new DeltaEncoder(0, update(0).faces)
    const early = new DeltaDecoder()
    early.sync(syncAt(0, encoder))
    for (let seq = 1; seq <= 4; seq++) early.hear(encoder.tell(update(seq)))
    const late = new DeltaDecoder()
    late.sync(plain(syncAt(4, encoder)))
    const frame = encoder.tell(update(5))
    expect(early.hear(frame)).toEqual([update(5)])
    expect(late.hear(frame)).toEqual([update(5)])
  })

  test('the mover’s frame carries the reply too', () => {
    const encoder = new DeltaEncoder(0, update(0).faces)
    const decoder = new DeltaDecoder()
    decoder.sync(syncAt(0, encoder))
    const reply = { t: 'reply', id: 'q7Hk2mX9', status: 'applied', seq: 1 }
    expect(decoder.hear(withReply(encoder.tell(update(1)), 'q7Hk2mX9'))).toEqual([update(1), reply])
  })

  test('the entry that ends a game brings the key, and the table is over', () => {
    const encoder = new DeltaEncoder(0, update(0).faces)
    const decoder = new DeltaDecoder()
    const table = { id: 'koi-1', status: 'playing', yourTurn: true, outcome: null } as unknown as TableInfo
    decoder.note({ ...syncAt(0, encoder), table })
    decoder.note({ t: 'table', table: { ...table, id: 'koi-2' } })
    const outcome = { payoff: [1, 0], scores: [3, 2], ranks: [1, 2], clause: 'X-1' }
    const last = update(1, { outcome })
    const over = { ...table, id: 'koi-2', status: 'over', key: 'abc', outcome, yourTurn: false }
    const reply = { t: 'reply', id: 'q7Hk2mX9', status: 'applied', seq: 1 }
    expect(decoder.hear(withReply(encoder.tell(last, 'abc'), 'q7Hk2mX9'))).toEqual([
      last,
      { t: 'table', table: over },
      reply,
    ])
  })

  test('after a hole nothing is guessed until the next sync', () => {
    const encoder = new DeltaEncoder(0, update(0).faces)
    const decoder = new DeltaDecoder()
    expect(decoder.hear(encoder.tell(update(1)))).toBeNull()
    decoder.sync(syncAt(1, encoder))
    encoder.tell(update(2))
    expect(decoder.hear(encoder.tell(update(3)))).toBeNull()
    expect(decoder.hear(encoder.tell(update(4)))).toBeNull()
    decoder.sync(syncAt(4, encoder))
    expect(decoder.hear(encoder.tell(update(5)))).toEqual([update(5)])
  })

  test('bytes that nobody wrote are a hole, never a crash', () => {
    const encoder = new DeltaEncoder(0, update(0).faces)
    const whole = encoder.tell(update(1))
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), (at, byte, cut) => {
        const decoder = new DeltaDecoder()
        decoder.sync(syncAt(0, new DeltaEncoder(0, {})))
        const broken = cut ? whole.slice(0, at) : whole.with(at, byte)
        const heard = decoder.hear(broken)
        expect(heard === null || heard.length > 0).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

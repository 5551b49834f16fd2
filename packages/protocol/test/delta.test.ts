import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ByteReader, Dictionary, Once, Reader, Writer } from '../src/delta/index.ts'
import { changed, json, plain, written } from './values.ts'

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

describe('lists of things that are alike', () => {
  const choices = (n: number, first = 0): unknown[] =>
    Array.from({ length: n }, (_, i) => ({ words: ['play', first + i], clause: 'X-PLAY-1' }))

  test('cost little more than what differs', () => {
    const [writer, reader] = [new Writer(), new Reader()]
    reader.value(written(writer, w => w.value(choices(2))))
    expect(reader.value(written(writer, w => w.value(choices(20))))).toEqual(choices(20))
    // Tag, count and size, the first choice, one byte of bits, and a number for each other choice.
    expect(writer.bytes.at).toBe(3 + 5 + 1 + 19)
  })

  test('are read as they were written, whatever is in them', () => {
    const thing = fc.record({
      words: fc.tuple(fc.constantFrom('play', 'pass', 'take'), fc.integer({ min: -20, max: 300 })),
      why: fc.record({ id: fc.constantFrom('a', 'b', 'new word'), facts: fc.record({ n: fc.nat(9) }) }),
    })
    const [writer, reader] = [new Writer(), new Reader()]
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 40 }), fc.string(), (things, word) => {
        const list = [...things, ...things.map(one => ({ ...one, why: { ...one.why, id: word } }))]
        const bytes = written(writer, w => w.value(list))
        expect(reader.value(bytes)).toEqual(list)
        expect(bytes.done).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('that nobody can have written are refused', () => {
    for (const bytes of [
      [0xd4, 0xff, 0xff, 0xff, 0xff, 0x7f, 0],
      [0xd4, 2, 1, 5],
      [0xd4, 3, 2, 5, 5, 1, 6],
      [0xd5, 2, 1, 1],
    ])
      expect(() => new Reader().value(new ByteReader(new Uint8Array(bytes)))).toThrow(RangeError)
  })
})

test('a text of sixteen letters that comes once takes the twelve bytes it stands for', () => {
  const [writer, reader] = [new Writer(), new Reader()]
  for (const text of ['nCInKyUK1UIALU-_', '________________', '', 'AAAA', 'nCInKyUK1UIALU+/', 'five5']) {
    expect(reader.value(written(writer, w => w.value(new Once(text))))).toBe(text)
    if (text.length === 16 && !text.includes('+')) expect(writer.bytes.at).toBe(14)
  }
})

const of = (n: number, value: string): object =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, value]))

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
    expect(writer.bytes.at).toBe(3)
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

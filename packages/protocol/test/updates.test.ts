import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DeltaDecoder, DeltaEncoder, Reader, SharedValue, withReply, Writer } from '../src/delta/index.ts'
import { PROTOCOL } from '../src/index.ts'
import type { Sync, TableInfo, Update } from '../src/index.ts'
import { changed, json, plain, written } from './values.ts'

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

  test('a sealed answer is told as what it changed, and read as the sync that says the same', () => {
    const table = { id: 'koi-1', status: 'playing', yourTurn: true, outcome: null } as unknown as TableInfo
    const own = (hand: readonly string[]): Update['faces'] => ({
      '2': { ...face({ schema: 1, open: { long: 'x'.repeat(500) }, own: { hand } }), question: 7 },
    })
    const encoder = new DeltaEncoder(4, own(['red-1', 'red-2']))
    const decoder = new DeltaDecoder()
    const sync = { ...syncAt(4, encoder), table, faces: own(['red-1', 'red-2']) }
    decoder.note(sync)
    const sealed = { '2': [['play', 1]] }
    const said = { undo: [2], ask: undefined, asked: undefined, sealed, clock: undefined, yourTurn: false }
    const frame = encoder.sealed(Object.values(own(['red-2'])), said)
    expect(frame.length).toBeLessThan(60)
    const { vocabulary: _, ...whole } = sync
    const told = {
      ...whole,
      table: { ...table, yourTurn: false },
      faces: own(['red-2']),
      lines: [],
      undo: [2],
      sealed,
    }
    expect(decoder.hear(frame)).toEqual([told])
    // What follows goes on from there, and what came of it is a hole for whoever did not hear it.
    const next = update(5, { faces: own([]) })
    expect(decoder.hear(encoder.tell(next))).toEqual([next])
    const deaf = new DeltaDecoder()
    deaf.note({ ...sync, seq: 3 })
    expect(deaf.hear(frame)).toBeNull()
    // Every byte in every place, and every cut: a hole or a message, never a crash.
    const hear = (broken: Uint8Array): void => {
      const fresh = new DeltaDecoder()
      fresh.note(sync)
      if (fresh.hear(broken)?.length === 0) throw new Error('neither a hole nor a message')
    }
    for (let at = 0; at < frame.length; at++) {
      hear(frame.slice(0, at))
      for (let byte = 0; byte < 256; byte++) hear(frame.with(at, byte))
    }
  })

  test('a view in two parts becomes another kind of view, and one again', () => {
    const views = [
      { schema: 1, open: { a: 1 }, own: 2 },
      { schema: 1, open: { a: 2 }, own: 2 },
      { schema: 2, open: { a: 2 }, own: 2 },
    ]
    const all = [
      ...views,
      'nothing',
      { cards: 3 },
      { cards: 4 },
      { schema: 1, open: 1, own: 2, more: 3 },
      ...views,
    ]
    const encoder = new DeltaEncoder(0, { '0': face({ cards: 1 }) })
    const decoder = new DeltaDecoder()
    decoder.sync({ ...syncAt(0, encoder), faces: { '0': face({ cards: 1 }) } })
    for (const [i, view] of all.entries()) {
      const next = update(i + 1, { faces: { '0': face(view) } })
      expect(decoder.hear(encoder.tell(next))).toEqual([next])
    }
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

  test('to whom the key does not go, the game is over all the same', () => {
    const encoder = new DeltaEncoder(0, update(0).faces)
    const decoder = new DeltaDecoder()
    const table = { id: 'koi-1', status: 'playing', yourTurn: true, outcome: null } as unknown as TableInfo
    decoder.note({ ...syncAt(0, encoder), table })
    const outcome = { payoff: [1, 0], scores: [3, 2], ranks: [1, 2], clause: 'X-1' }
    const last = update(1, { outcome })
    const over = { ...table, status: 'over', outcome, yourTurn: false }
    expect(decoder.hear(encoder.tell(last))).toEqual([last, { t: 'table', table: over }])
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
    const hear = (broken: Uint8Array): void => {
      const decoder = new DeltaDecoder()
      decoder.sync(syncAt(0, new DeltaEncoder(0, {})))
      const heard = decoder.hear(broken)
      if (heard?.length === 0) throw new Error('neither a hole nor a message')
    }
    // Every byte in every place, and every cut.
    for (let at = 0; at < whole.length; at++) {
      hear(whole.slice(0, at))
      for (let byte = 0; byte < 256; byte++) hear(whole.with(at, byte))
    }
  })
})

describe('what all are told alike', () => {
  const faceWith = (open: unknown, own: unknown): Update['faces'] => ({
    0: { view: { schema: 1, open, own }, waiting: 0, choices: [], dim: [] },
  })
  const said = {
    by: 0,
    events: [],
    undone: undefined,
    undoes: undefined,
    undo: undefined,
    ask: undefined,
    sealed: undefined,
    clock: undefined,
    outcome: undefined,
    key: undefined,
    head: undefined,
  }

  test('is compared once, and each reader is sent the bytes it would have been sent alone, whenever it came and whatever else it knows', () => {
    const moments = fc
      .tuple(json, json)
      .chain(first =>
        fc.tuple(
          fc.constant(first),
          ...Array.from({ length: 4 }, () => fc.tuple(changed(first[0]), changed(first[1]))),
        ),
      )
    let same = 0
    fc.assert(
      fc.property(moments, fc.nat(3), ([[open, own], ...steps], late) => {
        const shared = new SharedValue(open)
        const pairs: [together: DeltaEncoder, alone: DeltaEncoder][] = []
        const join = (seq: number, is: unknown, mine: unknown): void => {
          pairs.push([
            new DeltaEncoder(seq, faceWith(shared.told, mine)),
            new DeltaEncoder(seq, faceWith(is, mine)),
          ])
        }
        join(0, open, own)
        join(0, open, 'somebody else')
        for (const [n, [is, mine]] of steps.entries()) {
          // As a game makes it: every object anew, whether it changed or not.
          const told = shared.tell(plain(is))
          for (const [k, [together, alone]] of pairs.entries()) {
            const part = k === 1 ? 'somebody else' : mine
            const [a, b] = [faceWith(told, part)[0], faceWith(plain(is), part)[0]] as const
            if (a === undefined || b === undefined) throw new Error('no face')
            const sent = together.say(n + 1, [a], said)
            expect(Buffer.from(sent).equals(Buffer.from(alone.say(n + 1, [b], said)))).toBe(true)
            expect(together.vocabulary).toEqual(alone.vocabulary)
            same++
          }
          if (n === late) join(n + 1, is, mine)
        }
      }),
      { numRuns: 300 },
    )
    expect(same).toBeGreaterThan(2000)
  })

  test('is told whole to a reader who missed a moment, or who heard it from somebody else', () => {
    const shared = new SharedValue({ a: 1, b: [1, 2] })
    const [writer, reader] = [new Writer(), new Reader()]
    const first = shared.told
    reader.value(written(writer, w => w.value(first)))
    shared.tell({ a: 2, b: [1, 2] })
    const third = shared.tell({ a: 2, b: [1, 2, 3] })
    const whole = { a: 2, b: [1, 2, 3] }
    expect(
      reader.change(
        written(writer, w => void w.change(first, third)),
        first.value,
      ),
    ).toEqual(whole)
    const other = new SharedValue({ a: 2, b: [] }).told
    expect(
      reader.change(
        written(writer, w => void w.change(other, third)),
        other.value,
      ),
    ).toEqual(whole)
    expect(written(writer, w => void w.change(third, shared.told)).done).toBe(true)
  })
})

import type { AnyDefinition } from '@noren/engine'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asGame, canonical, definitionOf } from '@noren/engine'
import {
  carryOut,
  chance,
  drawKey,
  facesFor,
  hashOfKey,
  hashWith,
  idleRequest,
  lineFor,
  linesFor,
  link,
  load,
  MatchError,
  open,
  sideChance,
  verify,
  judge,
} from '../src/index.ts'
import type { Entry, Match, Sha256 } from '../src/index.ts'
import { charter, does, fresh, playOut, request } from './helpers.ts'
import { fixedKey, toy } from '../toy/index.ts'

const finished = (seed = 5): Match => {
  const m = fresh({ seats: 3, key: fixedKey(seed) })
  playOut(toy, m, seed)
  return m
}

/** Maps and sets included, in a form that can be compared. */
const whole = (m: Match): string =>
  canonical([
    { ...m, undone: null, undoes: null, byMoveId: null },
    [...m.undone],
    [...m.undoes],
    [...m.byMoveId],
  ])

describe('chance', () => {
  test('the published hash is the SHA-256 of the key, and each number has its own words', () => {
    const key = drawKey()
    const bytes = Buffer.from(key, 'hex')
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(drawKey()).not.toBe(key)
    expect(hashOfKey(key)).toBe(createHash('sha256').update(bytes).digest('hex'))
    const seq = Buffer.alloc(8)
    seq.writeBigUInt64BE(41n)
    const digest = createHash('sha256').update(bytes).update(seq).digest()
    expect(chance(key, 41)).toEqual([0, 4, 8, 12].map(at => digest.readInt32BE(at)))
    expect(chance(key, 42)).not.toEqual(chance(key, 41))
  })

  test('the key decides the deal and nothing else does', () => {
    const deal = (key: string): string =>
      canonical((fresh({ key }).state as unknown as { hands: unknown }).hands)
    expect(deal(fixedKey(1))).toBe(deal(fixedKey(1)))
    expect(deal(fixedKey(1))).not.toBe(deal(fixedKey(2)))
  })
})

describe('the log', () => {
  test('loading plays everything again: state, story, questions, undo and chain are the same', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const m = finished(seed)
      const stored = JSON.parse(JSON.stringify(m.entries)) as Entry[]
      expect(whole(load(toy, m.charter, stored))).toBe(whole(m))
      const half = stored.slice(0, stored.length >> 1)
      expect(load(toy, m.charter, half).entries).toEqual(half)
    }
  })

  test('verify finds a changed word, a changed seat, a missing line, a swapped order and another key', () => {
    const m = finished()
    const { entries } = m
    expect(verify(toy, m.charter, entries, m.keyHash)).toMatchObject({ ok: true })
    const tampered: Entry[][] = [
      entries.map((e, i) => (i === 4 ? { ...e, words: ['sing'] } : e)),
      entries.map((e, i) => (i === 4 ? { ...e, moveId: 'another-one' } : e)),
      entries.map((e, i) => (i === 4 ? { ...e, hash: fixedKey(1) } : e)),
      entries.filter((_, i) => i !== 4),
      [...entries.slice(0, 4), ...entries.slice(4).reverse()],
      [...entries, { ...(entries[0] as Entry), seq: entries.length + 1 }],
    ]
    for (const log of tampered) expect(verify(toy, m.charter, log)).toMatchObject({ ok: false })
    expect(verify(toy, { ...m.charter, key: fixedKey(99) }, entries)).toMatchObject({ ok: false })
    expect(verify(toy, m.charter, entries, fixedKey(1))).toMatchObject({ ok: false, seq: 0 })
  })

  test('another version of the rules, another game, a bad charter: a clear error', () => {
    const fault = (over: Parameters<typeof charter>[0]): unknown => {
      try {
        return open(toy, charter(over))
      } catch (error) {
        return error instanceof MatchError ? [error.fault, error.message] : error
      }
    }
    expect(fault({ version: 2 })).toEqual([
      'other-rules',
      'match koi-000001 was begun under version 2 of lanterns; these are the rules of version 3',
    ])
    expect(fault({ game: 'go' })).toMatchObject(['other-game', expect.any(String)])
    expect(fault({ key: 'short' })).toMatchObject(['bad-charter', expect.any(String)])
    expect(fault({ seats: 9 })).toMatchObject(['bad-charter', expect.any(String)])
    expect(fault({ options: { open: 3 } })).toEqual(['bad-charter', '/open: must be true or false'])
  })

  test('judging changes nothing until it is accepted', () => {
    const m = fresh()
    const before = whole(m)
    expect(judge(toy, m, request(m, 0, ['draw'])).transition).not.toBeNull()
    expect(whole(m)).toBe(before)
  })

  test('a bug in the rules leaves the match as it was', () => {
    const m = fresh()
    const before = whole(m)
    const rules = definitionOf(toy)
    const buggy = asGame({
      ...rules,
      steps: {
        ...rules?.steps,
        turn: {
          ...rules?.steps['turn'],
          apply(s: { frames: unknown[] }) {
            s.frames.length = 0
          },
        },
      },
    } as unknown as AnyDefinition)
    expect(() => carryOut(buggy, m, request(m, 0, ['bow']))).toThrow('stack of frames')
    expect(whole(m)).toBe(before)
  })
})

describe('what a viewer may know', () => {
  test('a drawn card is in the line of its owner and in nobody else’s', () => {
    const m = fresh({ seats: 3 })
    does(m, 0, 'draw')
    const card = (m.state as unknown as { hands: number[][] }).hands[0]?.at(-1)
    expect(lineFor(toy, m, 1, [0])).toEqual({
      seq: 1,
      by: 0,
      undone: false,
      events: [{ type: 'drew', seat: 0, card }],
    })
    for (const seats of [[1], [1, 2], []])
      expect(lineFor(toy, m, 1, seats).events).toEqual([{ type: 'drew', seat: 0 }])
    expect(lineFor(toy, m, 1, [2, 0]).events).toEqual([{ type: 'drew', seat: 0, card }])
  })

  test('lines begin after what was seen, the set-up is line 0, and an undo says what it took back', () => {
    const m = fresh()
    does(m, 0, 'bow')
    does(m, 0, 'undo')
    expect(linesFor(toy, m, [0]).map(l => [l.seq, l.by, l.undone, l.undoes])).toEqual([
      [0, -1, false, undefined],
      [1, 0, true, undefined],
      [2, 0, false, 1],
    ])
    expect(linesFor(toy, m, [0], 1).map(l => l.seq)).toEqual([2])
    expect(linesFor(toy, m, [0], 2)).toEqual([])
    expect(linesFor(toy, m, [0], 77).map(l => l.seq)).toEqual([0, 1, 2])
  })

  test('faces: one for each seat held, the spectator’s otherwise', () => {
    const m = fresh({ seats: 3 })
    expect(Object.keys(facesFor(toy, m, [2, 0]))).toEqual(['0', '2'])
    const watcher = facesFor(toy, m, [])
    expect(Object.keys(watcher)).toEqual(['-1'])
    expect(watcher['-1']).toMatchObject({ choices: [], view: { hand: [] } })
  })
})

describe('time-outs', () => {
  test('the default of a seat is a request like any other, and cannot be played twice', () => {
    const m = fresh()
    const w = idleRequest(toy, m, 0)
    expect(w).toEqual({ seat: 0, words: ['end'], moveId: 'idle:0:0', seq: 0 })
    if (w === null) throw new Error('no default')
    expect(carryOut(toy, m, w)).toMatchObject({ status: 'applied' })
    expect(carryOut(toy, m, w)).toMatchObject({ status: 'duplicate' })
    expect(idleRequest(toy, m, 0)).toBeNull()
  })

  test('defaults alone bring a match to its end, and it verifies', () => {
    const m = fresh({ seats: 4 })
    for (let n = 0; m.state.outcome === null && n < 200; n++)
      for (const seat of [0, 1, 2, 3]) {
        const w = idleRequest(toy, m, seat)
        if (w !== null) carryOut(toy, m, w)
      }
    expect(m.state.outcome).not.toBeNull()
    expect(verify(toy, m.charter, m.entries)).toMatchObject({ ok: true })
  })
})

describe('the hash of a host', () => {
  const native: Sha256 = {
    ofText: text => createHash('sha256').update(text).digest('hex'),
    ofBytes: bytes => createHash('sha256').update(bytes).digest('hex'),
  }

  test('gives the same chain and the same chance as the portable one', () => {
    const key = fixedKey(7)
    const entry = { seq: 3, seat: 1, words: ['été', '桜', 4], moveId: 'abcdefgh' }
    const told = (): unknown => [
      hashOfKey(key),
      chance(key, 5),
      sideChance(key, 'bot', 5, 1),
      link('x', entry),
    ]
    const portable = told()
    hashWith(native)
    expect(told()).toEqual(portable)
  })

  test('is refused if it is another one', () => {
    expect(() => hashWith({ ...native, ofText: () => 'ab' })).toThrow('not SHA-256')
    expect(() => hashWith({ ...native, ofBytes: bytes => native.ofText(String(bytes.length)) })).toThrow()
  })
})

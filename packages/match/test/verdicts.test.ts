import { describe, expect, test } from 'vitest'
import { canonical } from '@noren/engine'
import { carryOut } from '../src/index.ts'
import type { Match } from '../src/index.ts'
import { charter, does, fresh, request } from './helpers.ts'
import { toy } from '../toy/index.ts'

const snapshot = (m: Match): string => canonical([m.state, m.entries, m.askedAt, m.head, m.story])

/** Carries out a request that must change nothing. */
function rejected(m: Match, w: ReturnType<typeof request>): ReturnType<typeof carryOut> {
  const before = snapshot(m)
  const verdict = carryOut(toy, m, w)
  expect(snapshot(m)).toBe(before)
  return verdict
}

describe('every request is answered', () => {
  test('applied: the entry, and what happened', () => {
    const m = fresh()
    const verdict = does(m, 0, 'bow')
    expect(verdict).toMatchObject({
      status: 'applied',
      entry: { seq: 1, seat: 0, words: ['bow'] },
      happenings: [{ open: { type: 'bowed', seat: 0 } }],
    })
    expect(m.entries).toHaveLength(1)
  })

  test('duplicate: the same move id again gives the stored entry, whatever happened since', () => {
    const m = fresh()
    const first = request(m, 0, ['bow'])
    carryOut(toy, m, first)
    const stored = m.entries[0]
    does(m, 0, 'end')
    does(m, 1, 'end')
    expect(rejected(m, first)).toEqual({ status: 'duplicate', entry: stored })
    expect(rejected(m, { ...first, seq: 3 })).toEqual({ status: 'duplicate', entry: stored })
  })

  test('refused: a move id that belongs to another move', () => {
    const m = fresh()
    const first = request(m, 0, ['bow'])
    carryOut(toy, m, first)
    expect(rejected(m, { ...first, words: ['end'] })).toMatchObject({
      status: 'refused',
      code: 'move-id-taken',
    })
    expect(rejected(m, { ...first, seat: 1 })).toMatchObject({ code: 'move-id-taken' })
  })

  test('refused: against the rules, with the clauses that say no', () => {
    const m = fresh()
    does(m, 0, 'bow')
    expect(rejected(m, request(m, 0, ['bow']))).toEqual({
      status: 'refused',
      code: 'against-the-rules',
      clauses: ['LA-2'],
    })
    const foreign = (m.state as unknown as { hands: number[][] }).hands[1]?.[0] as number
    expect(rejected(m, request(m, 0, ['show', foreign]))).toMatchObject({
      code: 'against-the-rules',
      clauses: [],
    })
  })

  test('refused: a seat that is not asked, and seats that do not exist', () => {
    const m = fresh()
    expect(rejected(m, request(m, 1, ['bow']))).toMatchObject({
      status: 'refused',
      code: 'not-your-question',
      clauses: [],
    })
    for (const seat of [-1, 2, 0.5, Number.NaN, 40])
      expect(rejected(m, request(m, seat, ['bow']))).toMatchObject({ code: 'not-your-question' })
  })

  test('what may be done at any moment needs no question', () => {
    const m = fresh()
    expect(does(m, 1, 'sing')).toMatchObject({ status: 'applied' })
    expect(rejected(m, request(m, 1, ['sing']))).toMatchObject({
      code: 'against-the-rules',
      clauses: ['LA-6'],
    })
  })

  test('malformed: words that the game does not know', () => {
    const m = fresh()
    const odd: unknown[] = [
      ['fly'],
      ['show'],
      ['show', 99],
      ['bow', 1],
      [],
      [null],
      'bow',
      7,
      null,
      [{}],
      [1.5],
    ]
    for (const words of odd)
      expect(rejected(m, request(m, 0, words as string[]))).toEqual({
        status: 'malformed',
        code: 'unknown-words',
      })
  })

  test('refused: the game is over', () => {
    const m = fresh()
    for (let i = 0; i < 5; i++) {
      does(m, 0, 'end')
      does(m, 1, 'end')
      does(m, 0, 'yes')
      does(m, 1, 'no')
    }
    expect(m.state.outcome).not.toBeNull()
    expect(rejected(m, request(m, 0, ['bow']))).toEqual({
      status: 'refused',
      code: 'game-over',
      clauses: ['LA-5'],
    })
    expect(rejected(m, request(m, 1, ['undo']))).toMatchObject({ code: 'game-over' })
  })
})

describe('a request is stale only if its question changed', () => {
  const atVote = (): Match => {
    const m = fresh({ ...charter(), seats: 3 })
    for (const seat of [0, 1, 2]) does(m, seat, 'end')
    return m
  }

  test('answers to a secret vote cross each other freely', () => {
    const m = atVote()
    const [a, b, c] = [0, 1, 2].map(seat => request(m, seat, ['yes']))
    for (const w of [c, a, b])
      if (w !== undefined) expect(carryOut(toy, m, w)).toMatchObject({ status: 'sealed' })
    expect(m.entries).toHaveLength(6)
  })

  test('an answer made before the question was put is stale', () => {
    const m = atVote()
    expect(rejected(m, request(m, 1, ['yes'], { seq: 2 }))).toEqual({ status: 'stale', seq: 3 })
    expect(carryOut(toy, m, request(m, 1, ['yes'], { seq: 3 }))).toMatchObject({ status: 'sealed' })
  })

  test('acting is enough to make the next question a new one', () => {
    const m = fresh()
    const early = request(m, 0, ['end'])
    does(m, 0, 'bow')
    expect(rejected(m, early)).toEqual({ status: 'stale', seq: 1 })
  })

  test('the same choices in new business are a new question', () => {
    const m = fresh()
    for (const seat of [0, 1]) does(m, seat, 'end')
    const firstVote = request(m, 1, ['no'])
    does(m, 0, 'yes')
    expect(m.askedAt[1]).toBe(2)
    does(m, 1, 'yes')
    for (const seat of [0, 1]) does(m, seat, 'end')
    expect(rejected(m, firstVote)).toEqual({ status: 'stale', seq: 6 })
  })

  test("somebody else's song does not make my answer stale", () => {
    const m = fresh()
    const early = request(m, 0, ['bow'])
    does(m, 1, 'sing')
    expect(carryOut(toy, m, early)).toMatchObject({ status: 'applied' })
  })

  test('a request from a longer log than ours is stale', () => {
    const m = fresh()
    expect(rejected(m, request(m, 0, ['bow'], { seq: 9 }))).toEqual({ status: 'stale', seq: 0 })
  })
})

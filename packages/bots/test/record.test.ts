import type { Core, Seat } from '@noren/engine'
import { asGame, first, fork, seeded, waiting } from '@noren/engine'
import { trick4 } from '@noren/engine/trick4'
import { describe, expect, test } from 'vitest'
import { choose } from '../src/index.ts'
import type { Entered, Means, Step } from '../src/review/index.ts'
import { openChances, PARTS, steps, sumOf, turningPoints } from '../src/review/index.ts'

const game = asGame(trick4)
const means: Means = { game }

function match(seed: number): readonly Entered[] {
  const rng = seeded(seed)
  const played: Entered[] = []
  let before: Core = game.begin({}, 4, fork(rng))
  while (before.outcome === null) {
    const seat: Seat = first(waiting(before))
    const view = game.view(before, seat)
    const { action } = choose({ game, view, seat, rng: fork(rng), level: 'wanderer' })
    const after = game.clone(before)
    game.play(after, seat, action)
    played.push({ seq: played.length + 1, before, seat, action, after })
    before = after
  }
  return played
}

const FEW = { standing: 12, passes: [24] }
const recordOf = (seed: number, seat: Seat): readonly Step[] => [...steps(means, match(seed), seat, 3, FEW)]

describe('the record of a seat (issue 18, 3)', () => {
  test('is made of whole parts that add up to the end without a rest', () => {
    for (const seat of [0, 1, 2, 3]) {
      const record = recordOf(11, seat)
      for (const [i, s] of record.entries()) {
        for (const n of [s.before, s.after, s.own, s.others, s.luck]) expect(Number.isInteger(n)).toBe(true)
        expect(s.before + s.own + s.others + s.luck).toBe(s.after)
        if (i > 0) expect(s.before).toBe(record[i - 1]?.after)
      }
      const { start, luck, others, own, end } = sumOf(record)
      expect(start + luck + others + own).toBe(end)
      expect(end * 100).toBe(record.at(-1)?.after)
    }
  })

  test('keeps at most five choices, best first, with the one made and the best among them', () => {
    const choices = recordOf(12, 1).flatMap(s => (s.choice === null ? [] : [s.choice]))
    expect(choices.length).toBeGreaterThan(0)
    for (const c of choices) {
      expect(c.options.length).toBeLessThanOrEqual(5)
      expect(c.made).toBeGreaterThanOrEqual(0)
      expect(c.best).toBeGreaterThanOrEqual(0)
      const values = c.options.map(o => o.value)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    }
  })

  test('is the same on every run', () => {
    expect(recordOf(13, 2)).toEqual(recordOf(13, 2))
  })
})

test('with open cards the chances of all seats are one, and at the end the payoff', () => {
  const line = match(14)
  const open = [...openChances(means, line, 3, 10)]
  expect(open).toHaveLength(line.length + 1)
  for (const chances of open)
    expect(Math.abs(chances.reduce((a, b) => a + b, 0) - PARTS)).toBeLessThanOrEqual(4)
  expect(open.at(-1)).toEqual(line.at(-1)?.after.outcome?.payoff.map(p => p * PARTS))
})

describe('turning points', () => {
  const step = (seq: number, more: Partial<Step>): Step => ({
    seq,
    actor: 1,
    before: 0,
    after: 0,
    own: 0,
    others: 0,
    luck: 0,
    choice: null,
    ...more,
  })
  const alone = (n: number): { from: number; to: number }[] =>
    Array.from({ length: n }, (_, i) => ({ from: i + 1, to: i + 1 }))

  test('are the three largest, in the order of the game, a twelfth of it apart', () => {
    const all = Array.from({ length: 48 }, (_, i) => step(i + 1, { luck: 10 }))
    const big = [
      [10, 2000],
      [12, 1900],
      [30, -1500],
      [44, 900],
      [40, 1000],
    ] as const
    for (const [seq, luck] of big) all[seq - 1] = step(seq, { luck })
    const { even, points } = turningPoints(all, alone(48))
    expect(even).toBe(false)
    expect(points).toEqual([
      { seq: 10, from: 10, to: 10, cause: 'luck', points: 20 },
      { seq: 30, from: 30, to: 30, cause: 'luck', points: -15 },
      { seq: 40, from: 40, to: 40, cause: 'luck', points: 10 },
    ])
  })

  test('add up what one turn did by one cause, and stand where most of it happened', () => {
    const all = [
      step(1, { luck: 300 }),
      step(2, { luck: 500 }),
      step(3, { others: -2000 }),
      ...Array.from({ length: 9 }, (_, i) => step(i + 4, {})),
    ]
    const { points } = turningPoints(all, [{ from: 1, to: 3 }, ...alone(12).slice(3)])
    expect(points).toEqual([
      { seq: 2, from: 1, to: 2, cause: 'luck', points: 8 },
      { seq: 3, from: 3, to: 3, cause: 'others', points: -20 },
    ])
  })

  test('a game whose largest change is under five points is an even one, with two of them', () => {
    const all = Array.from({ length: 24 }, (_, i) => step(i + 1, { luck: 490 - 10 * i }))
    const { even, points } = turningPoints(all, alone(24))
    expect([even, points.length]).toEqual([true, 2])
  })

  test('a labelled choice is a slip by its loss; an unlabelled one a find by its lead', () => {
    const choice = {
      options: [],
      made: 0,
      best: 0,
      loss: 1800,
      error: 100,
      find: 0,
      label: 'blunder' as const,
      doubt: null,
      worlds: 100,
    }
    const all = [
      step(1, { actor: 0, choice }),
      step(12, { actor: 0, choice: { ...choice, loss: 0, find: 900, label: null } }),
    ]
    expect(turningPoints(all, alone(12)).points).toEqual([
      { seq: 1, from: 1, to: 1, cause: 'slip', points: -18 },
      { seq: 12, from: 12, to: 12, cause: 'find', points: 9 },
    ])
  })
})

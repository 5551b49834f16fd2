import { expect, test } from 'vitest'
import { figuresOf } from '../src/chances/reviewed.ts'
import type { Chances } from '../src/chances/useChances.ts'

const step = (before: number, after: number): Chances['steps'][number] => ({
  seq: 1,
  actor: 0,
  before,
  after,
  own: 0,
  others: 0,
  luck: 0,
  choice: null,
})
const weighed = (steps: Chances['steps']): Chances => ({
  steps,
  open: [],
  turning: { even: false, points: [] },
  sum: { start: 25, luck: 1400, others: -3, own: -12, end: 100 },
  proved: null,
  done: 3,
  all: 3,
  failed: false,
})

test('issue 19: what a review found goes to my page once it is all weighed, as points and a short line', () => {
  const short = weighed([step(2500, 4000), step(4000, 10_000)])
  expect(figuresOf('koi-1', short)).toEqual({ table: 'koi-1', luck: 1000, own: -12, line: [0.25, 0.4, 1] })
  expect(figuresOf('koi-1', { ...short, done: 2 })).toBeNull()
  expect(figuresOf('koi-1', { ...short, failed: true })).toBeNull()
  expect(figuresOf('koi-1', weighed([]))).toBeNull()
  const long = Array.from({ length: 200 }, (_, n) => step(n * 50, (n + 1) * 50))
  const line = figuresOf('koi-1', weighed(long))?.line ?? []
  expect(line).toHaveLength(24)
  expect([line[0], line.at(-1)]).toEqual([0, 1])
  expect(line.toSorted((a, b) => a - b)).toEqual(line)
})

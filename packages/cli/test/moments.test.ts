import { judged } from '@noren/bench/browser/moments'
import { expect, test } from 'vitest'

const BEFORE = { seq: '1', asked: true, result: false, part: null, board: 'two', log: 'a' }
const HELD = { ...BEFORE, asked: false, part: 0 }
const AFTER = { ...BEFORE, seq: '2', board: 'three', log: 'a b c' }
const PARTS = [
  { told: 1, ms: 200 },
  { told: 2, ms: 200 },
] as const
const film = (...frames: readonly (typeof BEFORE | typeof HELD)[]) =>
  judged([BEFORE, ...frames, AFTER, AFTER], PARTS)

test('what waits for a moment is not ahead of it, and the last part may tell all', () => {
  const last = { ...HELD, part: 1, board: 'three', log: 'a b c' }
  expect(film({ ...HELD, log: 'a b' }, HELD, last)).toEqual({ held: 3, early: 0 })
})

test.each([
  ['entry', { seq: '2' }],
  ['question', { asked: true }],
  ['result', { result: true }],
  ['board', { board: 'three' }],
  ['log', { log: 'a b c' }],
] as const)('a frame whose %s is further than the moment is counted', (_what, further) => {
  expect(film(HELD, { ...HELD, ...further })).toEqual({ held: 2, early: 1 })
})

test('what comes to rest after the board has changed holds the question alone', () => {
  const parts = [{ told: 2, ms: 200, after: true }] as const
  const lies = { ...AFTER, asked: false }
  expect(judged([BEFORE, lies, lies, AFTER], parts)).toEqual({ held: 2, early: 0 })
  expect(judged([BEFORE, lies, AFTER, AFTER], parts)).toEqual({ held: 2, early: 1 })
})

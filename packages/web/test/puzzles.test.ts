import { expect, test } from 'vitest'
import type { Listed } from '../src/puzzles/list.ts'
import { dotsBy } from '../src/puzzles/list.ts'

const listed: Listed = { id: 'nine', n: 2, chosen: true, dots: 2 }
const dots = (solved: number, failed: number, game = 'sakura'): number =>
  dotsBy(listed, { 'sakura/nine': [solved, failed] }, game)

test('issue 17: the difficulty follows those who tried, once twenty did', () => {
  expect(dotsBy(listed, {}, 'sakura')).toBe(2)
  // Nineteen say nothing yet, whatever they say.
  expect([dots(19, 0), dots(0, 19)]).toEqual([2, 2])
  expect([dots(20, 0), dots(10, 10), dots(0, 20)]).toEqual([1, 2, 3])
  // Three of four is easy; fewer than two of five is hard.
  expect([dots(15, 5), dots(14, 6), dots(8, 12), dots(7, 13)]).toEqual([1, 2, 2, 3])
  // A puzzle of the same name in another game has numbers of its own.
  expect(dots(20, 0, 'spirit')).toBe(2)
})

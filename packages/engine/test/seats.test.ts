import { expect, test } from 'vitest'
import {
  clockwise,
  count,
  everyone,
  first,
  has,
  members,
  NOBODY,
  only,
  WATCHER,
  without,
  withSeat,
} from '../src/index.ts'

test('a set of seats remembers who is in it', () => {
  const set = withSeat(withSeat(NOBODY, 2), 5)
  expect(members(set)).toEqual([2, 5])
  expect([has(set, 2), has(set, 3), has(set, 5)]).toEqual([true, false, true])
  expect(members(without(set, 2))).toEqual([5])
  expect(without(set, 3)).toBe(set)
  expect(withSeat(set, 5)).toBe(set)
})

test('a watcher sits nowhere, not even in a full set', () => {
  expect(has(everyone(8), WATCHER)).toBe(false)
  expect(has(-1, WATCHER)).toBe(false)
})

test('everyone, only and count agree', () => {
  for (let seats = 1; seats <= 30; seats++) {
    expect(count(everyone(seats))).toBe(seats)
    expect(members(everyone(seats))).toEqual(Array.from({ length: seats }, (_, i) => i))
  }
  expect(members(only(7))).toEqual([7])
  expect(count(NOBODY)).toBe(0)
})

test('the first of a set is its lowest seat, and -1 of nobody', () => {
  expect(first(withSeat(only(6), 3))).toBe(3)
  expect(first(NOBODY)).toBe(-1)
  expect(first(only(31))).toBe(31)
})

test('clockwise goes round the table, also backwards and more than once', () => {
  expect(clockwise(3, 4)).toBe(0)
  expect(clockwise(0, 4, -1)).toBe(3)
  expect(clockwise(1, 3, 7)).toBe(2)
  expect(clockwise(1, 3, -8)).toBe(2)
})

import { describe, expect, test } from 'vitest'
import { joined, laterPlace } from '../src/learn/places.ts'

const place = (idea: number, at: number, learnt = false) => ({ save: { idea, trail: [] }, learnt, at })

describe('issue 17: leave a lesson and come back to the same step on any device', () => {
  test('the place that was left last counts, and of two left together the farther one', () => {
    expect(laterPlace(place(3, 10), place(2, 20))).toEqual(place(2, 20))
    expect(laterPlace(place(3, 20), place(9, 10))).toEqual(place(3, 20))
    expect(laterPlace(place(3, 20), place(4, 20))).toEqual(place(4, 20))
    expect(laterPlace(undefined, place(1, 1))).toEqual(place(1, 1))
  })

  test('what was learnt on one device is learnt on all', () => {
    expect(laterPlace(place(0, 10, true), place(5, 20))).toEqual(place(5, 20, true))
    expect(laterPlace(place(5, 20), place(0, 10, true))).toEqual(place(5, 20, true))
  })

  test('the server is told what it does not know, and nothing else', () => {
    const here = { sakura: place(4, 30), sake: place(2, 5), honor: place(1, 1) }
    const there = { sakura: place(2, 20), sake: place(3, 9), honor: place(1, 1), spirit: place(7, 2) }
    expect(joined(here, there)).toEqual({
      all: { sakura: place(4, 30), sake: place(3, 9), honor: place(1, 1), spirit: place(7, 2) },
      behind: ['sakura'],
    })
  })
})

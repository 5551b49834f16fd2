import { describe, expect, test } from 'vitest'
import { allSee, dealUnseen, knows, loseTrack, only, seeded, seesAll } from '../src/index.ts'
import type { Known } from '../src/index.ts'

describe('knowledge', () => {
  test('is seen by all, by one, and lost by the rest', () => {
    const known: Known = [0, 0, 0]
    allSee(known, 0, 3)
    seesAll(known, 1, [1, 2])
    expect([0, 1, 2].map(token => [0, 1, 2].filter(seat => knows(known, token, seat)))).toEqual([
      [0, 1, 2],
      [1],
      [1],
    ])
    loseTrack(known, [0, 1], only(0) | only(1))
    expect([0, 1, 2].map(token => known[token])).toEqual([3, 2, 2])
    expect(knows(known, 7, 0)).toBe(false)
  })
})

describe('what is unseen', () => {
  const tokens = [0, 1, 2, 3, 4, 5]
  test('goes where there is room, and every deal is possible', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const dealt = dealUnseen(seeded(seed), [0, 1, 2], [{ room: 2 }, { room: 1 }])
      expect(dealt?.map(p => p.length)).toEqual([2, 1])
      seen.add(String(dealt?.[1]))
    }
    expect(seen.size).toBe(3)
  })
  test('keeps to what places may hold, and says so when nothing fits', () => {
    const even = (n: number): boolean => n % 2 === 0
    for (let seed = 0; seed < 50; seed++) {
      const dealt = dealUnseen(seeded(seed), tokens, [
        { room: 2, may: even },
        { room: 3, may: n => n !== 4 },
        { room: 1, may: n => n < 3 },
      ])
      expect(dealt?.map(p => p.length)).toEqual([2, 3, 1])
      expect(dealt?.[0]?.every(even)).toBe(true)
      expect(dealt?.flat().sort()).toEqual(tokens)
    }
    expect(dealUnseen(seeded(1), tokens, [{ room: 6, may: even }])).toBeNull()
  })
  test('is even over the slots: a place with twice the room gets a token twice as often', () => {
    let first = 0
    for (let seed = 0; seed < 3000; seed++) {
      const dealt = dealUnseen(seeded(seed), [0, 1, 2], [{ room: 2, may: () => true }, { room: 1 }])
      if (dealt?.[0]?.includes(0) === true) first++
    }
    expect(first / 3000).toBeGreaterThan(0.62)
    expect(first / 3000).toBeLessThan(0.71)
  })
})

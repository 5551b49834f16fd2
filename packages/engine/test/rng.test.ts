import { describe, expect, test } from 'vitest'
import {
  below,
  copyRng,
  fork,
  fraction,
  next,
  pluck,
  sameRng,
  seeded,
  shuffle,
  scripted,
} from '../src/index.ts'
import type { Rng } from '../src/index.ts'

/** Pearson's statistic of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}

/** An upper bound for chi-square that fair draws pass 9,999 times in 10,000 (Wilson and Hilferty). */
function bound(freedom: number): number {
  const k = 2 / (9 * freedom)
  return freedom * (1 - k + 3.72 * Math.sqrt(k)) ** 3
}

const counted = (cells: number, draws: number, draw: () => number): number[] => {
  const counts = Array.from({ length: cells }, () => 0)
  for (let i = 0; i < draws; i++) {
    const cell = draw()
    counts[cell] = (counts[cell] as number) + 1
  }
  return counts
}

test('the generator is xoshiro128**: its first words from the state 1, 2, 3, 4', () => {
  const rng: Rng = [1, 2, 3, 4]
  expect([next(rng), next(rng), next(rng), next(rng)]).toEqual([11520, 0, 5927040, 70819200])
})

test('its words stay signed 32-bit integers, so that a state survives JSON', () => {
  const rng = seeded(99)
  for (let i = 0; i < 1000; i++) {
    const x = next(rng)
    expect(x >= 0 && x < 2 ** 32 && Number.isInteger(x)).toBe(true)
    for (const word of rng) expect(word | 0).toBe(word)
  }
})

describe('below', () => {
  for (const n of [2, 3, 6, 7, 10, 52]) {
    test(`is uniform over ${n}`, () => {
      for (const seed of [1, 2, 3]) {
        const rng = seeded(seed)
        expect(chiSquare(counted(n, 60_000, () => below(rng, n)))).toBeLessThan(bound(n - 1))
      }
    })
  }

  test('the statistic itself catches a biased draw', () => {
    const rng = seeded(1)
    const biased = counted(6, 60_000, () => Math.min(5, below(rng, 62) % 6))
    expect(chiSquare(biased)).toBeGreaterThan(bound(5))
  })

  test('does not favour low numbers near the end of the range', () => {
    const rng = seeded(4)
    const n = 3 * 2 ** 30
    const low = counted(2, 20_000, () => (below(rng, n) < n / 2 ? 0 : 1))
    expect(chiSquare(low)).toBeLessThan(bound(1))
  })

  test('draws nothing when there is nothing to choose', () => {
    const rng = seeded(5)
    const before = copyRng(rng)
    expect([below(rng, 1), below(rng, 0)]).toEqual([0, 0])
    expect(sameRng(rng, before)).toBe(true)
  })
})

describe('shuffle', () => {
  test('gives each of the 24 orders of four equally often', () => {
    const orders = new Map<string, number>()
    const rng = seeded(11)
    const counts = counted(24, 48_000, () => {
      const key = shuffle(rng, [0, 1, 2, 3]).join('')
      if (!orders.has(key)) orders.set(key, orders.size)
      return orders.get(key) as number
    })
    expect(orders.size).toBe(24)
    expect(chiSquare(counts)).toBeLessThan(bound(23))
  })

  test('sends the last of thirty-two cards to each place equally often', () => {
    const rng = seeded(12)
    const deck = Array.from({ length: 32 }, (_, i) => i)
    const counts = counted(32, 32_000, () => shuffle(rng, [...deck]).indexOf(31))
    expect(chiSquare(counts)).toBeLessThan(bound(31))
  })

  test('keeps every item and works in place', () => {
    const items = Array.from({ length: 52 }, (_, i) => i)
    const mixed = shuffle(seeded(13), items)
    expect(mixed).toBe(items)
    expect([...mixed].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i))
    expect(mixed).not.toEqual([...mixed].sort((a, b) => a - b))
  })
})

test('pluck takes each item equally often and leaves the order of the others', () => {
  const rng = seeded(21)
  const counts = counted(5, 20_000, () => {
    const items = [0, 1, 2, 3, 4]
    const taken = pluck(rng, items)
    expect(items).toEqual([0, 1, 2, 3, 4].filter(x => x !== taken))
    return taken
  })
  expect(chiSquare(counts)).toBeLessThan(bound(4))
})

test('fraction fills [0, 1) evenly', () => {
  const rng = seeded(31)
  expect(chiSquare(counted(20, 40_000, () => Math.floor(fraction(rng) * 20)))).toBeLessThan(bound(19))
})

test('seeds give different, repeatable generators, and none is stuck at zero', () => {
  const seen = new Set<string>()
  for (let seed = -500; seed < 500; seed++) {
    const rng = seeded(seed)
    expect(sameRng(rng, seeded(seed))).toBe(true)
    expect(rng.some(word => word !== 0)).toBe(true)
    seen.add(rng.join())
  }
  expect(seen.size).toBe(1000)
})

test('a fork moves its parent once and then goes its own way', () => {
  const parent = seeded(41)
  const twin = seeded(41)
  const child = fork(parent)
  next(twin)
  expect(sameRng(parent, twin)).toBe(true)
  for (let i = 0; i < 50; i++) next(child)
  expect(sameRng(parent, twin)).toBe(true)
  expect(Array.from({ length: 8 }, () => next(child))).not.toEqual(
    Array.from({ length: 8 }, () => next(parent)),
  )
})

test('a copy is equal and independent; different generators are told apart', () => {
  const rng = seeded(51)
  const copy = copyRng(rng)
  expect(sameRng(rng, copy)).toBe(true)
  next(copy)
  expect(sameRng(rng, copy)).toBe(false)
})

test('scripted lots come out as written, and what no generator can do is said', () => {
  for (const lots of [
    [],
    [[6, 5]],
    [
      [4, 0],
      [3, 2],
      [2, 1],
      [10, 7],
    ],
  ] as const) {
    const rng = scripted(lots)
    expect(lots.map(([outcomes]) => below(rng, outcomes))).toEqual(lots.map(([, outcome]) => outcome))
  }
  expect(() => scripted([[2, 2]])).toThrow('2 is not one of 2')
  expect(() => scripted([[2, -1]])).toThrow('-1 is not one of 2')
})

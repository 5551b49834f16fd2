import { describe, expect, test } from 'vitest'
import { fraction, seeded } from '@noren/engine'
import { Race } from '../src/race.ts'

/** Runs a race between choices with known chances, all tried in the same worlds. */
function run(chances: readonly number[], favourite: number, budget: number, seed: number): Race {
  const race = new Race(chances.length, favourite, budget)
  const rng = seeded(seed)
  while (race.open) {
    const luck = fraction(rng)
    for (const i of race.alive) race.note(i, luck < (chances[i] ?? 0) ? 1 : 0)
    race.lap()
  }
  return race
}

describe('a race between choices', () => {
  test('finds the best of eight within a small budget', () => {
    let found = 0
    for (let seed = 1; seed <= 100; seed++)
      if (run([0.2, 0.3, 0.25, 0.6, 0.4, 0.35, 0.3, 0.2], -1, 160, seed).ranking().order[0] === 3) found++
    expect(found).toBeGreaterThan(85)
  })

  test('keeps to its budget, and stops when it is decided', () => {
    expect(run([0.5, 0.5, 0.5], 0, 100, 1).spent).toBeLessThanOrEqual(100)
    expect(run([1, 0], -1, 10_000, 1).spent).toBeLessThan(200)
  })

  test('the favourite is kept among equals, and left for a choice that clearly leads it', () => {
    for (let seed = 1; seed <= 20; seed++) {
      expect(run([0.5, 0.5], 1, 200, seed).ranking().order[0]).toBe(1)
      expect(run([0.9, 0.3], 1, 200, seed).ranking().order[0]).toBe(0)
    }
  })

  test('says how many choices it could not tell apart', () => {
    expect(run([0.5, 0.5], 0, 200, 3).ranking().equals).toBe(2)
    expect(run([0.9, 0.2], 0, 200, 3).ranking().equals).toBe(1)
  })

  test('every choice is in the ranking once, those who lasted longest first', () => {
    const { order } = run([0.1, 0.9, 0.2, 0.8, 0.3], 4, 300, 5).ranking()
    expect([...order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    expect(order[0]).toBe(1)
  })
})

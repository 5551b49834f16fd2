import { expect, test } from 'vitest'

process.env['NODE_ENV'] = 'production'
const { duel, twoSided } = await import('../src/duel.ts')

test('a few mirrored deals against a bot that sees all hands: both libraries stay in step, ours keeps to its time', () => {
  const found = duel({ deals: 24, millis: 4, seed: 3 })
  expect(found.ours + found.theirs).toBe(48)
  // An even match would win 24; a run of bad luck may not fail the house, a broken search must.
  expect(found.ours).toBeGreaterThan(18)
  expect(found.theirIterations).toBeGreaterThan(1)
  expect(found.ourMillis).toBeLessThan(found.theirMillis * 1.25)
})

test('the two-sided chance of a normal deviate', () => {
  expect(twoSided(0)).toBeCloseTo(1, 5)
  expect(twoSided(1.96)).toBeCloseTo(0.05, 3)
  expect(twoSided(-2.576)).toBeCloseTo(0.01, 3)
})

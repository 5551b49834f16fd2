import { describe, expect, test } from 'vitest'
import { CASES, faultsOf, lasting, runSiege } from '../src/siege/index.ts'

// Each case has a server of its own, and those who besiege it mostly wait: several run side by side.
describe.concurrent('a siege, short', () => {
  test.each(CASES)(
    '%s: nothing grows, the attacker is told no, people are not',
    { timeout: 90_000 },
    async name => {
      const { cases } = await runSiege({ seconds: 1, seed: 5, only: [name] })
      expect(cases.map(c => c.name)).toEqual([name])
      expect(cases.flatMap(lasting)).toEqual([])
      expect(cases[0]?.under.moves).toBeGreaterThan(0)
    },
  )

  test('what is not kept is said', () => {
    const good = {
      name: 'hellos',
      alone: { p50: 2, p99: 10, moves: 9 },
      under: { p50: 3, p99: 59, moves: 9 },
      rssMb: 120,
      sent: 9,
      codes: { 'too-many-requests': 3 },
      refused: [],
    }
    expect(faultsOf(good)).toEqual([])
    expect(faultsOf({ ...good, under: { ...good.under, p99: 60 } })).toHaveLength(1)
    expect(
      faultsOf({ ...good, alone: { ...good.alone, p99: 40 }, under: { ...good.under, p99: 119 } }),
    ).toEqual([])
    expect(
      faultsOf({ ...good, alone: { ...good.alone, p99: 90 }, under: { ...good.under, p99: 150 } }),
    ).toHaveLength(1)
    expect(faultsOf({ ...good, under: { ...good.under, p99: Number.NaN } })).toHaveLength(1)
    expect(faultsOf({ ...good, rssMb: 301, codes: {}, refused: ['stale'] })).toHaveLength(3)
  })
})

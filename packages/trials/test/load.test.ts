import { expect, test } from 'vitest'
import { runCrowd, runLoad } from '../src/index.ts'

test(
  'three hundred stored matches cost a house neither memory nor its first move',
  { timeout: 180_000 },
  async () => {
    const { tables, empty, full, ratio, mine } = await runLoad({ tables: 300, seed: 1, runs: 1, rest: 200 })
    // Nothing is taken out of the store before somebody asks for it: the one table in memory is the new one.
    expect([tables, empty.tablesInMemory, full.tablesInMemory, mine]).toEqual([300, 1, 1, 50])
    // Generous: one start each, on a machine that does other things. `noren load` measures memory and time for real.
    expect(ratio.rss).toBeLessThan(1.5)
    expect(ratio.firstMoveCpu).toBeGreaterThan(0)
  },
)

test('people move while tables full of bots think', { timeout: 120_000 }, async () => {
  const { alone, crowded } = await runCrowd({
    tables: 4,
    seats: 3,
    level: 'samurai',
    seconds: 2,
    seed: 1,
    think: 20,
  })
  // It began when the bots had moved. How long it took is measured by `noren crowd`; the order of service is in pool.test.ts.
  expect(alone.moves).toBeGreaterThan(0)
  expect(crowded.moves).toBeGreaterThan(0)
})

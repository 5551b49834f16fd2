import fc from 'fast-check'
import { test } from 'vitest'
import type { AnyFixture, Kit, Path } from '../src/laws/index.ts'

/** Paths through a game, shrinking to few seats and a short tape. */
function paths(fx: AnyFixture): fc.Arbitrary<Path> {
  const { min, max } = fx.game.seats
  const counts = fx.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return fc.record({
    seats: fc.constantFrom(...counts),
    option: fc.nat(fx.options.length - 1),
    seed: fc.integer({ min: 1, max: 0x7fffffff }),
    tape: fc.array(fc.nat(1023), { maxLength: 200 }),
  })
}

/** The same games in every run, so that a failure can be repeated; whoever hunts gives another seed: docs/tests.md. */
const SEED = Number(process.env['NOREN_LAW_SEED'] ?? 1)
/** How often each game's laws have asked for paths: every time they get others. */
const asked = new WeakMap<AnyFixture, number>()
function seedFor(fx: AnyFixture): number {
  const times = asked.get(fx) ?? 0
  asked.set(fx, times + 1)
  return (Math.imul(SEED, 0x9e3779b1) + times) | 0
}

/** Vitest and fast-check behind the engine's law suite. */
export const kit: Kit = {
  test: (title, body) => test(title, { timeout: 120_000 }, body),
  property: (fx, runs, check) =>
    fc.assert(fc.property(paths(fx), check), { numRuns: runs, seed: seedFor(fx) }),
}

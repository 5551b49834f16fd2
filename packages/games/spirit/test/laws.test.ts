import { kit } from '@noren/engine/kit'
import { laws, leakLaw } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { fixture, lateFixture } from '../src/laws/fixture.ts'

laws(kit, fixture, { runs: 40, worlds: 10_000, positions: 10_000 })
// Random games are lost in the first round; these begin in the middle, so that all three rounds are walked.
laws({ ...kit, test: (title, body) => kit.test(`${title}, from the middle of a game`, body) }, lateFixture, {
  runs: 30,
  worlds: 4_000,
})

test('a card that is cleared openly and shuffled in again by the same move was no secret (SS-KIAI-26, SS-PEN-25)', () => {
  const path = { seats: 7, option: 14, seed: 2147483639, tape: [97, 0, 40, 0] }
  const tally = { worlds: 0 }
  leakLaw(fixture, path, tally)
  expect(tally.worlds).toBeGreaterThan(0)
})

import { kit } from '@noren/engine/kit'
import { laws } from '@noren/engine/laws'
import { fixture, lateFixture } from '../src/laws/fixture.ts'

laws(kit, fixture, { runs: 40, worlds: 10_000, positions: 10_000 })
// Random games are lost in the first round; these begin in the middle, so that all three rounds are walked.
laws({ ...kit, test: (title, body) => kit.test(`${title}, from the middle of a game`, body) }, lateFixture, {
  runs: 30,
  worlds: 4_000,
})

import { kit } from '@noren/engine/kit'
import { laws } from '@noren/engine/laws'
import { fixture } from '../src/laws/fixture.ts'

/** The laws of every game, Annex B of the rules, and section 5 as the leak law. */
laws(kit, fixture, { runs: 20, worlds: 10_000, positions: 10_000 })

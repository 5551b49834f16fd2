import { kit } from '@noren/engine/kit'
import { laws } from '@noren/engine/laws'
import { fixture } from '../src/laws/fixture.ts'

laws(kit, fixture, { runs: 24, worlds: 10_000, positions: 10_000 })

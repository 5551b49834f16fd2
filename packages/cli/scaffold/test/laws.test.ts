import { kit } from '@noren/engine/kit'
import { laws } from '@noren/engine/laws'
import { fixture } from '../src/laws/fixture.ts'

laws(kit, fixture, { runs: 40, worlds: 500, positions: 500 })

import { laws } from '../src/laws/index.ts'
import { kit } from './kit.ts'
import { fixture } from '../trick4/src/laws/fixture.ts'

laws(kit, fixture, { runs: 60, worlds: 10_000 })

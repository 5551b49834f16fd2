import { kit } from '@noren/engine/kit'
import { laws } from './engine.ts'
import { fixture } from './secrets.ts'

laws(kit, fixture, { runs: 12, worlds: 10_000 })

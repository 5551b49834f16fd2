import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { record } from './record.ts'
import { KEPT } from './tables.ts'

/**
 * Writes the golden replays anew: `npx node packages/games/spirit/test/golden/rewrite.ts`. Look at the diff
 * first.
 */
for (const [name, golden] of Object.entries(KEPT))
  writeFileSync(join(import.meta.dirname, `${name}.replay`), record(golden))

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEPT, record } from './record.ts'

/** Writes the golden replays anew: `npx node packages/games/sakura/test/golden/rewrite.ts`. Look at the diff before you commit it. */
for (const [name, at] of Object.entries(KEPT))
  writeFileSync(join(import.meta.dirname, `${name}.replay`), record(at))

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sakura } from '../../src/index.ts'
import { OPTIONS } from '../fixture.ts'
import { record } from './record.ts'

/** Writes the golden replays anew: `npx node packages/games/sakura/test/golden/rewrite.ts`. Look at the diff before you commit it. */
for (const [seats, option, seed] of [
  [2, 0, 101],
  [3, 1, 102],
  [4, 2, 103],
  [6, 0, 104],
] as const) {
  const options = OPTIONS[option] ?? sakura.options.defaults
  writeFileSync(join(import.meta.dirname, `${seats}-seats.replay`), record({ seats, seed, options }))
}

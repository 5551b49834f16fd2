import { join } from 'node:path'
import { buildWords } from './build.ts'

/** `npm run words`. */
for (const fault of buildWords(join(import.meta.dirname, '../../..'))) {
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}

import { join } from 'node:path'
import { buildWords } from '../src/build.ts'

/** Before any test: the tables are those of the catalogues as they lie there. */
export default function setup(): void {
  const faults = buildWords(join(import.meta.dirname, '../../..'))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

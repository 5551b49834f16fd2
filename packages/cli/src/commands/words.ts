import { join } from 'node:path'
import { checkHouse } from '@noren/words/check'
import type { Command } from '../line.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Reads every sentence of the house in every language, said in every way its facts allow. */
export const words: Command = {
  usage: 'words',
  about: 'check the catalogues: what is missing, unused, unknown, forbidden, too long or badly written',
  options: [
    ['--check', 'check them; there is nothing else to do yet'],
    ['--json', 'one JSON object'],
  ],
  run(_names, flags, out) {
    const report = checkHouse(ROOT)
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      for (const fault of report.faults) out.print(fault)
      out.print(
        `${report.messages} messages in ${report.languages.join(', ')}: ${report.faults.length} faults`,
      )
    }
    return Promise.resolve(report.faults.length === 0 ? 0 : 1)
  },
}

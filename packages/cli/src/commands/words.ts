import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHouse } from '@noren/words/check'
import { GAMES } from '../games.ts'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { linesOf, linesPage } from '../words/lines.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Reads every sentence of the house in every language, said in every way its facts allow. */
export const words: Command = {
  usage: 'words',
  about: 'check the catalogues: what is missing, unused, unknown, forbidden, too long or badly written',
  options: [
    ['--check', 'check them, as it also does by itself'],
    ['--json', 'one JSON object'],
    [
      '--lines <folder>',
      'write forty lines of the log of every game in every language there, and check nothing',
    ],
  ],
  async run(_names, flags, out) {
    if (typeof flags['lines'] === 'string') return write(flags['lines'], out)
    const report = checkHouse(ROOT)
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      for (const fault of report.faults) out.print(fault)
      out.print(
        `${report.messages} messages in ${report.languages.join(', ')}: ${report.faults.length} faults`,
      )
    }
    return report.faults.length === 0 ? 0 : 1
  },
}

const LINES = 40

async function write(folder: string, out: Out): Promise<number> {
  mkdirSync(folder, { recursive: true })
  for (const game of GAMES) {
    const lines = await linesOf(game.manifest, LINES)
    writeFileSync(join(folder, `${game.name}.md`), linesPage(await game.title(), lines))
    out.print(`${game.name}: ${lines.length} lines`)
  }
  return 0
}

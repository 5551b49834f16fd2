import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHouse } from '@noren/words/check'
import { GAMES } from '../games.ts'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { LINES, linesOf, linesPage } from '../words/lines.ts'
import { say } from '../say.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Reads every sentence of the house in every language, said in every way its facts allow. */
export const words: Command = {
  usage: 'words',
  options: ['--check', '--json', '--lines <folder>'],
  async run(_names, flags, out) {
    if (typeof flags['lines'] === 'string') return write(flags['lines'], out)
    const report = checkHouse(ROOT)
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      for (const fault of report.faults) out.print(fault)
      out.print(
        say('cli-words-sum', {
          n: report.messages,
          list: report.languages.join(', '),
          faults: report.faults.length,
        }),
      )
    }
    return report.faults.length === 0 ? 0 : 1
  },
}

async function write(folder: string, out: Out): Promise<number> {
  mkdirSync(folder, { recursive: true })
  for (const game of GAMES) {
    const lines = await linesOf(game.manifest, LINES)
    writeFileSync(join(folder, `${game.name}.md`), linesPage(await game.title(), lines))
    out.print(say('cli-words-lines', { game: game.name, n: lines.length }))
  }
  return 0
}

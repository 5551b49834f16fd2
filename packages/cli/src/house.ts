import { backupHouse, restoreHouse } from './commands/backup.ts'
import { bot } from './commands/bot.ts'
import { data } from './commands/data.ts'
import { doctor } from './commands/doctor.ts'
import { health } from './commands/health.ts'
import { replayFile } from './commands/replay.ts'
import { serveHouse } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { quietly } from './end.ts'
import { runLine } from './line.ts'

/**
 * The program that people are given: `npm start` in a clone and `npx noren` from the packed one. It serves unless something else is asked
 * for. What measures and tries to break the program stays in the clone: src/program.ts.
 */
const COMMANDS = [serveHouse, health, backupHouse, restoreHouse, doctor, simulate, replayFile, data, bot]

const HELP = ['--help', '-h', 'help']
const argv = process.argv.slice(2)
const [first = '--port'] = argv
const asked = first.startsWith('-') && !HELP.includes(first) ? ['serve', ...argv] : argv

async function sayVersion(): Promise<number> {
  const { version } = await import('@noren/server')
  process.stdout.write(`${version()}\n`)
  return 0
}

await quietly(first === '--version' ? sayVersion() : runLine(COMMANDS, asked))

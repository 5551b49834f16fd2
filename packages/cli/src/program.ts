import { away } from './commands/away.ts'
import { backupHouse, restoreHouse } from './commands/backup.ts'
import { bot } from './commands/bot.ts'
import { bench } from './commands/bench.ts'
import { chaos } from './commands/chaos.ts'
import { doctor } from './commands/doctor.ts'
import { crowd } from './commands/crowd.ts'
import { data } from './commands/data.ts'
import { freezeGame } from './commands/freeze.ts'
import { forks } from './commands/forks.ts'
import { fuzz } from './commands/fuzz.ts'
import { golden } from './commands/golden.ts'
import { kill } from './commands/kill.ts'
import { health } from './commands/health.ts'
import { honesty } from './commands/honesty.ts'
import { ladder } from './commands/ladder.ts'
import { laws } from './commands/laws.ts'
import { layout } from './commands/layout.ts'
import { leaks } from './commands/leaks.ts'
import { lessons } from './commands/lessons.ts'
import { load } from './commands/load.ts'
import { mutants } from './commands/mutants.ts'
import { newGame } from './commands/new-game.ts'
import { pictures } from './commands/pictures.ts'
import { puzzles } from './commands/puzzles.ts'
import { replayFile } from './commands/replay.ts'
import { review } from './commands/review.ts'
import { rules } from './commands/rules.ts'
import { serveHouse } from './commands/serve.ts'
import { outside } from './commands/outside.ts'
import { siege } from './commands/siege.ts'
import { simulate } from './commands/simulate.ts'
import { verifyLog } from './commands/verify.ts'
import { versions } from './commands/versions.ts'
import { words } from './commands/words.ts'
import { runLine } from './line.ts'
import type { Command } from './line.ts'
import type { Out } from './out.ts'

/** Everything that can be asked for in a clone. */
export const COMMANDS: readonly Command[] = [
  serveHouse,
  health,
  backupHouse,
  restoreHouse,
  doctor,
  simulate,
  replayFile,
  review,
  verifyLog,
  data,
  golden,
  freezeGame,
  versions,
  newGame,
  rules,
  words,
  puzzles,
  lessons,
  mutants,
  laws,
  leaks,
  honesty,
  ladder,
  bot,
  bench,
  layout,
  pictures,
  chaos,
  kill,
  away,
  forks,
  fuzz,
  load,
  crowd,
  siege,
  outside,
]

/** Runs one line of the command line. Bad input is a sentence on stderr and exit code 2. */
export const run = (argv: readonly string[], out?: Out): Promise<number> => runLine(COMMANDS, argv, out)

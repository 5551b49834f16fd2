import { writeFile } from 'node:fs/promises'
import { randomMoves, writeGolden } from '@noren/engine/laws'
import { rulesOf } from '../games.ts'
import type { Command } from '../line.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Records a random game as a golden replay. */
export const golden: Command = {
  usage: 'record <game> <file>',
  options: ['--players <n>', '--seed <n>', '--settings <json>'],
  async run([name, file], flags, out) {
    const { game } = await rulesOf(name ?? '')
    const { min, max } = game.seats
    const seats = whole(flags, 'players', { min, max, usual: min })
    const options = optionsOf(flags['settings'])
    const read = game.options.read(options, seats)
    if ('faults' in read) throw new UsageError(read.faults.map(f => `${f.path}: ${f.message}`).join('; '))
    const at = { seats, seed: seedOf(flags), options: read.options }
    const moves = randomMoves(game, at)
    await writeFile(file ?? '', writeGolden(game, at, moves))
    out.print(say('cli-record-done', { n: moves.length, file: file ?? '' }))
    return 0
  },
}

function optionsOf(text: string | true | undefined): unknown {
  if (typeof text !== 'string') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(say('cli-record-json'))
  }
}

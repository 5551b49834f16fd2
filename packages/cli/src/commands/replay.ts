import { readFile } from 'node:fs/promises'
import { ReplayError } from '@noren/engine'
import type { Golden } from '@noren/engine/laws'
import { checkGolden, GoldenError, readGolden } from '@noren/engine/laws'
import type { Listed } from '../games.ts'
import { GAMES } from '../games.ts'
import type { Command } from '../line.ts'
import { UsageError } from '../usage.ts'

async function read(file: string): Promise<Golden> {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
  }
  try {
    return readGolden(text)
  } catch (error) {
    if (error instanceof GoldenError) throw new UsageError(`${file} is not a replay: ${error.message}`)
    throw error
  }
}

async function ofGame(id: string): Promise<Listed> {
  for (const entry of GAMES) if ((await entry.game()).id === id) return entry
  throw new UsageError(`no game here has the id "${id}"`)
}

/** Plays a recorded game again: the rules must lead where they led, and everybody must see what they saw. */
export const replayFile: Command = {
  usage: 'replay <file>',
  about: 'play a recorded game again and compare every hash',
  options: [['--json', 'one JSON object']],
  async run([file], flags, out) {
    const golden = await read(file ?? '')
    const game = await (await ofGame(golden.header.game)).game()
    let difference: string | null = null
    try {
      checkGolden(game, golden)
    } catch (error) {
      if (!(error instanceof GoldenError || error instanceof ReplayError)) throw error
      difference = error.message
    }
    const decisions = golden.lines.length - 1
    const { seats, version } = golden.header
    const same = difference === null
    if (flags['json'] === true)
      out.print(JSON.stringify({ game: game.id, version, seats, decisions, same, difference }))
    else if (same) out.print(`${game.id}, ${seats} players, ${decisions} decisions: everything is as it was`)
    else out.print(`${game.id}, ${seats} players: ${difference ?? ''}`)
    return same ? 0 : 1
  },
}

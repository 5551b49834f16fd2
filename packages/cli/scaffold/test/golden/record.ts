import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { asGame } from '@noren/engine'
import { randomMoves, writeGolden } from '@noren/engine/laws'
import { rules } from '../../src/rules.ts'

/** Plays one random game for each size of table and keeps it; again after every change of the rules that is meant. */
export async function record(): Promise<void> {
  const game = asGame(rules)
  for (const seats of [2, 3, 4, 6]) {
    const table = { seats, seed: seats, options: rules.options.defaults }
    const text = writeGolden(game, table, randomMoves(game, table))
    await writeFile(join(import.meta.dirname, `${seats}-seats.replay`), text)
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await record()

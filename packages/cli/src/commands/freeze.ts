import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import { freeze } from '../versions/bundle.ts'

/** Keeps the newest rules of a game for ever, before the first change of a rule. */
export const freezeGame: Command = {
  usage: 'freeze <game>',
  about: 'write the newest rules of a game, with its goldens, as a version that never changes',
  options: [['--json', 'one JSON object']],
  async run([name], flags, out) {
    const game = listed(name ?? '')
    const { file, bytes, goldens } = await freeze(game)
    if (flags['json'] === true) out.print(JSON.stringify({ game: game.name, file, bytes, goldens }))
    else out.print(`${file}: ${bytes} bytes, ${goldens} goldens beside it`)
    return 0
  },
}

import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import { freeze } from '../versions/bundle.ts'
import { say } from '../say.ts'

/** Keeps the newest rules of a game for ever, before the first change of a rule. */
export const freezeGame: Command = {
  usage: 'freeze <game>',
  options: ['--json'],
  async run([name], flags, out) {
    const game = listed(name ?? '')
    const { file, bytes, goldens } = await freeze(game)
    if (flags['json'] === true) out.print(JSON.stringify({ game: game.name, file, bytes, goldens }))
    else out.print(say('cli-freeze-done', { file, a: String(bytes), n: goldens }))
    return 0
  },
}

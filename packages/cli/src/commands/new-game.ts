import { ROOT } from '../clauses/lists.ts'
import { GAMES } from '../games.ts'
import type { Command } from '../line.ts'
import { prefixFor } from '../naming.ts'
import { say } from '../say.ts'
import { scaffold } from '../scaffold.ts'

/** Lays out a small whole game to change into another one. It passes its laws from the first minute. */
export const newGame: Command = {
  usage: 'new-game <name> [prefix]',
  options: ['--json'],
  async run([name = '', given], flags, out) {
    const taken = GAMES.map(g => g.prefix)
    const { dir, files, list, formatted } = await scaffold(ROOT, name, given ?? prefixFor(name, taken), taken)
    if (!formatted) out.note(say('cli-new-game-format'))
    if (flags['json'] === true) out.print(JSON.stringify({ game: name, dir, files, list }))
    else {
      out.print(say('cli-new-game-done', { n: files.length, where: dir, list }))
      out.print(say('cli-new-game-next', { where: dir }))
    }
    return 0
  },
}

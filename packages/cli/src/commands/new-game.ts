import { ROOT } from '../clauses/lists.ts'
import { GAMES } from '../games.ts'
import type { Command } from '../line.ts'
import { prefixFor, scaffold } from '../scaffold.ts'

/** Lays out a small whole game to change into another one. It passes its laws from the first minute. */
export const newGame: Command = {
  usage: 'new-game <name> [prefix]',
  about: 'lay out a new game: rules, words, laws and examples, and its line in the list of games',
  options: [['--json', 'one JSON object']],
  async run([name = '', given], flags, out) {
    const taken = GAMES.map(g => g.prefix)
    const { dir, files, list, formatted } = await scaffold(ROOT, name, given ?? prefixFor(name, taken), taken)
    if (!formatted) out.note('prettier is not installed: run npm run format before you commit')
    if (flags['json'] === true) out.print(JSON.stringify({ game: name, dir, files, list }))
    else {
      out.print(`${files.length} files in ${dir}, and its line in ${list}`)
      out.print(`next: npx vitest run ${dir}; npm start, and it hangs on the curtain (docs/adding-a-game.md)`)
    }
    return 0
  },
}

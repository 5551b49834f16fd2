import { honest, tryHonesty } from '../dojo/honesty.ts'
import { listed, rulesOf } from '../games.ts'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { pathOf } from './leaks.ts'

/** The honesty of the bots, for as many worlds as asked. */
export const honesty: Command = {
  usage: 'honesty <game>',
  about: 'deal the hidden cards anew, again and again: no bot may choose differently',
  options: [
    ['--worlds <n>', 'how many worlds to compare (10000)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const worlds = whole(flags, 'worlds', { min: 1, max: 1_000_000_000, usual: 10_000 })
    const seed = seedOf(flags)
    const fx = await entry.fixture()
    const decide = honest((await rulesOf(entry.name)).sense)
    const found = tryHonesty(
      fx,
      decide,
      at => pathOf(fx, at),
      seed,
      worlds,
      done => out.progress(done, worlds, `${done} of ${worlds} worlds`),
    )
    const levels = Object.entries(found.levels)
      .map(([level, n]) => `${level} ${n}`)
      .join(', ')
    if (flags['json'] === true) out.print(JSON.stringify({ game: entry.name, seed, ...found }))
    else if (found.caught === null)
      out.print(
        `${entry.name}, seed ${seed}: ${found.worlds} worlds at ${found.questions} questions of ${found.games} games (${levels}), every choice the same`,
      )
    else {
      out.print(`${entry.name}: caught after ${found.worlds} worlds. ${found.caught.message}`)
      out.print(`again with: noren honesty ${entry.name} --seed ${found.caught.seed}`)
    }
    return found.caught === null ? 0 : 1
  },
}

import { honest, tryHonesty } from '../dojo/honesty.ts'
import { listed, rulesOf } from '../games.ts'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { pathOf } from './leaks.ts'
import { say } from '../say.ts'

/** The honesty of the bots, for as many worlds as asked. */
export const honesty: Command = {
  usage: 'honesty <game>',
  options: ['--worlds <n>', '--seed <n>', '--json'],
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
      done => out.progress(done, worlds, say('cli-honesty-worlds', { n: done, m: worlds })),
    )
    const levels = Object.entries(found.levels)
      .map(([level, n]) => `${level} ${n}`)
      .join(', ')
    if (flags['json'] === true) out.print(JSON.stringify({ game: entry.name, seed, ...found }))
    else if (found.caught === null)
      out.print(
        say('cli-honesty-held', {
          game: entry.name,
          seed: String(seed),
          n: found.worlds,
          m: found.questions,
          k: found.games,
          list: levels,
        }),
      )
    else {
      out.print(say('cli-honesty-caught', { game: entry.name, n: found.worlds, why: found.caught.message }))
      out.print(say('cli-again-with', { what: `noren honesty ${entry.name} --seed ${found.caught.seed}` }))
    }
    return found.caught === null ? 0 : 1
  },
}

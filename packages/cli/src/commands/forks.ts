import { MANIFESTS } from '@noren/games'
import { tryForks } from '../forks.ts'
import type { Command } from '../line.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Opens a fork at every turn of recorded matches and lets bots finish each. */
export const forks: Command = {
  usage: 'forks',
  options: ['--game <name>', '--matches <n>', '--seed <n>', '--json'],
  async run(_, flags, out) {
    const name = flags['game']
    const ids = MANIFESTS.map(m => m.id)
    if (name !== undefined && (typeof name !== 'string' || !ids.includes(name)))
      throw new UsageError(say('cli-forks-which', { list: ids.join(', ') }))
    const matches = whole(flags, 'matches', { min: 1, max: 100_000, usual: 100 })
    const tried = []
    for (const id of typeof name === 'string' ? [name] : ids)
      tried.push(
        await tryForks(id, matches, seedOf(flags), Infinity, done =>
          out.progress(done, matches, say('cli-forks-match', { game: id, n: done, m: matches })),
        ),
      )
    if (flags['json'] === true) out.print(JSON.stringify({ games: tried }))
    else
      for (const t of tried)
        out.print(
          say('cli-forks-sum', { game: t.game, n: t.forks, m: t.matches, k: t.finished, l: t.checked }),
        )
    for (const t of tried) for (const f of t.faults.slice(0, 5)) out.print(`${t.game}, ${f}`)
    return tried.every(t => t.finished === t.forks && t.checked === t.forks) ? 0 : 1
  },
}

import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'

/** Clients that know no rules play whole games from what they are offered. */
export const outside: Command = {
  usage: 'outside',
  about: 'whole games by clients that know nothing but the protocol: nothing they are offered may be refused',
  options: [
    ['--games <n>', 'games of each kind (50)'],
    ['--game <id>', 'one kind only (all)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const { runOutside } = await import('@noren/trials/outside')
    const only = typeof flags['game'] === 'string' ? flags['game'] : undefined
    const { games } = await runOutside({
      games: whole(flags, 'games', { min: 1, max: 10_000, usual: 50 }),
      seed: seedOf(flags),
      ...(only === undefined ? {} : { only }),
      progress: (done, total, what) => out.progress(done, total, what),
    })
    const ok = games.length > 0 && games.every(g => g.refusals.length === 0)
    if (flags['json'] === true) out.print(JSON.stringify({ games, ok }))
    else
      for (const { game, finished, answers, stale, refusals } of games)
        out.print(
          `${game.padEnd(24)}${finished} games, ${answers} answers, ${stale} of them stale, ${refusals.length} refused ${[...new Set(refusals)].join(', ')}`,
        )
    return ok ? 0 : 1
  },
}

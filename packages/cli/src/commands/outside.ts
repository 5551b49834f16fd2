import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Clients that know no rules play whole games from what they are offered. */
export const outside: Command = {
  usage: 'outside',
  options: ['--games <n>', '--game <id>', '--seed <n>', '--json'],
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
          `${game.padEnd(24)}${say('cli-outside-sum', {
            n: finished,
            m: answers,
            k: stale,
            l: refusals.length,
            list: [...new Set(refusals)].join(', '),
          })}`,
        )
    return ok ? 0 : 1
  },
}

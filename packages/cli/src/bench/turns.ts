import { isLevel } from '@noren/bots'
import { tablesOf } from '../commands/ladder.ts'
import { table } from '../dojo/book.ts'
import type { Timed } from '../dojo/turns.ts'
import { timeTurns } from '../dojo/turns.ts'
import { GAMES, listed, rulesOf } from '../games.ts'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

const millis = (x: number): string => x.toFixed(0)

/** What a whole turn of a level costs on one core, in every game or in one. */
export async function benchTurns(flags: Flags, out: Out): Promise<number> {
  const level = flags['level'] ?? 'daimyo'
  if (typeof level !== 'string' || !isLevel(level)) throw new UsageError(say('cli-bench-levels'))
  const most = whole(flags, 'choices', { min: 1, max: 1_000_000, usual: 400 })
  const seed = seedOf(flags)
  const games = typeof flags['game'] === 'string' ? [listed(flags['game'])] : GAMES
  const found: { game: string; players: number; timed: Timed }[] = []
  for (const entry of games) {
    const { game, sense } = await rulesOf(entry.name)
    if (sense === undefined) continue
    for (const players of tablesOf(game)) {
      const read = game.options.read(entry.together?.options(players) ?? {}, players)
      const options = 'options' in read ? read.options : game.options.defaults
      const timed = timeTurns({
        game,
        sense,
        options,
        players,
        level,
        seed,
        most,
        progress: done => out.progress(done, most, `${entry.name}, ${players} players`),
      })
      found.push({ game: entry.name, players, timed })
    }
  }
  if (flags['json'] === true) {
    out.print(JSON.stringify({ level, seed, most, found }))
    return 0
  }
  out.print(say('cli-bench-turns', { name: level, seed: String(seed), n: most }))
  const heads = [
    say('cli-bench-game'),
    `>${say('cli-bench-players')}`,
    `>${say('cli-bench-turn-count')}`,
    `>${say('cli-bench-mean')}`,
    `>${say('cli-bench-dearest')}`,
    `>${say('cli-bench-choices')}`,
    `>${say('cli-bench-choice')}`,
    `>${say('cli-bench-reactions')}`,
    `>${say('cli-bench-reaction')}`,
    `>${say('cli-bench-stopped')}`,
  ]
  const lines = found.map(({ game, players, timed: t }) => [
    game,
    String(players),
    String(t.turns),
    millis(t.meanTurn),
    `${millis(t.turn.cpu)} (${millis(t.turn.wall)})`,
    String(t.turn.choices),
    `${millis(t.choice.cpu)} (${millis(t.choice.wall)})`,
    String(t.reactions),
    `${millis(t.reaction.cpu)} (${millis(t.reaction.wall)})`,
    String(t.stopped),
  ])
  for (const line of table(heads, lines)) out.print(line)
  return 0
}

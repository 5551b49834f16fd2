import type { Level } from '@noren/bots'
import { LEVELS } from '@noren/bots'
import { listed } from '../games.ts'
import type { Command } from '../program.ts'
import { simulateGames } from '../simulation.ts'
import { oneOf, seedOf, UsageError, whole } from '../usage.ts'

const BOTS = ['random', ...(Object.keys(LEVELS) as Level[])] as const

/** Plays many games by itself: a measure of speed, and a fingerprint of the rules. */
export const simulate: Command = {
  usage: 'simulate <game>',
  about: 'play whole games and print speed and a hash of everything that happened',
  options: [
    ['--players <n>', 'seats at the table'],
    ['--games <n>', 'how many games (100)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--bot <name>', `who plays: ${BOTS.join(', ')} (random)`],
    ['--iterations <n>', "thoughts of a searching bot for each choice, instead of its level's own"],
    ['--json', 'one JSON object'],
  ],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const game = await entry.game()
    const { min, max } = game.seats
    const players = whole(flags, 'players', { min: 1, max: 32, usual: Math.min(max, Math.max(min, 4)) })
    if (players < min || players > max)
      throw new UsageError(`${entry.name} is for ${min} to ${max} players, not ${players}`)
    const games = whole(flags, 'games', { min: 1, max: 100_000_000, usual: 100 })
    const bot = oneOf(flags, 'bot', BOTS, 'random')
    const sense = bot === 'random' ? undefined : await entry.sense?.()
    const thoughts = whole(flags, 'iterations', { min: 1, max: 10_000_000, usual: 0 })
    const result = simulateGames({
      game,
      players,
      games,
      seed: seedOf(flags),
      ...(bot === 'random' ? {} : { level: bot }),
      ...(sense === undefined ? {} : { sense }),
      ...(thoughts === 0 ? {} : { iterations: thoughts }),
      progress: done => out.progress(done, games, `${done} of ${games} games`),
    })
    const report = { game: entry.name, players, games, seed: seedOf(flags), bot, ...result }
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      out.print(`${report.finished} of ${games} games of ${entry.name} with ${players} players finished`)
      out.print(`${report.decisions} decisions in ${report.seconds} s: ${report.decisionsPerSecond} a second`)
      out.print(`hash ${report.hash}`)
    }
    return report.finished === games ? 0 : 1
  },
}

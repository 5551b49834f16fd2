import type { Level } from '@noren/bots'
import { LEVELS } from '@noren/bots'
import { frozenAs, listed, rulesOf } from '../games.ts'
import type { Game } from '@noren/engine'
import type { Command } from '../line.ts'
import { simulateGames } from '../simulation.ts'
import type { Flags } from '../usage.ts'
import { oneOf, seedOf, UsageError, whole } from '../usage.ts'

const BOTS = ['random', ...(Object.keys(LEVELS) as Level[])] as const

/** A value as it is typed: a number or a flag where it looks like one. */
const typed = (text: string): unknown =>
  text === 'true' || text === 'false' ? text === 'true' : /^-?\d+$/.test(text) ? Number(text) : text

/** The game's options from --mode and --option; what does not fit is said with the game's own faults. */
function optionsOf(game: Game, players: number, flags: Flags): unknown {
  const raw: Record<string, unknown> = {}
  if (typeof flags['mode'] === 'string') raw['mode'] = flags['mode']
  const given: unknown = flags['option']
  for (const pair of Array.isArray(given) ? given.map(String) : []) {
    const at = pair.indexOf('=')
    if (at < 1) throw new UsageError(`--option wants key=value, not "${pair}"`)
    raw[pair.slice(0, at)] = typed(pair.slice(at + 1))
  }
  const unknown = Object.keys(raw).find(key => !game.options.fields.some(f => f.key === key))
  if (unknown !== undefined) throw new UsageError(`${game.id} has no option "${unknown}"`)
  const read = game.options.read(raw, players)
  if ('faults' in read) throw new UsageError(read.faults.map(f => `${f.path}: ${f.message}`).join('; '))
  return read.options
}

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
    ['--mode <name>', "the game's mode of difficulty, where it has one"],
    ['--option <key=value...>', 'any option of the game, such as edition=it'],
    ['--json', 'one JSON object'],
  ],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const rules = await rulesOf(name ?? '')
    const { game } = rules
    const { min, max } = game.seats
    const players = whole(flags, 'players', { min: 1, max: 32, usual: Math.min(max, Math.max(min, 4)) })
    if (players < min || players > max)
      throw new UsageError(`${entry.name} is for ${min} to ${max} players, not ${players}`)
    const games = whole(flags, 'games', { min: 1, max: 100_000_000, usual: 100 })
    const bot = oneOf(flags, 'bot', BOTS, 'random')
    const sense = bot === 'random' ? undefined : rules.sense
    const thoughts = whole(flags, 'iterations', { min: 1, max: 10_000_000, usual: 0 })
    const options = optionsOf(game, players, flags)
    const result = simulateGames({
      game,
      frozenAs: frozenAs(game),
      players,
      options,
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
      out.print(
        `ended by ${Object.entries(report.endings)
          .map(([c, n]) => `${c} (${n})`)
          .join(', ')}`,
      )
      out.print(
        `${report.wins} with a winner, mean score ${report.meanScore}, mean payoffs ${report.payoffs.join(' ')}`,
      )
    }
    return report.finished === games ? 0 : 1
  },
}

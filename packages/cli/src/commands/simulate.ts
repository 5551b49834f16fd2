import type { Level } from '@noren/bots'
import { LEVELS } from '@noren/bots'
import { frozenAs, listed, rulesOf } from '../games.ts'
import type { Game } from '@noren/engine'
import type { Command } from '../line.ts'
import { simulateGames } from '../simulation.ts'
import type { Flags } from '../usage.ts'
import { oneOf, seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

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
    if (at < 1) throw new UsageError(say('cli-simulate-option', { what: pair }))
    raw[pair.slice(0, at)] = typed(pair.slice(at + 1))
  }
  const unknown = Object.keys(raw).find(key => !game.options.fields.some(f => f.key === key))
  if (unknown !== undefined)
    throw new UsageError(say('cli-simulate-unknown', { game: game.id, name: unknown }))
  const read = game.options.read(raw, players)
  if ('faults' in read) throw new UsageError(read.faults.map(f => `${f.path}: ${f.message}`).join('; '))
  return read.options
}

/** Plays many games by itself: a measure of speed, and a fingerprint of the rules. */
export const simulate: Command = {
  usage: 'simulate <game>',
  options: [
    '--players <n>',
    '--games <n>',
    '--seed <n>',
    '--bot <name>',
    '--iterations <n>',
    '--shipped',
    '--mode <name>',
    '--option <key=value...>',
    '--json',
  ],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const rules = await rulesOf(name ?? '')
    const { game } = rules
    const { min, max } = game.seats
    const players = whole(flags, 'players', { min: 1, max: 32, usual: Math.min(max, Math.max(min, 4)) })
    if (players < min || players > max)
      throw new UsageError(
        say('cli-for-players', { game: entry.name, from: String(min), to: String(max), n: players }),
      )
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
      shipped: flags['shipped'] === true,
      progress: done => out.progress(done, games, say('cli-simulate-progress', { n: done, m: games })),
    })
    const report = { game: entry.name, players, games, seed: seedOf(flags), bot, ...result }
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      out.print(say('cli-simulate-finished', { n: report.finished, m: games, game: entry.name, players }))
      out.print(
        say('cli-simulate-speed', {
          n: report.decisions,
          a: String(report.seconds),
          b: String(report.decisionsPerSecond),
        }),
      )
      if (report.hash !== undefined) out.print(say('cli-simulate-hash', { hash: report.hash }))
      out.print(
        say('cli-simulate-ended', {
          list: Object.entries(report.endings)
            .map(([c, n]) => `${c} (${n})`)
            .join(', '),
        }),
      )
      out.print(
        say('cli-simulate-wins', {
          n: report.wins,
          a: String(report.meanScore),
          b: report.payoffs.join(' '),
        }),
      )
    }
    return report.finished === games ? 0 : 1
  },
}

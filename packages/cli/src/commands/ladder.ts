import { fileURLToPath } from 'node:url'
import { LEVELS } from '@noren/bots'
import type { Game } from '@noren/engine'
import type { Listed } from '../games.ts'
import { listed, rulesOf } from '../games.ts'
import { finding, writeCell } from '../dojo/book.ts'
import type { Cell } from '../dojo/cell.ts'
import { pairOf, settleCell } from '../dojo/cell.ts'
import type { Seating } from '../dojo/mirror.ts'
import type { Allowance } from '../dojo/players.ts'
import { player } from '../dojo/players.ts'
import type { Command } from '../line.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'

const PAGES = fileURLToPath(new URL('../../../../docs/bots', import.meta.url))

/** A list such as a,b: quotes keep commas together, so that commands may hold some. */
export function splitNames(text: string): string[] {
  const names = Array.from(text.matchAll(/(?:[^,"]|"[^"]*")+/g), m => m[0].replaceAll('"', '').trim())
  return names.filter(name => name !== '')
}

/** Pairs to compare, upper first: two names make one pair, none make the whole ladder. */
function pairsOf(flags: Flags): (readonly [upper: string, lower: string])[] {
  const text = flags['levels']
  if (text === undefined) {
    const names = Object.keys(LEVELS)
    return names.slice(1).map((upper, i) => [upper, names[i] as string] as const)
  }
  const [upper, lower, ...more] = typeof text === 'string' ? splitNames(text) : []
  if (upper === undefined || lower === undefined || more.length > 0)
    throw new UsageError('--levels wants two names, such as samurai,bushi')
  return [[upper, lower]]
}

/** Smallest, middle and largest table of a game. */
export function tablesOf({ seats: { min, max } }: Game): number[] {
  return [...new Set([min, Math.floor((min + max) / 2), max])]
}

function playersOf(entry: Listed, game: Game, flags: Flags): number[] {
  if (flags['players'] === undefined) return tablesOf(game)
  const { min, max } = game.seats
  const n = whole(flags, 'players', { min: 1, max: 32, usual: min })
  if (n < min || n > max) throw new UsageError(`${entry.name} is for ${min} to ${max} players, not ${n}`)
  return [n]
}

function seatingOf(flags: Flags): Seating {
  const seating = flags['seating'] ?? 'half'
  if (seating === 'half' || seating === 'one') return seating
  throw new UsageError('--seating wants half or one')
}

function allowanceOf(flags: Flags): { allowance: Allowance; budget: string } {
  if (flags['millis'] !== undefined) {
    const millis = whole(flags, 'millis', { min: 1, max: 60_000, usual: 1 })
    return { allowance: { millis }, budget: `${millis} ms each` }
  }
  if (flags['iterations'] !== undefined) {
    const iterations = whole(flags, 'iterations', { min: 1, max: 10_000_000, usual: 1 })
    return {
      allowance: { iterations },
      budget: `${iterations} iterations each`,
    }
  }
  const percent = whole(flags, 'share', { min: 1, max: 1000, usual: 100 })
  if (percent === 100) return { allowance: {}, budget: 'own' }
  return { allowance: { share: percent / 100 }, budget: `${percent} % of own` }
}

/** The dojo: which of two levels is stronger, and how sure can one be? */
export const ladder: Command = {
  usage: 'ladder <game>',
  about: 'let levels play each other with mirrored deals until a sequential test decides',
  options: [
    ['--levels <a,b>', 'two of them: upper,lower; also oracle and cmd:"COMMAND" (all cluster)'],
    ['--players <n>', 'seats at the table (smallest, middle and largest)'],
    [
      '--seating <half|one>',
      'half the seats each, exchanged; or one of the upper level among the lower, once at every seat (half)',
    ],
    ['--deals <n>', 'at most so many deals, each played from both sides or from every seat (400)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--iterations <n>', 'thoughts of every searching level, instead of its own'],
    ['--millis <n>', 'time of every searching level: equal CPU; such runs cannot be repeated exactly'],
    ['--share <percent>', "part of each searching level's own budget (100)"],
    ['--whole', 'play all deals, even after the test has decided'],
    ['--write', "put table and plot among the project's own (docs/bots); without it nothing is written"],
    ['--out <dir>', 'put table and plot there instead'],
    ['--json', 'one JSON object'],
  ],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const { game, sense } = await rulesOf(entry.name)
    const { allowance, budget } = allowanceOf(flags)
    const deals = whole(flags, 'deals', { min: 1, max: 10_000_000, usual: 400 })
    const seed = seedOf(flags)
    const seating = seatingOf(flags)
    const dir = typeof flags['out'] === 'string' ? flags['out'] : flags['write'] === true ? PAGES : undefined
    const book = {
      game: entry.name,
      title: await entry.title(),
      together: entry.together !== undefined,
    }
    const cells: Cell[] = []
    for (const players of playersOf(entry, game, flags)) {
      const read = game.options.read(entry.together?.options(players) ?? {}, players)
      const options = 'options' in read ? read.options : game.options.defaults
      for (const [up, low] of pairsOf(flags)) {
        const school = { game, sense, allowance }
        const upper = await player(up, school)
        const lower = await player(low, school)
        try {
          const cell = await settleCell({
            bout: {
              game,
              options,
              players,
              seating,
              upper,
              lower,
              ...(entry.together === undefined ? {} : { together: entry.together }),
            },
            seed,
            deals,
            budget,
            whole: flags['whole'] === true,
            progress: (done, so) =>
              out.progress(
                done,
                deals,
                `${up} – ${low}, ${players} players: ${so.mean.toFixed(3)} ± ${so.reach.toFixed(3)}`,
              ),
          })
          cells.push(cell)
          if (dir !== undefined) writeCell(dir, book, cell)
          if (flags['json'] !== true) out.print(line(cell))
        } finally {
          upper.close()
          lower.close()
        }
      }
    }
    if (flags['json'] === true) out.print(JSON.stringify({ game: entry.name, seed, budget, cells }))
    else out.print(dir === undefined ? `seed ${seed}` : `seed ${seed}; table and plot in ${dir}`)
    return 0
  },
}

const line = (c: Cell): string =>
  `${c.players} players  ${pairOf(c).padEnd(20)} ${String(c.deals).padStart(5)} deals  ` +
  `${c.difference >= 0 ? '+' : ''}${c.difference.toFixed(3)} ± ${c.reach.toFixed(3)}  share ${(c.share * 100).toFixed(1)} %  ` +
  `CPU ${c.cpu.map(ms => ms.toFixed(2)).join(' / ')} ms  ${finding(c)}`

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
import { say } from '../say.ts'

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
    throw new UsageError(say('cli-ladder-two'))
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
  if (n < min || n > max)
    throw new UsageError(say('cli-for-players', { game: entry.name, from: String(min), to: String(max), n }))
  return [n]
}

function seatingOf(flags: Flags): Seating {
  const seating = flags['seating'] ?? 'half'
  if (seating === 'half' || seating === 'one') return seating
  throw new UsageError(say('cli-ladder-seating'))
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
  if (flags['shipped'] === true) return { allowance: { shipped: true }, budget: 'own, with stops by time' }
  const percent = whole(flags, 'share', { min: 1, max: 1000, usual: 100 })
  if (percent === 100) return { allowance: {}, budget: 'own' }
  return { allowance: { share: percent / 100 }, budget: `${percent} % of own` }
}

/** The dojo: which of two levels is stronger, and how sure can one be? */
export const ladder: Command = {
  usage: 'ladder <game>',
  options: [
    '--levels <a,b>',
    '--players <n>',
    '--seating <half|one>',
    '--deals <n>',
    '--seed <n>',
    '--iterations <n>',
    '--millis <n>',
    '--share <percent>',
    '--shipped',
    '--whole',
    '--write',
    '--out <dir>',
    '--json',
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
                say('cli-ladder-progress', {
                  name: `${up} – ${low}`,
                  n: players,
                  a: so.mean.toFixed(3),
                  b: so.reach.toFixed(3),
                }),
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
    else
      out.print(
        dir === undefined
          ? say('cli-ladder-seed', { seed: String(seed) })
          : say('cli-ladder-written', { seed: String(seed), where: dir }),
      )
    return 0
  },
}

const line = (c: Cell): string =>
  say('cli-ladder-line', {
    players: c.players,
    name: pairOf(c).padEnd(20),
    a: String(c.deals).padStart(5),
    b: `${c.difference >= 0 ? '+' : ''}${c.difference.toFixed(3)} ± ${c.reach.toFixed(3)}`,
    p: (c.share * 100).toFixed(1),
    c: c.cpu.map(ms => ms.toFixed(2)).join(' / '),
    what: finding(c),
  })

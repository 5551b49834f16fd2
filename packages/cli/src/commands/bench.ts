import { benchBots } from '../bench/bots.ts'
import { benchPage } from '../bench/page.ts'
import { benchTurns } from '../bench/turns.ts'
import type { Before, Effort, Rate } from '../bench/engine.ts'
import { measureAll, USUAL } from '../bench/engine.ts'
import { earlierTree } from '../bench/before.ts'
import { gameEntries, TRICK4 } from '../bench/contenders.ts'
import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { benchServer } from './bench-server.ts'
import type { Flags } from '../usage.ts'
import { UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Decisions of one game per CPU-second: the median of all rounds, their slowest and fastest, and beside an earlier tree. */
export interface GameFigures {
  readonly decisionsPerCpuSecond: number
  readonly spread: Rate['spread']
  readonly before?: Before
}

/** Playouts and decisions per CPU-second: the shape that other tools read. */
export interface Figures {
  readonly trick4?: {
    readonly search: {
      readonly noren: number
      readonly boardgameio: number
      readonly bare: number
      readonly before?: Before
    }
    readonly full: { readonly noren: number; readonly boardgameio: number; readonly before?: Before }
  }
  /** Random play-outs, and those by the rules of thumb that searches play by. */
  readonly games: Readonly<Record<string, GameFigures & { readonly policy: GameFigures }>>
}

const beside = ({ before }: Rate): { before?: Before } => (before === undefined ? {} : { before })

export function figures(rates: ReadonlyMap<string, Rate>): Figures {
  const rate = (name: string): Rate => rates.get(name) ?? { perCpuSecond: NaN, spread: [NaN, NaN] }
  const n = (name: string): number => rate(name).perCpuSecond
  const gameFigures = (name: string): GameFigures => {
    const { perCpuSecond, spread } = rate(name)
    return { decisionsPerCpuSecond: perCpuSecond, spread, ...beside(rate(name)) }
  }
  const names = new Set(
    [...rates.keys()].flatMap(name => (name.startsWith('games/') ? (name.split('/')[1] ?? []) : [])),
  )
  return {
    ...(rates.has('trick4/search/noren')
      ? {
          trick4: {
            search: {
              noren: n('trick4/search/noren'),
              boardgameio: n('trick4/search/boardgameio'),
              bare: n('trick4/search/bare'),
              ...beside(rate('trick4/search/noren')),
            },
            full: {
              noren: n('trick4/full/noren'),
              boardgameio: n('trick4/full/boardgameio'),
              ...beside(rate('trick4/full/noren')),
            },
          },
        }
      : {}),
    games: Object.fromEntries(
      [...names].map(name => [
        name,
        { ...gameFigures(`games/${name}/random`), policy: gameFigures(`games/${name}/policy`) },
      ]),
    ),
  }
}

const cell = (n: number): string => n.toLocaleString('en').padStart(12)
const times = (a: number, b: number): string => `${(a / b).toFixed(a / b < 10 ? 2 : 0)}×`

function ratio(before: Before | undefined): string {
  if (before === undefined) return ''
  const facts = {
    a: before.ratio.toFixed(2),
    b: before.spread[0].toFixed(2),
    c: before.spread[1].toFixed(2),
  }
  return `   ${before.same ? say('cli-bench-ratio', facts) : say('cli-bench-ratio-other', facts)}`
}

const gameLine = (name: string, { decisionsPerCpuSecond, spread, before }: GameFigures): string =>
  `${name.padEnd(24)}${cell(decisionsPerCpuSecond)}  ${cell(spread[0])}  ${cell(spread[1])}${ratio(before)}`

export function table({ trick4, games }: Figures): string[] {
  return [
    ...(trick4 === undefined ? [] : trick4Lines(trick4)),
    say('cli-bench-games'),
    ...Object.entries(games).flatMap(([game, found]) => [
      gameLine(say('cli-bench-random', { game }), found),
      gameLine(say('cli-bench-policy', { game }), found.policy),
    ]),
  ]
}

function trick4Lines({ search, full }: NonNullable<Figures['trick4']>): string[] {
  return [
    say('cli-bench-engine'),
    `${''.padEnd(24)}${'noren'.padStart(12)}${'boardgame.io'.padStart(14)}${say('cli-bench-bare').padStart(14)}`,
    `${say('cli-bench-search').padEnd(24)}${cell(search.noren)}  ${cell(search.boardgameio)}  ${cell(search.bare)}   ${say('cli-bench-times', { a: times(search.noren, search.boardgameio), b: times(search.noren, search.bare) })}${ratio(search.before)}`,
    `${say('cli-bench-full').padEnd(24)}${cell(full.noren)}  ${cell(full.boardgameio)}${''.padStart(12)}   ${times(full.noren, full.boardgameio)} boardgame.io${ratio(full.before)}`,
    '',
  ]
}

async function benchEngine(flags: Flags, out: Out): Promise<number> {
  const { before } = flags
  const earlier = typeof before === 'string' ? earlierTree(before) : null
  try {
    const effort: Effort = {
      ...USUAL,
      rounds: whole(flags, 'rounds', { min: 1, max: 99, usual: USUAL.rounds }),
      processes: whole(flags, 'processes', { min: 1, max: 9, usual: earlier === null ? USUAL.processes : 3 }),
      ...(earlier === null ? {} : { before: earlier.root }),
    }
    const entries =
      typeof flags['game'] === 'string'
        ? gameEntries([listed(flags['game']).name])
        : [...TRICK4, ...gameEntries()]
    const found = figures(
      await measureAll(entries, effort, (done, total, name) => out.progress(done, total, name)),
    )
    if (flags['json'] === true) out.print(JSON.stringify(found))
    else for (const line of table(found)) out.print(line)
    return 0
  } finally {
    earlier?.close()
  }
}

/** The engine against a peer and against no engine at all, on the same work in the same run. */
export const bench: Command = {
  usage: 'bench <what>',
  options: [
    '--rounds <n>',
    '--deals <n>',
    '--millis <n>',
    '--seed <n>',
    '--level <name>',
    '--game <name>',
    '--before <commit>',
    '--processes <n>',
    '--choices <n>',
    '--tables <n>',
    '--seats <n>',
    '--seconds <n>',
    '--rows <n>',
    '--web <folder>',
    '--main <file>',
    '--json',
  ],
  async run([what], flags, out) {
    if (what === 'bots') return benchBots(flags, out)
    if (what === 'turns') return benchTurns(flags, out)
    if (what === 'server') return benchServer(flags, out)
    if (what === 'growth') return (await import('../bench/growth.ts')).benchGrowth(flags, out)
    if (what === 'page') return benchPage(flags, out)
    if (what === 'mine') return (await import('../bench/mine.ts')).benchMine(flags, out)
    if (what !== 'engine') throw new UsageError(say('cli-bench-nothing', { name: what ?? '' }))
    return benchEngine(flags, out)
  },
}

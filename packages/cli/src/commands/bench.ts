import { benchBots } from '../bench/bots.ts'
import { benchPage } from '../bench/page.ts'
import { benchTurns } from '../bench/turns.ts'
import { measureAll, USUAL } from '../bench/engine.ts'
import { games, TRICK4 } from '../bench/contenders.ts'
import type { Command } from '../line.ts'
import { benchServer } from './bench-server.ts'
import { UsageError, whole } from '../usage.ts'

/** Playouts and decisions per CPU-second: the shape that other tools read. */
export interface Figures {
  readonly trick4: {
    readonly search: { readonly noren: number; readonly boardgameio: number; readonly bare: number }
    readonly full: { readonly noren: number; readonly boardgameio: number }
  }
  readonly games: Readonly<Record<string, { readonly decisionsPerCpuSecond: number }>>
}

export function figures(rates: ReadonlyMap<string, number>): Figures {
  const rate = (name: string): number => rates.get(name) ?? NaN
  return {
    trick4: {
      search: {
        noren: rate('trick4/search/noren'),
        boardgameio: rate('trick4/search/boardgameio'),
        bare: rate('trick4/search/bare'),
      },
      full: { noren: rate('trick4/full/noren'), boardgameio: rate('trick4/full/boardgameio') },
    },
    games: Object.fromEntries(
      [...rates].flatMap(([name, n]) =>
        name.startsWith('games/') ? [[name.slice('games/'.length), { decisionsPerCpuSecond: n }]] : [],
      ),
    ),
  }
}

const cell = (n: number): string => n.toLocaleString('en').padStart(12)
const times = (a: number, b: number): string => `${(a / b).toFixed(a / b < 10 ? 2 : 0)}×`

export function table({ trick4: { search, full }, games }: Figures): string[] {
  return [
    'trick4, playouts per CPU-second (median of the rounds)',
    `${''.padEnd(24)}${'noren'.padStart(12)}${'boardgame.io'.padStart(14)}${'bare loop'.padStart(12)}`,
    `${'search path'.padEnd(24)}${cell(search.noren)}  ${cell(search.boardgameio)}${cell(search.bare)}   ${times(search.noren, search.boardgameio)} boardgame.io, ${times(search.noren, search.bare)} bare`,
    `${'full path'.padEnd(24)}${cell(full.noren)}  ${cell(full.boardgameio)}${''.padStart(12)}   ${times(full.noren, full.boardgameio)} boardgame.io`,
    '',
    'random games on the search path, decisions per CPU-second',
    ...Object.entries(games).map(([name, g]) => `${name.padEnd(24)}${cell(g.decisionsPerCpuSecond)}`),
  ]
}

/** The engine against a peer and against no engine at all, on the same work in the same run. */
export const bench: Command = {
  usage: 'bench <what>',
  about:
    'measure: "engine", "server" beside its peers, "bots" against one that sees all hands, their "turns", the "page" in Chromium, or the pages of somebody with 300 games ("mine")',
  options: [
    ['--rounds <n>', 'rounds, of which the median counts (5)'],
    ['--deals <n>', 'bots: mirrored deals (1000)'],
    ['--millis <n>', 'bots: CPU for each choice (5)'],
    ['--seed <n>', 'bots, turns: where chance begins (1)'],
    ['--level <name>', 'turns: whose (daimyo)'],
    ['--game <name>', 'turns: of one game only'],
    ['--choices <n>', 'turns: at most so many choices at each table (400)'],
    ['--tables <n>', 'server: tables that play at once (100)'],
    ['--seats <n>', 'server: seats at each (4)'],
    ['--seconds <n>', 'server: measured time for each server (20)'],
    ['--web <folder>', 'page: another build, such as that of the commit before'],
    ['--main <file>', 'page: the main.ts of the server that came with it'],
    ['--json', 'one JSON object'],
  ],
  async run([what], flags, out) {
    if (what === 'bots') return benchBots(flags, out)
    if (what === 'turns') return benchTurns(flags, out)
    if (what === 'server') return benchServer(flags, out)
    if (what === 'page') return benchPage(flags, out)
    if (what === 'mine') return (await import('../bench/mine.ts')).benchMine(flags, out)
    if (what !== 'engine')
      throw new UsageError(
        `there is nothing to measure called "${what ?? ''}"; try engine, server, bots, turns, page or mine`,
      )
    const rounds = whole(flags, 'rounds', { min: 1, max: 99, usual: USUAL.rounds })
    const rates = await measureAll([...TRICK4, ...games()], { ...USUAL, rounds }, (done, total, name) =>
      out.progress(done, total, name),
    )
    const found = figures(rates)
    if (flags['json'] === true) out.print(JSON.stringify(found))
    else for (const line of table(found)) out.print(line)
    return 0
  },
}

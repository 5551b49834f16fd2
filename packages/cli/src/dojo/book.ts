import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cell } from './cell.ts'
import { pairOf } from './cell.ts'
import { chart } from './chart.ts'

/** The pages of one game in docs/bots: the cells as data, and the table and the plot made of them. */
export interface Book {
  readonly game: string
  readonly title: string
  readonly together: boolean
}

const RANKS = ['wanderer', 'ashigaru', 'bushi', 'samurai', 'daimyo', 'oracle']
const rank = (name: string): number => {
  const at = RANKS.indexOf(name)
  return at < 0 ? RANKS.length : at
}

const same = (a: Cell, b: Cell): boolean =>
  a.players === b.players &&
  a.upper === b.upper &&
  a.lower === b.lower &&
  a.seating === b.seating &&
  a.budget === b.budget

const order = (a: Cell, b: Cell): number =>
  a.players - b.players ||
  rank(a.lower) - rank(b.lower) ||
  rank(a.upper) - rank(b.upper) ||
  Number(a.seating === 'one') - Number(b.seating === 'one') ||
  (a.budget < b.budget ? -1 : a.budget > b.budget ? 1 : 0)

export function readCells(dir: string, game: string): Cell[] {
  try {
    return JSON.parse(readFileSync(join(dir, `${game}.json`), 'utf8')) as Cell[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const percent = (x: number): string => `${(x * 100).toFixed(1)} %`
const signed = (x: number): string => `${x >= 0 ? '+' : '−'}${Math.abs(x).toFixed(3)}`

/** What a reader wants to know first: is the upper level better, by the test or by the interval? */
export function finding(c: Cell): string {
  if (c.verdict === 'better') return 'better (SPRT)'
  if (c.difference - c.reach > 0) return 'better (95 %)'
  if (c.difference + c.reach < 0) return 'worse (95 %)'
  return c.verdict === 'not better' ? 'not better (SPRT)' : 'not clear'
}

/** A table in Markdown with straight columns; `>` before a heading puts its column to the right. */
export function table(heads: readonly string[], lines: readonly (readonly string[])[]): string[] {
  const right = heads.map(h => h.startsWith('>'))
  const all = [heads.map(h => h.replace(/^>/, '')), ...lines]
  const width = heads.map((_, i) => Math.max(4, ...all.map(line => line[i]?.length ?? 0)))
  const drawn = (line: readonly string[]): string =>
    `| ${line.map((cell, i) => (right[i] === true ? cell.padStart(width[i] ?? 0) : cell.padEnd(width[i] ?? 0))).join(' | ')} |`
  const rule = width.map((w, i) => (right[i] === true ? `${'-'.repeat(w - 1)}:` : '-'.repeat(w)))
  return [drawn(all[0] ?? []), `| ${rule.join(' | ')} |`, ...lines.map(drawn)]
}

export function rows(cells: readonly Cell[]): string[] {
  return table(
    [
      '>players',
      'upper – lower',
      'budget',
      '>deals',
      '>seed',
      'payoff difference of a seat, 95 %',
      '>share',
      'games won (upper / lower)',
      'CPU ms a choice',
      'finding',
    ],
    cells.map(c => [
      String(c.players),
      pairOf(c),
      c.budget,
      String(c.deals),
      String(c.seed),
      `${signed(c.difference)} ± ${c.reach.toFixed(3)}`,
      percent(c.share),
      c.wins.map(w => percent(w.won / Math.max(1, w.of))).join(' / '),
      c.cpu.map(ms => ms.toFixed(2)).join(' / '),
      finding(c),
    ]),
  )
}

const isGap = (c: Cell): boolean => c.upper === 'oracle'

/** A seat's part of the payoff at the oracle's table, and half its interval on the same scale. */
const partOf = (c: Cell): { part: number; reach: number } => {
  const all = c.payoff[0] + c.payoff[1]
  return { part: 1 - c.share, reach: all === 0 ? 0 : c.reach / 2 / all }
}

/** What one team earns on the deals of the oracle's: its payoff less the oracle's own, paired by deal. */
const behind = (c: Cell): { part: number; reach: number } => ({ part: -c.difference, reach: c.reach })

/**
 * How much of the way from chance to perfect knowledge each level goes. At one table: its part of the payoff against the
 * oracle, set between Wanderer's part and the oracle's own, which is a half. Teams: how far it stays behind the oracle on
 * the same deals, against how far Wanderer does. The interval holds what is unsure of Wanderer too.
 */
export function gaps(cells: readonly Cell[], together = false): string[] {
  const found = cells.filter(isGap)
  if (found.length === 0) return []
  const measured = together ? behind : partOf
  const top = together ? 0 : 0.5
  const lines = found.flatMap(c => {
    const chance = found.find(
      w => w.players === c.players && w.lower === 'wanderer' && w.seating === c.seating,
    )
    if (chance === undefined) return []
    const low = measured(chance)
    const { part, reach } = measured(c)
    const way = top - low.part
    const gap = (part - low.part) / way
    const unsure = c === chance ? 0 : Math.hypot(reach, (1 - gap) * low.reach) / way
    return [
      [
        String(c.players),
        c.seating === 'one' ? `${c.lower} (with one oracle)` : c.lower,
        c.budget,
        String(c.deals),
        String(c.seed),
        `${together ? signed(part) : percent(part)} ± ${together ? reach.toFixed(3) : percent(reach)}`,
        `${gap.toFixed(2)} ± ${unsure.toFixed(2)}`,
      ],
    ]
  })
  return [
    '## The gap to the oracle',
    '',
    together
      ? "What each level's team earns less than the oracle's on the same deals, and how far that is on the way from chance to the oracle itself ([how it is measured](oracle.md))."
      : 'Part of all payoff that each level wins at a table with the oracle, and how far that is on the way from chance to the oracle itself ([how it is measured](oracle.md)).',
    '',
    ...table(
      [
        '>players',
        'level',
        'budget',
        '>deals',
        '>seed',
        together ? 'payoff behind the oracle, 95 %' : 'part of the payoff, 95 %',
        'gap closed',
      ],
      lines,
    ),
    '',
  ]
}

function page(book: Book, cells: readonly Cell[]): string {
  const how = book.together
    ? 'All seats win or lose together, so each level plays the same deals with a table of its own; a win counts 0.9 to 1, a loss up to a half by how long the village was held.'
    : 'Every deal is played twice with the same cards: the upper level sits on every second seat, then the sides change places, so that each level has every seat and every hand once. Rows marked (one) seat a single player of the upper level among the lower, once at every seat with the same cards, and compare what it earns with what one of the others does.'
  return [
    `# ${book.title}: the ladder`,
    '',
    `Made by \`npx noren ladder ${book.game}\`; any row again with the \`--players\`, \`--levels\`, \`--seed\`, \`--deals\` and budget (\`--share\`, \`--iterations\`, \`--millis\`) it names. The method is in [README.md](README.md). ${how} A share of 50 % is equal.`,
    '',
    `![the ladder of ${book.title}](${book.game}.svg)`,
    '',
    ...rows(cells.filter(c => !isGap(c))),
    '',
    ...gaps(cells, book.together),
  ].join('\n')
}

/** Adds a cell to the pages of its game; the same comparison made again replaces the older one. */
export function writeCell(dir: string, book: Book, cell: Cell): void {
  mkdirSync(dir, { recursive: true })
  const cells = [...readCells(dir, book.game).filter(c => !same(c, cell)), cell].sort(order)
  writeFileSync(
    join(dir, `${book.game}.json`),
    `[\n${cells.map(c => `  ${JSON.stringify(c)}`).join(',\n')}\n]\n`,
  )
  writeFileSync(join(dir, `${book.game}.md`), page(book, cells))
  writeFileSync(
    join(dir, `${book.game}.svg`),
    chart(
      `${book.title}: each level against the one below`,
      cells.filter(c => !isGap(c)),
    ),
  )
}

import type { Cell } from './cell.ts'
import { pairOf } from './cell.ts'

const WIDTH = 760
const LEFT = 250
const ROW = 26
const TOP = 76
const SCALE = WIDTH - LEFT - 90

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The upper level's part of all payoff and half its 95 % interval: tables of any size fit one axis. */
function scaled(c: Cell): { at: number; reach: number } {
  const all = c.payoff[0] + c.payoff[1]
  return { at: c.share, reach: all === 0 ? 0 : c.reach / 2 / all }
}

const x = (part: number): number => LEFT + Math.max(0, Math.min(1, part)) * SCALE

function row(c: Cell, i: number): string {
  const { at, reach } = scaled(c)
  const y = TOP + i * ROW + ROW / 2
  const colour = at - reach > 0.5 ? '#2f6b4f' : at + reach < 0.5 ? '#a23b2a' : '#8a7a4a'
  const label = `${c.players} players: ${pairOf(c)}`
  return [
    `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escape(label)}</text>`,
    `<line x1="${x(at - reach).toFixed(1)}" x2="${x(at + reach).toFixed(1)}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="3"/>`,
    `<circle cx="${x(at).toFixed(1)}" cy="${y}" r="5" fill="${colour}"/>`,
    `<text x="${WIDTH - 8}" y="${y + 4}" text-anchor="end">${(c.share * 100).toFixed(1)} %</text>`,
  ].join('\n')
}

/** All comparisons of a game: where each upper level stands against the one below, with 95 % intervals. */
export function chart(title: string, cells: readonly Cell[]): string {
  const height = TOP + cells.length * ROW + 24
  const axis = [0, 0.25, 0.5, 0.75, 1].map(
    v =>
      `<line x1="${x(v)}" x2="${x(v)}" y1="${TOP - 6}" y2="${height - 20}" stroke="${v === 0.5 ? '#333' : '#ddd'}"/>` +
      `<text x="${x(v)}" y="${TOP - 12}" text-anchor="middle">${v * 100} %</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12" fill="#222">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>`,
    `<text x="12" y="22" font-size="15">${escape(title)}</text>`,
    `<text x="12" y="40" fill="#666">part of all payoff that the upper level wins on mirrored deals, with its 95 % interval; half is equal</text>`,
    ...axis,
    ...cells.map((c, i) => row(c, i)),
    '</svg>',
    '',
  ].join('\n')
}

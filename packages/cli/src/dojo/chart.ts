import type { Cell } from './cell.ts'

const WIDTH = 760
const LEFT = 250
const ROW = 26
const TOP = 64
const SCALE = (WIDTH - LEFT - 90) / 2

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Difference and interval of one cell, as multiples of an even share: tables of any size fit one axis. */
function scaled(c: Cell, together: boolean): { at: number; reach: number } {
  const unit = together ? 0.5 : 1 / c.players
  return { at: c.difference / unit, reach: c.reach / unit }
}

const x = (value: number): number => LEFT + SCALE + Math.max(-1.1, Math.min(1.1, value)) * SCALE

function row(c: Cell, i: number, together: boolean): string {
  const { at, reach } = scaled(c, together)
  const y = TOP + i * ROW + ROW / 2
  const colour = at - reach > 0 ? '#2f6b4f' : at + reach < 0 ? '#a23b2a' : '#8a7a4a'
  const label = `${c.players} players: ${c.upper} – ${c.lower}`
  return [
    `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escape(label)}</text>`,
    `<line x1="${x(at - reach).toFixed(1)}" x2="${x(at + reach).toFixed(1)}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="3"/>`,
    `<circle cx="${x(at).toFixed(1)}" cy="${y}" r="5" fill="${colour}"/>`,
    `<text x="${WIDTH - 8}" y="${y + 4}" text-anchor="end">${(c.share * 100).toFixed(1)} %</text>`,
  ].join('\n')
}

/** All comparisons of a game: where each upper level stands against the one below, with 95 % intervals. */
export function chart(title: string, cells: readonly Cell[], together: boolean): string {
  const height = TOP + cells.length * ROW + 24
  const axis = [-1, -0.5, 0, 0.5, 1].map(
    v =>
      `<line x1="${x(v)}" x2="${x(v)}" y1="${TOP - 6}" y2="${height - 20}" stroke="${v === 0 ? '#333' : '#ddd'}"/>` +
      `<text x="${x(v)}" y="${TOP - 12}" text-anchor="middle">${v > 0 ? '+' : ''}${v}</text>`,
  )
  const unit = together ? 'half a win' : 'an even share'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12" fill="#222">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>`,
    `<text x="12" y="22" font-size="15">${escape(title)}</text>`,
    `<text x="12" y="40" fill="#666">payoff of a seat, upper level less lower, in units of ${unit}; right: the upper level's part of all payoff</text>`,
    ...axis,
    ...cells.map((c, i) => row(c, i, together)),
    '</svg>',
    '',
  ].join('\n')
}

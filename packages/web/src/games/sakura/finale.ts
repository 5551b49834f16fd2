import type { SakuraOpen } from '@noren/sakura/view'
import { petals } from '../../art/scenes/brush.ts'
import { spring } from '../../art/scenes/spring.ts'
import type { Finale, Finisher, Frame } from '../../result/finale.ts'
import { arriving, disc, lettering, scene, sign } from '../../result/svg.ts'
import type { End } from './headline.ts'
import { headlineOf, winnersOf } from './headline.ts'

/** Scores hang as wooden plaques from the branch; who has the fewest is in bloom. */
export function finaleOf(end: End): Finale {
  const { open, seat, nameOf, say } = end
  const { players } = open
  const winners = winnersOf(open)
  const won = winners.includes(seat)
  const worst = heaviest(open, winners)
  const reason =
    worst === null
      ? ''
      : worst.seat === seat
        ? say('board-end-reason-you', { n: worst.n, round: worst.round })
        : say('board-end-reason', { who: nameOf(worst.seat), n: worst.n, round: worst.round })
  return {
    headline: headlineOf(end),
    lead: `${say('board-end-lead')} ${reason}`.trim(),
    won,
    length: say('board-end-length', { n: open.round }),
    cue: 'coin',
    pieces: players.length,
    draw: (frame, people) =>
      plaques(
        frame,
        people,
        players.map(p => p.total),
      ),
  }
}

/** The most that one of those who did not win took in one round. */
function heaviest(
  { players }: SakuraOpen,
  winners: readonly number[],
): { readonly seat: number; readonly round: number; readonly n: number } | null {
  let most: { seat: number; round: number; n: number } | null = null
  for (const [seat, p] of players.entries()) {
    if (winners.includes(seat)) continue
    for (const [i, n] of p.scores.entries()) if (n > (most?.n ?? 0)) most = { seat, round: i + 1, n }
  }
  return most
}

const bloom = (x: number, y: number, k: number, turn: number, c: string): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(${k.toFixed(2)})">${[0, 72, 144, 216, 288].map(a => `<path transform="rotate(${a})" d="M0-1C-7-6-8-13-3.5-17L0-14 3.5-17C8-13 7-6 0-1Z" fill="${c}" stroke="#a34a67" stroke-width="1"/>`).join('')}<circle r="2.6" fill="#b3321c"/></g>`

const PINK = ['#f5c2cc', '#fbdde2'] as const
const pink = (i: number): string => PINK[i % 2 === 0 ? 0 : 1]

/** Where the blossoms of the winning plaque sit, and how large they are. */
const WREATH = [
  [-66, -40, 1.5],
  [-50, -58, 1.2],
  [64, -44, 1.6],
  [46, -60, 1.1],
  [66, 70, 1.4],
  [-62, 74, 1.5],
  [-44, 84, 1],
  [48, 82, 1.1],
] as const

function plaques({ w, h, phone }: Frame, people: readonly Finisher[], totals: readonly number[]): string {
  const n = people.length
  const crowd = n > 4 ? 4 / n : 1
  const k = (phone ? 0.54 : w < 900 ? 0.86 : 1) * (phone && n > 4 ? 0.86 : crowd)
  const x = (i: number): number => w * 0.02 + (w * 0.96 * (i + 0.5)) / n
  const by = phone ? 24 : 62
  const bough = phone ? 7 : 15
  const grow = phone ? 1.08 : 1.42
  // On a phone five and six hang in two rows: nothing is too small to read.
  const rows = phone && n > 4 ? 2 : 1
  const xs = (i: number): number =>
    rows === 1 ? x(i) : w * 0.02 + (w * 0.96 * ((i % Math.ceil(n / 2)) + 0.5)) / Math.ceil(n / 2)
  const ys = (i: number, won: boolean): number => {
    if (rows === 2) return h * (i < Math.ceil(n / 2) ? 0.38 : 0.74)
    return phone
      ? Math.max(104, Math.min(h * 0.42, 190)) + (won ? 8 : 0)
      : won
        ? h * 0.43
        : h * 0.36 + (i % 2 === 1 ? 26 : 0)
  }
  let m = `<path d="M-20 ${by - 14}C${w * 0.2} ${by + 26} ${w * 0.32} ${by - 14} ${w * 0.5} ${by + 10}S${w * 0.85} ${by + 22} ${w + 20} ${by - 20}" fill="none" stroke="#3d2722" stroke-width="${bough}" stroke-linecap="round"/><path d="M${w * 0.18} ${by + 4}C${w * 0.24} ${by + 40} ${w * 0.28} ${by + 44} ${w * 0.32} ${by + 50}M${w * 0.66} ${by + 14}C${w * 0.72} ${by - 20} ${w * 0.78} ${by - 24} ${w * 0.82} ${by - 30}" fill="none" stroke="#3d2722" stroke-width="${bough * 0.5}" stroke-linecap="round"/>`
  // From the most shurikens to the fewest; winners last and on top.
  const order = people
    .map((p, i) => ({ p, i, total: totals[p.seat] ?? 0 }))
    .sort((a, b) => Number(a.p.won) - Number(b.p.won) || b.total - a.total)
  order.forEach(({ p, i, total }, nth) => {
    const s = k * (p.won ? (rows === 2 ? 1.1 : grow) : 1)
    const cx = xs(i)
    const cy = ys(i, p.won)
    const y0 = by + (phone ? 10 : 26) * Math.sin(i * 1.3 + 0.6)
    const lean = p.won ? 0 : i % 2 === 1 ? 3 : -4
    const wood = p.won ? '#f3d79c' : '#e2ba78'
    const glow = p.won
      ? `<circle cx="${cx}" cy="${cy}" r="${112 * s}" fill="#fff3d0" opacity=".5"/><circle cx="${cx}" cy="${cy}" r="${92 * s}" fill="#ffe7a8" opacity=".55"/>`
      : ''
    const board = `<path d="M${cx - 30 * s} ${cy - 54 * s}L${cx} ${y0}L${cx + 30 * s} ${cy - 54 * s}" fill="none" stroke="#7d1f10" stroke-width="${2.4 * s}"/><g transform="translate(${cx} ${cy}) scale(${s}) rotate(${lean})"><g stroke="#2a1a0e" stroke-width="2.4" stroke-linejoin="round"><path d="M-62-42 0-66 62-42V74H-62Z" fill="#8a5c2a" transform="translate(3 5)" opacity=".5" stroke="none"/><path d="M-62-42 0-66 62-42V74H-62Z" fill="${wood}"/><path d="M-70-38 0-66 70-38 66-30 0-56-66-30Z" fill="#8a4a2a"/><path d="M-54 6C-20-4 20 16 54 4M-54 40C-10 30 20 48 54 38M-50-18C-20-26 14-10 50-20" stroke="#a97b40" stroke-width="1" fill="none" opacity=".6"/></g>${disc(p, -38, -12, 15)}${lettering(-18, -6, p.name, 19, '#221d1e', { anchor: 'start', most: 74 })}${sign('i-shuriken', -50, 18, 38, '#221d1e', wood)}${lettering(24, 54, total, 48, '#221d1e')}</g>`
    const wreath = p.won
      ? WREATH.map(([a, b, c], j) => bloom(cx + a * s, cy + b * s, c * s, j * 41, pink(j))).join('')
      : ''
    m += `${glow}${arriving('swing', nth, n, board + wreath)}`
  })
  for (let j = 0; j < (phone ? 15 : 30); j++)
    m += bloom(
      w * ((j * 0.618) % 1),
      by + 14 * Math.sin(j * 2.1) - (phone ? 4 : 6),
      (phone ? 0.8 : 1.25) * (1 + (j % 3) * 0.22),
      j * 37,
      pink(j),
    )
  m += `<g class="rs-petals">${petals(phone ? 18 : 40, w, h, 5, '#fbdbe0')}</g>`
  return spring() + scene(w, h, m)
}

import { gold } from '../../art/scenes/gold.ts'
import type { Finale, Finisher, Frame } from '../../result/finale.ts'
import { arriving, disc, lettering, plate, scene, sign } from '../../result/svg.ts'
import { seatColour } from '../../table/Mon.tsx'
import type { ScoreSheet } from '../../table/Scores.tsx'
import type { End } from './headline.ts'
import { headlineOf } from './headline.ts'
import type { HonorEvent } from './model.ts'

interface Told {
  readonly undone: boolean
  readonly events: readonly HonorEvent[]
}

interface Whole extends End {
  readonly lines: readonly Told[]
}

/** What a whole game shows that its last position does not. */
interface Deeds {
  readonly fought: number[]
  readonly won: number[]
  readonly saved: number[]
  readonly round: number
  /** The last Daimyo that fell, whose it was and when. */
  readonly fall: { readonly seat: number; readonly round: number } | null
}

export function deedsOf(lines: readonly Told[], seats: number): Deeds {
  const none = (): number[] => Array.from({ length: seats }, () => 0)
  const fought = none()
  const won = none()
  const saved = none()
  const add = (list: number[], seat: number): void => {
    if (list[seat] !== undefined) list[seat]++
  }
  let round = 1
  let fall: Deeds['fall'] = null
  for (const e of lines.flatMap(l => (l.undone ? [] : l.events))) {
    if (e.type === 'turnBegan') round = e.round
    else if (e.type === 'attacked') {
      add(fought, e.seat)
      add(fought, e.target)
    } else if (e.type === 'won') add(won, e.seat)
    else if (e.type === 'windowClosed' && e.by >= 0 && e.card >= 0) add(saved, e.by)
    else if (e.type === 'answered' && e.answer === 'save') add(saved, e.seat)
    else if (e.type === 'daimyoDied') fall = { seat: e.seat, round }
  }
  return { fought, won, saved, round, fall }
}

/** Income, battles and faces saved beside the honour. */
export function finalSheet({ open, lines, say }: Pick<Whole, 'open' | 'lines' | 'say'>): ScoreSheet {
  const { fought, won, saved } = deedsOf(lines, open.seats)
  return {
    columns: [
      say('board-column-income'),
      say('board-end-battles'),
      say('board-end-saved'),
      say('board-column'),
    ],
    rows: open.players.map((p, i) => [
      p.income.total > 0 ? `+${p.income.total}` : p.income.total,
      say('board-end-of', { n: won[i] ?? 0, most: fought[i] ?? 0 }),
      saved[i] ?? 0,
      p.honour,
    ]),
  }
}

/** Banners as high as the honour, the target as a dashed line, the winner's helmet before the open fan. */
export function finaleOf({ open, lines, seat, nameOf, say }: Whole): Finale {
  const { players, outcome, target } = open
  const winner = outcome?.ranks.indexOf(1) ?? -1
  const won = winner === seat && seat >= 0
  const { round, fall } = deedsOf(lines, open.seats)
  const n = players[winner]?.honour ?? 0
  const next = players.reduce(
    (best, p, i) => (i !== winner && p.honour > (players[best]?.honour ?? -1e9) ? i : best),
    -1,
  )
  const behind = n - (players[next]?.honour ?? n)
  const lead = [
    next < 0
      ? ''
      : next === seat
        ? say('board-end-lead-you', { n: behind })
        : say('board-end-lead', { who: nameOf(next), n: behind }),
    fall === null || fall.seat === winner
      ? ''
      : fall.seat === seat
        ? say('board-end-house-you', { round: fall.round })
        : say('board-end-house', { who: nameOf(fall.seat), round: fall.round }),
  ]
  return {
    headline: headlineOf({ open, seat, nameOf, say }),
    lead: lead.join(' ').trim(),
    won,
    length: say('board-end-length', { n: round }),
    cue: 'wood',
    pieces: players.length,
    draw: (frame, people) =>
      banners(
        frame,
        people,
        players.map(p => p.honour),
        target,
      ),
  }
}

/** The mon and the figure over a banner that is too short to carry them. */
const low = (p: Finisher, x: number, y: number, v: number, phone: boolean): string =>
  disc(p, x, y - (phone ? 18 : 34), phone ? 13 : 24) +
  lettering(x, y - (phone ? 38 : 68), v, phone ? 20 : 34, '#fff8ec', {
    style: 'paint-order:stroke;stroke:rgba(20,8,4,.75);stroke-width:4px',
  })

function banners(
  { w, h, phone }: Frame,
  people: readonly Finisher[],
  honour: readonly number[],
  target: number,
): string {
  const n = people.length
  const base = h * (phone ? 0.87 : 0.86)
  const most = Math.max(target, ...honour) * 1.06
  const high = (v: number): number => (Math.max(0, v) / most) * (base - h * (phone ? 0.24 : 0.2))
  const ty = base - high(target)
  let m = `<path d="M0 ${base + 4}C${w * 0.2} ${base - 16} ${w * 0.35} ${base + 10} ${w * 0.5} ${base - 2}S${w * 0.8} ${base - 14} ${w} ${base + 6}V${h}H0Z" fill="#33574a" stroke="#14241c" stroke-width="2"/><path d="M0 ${ty}H${w}" stroke="#7d1f10" stroke-width="2.5" stroke-dasharray="10 8"/>`
  const step = (w * (phone ? 0.86 : 0.86)) / n
  const x0 = w * (phone ? 0.13 : 0.1)
  people.forEach((p, i) => {
    const v = honour[p.seat] ?? 0
    const c = seatColour(p.seat)
    const x = x0 + step * (i + 0.42)
    const bw = Math.min(step * 0.62, phone ? 52 : 120) * (p.won ? 1.12 : 1)
    const hh = high(v)
    const y = base - hh
    const name = Math.min(step - 4, phone ? 66 : 120)
    let b = ''
    if (v <= 0) {
      // Below nought a banner lies on the ground.
      b = `<g transform="rotate(-78 ${x} ${base})"><path d="M${x} ${base + 8}V${base - bw * 1.5}" stroke="#2a1a0e" stroke-width="${phone ? 4 : 7}" stroke-linecap="round"/><path d="M${x} ${base - bw * 1.45}H${x + bw * 0.5}V${base - 8}H${x}Z" fill="${c}" stroke="#1c120a" stroke-width="2.4"/></g>${low(p, x, base - bw * 0.5, v, phone)}`
    } else {
      b = `<path d="M${x - bw / 2 - 7} ${base + 16}V${y - 26}" stroke="#2a1a0e" stroke-width="${phone ? 4 : 7}" stroke-linecap="round"/><path d="M${x - bw / 2 - 12} ${y - 8}H${x + bw / 2 + 6}" stroke="#2a1a0e" stroke-width="${phone ? 3.5 : 6}" stroke-linecap="round"/>`
      if (p.won) {
        const r = Math.min(phone ? 76 : 190, w - x - 6, x - 6)
        b += `<g class="rs-fan">${plate('a-shogun', x - r, y - r * 0.92, r * 2)}</g>`
      }
      b += `<path d="M${x - bw / 2} ${y - 8}H${x + bw / 2}V${base - 6}C${x + bw * 0.3} ${base + 4} ${x + bw * 0.1} ${base - 12} ${x - bw * 0.1} ${base - 4}S${x - bw * 0.4} ${base - 10} ${x - bw / 2} ${base - 4}Z" fill="${c}" stroke="#1c120a" stroke-width="2.4"/><path d="M${x - bw / 2 + 7} ${y}V${base - 12}M${x + bw / 2 - 7} ${y}V${base - 14}" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`
      const r = bw * 0.34
      const roomy = hh > (phone ? 70 : 150)
      b += roomy
        ? sign(p.mon, x - r, y + (p.won ? (phone ? 42 : 108) : 12), r * 2, '#fff8ec', c)
        : low(p, x, y - 8, v, phone)
      if (roomy)
        b += lettering(x, base - (phone ? 14 : 34), v, phone ? 20 : p.won ? 50 : 40, '#fff8ec', {
          style: 'paint-order:stroke;stroke:rgba(20,8,4,.55);stroke-width:3px',
          most: bw - 4,
        })
      if (p.won) {
        const s = phone ? 84 : 196
        b += plate('k-uesugi', x - s / 2, y - s * 0.58, s)
      }
    }
    m += arriving('rise', i, n, b)
    m += `<rect x="${x - name / 2}" y="${base + (phone ? 6 : 20)}" width="${name}" height="${phone ? 21 : 34}" rx="6" fill="#fffaf0" stroke="#221d1e" stroke-width="1.5"/>${lettering(x, base + (phone ? 21 : 44), p.name, phone ? 14 : 20, '#221d1e', { most: name - 10 })}`
  })
  // Over the fan of a winner who stands beside it.
  m += `<rect x="${phone ? 6 : 22}" y="${ty - (phone ? 13 : 17)}" width="${phone ? 48 : 66}" height="${phone ? 25 : 33}" rx="6" fill="#7d1f10"/>${lettering(phone ? 30 : 55, ty + (phone ? 5 : 7), target, phone ? 15 : 20, '#ffeecb')}`
  return gold() + scene(w, h, m)
}

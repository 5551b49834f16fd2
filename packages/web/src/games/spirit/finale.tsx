import type { SpiritFacts } from '@noren/spirit/words'
import type { Voice } from '@noren/words'
import { Icon } from '../../art/Icon.tsx'
import { farm, stakes } from '../../art/scenes/village.ts'
import type { Finale, Finisher, Frame } from '../../result/finale.ts'
import { arriving, disc, lettering, plate, scene, sign } from '../../result/svg.ts'
import { seatColour } from '../../table/Mon.tsx'
import type { Line } from './dawn.ts'
import type { SpiritEvent, SpiritOpen } from './model.ts'
import { portraitOf } from './model.ts'

type Say = Voice<SpiritFacts>['text']
type Lost = Extract<SpiritEvent, { type: 'lost' }>

interface End {
  readonly view: SpiritOpen
  readonly lines: readonly Line[]
  /** The reader's seat where they hold one alone, else below nought. */
  readonly seat: number
  readonly nameOf: (seat: number) => string
  readonly say: Say
}

/** What stood when each night ended, oldest first, and how many wounds had been taken by then. */
export interface Night {
  readonly farms: number
  readonly families: number
  readonly barricades: number
  readonly wounds: number
}

export function nightsOf(view: SpiritOpen, lines: readonly Line[]): readonly Night[] {
  let round = 1
  let wounds = 0
  let barricades = 0
  const left: { wounds: number; barricades: number }[] = []
  for (const e of lines.flatMap(l => (l.undone ? [] : l.events))) {
    if (e.type === 'began') barricades = e.barricades
    else if (e.type === 'barricadeLost' || e.type === 'barricadeBuilt') barricades = e.left
    else if (e.type === 'wounded') wounds++
    else if (e.type === 'round') round = e.round
    left[round - 1] = { wounds, barricades }
  }
  const standing = (spaces: readonly { readonly lost: number }[], night: number): number =>
    spaces.filter(s => s.lost === 0 || s.lost > night).length
  return Array.from({ length: view.round }, (_, i) => ({
    farms: standing(view.farms, i + 1),
    families: standing(view.families, i + 1),
    barricades: left[i]?.barricades ?? view.barricades,
    wounds: left[i]?.wounds ?? 0,
  }))
}

function leadOf({ view, lines, seat, nameOf, say }: End): string {
  const { outcome } = view
  if (outcome === null) return ''
  const farms = view.farms.filter(f => f.lost === 0).length
  const families = view.families.filter(f => f.lost === 0).length
  if (outcome.clause === 'SS-WIN-1') {
    const stood = say('board-end-stood', { farms, families })
    return view.boards.every(b => !b.wound) ? `${stood} ${say('board-end-unhurt')}` : stood
  }
  const last = lines.flatMap(l => l.events.filter((e): e is Lost => e.type === 'lost')).at(-1)
  const n = last?.round ?? view.round
  const fallen = last?.seat ?? view.fallen
  if (fallen >= 0)
    return fallen === seat
      ? say('board-end-fell-you', { n })
      : say('board-end-fell', { who: nameOf(fallen), n })
  return say(farms === 0 ? 'board-end-burned' : 'board-end-taken', { n })
}

/** Dawn over the village: what stands smokes, what fell is a ruin, and the samurai stand before the fence. */
export function finaleOf(end: End): Finale {
  const { view, say } = end
  const won = view.outcome?.clause === 'SS-WIN-1'
  return {
    headline: say(won ? 'board-result-won' : 'board-result-lost'),
    lead: leadOf(end),
    won,
    length: say('board-end-length', { n: view.round }),
    cue: 'drum',
    pieces: 1,
    draw: (frame, people) => village(frame, people, view, won),
    figures: <Nights view={view} nights={nightsOf(view, end.lines)} say={say} />,
  }
}

function Nights({
  view,
  nights,
  say,
}: {
  readonly view: SpiritOpen
  readonly nights: readonly Night[]
  readonly say: Say
}) {
  const rows = [
    ['i-farm', say('board-farms'), 'farms'],
    ['i-doll', say('board-families'), 'families'],
    ['i-barricade', say('board-barricades'), 'barricades'],
    ['i-wound', say('board-end-wounds'), 'wounds'],
  ] as const
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{say('board-end-causes')}</th>
          {nights.map((_, i) => (
            <th key={i} scope="col">
              {say('board-result-night', { n: i + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([icon, text, key]) => (
          <tr
            key={key}
            data-won={view.outcome?.clause === 'SS-WIN-1' && (key === 'farms' || key === 'families')}
          >
            <th scope="row">
              <span className="who">
                <Icon name={icon} />
                <span>{text}</span>
              </span>
            </th>
            {nights.map((night, i) => (
              <td key={i}>{night[key]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const FARMS = [
  [-206, -44],
  [-268, 8],
  [-104, -74],
  [206, -44],
  [268, 8],
  [104, -74],
] as const
const FIELDS = [
  ['#86995a', 30],
  ['#9aa65c', 62],
  ['#7d9357', 100],
  ['#93a159', 150],
  ['#738b52', 220],
  ['#86995a', 300],
] as const
const DAWN = ['#31486f', '#8d6f8a', '#f0a574', '#fde6b0'] as const
const DUSK = ['#0b1220', '#1a2438', '#3a2a35', '#7a3a2c'] as const

const token = (svg: string, x: number, y: number, s: number): string =>
  `<g transform="translate(${(x - s / 2).toFixed(1)} ${(y - s / 2).toFixed(1)})">${svg.replace('<svg', `<svg width="${s.toFixed(1)}" height="${(s * 0.83).toFixed(1)}"`)}</g>`

function village(
  { w, h, phone }: Frame,
  people: readonly Finisher[],
  view: SpiritOpen,
  won: boolean,
): string {
  const k = phone ? Math.min(w / 640, h / 560) : Math.min(w / 900, h / 690)
  const cx = w / 2
  const hy = h * (phone || h / w < 0.85 ? 0.34 : 0.44)
  const sky = won ? DAWN : DUSK
  let m = `<defs><linearGradient id="rs-dw" x2="0" y2="1">${sky.map((c, i) => `<stop offset="${[0, 0.16, 0.34, 0.47][i]}" stop-color="${c}"/>`).join('')}</linearGradient><linearGradient id="rs-hl" x2="0" y2="1"><stop offset="0" stop-color="#6b5a72"/><stop offset="1" stop-color="#8f7476"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#rs-dw)"/>`
  for (let i = 0; i < 24; i++) {
    const a = (Math.PI * i) / 12
    const b = a + Math.PI / 26
    m += `<path d="M${cx} ${hy}L${cx + Math.cos(a) * w * 1.2} ${hy + Math.sin(a) * w * 1.2}L${cx + Math.cos(b) * w * 1.2} ${hy + Math.sin(b) * w * 1.2}Z" fill="${won ? '#fff1c4' : '#7a2a1c'}" opacity="${won ? 0.3 : 0.16}"/>`
  }
  // Lost: the sun stays low and red.
  const sun = hy + (won ? -6 : 44) * k
  m += `<g class="rs-sun"><circle cx="${cx}" cy="${sun}" r="${120 * k}" fill="${won ? '#e2573f' : '#8c2414'}"/><circle cx="${cx}" cy="${sun}" r="${129 * k}" fill="none" stroke="#fff1c4" stroke-width="${3 * k}" opacity="${won ? 0.7 : 0.2}"/></g>`
  m += `<g fill="#fff4dc" opacity="${won ? 0.75 : 0.12}"><path d="M0 ${hy * 0.42}h${w * 0.22}a9 9 0 0 1 0 18h-${w * 0.08}a7 7 0 0 0 0 14h${w * 0.05}a7 7 0 0 1 0 14H0ZM${w} ${hy * 0.56}h-${w * 0.2}a9 9 0 0 0 0 18h${w * 0.05}a7 7 0 0 1 0 14h-${w * 0.1}a7 7 0 0 0 0 14H${w}Z"/></g>`
  m += `<path d="M0 ${hy + 16 * k}C${w * 0.1} ${hy - 40 * k} ${w * 0.22} ${hy - 44 * k} ${w * 0.34} ${hy - 14 * k}C${w * 0.42} ${hy + 10 * k} ${w * 0.54} ${hy + 14 * k} ${w * 0.64} ${hy - 14 * k}C${w * 0.74} ${hy - 48 * k} ${w * 0.88} ${hy - 40 * k} ${w} ${hy + 6 * k}V${h}H0Z" fill="url(#rs-hl)" stroke="#2a1f2c" stroke-width="2"/>`
  FIELDS.forEach(([c, y], i) => {
    m += `<path d="M0 ${hy + y * k}C${w * 0.2} ${hy + (y - 24 + i * 3) * k} ${w * 0.36} ${hy + (y + 16) * k} ${w * 0.55} ${hy + (y - 2) * k}S${w * 0.85} ${hy + (y - 18) * k} ${w} ${hy + (y + 6) * k}V${h}H0Z" fill="${c}" stroke="#2c3a22" stroke-width="1.5"/>`
  })
  // A lost village lies in the last of the night.
  if (!won) m += `<rect y="${hy}" width="${w}" height="${h - hy}" fill="#150c14" opacity=".42"/>`
  const vy = hy + 150 * k
  m += `<ellipse cx="${cx}" cy="${vy}" rx="${330 * k}" ry="${104 * k}" fill="${won ? '#e3c48e' : '#a98d66'}" stroke="#4a3320" stroke-width="2"/>`
  view.farms.forEach((space, i) => {
    const [x, y] = FARMS[i] ?? [0, 0]
    const stands = space.lost === 0
    const smoke = stands
      ? `<path d="M${cx + (x + 10) * k} ${vy + (y - 42) * k}c${-10 * k} ${-16 * k} ${12 * k} ${-22 * k} ${2 * k} ${-40 * k}" fill="none" stroke="#fffaf0" stroke-width="${4 * k}" stroke-linecap="round" opacity=".7"/>`
      : ''
    m += arriving(
      'light',
      i,
      view.farms.length,
      token(farm(!stands), cx + x * k, vy + y * k, 104 * k) + smoke,
    )
  })
  view.families.forEach((space, i) => {
    const there = space.lost === 0
    const r = 30 * k
    const x = cx + (i - 1) * 92 * k
    const y = vy + (i === 1 ? -14 : 18) * k
    m += `<circle cx="${x}" cy="${y}" r="${r}" fill="${there ? '#fff8ec' : '#b79a6c'}" stroke="${there ? '#a83a61' : '#7d6844'}" stroke-width="3" ${there ? '' : 'stroke-dasharray="5 4"'}/>${sign('i-doll', x - r * 0.66, y - r * 0.66, r * 1.32, there ? '#a83a61' : '#8a7450', there ? '#fff8ec' : '#b79a6c')}`
  })
  const fy = vy + 104 * k
  const bars = Math.max(1, view.cap)
  for (let i = 0; i < bars; i++) {
    const t = bars === 1 ? 0 : (i / (bars - 1)) * 2 - 1
    m += token(
      stakes(i >= view.barricades),
      cx + t * 300 * k,
      fy - t * t * 22 * k,
      Math.min(82, 574 / bars) * k,
    )
  }
  const n = people.length
  const r = (n > 5 ? 44 : phone ? 50 : 54) * k
  const gy = fy + (phone ? 84 : 92) * k
  people.forEach((p, i) => {
    const board = view.boards[p.seat]
    if (board === undefined) return
    const x = cx + (i - (n - 1) / 2) * (n > 5 ? 100 : phone ? (n > 4 ? 112 : 132) : 158) * k
    const y = gy + (i % 2) * 10 * k
    const fell = view.fallen === p.seat
    let b = `<g ${fell ? 'opacity=".55"' : ''}><circle cx="${x}" cy="${y + 6}" r="${r}" fill="#1d1208" opacity=".4"/><circle cx="${x}" cy="${y}" r="${r}" fill="${board.animal ? '#f2b56b' : '#e9d8b4'}" stroke="${seatColour(p.seat)}" stroke-width="${6 * k}"/>${plate(portraitOf(view, board.samurai, board.animal), x - r * 0.86, y - r * 0.9, r * 1.72)}</g>${disc(p, x + r * 0.78, y + r * 0.72, r * 0.34)}`
    if (!phone)
      b += `<rect x="${x - 48 * k}" y="${y + r + 9 * k}" width="${96 * k}" height="${28 * k}" rx="${8 * k}" fill="#fffaf0" stroke="#221d1e" stroke-width="1.5"/>${lettering(x, y + r + 29 * k, p.name, 17 * k, '#221d1e', { most: 88 * k })}`
    m += b
  })
  return scene(w, h, m)
}

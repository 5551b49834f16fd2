import type { SakeView } from './model.ts'
import { sumOf } from './model.ts'
import type { Ghost } from './ghosts.ts'

/** Where everything stands round the lacquer table, in pixels of the scene. */

export interface Box {
  readonly w: number
  readonly h: number
}
export type Size = 'desktop' | 'tablet' | 'phone'
export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Rim {
  readonly size: Size
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
  /** By seat: its disc on the rim. */
  readonly discs: readonly Spot[]
  /** By seat: the middle of its plate, and on which side of the table it hangs; mine has none. */
  readonly plates: readonly (Spot & { readonly side: 'left' | 'right' })[]
  readonly items: readonly Item[]
  readonly labels: readonly Label[]
}
export type Item =
  | (Spot & {
      readonly kind: 'cube'
      readonly key: string
      /** Between which two figures it lies. */
      readonly stretch: string
      readonly look: 'there' | 'gone' | 'new'
      readonly px: number
    })
  | (Spot & {
      readonly kind: 'disciple'
      readonly key: string
      readonly card: number
      readonly master: number
      readonly angle: number
      readonly px: number
    })
/** The count of one stretch between two figures. */
export interface Label extends Spot {
  readonly gap: number
  readonly index: number
  readonly was: number
  readonly now: number
}

const TURN = Math.PI / 180

/** Angles by distance from me, clockwise: rivals stand in two columns, none hidden behind the masu. */
export function anglesOf(seats: number): readonly number[] {
  const left = Math.ceil((seats - 1) / 2)
  const right = seats - 1 - left
  const out = [90]
  const dl = 180 / (left + 0.55)
  for (let i = 0; i < left; i++) out.push(90 + dl * (i + 1))
  const dr = 180 / (right + 0.55)
  for (let i = right; i > 0; i--) out.push(450 - dr * i)
  return out
}

/** From six on a phone has no room for columns: two pods on each side, the others above, discs evenly round the ring. */
const CROWD = 6
export const crowded = (seats: number, size: Size): boolean => size === 'phone' && seats >= CROWD
const evenly = (seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, away) => 90 + (360 * away) / seats)

/** Half the height of a pod with two lines, and the strip that the upper row takes. */
const POD = 24
const UPPER = 2 * POD + 10

function podOf(away: number, seats: number, { w, h }: Box): Rim['plates'][number] {
  const half = 57
  const above = seats - 5
  const low = h - POD - 4
  // Where a long question leaves little room, it moves up before the one below lies over it.
  const high = Math.max(3 * POD + 5, Math.min(UPPER + POD + (low - UPPER - POD) * 0.38, low - 2 * POD - 3))
  if (away === 1) return { x: half, y: low, side: 'left' }
  if (away === 2) return { x: half, y: high, side: 'left' }
  if (away === seats - 1) return { x: w - half, y: low, side: 'right' }
  if (away === seats - 2) return { x: w - half, y: high, side: 'right' }
  const nth = away - 3
  const x = above === 1 ? w / 2 : half + ((w - 2 * half) * nth) / (above - 1)
  return { x, y: POD + 3, side: nth * 2 < above ? 'left' : 'right' }
}

const ARC = 720

/** An ellipse walked by length, so that equal steps look equal. */
class Walk {
  readonly #length: number[] = [0]
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
  constructor(cx: number, cy: number, rx: number, ry: number) {
    this.cx = cx
    this.cy = cy
    this.rx = rx
    this.ry = ry
    let sum = 0
    for (let i = 1; i <= ARC * 2; i++) {
      const a = this.at(((i - 1) * 360) / ARC)
      const b = this.at((i * 360) / ARC)
      sum += Math.hypot(b.x - a.x, b.y - a.y)
      this.#length.push(sum)
    }
  }
  at(deg: number, k = 1): Spot {
    return {
      x: this.cx + this.rx * k * Math.cos(deg * TURN),
      y: this.cy + this.ry * k * Math.sin(deg * TURN),
    }
  }
  length(deg: number): number {
    const i = Math.max(0, Math.min(ARC * 2 - 1, (deg * ARC) / 360))
    const lo = this.#length[Math.floor(i)] ?? 0
    const hi = this.#length[Math.ceil(i)] ?? lo
    return lo + (hi - lo) * (i - Math.floor(i))
  }
  degree(length: number): number {
    const i = this.#length.findIndex(l => l >= length)
    return ((i < 0 ? ARC * 2 : i) * 360) / ARC
  }
}

export const sizeOf = (w: number): Size => (w < 560 ? 'phone' : w < 1000 ? 'tablet' : 'desktop')

/** Half the height of the smallest ring, and what my own disc and the light round it need below its middle. */
const LEAST = 44
const FOOT = 24

interface Shape {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
}
function shapeOf({ w, h }: Box, size: Size, crowd: boolean): Shape {
  if (crowd) {
    // From below: where a long question leaves little room, the ring comes closer to the pods, and my own disc stays in sight.
    const ry = Math.max(LEAST, (h - UPPER - 18 - FOOT) / 2)
    return { cx: w / 2, cy: h - FOOT - ry, rx: Math.max(48, w / 2 - 130), ry }
  }
  if (size === 'phone') {
    const ry = h * 0.385
    // A puzzle's paper above and a long question below leave a strip: the ring is cut off above then, not squeezed flat.
    if (ry < LEAST) return { cx: w / 2, cy: h - FOOT - LEAST, rx: w * 0.196, ry: LEAST }
    return { cx: w / 2, cy: h * 0.49, rx: w * 0.196, ry }
  }
  if (size === 'tablet') return { cx: w / 2, cy: h * 0.5, rx: w * 0.216, ry: Math.min(h * 0.38, 230) }
  return { cx: w / 2, cy: h * 0.495, rx: Math.min(w * 0.246, 340), ry: h * 0.385 }
}

/** How much of the middle a low ring on a phone has room for, clear of its counts and of my own disc. */
export const roomIn = ({ size, ry }: Pick<Rim, 'size' | 'ry'>): 'little' | 'least' | undefined =>
  size !== 'phone' || ry >= 118 ? undefined : ry >= 84 ? 'little' : 'least'

const DISC: Readonly<Record<Size, number>> = { phone: 15, tablet: 24, desktop: 26 }
const CUBE: Readonly<Record<Size, number>> = { phone: 17, tablet: 29, desktop: 31 }
const FIGURE: Readonly<Record<Size, number>> = { phone: 30, tablet: 44, desktop: 50 }

function platesOf(view: SakeView, me: number, box: Box, size: Size): Rim['plates'] {
  const n = view.open.seats
  const left = Math.ceil((n - 1) / 2)
  const half = size === 'phone' ? 55 : size === 'tablet' ? 106 : n > 5 ? 128 : 140
  return Array.from({ length: n }, (_, seat) => {
    const away = (seat - me + n) % n
    if (crowded(n, size)) return podOf(away, n, box)
    const onLeft = away <= left
    const many = onLeft ? left : n - 1 - left
    // Counted from below on the left, from above on the right: clockwise round the table.
    const up = onLeft ? away - 1 : n - 1 - away
    // The rods of the scroll stand out over its edge below.
    const room = box.h - (size === 'phone' ? 6 : 22)
    const share = many === 1 ? 0.46 : 1 - (up + 0.5) / many
    const y = (size === 'phone' ? 3 : 5) + room * share
    return { x: onLeft ? half : box.w - half, y, side: onLeft ? 'left' : 'right' } as const
  })
}

/** One stretch of a gap, from the middle of what stands at its two ends. */
export function rimOf(view: SakeView, me: number, box: Box, ghosts: readonly Ghost[]): Rim {
  const size = sizeOf(box.w)
  const crowd = crowded(view.open.seats, size)
  const shape = shapeOf(box, size, crowd)
  const walk = new Walk(shape.cx, shape.cy, shape.rx, shape.ry)
  const angles = crowd ? evenly(view.open.seats) : anglesOf(view.open.seats)
  const angle = (seat: number): number => angles[(seat - me + view.open.seats) % view.open.seats] ?? 90
  const items: Item[] = []
  const labels: Label[] = []
  for (const gap of view.open.gaps) {
    let to = angle(gap.b)
    const from = angle(gap.a)
    if (to <= from) to += 360
    const a = walk.length(from) + DISC[size] + 4
    const b = walk.length(to) - DISC[size] - 4
    const atA = ghosts.find(g => g.gap === gap.a && g.end === 'a')?.change ?? 0
    const atB = ghosts.find(g => g.gap === gap.a && g.end === 'b')?.change ?? 0
    const rows = gap.cubes.map((n, i) => ({
      i,
      n,
      fresh: i === 0 && atA > 0 ? atA : i === gap.cubes.length - 1 && atB > 0 ? atB : 0,
      atA: i === 0 && atA > 0,
    }))
    const weight = (FIGURE[size] / CUBE[size]) * 1.05
    const all = sumOf(rows.map(r => r.n + r.fresh)) + gap.row.length * weight
    const unit = Math.min((b - a) / Math.max(1, all), CUBE[size] * 2.4)
    const px = Math.max(size === 'phone' ? 9 : 15, Math.min(CUBE[size], unit * 1.02))
    const figure = Math.max(size === 'phone' ? 22 : 34, Math.min(FIGURE[size], unit * weight * 1.02))
    // what is left over opens between things evenly
    const spare = Math.max(0, b - a - unit * all) / (rows.length + gap.row.length + 1)
    let gone = Math.max(0, -atA)
    const lost = Math.max(0, -atB)
    const count = sumOf(gap.cubes)
    let seen = 0
    let at = a + spare
    for (const r of rows) {
      const start = at
      const put = (look: 'there' | 'gone' | 'new', k: number): void => {
        const p = walk.at(walk.degree(at + unit / 2))
        const stretch = `${gap.a}/${r.i}`
        items.push({ kind: 'cube', key: `c${stretch}/${k}${look}`, stretch, look, px, ...p })
        at += unit
      }
      if (r.atA) for (let k = 0; k < r.fresh; k++) put('new', k)
      let left = r.n
      for (let k = 0; k < r.n; k++) {
        seen++
        const out = gone > 0 || seen > count - lost
        if (gone > 0) gone--
        if (out) left--
        put(out ? 'gone' : 'there', k)
      }
      if (!r.atA) for (let k = 0; k < r.fresh; k++) put('new', k)
      const mid = walk.degree((start + at) / 2)
      const inward = size === 'phone' ? 0.71 : size === 'tablet' ? 0.83 : 0.8
      const now = left + r.fresh
      const { x, y } = walk.at(mid, inward)
      // A count that changes says two numbers: beside the piles of a phone it makes room for both.
      const aside = size === 'phone' && !crowd && now !== r.n ? 10 * Math.cos(mid * TURN) : 0
      labels.push({ gap: gap.a, index: r.i, was: r.n, now, x: x + aside, y })
      at += spare
      const card = gap.row[r.i]
      if (card !== undefined) {
        const deg = walk.degree(at + (unit * weight) / 2)
        const mine = r.i < gap.kin
        items.push({
          kind: 'disciple',
          key: `d${card}`,
          card,
          master: mine ? gap.a : gap.b,
          angle: deg + (mine ? 90 : 270),
          px: figure,
          ...walk.at(deg),
        })
        at += unit * weight + spare
      }
    }
  }
  return {
    size,
    ...shape,
    discs: view.open.players.map((_, seat) => walk.at(angle(seat))),
    plates: platesOf(view, me, box, size),
    items,
    labels,
  }
}

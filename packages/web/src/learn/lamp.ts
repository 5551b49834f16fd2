/** Where a lantern hangs: a spot round its piece that covers as little as can be of what the board says. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
/** Something that is read. A drawing may be covered rather than a word. */
export interface Mark extends Box {
  readonly weight?: number
}
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Half of a lantern with its rim, in pixels. */
export const LAMP = 15
/** How far the middle of a lantern may stand from the edge of its piece: on it, outside it, inside it. */
const OFFSETS = [0, 8, -8, LAMP, -LAMP, 22, -22]
const STEP = 6
/** A pixel that is covered weighs as much as a hundred on the way from the best spot. */
const COVERED = 100

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

export const lampAt = ({ x, y }: Spot): Box => ({ x: x - LAMP, y: y - LAMP, w: 2 * LAMP, h: 2 * LAMP })

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
})

export const meets = (a: Box, b: Box): boolean => shared(a, b) > 0

function* along(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at
  yield to
}

/** The best spot first, then every one on rings round and in a box. */
function* spots(box: Box, best: Spot): Generator<Spot> {
  yield best
  for (const by of OFFSETS) {
    const { x, y, w, h } = grown(box, by)
    if (w <= 0 || h <= 0) continue
    for (const at of along(x, x + w))
      yield* [
        { x: at, y },
        { x: at, y: y + h },
      ]
    for (const at of along(y, y + h))
      yield* [
        { x, y: at },
        { x: x + w, y: at },
      ]
  }
}

/**
 * The spot for a lantern at `piece`. `marks` are figures, names and pictures that must stay readable; `within` is the part of the page
 * that boards and hands are drawn in. The middle of the upper edge is best, where nothing else decides.
 */
export function hangLamp(piece: Box, marks: readonly Mark[], within: Box): Spot {
  const best = { x: piece.x + piece.w / 2, y: piece.y }
  const near = marks.filter(mark => meets(mark, grown(piece, 4 * LAMP)))
  let found = best
  let least = Infinity
  for (const spot of spots(piece, best)) {
    const lamp = lampAt(spot)
    const outside = lamp.w * lamp.h - shared(lamp, within)
    const covered = near.reduce((sum, mark) => sum + shared(lamp, mark) * (mark.weight ?? 1), 0)
    const cost = (outside * 4 + covered) * COVERED + Math.hypot(spot.x - best.x, spot.y - best.y)
    if (cost >= least) continue
    least = cost
    found = spot
  }
  return found
}

import type { Seat } from '@noren/engine'
import { CARDS } from './cards.ts'
import type { Sake } from './state.ts'
import { SAMURAI_ALIVE } from './state.ts'

/**
 * The ring of Steps (SK-GEO). A gap belongs to the seat at its clockwise-first end: `cubes[a]` are the cubes from `a` to
 * the next living Samurai, `row[a]` the Disciples standing between them, the first `kin[a]` of which are `a`'s own
 * (SK-GEO-2, SK-GEO-11, SK-GEO-12). A gap that does not exist has no cubes entry at all.
 */

/** SK-SETUP-19: the left-hand neighbour is the next player clockwise. */
export const LEFT = 0
export const RIGHT = 1
/** SK-LINE-10: with two living Samurai one moves towards the other or away from him. */
export const TOWARDS = 2
export const AWAY = 3

/** Figures: a seat is its Samurai (or Spirit); 8 + card is a Disciple. */
export const DISCIPLE_BASE = 8
export const discipleTarget = (card: number): number => card + DISCIPLE_BASE
export const isDisciple = (target: number): boolean => target >= DISCIPLE_BASE
export const discipleCard = (target: number): number => target - DISCIPLE_BASE

const at = (list: readonly number[], i: number): number => list[i] as number

export const isAlive = (s: Pick<Sake, 'status'>, seat: Seat): boolean => s.status[seat] === SAMURAI_ALIVE

/** SK-GEO-1: three or more form a ring, two a line, one nothing. */
export function aliveCount(s: Sake): number {
  let n = 0
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SAMURAI_ALIVE) n++
  return n
}

/** The next living Samurai clockwise; the seat itself if it is alone. */
export function nextAlive(s: Sake, seat: Seat): Seat {
  const n = s.seats
  for (let i = 1, p = seat + 1; i <= n; i++, p++) {
    if (p >= n) p -= n
    if (s.status[p] === SAMURAI_ALIVE) return p
  }
  return seat
}

export function prevAlive(s: Sake, seat: Seat): Seat {
  for (let i = 1; i <= s.seats; i++) {
    const p = (seat + s.seats - i) % s.seats
    if (s.status[p] === SAMURAI_ALIVE) return p
  }
  return seat
}

export const gapExists = (s: Sake, gap: Seat): boolean => (s.cubes[gap] as number[]).length > 0

export function gapTotal(s: Sake, gap: Seat): number {
  const cubes = s.cubes[gap] as number[]
  let n = 0
  for (let i = 0; i < cubes.length; i++) n += at(cubes, i)
  return n
}

/** What an attacker sees: every opposing figure with its distance clockwise and counter-clockwise (SK-GEO-3, SK-GEO-4). */
export interface Sight {
  /** How many figures there are: the lists have room for more. */
  readonly size: number
  readonly figure: Int32Array
  readonly left: Int32Array
  readonly right: Int32Array
}

/** As many as there could be: a host's own table may make a Disciple of every card. */
const FIGURES = DISCIPLE_BASE + CARDS
/** One sight for every look: a question looks round often, and three lists each time were a fifth of all the garbage of a play-out. Marked as pure, so that a board, which never looks, does not bring it. */
const seen = {
  size: 0,
  figure: /* @__PURE__ */ new Int32Array(FIGURES),
  left: /* @__PURE__ */ new Int32Array(FIGURES),
  right: /* @__PURE__ */ new Int32Array(FIGURES),
}

function saw(figure: number, d: number): void {
  const i = seen.size++
  seen.figure[i] = figure
  seen.left[i] = d
  seen.right[i] = d
}

/** Which of the figures in sight it is, or -1. */
export function seenAt(v: Sight, figure: number): number {
  for (let i = 0; i < v.size; i++) if (v.figure[i] === figure) return i
  return -1
}

/** The figures opposing `seat`, in clockwise order; read it before the next look. SK-GEO-17: Spirits have no position. */
export function look(s: Sake, seat: Seat): Sight {
  const alive = aliveCount(s)
  seen.size = 0
  if (alive < 2 || !isAlive(s, seat)) return seen // SK-LINE-11: one alone sees nobody
  if (alive === 2) lookAlong(s, seat)
  else lookRound(s, seat)
  return seen
}

/** SK-GEO-5: in a line there is one distance; it is kept as both. */
function lookAlong(s: Sake, seat: Seat): void {
  const other = nextAlive(s, seat)
  let d = 0
  if (gapExists(s, seat)) {
    const cubes = s.cubes[seat] as number[]
    const row = s.row[seat] as number[]
    for (let i = 0; i < row.length; i++) {
      d += at(cubes, i)
      if (i >= at(s.kin, seat)) saw(discipleTarget(at(row, i)), d)
    }
    d += at(cubes, row.length)
  } else {
    const cubes = s.cubes[other] as number[]
    const row = s.row[other] as number[]
    for (let i = row.length - 1; i >= 0; i--) {
      d += at(cubes, i + 1)
      if (i < at(s.kin, other)) saw(discipleTarget(at(row, i)), d)
    }
    d += at(cubes, 0)
  }
  saw(other, d)
}

function lookRound(s: Sake, seat: Seat): void {
  let d = 0
  for (let cur = seat; ;) {
    const then = nextAlive(s, cur)
    const cubes = s.cubes[cur] as number[]
    const row = s.row[cur] as number[]
    const kin = at(s.kin, cur)
    for (let i = 0; i < row.length; i++) {
      d += at(cubes, i)
      if ((i < kin ? cur : then) !== seat) saw(discipleTarget(at(row, i)), d)
    }
    d += at(cubes, row.length)
    if (then === seat) break
    saw(then, d)
    cur = then
  }
  for (let i = 0; i < seen.size; i++) seen.right[i] = d - (seen.left[i] as number)
}

/** SK-GEO-6: exactly N, one way suffices. SK-GEO-7: N or more, one way (fr) or both (it). */
export const meets = (steps: number, plus: boolean, a: number, b: number, both: boolean): boolean =>
  plus ? (both ? a >= steps && b >= steps : a >= steps || b >= steps) : a === steps || b === steps

/** How far `seat` could go in a direction; opposing Disciples block the way (SK-DISC-18): SK-MOVE-6, SK-MOVE-7, SK-MOVE-8, SK-MOVE-9, SK-MOVE-10, SK-LINE-5, SK-LINE-6, SK-LINE-7. */
export function room(s: Sake, seat: Seat, dir: number): number {
  if (dir === AWAY) return s.supply
  // Ahead lies either the gap that begins at this seat or the one that ends at it.
  const forward = dir === LEFT || (dir === TOWARDS && gapExists(s, seat))
  const gap = forward ? seat : prevAlive(s, seat)
  const cubes = s.cubes[gap] as number[]
  const kin = at(s.kin, gap)
  let n = -1 // SK-GEO-8, SK-GEO-9: one Step is left before the nearest opposing figure
  if (forward) for (let i = 0; i <= kin; i++) n += at(cubes, i)
  else for (let i = kin; i < cubes.length; i++) n += at(cubes, i)
  return n
}

/** Takes n cubes from just in front of the mover; own Disciples in the way are pushed (SK-MOVE-9, SK-DISC-19). */
function takeAhead(s: Sake, seat: Seat, forward: boolean, n: number): void {
  const cubes = s.cubes[forward ? seat : prevAlive(s, seat)] as number[]
  let left = n
  for (let i = forward ? 0 : cubes.length - 1; left > 0; i += forward ? 1 : -1) {
    const taken = Math.min(left, at(cubes, i))
    cubes[i] = at(cubes, i) - taken
    left -= taken
  }
}

/** SK-EX-8. Moves a Samurai: cubes go from before him to behind him (SK-MOVE-5), or to and from the supply in a line. */
export function shift(s: Sake, seat: Seat, dir: number, n: number): void {
  if (dir === LEFT) {
    takeAhead(s, seat, true, n)
    const behind = s.cubes[prevAlive(s, seat)] as number[]
    behind[behind.length - 1] = at(behind, behind.length - 1) + n
  } else if (dir === RIGHT) {
    takeAhead(s, seat, false, n)
    const behind = s.cubes[seat] as number[]
    behind[0] = at(behind, 0) + n
  } else if (dir === TOWARDS) {
    takeAhead(s, seat, gapExists(s, seat), n)
    s.supply += n
  } else {
    const gap = gapExists(s, seat) ? seat : prevAlive(s, seat)
    const cubes = s.cubes[gap] as number[]
    const i = gap === seat ? 0 : cubes.length - 1
    cubes[i] = at(cubes, i) + n
    s.supply -= n
  }
}

/** SK-DISC-1, SK-DISC-2, SK-DISC-4: a new Disciple stands at 0 Steps from its master, on the side named. */
export function stand(s: Sake, seat: Seat, card: number, dir: number): void {
  const before = dir === LEFT || (dir === TOWARDS && gapExists(s, seat))
  const gap = before ? seat : prevAlive(s, seat)
  const cubes = s.cubes[gap] as number[]
  const row = s.row[gap] as number[]
  if (before) {
    row.unshift(card)
    cubes.unshift(0)
    s.kin[gap] = at(s.kin, gap) + 1
  } else {
    row.push(card)
    cubes.push(0)
  }
}

/** Where a Disciple stands: its gap and index, packed; -1 if it is not on the table. */
export function findDisciple(s: Sake, card: number): number {
  for (let g = 0; g < s.seats; g++) {
    const i = (s.row[g] as number[]).indexOf(card)
    if (i >= 0) return g * 64 + i
  }
  return -1
}
export const gapOf = (spot: number): Seat => spot >> 6
export const indexOf = (spot: number): number => spot & 63

/** The master of the Disciple at a spot. */
export const masterAt = (s: Sake, spot: number): Seat =>
  indexOf(spot) < at(s.kin, gapOf(spot)) ? gapOf(spot) : nextAlive(s, gapOf(spot))

/** SK-DISC-8, SK-DISC-9, SK-DISC-23, SK-GEO-10: how far the Disciple at a spot would advance, at most `most`. */
export function advanceRoom(s: Sake, spot: number, most: number): number {
  const gap = gapOf(spot)
  const i = indexOf(spot)
  const kin = at(s.kin, gap)
  const forward = i < kin
  const cubes = at(s.cubes[gap] as number[], forward ? i + 1 : i)
  const friendAhead = forward ? i + 1 < kin : i > kin
  const free = friendAhead ? cubes : cubes - 1
  return Math.max(0, Math.min(most, free))
}

/** SK-DISC-7: always away from its master. */
export function advance(s: Sake, spot: number, n: number): void {
  const cubes = s.cubes[gapOf(spot)] as number[]
  const i = indexOf(spot)
  const forward = i < at(s.kin, gapOf(spot))
  cubes[i] = at(cubes, i) + (forward ? n : -n)
  cubes[i + 1] = at(cubes, i + 1) + (forward ? -n : n)
}

/** SK-DISC-10, SK-DISC-11: opposing figures ahead at exactly 1 Step, nearest in the row first. */
export function preyOf(s: Sake, spot: number): number[] {
  const out: number[] = []
  const gap = gapOf(spot)
  const cubes = s.cubes[gap] as number[]
  const row = s.row[gap] as number[]
  const kin = at(s.kin, gap)
  const start = indexOf(spot)
  let d = 0
  if (start < kin) {
    for (let i = start + 1; i <= row.length; i++) {
      d += at(cubes, i)
      if (d > 1) return out
      if (i === row.length) out.push(nextAlive(s, gap))
      else if (i >= kin && d === 1) out.push(discipleTarget(at(row, i)))
    }
  } else {
    for (let i = start - 1; i >= -1; i--) {
      d += at(cubes, i + 1)
      if (d > 1) return out
      if (i === -1) out.push(gap)
      else if (i < kin && d === 1) out.push(discipleTarget(at(row, i)))
    }
  }
  return out
}

/** Takes a Disciple off the table; the cubes on its two sides become one place. */
export function unstand(s: Sake, spot: number): number {
  const gap = gapOf(spot)
  const i = indexOf(spot)
  const cubes = s.cubes[gap] as number[]
  const row = s.row[gap] as number[]
  const card = at(row, i)
  cubes[i] = at(cubes, i) + at(cubes, i + 1)
  cubes.splice(i + 1, 1)
  row.splice(i, 1)
  if (i < at(s.kin, gap)) s.kin[gap] = at(s.kin, gap) - 1
  return card
}

/** SK-GEO-14, SK-GEO-15: a cube may leave this place without bringing opposing figures nearer than 1 Step. */
export const removable = (s: Sake, gap: Seat, i: number): boolean =>
  at(s.cubes[gap] as number[], i) > (i === at(s.kin, gap) ? 1 : 0)

/** SK-GEO-13, SK-GEO-14, SK-GEO-16: adds or removes one Step at a place; this is not a Move. */
export function putCube(s: Sake, gap: Seat, i: number, n: 1 | -1): void {
  const cubes = s.cubes[gap] as number[]
  cubes[i] = at(cubes, i) + n
  s.supply -= n
}

import type { Outcome, Seat, SeatSet } from '@noren/engine'
import type { Data } from './cards.ts'
import { printed } from './printed.ts'
import { aliveCount, gapExists, nextAlive } from './ring.ts'
import type { Rules, Sake, SakeFrame } from './state.ts'
import { EPOCH, NOT_YET, SHOWN, WATCHERS } from './state.ts'
import { backsOf } from './atoms.ts'
import { sakeOf, topBack } from './values.ts'

/** One player as the table sees him. */
export interface PlayerView {
  readonly board: number
  /** 0 a Samurai, 1 a Spirit, 2 out of the game. */
  readonly status: number
  readonly seated: boolean
  readonly souled: boolean
  /** Cards in the Life pile, and the back of the top one (-1: none). */
  readonly life: number
  readonly lifeBack: number
  /** Backs of the Wounds pile, bottom first. */
  readonly wounds: readonly number[]
  /** How many hand cards of each back: shove, brawl, drowse. */
  readonly backs: readonly number[]
  /** Hand cards whose front the viewer knows, in card order; the viewer's own hand is in `hand`. */
  readonly known: readonly number[]
  readonly gear: readonly number[]
  readonly places: number
  /** A Samurai's sake as bits by place; a Spirit's as a number. */
  readonly sake: number
  readonly haul: number
  /** SK-SAKE-9 */
  readonly total: number
  readonly wield: number
}

/** A gap between two neighbours: cubes, and Disciples standing between them; the first `kin` are `a`'s own. */
export interface GapView {
  readonly a: Seat
  readonly b: Seat
  readonly cubes: readonly number[]
  readonly row: readonly number[]
  readonly kin: number
}

/** Everything one seat may know (section 6 of the rules). */
export interface SakeView {
  readonly me: Seat
  readonly seats: number
  readonly rules: Rules
  readonly data: Data | null
  readonly first: Seat
  readonly turn: Seat
  readonly next: Seat
  readonly phase: number
  readonly plays: number
  readonly struck: number
  readonly healed: number
  readonly round: number
  readonly starter: Seat
  readonly todo: SeatSet
  readonly masu: number
  readonly gone: number
  readonly supply: number
  readonly players: readonly PlayerView[]
  readonly hand: readonly number[]
  readonly gaps: readonly GapView[]
  readonly deck: number
  readonly top: number
  readonly discard: readonly number[]
  readonly limbo: readonly number[]
  /** Cards everybody has seen at some time, and at which reshuffle last: they are in no Life or Wounds pile. */
  readonly shown: readonly number[]
  readonly shownAt: readonly number[]
  readonly reshuffles: number
  /** The viewer's own stops. */
  readonly stops: number
  readonly frames: readonly SakeFrame[]
  readonly outcome: Outcome | null
}

const eyeOf = (seat: Seat): number => (seat < 0 ? WATCHERS : 1 << seat)

function playerView(s: Sake, seat: Seat, eye: number, me: Seat): PlayerView {
  const p = printed(s)
  const hand = s.hand[seat] as number[]
  const life = s.life[seat] as number[]
  const backs = [0, 0, 0]
  for (const c of hand) backs[p.back[c] as number] = (backs[p.back[c] as number] as number) + 1
  return {
    board: s.board[seat] as number,
    status: s.status[seat] as number,
    seated: (s.seated & (1 << seat)) !== 0,
    souled: (s.souled & (1 << seat)) !== 0,
    life: life.length,
    lifeBack: life.length === 0 ? -1 : (p.back[life[life.length - 1] as number] as number),
    wounds: backsOf(s, s.wounds[seat] as number[]),
    backs,
    // In card order: the order of a hand would let single cards be followed.
    known: seat === me ? [] : hand.filter(c => ((s.known[c] as number) & eye) !== 0).sort((a, b) => a - b),
    gear: [...(s.gear[seat] as number[])],
    places: s.places[seat] as number,
    sake: s.sake[seat] as number,
    haul: s.haul[seat] as number,
    total: sakeOf(s, seat),
    wield: s.wield[seat] as number,
  }
}

function gapViews(s: Sake): GapView[] {
  const out: GapView[] = []
  for (let a = 0; a < s.seats; a++) {
    if (!gapExists(s, a)) continue
    const b = aliveCount(s) > 0 ? nextAlive(s, a) : a
    out.push({
      a,
      b,
      cubes: [...(s.cubes[a] as number[])],
      row: [...(s.row[a] as number[])],
      kin: s.kin[a] as number,
    })
  }
  return out
}

/** Sealed answers and picks are seen by whoever gave them; a declaration in the making by its owner alone. */
function frameView(s: Sake, f: SakeFrame, seat: Seat): SakeFrame | null {
  if (f.kind === 'declare') return f.seat === seat ? { ...f, list: [...f.list], sealed: [] } : null
  let list = [...f.list]
  let sealed = [...f.sealed]
  if (f.kind === 'discard' || f.kind === 'help') {
    const mine = seat < 0 ? [] : (s.hand[seat] as number[])
    list = list.filter(c => mine.includes(c))
  }
  if (f.kind === 'window' || f.kind === 'vanish' || f.kind === 'help')
    sealed = sealed.map((a, i) => (i === seat ? a : NOT_YET))
  return { ...f, list, sealed }
}

/** Built from nothing, for one seat or for WATCHER. */
export function view(s: Sake, seat: Seat): SakeView {
  const eye = eyeOf(seat)
  const frames: SakeFrame[] = []
  for (const f of s.frames) {
    const seenFrame = frameView(s, f, seat)
    if (seenFrame !== null) frames.push(seenFrame)
  }
  const shown: number[] = []
  const shownAt: number[] = []
  for (let c = 0; c < s.known.length; c++) {
    if (((s.known[c] as number) & SHOWN) === 0) continue
    shown.push(c)
    shownAt.push((s.known[c] as number) >> EPOCH)
  }
  return {
    me: seat,
    seats: s.seats,
    rules: s.rules,
    data: s.data,
    first: s.first,
    turn: s.turn,
    next: s.next,
    phase: s.phase,
    plays: s.plays,
    struck: s.struck,
    healed: s.healed,
    round: s.round,
    starter: s.starter,
    todo: s.todo,
    masu: s.masu,
    gone: s.gone,
    supply: s.supply,
    players: s.hand.map((_, i) => playerView(s, i, eye, seat)),
    hand: seat < 0 ? [] : [...(s.hand[seat] as number[])],
    gaps: gapViews(s),
    deck: s.deck.length,
    top: topBack(s),
    discard: [...s.discard],
    limbo: [...s.limbo],
    shown,
    shownAt,
    reshuffles: s.reshuffles,
    stops: seat < 0 ? 0 : (s.stops[seat] as number),
    frames,
    outcome: s.outcome,
  }
}

import type { OpenPart, Outcome, OwnPart, Seat, SeatSet, View } from '@noren/engine'
import { outcomeIn, seen } from '@noren/engine'
import { backsOf } from './atoms.ts'
import type { Data } from './cards.ts'
import { HAND_LIMIT } from './cards.ts'
import type { FrameKind, PickKind, SakeFrame } from './frames.ts'
import { NOT_YET, isPick } from './frames.ts'
import { pace } from './pace.ts'
import { printed } from './printed.ts'
import { aliveCount, gapExists, nextAlive } from './ring.ts'
import type { Question, Sealed, Seen, SeenOf } from './seen.ts'
import { SEEN } from './seen.ts'
import type { Rules, Sake } from './state.ts'
import { EPOCH, SHOWN, WATCHERS } from './state.ts'
import { owes } from './steps/hand.ts'
import { FREE_PLAYS } from './steps/uses.ts'
import { sakeOf, topBack } from './values.ts'

export type { Question, QuestionOf, Sealed, Seen, SeenOf } from './seen.ts'

/** The shape of views, events and refusals. */
export const SCHEMA = 2

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

/** Everything that everybody may know (section 6 of the rules). */
export interface SakeOpen extends OpenPart<Seen> {
  readonly outcome: Outcome | null
  readonly seats: number
  readonly rules: Rules
  readonly data: Data | null
  /** SK-HAND-1, SK-TURN-3 */
  readonly limits: { readonly hand: number; readonly plays: number }
  readonly first: Seat
  readonly turn: Seat
  readonly next: Seat
  readonly phase: number
  readonly plays: number
  readonly struck: boolean
  readonly healed: boolean
  readonly round: number
  readonly starter: Seat
  readonly todo: SeatSet
  readonly masu: number
  readonly gone: number
  readonly supply: number
  readonly players: readonly PlayerView[]
  readonly gaps: readonly GapView[]
  readonly deck: number
  readonly top: number
  readonly discard: readonly number[]
  readonly limbo: readonly number[]
  /** Cards everybody has seen at some time, and at which reshuffle last: they are in no Life or Wounds pile. */
  readonly shown: readonly number[]
  readonly shownAt: readonly number[]
  readonly reshuffles: number
}

/** What one seat knows beside it. */
export interface SakeOwn extends OwnPart<Question> {
  readonly hand: readonly number[]
  /** By seat: hand cards of others whose front the viewer knows, in card order. */
  readonly known: readonly (readonly number[])[]
  /** The viewer's own stops. */
  readonly stops: number
  /** A choice of the viewer in the making that waits under the question; null if it is the question, or if there is none. */
  readonly making: SeenOf<PickKind> | null
  /** What the viewer has sealed in windows under the question, by their place in the stack. */
  readonly under: readonly (Sealed & { readonly at: number })[]
}
export type SakeView = View<SakeOpen, SakeOwn>

const eyeOf = (seat: Seat): number => (seat < 0 ? WATCHERS : 1 << seat)

function playerView(s: Sake, seat: Seat): PlayerView {
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
    gear: (s.gear[seat] as number[]).slice(),
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
      cubes: (s.cubes[a] as number[]).slice(),
      row: (s.row[a] as number[]).slice(),
      kin: s.kin[a] as number,
    })
  }
  return out
}

/** The seen part of a frame. */
const seenOf = (f: SakeFrame): Seen =>
  seen(f, SEEN[f.kind] as readonly (keyof SakeFrame)[]) as unknown as Seen

/** Business that is open to all; a choice in the making is its owner's alone. */
const openFrames = (s: Sake): SakeFrame[] => s.frames.filter(f => !isPick(f))

/** Built from nothing. */
export function open(s: Sake): SakeOpen {
  const shown: number[] = []
  const shownAt: number[] = []
  for (let c = 0; c < s.known.length; c++) {
    if (((s.known[c] as number) & SHOWN) === 0) continue
    shown.push(c)
    shownAt.push((s.known[c] as number) >> EPOCH)
  }
  return {
    stack: openFrames(s).slice(0, -1).map(seenOf),
    outcome: outcomeIn(s.outcome),
    seats: s.seats,
    rules: s.rules,
    data: s.data,
    limits: { hand: HAND_LIMIT, plays: FREE_PLAYS },
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
    players: s.hand.map((_, i) => playerView(s, i)),
    gaps: gapViews(s),
    deck: s.deck.length,
    top: topBack(s),
    discard: s.discard.slice(),
    limbo: s.limbo.slice(),
    shown,
    shownAt,
    reshuffles: s.reshuffles,
  }
}

const NOTHING: Sealed = Object.freeze({ mine: NOT_YET, picked: Object.freeze([]), owed: 0 })

/** What a seat has sealed in a frame, and still owes there. */
function sealedIn(s: Sake, f: SakeFrame, seat: Seat): Sealed {
  if (seat < 0) return NOTHING
  switch (f.kind) {
    case 'window':
    case 'vanish':
      return { mine: f.sealed[seat] as number, picked: [], owed: 0 }
    case 'discard':
    case 'help': {
      const hand = s.hand[seat] as number[]
      const picked = f.picks.filter(c => hand.includes(c))
      return { mine: NOT_YET, picked, owed: f.kind === 'discard' ? owes(s, f, seat) : 0 }
    }
    default:
      return NOTHING
  }
}

const SEALING: readonly FrameKind[] = ['window', 'vanish', 'discard', 'help']

function questionOf(s: Sake, f: SakeFrame | undefined, seat: Seat): Question | null {
  if (f === undefined || s.outcome !== null) return null
  const { mine, picked, owed } = sealedIn(s, f, seat)
  return Object.assign(seenOf(f), { mine, picked: picked.slice(), owed, seconds: pace(s).limit })
}

/** For one seat or for WATCHER. */
export function own(s: Sake, seat: Seat): SakeOwn {
  const eye = eyeOf(seat)
  const frames = openFrames(s)
  const top = s.frames[s.frames.length - 1]
  const mine = top !== undefined && isPick(top) && top.seat === seat
  const making = mine ? undefined : s.frames.find(f => isPick(f) && f.seat === seat)
  return {
    seat,
    question: questionOf(s, mine ? top : frames[frames.length - 1], seat),
    hand: seat < 0 ? [] : (s.hand[seat] as number[]).slice(),
    // In card order: the order of a hand would let single cards be followed.
    known: s.hand.map((hand, i) =>
      i === seat ? [] : hand.filter(c => ((s.known[c] as number) & eye) !== 0).sort((a, b) => a - b),
    ),
    stops: seat < 0 ? 0 : (s.stops[seat] as number),
    making: making === undefined ? null : (seenOf(making) as SeenOf<PickKind>),
    under: frames
      .slice(0, -1)
      .flatMap((f, at) => (SEALING.includes(f.kind) ? [{ at, ...plain(sealedIn(s, f, seat)) }] : [])),
  }
}

const plain = ({ mine, picked, owed }: Sealed): Sealed => ({ mine, picked: picked.slice(), owed })

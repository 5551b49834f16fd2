import type { Core, Outcome, Rng, Seat, SeatSet } from '@noren/engine'
import { below, copyRng, shuffle } from '@noren/engine'
import type { Data } from './cards.ts'
import { CARDS, CUBES, LOCATIONS, SAMURAI } from './cards.ts'
import type { SakeFrame } from './frames.ts'
import { boardsFrame, copyFrame, dealFrame, gameFrame } from './frames.ts'
import type { SakeOptions } from './options.ts'
import { SAMURAI_ALIVE } from './status.ts'

export { OUT, SAMURAI_ALIVE, SPIRIT } from './status.ts'

/** Table rules that never change during a game, frozen and shared by all clones. */
export interface Rules {
  readonly italian: boolean
  readonly choose: boolean
  readonly location: number
  readonly reflex: boolean
  readonly bareHandsOutOfRange: boolean
  readonly maxFatalRounds: number
  readonly pace: number
  readonly stops: boolean
  /** The turn in which the Masu is emptied ends there, and its player takes a whole one at once (SK-FATAL-3, A-81). */
  readonly freshTurn: boolean
  /** An Event that says "N Steps or more" needs them on both flanks (SK-GEO-7, A-82). */
  readonly bothFlanks: boolean
  /** Dry Armour defends without a Defence card too. */
  readonly armourAlways: boolean
  /** Interruptions that come too late are discarded as well. */
  readonly shoutsAreSpent: boolean
}

export interface Sake extends Core<SakeFrame> {
  readonly rules: Rules
  readonly data: Data | null
  readonly first: Seat
  /** Whose turn it is, and from where the next one is sought. */
  turn: Seat
  next: Seat
  /** 0 before the first phase; Phases 1 to 4; 5 at the end. Steps 1 to 3 for a Spirit. */
  phase: number
  /** Cards played in this Phase 1. */
  plays: number
  /** This turn so far: an Attack was declared (Hot Spring), Masako has healed, who used Ardent Soul. */
  struck: boolean
  healed: boolean
  souled: SeatSet
  /** Fatal Round number (0: not yet), who began it, who still has a turn in it. */
  round: number
  starter: Seat
  todo: SeatSet
  masu: number
  /** Sake out of the game. */
  gone: number
  supply: number
  board: number[]
  status: number[]
  seated: SeatSet
  hand: number[][]
  /** Piles: the last card is the top one. */
  life: number[][]
  wounds: number[][]
  /** Weapons and Items before a player, oldest first, and the same as bits by place. */
  gear: number[][]
  places: number[]
  /** Sake of a Samurai, as bits by place; sake of a Spirit, as a number. */
  sake: number[]
  haul: number[]
  /** The place of the weapon in the Defence zone, or -1. */
  wield: number[]
  /** Gap from a seat to the next living one clockwise: cubes, Disciples between them, how many of these are the seat's own. */
  cubes: number[][]
  row: number[][]
  kin: number[]
  deck: number[]
  discard: number[]
  /** Cards being played. */
  limbo: number[]
  /** By card: who knows its front where it lies (bit 8: spectators), whether all have seen it (bit 9), and at which reshuffle last (above). */
  known: number[]
  reshuffles: number
  /** Personal stops by seat. */
  stops: number[]
}

export const WATCHERS = 1 << 8
export const ALL_EYES = 0x1ff
export const SHOWN = 1 << 9
export const EPOCH = 10

/** The frame under the top one: where a window leaves its result. */
export const below2 = (s: Sake): SakeFrame => s.frames[s.frames.length - 2] as SakeFrame

function each<T>(n: number, make: (i: number) => T): T[] {
  const out: T[] = []
  for (let i = 0; i < n; i++) out.push(make(i))
  return out
}

const PACES = { standard: 1, brisk: 0.5, relaxed: 2 } as const

/** SK-SETUP-13, SK-SETUP-14, SK-EX-1: 2.5 sake per player, rounded up; the other tokens stay in the box. */
export const masuFor = (seats: number): number => Math.ceil(2.5 * seats)

/** A table before anybody has a board: SK-SETUP-1, SK-SETUP-15, SK-SETUP-16, SK-SETUP-17. Boards and cards follow as steps. */
export function setup(o: SakeOptions, seats: number, rng: Rng): Sake {
  const location =
    o.location === 'random' ? 1 + below(rng, LOCATIONS.length - 1) : LOCATIONS.indexOf(o.location)
  const first = o.firstPlayer === 'random' ? below(rng, seats) : o.firstPlayer
  const choose = o.boardAssignment === 'edition' ? o.edition === 'fr' : o.boardAssignment === 'choose'
  const italian = o.edition === 'it'
  const rules: Rules = Object.freeze({
    italian,
    choose,
    location,
    reflex: o.interruptPriority === 'reflex',
    bareHandsOutOfRange: o.bareHandsOutOfRange,
    maxFatalRounds: o.maxFatalRounds,
    pace: PACES[o.timers],
    stops: o.stops === 'personal',
    freshTurn: !italian || o.fatalTurn === 'fresh',
    bothFlanks: italian && o.eventFlanks === 'both',
    armourAlways: o.armourAlways,
    shoutsAreSpent: italian && o.shoutsAreSpent,
  })
  // SK-SETUP-2, SK-SETUP-3: all different; boards nobody has are not used.
  const boards = choose ? [] : shuffle(rng, [...SAMURAI.keys()])
  const s: Sake = {
    seats,
    frames: [],
    rng,
    outcome: null,
    rules,
    data: o.data,
    first,
    turn: first,
    next: first,
    phase: 0,
    plays: 0,
    struck: false,
    healed: false,
    souled: 0,
    round: 0,
    starter: -1,
    todo: 0,
    masu: masuFor(seats),
    gone: 0,
    supply: CUBES,
    board: each(seats, i => boards[i] ?? -1),
    status: each(seats, () => SAMURAI_ALIVE),
    seated: 0,
    hand: each(seats, () => []),
    life: each(seats, () => []),
    wounds: each(seats, () => []),
    gear: each(seats, () => []),
    places: each(seats, () => 0),
    sake: each(seats, () => 0),
    haul: each(seats, () => 0),
    wield: each(seats, () => -1),
    cubes: each(seats, () => []),
    row: each(seats, () => []),
    kin: each(seats, () => 0),
    deck: each(CARDS, c => c),
    discard: [],
    limbo: [],
    known: each(CARDS, () => 0),
    reshuffles: 0,
    stops: each(seats, () => 0),
  }
  s.frames.push(gameFrame(first), dealFrame(first))
  if (choose) s.frames.push(boardsFrame(first))
  return s
}

function cloneRows(rows: number[][]): number[][] {
  const out: number[][] = []
  for (let i = 0; i < rows.length; i++) out.push((rows[i] as number[]).slice())
  return out
}

export function clone(s: Sake): Sake {
  const frames: SakeFrame[] = []
  for (let i = 0; i < s.frames.length; i++) frames.push(copyFrame(s.frames[i] as SakeFrame))
  return {
    seats: s.seats,
    frames,
    rng: copyRng(s.rng),
    outcome: s.outcome === null ? null : cloneOutcome(s.outcome),
    rules: s.rules,
    data: s.data,
    first: s.first,
    turn: s.turn,
    next: s.next,
    phase: s.phase,
    plays: s.plays,
    struck: s.struck,
    healed: s.healed,
    souled: s.souled,
    round: s.round,
    starter: s.starter,
    todo: s.todo,
    masu: s.masu,
    gone: s.gone,
    supply: s.supply,
    board: s.board.slice(),
    status: s.status.slice(),
    seated: s.seated,
    hand: cloneRows(s.hand),
    life: cloneRows(s.life),
    wounds: cloneRows(s.wounds),
    gear: cloneRows(s.gear),
    places: s.places.slice(),
    sake: s.sake.slice(),
    haul: s.haul.slice(),
    wield: s.wield.slice(),
    cubes: cloneRows(s.cubes),
    row: cloneRows(s.row),
    kin: s.kin.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    limbo: s.limbo.slice(),
    known: s.known.slice(),
    reshuffles: s.reshuffles,
    stops: s.stops.slice(),
  }
}

export const cloneOutcome = (o: Outcome): Outcome => ({
  payoff: o.payoff.slice(),
  scores: o.scores.slice(),
  ranks: o.ranks.slice(),
  clause: o.clause,
})

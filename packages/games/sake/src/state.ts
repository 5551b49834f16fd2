import type { Core, Outcome, Rng, Seat, SeatSet } from '@noren/engine'
import { below, copyRng, shuffle } from '@noren/engine'
import type { Data } from './cards.ts'
import { CARDS, CUBES, LOCATIONS, SAMURAI } from './cards.ts'
import type { SakeOptions } from './options.ts'

/** Unfinished business, by kind. Names follow the rulebook; W- names are the windows of section 5.2. */
export const FRAME_KINDS = [
  'game', // whose turn comes next, Fatal Rounds, the end
  'boards', // W-SETUP, D-1
  'deal',
  'samurai', // the four phases
  'play', // W-TURN
  'declare', // a choice in the making, seen by its owner alone
  'move',
  'iaido',
  'weapon', // D-5
  'drink',
  'place', // W-PLACE
  'attack',
  'window', // W-INT
  'defend', // W-DEF
  'vanish', // W-DEMAT
  'event',
  'second', // D-6
  'steps', // D-7
  'item',
  'respond', // W-RESP, and personal stops
  'discard', // W-DISCARD
  'rearm', // W-WEAPON
  'disciples', // Phase 2, D-15
  'disciple', // one of them acts
  'prey', // D-16
  'wield', // W-WIELD
  'death',
  'side', // W-SIDE
  'spirit', // the three steps
  'power', // W-SPIRIT, step 1
  'possess', // Brawl or Drowse at work
  'haunt', // W-SPIRIT, step 3
  'torment',
  'help', // W-HELP
  'lose', // W-LOSE
  'give', // W-GIVE
] as const
export type FrameKind = (typeof FRAME_KINDS)[number]

/** All frames have one shape, whatever they mean by its fields: one hidden class, one clone, one door for the view. */
export interface FrameOf<K extends FrameKind> {
  readonly kind: K
  waiting: SeatSet
  /** Whose business it is: the active, attacking, dying or asked player. */
  seat: Seat
  /** How far it has come; 0 when it is pushed. */
  stage: number
  /** The card being played, or the Disciple that acts; -1 if none. */
  card: number
  /** A use (see actions.ts), or what a window is about. */
  use: number
  /** A seat, or 8 + the card of a Disciple; -1 if none. */
  target: number
  /** The place of the weapon; -1 for none or bare hands. */
  weapon: number
  /** An Attack value, a number of sake, of Steps, of cards. */
  value: number
  dir: number
  steps: number
  /** The place whose sake pays a cost; -1 if none. */
  cost: number
  /** The place whose sake buys a card beyond the limit; -1 if none. */
  pay: number
  /** A mark set by the frame above: cancelled, ranged, sacrificed... (see the constants of each step). */
  flag: number
  /** Who has been asked in a sealed window. */
  asked: SeatSet
  /** Picks so far: cards to discard, choices of a declaration, Disciples that have acted. */
  list: number[]
  /** Sealed answers by seat: NOT_YET, PASSED, or a card + 1. */
  sealed: number[]
}
export type SakeFrame = { [K in FrameKind]: FrameOf<K> }[FrameKind]

export const NOT_YET = -1
export const PASSED = 0

export const SAMURAI_ALIVE = 0
export const SPIRIT = 1
export const OUT = 2

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
  struck: number
  healed: number
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

const NONE: number[] = Object.freeze([]) as unknown as number[]

/** The one factory of frames. */
export function frame<K extends FrameKind>(kind: K, seat: Seat, waiting: SeatSet = 0): FrameOf<K> {
  return {
    kind,
    waiting,
    seat,
    stage: 0,
    card: -1,
    use: 0,
    target: -1,
    weapon: -1,
    value: 0,
    dir: -1,
    steps: 0,
    cost: -1,
    pay: -1,
    flag: 0,
    asked: 0,
    list: NONE,
    sealed: NONE,
  }
}

export function push<K extends FrameKind>(s: Sake, kind: K, seat: Seat, waiting: SeatSet = 0): FrameOf<K> {
  const f = frame(kind, seat, waiting)
  s.frames.push(f as SakeFrame)
  return f
}

/** The frame under the top one: where a window leaves its result. */
export const below2 = (s: Sake): SakeFrame => s.frames[s.frames.length - 2] as SakeFrame

const each = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))

const PACES = { standard: 1, brisk: 0.5, relaxed: 2 } as const

/** SK-SETUP-13, SK-SETUP-14, SK-EX-1: 2.5 sake per player, rounded up; the other tokens stay in the box. */
export const masuFor = (seats: number): number => Math.ceil(2.5 * seats)

/** A table before anybody has a board: SK-SETUP-1, SK-SETUP-15, SK-SETUP-16, SK-SETUP-17. Boards and cards follow as steps. */
export function setup(o: SakeOptions, seats: number, rng: Rng): Sake {
  const location =
    o.location === 'random' ? 1 + below(rng, LOCATIONS.length - 1) : LOCATIONS.indexOf(o.location)
  const first = o.firstPlayer === 'random' ? below(rng, seats) : o.firstPlayer
  const choose = o.boardAssignment === 'edition' ? o.edition === 'fr' : o.boardAssignment === 'choose'
  const rules: Rules = Object.freeze({
    italian: o.edition === 'it',
    choose,
    location,
    reflex: o.interruptPriority === 'reflex',
    bareHandsOutOfRange: o.bareHandsOutOfRange,
    maxFatalRounds: o.maxFatalRounds,
    pace: PACES[o.timers],
    stops: o.stops === 'personal',
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
    struck: 0,
    healed: 0,
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
  push(s, 'game', first)
  push(s, 'deal', first)
  if (choose) push(s, 'boards', first, 1 << first)
  return s
}

function cloneFrame(f: SakeFrame): SakeFrame {
  return {
    kind: f.kind,
    waiting: f.waiting,
    seat: f.seat,
    stage: f.stage,
    card: f.card,
    use: f.use,
    target: f.target,
    weapon: f.weapon,
    value: f.value,
    dir: f.dir,
    steps: f.steps,
    cost: f.cost,
    pay: f.pay,
    flag: f.flag,
    asked: f.asked,
    list: f.list.length === 0 ? NONE : f.list.slice(),
    sealed: f.sealed.length === 0 ? NONE : f.sealed.slice(),
  } as SakeFrame
}

function cloneRows(rows: number[][]): number[][] {
  const out: number[][] = []
  for (let i = 0; i < rows.length; i++) out.push((rows[i] as number[]).slice())
  return out
}

export function clone(s: Sake): Sake {
  const frames: SakeFrame[] = []
  for (let i = 0; i < s.frames.length; i++) frames.push(cloneFrame(s.frames[i] as SakeFrame))
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

const cloneOutcome = (o: Outcome): Outcome => ({
  payoff: o.payoff.slice(),
  scores: o.scores.slice(),
  ranks: o.ranks.slice(),
  clause: o.clause,
})

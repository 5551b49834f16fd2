import type { Core, Rng, Seat, SeatSet } from '@noren/engine'
import { copyRng } from '@noren/engine'
import type { Book } from './book.ts'
import { PRINTED_BOOK } from './book.ts'
import type { SpiritFrame } from './frames.ts'
import { copyFrame } from './frames.ts'

/** Restrictions of the current turn (SS-TURN-6), as bits of `bans`. */
export const BAN_DEFEND = 1
export const BAN_SUPPORT = 2
export const BAN_ACTION = 4
export const BAN_TALENT = 8
/** SS-AMB-42: Kyuzo's discard is withheld in a turn whose position came back for the fifth time. */
export const BAN_DISCARD = 16

/**
 * A whole game. Cards are numbers 0..65, samurai 0..6; piles have their top at the end. Nothing is private to
 * a seat.
 */
export interface Spirit extends Core<SpiritFrame> {
  readonly seats: number
  frames: SpiritFrame[]
  rng: Rng
  /** The host's own data, or null for the printed game. */
  readonly book: Book | null
  readonly mode: number
  /** 1 when absent supports are in use. */
  readonly variant: number
  /** SS-AMB-66: giving on needs the value that the giver's own talent covers. */
  readonly strictParity: boolean
  /** 1 to 3 (SS-ROUND-1). */
  round: number
  /** The active player (SS-DEF-11), in the end-of-round steps the last active one (SS-NEXT-11). */
  active: Seat
  /** 1 while a round is being played: no kiai otherwise (SS-KIAI-14). */
  running: number
  /** Samurai of each seat, -1 before it is chosen. */
  samurai: number[]
  animals: SeatSet
  marked: SeatSet
  passed: SeatSet
  /** Combat lines, oldest card first (SS-DEF-5, SS-DEF-6). */
  lines: number[][]
  totals: number[]
  /** Three places a seat: hat, farm, doll; -1 when empty (SS-DEF-8). */
  defence: number[]
  /** With whom the support token of each seat lies; its own seat when at home (SS-SETUP-17). */
  token: number[]
  /** Owners whose token helps the active player in this turn (SS-SUP-9). */
  live: SeatSet
  /**
   * Talents of the active player in this turn: own, live tokens, activated absent tokens. A bit set of
   * samurai.
   */
  talents: number
  /** Absent tokens still face up: a bit set of samurai (SS-DUO-2). */
  absent: number
  bans: number
  /** Seats whose kiai is being resolved (SS-KIAI-11). */
  resolving: SeatSet
  deck: number[]
  /** How many cards on top of the draw pile lie face up (SS-KIAI-42). */
  up: number
  /** How many cards at its bottom everybody has seen go there (SS-AMB-38). */
  under: number
  gate: number[]
  /** Beside each intruder: 1 when everybody knows which card it is (SS-AMB-38). */
  gateKnown: number[]
  discard: number[]
  /** Raiders that take no part in this round. */
  box: number[]
  /** Raiders everybody knows to be in this round: they were seen in an earlier one. In ascending order. */
  roster: number[]
  barricades: number
  readonly cap: number
  /** Token under each of the six farm spaces; never changes. */
  readonly farms: number[]
  /** Round in which each farm fell, 0 while it stands. */
  farmLost: number[]
  farmsLeft: number
  readonly families: number[]
  familyLost: number[]
  familiesLeft: number
  /** 1 once the families' backs have been used as a bonus. */
  familiesShown: number
  /** The samurai that took a fourth wound, or -1. */
  fallen: Seat
  /** Fingerprints of the public positions at the start of the turns of this round (SS-AMB-42). */
  seen: number[]
}

export const bookOf = (s: Spirit): Book => s.book ?? PRINTED_BOOK

/** SS-DEF-9: the kiai value of the side that shows. */
export const kiaiOf = (s: Spirit, seat: Seat): number =>
  bookOf(s).kiai[((s.animals >> seat) & 1) * 7 + (s.samurai[seat] as number)] as number

/** SS-DEF-4: in play until it passes in this round. */
export const inPlay = (s: Spirit, seat: Seat): boolean => (s.passed & (1 << seat)) === 0
export const hasMarker = (s: Spirit, seat: Seat): boolean => (s.marked & (1 << seat)) !== 0
export const isAnimal = (s: Spirit, seat: Seat): boolean => (s.animals & (1 << seat)) !== 0
export const lineOf = (s: Spirit, seat: Seat): number[] => s.lines[seat] as number[]
export const totalOf = (s: Spirit, seat: Seat): number => s.totals[seat] as number
/** SS-DEF-10. */
export const overwhelmed = (s: Spirit, seat: Seat): boolean => totalOf(s, seat) > kiaiOf(s, seat)
export const defenceOf = (s: Spirit, seat: Seat, symbol: number): number =>
  s.defence[seat * 3 + symbol] as number
/** Wounds suffered: 0 human, 1 human with marker, 2 animal, 3 animal with marker. */
export const woundsOf = (s: Spirit, seat: Seat): number =>
  2 * ((s.animals >> seat) & 1) + ((s.marked >> seat) & 1)

/** SS-DEF-1: the left neighbour plays next; SS-DEF-3: neighbours are fixed, passed or not. */
export const leftOf = (s: Spirit, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)
/** SS-DEF-2; with two samurai both neighbours are the same one (SS-DUO-11). */
export const rightOf = (s: Spirit, seat: Seat): Seat => (seat === 0 ? s.seats - 1 : seat - 1)

/** The other samurai in play, as a bit set (SS-SUP-3). */
export const othersInPlay = (s: Spirit, seat: Seat): SeatSet =>
  ~s.passed & ((1 << s.seats) - 1) & ~(1 << seat)

/** The last card of a combat line, or -1 (SS-DEF-6). */
export function lastOf(s: Spirit, seat: Seat): number {
  const line = lineOf(s, seat)
  return line.length === 0 ? -1 : (line[line.length - 1] as number)
}

/**
 * The talents `seat` may use now (SS-TAL-3): its own, and in its own turn those lent to it. Outside its turn
 * its own alone (SS-TAL-2, SS-TAL-25, SS-SUP-8, SS-AMB-48, SS-AMB-49); none at all in a turn under NO_TALENT
 * (SS-PEN-28, SS-PEN-29).
 */
export const talentsOf = (s: Spirit, seat: Seat): number =>
  seat !== s.active ? 1 << (s.samurai[seat] as number) : (s.bans & BAN_TALENT) !== 0 ? 0 : s.talents

/** Whether the card on top of the draw pile is known to all. */
export const topKnown = (s: Spirit): boolean => s.up > 0 || s.deck.length <= s.under

export const push = (s: Spirit, f: SpiritFrame): void => {
  s.frames.push(f)
}

function cloneFrames(frames: readonly SpiritFrame[]): SpiritFrame[] {
  const out: SpiritFrame[] = []
  for (let i = 0; i < frames.length; i++) out.push(copyFrame(frames[i] as SpiritFrame))
  return out
}

function cloneLines(lines: readonly number[][]): number[][] {
  const out: number[][] = []
  for (let i = 0; i < lines.length; i++) out.push((lines[i] as number[]).slice())
  return out
}

/**
 * A copy that shares only what never changes: the book and the outcome; fields in the order of `setup`, so that all states have one shape.
 */
export const clone = (s: Spirit): Spirit => ({
  seats: s.seats,
  frames: cloneFrames(s.frames),
  rng: copyRng(s.rng),
  outcome: s.outcome,
  book: s.book,
  mode: s.mode,
  variant: s.variant,
  strictParity: s.strictParity,
  round: s.round,
  active: s.active,
  running: s.running,
  samurai: s.samurai.slice(),
  animals: s.animals,
  marked: s.marked,
  passed: s.passed,
  lines: cloneLines(s.lines),
  totals: s.totals.slice(),
  defence: s.defence.slice(),
  token: s.token.slice(),
  live: s.live,
  talents: s.talents,
  absent: s.absent,
  bans: s.bans,
  resolving: s.resolving,
  deck: s.deck.slice(),
  up: s.up,
  under: s.under,
  gate: s.gate.slice(),
  gateKnown: s.gateKnown.slice(),
  discard: s.discard.slice(),
  box: s.box.slice(),
  roster: s.roster.slice(),
  barricades: s.barricades,
  cap: s.cap,
  farms: s.farms.slice(),
  farmLost: s.farmLost.slice(),
  farmsLeft: s.farmsLeft,
  families: s.families.slice(),
  familyLost: s.familyLost.slice(),
  familiesLeft: s.familiesLeft,
  familiesShown: s.familiesShown,
  fallen: s.fallen,
  seen: s.seen.slice(),
})

import { has, waiting } from '@noren/engine'
import type { Core, Game, Seat } from '@noren/engine'
import { answeredAt } from './envelope.ts'
import { isUndo } from './transition.ts'
import type { Match, Transition } from './types.ts'

/** How a table keeps time. Seconds, because people choose them; everything below is in milliseconds. */
export type Time =
  | { readonly kind: 'none' }
  /** So long for a decision, never longer than the game's own pace; what is over comes out of the bank. */
  | { readonly kind: 'live'; readonly perDecision: number; readonly bank: number }
  /** So many days for each decision. */
  | { readonly kind: 'days'; readonly days: number }

export const NO_CLOCK: Time = { kind: 'none' }

/**
 * The clock of every seat: milliseconds since 1970, 0 for a seat that is not asked. It follows from the log and from the
 * moments at which entries were written, and is stored with them; no rule reads it.
 */
export interface Clock {
  readonly since: readonly number[]
  /** When the seat's time is over, its bank included. */
  readonly until: readonly number[]
  /** How long the decision may take before the bank is touched. */
  readonly limit: readonly number[]
  readonly bank: readonly number[]
  /** Until when pages show the moments of what happened so far; missing where there were none. */
  readonly shown?: number
}

const SECOND = 1000
const DAY = 86_400 * SECOND
/** Who takes a move back has this long before the bank is touched: taking back must not wind the clock up. */
const AFTER_UNDO = 10 * SECOND

/** However much happens, pages show it in so long: more of it plays faster. */
const MOST_SHOWN = 6 * SECOND

/** So long the scroll of somebody unrolls who was asked nothing before: their turn begins when it has. */
export const TURN_MS = 250

/**
 * Until when pages show what happened: its moments come after those that are still on. They follow from what everybody is told and from
 * the rules alone; nobody can ask for more.
 */
function shownUntil(game: Game, clock: Clock, { happenings, undoes }: Transition, now: number): number {
  if (game.moments === undefined || undoes !== null) return 0
  const told = happenings.map(({ open }) => game.reader?.event(open) ?? open)
  const ms = game.moments(told).reduce((sum, part) => sum + part.ms, 0)
  const before = Math.max(now, clock.shown ?? 0)
  return ms === 0 && before === now ? 0 : Math.min(before + ms, now + MOST_SHOWN)
}

/** How long a decision may take: judged from public facts alone, as the pace is. */
function limitOf(game: Game, time: Time, s: Core): number {
  if (time.kind === 'days') return time.days * DAY
  if (time.kind === 'none') return 0
  return Math.max(1, Math.min(time.perDecision, game.pace(s).limit)) * SECOND
}

const each = <T>(seats: number, at: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, s) => at(s))

/** The clock when the game begins; null for a table that keeps no time. */
export function openClock(game: Game, time: Time, s: Core, now: number): Clock | null {
  if (time.kind === 'none') return null
  const full = time.kind === 'live' ? time.bank * SECOND : 0
  const limit = limitOf(game, time, s)
  const asked = (seat: Seat): boolean => has(waiting(s), seat)
  return {
    since: each(s.seats, seat => (asked(seat) ? now : 0)),
    until: each(s.seats, seat => (asked(seat) ? now + limit + full : 0)),
    limit: each(s.seats, seat => (asked(seat) ? limit : 0)),
    bank: each(s.seats, () => full),
  }
}

/**
 * The clock after a transition. A seat's time begins anew when it is asked and was not, when it has acted itself, and when the
 * pace of the table changed: public facts, so that a clock tells nobody what a seat may do. `stopped` is for how long a
 * seat's clock stood still during its decision until a moment. Who answered at a sealed window used no time after that. A live clock
 * begins when the moments of what happened were shown, and the scroll of who was asked nothing before has unrolled.
 */
export function nextClock(
  game: Game,
  time: Time,
  clock: Clock,
  match: Pick<Match, 'state' | 'envelopes'>,
  transition: Transition,
  now: number,
  stopped: (seat: Seat, until: number) => number,
): Clock {
  const before = match.state
  const after = transition.state
  const [was, is] = [waiting(before), waiting(after)]
  const [old, pace] = [game.pace(before), is === 0 ? null : game.pace(after)]
  const samePace = old.limit === pace?.limit && old.hold === pace.hold
  const limit = is === 0 ? 0 : limitOf(game, time, after)
  const goesOn = (seat: Seat): boolean =>
    samePace && has(was, seat) && has(is, seat) && transition.entry.seat !== seat
  const bank = each(after.seats, seat => {
    const left = clock.bank[seat] ?? 0
    if (!has(was, seat) || goesOn(seat)) return left
    const until = answeredAt(match, seat) ?? now
    const used = until - (clock.since[seat] ?? until) - stopped(seat, until)
    return Math.max(0, left - Math.max(0, used - (clock.limit[seat] ?? 0)))
  })
  // Nobody thinks about a question that their page does not show yet.
  const shown = time.kind === 'live' ? shownUntil(game, clock, transition, now) : 0
  const begun = (seat: Seat): number =>
    transition.undoes !== null && transition.entry.seat === seat && time.kind === 'live'
      ? now - Math.max(0, limit - AFTER_UNDO)
      : Math.max(now, shown) + (time.kind === 'live' && !has(was, seat) ? TURN_MS : 0)
  const pick = (seat: Seat, kept: readonly number[], fresh: number): number =>
    goesOn(seat) ? (kept[seat] ?? 0) : has(is, seat) ? fresh : 0
  return {
    since: each(after.seats, seat => pick(seat, clock.since, begun(seat))),
    until: each(after.seats, seat => pick(seat, clock.until, begun(seat) + limit + (bank[seat] ?? 0))),
    limit: each(after.seats, seat => pick(seat, clock.limit, limit)),
    bank,
    ...(shown === 0 ? {} : { shown }),
  }
}

const IDLE = 'idle:'
const ONLY = 'only:'

/** How many of a seat's last entries in a row were the defaults of the rules; a half-made play taken back is none. */
export function defaultsInARow(match: Match, seat: Seat): number {
  let n = 0
  for (let i = match.entries.length - 1; i >= 0; i--) {
    const entry = match.entries[i]
    // An only answer says nothing about who is there.
    if (entry?.seat !== seat || entry.moveId.startsWith(ONLY)) continue
    if (!entry.moveId.startsWith(IDLE)) return n
    if (!isUndo(entry.words)) n++
  }
  return n
}

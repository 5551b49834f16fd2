import type { Seat, SeatSet } from './contract.ts'

const { clz32 } = Math

/** The empty set of seats. */
export const NOBODY: SeatSet = 0
/** The set of this seat alone. */
export const only = (seat: Seat): SeatSet => 1 << seat
/** The set of all seats. */
export const everyone = (seats: number): SeatSet => (1 << seats) - 1
/** Whether a seat is in a set. */
export const has = (set: SeatSet, seat: Seat): boolean => seat >= 0 && (set & (1 << seat)) !== 0
/** A set with this seat. */
export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)
/** A set without this seat. */
export const without = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

/** How many seats are in a set, or bits in any number: neighbours are added up, pair by pair. */
export function count(set: SeatSet): number {
  const pairs = set - ((set >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The lowest seat of a set, or -1. */
export const first = (set: SeatSet): Seat => 31 - clz32(set & -set)

/** The seats of a set in ascending order. */
export function members(set: SeatSet): Seat[] {
  const out: Seat[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(first(rest))
  return out
}

/** The next seat clockwise. Seats are numbered clockwise. */
export const clockwise = (seat: Seat, seats: number, steps = 1): Seat =>
  (((seat + steps) % seats) + seats) % seats

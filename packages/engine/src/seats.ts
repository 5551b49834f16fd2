import type { Seat, SeatSet } from './contract.ts'

export const NOBODY: SeatSet = 0
export const only = (seat: Seat): SeatSet => 1 << seat
export const everyone = (seats: number): SeatSet => (1 << seats) - 1
export const has = (set: SeatSet, seat: Seat): boolean => seat >= 0 && (set & (1 << seat)) !== 0
export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)
export const without = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

export function count(set: SeatSet): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n++
  return n
}

/** The lowest seat of a set, or -1. */
export const first = (set: SeatSet): Seat => (set === 0 ? -1 : 31 - Math.clz32(set & -set))

/** The seats of a set in ascending order. */
export function members(set: SeatSet): Seat[] {
  const out: Seat[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(first(rest))
  return out
}

/** The next seat clockwise. Seats are numbered clockwise. */
export const clockwise = (seat: Seat, seats: number, steps = 1): Seat =>
  (((seat + steps) % seats) + seats) % seats

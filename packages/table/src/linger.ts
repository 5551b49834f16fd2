import { count, has } from '@noren/engine'
import type { Seat, SeatSet } from '@noren/engine'

/** A choice as everybody can read it in the log. */
interface Chosen {
  readonly seat: Seat
  readonly moveId: string
}

/**
 * So many pauses one bot may take between two turns of a person, and all of them together: 1.2 s and 5.5 s at half a second each.
 * The page rests on what they do for the remainder of 2 s and 10 s.
 */
const ONE = 2.4
const ALL = 11

/** The house answered where there was one answer: nobody had a turn. */
const isOnly = ({ moveId }: Chosen): boolean => moveId.startsWith('only:')

/**
 * How long a bot lingers over a choice. The first one between two turns of a person takes a whole pause; what it does beyond that is
 * shown in ever shorter ones, so that full tables keep nobody waiting. It follows from the log and the pause of the table
 * alone, and so says nothing about what the seat holds. `hold` lengthens it where a window is open.
 */
export function lingerOf(
  entries: readonly Chosen[],
  seat: Seat,
  driven: SeatSet,
  seats: number,
  pause: number,
  hold = 1,
): number {
  const bots = count(driven)
  // Nobody waits for a turn of their own.
  if (bots >= seats) return pause * hold
  let before = 0
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]
    if (entry === undefined || (!has(driven, entry.seat) && !isOnly(entry))) break
    if (entry.seat === seat) before++
  }
  const budget = Math.min(ONE, ALL / bots) * pause
  return Math.min(pause * hold, budget / 2 ** (before + 1))
}

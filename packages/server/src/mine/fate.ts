import type { Fate } from '@noren/protocol'
import type { TableRow } from '@noren/store'
import { seatsOf } from '../tables/seating.ts'

/** Games in which all win or lose together, as far as anybody asks. */
export type IsTogether = (game: string) => boolean

/** A finished game as its person saw it end. */
export interface Play {
  readonly row: TableRow
  readonly seat: number
  readonly fate: Fate
  readonly place: number | null
  readonly score: number | null
  /** Whole minutes, where beginning and end were noted. */
  readonly minutes: number | null
  /** Whether it counts: it was played to its end, by this person for the most part. */
  readonly counts: boolean
}

const MINUTE = 60_000

/** How a game ended for a seat: first place alone or shared, or all of a team that held out. */
export function fateOf({ outcome, manners, holders }: TableRow, seat: number, together: boolean): Fate {
  if (outcome === null || manners?.ended !== undefined) return 'ended'
  if (together) return (outcome.payoff[seat] ?? 0) > 0 ? 'won' : 'lost'
  if (outcome.ranks[seat] !== 1) return 'lost'
  const first = outcome.ranks.filter(rank => rank === 1).length
  return first > 1 && holders.length > 1 ? 'shared' : 'won'
}

/** What a finished table was for one person; null if they did not sit there. */
export function playOf(row: TableRow, person: string, together: IsTogether): Play | null {
  const [seat] = seatsOf(row, person)
  if (seat === undefined) return null
  const { outcome, began, ended, absent, manners } = row
  const team = together(row.charter.game)
  const fate = fateOf(row, seat, team)
  const gaveUp = manners?.conceded?.includes(seat) === true
  return {
    row,
    seat,
    fate,
    place: team ? null : (outcome?.ranks[seat] ?? null),
    score: outcome?.scores[seat] ?? null,
    minutes: began === undefined || ended === undefined ? null : Math.round((ended - began) / MINUTE),
    // A fork is tried out, not played for anything.
    counts:
      row.charter.fork === undefined && fate !== 'ended' && !gaveUp && ((absent ?? 0) & (1 << seat)) === 0,
  }
}

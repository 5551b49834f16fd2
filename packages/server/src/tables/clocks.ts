import { everyone, members } from '@noren/engine'
import type { Seat } from '@noren/engine'
import { unanswered } from '@noren/match'
import { playedFor } from '@noren/table'
import type { TableRow } from '@noren/store'
import type { LiveTable } from './live.ts'

/** Whose time runs at a table, and until when. A clock stands still for a while when its player's connection breaks. */

/** The seats that a person is thinking for. */
export const thinking = ({ holders }: TableRow): number => everyone(holders.length) & ~playedFor(holders)

function personAt({ row }: LiveTable, seat: Seat): string | null {
  const holder = row.holders[seat]
  return holder?.kind === 'person' ? holder.person : null
}

/** For how long a seat's clock stands still in its decision, until a moment. */
export function stopped(table: LiveTable, seat: Seat, now: number): number {
  const person = personAt(table, seat)
  const since = table.row.clock?.since[seat] ?? 0
  return person === null || since === 0 ? 0 : table.viewers.grace.stopped(seat, person, since, now)
}

/** Whether this seat's clock stands still because its player is reconnecting. */
export function stands(table: LiveTable, seat: Seat): boolean {
  const person = personAt(table, seat)
  if (person === null || table.online(person) || (table.row.clock?.until[seat] ?? 0) === 0) return false
  return table.viewers.grace.stands(person, table.time.now())
}

/** When a seat's time is over, should its player not come back sooner; null when it does not run. */
export function untilOf(table: LiveTable, seat: Seat): number | null {
  const until = table.row.clock?.until[seat] ?? 0
  if (until === 0) return null
  const person = personAt(table, seat)
  const gone = person !== null && !table.online(person)
  return until + stopped(table, seat, gone ? Number.MAX_SAFE_INTEGER : table.time.now())
}

/** The seats of people whose time runs; it goes on to the eyes of others when somebody has answered in secret. */
function running({ match, row }: LiveTable): Seat[] {
  if (match === null || row.status !== 'playing' || row.clock === null) return []
  return members(unanswered(match) & thinking(row))
}

/** The next moment at which somebody's time is over. */
export function nextTimeOut(table: LiveTable): number | null {
  if (table.row.clock === null) return null
  const ends = running(table).flatMap(seat => untilOf(table, seat) ?? [])
  return ends.length === 0 ? null : Math.min(...ends)
}

/** The seats whose time is over. */
export function timedOut(table: LiveTable): Seat[] {
  const now = table.time.now()
  return running(table).filter(seat => (untilOf(table, seat) ?? Number.POSITIVE_INFINITY) <= now)
}

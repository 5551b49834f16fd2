import type { Seat } from '@noren/engine'
import type { Deed } from '@noren/protocol'
import type { Manners, TableRow } from '@noren/store'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import { peopleOf, relieve, seatsOf, start } from './seating.ts'
import { isOpen } from './seeds.ts'

/**
 * How people at a table treat each other: each deed takes a table as it is and gives the table as it will be, or says no. What depends on who
 * is there just now is handed in.
 */
export interface Present {
  readonly now: number
  online(person: string): boolean
  /** Since when somebody who sits here has not been seen. */
  goneSince(person: string): number
  /** Milliseconds after which an absence may be voted about. */
  readonly patience: number
}

/** How long everybody agreed to wait, in patiences. */
const WAIT_FOR = 2

const withManners = (row: TableRow, more: Manners): TableRow => ({
  ...row,
  manners: { ...row.manners, ...more },
})

const personAt = (row: TableRow, seat: Seat): string | null => {
  const holder = row.holders[seat]
  return holder?.kind === 'person' ? holder.person : null
}

const toggled = (list: readonly string[] | undefined, who: string, on: boolean): string[] => [
  ...(list ?? []).filter(p => p !== who),
  ...(on ? [who] : []),
]

/** Somebody does something to the manners of a table. */
export function behave(row: TableRow, who: string, deed: Deed, present: Present): TableRow | No {
  if (deed.do === 'self-start') return selfStart(row, who, deed.on, present)
  if (deed.do === 'ready') return ready(row, who, deed.on, present)
  const { seat } = deed
  if (row.holders[seat] === undefined) return no('no-such-seat')
  if (deed.do === 'send-away') return sendAway(row, who, seat)
  if (deed.do === 'mute') return mute(row, who, seat, deed.on)
  if (deed.do === 'concede') return concede(row, who, seat)
  return vote(row, who, seat, deed.vote, present)
}

/** Before the start the host may ask somebody to leave; they do not sit down here again. */
function sendAway(row: TableRow, who: string, seat: Seat): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (row.host !== who) return no('not-the-host')
  const person = personAt(row, seat)
  if (person === null || person === who) return no('no-such-seat')
  const holders = row.holders.map(m =>
    m.kind === 'person' && m.person === person ? ({ kind: 'empty' } as const) : m,
  )
  const ready = toggled(row.manners?.ready, person, false)
  return withManners({ ...row, holders }, { barred: toggled(row.manners?.barred, person, true), ready })
}

/** The host lets nobody hear what somebody says, or lets them be heard again. */
function mute(row: TableRow, who: string, seat: Seat, on: boolean): TableRow | No {
  if (row.host !== who) return no('not-the-host')
  const person = personAt(row, seat)
  if (person === null || person === who) return no('no-such-seat')
  return withManners(row, { muted: toggled(row.manners?.muted, person, on) })
}

function ready(row: TableRow, who: string, on: boolean, present: Present): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (seatsOf(row, who).length === 0) return no('not-your-seat')
  return begun(withManners(row, { ready: toggled(row.manners?.ready, who, on) }), present)
}

function selfStart(row: TableRow, who: string, on: boolean, present: Present): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (row.host !== who) return no('not-the-host')
  return begun(withManners(row, { selfStart: on }), present)
}

/** A full table whose people are all ready begins by itself, if its host wished so. */
export function begun(row: TableRow, present: Present): TableRow {
  const { manners } = row
  const all = peopleOf(row)
  const set = manners?.selfStart === true && all.length > 0 && all.every(p => manners.ready?.includes(p))
  if (!isOpen(row) || !set) return row
  const started = start(row, row.host, present)
  return 'no' in started ? row : started
}

/** Giving up: of two, the other one has won; of more, a bot plays the seat for good. */
function concede(row: TableRow, who: string, seat: Seat): TableRow | No {
  if (row.status !== 'playing') return no(row.status === 'open' ? 'not-started' : 'game-over')
  if (personAt(row, seat) !== who) return no('not-your-seat')
  const conceded = [...new Set([...(row.manners?.conceded ?? []), seat])].sort((a, b) => a - b)
  if (row.holders.length === 2)
    return { ...withManners(row, { conceded, ended: { how: 'conceded', by: [seat] } }), status: 'over' }
  return withManners(relieve(row, seat, who), { conceded })
}

/** Who may vote about an absence: people who are here, once each. */
const voters = (row: TableRow, absent: string, present: Present): string[] =>
  peopleOf(row).filter(p => p !== absent && present.online(p))

/**
 * The moment from which those present may vote about a seat whose person is gone: once the table's patience is over, and what it agreed to wait
 * besides. Null if nobody is missed there.
 */
export function absentFrom(row: TableRow, seat: Seat, present: Present): number | null {
  const holder = row.holders[seat]
  if (row.status !== 'playing' || row.time.kind === 'days') return null
  if (holder?.kind !== 'person' || holder.standIn !== undefined || present.online(holder.person)) return null
  const agreed = row.manners?.absence?.seat === seat ? (row.manners.absence.until ?? 0) : 0
  const from = Math.max(present.goneSince(holder.person) + present.patience, agreed)
  return Number.isFinite(from) ? from : null
}

/** A vote about an absent seat: the majority of those present decides for a bot or for waiting, all of them for the end. */
function vote(
  row: TableRow,
  who: string,
  seat: Seat,
  choice: 'bot' | 'wait' | 'end',
  present: Present,
): TableRow | No {
  if (row.status !== 'playing') return no(row.status === 'open' ? 'not-started' : 'game-over')
  const absent = personAt(row, seat)
  if (absent === null || (absentFrom(row, seat, present) ?? Number.POSITIVE_INFINITY) > present.now)
    return no('not-absent')
  const all = voters(row, absent, present)
  if (!all.includes(who)) return no('not-your-seat')
  const known = row.manners?.absence?.seat === seat ? row.manners.absence.votes : {}
  const votes = { ...known, [who]: choice }
  const of = (wanted: string): number => all.filter(p => votes[p] === wanted).length
  if (of('end') === all.length)
    return { ...withManners(row, { absence: null, ended: { how: 'agreed', by: [seat] } }), status: 'over' }
  if (of('bot') * 2 > all.length) return withManners(relieve(row, seat, absent), { absence: null })
  if (of('wait') * 2 > all.length)
    return withManners(row, {
      absence: { seat, votes: {}, until: present.now + WAIT_FOR * present.patience },
    })
  return withManners(row, { absence: { seat, votes } })
}

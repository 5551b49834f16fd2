import type { Seat } from '@noren/engine'
import type { BotLevel, LeaveAlone } from '@noren/protocol'
import type { SeatHolder, TableRow } from '@noren/store'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import { begins, isOpen, isStarting } from './seeds.ts'
import type { Starting } from './seeds.ts'

/**
 * Who may sit down, stand up, seat a bot, begin and leave: each takes a table as it is and gives the table as it will
 * be, or says no. Nothing is stored here, so that a writer who lost a race can simply ask again.
 */
const EMPTY: SeatHolder = { kind: 'empty' }
const person = (id: string, away = false): SeatHolder => ({ kind: 'person', person: id, away })

type Seated = Extract<SeatHolder, { kind: 'person' }>
/** The same person at the table again: what they leave to itself stays so. */
const again = ({ person: id, standing }: Seated): SeatHolder => ({
  kind: 'person',
  person: id,
  away: false,
  ...(standing === undefined ? {} : { standing }),
})

const isOf = (holder: SeatHolder | undefined, who: string): boolean =>
  holder?.kind === 'person' && holder.person === who

/** The seats of one person; nobody's are none. */
export const seatsOf = (row: TableRow, who: string | null): Seat[] =>
  who === null ? [] : row.holders.flatMap((holder, seat) => (isOf(holder, who) ? [seat] : []))

/** Everybody who sits at a table, once each. */
export const peopleOf = ({ holders }: TableRow): string[] => [
  ...new Set(holders.flatMap(holder => (holder.kind === 'person' ? [holder.person] : []))),
]

const put = (row: TableRow, seat: Seat, holder: SeatHolder): TableRow => ({
  ...row,
  holders: row.holders.map((m, i) => (i === seat ? holder : m)),
})

const putAll = (row: TableRow, seats: readonly Seat[], holder: SeatHolder): TableRow =>
  seats.reduce((r, seat) => put(r, seat, holder), row)

/** Taking a free seat before the start, or coming back to one's own after having left. */
export function sit(row: TableRow, who: string, seat: Seat | undefined): TableRow | No {
  if (seat !== undefined && row.holders[seat] === undefined) return no('no-such-seat')
  const mine = seatsOf(row, who)
  if (!isOpen(row)) return comeBack(row, who, seat, mine)
  if (row.manners?.barred?.includes(who) === true) return no('sent-away')
  if (seat === undefined) {
    if (mine.length > 0) return row
    const free = row.holders.findIndex(m => m.kind === 'empty')
    return free < 0 ? no('table-full') : put(row, free, person(who))
  }
  const holder = row.holders[seat]
  if (isOf(holder, who)) return row
  if (holder?.kind === 'empty') return put(row, seat, person(who))
  return row.holders.some(m => m.kind === 'empty') ? no('not-your-seat') : no('table-full')
}

function comeBack(row: TableRow, who: string, seat: Seat | undefined, mine: readonly Seat[]): TableRow | No {
  if (mine.length === 0) return no('table-full')
  if (seat !== undefined && !mine.includes(seat)) return no('not-your-seat')
  const given = row.manners?.conceded ?? []
  const seats = (seat === undefined ? mine : [seat]).filter(s => !given.includes(s))
  return seats.length === 0 ? no('conceded') : backTo(row, seats)
}

/** Its people sit on these seats again. */
const backTo = (row: TableRow, seats: readonly Seat[]): TableRow => ({
  ...row,
  holders: row.holders.map((holder, seat) =>
    holder.kind === 'person' && seats.includes(seat) ? again(holder) : holder,
  ),
})

/** Which questions somebody leaves to themselves, told to nobody else. */
export function leaveAlone(row: TableRow, who: string, { seat, standing }: LeaveAlone): TableRow | No {
  const holder = row.holders[seat]
  if (holder === undefined) return no('no-such-seat')
  if (holder.kind !== 'person' || holder.person !== who) return no('not-your-seat')
  if (row.status !== 'playing') return no(row.status === 'open' ? 'not-started' : 'game-over')
  const { standing: was, ...bare } = holder
  if (JSON.stringify(was ?? {}) === JSON.stringify(standing)) return row
  return put(row, seat, Object.keys(standing).length === 0 ? bare : { ...bare, standing })
}

const bare = (holder: SeatHolder): SeatHolder => {
  if (holder.kind !== 'person') return holder
  const { standing: _own, ...open } = holder
  return open
}

/** Who alone can tell two rows of a table apart, by what they leave to itself; null: others can too. */
export function seenOnlyBy(was: TableRow, is: TableRow): string | null {
  const { revision: _before, holders: those, ...rest } = was
  const { revision: _after, holders, ...same } = is
  const open = (row: object, seats: readonly SeatHolder[]): string => JSON.stringify([row, seats.map(bare)])
  const changed = holders.filter((holder, seat) => JSON.stringify(holder) !== JSON.stringify(those[seat]))
  const [holder] = changed
  if (changed.length !== 1 || holder?.kind !== 'person') return null
  return open(rest, those) === open(same, holders) ? holder.person : null
}

/** A bot takes the seat of somebody whose time ran out too often: one that plays well, for the sake of the others. */
export const STAND_IN: BotLevel = 'samurai'
export function relieve(row: TableRow, seat: Seat, who: string): TableRow {
  const holder = row.holders[seat]
  if (row.status !== 'playing' || holder?.kind !== 'person' || holder.person !== who) return row
  return holder.standIn === undefined ? put(row, seat, { ...holder, standIn: STAND_IN }) : row
}

/** Somebody who looks at the table again has their seats back, except those they left on purpose. */
export function giveBack(row: TableRow, who: string): TableRow {
  const mine = seatsOf(row, who).filter(seat => {
    const holder = row.holders[seat]
    const given = row.manners?.conceded?.includes(seat) === true
    return holder?.kind === 'person' && holder.standIn !== undefined && !holder.away && !given
  })
  return row.status === 'playing' && mine.length > 0 ? backTo(row, mine) : row
}

/** Getting up before the start; the host may also send a bot away. */
export function stand(row: TableRow, who: string, seat: Seat | undefined): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (seat === undefined) return putAll(row, seatsOf(row, who), EMPTY)
  const holder = row.holders[seat]
  if (holder === undefined) return no('no-such-seat')
  if (isOf(holder, who) || (holder.kind === 'bot' && row.host === who)) return put(row, seat, EMPTY)
  if (holder.kind === 'bot') return no('not-the-host')
  return holder.kind === 'empty' ? row : no('not-your-seat')
}

export function putBot(row: TableRow, who: string, seat: Seat, level: BotLevel): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (row.host !== who) return no('not-the-host')
  const holder = row.holders[seat]
  if (holder === undefined) return no('no-such-seat')
  return holder.kind === 'person' ? no('not-your-seat') : put(row, seat, { kind: 'bot', level })
}

/** The host lets chance say who sits where: `draw(n)` is a whole number below n. */
export function shuffleSeats(row: TableRow, who: string, draw: (n: number) => number): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (row.host !== who) return no('not-the-host')
  const holders = [...row.holders]
  for (let i = holders.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const [a, b] = [holders[i], holders[j]]
    if (a === undefined || b === undefined) continue
    holders[i] = b
    holders[j] = a
  }
  return { ...row, holders }
}

const NOBODY: Starting = { now: 0, online: () => false }

/** Begins at once, or once the seeds of those who are there are open. */
export function start(row: TableRow, who: string, present: Starting = NOBODY): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (row.host !== who) return no('not-the-host')
  return row.holders.some(m => m.kind === 'empty') ? no('seats-empty') : begins(row, who, present)
}

/**
 * Before the start, leaving is getting up, and the next person becomes the host. In a running game the seat stays and
 * the table plays its defaults until its owner sits down again. Afterwards there is nothing left to leave.
 */
export function leave(row: TableRow, who: string): TableRow {
  const mine = seatsOf(row, who)
  if (row.status === 'over') return row
  if (row.status === 'playing' || isStarting(row)) return putAll(row, mine, person(who, true))
  const left = putAll(row, mine, EMPTY)
  if (row.host !== who) return left
  const heir = left.holders.find(m => m.kind === 'person')
  return heir?.kind === 'person' ? { ...left, host: heir.person } : { ...left, listed: false }
}

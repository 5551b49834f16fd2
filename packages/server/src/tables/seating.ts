import type { Seat } from '@noren/engine'
import type { BotLevel, LeaveAlone } from '@noren/protocol'
import type { Mat, TableRow } from '@noren/store'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'

/**
 * Who may sit down, stand up, seat a bot, begin and leave: each takes a table as it is and gives the table as it will
 * be, or says no. Nothing is stored here, so that a writer who lost a race can simply ask again.
 */
const EMPTY: Mat = { kind: 'empty' }
const person = (id: string, away = false): Mat => ({ kind: 'person', person: id, away })

type Seated = Extract<Mat, { kind: 'person' }>
/** The same person at the table again: what they leave to itself stays so. */
const again = ({ person: id, standing }: Seated): Mat => ({
  kind: 'person',
  person: id,
  away: false,
  ...(standing === undefined ? {} : { standing }),
})

const isOf = (mat: Mat | undefined, who: string): boolean => mat?.kind === 'person' && mat.person === who

/** The seats of one person; nobody's are none. */
export const seatsOf = (row: TableRow, who: string | null): Seat[] =>
  who === null ? [] : row.mats.flatMap((mat, seat) => (isOf(mat, who) ? [seat] : []))

/** Everybody who sits at a table, once each. */
export const peopleOf = ({ mats }: TableRow): string[] => [
  ...new Set(mats.flatMap(mat => (mat.kind === 'person' ? [mat.person] : []))),
]

const put = (row: TableRow, seat: Seat, mat: Mat): TableRow => ({
  ...row,
  mats: row.mats.map((m, i) => (i === seat ? mat : m)),
})

const putAll = (row: TableRow, seats: readonly Seat[], mat: Mat): TableRow =>
  seats.reduce((r, seat) => put(r, seat, mat), row)

/** Taking a free seat before the start, or coming back to one's own after having left. */
export function sit(row: TableRow, who: string, seat: Seat | undefined): TableRow | No {
  if (seat !== undefined && row.mats[seat] === undefined) return no('no-such-seat')
  const mine = seatsOf(row, who)
  if (row.status !== 'open') return comeBack(row, who, seat, mine)
  if (row.manners?.barred?.includes(who) === true) return no('sent-away')
  if (seat === undefined) {
    if (mine.length > 0) return row
    const free = row.mats.findIndex(m => m.kind === 'empty')
    return free < 0 ? no('table-full') : put(row, free, person(who))
  }
  const mat = row.mats[seat]
  if (isOf(mat, who)) return row
  if (mat?.kind === 'empty') return put(row, seat, person(who))
  return row.mats.some(m => m.kind === 'empty') ? no('not-your-seat') : no('table-full')
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
  mats: row.mats.map((mat, seat) => (mat.kind === 'person' && seats.includes(seat) ? again(mat) : mat)),
})

/** Which questions somebody leaves to themselves, told to nobody else. */
export function leaveAlone(row: TableRow, who: string, { seat, standing }: LeaveAlone): TableRow | No {
  const mat = row.mats[seat]
  if (mat === undefined) return no('no-such-seat')
  if (mat.kind !== 'person' || mat.person !== who) return no('not-your-seat')
  if (row.status !== 'playing') return no(row.status === 'open' ? 'not-started' : 'game-over')
  const { standing: was, ...bare } = mat
  if (JSON.stringify(was ?? {}) === JSON.stringify(standing)) return row
  return put(row, seat, Object.keys(standing).length === 0 ? bare : { ...bare, standing })
}

const bare = (mat: Mat): Mat => {
  if (mat.kind !== 'person') return mat
  const { standing: _own, ...open } = mat
  return open
}

/** Who alone can tell two rows of a table apart, by what they leave to itself; null: others can too. */
export function seenOnlyBy(was: TableRow, is: TableRow): string | null {
  const { revision: _before, mats: those, ...rest } = was
  const { revision: _after, mats, ...same } = is
  const open = (row: object, seats: readonly Mat[]): string => JSON.stringify([row, seats.map(bare)])
  const changed = mats.filter((mat, seat) => JSON.stringify(mat) !== JSON.stringify(those[seat]))
  const [mat] = changed
  if (changed.length !== 1 || mat?.kind !== 'person') return null
  return open(rest, those) === open(same, mats) ? mat.person : null
}

/** A bot takes the seat of somebody whose time ran out too often: one that plays well, for the sake of the others. */
export const STAND_IN: BotLevel = 'samurai'
export function relieve(row: TableRow, seat: Seat, who: string): TableRow {
  const mat = row.mats[seat]
  if (row.status !== 'playing' || mat?.kind !== 'person' || mat.person !== who) return row
  return mat.standIn === undefined ? put(row, seat, { ...mat, standIn: STAND_IN }) : row
}

/** Somebody who looks at the table again has their seats back, except those they left on purpose. */
export function giveBack(row: TableRow, who: string): TableRow {
  const mine = seatsOf(row, who).filter(seat => {
    const mat = row.mats[seat]
    const given = row.manners?.conceded?.includes(seat) === true
    return mat?.kind === 'person' && mat.standIn !== undefined && !mat.away && !given
  })
  return row.status === 'playing' && mine.length > 0 ? backTo(row, mine) : row
}

/** Getting up before the start; the host may also send a bot away. */
export function stand(row: TableRow, who: string, seat: Seat | undefined): TableRow | No {
  if (row.status !== 'open') return no('already-started')
  if (seat === undefined) return putAll(row, seatsOf(row, who), EMPTY)
  const mat = row.mats[seat]
  if (mat === undefined) return no('no-such-seat')
  if (isOf(mat, who) || (mat.kind === 'bot' && row.host === who)) return put(row, seat, EMPTY)
  if (mat.kind === 'bot') return no('not-the-host')
  return mat.kind === 'empty' ? row : no('not-your-seat')
}

export function putBot(row: TableRow, who: string, seat: Seat, level: BotLevel): TableRow | No {
  if (row.status !== 'open') return no('already-started')
  if (row.host !== who) return no('not-the-host')
  const mat = row.mats[seat]
  if (mat === undefined) return no('no-such-seat')
  return mat.kind === 'person' ? no('not-your-seat') : put(row, seat, { kind: 'bot', level })
}

/** The host lets chance say who sits where: `draw(n)` is a whole number below n. */
export function shuffleSeats(row: TableRow, who: string, draw: (n: number) => number): TableRow | No {
  if (row.status !== 'open') return no('already-started')
  if (row.host !== who) return no('not-the-host')
  const mats = [...row.mats]
  for (let i = mats.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const [a, b] = [mats[i], mats[j]]
    if (a === undefined || b === undefined) continue
    mats[i] = b
    mats[j] = a
  }
  return { ...row, mats }
}

export function start(row: TableRow, who: string): TableRow | No {
  if (row.status !== 'open') return no('already-started')
  if (row.host !== who) return no('not-the-host')
  return row.mats.some(m => m.kind === 'empty') ? no('seats-empty') : { ...row, status: 'playing' }
}

/**
 * Before the start, leaving is getting up, and the next person becomes the host. In a running game the seat stays and
 * the table plays its defaults until its owner sits down again. Afterwards there is nothing left to leave.
 */
export function leave(row: TableRow, who: string): TableRow {
  const mine = seatsOf(row, who)
  if (row.status === 'over') return row
  if (row.status === 'playing') return putAll(row, mine, person(who, true))
  const left = putAll(row, mine, EMPTY)
  if (row.host !== who) return left
  const heir = left.mats.find(m => m.kind === 'person')
  return heir?.kind === 'person' ? { ...left, host: heir.person } : { ...left, listed: false }
}

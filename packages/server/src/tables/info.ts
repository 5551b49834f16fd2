import { hashOfKey } from '@noren/match'
import type { BotLevel, SeatInfo, TableInfo } from '@noren/protocol'
import type { Mat, Person, TableRow } from '@noren/store'
import { guestOf } from '../ids.ts'
import { absentFrom } from './manners.ts'
import type { Present } from './manners.ts'
import { marksOf } from './names.ts'
import { peopleOf, seatsOf } from './seating.ts'

/** What can be known of a table beside its row. */
export interface Around {
  readonly people: ReadonlyMap<string, Person>
  online(person: string): boolean
  /** Who is here, for what may be decided about those who are not; absent in lists. */
  readonly present?: Present
}

/** What people said and decided about one seat. */
function mannersOf(row: TableRow, seat: number, person: string, { present }: Around): Partial<SeatInfo> {
  const { muted, ready, conceded, absence } = row.manners ?? {}
  const wait = present === undefined ? null : absentFrom(row, seat, present)
  const votes = Object.entries(absence?.seat === seat ? absence.votes : {}).flatMap(([who, vote]) =>
    seatsOf(row, who).map(s => [String(s), vote] as const),
  )
  return {
    ...(muted?.includes(person) === true ? { muted: true } : {}),
    ...(row.status === 'open' && ready?.includes(person) === true ? { ready: true } : {}),
    ...(conceded?.includes(seat) === true ? { conceded: true } : {}),
    ...(wait === null ? {} : { absentFrom: wait }),
    ...(votes.length === 0 ? {} : { votes: Object.fromEntries(votes) }),
  }
}

interface Place {
  readonly row: TableRow
  readonly seat: number
  /** What tells somebody apart from those with a name like theirs. */
  readonly marks: ReadonlyMap<string, string>
}

function seatInfo(mat: Mat, me: string | null, around: Around, { row, seat, marks }: Place): SeatInfo {
  if (mat.kind === 'empty') return { kind: 'empty', name: '', crest: 0, online: false, yours: false }
  if (mat.kind === 'bot')
    return { kind: 'bot', name: '', crest: 0, level: mat.level as BotLevel, online: true, yours: false }
  const { name, crest } = around.people.get(mat.person) ?? guestOf(mat.person)
  return {
    kind: 'person',
    name: name + (marks.get(mat.person) ?? ''),
    crest,
    online: around.online(mat.person),
    yours: mat.person === me,
    ...(mat.away ? { away: true } : {}),
    ...(mat.standIn === undefined ? {} : { standIn: mat.standIn as BotLevel }),
    ...mannersOf(row, seat, mat.person, around),
    ...(mat.standing === undefined || mat.person !== me ? {} : { standing: mat.standing }),
  }
}

function hostSeat(row: TableRow): { hostSeat?: number } {
  const [seat] = seatsOf(row, row.host)
  return seat === undefined ? {} : { hostSeat: seat }
}

/** A table as one person may know it. The key is shown only when nothing depends on it any more. */
export function tableInfo(row: TableRow, me: string | null, around: Around): TableInfo {
  const { id, game, version, bundle, options, key } = row.charter
  const mine = seatsOf(row, me)
  const marks = marksOf(
    peopleOf(row).map(who => ({ id: who, name: (around.people.get(who) ?? guestOf(who)).name })),
  )
  return {
    id,
    game,
    version,
    ...(bundle === undefined ? {} : { bundle }),
    options,
    status: row.status,
    host: row.host === me,
    ...hostSeat(row),
    listed: row.listed,
    seats: row.mats.map((mat, seat) => seatInfo(mat, me, around, { row, seat, marks })),
    keyHash: hashOfKey(key),
    ...(row.status === 'over' ? { key } : {}),
    outcome: row.outcome as TableInfo['outcome'],
    created: row.created,
    ...(row.time.kind === 'none' ? {} : { time: row.time }),
    ...(row.next === null ? {} : { next: row.next }),
    ...(row.status === 'open' && row.manners?.selfStart === true ? { selfStart: true } : {}),
    ...(row.manners?.ended === undefined
      ? {}
      : { ended: { how: row.manners.ended.how, by: [...row.manners.ended.by] } }),
    yourTurn:
      row.status === 'playing' && mine.some(seat => (row.waiting & ~row.answered & (1 << seat)) !== 0),
  }
}

/** The same in a list, without what only those who come to the table want to know. */
export function listedInfo(row: TableRow, me: string | null, around: Around): TableInfo {
  const { options: _, ...info } = tableInfo(row, me, around)
  return info
}

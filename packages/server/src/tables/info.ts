import type { BotLevel, SeatInfo, TableInfo } from '@noren/protocol'
import type { SeatHolder, Person, TableRow } from '@noren/store'
import { freeSeat, infoOf, seedsInfo } from '@noren/table'
import { guestOf, isGone, STRANGER } from '../ids.ts'
import { absentFrom } from './manners.ts'
import type { Present } from './manners.ts'
import { marksOf } from './names.ts'
import { mayReview } from './review.ts'
import { peopleOf, seatsOf } from './seating.ts'
import { isStarting, seedsShown } from './seeds.ts'

/** What can be known of a table beside its row. */
export interface Around {
  readonly people: ReadonlyMap<string, Person>
  online(person: string): boolean
  /** The id of a game today; a charter may have an older one. */
  idOf(game: string): string
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
  readonly hidden: ReadonlySet<string>
}

const NOBODY: ReadonlySet<string> = new Set()

/** Those who keep their finished games to themselves: a guest for everybody who did not sit there. */
function hiddenFrom(row: TableRow, me: string | null, { people }: Around): ReadonlySet<string> {
  if (row.status !== 'over' || seatsOf(row, me).length > 0) return NOBODY
  return new Set(peopleOf(row).filter(who => people.get(who)?.sight?.games === 'me'))
}

/** A seat without anything of who held it. */
const guestSeat = (mark: string): SeatInfo => ({
  kind: 'person',
  name: STRANGER.name + mark,
  crest: STRANGER.crest,
  online: false,
  yours: false,
  gone: true,
})

function seatInfo(
  holder: SeatHolder,
  me: string | null,
  around: Around,
  { row, seat, marks, hidden }: Place,
): SeatInfo {
  if (holder.kind !== 'person') return freeSeat(holder.kind === 'bot' ? holder.level : null)
  if (hidden.has(holder.person)) return guestSeat(marks.get(holder.person) ?? '')
  const { name, crest } = around.people.get(holder.person) ?? guestOf(holder.person)
  return {
    kind: 'person',
    name: name + (marks.get(holder.person) ?? ''),
    crest,
    online: around.online(holder.person),
    yours: holder.person === me,
    ...(isGone(holder.person) ? { gone: true } : {}),
    ...(holder.away ? { away: true } : {}),
    ...(holder.standIn === undefined ? {} : { standIn: holder.standIn as BotLevel }),
    ...mannersOf(row, seat, holder.person, around),
    ...(holder.standing === undefined || holder.person !== me ? {} : { standing: holder.standing }),
  }
}

function hostSeat(row: TableRow): { hostSeat?: number } {
  const [seat] = seatsOf(row, row.host)
  return seat === undefined ? {} : { hostSeat: seat }
}

/** A table as one person may know it. */
export function tableInfo(row: TableRow, me: string | null, around: Around): TableInfo {
  const hidden = hiddenFrom(row, me, around)
  const nameOf = (who: string): string =>
    (hidden.has(who) ? STRANGER : (around.people.get(who) ?? guestOf(who))).name
  const marks = marksOf(peopleOf(row).map(who => ({ id: who, name: nameOf(who) })))
  const seats = row.holders.map((holder, seat) => seatInfo(holder, me, around, { row, seat, marks, hidden }))
  const { ended, selfStart } = row.manners ?? {}
  const seeds = seedsShown(row)
  return {
    ...infoOf(row, seatsOf(row, me), {
      game: around.idOf(row.charter.game),
      mayReview: mayReview(row, me) === true,
      host: row.host === me,
      listed: row.listed,
      seats,
    }),
    ...hostSeat(row),
    ...(row.manners?.private === true ? { private: true } : {}),
    ...(row.time.kind === 'none' ? {} : { time: row.time }),
    // The next table would name whom this one hides.
    ...(row.next === null || hidden.size > 0 ? {} : { next: row.next }),
    ...(row.status === 'open' && selfStart === true ? { selfStart: true } : {}),
    ...(isStarting(row) ? { starting: true } : {}),
    ...(seeds === undefined ? {} : { seeds: seedsInfo(seeds) }),
    ...(ended === undefined ? {} : { ended: { how: ended.how, by: [...ended.by] } }),
  }
}

/** The same in a list, without what only those who come to the table want to know. */
export function listedInfo(row: TableRow, me: string | null, around: Around): TableInfo {
  const { options: _, seeds: _seeds, ...info } = tableInfo(row, me, around)
  return info
}

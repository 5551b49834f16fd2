import { hashOfKey } from '@noren/match'
import type { BotLevel, SeatInfo, TableInfo } from '@noren/protocol'
import type { Mat, Person, TableRow } from '@noren/store'
import { guestOf } from '../ids.ts'
import { seatsOf } from './seating.ts'

/** What can be known of a table beside its row. */
export interface Around {
  readonly people: ReadonlyMap<string, Person>
  online(person: string): boolean
}

function seatInfo(mat: Mat, me: string | null, around: Around): SeatInfo {
  if (mat.kind === 'empty') return { kind: 'empty', name: '', crest: 0, online: false, yours: false }
  if (mat.kind === 'bot')
    return { kind: 'bot', name: '', crest: 0, level: mat.level as BotLevel, online: true, yours: false }
  const { name, crest } = around.people.get(mat.person) ?? guestOf(mat.person)
  return {
    kind: 'person',
    name,
    crest,
    online: around.online(mat.person),
    yours: mat.person === me,
    ...(mat.away ? { away: true } : {}),
    ...(mat.standIn === undefined ? {} : { standIn: mat.standIn as BotLevel }),
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
    seats: row.mats.map(mat => seatInfo(mat, me, around)),
    keyHash: hashOfKey(key),
    ...(row.status === 'over' ? { key } : {}),
    outcome: row.outcome as TableInfo['outcome'],
    created: row.created,
    ...(row.time.kind === 'none' ? {} : { time: row.time }),
    ...(row.next === null ? {} : { next: row.next }),
    yourTurn:
      row.status === 'playing' && mine.some(seat => (row.waiting & ~row.answered & (1 << seat)) !== 0),
  }
}

import type { Seat } from '@noren/engine'
import { hashOfKey } from '@noren/match'
import type { SeatInfo, TableInfo } from '@noren/protocol'
import type { Guest } from './speech.ts'
import type { SofaRow } from './store.ts'

const seatInfo = (guest: Guest, yours: boolean): SeatInfo =>
  guest.kind === 'bot'
    ? { kind: 'bot', name: '', crest: 0, level: guest.level, online: true, yours: false }
    : { kind: 'person', name: guest.name, crest: guest.crest, online: true, yours }

/** The seats of everybody on the sofa. */
export const peopleOf = (row: SofaRow): Seat[] =>
  row.mats.flatMap((guest, seat) => (guest.kind === 'person' ? [seat] : []))

/** A table as somebody with these seats may know it. The key is shown only when nothing depends on it any more. */
export function infoOf(row: SofaRow, seats: readonly Seat[]): TableInfo {
  const { id, game, version, bundle, options, key } = row.charter
  return {
    id,
    game,
    version,
    ...(bundle === undefined ? {} : { bundle }),
    options,
    status: row.outcome === null ? 'playing' : 'over',
    host: true,
    listed: false,
    seats: row.mats.map((guest, seat) => seatInfo(guest, seats.includes(seat))),
    keyHash: hashOfKey(key),
    ...(row.outcome === null ? {} : { key }),
    outcome: row.outcome,
    created: row.created,
    yourTurn: row.outcome === null && seats.some(seat => ((row.waiting >> seat) & 1) === 1),
  }
}

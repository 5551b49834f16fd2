import { WATCHER } from '@noren/engine'
import type { LoadedRules, Seat, SeatSet } from '@noren/engine'
import { load, unanswered } from '@noren/match'
import type { SeatInfo, ServerMessage, TableInfo } from '@noren/protocol'
import { freeSeat, HostedTable, infoOf } from '@noren/table'
import type { Hosting, Origin, Stored } from '@noren/table'
import type { Guest } from './messages.ts'
import type { SofaRow, SofaStore } from './store.ts'

/** Somebody in front of the screen: the seats whose hands they may see. None is a look at the table alone. */
export interface Viewer {
  readonly seats: readonly Seat[]
  send(message: ServerMessage): void
}

const seatInfo = (guest: Guest, yours: boolean): SeatInfo =>
  guest.kind === 'bot' ? freeSeat(guest.level) : { ...guest, online: true, yours }

/** A table as somebody with these seats may know it; by itself, as everybody on the sofa. */
export function infoFor(row: SofaRow, game: string, seats?: readonly Seat[]): TableInfo {
  const mine = seats ?? row.holders.flatMap((guest, seat) => (guest.kind === 'person' ? [seat] : []))
  const shown = row.holders.map((guest, seat) => seatInfo(guest, mine.includes(seat)))
  return infoOf(row, mine, { game, mayReview: true, host: true, listed: false, seats: shown })
}

/** A table in the worker: the same as on a server, over the store of this device. */
export class SofaTable extends HostedTable<SofaRow, Viewer> {
  readonly #changed: (table: SofaTable) => void

  constructor(
    { game }: LoadedRules,
    { row, entries }: Stored<SofaRow>,
    hosting: Hosting & { readonly store: SofaStore },
    changed: (table: SofaTable) => void,
  ) {
    super(game, row, hosting, hosting.store)
    this.#changed = changed
    this.begin(load(game, row.charter, entries, row.envelopes))
  }

  /** Bots play only while somebody watches; the game waits for its people. */
  override driven(): SeatSet {
    return this.looking.size === 0 ? 0 : super.driven()
  }

  override lone(): Seat | null {
    return this.looking.size === 0 ? null : super.lone()
  }

  protected override moved(origin: Origin): void {
    super.moved(origin)
    this.#changed(this)
  }

  /** The sofa learns, too, who has not answered yet. */
  protected override sealed(seat: Seat): void {
    this.show(({ seats }) => seats.length === 0 || seats.includes(seat), this.row.seq)
    this.#changed(this)
  }

  protected override seatsOf({ seats }: Viewer): readonly Seat[] {
    return seats
  }

  protected override infoFor({ seats }: Viewer): TableInfo {
    return infoFor(this.row, this.game.id, seats)
  }

  /** Who looks at the table alone sees whose answer is missing: the device is passed to them. */
  override tell(viewer: Viewer, message: ServerMessage): void {
    const all = message.t === 'sync' || message.t === 'update' ? message.faces[String(WATCHER)] : undefined
    if (all === undefined || this.match === null) return viewer.send(message)
    const faces = { [String(WATCHER)]: { ...all, waiting: unanswered(this.match) } }
    viewer.send({ ...message, faces } as ServerMessage)
  }
}

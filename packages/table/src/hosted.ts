import { everyone, only } from '@noren/engine'
import type { Game, Seat, SeatSet } from '@noren/engine'
import { open } from '@noren/match'
import type {
  Charter,
  Clock,
  Entry,
  Envelope,
  Match,
  MatchError,
  Transition,
  Verdict,
  MoveRequest,
} from '@noren/match'
import type { ReplyCode, ServerMessage, Sync, TableInfo } from '@noren/protocol'
import { Alone } from './alone.ts'
import type { DrivenTable } from './bots.ts'
import { no } from './refusal.ts'
import type { No } from './refusal.ts'
import { saying } from './reply.ts'
import { syncOf, updateFor } from './show.ts'
import { summaryOf } from './summary.ts'
import type { Summary } from './summary.ts'
import { MatchTable } from './table.ts'
import type { MatchLog, Origin, Sealing } from './table.ts'
import type { TimeSource } from './time.ts'

/** Who holds a seat, as far as playing for it goes. */
export type Holder =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person'; readonly away?: boolean; readonly standIn?: string }

/** The seats that nobody is thinking for: bots, people who left, and those a bot stands in for. */
export function playedFor(holders: readonly Holder[]): SeatSet {
  let set = 0
  for (let seat = 0; seat < holders.length; seat++) {
    const holder = holders[seat] as Holder
    if (holder.kind === 'empty') continue
    const thinks = holder.kind === 'person' && holder.away !== true && holder.standIn === undefined
    if (!thinks) set |= only(seat)
  }
  return set
}

/** What every host keeps of a table beside its entries. */
export interface HostedRow extends Summary {
  readonly charter: Charter
  readonly holders: readonly Holder[]
  readonly status: 'open' | 'playing' | 'over'
  readonly seq: number
  readonly created: number
}

/** A row with the entries after a number. */
export interface Stored<Row> {
  readonly row: Row
  readonly entries: readonly Entry[]
}

/** Where a host keeps its tables: the small interface that playing needs. */
export interface TableLog<Row> {
  /** What was written after so many entries, with the row; null if the table is no more. */
  read(id: string, since: number): Promise<Stored<Row> | null>
  /** Writes entries and the row that follows from them, all or none, and only on these envelopes; false if another writer was first. */
  append(id: string, entries: readonly Entry[], after: Summary, was: readonly Envelope[]): Promise<boolean>
  /** Keeps sealed answers beside what the row says; false if another writer was first. */
  seal(row: Row, sealing: Sealing): Promise<boolean>
}

/** What a host does for its tables. */
export interface Hosting {
  readonly time: TimeSource
  /** Milliseconds that a sealed window stays open at least. */
  readonly window: number
  /** Ends when the host closes. */
  readonly closing: AbortSignal
}

/** The row of a table whose match has this charter, before its first entry. */
export const firstRow = (
  game: Game,
  charter: Charter,
  created: number,
): Omit<HostedRow, 'holders' | 'status'> => ({
  charter,
  created,
  seq: 0,
  ...summaryOf(open(game, charter)),
})

/** The row after some entries, as the match stands then. */
export const rowAfter = <Row extends HostedRow>(row: Row, after: Summary, seq: number): Row => ({
  ...row,
  ...after,
  seq,
  status: after.outcome === null ? row.status : 'over',
})

/**
 * A table, its match and those who look at it, whoever hosts it: everything that changes it goes through `alone`, one after the other,
 * and reaches the disk before it reaches the memory. What the row says of the match is derived in one place.
 */
export abstract class HostedTable<Row extends HostedRow, Viewer> implements DrivenTable {
  readonly game: Game
  row: Row
  readonly looking = new Set<Viewer>()
  readonly time: TimeSource
  /** When the last entry was made, before it was written down, on the clock that never jumps; if another process did, when it was read. */
  madeAt = 0
  /** Questions that somebody is thinking about for a seat. */
  readonly thoughts = new Set<string>()
  protected readonly queue = new Alone()
  protected play: MatchTable | null = null
  readonly #hosting: Hosting
  readonly #store: TableLog<Row>

  constructor(game: Game, row: Row, hosting: Hosting, log: TableLog<Row>) {
    this.game = game
    this.#store = log
    this.row = row
    this.time = hosting.time
    this.#hosting = hosting
  }

  /** The seats whose hands a viewer may see. */
  protected abstract seatsOf(viewer: Viewer): readonly Seat[]
  protected abstract infoFor(viewer: Viewer): TableInfo
  abstract tell(viewer: Viewer, message: ServerMessage): void

  get id(): string {
    return this.row.charter.id
  }

  /** Null before the start, and for a table that is set aside. */
  get match(): Match | null {
    return this.play?.match ?? null
  }

  /** Runs one piece of work at a time: at once, if nothing else is under way. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(work)
  }

  /** Resolves when everything asked for so far has been done. */
  settled(): Promise<void> {
    return this.queue.settled()
  }

  /** The seats that are played for. */
  driven(): SeatSet {
    return this.row.status === 'playing' ? playedFor(this.row.holders) : 0
  }

  /** The one person among bots. A seat that somebody left is a person's still: they may come back. */
  lone(): Seat | null {
    const { status, holders } = this.row
    if (status !== 'playing') return null
    let lone: Seat | null = null
    for (let seat = 0; seat < holders.length; seat++) {
      const { kind } = holders[seat] as Holder
      if (kind === 'empty' || (kind === 'person' && lone !== null)) return null
      if (kind === 'person') lone = seat
    }
    return lone
  }

  levelOf(seat: Seat): string | null {
    const holder = this.row.holders[seat]
    if (holder === undefined || holder.kind === 'empty') return null
    return (holder.kind === 'bot' ? holder.level : holder.standIn) ?? null
  }

  /** Judges a wish; if it can be carried out, or sealed, writes it down, does so, and only then answers. */
  wish(request: MoveRequest): Promise<Verdict | No> {
    return this.play?.wish(request) ?? this.alone(async () => this.play?.wish(request) ?? no(this.closed))
  }

  /** Why nothing is played here. */
  get closed(): ReplyCode {
    return this.row.status === 'open' ? 'not-started' : 'table-damaged'
  }

  /** Takes over what another writer wrote, and closes a window that everybody has answered. */
  resume(): Promise<void> {
    return this.alone(async () => this.play?.resume())
  }

  /** The whole table for one viewer; lines begin after `since`. */
  sync(viewer: Viewer, since?: number): Sync {
    return syncOf(this.game, this.match, this.seatsOf(viewer), this.infoFor(viewer), since)
  }

  /** Shows the whole table to everybody, or to some. */
  show(to: (viewer: Viewer) => boolean = () => true, since?: number): void {
    for (const viewer of this.looking) if (to(viewer)) this.tell(viewer, this.sync(viewer, since))
  }

  /** Tells everybody that nothing is played here any more. */
  tellEnd(code: ReplyCode): void {
    for (const viewer of this.looking) this.tell(viewer, saying({ id: null }, code, this.row.seq))
  }

  /** The log cannot be what it says it is: nothing is played here any more. */
  protected damaged(_error: MatchError): void {
    this.#end('table-damaged')
  }

  /** Something that nobody waits for went wrong; the next look at the table tries it again. */
  protected failed(_error: unknown): void {}

  #end(code: ReplyCode): void {
    this.tellEnd(code)
    this.looking.clear()
  }

  /** One entry is on disk and has been carried out: everybody is told what it changed. */
  protected moved(_origin: Origin): void {
    const { match } = this
    if (match === null) return
    for (const viewer of this.looking) {
      this.tell(viewer, updateFor(this.game, match, this.seatsOf(viewer)))
      if (this.row.status === 'over') this.tell(viewer, { t: 'table', table: this.infoFor(viewer) })
    }
  }

  /** What lies in the envelope of one seat changed: its owner is shown so, and nobody else. */
  protected sealed(seat: Seat, _origin: Origin): void {
    this.show(viewer => this.seatsOf(viewer).includes(seat), this.row.seq)
  }

  /** The match has begun, or was read. */
  protected begin(match: Match): void {
    const { time, window, closing } = this.#hosting
    this.play = new MatchTable(this.game, match, {
      log: this.#log,
      time,
      alone: this.queue,
      hold: window,
      closing,
      thinking: () => everyone(this.row.holders.length) & ~playedFor(this.row.holders),
      sealed: (seat, origin) => this.#sealed(seat, origin),
      failed: error => this.failed(error),
      damaged: error => this.damaged(error),
    })
  }

  /** The clock after each of some transitions; none where nobody's time runs. */
  protected clocksAfter(_turns: readonly Transition[]): readonly (Clock | null)[] {
    return []
  }

  readonly #log: MatchLog = {
    append: (transitions, was) => {
      this.madeAt = this.time.mono()
      const clocks = this.clocksAfter(transitions)
      const summary = summaryOf(transitions.at(-1) as Transition, clocks.at(-1) ?? null)
      const entries = transitions.map(transition => transition.entry)
      return {
        done: this.#store.append(this.id, entries, summary, was),
        carriedOut: index => this.#carriedOut(clocks[index] ?? null, 'here'),
      }
    },
    seal: sealing => this.#store.seal(this.row, sealing),
    read: async since => {
      const stored = await this.#store.read(this.id, since)
      if (stored === null) this.#end('no-such-table')
      if (stored === null) return null
      const { row, entries } = stored
      const followed = (): void => this.#carriedOut(row.clock, 'elsewhere')
      return { entries, seq: row.seq, envelopes: row.envelopes, followed }
    },
  }

  #sealed(seat: Seat, origin: Origin): void {
    const { match } = this
    if (match === null) return
    const { envelopes, answered } = summaryOf(match)
    this.row = { ...this.row, envelopes, answered }
    this.sealed(seat, origin)
  }

  #carriedOut(clock: Clock | null, origin: Origin): void {
    const { match, row } = this
    if (match === null) return
    if (origin === 'elsewhere') this.madeAt = this.time.mono()
    this.row = rowAfter(row, summaryOf(match, clock), match.entries.length)
    this.moved(origin)
  }
}

import { WATCHER } from '@noren/engine'
import type { LoadedRules, Seat, SeatSet } from '@noren/engine'
import { load, unanswered } from '@noren/match'
import type { Match, Verdict, Wish } from '@noren/match'
import type { ServerMessage, Sync } from '@noren/protocol'
import { Alone, MatchTable, saying, shownTo, summaryOf, updateFor, VERSION } from '@noren/table'
import type { DrivenTable, MatchLog, No } from '@noren/table'
import { infoOf } from './info.ts'
import type { Kept, SofaRow, SofaStore } from './store.ts'
import { deviceTime } from './time.ts'

/** Somebody in front of the screen: the seats whose hands they may see. None is a look at the table alone. */
export interface Viewer {
  readonly seats: readonly Seat[]
  send(message: ServerMessage): void
}

const NEVER = new AbortController().signal

/** A table in the worker: the same as on a server, over the store of this device, for whoever looks at it here. */
export class SofaTable implements DrivenTable {
  readonly game: LoadedRules['game']
  readonly match: Match
  readonly viewers = new Set<Viewer>()
  readonly thoughts = new Set<string>()
  row: SofaRow
  readonly #store: SofaStore
  readonly #moved: (table: SofaTable) => void
  readonly #alone = new Alone()
  readonly #play: MatchTable

  constructor(
    { game }: LoadedRules,
    { row, entries }: Kept,
    store: SofaStore,
    moved: (table: SofaTable) => void,
  ) {
    this.game = game
    this.row = row
    this.match = load(game, row.charter, entries, row.envelopes)
    this.#store = store
    this.#moved = moved
    this.#play = new MatchTable(game, this.match, {
      log: this.#log,
      time: deviceTime,
      alone: this.#alone,
      hold: 0,
      closing: NEVER,
      thinking: () => 0,
      sealed: seat => this.#show(v => v.seats.includes(seat)),
      failed: () => undefined,
      damaged: () => this.#end('table-damaged'),
    })
  }

  get id(): string {
    return this.row.id
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#alone.run(work)
  }

  wish(wish: Wish): Promise<Verdict | No> {
    return this.#play.wish(wish)
  }

  /** Another page of this browser played on: take over what it wrote, and open what it could not open any more. */
  catchUp(): Promise<void> {
    return this.alone(async () => {
      await this.#play.follow()
      await this.#play.open()
    })
  }

  /** Bots play only while somebody watches; the game waits for its people. */
  driven(): SeatSet {
    if (this.viewers.size === 0 || this.row.outcome !== null) return 0
    return this.row.mats.reduce((set, guest, seat) => (guest.kind === 'bot' ? set | (1 << seat) : set), 0)
  }

  levelOf(seat: Seat): string | null {
    const guest = this.row.mats[seat]
    return guest?.kind === 'bot' ? guest.level : null
  }

  readonly #log: MatchLog = {
    append: async (turns, was) => {
      const before = { ...this.row, envelopes: was }
      const entries = turns.map(turn => turn.entry)
      const last = turns.at(-1)
      const row = last === undefined ? before : this.#rowAt(last, this.row.seq + turns.length)
      return (await this.#store.write(row, before, entries)) ? () => this.#tell() : null
    },
    seal: ({ envelopes, was }) =>
      this.#store.write({ ...this.row, envelopes }, { ...this.row, envelopes: was }, []),
    read: async since => {
      const kept = await this.#store.read(this.row.id, since)
      if (kept === null) return this.#end('no-such-table')
      const { row, entries } = kept
      return {
        entries,
        seq: row.seq,
        envelopes: row.envelopes ?? [],
        followed: () => this.#tell(row.touched),
      }
    },
  }

  #rowAt(at: Parameters<typeof summaryOf>[0], seq: number): SofaRow {
    const { waiting, outcome, envelopes } = summaryOf(at)
    return {
      ...this.row,
      touched: deviceTime.now(),
      seq,
      waiting,
      outcome: outcome as SofaRow['outcome'],
      envelopes,
    }
  }

  /** Nothing is played here any more: everybody is told, and without anybody who looks its bots rest. */
  #end(code: 'no-such-table' | 'table-damaged'): null {
    for (const viewer of this.viewers) viewer.send(saying({ id: null }, code, this.row.seq))
    this.viewers.clear()
    return null
  }

  #tell(touched = deviceTime.now()): void {
    this.row = { ...this.#rowAt(this.match, this.match.entries.length), touched }
    for (const viewer of this.viewers) {
      const update = updateFor(this.game, this.match, viewer.seats)
      viewer.send({ ...update, faces: this.#passed(update.faces) })
      if (this.row.outcome !== null) viewer.send({ t: 'table', table: infoOf(this.row, viewer.seats) })
    }
    this.#moved(this)
  }

  /** A sealed answer is shown to its owner, and the sofa learns who has not answered yet. */
  #show(to: (viewer: Viewer) => boolean): void {
    this.row = { ...this.row, envelopes: this.match.envelopes }
    for (const viewer of this.viewers)
      if (viewer.seats.length === 0 || to(viewer)) viewer.send(this.sync(viewer.seats, this.row.seq))
    this.#moved(this)
  }

  /** As on the server; but who looks at the table alone sees whose answer is missing: the device is passed to them. */
  #passed(faces: Sync['faces']): Sync['faces'] {
    const all = faces[String(WATCHER)]
    return all === undefined ? faces : { [String(WATCHER)]: { ...all, waiting: unanswered(this.match) } }
  }

  /** The whole table for somebody with these seats; lines begin after `since`. */
  sync(seats: readonly Seat[], since: number = WATCHER): Sync {
    const { faces, ...shown } = shownTo(this.game, this.match, seats, since)
    const seq = this.match.entries.length
    return {
      t: 'sync',
      v: VERSION,
      table: infoOf(this.row, seats),
      seq,
      faces: this.#passed(faces),
      ...shown,
    }
  }
}

import { waiting, WATCHER } from '@noren/engine'
import type { Seat } from '@noren/engine'
import {
  accept,
  facesFor,
  follow,
  lineFor,
  linesFor,
  load,
  opening,
  sealedFor,
  unanswered,
  undoFor,
  weigh,
} from '@noren/match'
import type { Envelope, Match, Turn, Verdict, Wish } from '@noren/match'
import type { PROTOCOL, ServerMessage, Sync, Update } from '@noren/protocol'
import { infoOf } from './info.ts'
import { No } from './no.ts'
import type { Shelved } from './shelf.ts'
import { sameStanding } from './store.ts'
import type { Kept, SofaRow, SofaStore } from './store.ts'

const VERSION: typeof PROTOCOL = 2

/** Somebody in front of the screen: the seats whose hands they may see. None is a look at the table alone. */
export interface Viewer {
  readonly seats: readonly Seat[]
  send(message: ServerMessage): void
}

/** A table in the worker. As on the server, everything happens one after the other and reaches the disk first. */
export class SofaTable {
  readonly shelved: Shelved
  readonly match: Match
  readonly viewers = new Set<Viewer>()
  /** Questions that a bot is thinking about. */
  readonly thoughts = new Set<string>()
  row: SofaRow
  readonly #store: SofaStore
  readonly #moved: (table: SofaTable) => void
  #last: Promise<unknown> = Promise.resolve()

  private constructor(
    shelved: Shelved,
    row: SofaRow,
    match: Match,
    store: SofaStore,
    moved: (table: SofaTable) => void,
  ) {
    this.shelved = shelved
    this.row = row
    this.match = match
    this.#store = store
    this.#moved = moved
  }

  static async load(
    shelved: Shelved,
    { row, entries }: Kept,
    store: SofaStore,
    moved: (table: SofaTable) => void,
  ): Promise<SofaTable> {
    const match = load(shelved.game, row.charter, entries, row.envelopes)
    const table = new SofaTable(shelved, row, match, store, moved)
    await table.alone(() => table.#open())
    return table
  }

  /** Runs one piece of work at a time. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Judges a wish; if it can be carried out, or sealed, writes it down, does so, and only then answers. */
  wish(wish: Wish): Promise<Verdict> {
    return this.alone(async () => {
      for (;;) {
        const { verdict, turn, envelopes } = weigh(this.shelved.game, this.match, wish, Date.now())
        const nothing = turn === null && envelopes === null
        if (nothing && verdict.status !== 'sealed') return verdict
        const done =
          nothing || (turn === null ? await this.#seal(envelopes ?? [], wish.seat) : await this.#write(turn))
        if (done) {
          await this.#open()
          return verdict
        }
        await this.#behind()
      }
    })
  }

  /**
   * Somebody else wrote first. Each round of trying again is paid for by something of theirs that was not known here, so
   * two pages cannot keep each other busy; a device that refuses and has nothing new to show is broken.
   */
  async #behind(): Promise<void> {
    if (!(await this.#follow())) throw new Error(`the device refuses to write ${this.row.id}`)
  }

  async #write(turn: Turn): Promise<boolean> {
    const row = this.#after(turn)
    if (!(await this.#store.write(row, this.row, turn.entry))) return false
    accept(this.match, turn)
    this.#tell(row)
    return true
  }

  /** A sealed answer is shown to its owner, and the sofa learns who has not answered yet. */
  async #seal(envelopes: readonly Envelope[], seat: Seat): Promise<boolean> {
    const row = { ...this.row, envelopes }
    if (!(await this.#store.write(row, this.row, null))) return false
    this.match.envelopes = envelopes
    this.row = row
    this.#show(v => v.seats.includes(seat))
    return true
  }

  #show(to: (viewer: Viewer) => boolean): void {
    for (const viewer of this.viewers)
      if (viewer.seats.length === 0 || to(viewer)) viewer.send(this.sync(viewer.seats, this.row.seq))
    this.#moved(this)
  }

  /** Opens the envelopes once everybody asked has answered; also after a page that closed in between. */
  async #open(): Promise<void> {
    for (;;) {
      const turn = opening(this.shelved.game, this.match)
      if (turn === null) return
      if (!(await this.#write(turn))) await this.#behind()
    }
  }

  /** Another page of this browser played on: take over what it wrote, and open what it could not open any more. */
  catchUp(): Promise<void> {
    return this.alone(async () => {
      await this.#follow()
      await this.#open()
    })
  }

  /** Reads what others wrote since; whether there was anything. Afterwards the table stands here as it does there. */
  async #follow(): Promise<boolean> {
    const kept = await this.#store.read(this.row.id, this.match.entries.length)
    if (kept === null) return this.#gone()
    const { row, entries } = kept
    if (sameStanding(row, this.row)) return false
    for (const entry of entries) {
      follow(this.shelved.game, this.match, entry)
      this.#tell(this.#standing())
    }
    const told = sameStanding(row, this.row)
    this.row = row
    this.match.envelopes = row.envelopes ?? []
    if (!told) this.#show(() => true)
    return true
  }

  /** Another page threw this table away: everybody is told, and without anybody who looks its bots rest. */
  #gone(): never {
    const no = new No('no-such-table')
    for (const viewer of this.viewers) viewer.send({ t: 'problem', code: no.code, sentence: no.message })
    this.viewers.clear()
    throw no
  }

  #after({ entry, state, envelopes }: Turn): SofaRow {
    const outcome = state.outcome as SofaRow['outcome']
    return { ...this.row, touched: Date.now(), seq: entry.seq, waiting: waiting(state), outcome, envelopes }
  }

  #standing(): SofaRow {
    const { state, entries, envelopes } = this.match
    const outcome = state.outcome as SofaRow['outcome']
    return { ...this.row, seq: entries.length, waiting: waiting(state), outcome, envelopes }
  }

  #tell(row: SofaRow): void {
    this.row = row
    for (const viewer of this.viewers) {
      viewer.send(this.#update(viewer.seats))
      if (row.outcome !== null) viewer.send({ t: 'table', table: infoOf(row, viewer.seats) })
    }
    this.#moved(this)
  }

  /** As on the server; but who looks at the table alone sees whose answer is missing: the device is passed to them. */
  #faces(seats: readonly Seat[]): Sync['faces'] {
    const faces = facesFor(this.shelved.game, this.match, seats) as Sync['faces']
    const all = faces[String(WATCHER)]
    return all === undefined ? faces : { [String(WATCHER)]: { ...all, waiting: unanswered(this.match) } }
  }

  #sealed(seats: readonly Seat[]): { sealed?: NonNullable<Sync['sealed']> } {
    const sealed = sealedFor(this.shelved.game, this.match, seats) as NonNullable<Sync['sealed']>
    return Object.keys(sealed).length === 0 ? {} : { sealed }
  }

  #update(seats: readonly Seat[]): Update {
    const seq = this.match.entries.length
    return {
      t: 'update',
      seq,
      line: lineFor(this.shelved.game, this.match, seq, seats),
      faces: this.#faces(seats),
      undo: undoFor(this.match, seats),
      ...this.#sealed(seats),
      outcome: this.row.outcome,
    }
  }

  /** The whole table for somebody with these seats; lines begin after `since`. */
  sync(seats: readonly Seat[], since: number = WATCHER): Sync {
    return {
      t: 'sync',
      v: VERSION,
      table: infoOf(this.row, seats),
      seq: this.match.entries.length,
      faces: this.#faces(seats),
      ...this.#sealed(seats),
      lines: linesFor(this.shelved.game, this.match, seats, since),
      undo: undoFor(this.match, seats),
    }
  }
}

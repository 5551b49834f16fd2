import { waiting, WATCHER } from '@noren/engine'
import type { Seat } from '@noren/engine'
import { accept, facesFor, follow, lineFor, linesFor, load, undoFor, weigh } from '@noren/match'
import type { Match, Turn, Verdict, Wish } from '@noren/match'
import type { PROTOCOL, ServerMessage, Sync, Update } from '@noren/protocol'
import { infoOf } from './info.ts'
import type { Shelved } from './shelf.ts'
import type { SofaRow, SofaStore } from './store.ts'

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
    row: SofaRow,
    store: SofaStore,
    moved: (table: SofaTable) => void,
  ): Promise<SofaTable> {
    const match = load(shelved.game, row.charter, await store.entries(row.id, 0))
    return new SofaTable(shelved, row, match, store, moved)
  }

  /** Runs one piece of work at a time. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Judges a wish; if it can be carried out, writes it down, carries it out, and only then answers. */
  wish(wish: Wish): Promise<Verdict> {
    return this.alone(async () => {
      for (;;) {
        const { verdict, turn } = weigh(this.shelved.game, this.match, wish)
        if (turn === null) return verdict
        const row = this.#after(turn)
        if (await this.#store.append(row, turn.entry)) {
          accept(this.match, turn)
          this.#tell(row)
          return verdict
        }
        await this.#follow()
      }
    })
  }

  /** Another page of this browser played on: take over what it wrote. */
  catchUp(): Promise<void> {
    return this.alone(() => this.#follow())
  }

  async #follow(): Promise<void> {
    for (const entry of await this.#store.entries(this.row.id, this.match.entries.length)) {
      follow(this.shelved.game, this.match, entry)
      this.#tell(this.#standing())
    }
  }

  #after({ entry, state }: Turn): SofaRow {
    const outcome = state.outcome as SofaRow['outcome']
    return { ...this.row, touched: Date.now(), seq: entry.seq, waiting: waiting(state), outcome }
  }

  #standing(): SofaRow {
    const { state, entries } = this.match
    const outcome = state.outcome as SofaRow['outcome']
    return { ...this.row, seq: entries.length, waiting: waiting(state), outcome }
  }

  #tell(row: SofaRow): void {
    this.row = row
    for (const viewer of this.viewers) {
      viewer.send(this.#update(viewer.seats))
      if (row.outcome !== null) viewer.send({ t: 'table', table: infoOf(row, viewer.seats) })
    }
    this.#moved(this)
  }

  #update(seats: readonly Seat[]): Update {
    const seq = this.match.entries.length
    return {
      t: 'update',
      seq,
      line: lineFor(this.match, seq, seats),
      faces: facesFor(this.shelved.game, this.match, seats) as Update['faces'],
      undo: undoFor(this.match, seats),
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
      faces: facesFor(this.shelved.game, this.match, seats) as Sync['faces'],
      lines: linesFor(this.match, seats, since),
      undo: undoFor(this.match, seats),
    }
  }
}

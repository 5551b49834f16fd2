import { waiting } from '@noren/engine'
import type { Game } from '@noren/engine'
import { accept, follow, load, MatchError, weigh } from '@noren/match'
import type { Match, Turn, Verdict, Wish } from '@noren/match'
import type { MatchStore, Person, TableRow } from '@noren/store'
import { isNo, no } from '../refusal.ts'
import type { No } from '../refusal.ts'

/** Somebody who looks at a table: a connection, with the person behind it if there is one. */
export interface Viewer {
  readonly person: string | null
  send(text: string): void
}

/** What a table lets others know about itself. */
export interface Listener {
  /** One entry is on disk and has been carried out. */
  moved(table: LiveTable): void
  /** Who sits where changed, or the game began. */
  changed(table: LiveTable, began: boolean): void
}

/**
 * A table in memory. Everything that changes it goes through `alone`, one after the other, and reaches the disk before
 * it reaches the memory: what is here is never ahead of what would survive a crash.
 */
export class LiveTable {
  readonly game: Game
  readonly viewers = new Set<Viewer>()
  /** Questions that the house is thinking about for a seat. */
  readonly thoughts = new Set<string>()
  row: TableRow
  /** Null before the start, and for a match that was begun under other rules. */
  match: Match | null = null
  retired = false
  people = new Map<string, Person>()
  usedAt = Date.now()
  readonly #store: MatchStore
  readonly #listener: Listener
  #last: Promise<unknown> = Promise.resolve()
  #busy = 0

  constructor(game: Game, row: TableRow, store: MatchStore, listener: Listener) {
    this.game = game
    this.row = row
    this.#store = store
    this.#listener = listener
  }

  get id(): string {
    return this.row.charter.id
  }

  /** Whether anything would be lost by forgetting this table until it is asked for again. */
  get quiet(): boolean {
    return this.viewers.size === 0 && this.thoughts.size === 0 && this.#busy === 0
  }

  /** Runs one piece of work at a time. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now()
    this.#busy++
    const turn = this.#last.then(work).finally(() => this.#busy--)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Resolves when everything asked for so far has been done. */
  async settled(): Promise<void> {
    await this.#last
  }

  /** Reads the match, if it has begun, and the names of those who sit here. */
  async load(): Promise<void> {
    await this.#readPeople()
    if (this.row.status === 'open') return
    try {
      this.match = load(this.game, this.row.charter, await this.#store.entries(this.id))
    } catch (error) {
      if (!(error instanceof MatchError && error.fault === 'other-rules')) throw error
      this.retired = true
    }
  }

  async #readPeople(): Promise<void> {
    const ids = this.row.mats.flatMap(m => (m.kind === 'person' ? [m.person] : []))
    this.people = new Map((await this.#store.people(ids)).map(p => [p.id, p]))
  }

  /** Changes who sits where. If another writer was first, the edit is tried again on what that one left. */
  change(edit: (row: TableRow) => TableRow | No): Promise<TableRow | No> {
    return this.alone(async () => {
      for (;;) {
        const next = edit(this.row)
        if (isNo(next) || next === this.row) return next
        if (await this.#store.saveTable(next)) return this.#settle({ ...next, revision: next.revision + 1 })
        const stored = await this.#store.table(this.id)
        if (stored === null) return no('no-such-table')
        this.row = stored
      }
    })
  }

  async #settle(row: TableRow): Promise<TableRow> {
    const began = this.row.status === 'open' && row.status === 'playing'
    this.row = row
    await this.#readPeople()
    if (began) await this.load()
    this.#listener.changed(this, began)
    return row
  }

  /** Judges a wish; if it can be carried out, writes it down, carries it out, and only then answers. */
  wish(wish: Wish): Promise<Verdict | No> {
    return this.alone(async () => {
      for (;;) {
        if (this.match === null) return no(this.retired ? 'other-rules' : 'not-started')
        const { verdict, turn } = weigh(this.game, this.match, wish)
        if (turn === null) return verdict
        if (await this.#write(this.match, turn)) return verdict
        await this.#catchUp(this.match)
      }
    })
  }

  async #write(match: Match, turn: Turn): Promise<boolean> {
    const standing = { waiting: waiting(turn.state), outcome: turn.state.outcome }
    const { status } = await this.#store.append(this.id, turn.entry, standing)
    if (status !== 'stored') return false
    this.#carryOut(match, () => accept(match, turn))
    return true
  }

  /** Another writer was first: follow its entries as if they were ours. */
  async #catchUp(match: Match): Promise<void> {
    for (const entry of await this.#store.entries(this.id, match.entries.length))
      this.#carryOut(match, () => follow(this.game, match, entry))
  }

  #carryOut(match: Match, deed: () => void): void {
    deed()
    const { outcome } = match.state
    this.row = {
      ...this.row,
      seq: match.entries.length,
      waiting: waiting(match.state),
      outcome,
      status: outcome === null ? this.row.status : 'over',
    }
    this.#listener.moved(this)
  }
}

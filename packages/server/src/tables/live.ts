import type { Game, Seat, SeatSet } from '@noren/engine'
import { idleWish, load, MatchError, nextClock, open, openClock } from '@noren/match'
import type { Clock, Entry, Match, Turn, Verdict, Wish } from '@noren/match'
import type { SaidLine } from '@noren/protocol'
import { DamagedError, dueOf, sameEnvelopes, unattended } from '@noren/store'
import type { MatchStore, Person, TableHead, TableRow } from '@noren/store'
import { Alone, isNo, MatchTable, no, summaryOf } from '@noren/table'
import type { DrivenTable, MatchLog, No, Origin, Sealing, TimeSource, Written } from '@noren/table'
import type { Channel } from './channel.ts'
import { Chat } from './chat.ts'
import { stopped, thinking, timedOut } from './clocks.ts'
import type { Requested } from './consent.ts'
import { Gallery } from './gallery.ts'
import type { TableContext, Listener, Viewer } from './context.ts'
import type { Present } from './manners.ts'
import { peopleOf } from './seating.ts'

export type { TableContext, Listener, Viewer } from './context.ts'
export type { Origin } from '@noren/table'

/** So often a log and its row may differ because somebody writes between two reads; then they do not belong together. */
const TRIES = 5

/** Why a table is set aside: nothing is played there by this server, and its people are told so. */
export type Aside = 'other-rules' | 'table-damaged'

/**
 * A table in memory: who sits there, who looks at it, and its match once it has begun. Everything that changes it goes through
 * `alone`, one after the other, and reaches the disk before it reaches the memory.
 */
export class LiveTable implements DrivenTable {
  readonly game: Game
  readonly gallery: Gallery
  readonly viewers: Set<Viewer>
  /** What is told to those who look, by the seats they hold. */
  readonly channels = new Map<string, Channel>()
  /** Questions that the house is thinking about for a seat. */
  readonly thoughts = new Set<string>()
  row: TableRow
  /** Null while it is played. */
  aside: Aside | null = null
  people = new Map<string, Person>()
  /** On the clock that never jumps. */
  usedAt: number
  readonly time: TimeSource
  readonly chat: Chat
  readonly #context: TableContext
  readonly #store: MatchStore
  readonly #listener: Listener
  readonly #queue = new Alone()
  #play: MatchTable | null = null

  constructor(game: Game, row: TableRow, context: TableContext) {
    this.game = game
    this.time = context.time
    this.usedAt = context.time.mono()
    this.chat = new Chat(context.store, context.time)
    this.gallery = new Gallery(this, context.listener, context.born, () => context.done(this))
    this.viewers = this.gallery.viewers
    this.row = row
    this.#context = context
    this.#store = context.store
    this.#listener = context.listener
  }

  get id(): string {
    return this.row.charter.id
  }

  /** Null before the start, and for a table that is set aside. */
  get match(): Match | null {
    return this.#play?.match ?? null
  }

  /** Whether anything would be lost by forgetting this table until it is asked for again. */
  get quiet(): boolean {
    const { viewers, thoughts } = this
    return viewers.size === 0 && thoughts.size === 0 && this.#queue.busy === 0 && this.#play?.planned !== true
  }

  /** Runs one piece of work at a time: at once, if nothing else is under way. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.time.mono()
    return this.#queue.run(work)
  }

  /** Resolves when everything asked for so far has been done. */
  settled(): Promise<void> {
    return this.#queue.settled()
  }

  /** Reads the match, if it has begun, and the names of those who sit here. */
  async load(): Promise<void> {
    await this.#readPeople()
    if (this.row.status === 'open') return
    try {
      this.#begin(load(this.game, this.row.charter, await this.#entries(), this.row.envelopes))
    } catch (error) {
      if (error instanceof DamagedError) return this.#damaged(new MatchError('bad-log', 0, error.message))
      if (!(error instanceof MatchError)) throw error
      if (error.fault === 'other-rules') this.aside = 'other-rules'
      else this.#damaged(error)
    }
  }

  #begin(match: Match): void {
    const { time, closing, window } = this.#context
    this.#play = new MatchTable(this.game, match, {
      log: this.#log,
      time,
      alone: this.#queue,
      hold: window,
      closing,
      thinking: () => thinking(this.row),
      sealed: (seat, origin) => this.#sealed(seat, origin),
      failed: error => this.#listener.failed(this, error),
      damaged: error => this.#damaged(error),
    })
  }

  /** Sets the table aside: its people are told so, the host too, and nobody else notices. */
  #damaged(error: MatchError): void {
    if (this.aside !== null) return
    this.aside = 'table-damaged'
    this.#play = null
    this.#listener.damaged(this, error)
  }

  /** The log, and the row that goes with it: another server may write between the two. */
  async #entries(): Promise<Entry[]> {
    for (let tries = 0; ; tries++) {
      const entries = await this.#store.entries(this.id)
      if (entries.length === this.row.seq) return entries
      if (tries >= TRIES) {
        const why = `the row says ${this.row.seq} entries, the log has ${entries.length}`
        throw new MatchError('bad-log', Math.min(this.row.seq, entries.length), why)
      }
      const row = await this.#store.table(this.id)
      if (row === null) throw new Error(`table ${this.id} is no more`)
      this.row = row
    }
  }

  async #readPeople(): Promise<void> {
    this.people = new Map((await this.#store.people(peopleOf(this.row))).map(p => [p.id, p]))
  }

  /**
   * Changes who sits where. If another writer was first, the edit is tried again on what that one left; and nobody is told no before
   * the store was asked whether another server knows more.
   */
  change(edit: (row: TableRow) => TableRow | No): Promise<TableRow | No> {
    return this.alone(async () => {
      if (this.aside === 'table-damaged') return no('table-damaged')
      for (let looked = false; ;) {
        const wanted = edit(this.row)
        if (isNo(wanted) && !looked) {
          looked = true
          if (await this.#look()) continue
        }
        if (isNo(wanted) || wanted === this.row) return wanted
        const next = this.#withClock(wanted)
        if (await this.#store.saveTable(next))
          return this.#settle({ ...next, revision: next.revision + 1 }, 'here')
        const stored = await this.#store.table(this.id)
        if (stored === null) return no('no-such-table')
        await this.#takeOver(stored)
      }
    })
  }

  /** The clocks begin with the game. */
  #withClock(next: TableRow): TableRow {
    if (this.row.status !== 'open' || next.status !== 'playing') return next
    const first = open(this.game, next.charter).state
    return { ...next, clock: openClock(this.game, next.time, first, this.time.now()) }
  }

  /** Who sits where by another server's hand; how far the game is follows from its entries. */
  async #takeOver(stored: TableRow): Promise<void> {
    const { host, listed, mats, next, revision, status, manners } = stored
    const mood = manners === undefined ? {} : { manners }
    if (revision === this.row.revision) return
    const row =
      this.match === null ? stored : { ...this.row, ...mood, host, listed, mats, next, revision, status }
    await this.#settle(row, 'elsewhere')
  }

  async #settle(row: TableRow, origin: Origin): Promise<TableRow> {
    const before = this.row
    const began = before.status === 'open' && row.status === 'playing'
    this.row = row
    await this.#readPeople()
    if (began) await this.load()
    this.#listener.changed(this, began, origin, before)
    return row
  }

  /** Whether the store had something new; then it is in memory too. */
  async #look(): Promise<boolean> {
    const [head] = await this.#store.heads([this.id])
    if (head === undefined || this.knows(head)) return false
    if (head.spoken > this.chat.read) {
      for (const line of await this.chat.recent(this.id)) this.said(line, 'elsewhere')
      this.chat.read = head.spoken
    }
    const stored = await this.#store.table(this.id)
    if (stored !== null) await this.#takeOver(stored)
    if (this.row.status === 'playing') await this.#play?.follow()
    return true
  }

  /** Whether this is what is in memory. */
  knows({ seq, revision, envelopes, spoken }: TableHead): boolean {
    if (this.aside !== null) return true
    const { row } = this
    const same = seq === row.seq && revision === row.revision && sameEnvelopes(envelopes, row.envelopes)
    return same && spoken <= this.chat.read
  }

  /** Looks into the store, and shows what another server wrote. */
  refresh(): Promise<void> {
    return this.alone(async () => {
      if ((await this.#look()) && this.row.status === 'playing') await this.#play?.open()
    })
  }

  /** Goes on where a crash, or another server, left off: a window that everybody has answered is closed. */
  resume(): Promise<void> {
    return this.alone(async () => {
      if (this.row.status === 'playing') await this.#play?.resume()
    })
  }

  /** Judges a wish; if it can be carried out, or sealed, writes it down, does so, and only then answers. */
  wish(wish: Wish): Promise<Verdict | No> {
    this.usedAt = this.time.mono()
    // The people ended it, not the rules.
    if (this.row.status === 'over' && this.match?.state.outcome === null)
      return Promise.resolve(no('game-over'))
    return this.#play?.wish(wish) ?? this.alone(async () => this.#play?.wish(wish) ?? no(this.closed))
  }

  /** Why nothing is played here. */
  get closed(): 'not-started' | Aside {
    return this.aside ?? 'not-started'
  }

  /** Plays the default of the rules for a seat whose time is over, unless it answered while this waited for its turn. */
  async timeOut(seat: Seat): Promise<void> {
    await this.#play?.wishOf(() => {
      const { match } = this
      return match === null || !timedOut(this).includes(seat) ? null : idleWish(this.game, match, seat)
    })
  }

  /** The seats that nobody thinks for. */
  driven(): SeatSet {
    return this.row.status === 'playing' ? unattended(this.row.mats) : 0
  }

  levelOf(seat: Seat): string | null {
    const mat = this.row.mats[seat]
    return (mat?.kind === 'bot' ? mat.level : mat?.kind === 'person' ? mat.standIn : undefined) ?? null
  }

  readonly #log: MatchLog = {
    append: (turns, was) => {
      const clocks = this.#clocksAfter(turns)
      const last = turns.at(-1) as Turn
      const summary = summaryOf(last, clocks.at(-1) ?? null)
      const entries = turns.map(turn => turn.entry)
      return this.#store
        .append(this.id, entries, summary, was)
        .then(({ status }) =>
          status === 'stored' ? turn => this.#carriedOut(clocks[turn] ?? null, 'here') : null,
        )
    },
    seal: async ({ seq, was, envelopes, answered, closes }: Sealing) => {
      const due = closes ?? dueOf(this.row.clock)
      const done = await this.#store.seal(this.id, { seq, was, envelopes, answered, due })
      return done
    },
    read: async (since): Promise<Written | null> => {
      const row = await this.#store.table(this.id)
      const entries = await this.#store.entries(this.id, since)
      if (row === null) return null
      const followed = (): void => this.#carriedOut(row.clock, 'elsewhere')
      return { entries, seq: row.seq, envelopes: row.envelopes, followed }
    },
  }

  #sealed(seat: Seat, origin: Origin): void {
    const { match } = this
    if (match === null) return
    const { envelopes, answered } = summaryOf(match)
    this.row = { ...this.row, envelopes, answered }
    this.#listener.sealed(this, seat, origin)
  }

  #carriedOut(clock: Clock | null, origin: Origin): void {
    const { match } = this
    if (match === null) return
    const { row } = this
    const status = match.state.outcome === null ? row.status : 'over'
    this.row = { ...row, ...summaryOf(match, clock), seq: match.entries.length, status }
    this.#listener.moved(this, origin)
  }

  /** The clock after each of some turns. */
  #clocksAfter(turns: readonly Turn[]): (Clock | null)[] {
    const { match, row } = this
    const { time } = row
    if (match === null || time.kind === 'none') return []
    const now = this.time.now()
    let { clock } = row
    let before: Pick<Match, 'state' | 'envelopes'> = match
    return turns.map(turn => {
      clock =
        clock === null
          ? openClock(this.game, time, turn.state, now)
          : nextClock(this.game, time, clock, before, turn, now, (seat, until) => stopped(this, seat, until))
      before = turn
      return clock
    })
  }

  /** Who is here just now, for what people decide about each other. */
  get present(): Present {
    return {
      now: this.time.now(),
      online: person => this.online(person),
      goneSince: person => this.gallery.grace.goneSince(person),
      patience: this.#context.patience,
    }
  }

  online(person: string): boolean {
    return this.gallery.online(person)
  }

  /** Something was said: everybody who looks here hears it, once. */
  said(said: SaidLine, origin: Origin): void {
    if (this.chat.isNew(said)) this.#listener.said(this, said, origin)
  }

  /** What is asked of everybody here changed. */
  asked(asked: Requested): void {
    this.#listener.asked(this, asked)
  }
}

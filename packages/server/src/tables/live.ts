import { waiting } from '@noren/engine'
import type { Game, Seat } from '@noren/engine'
import {
  accept,
  answeredBy,
  follow,
  idleWish,
  load,
  MatchError,
  nextClock,
  open,
  openClock,
  isClosing,
  opening,
  weigh,
} from '@noren/match'
import type { Clock, Entry, Envelope, Match, Turn, Verdict, Wish } from '@noren/match'
import type { SaidLine } from '@noren/protocol'
import { dueOf } from '@noren/store'
import type { MatchStore, Person, Standing, TableRow } from '@noren/store'
import { isNo, no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import type { Timepiece } from '../timepiece.ts'
import type { Channel } from './channel.ts'
import { Chat } from './chat.ts'
import { stopped, thinking, timedOut } from './clocks.ts'
import type { Requested } from './consent.ts'
import { Gallery } from './gallery.ts'
import type { Ground, Listener, Origin, Viewer } from './ground.ts'
import { peopleOf } from './seating.ts'
import { SealedWindow } from './window.ts'

export type { Ground, Listener, Origin, Viewer } from './ground.ts'

/** A verdict that has to wait. */
interface Held {
  readonly until: number
}
const isHeld = (value: Verdict | No | Held): value is Held => 'until' in value

/** Begins a piece of work at once; what it throws before it waits is its failure too. */
function begun<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}

/** How a table stands after a turn, for the store. */
const after = (turn: Turn, clock: Clock | null): Standing => ({
  waiting: waiting(turn.state),
  outcome: turn.state.outcome,
  clock,
  envelopes: turn.envelopes,
  answered: answeredBy(turn),
})

const of =
  (seat: Seat) =>
  (envelope: Envelope): boolean =>
    envelope.seat === seat

/**
 * A table in memory. Everything that changes it goes through `alone`, one after the other, and reaches the disk before
 * it reaches the memory: what is here is never ahead of what would survive a crash.
 */
export class LiveTable {
  readonly game: Game
  readonly gallery: Gallery
  readonly viewers: Set<Viewer>
  /** What is told to those who look, by the seats they hold. */
  readonly channels = new Map<string, Channel>()
  /** Questions that the house is thinking about for a seat. */
  readonly thoughts = new Set<string>()
  row: TableRow
  /** Null before the start, and for a match that was begun under other rules. */
  match: Match | null = null
  retired = false
  people = new Map<string, Person>()
  usedAt = Date.now()
  readonly time: Timepiece
  readonly chat: Chat
  readonly #window: SealedWindow
  readonly #closing: AbortSignal
  readonly #store: MatchStore
  readonly #listener: Listener
  #last: Promise<unknown> = Promise.resolve()
  #busy = 0
  /** Forgets the moment at which the window that everybody has answered closes. */
  #unplan: (() => void) | null = null

  constructor(game: Game, row: TableRow, ground: Ground) {
    this.game = game
    this.time = ground.time
    this.chat = new Chat(ground.store, ground.time)
    this.gallery = new Gallery(this, ground.listener, ground.born, () => ground.done(this))
    this.viewers = this.gallery.viewers
    this.#window = new SealedWindow(game, ground.window)
    this.#closing = ground.closing
    this.row = row
    this.#store = ground.store
    this.#listener = ground.listener
  }

  get id(): string {
    return this.row.charter.id
  }

  /** Whether anything would be lost by forgetting this table until it is asked for again. */
  get quiet(): boolean {
    return this.viewers.size === 0 && this.thoughts.size === 0 && this.#busy === 0 && this.#unplan === null
  }

  /** Runs one piece of work at a time: at once, if nothing else is under way. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now()
    const turn = this.#busy++ === 0 ? begun(work) : this.#last.then(work)
    this.#last = turn.then(this.#free, this.#free)
    return turn
  }

  readonly #free = (): void => void this.#busy--

  /** Resolves when everything asked for so far has been done. */
  async settled(): Promise<void> {
    await this.#last
  }

  /** Reads the match, if it has begun, and the names of those who sit here. */
  async load(): Promise<void> {
    await this.#readPeople()
    if (this.row.status === 'open') return
    try {
      const entries = await this.#entries()
      this.match = load(this.game, this.row.charter, entries, this.row.envelopes)
      this.#window.rests(this.match, thinking(this.row), this.time.now())
    } catch (error) {
      if (!(error instanceof MatchError && error.fault === 'other-rules')) throw error
      this.retired = true
    }
  }

  /** The log, and the row that goes with it: another house may write between the two. */
  async #entries(): Promise<Entry[]> {
    for (;;) {
      const entries = await this.#store.entries(this.id)
      if (entries.length === this.row.seq) return entries
      const row = await this.#store.table(this.id)
      if (row === null) throw new Error(`table ${this.id} is no more`)
      this.row = row
    }
  }

  async #readPeople(): Promise<void> {
    this.people = new Map((await this.#store.people(peopleOf(this.row))).map(p => [p.id, p]))
  }

  /** Changes who sits where. If another writer was first, the edit is tried again on what that one left. */
  change(edit: (row: TableRow) => TableRow | No): Promise<TableRow | No> {
    return this.alone(async () => {
      for (;;) {
        const wanted = edit(this.row)
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

  /** Who sits where by another house's hand; how far the game is follows from its entries. */
  async #takeOver(stored: TableRow): Promise<void> {
    const { host, listed, mats, next, revision } = stored
    if (revision !== this.row.revision)
      await this.#settle(
        this.match === null ? stored : { ...this.row, host, listed, mats, next, revision },
        'elsewhere',
      )
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

  /**
   * Judges a wish; if it can be carried out, or sealed, writes it down, does so, and only then answers. An answer that alone
   * closes a window waits for the window's minimum and is judged again: until then it is neither stored nor acknowledged, so
   * a crash in between costs its sender no more than sending it again.
   */
  wish(wish: Wish): Promise<Verdict | No> {
    const answer = this.alone(() => this.#judge(wish))
    // Without a sealed window, and with nothing before it that could open one, nothing is held.
    return this.#busy === 1 && !this.#window.isOpen
      ? (answer as Promise<Verdict | No>)
      : this.#held(wish, answer)
  }

  async #held(wish: Wish, first: Promise<Verdict | No | Held>): Promise<Verdict | No> {
    for (let answer = await first; ; answer = await this.alone(() => this.#judge(wish))) {
      if (!isHeld(answer)) return answer
      if (!(await this.#rest(answer.until))) return no('server-trouble')
    }
  }

  /** Waits without keeping anybody else from the table; false if the house closed in the meantime. */
  async #rest(until: number): Promise<boolean> {
    if (this.#closing.aborted) return false
    this.#busy++
    await new Promise<void>(resolve => {
      const cancel = this.time.after(until - this.time.now(), () => {
        this.#closing.removeEventListener('abort', closed)
        resolve()
      })
      const closed = (): void => {
        cancel()
        resolve()
      }
      this.#closing.addEventListener('abort', closed, { once: true })
    })
    this.#busy--
    return !this.#closing.aborted
  }

  /** Of all that happens at a table this happens most: without `async`, which would cost more than the rest of it. */
  #judge(wish: Wish): Promise<Verdict | No | Held> {
    const { match } = this
    if (match === null) return Promise.resolve(no(this.retired ? 'other-rules' : 'not-started'))
    const now = this.time.now()
    const { verdict, turn, envelopes } = weigh(this.game, match, wish, now)
    if (turn === null)
      return envelopes === null
        ? Promise.resolve(verdict)
        : this.#seal(match, envelopes, wish.seat).then(done => this.#judged(match, wish, verdict, done))
    const until = this.#window.heldUntil(match, turn, now)
    if (until !== null) return Promise.resolve({ until })
    return this.#write(match, turn).then(done => this.#judged(match, wish, verdict, done))
  }

  /** A verdict that is on disk is final; if another writer was first, the wish is judged again on what that one left. */
  #judged(match: Match, wish: Wish, verdict: Verdict, done: boolean): Verdict | Promise<Verdict | No | Held> {
    if (!done) return this.#catchUp(match).then(() => this.#judge(wish))
    if (match.envelopes.length === 0 && this.#unplan === null) return verdict
    return this.#open(match).then(() => verdict)
  }

  /** Puts an answer into its envelope, or takes it out again: stored, and told to nobody else. */
  async #seal(match: Match, envelopes: readonly Envelope[], seat: Seat): Promise<boolean> {
    const next = { ...match, envelopes }
    const answered = answeredBy(next)
    const closes = isClosing(this.game, next) ? this.#window.until(this.time.now()) : null
    const due = closes ?? dueOf(this.row.clock)
    const sealing = { seq: match.entries.length, was: match.envelopes, envelopes, answered, due }
    if (!(await this.#store.seal(this.id, sealing))) return false
    match.envelopes = envelopes
    this.row = { ...this.row, envelopes, answered }
    this.#listener.sealed(this, seat, 'here')
    return true
  }

  /** Opens the envelopes of a window that everybody asked has answered, once its minimum is over; until then plans to. */
  async #open(match: Match): Promise<void> {
    this.#unplan?.()
    this.#unplan = null
    for (let turn = opening(this.game, match); turn !== null; turn = opening(this.game, match)) {
      const until = this.#window.until(this.time.now())
      if (until > this.time.now()) return this.#plan(match, until)
      if (!(await this.#write(match, turn))) await this.#catchUp(match)
    }
  }

  #plan(match: Match, until: number): void {
    if (this.#closing.aborted) return
    const cancel = this.time.after(until - this.time.now(), () => {
      // Tried again with the next move, or when the table is due.
      this.alone(() => this.#open(match)).catch((error: unknown) => this.#listener.failed(this, error))
    })
    const gone = (): void => this.#unplan?.()
    this.#closing.addEventListener('abort', gone, { once: true })
    this.#unplan = () => {
      cancel()
      this.#closing.removeEventListener('abort', gone)
    }
  }

  /** Goes on where a crash, or another house, left off: a window that everybody has answered is closed. */
  resume(): Promise<void> {
    return this.alone(async () => {
      const { match } = this
      if (match === null || this.row.status !== 'playing') return
      if (opening(this.game, match) === null) await this.#catchUp(match)
      await this.#open(match)
    })
  }

  /** Shows what another house wrote. */
  refresh(): Promise<void> {
    return this.alone(async () => {
      const stored = await this.#store.table(this.id)
      if (stored !== null) await this.#takeOver(stored)
      const { match } = this
      if (match === null || this.row.status !== 'playing') return
      await this.#catchUp(match)
      await this.#open(match)
    })
  }

  /** Carries out what is on disk; false if another writer was first. */
  #write(match: Match, turn: Turn): Promise<boolean> {
    const clock = this.#clockAfter(match, turn)
    return this.#store.append(this.id, turn.entry, after(turn, clock)).then(({ status }) => {
      if (status !== 'stored') return false
      accept(match, turn)
      this.#carriedOut(match, clock, 'here')
      return true
    })
  }

  /** Another writer was first: follow its entries as if they were ours, and take over its envelopes. */
  async #catchUp(match: Match): Promise<void> {
    const row = await this.#store.table(this.id)
    for (const entry of await this.#store.entries(this.id, match.entries.length)) {
      follow(this.game, match, entry)
      this.#carriedOut(match, row?.clock ?? null, 'elsewhere')
    }
    // Entries that came after the row was read are missing from it: then what they left is worked out already.
    if (row === null || row.seq !== match.entries.length) return
    const { envelopes, answered } = row
    const was = match.envelopes
    match.envelopes = envelopes
    this.row = { ...this.row, envelopes, answered }
    for (const seat of this.row.mats.keys())
      if (JSON.stringify(was.filter(of(seat))) !== JSON.stringify(envelopes.filter(of(seat))))
        this.#listener.sealed(this, seat, 'elsewhere')
  }

  #carriedOut(match: Match, clock: Clock | null, origin: Origin): void {
    this.#window.rests(match, thinking(this.row), this.time.now())
    const { outcome } = match.state
    this.row = {
      ...this.row,
      seq: match.entries.length,
      waiting: waiting(match.state),
      outcome,
      clock,
      envelopes: match.envelopes,
      answered: answeredBy(match),
      status: outcome === null ? this.row.status : 'over',
    }
    this.#listener.moved(this, origin)
  }

  #clockAfter(match: Match, turn: Turn): Clock | null {
    const { time, clock } = this.row
    const now = this.time.now()
    if (clock === null) return openClock(this.game, time, turn.state, now)
    return nextClock(this.game, time, clock, match, turn, now, (seat, until) => stopped(this, seat, until))
  }

  online(person: string): boolean {
    return this.gallery.online(person)
  }

  /** Something was said here: everybody hears it. */
  said(said: SaidLine): void {
    this.#listener.said(this, said)
  }

  /** What is asked of everybody here changed. */
  asked(asked: Requested): void {
    this.#listener.asked(this, asked)
  }

  /** Plays the default of the rules for a seat whose time is over, unless it answered while this waited for its turn. */
  async timeOut(seat: Seat): Promise<void> {
    const answer = await this.alone(async () => {
      const { match } = this
      const wish = match === null || !timedOut(this).includes(seat) ? null : idleWish(this.game, match, seat)
      return wish === null ? null : this.#judge(wish)
    })
    if (answer !== null && isHeld(answer)) await this.#rest(answer.until)
  }
}

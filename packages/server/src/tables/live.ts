import { waiting } from '@noren/engine'
import type { Game, Seat } from '@noren/engine'
import { idleRequest, load, MatchError, nextClock, open, openClock } from '@noren/match'
import type { Clock, Entry, Match, Transition, Verdict, MoveRequest } from '@noren/match'
import type { ChatLine, ServerMessage, Sync, TableInfo } from '@noren/protocol'
import { DamagedError, dueOf, sameEnvelopes } from '@noren/store'
import type { MatchStore, Person, TableHead, TableRow } from '@noren/store'
import { HostedTable, isNo, no } from '@noren/table'
import type { No, Origin, TableLog } from '@noren/table'
import { infoFor, wire, withMore } from './broadcast.ts'
import type { Channel, OpenTold } from './channel.ts'
import { Chat } from './chat.ts'
import { stopped, timedOut } from './clocks.ts'
import type { Requested } from './consent.ts'
import { Viewers } from './viewers.ts'
import type { TableContext, Listener, Viewer } from './context.ts'
import type { Present } from './manners.ts'
import { peopleOf, seatsOf } from './seating.ts'

export type { TableContext, Listener, Viewer } from './context.ts'
export type { Origin } from '@noren/table'

/** So often a log and its row may differ because somebody writes between two reads; then they do not belong together. */
const TRIES = 5

/** Why a table is set aside: nothing is played there by this server, and its people are told so. */
export type Aside = 'other-rules' | 'table-damaged'

/** How the log of a table is kept in a store. */
const logOf = (store: MatchStore): TableLog<TableRow> => ({
  append: (id, entries, after, was) =>
    store.append(id, entries, after, was).then(({ status }) => status === 'stored'),
  seal: ({ charter, clock }, { closes, ...sealing }) =>
    store.seal(charter.id, { ...sealing, due: closes ?? dueOf(clock) }),
  read: async (id, since) => {
    const row = await store.table(id)
    const entries = await store.entries(id, since)
    return row === null ? null : { row, entries }
  },
})

/** A table of this server in memory: who sits there, who looks at it, and its match once it has begun. */
export class LiveTable extends HostedTable<TableRow, Viewer> {
  readonly viewers: Viewers
  /** What is told to those who look, by the seats they hold. */
  readonly channels = new Map<string, Channel>()
  openTold: OpenTold | null = null
  /** Null while it is played. */
  aside: Aside | null = null
  people = new Map<string, Person>()
  /** On the clock that never jumps. */
  usedAt: number
  readonly chat: Chat
  readonly #context: TableContext
  readonly #store: MatchStore
  readonly #listener: Listener

  constructor(game: Game, row: TableRow, context: TableContext) {
    super(game, row, context, logOf(context.store))
    this.usedAt = context.time.mono()
    this.chat = new Chat(context.store, context.time)
    this.viewers = new Viewers(this, context.listener, context.born, () => context.done(this))
    this.#context = context
    this.#store = context.store
    this.#listener = context.listener
  }

  /** Whether anything would be lost by forgetting this table until it is asked for again. */
  get quiet(): boolean {
    const { looking, thoughts } = this
    return looking.size === 0 && thoughts.size === 0 && this.queue.busy === 0 && this.play?.planned !== true
  }

  override alone<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.time.mono()
    return super.alone(work)
  }

  /** Reads the match, if it has begun, and the names of those who sit here. */
  async load(): Promise<void> {
    await this.#readPeople()
    if (this.row.status === 'open') return
    try {
      this.begin(load(this.game, this.row.charter, await this.#entries(), this.row.envelopes))
    } catch (error) {
      if (error instanceof DamagedError) return this.damaged(new MatchError('bad-log', 0, error.message))
      if (!(error instanceof MatchError)) throw error
      if (error.fault === 'other-rules') this.aside = 'other-rules'
      else this.damaged(error)
    }
  }

  /** Sets the table aside: its people are told so, the host too, and nobody else notices. */
  protected override damaged(error: MatchError): void {
    if (this.aside !== null) return
    this.aside = 'table-damaged'
    this.play = null
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

  /** The clocks begin with the game; and who is asked first follows from the options and seeds that it begins with. */
  #withClock(next: TableRow): TableRow {
    if (this.row.status !== 'open' || next.status !== 'playing') return next
    const { state } = open(this.game, next.charter)
    const clock = openClock(this.game, next.time, state, this.time.now())
    return { ...next, waiting: waiting(state), clock }
  }

  /** Who sits where by another server's hand; how far the game is follows from its entries. */
  async #takeOver(stored: TableRow): Promise<void> {
    const { host, listed, holders, next, revision, status, manners } = stored
    const mood = manners === undefined ? {} : { manners }
    if (revision === this.row.revision) return
    const row =
      this.match === null ? stored : { ...this.row, ...mood, host, listed, holders, next, revision, status }
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
    // Also where people ended the game: what was played before, and not heard of here, is shown.
    await this.play?.follow()
    return true
  }

  /** Whether this is what is in memory. */
  knows({ seq, revision, envelopes, spoken }: TableHead): boolean {
    if (this.aside !== null) return true
    const { row } = this
    const same = seq === row.seq && revision === row.revision && sameEnvelopes(envelopes, row.envelopes)
    return same && spoken <= this.chat.read
  }

  /** Looks into the store, and shows what another server wrote. That another server writes is no use of the table here. */
  refresh(): Promise<void> {
    return super.alone(async () => {
      if ((await this.#look()) && this.row.status === 'playing') await this.play?.open()
    })
  }

  override wish(request: MoveRequest): Promise<Verdict | No> {
    this.usedAt = this.time.mono()
    // The people ended it, not the rules.
    if (this.row.status === 'over' && this.match?.state.outcome === null)
      return Promise.resolve(no('game-over'))
    return super.wish(request)
  }

  override get closed(): 'not-started' | Aside {
    return this.aside ?? 'not-started'
  }

  /** Plays the default of the rules for a seat whose time is over, unless it answered while this waited for its turn. */
  async timeOut(seat: Seat): Promise<void> {
    await this.play?.wishOf(() => {
      const { match } = this
      return match === null || !timedOut(this).includes(seat) ? null : idleRequest(this.game, match, seat)
    })
  }

  protected override seatsOf(viewer: Viewer): Seat[] {
    return seatsOf(this.row, viewer.person)
  }

  protected override infoFor(viewer: Viewer): TableInfo {
    return infoFor(this, viewer.person)
  }

  override tell(viewer: Viewer, message: ServerMessage): void {
    viewer.send(wire(message))
  }

  override sync(viewer: Viewer, since?: number): Sync {
    return withMore(this, viewer, super.sync(viewer, since))
  }

  protected override moved(origin: Origin): void {
    this.#listener.moved(this, origin)
  }

  protected override sealed(seat: Seat, origin: Origin): void {
    this.#listener.sealed(this, seat, origin)
  }

  protected override failed(error: unknown): void {
    this.#listener.failed(this, error)
  }

  protected override clocksAfter(transitions: readonly Transition[]): (Clock | null)[] {
    const { match, row } = this
    const { time } = row
    if (match === null || time.kind === 'none') return []
    const now = this.time.now()
    let { clock } = row
    let before: Pick<Match, 'state' | 'envelopes'> = match
    return transitions.map(transition => {
      clock =
        clock === null
          ? openClock(this.game, time, transition.state, now)
          : nextClock(this.game, time, clock, before, transition, now, (seat, until) =>
              stopped(this, seat, until),
            )
      before = transition
      return clock
    })
  }

  /** Who is here just now, for what people decide about each other. */
  get present(): Present {
    return {
      now: this.time.now(),
      online: person => this.online(person),
      goneSince: person => this.viewers.grace.goneSince(person),
      patience: this.#context.patience,
    }
  }

  online(person: string): boolean {
    return this.viewers.online(person)
  }

  /** Something was said: everybody who looks here hears it, once. */
  said(said: ChatLine, origin: Origin): void {
    if (this.chat.isNew(said)) this.#listener.said(this, said, origin)
  }

  /** What is asked of everybody here changed. */
  asked(asked: Requested): void {
    this.#listener.asked(this, asked)
  }
}

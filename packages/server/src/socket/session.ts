import type { Seat } from '@noren/engine'
import type { Verdict } from '@noren/match'
import { WITHOUT_DELTAS } from '@noren/protocol'
import type { BotPace, ChatLine, HouseMessage, Say, ServerMessage } from '@noren/protocol'
import { DamagedError } from '@noren/store'
import { isNo, no, TableLine } from '@noren/table'
import type { Hello, Named, No, Told, Wished } from '@noren/table'
import type { Hints } from '../bots/hints.ts'
import type { Outlet } from '../budget/account.ts'
import type { Purse } from '../budget/budget.ts'
import type { Turnstile } from '../budget/turnstile.ts'
import type { Counter, Metrics, Times } from '../metrics.ts'
import type { TableRegistry } from '../tables/registry.ts'
import type { Listening } from '../tables/channel.ts'
import type { LiveTable, Viewer } from '../tables/live.ts'
import { askUndo, consent } from '../tables/consent.ts'
import { giveBack, sit } from '../tables/seating.ts'
import { wire } from '../tables/broadcast.ts'
import { Plain } from './plain.ts'

const DONE: Promise<void> = Promise.resolve()
const SAY: Named = { id: null, kind: 'say' }
/** What keeps a connection from costing more than it may; a simulated one has none. */
export interface Gate {
  readonly purse: Purse
  readonly line: Outlet
  readonly turnstile: Turnstile
}

/** How a connection is written to; `waited` as for a viewer. */
export type Send = Viewer['send']

type Asking = Extract<HouseMessage, { t: 'ask-undo' | 'consent' }>

/** One connection: what a viewer says at a table, and what only people at a server have to say to each other. */
export class Session extends TableLine<LiveTable, ChatLine[]> implements Viewer {
  readonly person: string | null
  readonly #raw: Send
  /** For who wants no deltas. */
  #plain: Plain | null = null
  awaits: string | null = null
  listening?: Listening
  pace?: BotPace
  readonly #registry: TableRegistry
  readonly #moves: Counter
  readonly #times: Times
  readonly #hints: Hints
  readonly #gate: Gate | null

  constructor(
    registry: TableRegistry,
    person: string | null,
    metrics: Metrics,
    hints: Hints,
    send: Send,
    gate: Gate | null = null,
  ) {
    super()
    this.#gate = gate
    this.#registry = registry
    this.#times = metrics.times('noren_move_seconds', 'From a move to its place on disk.')
    this.#moves = metrics.counter('noren_moves_total', 'Moves by what came of them.', 'status')
    this.#hints = hints
    this.person = person
    this.#raw = send
  }

  send(frame: string | Uint8Array, waited?: number): void {
    if (this.#plain === null) this.#raw(frame, waited)
    else this.#plain.send(frame)
  }

  protected override tell(message: ServerMessage): void {
    this.send(wire(message))
  }

  handle(message: HouseMessage): Promise<void> {
    if (message.t === 'say') return this.#say(message)
    if (message.t === 'ask-undo' || message.t === 'consent') return this.#ask(message)
    if (message.t === 'pace') return this.#pace(message.bots)
    return this.hear(message)
  }

  #pace(bots: BotPace): Promise<void> {
    this.pace = bots
    this.tell({ t: 'pong' })
    return DONE
  }

  /** Who has not read what was shown is not shown more; who asked for too many tables that are not there learns nothing new. */
  protected override greet(hello: Hello): Promise<No | null> {
    const gate = this.#gate
    if (gate === null) return this.#come(hello)
    const { purse, line, turnstile } = gate
    if (purse.behind(line) || (!purse.mayGuess && !this.#registry.has(hello.table)))
      return Promise.resolve(no('too-many-requests'))
    return turnstile.pass(purse.network, () => this.#come(hello))
  }

  /** A table that left the memory on the way here hears of nothing any more: whoever came to it comes again. */
  async #come(hello: Hello): Promise<No | null> {
    const refused = await super.greet(hello)
    const { table } = this
    return refused === null && table !== null && !this.#registry.holds(table) ? super.greet(hello) : refused
  }

  protected override async find(id: string): Promise<LiveTable | No> {
    const table = await this.#registry.get(id).catch((error: unknown) => {
      // Not even its row can be read.
      if (error instanceof DamagedError) return no('table-damaged')
      throw error
    })
    if (table === null) this.#gate?.purse.guessed()
    if (table === null || isNo(table)) return table ?? no('no-such-table')
    return table.aside === null ? table : no(table.aside)
  }

  protected override async prepare(table: LiveTable): Promise<ChatLine[]> {
    const who = this.person
    if (who !== null) await table.change(row => giveBack(row, who))
    // Another server may have written without our hearing of it: whoever comes is shown what is stored.
    await table.refresh()
    return table.chat.recent(table.id)
  }

  protected override arrive(table: LiveTable, { v, since, deltas }: Hello, recent: ChatLine[]): void {
    if (!table.looking.has(this)) table.viewers.arrive(this)
    this.#plain = deltas === false || v === WITHOUT_DELTAS ? new Plain(this.#raw) : null
    const sync = table.sync(this, since)
    const chat = table.chat.upTo(recent)
    this.tell(chat.length === 0 ? sync : { ...sync, chat })
  }

  async #say(message: Say): Promise<void> {
    const { table } = this
    if (table === null) return this.say(SAY, 'say-hello-first')
    const said = await table.chat.say(table, this.person, message)
    if (isNo(said)) this.say(SAY, said.no)
    else table.said(said, 'here')
  }

  protected override hint(table: LiveTable, seat: Seat): Promise<Told | No> {
    return this.#hints.of(table, this.person, seat)
  }

  protected override holds({ row }: LiveTable, seat: Seat): boolean {
    const holder = row.holders[seat]
    return holder?.kind === 'person' && holder.person === this.person
  }

  protected override wish(message: Wished): Promise<void> {
    const table = this.mine(message)
    if (table === null) return DONE
    const holder = table.row.holders[message.seat]
    if (holder?.kind !== 'person' || (!holder.away && holder.standIn === undefined))
      return this.#timed(table, message)
    return table
      .change(row => sit(row, holder.person, message.seat))
      .then(row => (isNo(row) ? this.say(message.id, row.no) : this.#timed(table, message)))
  }

  #asked = 0

  #timed(table: LiveTable, message: Wished): Promise<void> {
    this.#asked = this.#registry.time.mono()
    this.awaits = message.id
    return this.carry(table, message)
  }

  protected override gaveUp(): void {
    this.awaits = null
  }

  /** What came of a move, unless its player heard that already, together with the update. */
  protected override answer(table: LiveTable, id: string, verdict: Verdict | No): void {
    const answered = this.awaits === null
    this.awaits = null
    if (isNo(verdict)) return this.say(id, verdict.no)
    // Anybody may read the metrics: a sealed answer is counted with the entries, when its window closes.
    if (verdict.status !== 'sealed') this.#moves.add(verdict.status)
    if (verdict.status === 'applied') this.#times.add((this.#registry.time.mono() - this.#asked) / 1000)
    if (!answered) super.answer(table, id, verdict)
  }

  /** Going back past what others did, by everybody's consent: answered by `asked` to all, or by a reply. */
  async #ask(message: Asking): Promise<void> {
    const table = this.mine(message)
    if (table === null || this.person === null) return
    const came =
      message.t === 'consent'
        ? await consent(table, this.person, message)
        : await askUndo(table, this.person, message)
    if (came !== null) super.answer(table, message.id, came)
  }

  /** Stops looking at the table; its seats stay whose they are. */
  override leave(): void {
    const { table } = this
    this.table = null
    table?.viewers.part(this)
  }
}

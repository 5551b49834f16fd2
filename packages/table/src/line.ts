import type { Game, Seat, Words } from '@noren/engine'
import { UNDO_WORDS, wordsFrom } from '@noren/match'
import type { Match, Verdict, MoveRequest } from '@noren/match'
import type {
  ClientMessage,
  Hinted,
  PROTOCOL,
  ReplyCode,
  ServerMessage,
  WITHOUT_DELTAS,
} from '@noren/protocol'
import { isNo } from './refusal.ts'
import type { No } from './refusal.ts'
import { replyTo, saying } from './reply.ts'
import type { Named } from './reply.ts'
import { Gone } from './table.ts'

/** What this code speaks. */
export const VERSION: typeof PROTOCOL = 4
/** Pages that are older by this much are sent no deltas; a table on this device sends none to anybody. */
const OLDER: typeof WITHOUT_DELTAS = 3

export interface PlayedTable {
  readonly game: Game
  readonly match: Match | null
  readonly row: { readonly holders: readonly unknown[] }
  alone<T>(work: () => Promise<T>): Promise<T>
  wish(request: MoveRequest): Promise<Verdict | No>
}

export type Hello = Extract<ClientMessage, { t: 'hello' }>
export type Wished = Extract<ClientMessage, { t: 'move' | 'undo' }>
export type Told = Omit<Hinted, 't' | 'id'>

const DONE: Promise<void> = Promise.resolve()
const HELLO: Named = { id: null, kind: 'hello' }
/** When a hello that was too much may be said again. */
const LATER = 2000

/** One viewer who speaks the protocol: at most one table at a time, and an answer to everything. */
export abstract class TableLine<T extends PlayedTable, Prepared = void> {
  protected table: T | null = null

  protected abstract tell(message: ServerMessage): void
  /** The table of this name; or why not. */
  protected abstract find(id: string): Promise<T | No>
  /** Brings the table up to date, and reads what is shown beside it. */
  protected abstract prepare(table: T): Promise<Prepared>
  /** This viewer looks at its table from now on, and is shown it. */
  protected abstract arrive(table: T, hello: Hello, prepared: Prepared): void
  /** Stops looking at the table. */
  abstract leave(): void
  /** Whether this viewer may act for a seat. */
  protected abstract holds(table: T, seat: Seat): boolean
  protected abstract hint(table: T, seat: Seat): Promise<Told | No>

  get seq(): number {
    return this.table?.match?.entries.length ?? 0
  }

  /** Says no to a message, by the id it carries or by its kind; and when to try again, if that helps. */
  say(to: Named | string | null, code: ReplyCode, wait?: number): void {
    const named = to === null || typeof to === 'string' ? { id: to } : to
    this.tell(saying(named, code, this.seq, wait))
  }

  /** Answers a message; what could not be done is said: the move was not made, and may be tried again. */
  async answerTo(message: ClientMessage): Promise<void> {
    await this.hear(message).catch(() => this.say('id' in message ? message.id : null, 'server-trouble'))
  }

  hear(message: ClientMessage): Promise<void> {
    if (message.t === 'move' || message.t === 'undo') return this.wish(message)
    if (message.t === 'hello') return this.#hello(message)
    if (message.t === 'hint') this.#hint(message.id, message.seat)
    else this.tell({ t: 'pong' })
    return DONE
  }

  async #hello(hello: Hello): Promise<void> {
    if (hello.v !== VERSION && hello.v !== OLDER) return this.say(HELLO, 'other-version')
    const refused = await this.greet(hello)
    if (refused !== null) this.say(HELLO, refused.no, refused.no === 'too-many-requests' ? LATER : undefined)
  }

  /** The table, if this viewer may act for the seat there; otherwise they are told why not. */
  protected mine({ id, seat }: { readonly id: string; readonly seat: Seat }): T | null {
    const { table } = this
    if (table === null) this.say(id, 'say-hello-first')
    else if (this.holds(table, seat)) return table
    else this.say(id, table.row.holders[seat] === undefined ? 'no-such-seat' : 'not-your-seat')
    return null
  }

  /** Comes to a table and shows it; or says why not. */
  protected async greet(hello: Hello): Promise<No | null> {
    const table = await this.find(hello.table)
    if (isNo(table)) return table
    if (table !== this.table) this.leave()
    const prepared = await this.prepare(table)
    // In the table's own order, so that no update falls between what is shown now and what is sent later.
    await table.alone(async () => {
      this.table = table
      this.arrive(table, hello, prepared)
    })
    return null
  }

  /** Answered when the thought is over: whatever is said meanwhile does not wait for it. */
  #hint(id: string, seat: Seat): void {
    const { table } = this
    if (table === null) return this.say(id, 'say-hello-first')
    this.hint(table, seat).then(
      told => (isNo(told) ? this.say(id, told.no) : this.tell({ t: 'hint', id, ...told })),
      () => this.say(id, 'server-trouble'),
    )
  }

  protected wish(message: Wished): Promise<void> {
    const table = this.mine(message)
    return table === null ? DONE : this.carry(table, message)
  }

  /** Has a wish judged, and answers it. */
  protected carry(table: T, message: Wished): Promise<void> {
    const { id, seat, seq } = message
    const words: Words = message.t === 'undo' ? UNDO_WORDS : wordsFrom(table.game, message.words)
    return table.wish({ seat, words, moveId: id, seq }).then(
      verdict => this.answer(table, id, verdict),
      (error: unknown) => {
        this.gaveUp()
        if (!(error instanceof Gone)) throw error
        this.say(id, 'no-such-table')
      },
    )
  }

  /** A wish failed, and nobody waits for its answer any more. */
  protected gaveUp(): void {}

  protected answer(table: T, id: string, verdict: Verdict | No): void {
    if (isNo(verdict)) this.say(id, verdict.no)
    else this.tell(replyTo(id, verdict, this.seq, table.game))
  }
}

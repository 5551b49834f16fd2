import type { Game, Seat, Words } from '@noren/engine'
import { UNDO_WORDS, wordsFrom } from '@noren/match'
import type { Match, Verdict, Wish } from '@noren/match'
import type { ClientMessage, Hinted, PROTOCOL, ReplyCode, ServerMessage } from '@noren/protocol'
import { isNo } from './refusal.ts'
import type { No } from './refusal.ts'
import { replyTo, saying } from './reply.ts'
import type { Named } from './reply.ts'
import { Gone } from './table.ts'

/** What this code speaks. */
export const VERSION: typeof PROTOCOL = 3

export interface PlayedTable {
  readonly game: Game
  readonly match: Match | null
  wish(wish: Wish): Promise<Verdict | No>
}

export type Hello = Extract<ClientMessage, { t: 'hello' }>
export type Wished = Extract<ClientMessage, { t: 'move' | 'undo' }>
export type Told = Omit<Hinted, 't' | 'id'>

const DONE: Promise<void> = Promise.resolve()
const HELLO: Named = { id: null, kind: 'hello' }
/** When a hello that was too much may be said again. */
const LATER = 2000

/** One viewer who speaks the protocol: at most one table at a time, and an answer to everything. */
export abstract class TableLine<T extends PlayedTable> {
  protected table: T | null = null

  protected abstract tell(message: ServerMessage): void
  /** Comes to a table and shows it; or says why not. */
  protected abstract greet(hello: Hello): Promise<No | null>
  /** Why this viewer may not act for a seat; null if they may. */
  protected abstract barred(table: T, seat: Seat): ReplyCode | null
  protected abstract hint(table: T, seat: Seat): Promise<Told | No>

  get seq(): number {
    return this.table?.match?.entries.length ?? 0
  }

  /** Says no to a message, by the id it carries or by its kind; and when to try again, if that helps. */
  say(to: Named | string | null, code: ReplyCode, wait?: number): void {
    const named = to === null || typeof to === 'string' ? { id: to } : to
    this.tell(saying(named, code, this.seq, wait))
  }

  hear(message: ClientMessage): Promise<void> {
    if (message.t === 'move' || message.t === 'undo') return this.wish(message)
    if (message.t === 'hello') return this.#hello(message)
    if (message.t === 'hint') this.#hint(message.id, message.seat)
    else this.tell({ t: 'pong' })
    return DONE
  }

  async #hello(hello: Hello): Promise<void> {
    if (hello.v !== VERSION) return this.say(HELLO, 'other-version')
    const refused = await this.greet(hello)
    if (refused !== null) this.say(HELLO, refused.no, refused.no === 'too-many-requests' ? LATER : undefined)
  }

  /** The table, if this viewer may act for the seat there; otherwise they are told why not. */
  protected mine({ id, seat }: { readonly id: string; readonly seat: Seat }): T | null {
    const { table } = this
    const code = table === null ? 'say-hello-first' : this.barred(table, seat)
    if (code === null) return table
    this.say(id, code)
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
        if (!(error instanceof Gone)) throw error
        this.say(id, 'no-such-table')
      },
    )
  }

  protected answer(table: T, id: string, verdict: Verdict | No): void {
    if (isNo(verdict)) this.say(id, verdict.no)
    else this.tell(replyTo(id, verdict, this.seq, table.game))
  }
}

import type { Words } from '@noren/engine'
import { UNDO_WORDS, wordsFrom } from '@noren/match'
import type { Verdict } from '@noren/match'
import { PROTOCOL, SENTENCES } from '@noren/protocol'
import type { HintWish, HouseMessage, Reply, ReplyCode, Say } from '@noren/protocol'
import type { Mat } from '@noren/store'
import type { Hints } from '../bots/hints.ts'
import type { Counter, Metrics } from '../metrics.ts'
import { isNo } from '../refusal.ts'
import type { No } from '../refusal.ts'
import type { Hall } from '../tables/hall.ts'
import type { Listening } from '../tables/channel.ts'
import type { LiveTable, Viewer } from '../tables/live.ts'
import { askUndo, consent } from '../tables/consent.ts'
import { giveBack, sit } from '../tables/seating.ts'
import { syncFor, wire } from '../tables/voice.ts'
import { Plain } from './plain.ts'
import { saying } from './read.ts'

type Hello = Extract<HouseMessage, { t: 'hello' }>
type Wished = Extract<HouseMessage, { t: 'move' | 'undo' }>
type OwnMat = Extract<Mat, { kind: 'person' }>
type Asking = Extract<HouseMessage, { t: 'ask-undo' | 'consent' }>

const DONE: Promise<void> = Promise.resolve()

/** One connection: at most one table at a time, and an answer to everything. */
export class Session implements Viewer {
  readonly person: string | null
  readonly #raw: (frame: string | Uint8Array) => void
  /** For who wants no deltas. */
  #plain: Plain | null = null
  awaits: string | null = null
  listening?: Listening
  readonly #hall: Hall
  readonly #metrics: Metrics
  readonly #moves: Counter
  readonly #hints: Hints
  #table: LiveTable | null = null

  constructor(
    hall: Hall,
    person: string | null,
    metrics: Metrics,
    hints: Hints,
    send: (frame: string | Uint8Array) => void,
  ) {
    this.#hall = hall
    this.#metrics = metrics
    this.#moves = metrics.counter('noren_moves_total', 'Moves by what came of them.', 'status')
    this.#hints = hints
    this.person = person
    this.#raw = send
  }

  send(frame: string | Uint8Array): void {
    if (this.#plain === null) this.#raw(frame)
    else this.#plain.send(frame)
  }

  get seq(): number {
    return this.#table?.row.seq ?? 0
  }

  say(id: string | null, code: ReplyCode): void {
    this.send(wire(saying(id, code, this.seq)))
  }

  handle(message: HouseMessage): Promise<void> {
    if (message.t === 'move' || message.t === 'undo') return this.#wish(message)
    if (message.t === 'hello') return this.#hello(message)
    if (message.t === 'say') return this.#say(message)
    if (message.t === 'ask-undo' || message.t === 'consent') return this.#ask(message)
    if (message.t === 'hint') this.#hint(message)
    else this.send(wire({ t: 'pong' }))
    return DONE
  }

  async #hello({ v, table: id, since, deltas }: Hello): Promise<void> {
    if (v !== PROTOCOL) return this.say(null, 'other-version')
    const table = await this.#hall.get(id)
    if (table === null) return this.say(null, 'no-such-table')
    if (table.retired) return this.say(null, 'other-rules')
    if (table !== this.#table) this.leave()
    const who = this.person
    if (who !== null) await table.change(row => giveBack(row, who))
    const chat = await table.chat.recent(table.id)
    // In the table's own order, so that no update falls between what is shown now and what is sent later.
    await table.alone(async () => {
      this.#table = table
      if (!table.viewers.has(this)) table.gallery.arrive(this)
      this.#plain = deltas === false ? new Plain(this.#raw) : null
      const sync = syncFor(table, this, since)
      this.send(wire(chat.length === 0 ? sync : { ...sync, chat }))
    })
  }

  async #say(message: Say): Promise<void> {
    const table = this.#table
    if (table === null) return this.say(null, 'say-hello-first')
    const said = await table.chat.say(table, this.person, message)
    if (isNo(said)) this.say(null, said.no)
    else table.said(said)
  }

  /** Answered when the thought is over: whatever is sent meanwhile does not wait for it. */
  #hint({ id, seat }: HintWish): void {
    const table = this.#table
    if (table === null) return this.say(id, 'say-hello-first')
    this.#hints.of(table, this.person, seat).then(
      told => (isNo(told) ? this.say(id, told.no) : this.send(wire({ t: 'hint', id, ...told }))),
      () => this.say(id, 'server-trouble'),
    )
  }

  /** What this person sits on; null, and told so, if the seat is not theirs. */
  #mine(table: LiveTable | null, { id, seat }: Wished | Asking): OwnMat | null {
    const mat = table?.row.mats[seat]
    if (table === null) this.say(id, 'say-hello-first')
    else if (mat === undefined) this.say(id, 'no-such-seat')
    else if (mat.kind !== 'person' || mat.person !== this.person) this.say(id, 'not-your-seat')
    else return mat
    return null
  }

  #wish(message: Wished): Promise<void> {
    const table = this.#table
    const mat = this.#mine(table, message)
    if (table === null || mat === null) return DONE
    if (!mat.away && mat.standIn === undefined) return this.#carry(table, message)
    return table.change(row => sit(row, mat.person, message.seat)).then(() => this.#carry(table, message))
  }

  #carry(table: LiveTable, message: Wished): Promise<void> {
    const { id, seat, seq } = message
    const words: Words = message.t === 'undo' ? UNDO_WORDS : wordsFrom(table.game, message.words)
    const asked = performance.now()
    this.awaits = id
    return table.wish({ seat, words, moveId: id, seq }).then(
      verdict => this.#answer(table, id, asked, verdict),
      (error: unknown) => {
        this.awaits = null
        throw error
      },
    )
  }

  /** What came of a move, unless its player heard that already, together with the update. */
  #answer(table: LiveTable, id: string, asked: number, verdict: Verdict | No): void {
    const answered = this.awaits === null
    this.awaits = null
    if (isNo(verdict)) return this.say(id, verdict.no)
    // Anybody may read the metrics: a sealed answer is counted with the entries, when its window closes.
    if (verdict.status !== 'sealed') this.#moves.add(verdict.status)
    if (verdict.status === 'applied')
      this.#metrics.time(
        'noren_move_seconds',
        'From a move to its place on disk.',
        (performance.now() - asked) / 1000,
      )
    if (!answered) this.send(wire(replyTo(id, verdict, this.seq, table)))
  }

  /** Going back past what others did, by everybody's consent: answered by `asked` to all, or by a reply. */
  async #ask(message: Asking): Promise<void> {
    const { id } = message
    const table = this.#table
    const mat = this.#mine(table, message)
    if (table === null || mat === null) return
    const came =
      message.t === 'consent'
        ? await consent(table, mat.person, message)
        : await askUndo(table, mat.person, message)
    if (came === null) return
    if (isNo(came)) this.say(id, came.no)
    else this.send(wire(replyTo(id, came, this.seq, table)))
  }

  /** Stops looking at the table; its seats stay whose they are. */
  leave(): void {
    const table = this.#table
    this.#table = null
    table?.gallery.part(this)
  }
}

/** The verdict as the protocol says it: what was stored has its own number, everything else the number we are at. */
function replyTo(id: string, verdict: Verdict, seq: number, table: LiveTable): Reply {
  const head = { t: 'reply', id, status: verdict.status === 'sealed' ? 'applied' : verdict.status } as const
  if (verdict.status === 'applied' || verdict.status === 'duplicate')
    return { ...head, seq: verdict.entry.seq }
  // Sealed answers have no number of their own: one that told how many came before would tell who answered.
  if (verdict.status === 'sealed') return { ...head, status: verdict.again ? 'duplicate' : 'applied', seq }
  if (verdict.status === 'stale') return { ...head, seq, code: 'stale', sentence: SENTENCES.stale }
  const { code } = verdict
  if (verdict.status === 'malformed') return { ...head, seq, code, sentence: SENTENCES[code] }
  const texts = verdict.clauses.map(c => `${c}: ${table.game.clauses[c] ?? ''}`)
  return {
    ...head,
    seq,
    code,
    clauses: [...verdict.clauses],
    sentence: [SENTENCES[code], ...texts].join(' '),
  }
}

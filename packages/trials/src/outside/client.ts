import { randomUUID } from 'node:crypto'
import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { PROTOCOL } from '@noren/protocol'
import type { Face, Reply, ServerMessage } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'
import { WebSocket } from 'ws'

const PATIENCE = 60_000

/** What one game of one seat came to. */
export interface Played {
  answers: number
  stale: number
  /** Choices offered that would have taken something back. */
  backs: number
  readonly refusals: string[]
}

/**
 * A client as somebody else would write it from docs/protocol.md: it knows no game. Asked something, it answers with any choice that does not
 * take something back; one answer to a question, which has a number; one message at a time.
 */
export class Outsider {
  readonly played: Played = { answers: 0, stale: 0, backs: 0, refusals: [] }
  readonly #ws: WebSocket
  readonly #decoder = new DeltaDecoder()
  readonly #seat: number
  readonly #rng: Rng
  #face: Face | null = null
  #seq = 0
  #over = false
  /** The question that was answered last. */
  #done: number | undefined
  /** The id of what was sent and not answered. */
  #pending: string | null = null
  #settle: { resolve: () => void; reject: (error: Error) => void } | null = null
  #late: NodeJS.Timeout | undefined

  constructor(address: string, cookie: string, seat: number, rng: Rng) {
    this.#ws = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } })
    this.#seat = seat
    this.#rng = rng
    this.#ws.on('message', (data, binary) => {
      const bytes = data as Buffer
      const heard = binary ? this.#decoder.hear(bytes) : [JSON.parse(bytes.toString()) as ServerMessage]
      if (heard === null) return this.#fail('an update that does not follow')
      for (const message of heard) this.#hear(message, binary)
      this.#look()
    })
    this.#ws.on('error', error => this.#fail(error.message))
    this.#ws.on('close', () => this.#fail('the connection broke'))
  }

  #fail(why: string): void {
    this.#settle?.reject(new Error(`seat ${this.#seat}, after ${this.played.answers} answers: ${why}`))
  }

  /** Plays until the game is over. */
  async play(table: string): Promise<Played> {
    const over = new Promise<void>((resolve, reject) => (this.#settle = { resolve, reject }))
    const hello = (): void => this.#ws.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table }))
    if (this.#ws.readyState === this.#ws.OPEN) hello()
    else this.#ws.once('open', hello)
    this.#wait()
    try {
      await over
    } finally {
      clearTimeout(this.#late)
      this.#settle = null
      this.#ws.terminate()
    }
    return this.played
  }

  /** The table does not stand still for ever. */
  #wait(): void {
    clearTimeout(this.#late)
    this.#late = setTimeout(() => {
      const { question, waiting, choices } = this.#face ?? {}
      this.#fail(
        `nothing happens at ${this.#seq}: ${JSON.stringify({ question, done: this.#done, waiting, choices })}`,
      )
    }, PATIENCE)
  }

  #hear(message: ServerMessage, binary: boolean): void {
    if (!binary) this.#decoder.note(message)
    if (message.t === 'sync' || message.t === 'update') {
      this.#seq = message.seq
      this.#face = message.faces[String(this.#seat)] ?? this.#face
      this.#over = message.t === 'sync' ? message.table.status === 'over' : message.outcome !== null
      this.#wait()
    }
    if (message.t === 'reply' && message.id === this.#pending) this.#answered(message)
    if (message.t === 'problem') this.played.refusals.push(message.code)
  }

  #answered({ status, code }: Reply): void {
    this.#pending = null
    if (status === 'applied' || status === 'duplicate') return
    if (status !== 'stale') this.played.refusals.push(code ?? status)
    // The table moved on while the answer was under way: by now this seat is asked something else, or nothing.
    else if (this.#face?.question === this.#done)
      this.played.refusals.push('stale, though the question is the same')
    else this.played.stale++
    this.#done = undefined
  }

  #look(): void {
    if (this.#over) return this.#settle?.resolve()
    const { question, choices } = this.#face ?? {}
    const answers = (choices ?? []).filter(c => c.back !== true)
    this.played.backs += (choices?.length ?? 0) - answers.length
    if (this.#pending !== null || question === undefined || question === 0 || question === this.#done) return
    const words = answers[below(this.#rng, Math.max(1, answers.length))]?.words
    if (words === undefined) return
    this.#done = question
    this.#pending = randomUUID()
    this.played.answers++
    this.#ws.send(JSON.stringify({ t: 'move', id: this.#pending, seat: this.#seat, seq: this.#seq, words }))
  }
}

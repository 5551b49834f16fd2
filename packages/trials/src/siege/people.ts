import { randomUUID } from 'node:crypto'
import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { PROTOCOL } from '@noren/protocol'
import type { Face, ServerMessage, TableInfo } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'
import type { WebSocket } from 'ws'
import { Caller, nap, VICTIMS } from './field.ts'

/** Milliseconds for which a person looks at the table before moving. */
const THINK = 30
const PATIENCE = 20_000

interface Seen {
  readonly seq: number
  readonly faces: Readonly<Record<string, Face>>
  readonly over: boolean
}

/** One person at a table, who answers what is asked with any of the choices and takes the time of each answer. */
class Player {
  readonly #ws: WebSocket
  readonly #decoder = new DeltaDecoder()
  readonly #seat: number
  readonly refused: string[] = []
  #seen: Seen | null = null
  #wake: (() => void) | null = null
  #answered: { readonly id: string; done: (code: string) => void } | null = null

  constructor(ws: WebSocket, seat: number) {
    this.#ws = ws
    this.#seat = seat
    ws.on('message', (data, binary) => {
      const bytes = data as Buffer
      const heard = binary ? this.#decoder.hear(bytes) : [JSON.parse(bytes.toString()) as ServerMessage]
      for (const message of heard ?? []) this.#hear(message, binary)
    })
    ws.on('close', () => this.#stir())
  }

  #stir(): void {
    this.#wake?.()
    this.#wake = null
  }

  #hear(message: ServerMessage, binary: boolean): void {
    if (!binary) this.#decoder.note(message)
    if (message.t === 'sync')
      this.#seen = { seq: message.seq, faces: message.faces, over: message.table.status === 'over' }
    if (message.t === 'update')
      this.#seen = { seq: message.seq, faces: message.faces, over: message.outcome !== null }
    if (message.t === 'problem') this.refused.push(message.code)
    if (message.t === 'reply' && message.id === this.#answered?.id)
      this.#answered.done(message.code ?? message.status)
    this.#stir()
  }

  hello(table: string): void {
    this.#ws.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table }))
  }

  #send(seq: number, words: Face['choices'][number]['words']): Promise<string> {
    const id = randomUUID()
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('a move was not answered')), PATIENCE)
      const done = (code: string): void => {
        clearTimeout(late)
        resolve(code)
      }
      this.#answered = { id, done }
      this.#ws.send(JSON.stringify({ t: 'move', id, seat: this.#seat, seq, words }))
    })
  }

  async play(until: number, rng: Rng, times: number[]): Promise<void> {
    while (performance.now() < until && this.#seen?.over !== true && this.#ws.readyState === this.#ws.OPEN) {
      const seen = this.#seen
      const face = seen?.faces[String(this.#seat)]
      const asked = ((face?.waiting ?? 0) & (1 << this.#seat)) !== 0
      const choices = asked ? (face?.choices ?? []) : []
      const words = choices[below(rng, Math.max(1, choices.length))]?.words
      if (seen === null || words === undefined) {
        await Promise.race([
          new Promise<void>(resolve => (this.#wake = resolve)),
          nap(until - performance.now()),
        ])
        continue
      }
      await nap(THINK)
      // The table may have moved on meanwhile: then the question is read again.
      if (this.#seen !== seen) continue
      const sent = performance.now()
      const code = await this.#send(seen.seq, words)
      if (code === 'applied') times.push(performance.now() - sent)
      else this.refused.push(code)
      // The update comes with the answer, or before it; a refusal leaves the table as it is.
      if (this.#seen === seen) await nap(THINK)
    }
  }
}

/** Two people who play one game after the other. */
export class Victims {
  /** How long each of their moves took, from sending to the answer, in milliseconds. */
  times: number[] = []
  /** Codes with which anything of theirs was refused. */
  readonly refused: string[] = []
  readonly #callers: readonly [Caller, Caller]
  readonly #rng: Rng
  #table = ''

  constructor(base: string, rng: Rng) {
    this.#callers = [new Caller(base, VICTIMS[0]), new Caller(base, VICTIMS[1])]
    this.#rng = rng
  }

  /** Opens a table, which attackers may know. */
  async sit(): Promise<string> {
    const [host, friend] = this.#callers
    const made = await host.call('POST', '/api/tables', { game: 'sakura', seats: 2, listed: true })
    if (made.status !== 201) throw new Error(`no table for the people: ${JSON.stringify(made.body)}`)
    const { id } = made.body as TableInfo
    await friend.call('POST', `/api/tables/${id}/sit`, {})
    await host.call('POST', `/api/tables/${id}/start`)
    this.#table = id
    return id
  }

  async play(millis: number): Promise<void> {
    const until = performance.now() + millis
    while (performance.now() < until) {
      const id = this.#table
      const players = await Promise.all(
        this.#callers.map(async (caller, seat) => {
          const ws = await caller.connect()
          if (ws === null) throw new Error('no socket for the people')
          const player = new Player(ws, seat)
          player.hello(id)
          await player.play(until, this.#rng, this.times)
          this.refused.push(...player.refused)
          ws.close()
        }),
      )
      if (performance.now() < until && players.length > 0) await this.sit()
    }
  }
}

import { NotTheGame } from '@noren/bench'
import type { Tally } from '@noren/bench'
import { SOCKET_PATH } from '@noren/protocol'
import type { Face, OneTimeCode, Reply, ServerMessage, Update } from '@noren/protocol'
import type { DeltaDecoder } from '@noren/protocol/delta'

/** How a server of some version is spoken to. */
export interface Speech {
  readonly PROTOCOL: number
  readonly DeltaDecoder: typeof DeltaDecoder
  /** A socket is asked for with the name of its table, as pages do, and there is a new one for each table. */
  readonly named: boolean
}

let drawn = 0
/** Eight characters, the shortest that the protocol allows. */
const moveId = (): string => (drawn++).toString(36).padStart(8, '0')

/** What a player tells the table of the crowd at which it sits. */
interface Host {
  /** Null while nothing is measured. */
  readonly tally: Tally | null
  /** Its move was answered. */
  answered(player: Player, reply: Reply): void
  /** It was shown something new; how the game ended, if it did. */
  shown(player: Player, outcome: Update['outcome']): void
}

/** Somebody with a cookie and one socket, which stays open from game to game unless it names its table. */
export class Player {
  readonly seat: number
  readonly #base: string
  readonly #host: Host
  readonly #speech: Speech
  #decoder: DeltaDecoder
  #cookie = ''
  #socket: WebSocket | null = null
  #arrived: () => void = () => undefined
  #sent = 0
  /** The id of the move that is not answered yet. */
  pending = ''
  seq = 0
  face: Face | undefined

  constructor(base: string, seat: number, host: Host, speech: Speech) {
    this.#speech = speech
    this.#decoder = new speech.DeltaDecoder()
    this.#base = base
    this.seat = seat
    this.#host = host
  }

  /** Whether it is asked for an answer. */
  get asked(): boolean {
    return this.face !== undefined && (this.face.waiting & (1 << this.seat)) !== 0
  }

  async ask<T>(path: string, body: object = {}): Promise<T> {
    const answer = await fetch(`${this.#base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    })
    const [set] = answer.headers.getSetCookie()
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? ''
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  async #byTicket(): Promise<WebSocket> {
    const { code } = await this.ask<OneTimeCode>('/api/ticket')
    return new WebSocket(`${this.#base.replace('http', 'ws')}${SOCKET_PATH}?ticket=${code}`)
  }

  /** By the cookie, as pages do. */
  #byName(table: string): WebSocket {
    const headers = { cookie: this.#cookie }
    return new WebSocket(`${this.#base.replace('http', 'ws')}${SOCKET_PATH}?table=${table}`, { headers })
  }

  async open(table?: string): Promise<void> {
    // Whoever names a table has none yet.
    if (this.#speech.named && table === undefined) return
    this.#decoder = new this.#speech.DeltaDecoder()
    const socket = table === undefined ? await this.#byTicket() : this.#byName(table)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const { tally } = this.#host
      if (tally === null) this.#heard(data)
      else tally.guard(() => this.#heard(data))
    })
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
  }

  async hello(table: string): Promise<void> {
    this.pending = ''
    if (this.#speech.named) {
      await this.close()
      await this.open(table)
    }
    const arrived = new Promise<void>(resolve => (this.#arrived = resolve))
    this.#socket?.send(JSON.stringify({ t: 'hello', v: this.#speech.PROTOCOL, table }))
    return arrived
  }

  #heard(data: unknown): void {
    const { tally } = this.#host
    if (data instanceof ArrayBuffer) {
      if (tally !== null) tally.bytes += data.byteLength
      const messages = this.#decoder.hear(new Uint8Array(data))
      if (messages === null) throw new NotTheGame('an update that nobody can follow')
      // First the answer to my move: what follows may be my next one.
      for (const message of messages) if (message.t === 'reply') this.#reply(message)
      for (const message of messages)
        if (message.t === 'update') this.#shown(message, message.outcome)
        else if (message.t === 'sync') this.#shown(message, null)
      return
    }
    const text = String(data)
    if (tally !== null) tally.bytes += Buffer.byteLength(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.t === 'reply') this.#reply(message)
    else if (message.t === 'problem') throw new NotTheGame(message.sentence)
    this.#decoder.note(message)
    if (message.t !== 'sync') return
    this.#arrived()
    this.#shown(message, message.table.outcome)
  }

  #shown({ seq, faces }: Pick<Update, 'seq' | 'faces'>, outcome: Update['outcome']): void {
    this.seq = seq
    this.face = faces[this.seat]
    this.#host.shown(this, outcome)
  }

  #reply(reply: Reply): void {
    const { id, status, sentence } = reply
    if (id !== this.pending) throw new NotTheGame(`${status}: ${sentence ?? id ?? ''}`)
    this.#host.tally?.ms.push(performance.now() - this.#sent)
    this.pending = ''
    this.#host.answered(this, reply)
  }

  move(words: readonly (string | number)[]): void {
    const { seat, seq } = this
    this.pending = moveId()
    this.#sent = performance.now()
    this.#socket?.send(JSON.stringify({ t: 'move', id: this.pending, seat, seq, words }))
  }

  async close(): Promise<void> {
    const socket = this.#socket
    if (socket === null || socket.readyState === WebSocket.CLOSED) return
    await new Promise(resolve => {
      socket.addEventListener('close', resolve)
      socket.close()
    })
  }
}

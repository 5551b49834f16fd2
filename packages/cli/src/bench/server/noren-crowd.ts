import { anyOf, NotTheGame, Referee, SEATS, Tally } from '@noren/bench'
import type { Crowd, Played } from '@noren/bench'
import { PROTOCOL, SOCKET_PATH } from '@noren/protocol'
import type { Face, OneTimeCode, Reply, ServerMessage, TableInfo, Update } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'

let drawn = 0
/** Eight characters, the shortest that the protocol allows. */
const moveId = (): string => (drawn++).toString(36).padStart(8, '0')

/** Somebody with a cookie and one socket, which stays open from game to game. */
class Player {
  readonly seat: number
  readonly #base: string
  readonly #table: Table
  readonly #decoder = new DeltaDecoder()
  #cookie = ''
  #socket: WebSocket | null = null
  #shown: () => void = () => undefined
  #sent = 0
  #pending = ''
  seq = 0
  face: Face | undefined

  constructor(base: string, seat: number, table: Table) {
    this.#base = base
    this.seat = seat
    this.#table = table
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

  async open(): Promise<void> {
    const { code } = await this.ask<OneTimeCode>('/api/ticket')
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}${SOCKET_PATH}?ticket=${code}`)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const { tally } = this.#table
      if (tally === null) this.#heard(data)
      else tally.guard(() => this.#heard(data))
    })
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
  }

  hello(table: string): Promise<void> {
    const shown = new Promise<void>(resolve => (this.#shown = resolve))
    this.#socket?.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table }))
    return shown
  }

  #heard(data: unknown): void {
    const { tally } = this.#table
    if (data instanceof ArrayBuffer) {
      if (tally !== null) tally.bytes += data.byteLength
      const messages = this.#decoder.hear(new Uint8Array(data))
      if (messages === null) throw new NotTheGame('an update that nobody can follow')
      // First the answer to my move: what follows may be my next one.
      for (const message of messages) if (message.t === 'reply') this.#reply(message)
      for (const message of messages) if (message.t === 'update') this.#update(message)
      return
    }
    const text = String(data)
    if (tally !== null) tally.bytes += Buffer.byteLength(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.t === 'reply') this.#reply(message)
    else if (message.t === 'problem') throw new NotTheGame(message.sentence)
    this.#decoder.note(message)
    if (message.t !== 'sync') return
    this.seq = message.seq
    this.face = message.faces[this.seat]
    this.#shown()
  }

  #reply({ id, status, sentence }: Reply): void {
    if (id !== this.#pending || status !== 'applied') throw new NotTheGame(`${status}: ${sentence ?? id}`)
    this.#table.tally?.ms.push(performance.now() - this.#sent)
    this.#pending = ''
    this.#table.answered(this.seat)
  }

  #update({ seq, faces, outcome }: Update): void {
    this.seq = seq
    this.face = faces[this.seat]
    if (outcome === null) this.answer()
    else this.#table.ended(outcome.scores)
  }

  /** Plays a card, if it is asked for one. */
  answer(): void {
    const { face, seat } = this
    if (face === undefined || (face.waiting & (1 << seat)) === 0) return
    const { words } = anyOf(face.choices)
    this.#table.played(seat, Number(words[1]))
    this.#pending = moveId()
    this.#sent = performance.now()
    this.#socket?.send(JSON.stringify({ t: 'move', id: this.#pending, seat, seq: this.seq, words }))
  }

  async close(): Promise<void> {
    const socket = this.#socket
    if (socket === null) return
    await new Promise(resolve => {
      socket.addEventListener('close', resolve)
      socket.close()
    })
  }
}

const CARDS = 32

class Table {
  readonly players: Player[]
  tally: Tally | null = null
  #id = ''
  #referee = new Referee()
  #told = 0
  /** Who played the last card. */
  #last = -1

  constructor(base: string) {
    this.players = Array.from({ length: SEATS }, (_, seat) => new Player(base, seat, this))
  }

  async open(): Promise<void> {
    for (const player of this.players) await player.open()
  }

  /** The first game is opened and joined, the others are rematches of the same four. */
  async deal(): Promise<void> {
    this.tally = null
    this.#referee = new Referee()
    this.#told = 0
    this.#last = -1
    const [host, ...others] = this.players
    if (host === undefined) return
    if (this.#id === '') {
      this.#id = (await host.ask<TableInfo>('/api/tables', { game: 'trick4', seats: SEATS })).id
      for (const player of others) await player.ask(`/api/tables/${this.#id}/sit`, { seat: player.seat })
    } else this.#id = (await host.ask<TableInfo>(`/api/tables/${this.#id}/rematch`)).id
    await host.ask(`/api/tables/${this.#id}/start`)
    await Promise.all(this.players.map(player => player.hello(this.#id)))
  }

  start(tally: Tally): void {
    this.tally = tally
    for (const player of this.players) player.answer()
  }

  played(seat: number, card: number): void {
    this.#referee.played(seat, card)
    if (this.#referee.moves === CARDS) this.#last = seat
    if (this.tally !== null) this.tally.moves++
  }

  /** The last card ends the game when all four know how, and its player has been answered. */
  ended(scores: readonly number[]): void {
    this.#referee.ended(scores)
    this.#over()
  }

  answered(seat: number): void {
    if (seat === this.#last) this.#over()
  }

  #over(): void {
    if (++this.#told === SEATS + 1) this.tally?.ended()
  }
}

export async function norenCrowd(port: number, tables: number): Promise<Crowd> {
  const all = Array.from({ length: tables }, () => new Table(`http://127.0.0.1:${port}`))
  for (const table of all) await table.open()
  return {
    async deal() {
      await Promise.all(all.map(table => table.deal()))
    },
    async play(): Promise<Played> {
      const tally = new Tally(tables)
      for (const table of all) table.start(tally)
      await tally.over
      return tally
    },
    async close() {
      await Promise.all(all.flatMap(table => table.players.map(player => player.close())))
    },
  }
}

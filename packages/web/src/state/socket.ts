import type { HouseMessage, ServerMessage, SOCKET_PATH } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta/decode'

const PATH: typeof SOCKET_PATH = '/ws'
const RETRY_MS = [250, 500, 1000, 2000, 4000, 5000] as const
const PING_MS = 20_000
const SILENCE_MS = 8_000

export interface Line {
  /** The socket is open: say hello. */
  opened(): void
  heard(message: ServerMessage): void
  /** The socket is closed; it tries again by itself. `tries` counts from 1. */
  dropped(tries: number): void
}

/** What carries the messages of a table: a socket to the server, or a line to the worker on this device. */
export interface Wire {
  /** False: it could not be sent now; the owner sends it again after its next hello. */
  send(message: HouseMessage): boolean
  close(): void
}

/** A socket that comes back. It knows nothing of tables: its owner says hello whenever it opens. */
export class Socket implements Wire {
  readonly #line: Line
  readonly #path: string
  readonly #decoder = new DeltaDecoder()
  #ws: WebSocket | null = null
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #closed = false

  /** `table` helps a server of several processes to open the socket where the table is kept. */
  constructor(line: Line, table: string) {
    this.#line = line
    this.#path = `${PATH}?table=${encodeURIComponent(table)}`
    addEventListener('online', this.#hurry)
    this.#connect()
  }

  send(message: HouseMessage): boolean {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false
    this.#ws.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    clearTimeout(this.#retry)
    this.#ws?.close()
    this.#quiet()
  }

  readonly #hurry = (): void => {
    if (this.#ws !== null || this.#closed) return
    clearTimeout(this.#retry)
    this.#connect()
  }

  #connect(): void {
    const ws = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.#path}`,
    )
    ws.binaryType = 'arraybuffer'
    this.#ws = ws
    ws.addEventListener('open', () => {
      this.#tries = 0
      this.#ping = setInterval(() => this.#knock(), PING_MS)
      this.#line.opened()
    })
    ws.addEventListener('message', e => {
      clearTimeout(this.#silence)
      this.#heard(e.data)
    })
    ws.addEventListener('close', () => this.#lost(ws))
  }

  /** Updates come as bytes that say what changed; one that does not follow from what was heard is asked for anew. */
  #heard(data: unknown): void {
    if (data instanceof ArrayBuffer) {
      const messages = this.#decoder.hear(new Uint8Array(data))
      if (messages === null) this.#line.opened()
      else for (const message of messages) this.#line.heard(message)
      return
    }
    const message = JSON.parse(String(data)) as ServerMessage
    this.#decoder.note(message)
    this.#line.heard(message)
  }

  /** A line that does not answer a ping is dead, whatever the browser believes. */
  #knock(): void {
    const ws = this.#ws
    if (ws === null || !this.send({ t: 'ping' })) return
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      ws.close()
      this.#lost(ws)
    }, SILENCE_MS)
  }

  #lost(ws: WebSocket): void {
    if (this.#ws !== ws) return
    this.#ws = null
    this.#quiet()
    if (this.#closed) return
    this.#tries += 1
    this.#line.dropped(this.#tries)
    const wait = RETRY_MS[Math.min(this.#tries, RETRY_MS.length) - 1] ?? 5000
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  #quiet(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#silence)
  }
}

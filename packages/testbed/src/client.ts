import { WebSocket } from 'ws'
import { PROTOCOL } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'
import type { NewTable, Reply, ServerMessage, Sync, TableInfo, Update } from '@noren/protocol'

type Kind = ServerMessage['t']
type Of<K extends Kind> = Extract<ServerMessage, { t: K }>

const PATIENCE = 45_000

/** One connection, with everything it ever received. */
export class Line {
  /** Everything as it came, and as it reads once decoded. */
  readonly bytes: Buffer[] = []
  readonly frames: string[] = []
  readonly got: ServerMessage[] = []
  readonly ws: WebSocket
  #wake: (() => void)[] = []
  #read = 0
  readonly #patience: number
  readonly #decoder = new DeltaDecoder()

  constructor(ws: WebSocket, patience = PATIENCE) {
    this.ws = ws
    this.#patience = patience
    ws.on('message', (data, binary) => {
      for (const message of this.#heard(data as Buffer, binary)) {
        this.frames.push(JSON.stringify(message))
        this.got.push(message)
      }
      this.#stir()
    })
    ws.on('close', () => this.#stir())
  }

  /** The messages of one frame, as the page reads them. */
  #heard(data: Buffer, binary: boolean): ServerMessage[] {
    this.bytes.push(data)
    if (binary) {
      const messages = this.#decoder.hear(data)
      if (messages === null) throw new Error('an update that does not follow from what was heard')
      return messages
    }
    const message = JSON.parse(data.toString('utf8')) as ServerMessage
    this.#decoder.note(message)
    return [message]
  }

  #stir(): void {
    for (const wake of this.#wake.splice(0)) wake()
  }

  get isOpen(): boolean {
    return this.ws.readyState < this.ws.CLOSING
  }

  raw(data: string | Buffer): void {
    this.ws.send(data)
  }

  send(message: object): void {
    this.raw(JSON.stringify(message))
  }

  /** The next message of one kind that nobody waited for yet; others before it are passed over. */
  async next<K extends Kind>(kind: K, that: (m: Of<K>) => boolean = () => true): Promise<Of<K>> {
    for (;;) {
      while (this.#read < this.got.length) {
        const message = this.got[this.#read++] as ServerMessage
        if (message.t === kind && that(message as Of<K>)) return message as Of<K>
      }
      await this.#more(kind)
    }
  }

  /** A message of one kind, whether it has been passed over or is still to come. */
  async seen<K extends Kind>(kind: K, that: (m: Of<K>) => boolean): Promise<Of<K>> {
    for (;;) {
      const found = this.got.find(m => m.t === kind && that(m as Of<K>))
      if (found !== undefined) return found as Of<K>
      await this.#more(kind)
    }
  }

  /** Resolves once something else was shown of the table than this. */
  async changed(from: Sync | Update): Promise<void> {
    while (this.last === from) await this.#more('update')
  }

  async #more(kind: Kind): Promise<void> {
    if (!this.isOpen) throw new Error(`closed while waiting for ${kind}`)
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`no ${kind} within ${this.#patience} ms`)),
        this.#patience,
      )
      this.#wake.push(() => {
        clearTimeout(late)
        resolve()
      })
    })
  }

  async hello(table: string, since?: number): Promise<Sync> {
    this.send({ t: 'hello', v: PROTOCOL, table, ...(since === undefined ? {} : { since }) })
    return this.next('sync')
  }

  /** Sends a wish and waits for its answer. */
  async wish(
    message: { id: string; t: 'move' | 'undo' | 'ask-undo' } & Record<string, unknown>,
  ): Promise<Reply> {
    this.send(message)
    return this.next('reply', m => m.id === message.id)
  }

  /** The last thing that showed the whole or changed part of the table. */
  get last(): Sync | Update | undefined {
    return this.got.findLast((m): m is Sync | Update => m.t === 'sync' || m.t === 'update')
  }

  close(): Promise<void> {
    return new Promise(resolve => {
      if (this.ws.readyState === this.ws.CLOSED) return resolve()
      this.ws.once('close', () => resolve())
      this.ws.close()
    })
  }
}

let drawn = 0
export const moveId = (): string => `test-move-${++drawn}`

/** Somebody at a browser: keeps a cookie, speaks REST, opens lines. */
export class Guest {
  readonly base: string
  cookie = ''
  /** Milliseconds that one of its lines waits for anything. */
  patience = PATIENCE
  constructor(base: string) {
    this.base = base
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    // Whatever stands in front of a server may set cookies of its own.
    const set = answer.headers.getSetCookie().find(c => /^(?:__Host-)?noren=/.test(c))
    if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
    const text = await answer.text()
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    }
  }

  /** A call that must succeed. */
  async ask<T = TableInfo>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call(method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as T
  }

  open(table: NewTable): Promise<TableInfo> {
    return this.ask('POST', '/api/tables', table)
  }

  line(headers: Record<string, string> = {}, ticket?: string, table?: string): Promise<Line> {
    return new Promise((resolve, reject) => {
      const ws = new WebSocket(
        `${this.base.replace('http', 'ws')}/ws?${String(new URLSearchParams({ ...(ticket === undefined ? {} : { ticket }), ...(table === undefined ? {} : { table }) }))}`,
        {
          headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
        },
      )
      const line = new Line(ws, this.patience)
      ws.once('open', () => resolve(line))
      ws.once('error', reject)
      ws.once('unexpected-response', (_request, response) =>
        reject(new Error(`status ${response.statusCode}`)),
      )
    })
  }
}

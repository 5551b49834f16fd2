import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { MAX_FRAME_BYTES } from '@noren/protocol'
import type { Outlet } from '../budget/account.ts'
import type { Purse } from '../budget/budget.ts'

/** A connection that does not read is cut off before it fills our memory. */
const MAX_UNSENT = 2 * MAX_FRAME_BYTES
/** From so much unread on, what all connections of its person and address have not read is added up. */
const WORTH_A_LOOK = 65_536

/** Lines with something to send once everything that is ready has been done: ticks come after promises that are kept. */
let waiting: Line[] = []

function sendAll(): void {
  const lines = waiting
  waiting = []
  for (const line of lines) line.flush()
}

/**
 * The way out of one connection. Updates of many tables go out together: whoever wakes up to read the first one finds the others
 * there, and what one connection is sent meanwhile is one write.
 */
export class Line implements Outlet {
  readonly #ws: WebSocket
  readonly #socket: Socket
  readonly #purse: Purse
  #unsent: Buffer | null = null
  constructor(ws: WebSocket, socket: Socket, purse: Purse) {
    this.#ws = ws
    this.#socket = socket
    this.#purse = purse
  }

  get unread(): number {
    return this.#ws.bufferedAmount
  }

  cut(): void {
    this.#ws.terminate()
  }

  send(frame: string | Uint8Array): void {
    const ws = this.#ws
    this.#purse.sent(frame.length)
    if (typeof frame === 'string') {
      // What came first goes first.
      this.flush()
      if (this.#open()) ws.send(frame)
      return
    }
    const more = framed(frame)
    if (this.#unsent !== null) this.#unsent = Buffer.concat([this.#unsent, more])
    else {
      this.#unsent = more
      if (waiting.push(this) === 1) process.nextTick(sendAll)
    }
  }

  flush(): void {
    const bytes = this.#unsent
    this.#unsent = null
    // Between two frames of the library's own: without compression it never holds one back.
    if (bytes !== null && this.#open()) this.#socket.write(bytes)
  }

  #open(): boolean {
    const ws = this.#ws
    if (ws.readyState !== ws.OPEN) return false
    const unread = ws.bufferedAmount
    if (unread > MAX_UNSENT) {
      ws.terminate()
      return false
    }
    if (unread > WORTH_A_LOOK) this.#purse.pressed()
    return ws.readyState === ws.OPEN
  }
}

/**
 * A binary frame in one piece (RFC 6455, 5.2; a server's frames are not masked). The library hands its header and its payload
 * over one by one, and for frames as small as ours that costs more than anything else about a move.
 */
function framed(payload: Uint8Array): Buffer {
  const { length } = payload
  const head = length < 126 ? 2 : length < 0x10000 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = 0x82
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.set(payload, head)
  return frame
}

import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { MAX_FRAME_BYTES } from '@noren/protocol'

/** A connection that does not read is cut off before it fills our memory. */
const MAX_UNSENT = 8 * MAX_FRAME_BYTES

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
export class Line {
  readonly #ws: WebSocket
  readonly #socket: Socket
  #unsent: Buffer | null = null
  constructor(ws: WebSocket, socket: Socket) {
    this.#ws = ws
    this.#socket = socket
  }

  send(frame: string | Uint8Array): void {
    const ws = this.#ws
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
    if (ws.bufferedAmount <= MAX_UNSENT) return true
    ws.terminate()
    return false
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

import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { MAX_FRAME_BYTES } from '@noren/protocol'
import type { Outlet } from '../budget/account.ts'
import type { Purse } from '../budget/budget.ts'
import { HOLD } from './outbox.ts'
import type { Holding, Outbox } from './outbox.ts'

/** A connection that does not read is cut off before it fills our memory. */
const MAX_UNSENT = 2 * MAX_FRAME_BYTES
/** From so much unread on, what all connections of its person and address have not read is added up. */
const WORTH_A_LOOK = 65_536

/**
 * The way out of one connection. Updates of many tables go out together: whoever wakes up to read the first one finds the others
 * there, and what one connection is sent meanwhile is one write.
 */
export class Line implements Outlet, Holding {
  readonly #ws: WebSocket
  readonly #socket: Socket
  readonly #purse: Purse
  readonly #outbox: Outbox
  readonly #frames: Uint8Array[] = []
  /** What the frames weigh with their headers. */
  #bytes = 0
  #due = false
  since = Number.POSITIVE_INFINITY
  constructor(ws: WebSocket, socket: Socket, purse: Purse, outbox: Outbox) {
    this.#ws = ws
    this.#socket = socket
    this.#purse = purse
    this.#outbox = outbox
  }

  get unread(): number {
    return this.#ws.bufferedAmount + this.#bytes
  }

  cut(): void {
    this.#drop()
    this.#ws.terminate()
  }

  /**
   * `waited`: nobody here is asked anything by this frame, nor answered, so it may wait, and has waited so long for being written down.
   * What waits goes with the next frame that may not.
   */
  send(frame: string | Uint8Array, waited = HOLD): void {
    this.#purse.sent(frame.length)
    if (typeof frame === 'string') {
      // What came first goes first.
      this.flush()
      if (this.#open()) this.#ws.send(frame)
      return
    }
    this.#frames.push(frame)
    this.#bytes += headOf(frame.length) + frame.length
    const now = this.#outbox.frame()
    if (waited < HOLD && now !== null) {
      if (this.#frames.length > 1) return
      this.since = now - waited
      this.#outbox.later(this)
    } else if (!this.#due) {
      this.#due = true
      this.#outbox.soon(this)
    }
  }

  flush(): void {
    this.#due = false
    if (this.#frames.length === 0) return
    // Between two frames of the library's own: without compression it never holds one back.
    if (this.#open()) this.#socket.write(joined(this.#frames, this.#bytes))
    this.#drop()
  }

  #drop(): void {
    this.#frames.length = 0
    this.#bytes = 0
    this.since = Number.POSITIVE_INFINITY
  }

  #open(): boolean {
    const ws = this.#ws
    if (ws.readyState !== ws.OPEN) return false
    const { unread } = this
    if (unread > MAX_UNSENT) {
      ws.terminate()
      return false
    }
    if (unread > WORTH_A_LOOK) this.#purse.pressed()
    return ws.readyState === ws.OPEN
  }
}

/** The bytes before a payload of this length. */
const headOf = (length: number): number => (length < 126 ? 2 : length < 0x10000 ? 4 : 10)

/**
 * Binary frames in one piece (RFC 6455, 5.2; a server's frames are not masked). The library hands header and payload over one by one,
 * and for frames as small as ours that costs more than anything else about a move.
 */
function joined(payloads: readonly Uint8Array[], size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  for (const payload of payloads) {
    const { length } = payload
    bytes[at] = 0x82
    if (length < 126) bytes[at + 1] = length
    else if (length < 0x10000) {
      bytes[at + 1] = 126
      bytes.writeUInt16BE(length, at + 2)
    } else {
      bytes[at + 1] = 127
      bytes.writeBigUInt64BE(BigInt(length), at + 2)
    }
    at += headOf(length)
    bytes.set(payload, at)
    at += length
  }
  return bytes
}

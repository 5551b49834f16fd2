import type { Socket } from 'node:net'
import { MAX_MESSAGE_BYTES } from '@noren/protocol'

/** What a page sends is a whole, masked text frame that came in one piece (RFC 6455, 5.2): its first byte, and the bit before its length. */
const TEXT = 0x81
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80
/** This in place of a length says that it stands in the next two bytes. */
const TWO_BYTES = 126
const MASK = 4

/** The library's way of hearing a socket. */
type Hear = (this: Socket, chunk: Buffer) => void

const letters = Buffer.allocUnsafe(MAX_MESSAGE_BYTES)

/** Where the payload of a frame begins; null unless the frame is masked, not too long for its length to be read, and all there. */
function payloadOf(chunk: Buffer, at: number): { from: number; to: number } | null {
  if (at + 2 + MASK > chunk.length) return null
  const second = chunk[at + 1] as number
  if ((second & MASKED) === 0) return null
  const short = second & 0x7f
  if (short > TWO_BYTES || (short === TWO_BYTES && at + 4 + MASK > chunk.length)) return null
  const length = short < TWO_BYTES ? short : chunk.readUInt16BE(at + 2)
  const from = at + (short < TWO_BYTES ? 2 : 4) + MASK
  return from + length > chunk.length ? null : { from, to: from + length }
}

/** The text of a payload; null if it is longer than a message, or if any of it is not ASCII. */
function textOf(chunk: Buffer, from: number, to: number): string | null {
  const length = to - from
  if (length > MAX_MESSAGE_BYTES) return null
  let all = 0
  for (let i = 0; i < length; i++) {
    const letter = (chunk[from + i] as number) ^ (chunk[from - MASK + (i & 3)] as number)
    letters[i] = letter
    all |= letter
  }
  return all > 0x7f ? null : letters.toString('latin1', 0, length)
}

/** Whether all of it is whole frames of their own: then the library waits for nothing behind them. */
function isWhole(chunk: Buffer, start: number): boolean {
  for (let at = start; at < chunk.length;) {
    const first = chunk[at]
    const payload = first === TEXT || first === PING || first === PONG ? payloadOf(chunk, at) : null
    if (payload === null) return false
    at = payload.to
  }
  return true
}

/**
 * Hears the short texts of a socket without the library's detours: a tenth of a move. Everything else goes to the library as it came: other
 * letters than ASCII, long texts, pings, and whatever may be wrong. Once a frame does not come whole in one piece, the socket is the
 * library's for good. False if the library does not listen as it is known to: then nothing is changed.
 */
export function hearShort(socket: Socket, isOpen: () => boolean, heard: (text: string) => void): boolean {
  const listeners = socket.listeners('data')
  const [library] = listeners as Hear[]
  if (library === undefined || listeners.length !== 1) return false
  const hear = (chunk: Buffer): void => {
    let at = 0
    if (isOpen())
      while (at < chunk.length && chunk[at] === TEXT) {
        const payload = payloadOf(chunk, at)
        const text = payload === null ? null : textOf(chunk, payload.from, payload.to)
        if (payload === null || text === null) break
        at = payload.to
        heard(text)
      }
    if (at === chunk.length) return
    if (!isOpen() || !isWhole(chunk, at)) {
      socket.off('data', hear)
      socket.on('data', library)
    }
    library.call(socket, at === 0 ? chunk : chunk.subarray(at))
  }
  socket.off('data', library)
  socket.on('data', hear)
  return true
}

import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { MAX_FRAME_BYTES } from '@noren/protocol'
import { letters, pick } from './grammar.ts'

const UPGRADE = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`

/** One WebSocket frame with whatever first byte, masked or not. */
function frame(first: number, payload: Buffer, masked: boolean): Buffer {
  const size = payload.length
  const head =
    size < 126
      ? Buffer.from([first, (masked ? 0x80 : 0) | size])
      : Buffer.concat([
          Buffer.from([first, (masked ? 0x80 : 0) | 127]),
          Buffer.from(new BigUint64Array([BigInt(size)]).buffer).reverse(),
        ])
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([head, ...(masked ? [Buffer.alloc(4)] : []), payload])
}

/** Bytes that no browser would send. */
function bytes(rng: Rng): (string | Buffer)[] {
  const up = UPGRADE('/ws')
  switch (below(rng, 12)) {
    case 0:
      return [randomBytes(1 + below(rng, 500))]
    case 1:
      return [`GET /api/me HTTP/1.1\r\nHost: x\r\n${`X-A: ${letters(rng, 300)}\r\n`.repeat(80)}\r\n`]
    case 2:
      return [
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"game":',
      ]
    case 3:
      return [
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
      ]
    case 4:
      return [
        `${pick(rng, ['BREW', 'PATCH', 'CONNECT', 'TRACE', 'OPTIONS'])} /api/me HTTP/1.1\r\nHost: x\r\n\r\n`,
      ]
    case 5:
      return [
        `GET ${pick(rng, ['//', '/..%2f..%2fetc', '/api/%', '/t/%00', '*', '/api/tables/%ff'])} HTTP/1.1\r\nHost: x\r\n\r\n`,
      ]
    case 6:
      return [up, frame(0x81, Buffer.from([0xc3, 0x28]), true)]
    case 7:
      return [up, frame(0x81, Buffer.from('{"t":"ping"}'), false)]
    case 8:
      return [up, frame(pick(rng, [0x83, 0xf1, 0x8b, 0x80, 0x01]), randomBytes(20), true)]
    case 9:
      return [up, frame(0x82, Buffer.alloc(MAX_FRAME_BYTES + 1, 32), true)]
    case 10:
      return [up, frame(0x01, Buffer.from('{"t":'), true), frame(0x80, Buffer.from('"ping"}'), true)]
    default:
      return [UPGRADE(`/ws?ticket=${letters(rng, 16)}`), frame(0x88, randomBytes(1), true)]
  }
}

const LINGER = 30

/** Sends something rude over a connection of its own, waits for a moment, and hangs up. */
export function rude(port: number, rng: Rng): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const end = (): void => {
      socket.destroy()
      resolve()
    }
    socket.on('error', end)
    socket.on('close', end)
    socket.on('data', () => undefined)
    socket.on('connect', () => {
      for (const part of bytes(rng)) socket.write(part)
      setTimeout(end, LINGER)
    })
  })
}

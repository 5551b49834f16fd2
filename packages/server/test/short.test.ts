import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { setImmediate as breath } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { below, seeded } from '@noren/engine'
import { read, readAny } from '../src/socket/read.ts'
import { readMove } from '../src/socket/read-move.ts'
import { hearShort } from '../src/socket/short.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** One connection to the library as the server uses it, whose frames are written byte by byte; and what was heard, by whom. */
async function connection(): Promise<{
  raw: Socket
  ws: WebSocket
  heard: string[]
  socket: Socket
  ended: { code: number | null }
}> {
  const server = createServer()
  const wss = new WebSocketServer({ server, maxPayload: 1_048_576 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const raw = connect((server.address() as AddressInfo).port, '127.0.0.1')
  raw.setNoDelay(true)
  raw.on('error', () => {})
  closing.push(() => {
    raw.destroy()
    wss.close()
    server.close()
  })
  const arrived = once(wss, 'connection')
  raw.write(
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const [ws, request] = (await arrived) as [WebSocket, { socket: Socket }]
  const heard: string[] = []
  const ended: { code: number | null } = { code: null }
  ws.on('error', () => {})
  ws.on('close', (code: number) => (ended.code = code))
  // What the library reads are bytes, what is read beside it is a text.
  ws.on('message', (data: unknown, binary: boolean) =>
    heard.push(`${typeof data === 'string' ? 'short' : binary ? 'binary' : 'library'} ${String(data)}`),
  )
  return { raw, ws, heard, socket: request.socket, ended }
}

interface Shape {
  first?: number
  masked?: boolean
}

/** A frame as a browser sends it, or one that is wrong in some way. */
function frame(payload: string | Buffer, { first = 0x81, masked = true }: Shape = {}): Buffer {
  const body = Buffer.from(payload)
  const bit = masked ? 0x80 : 0
  const head =
    body.length < 126
      ? Buffer.from([first, bit | body.length])
      : body.length < 0x10000
        ? Buffer.from([first, bit | 126, body.length >> 8, body.length & 0xff])
        : Buffer.from([
            first,
            bit | 127,
            0,
            0,
            0,
            0,
            0,
            body.length >> 16,
            (body.length >> 8) & 0xff,
            body.length & 0xff,
          ])
  if (!masked) return Buffer.concat([head, body])
  const mask = Buffer.from([7, 131, 200, 66])
  return Buffer.concat([head, mask, body.map((b, i) => b ^ (mask[i & 3] as number))])
}

const open = (ws: WebSocket): boolean => ws.readyState === ws.OPEN

/** Writes pieces one after the other, each read before the next one comes, and says what was heard. */
async function say(
  pieces: readonly Buffer[],
  short: boolean,
): Promise<{ heard: string[]; code: number | null; own: boolean }> {
  const { raw, ws, heard, socket, ended } = await connection()
  const own =
    short &&
    hearShort(
      socket,
      () => open(ws),
      text => ws.emit('message', text, false),
    )
  let read = 0
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const before = socket.bytesRead
  for (const piece of pieces) {
    raw.write(piece)
    read += piece.length
    while (socket.bytesRead - before < read && !socket.destroyed) await breath()
    await breath()
  }
  expect(read).toBe(bytes)
  raw.end()
  while (ended.code === null) await breath()
  return { heard, code: ended.code, own }
}

const by = (who: string, heard: readonly string[]): string[] =>
  heard.filter(line => line.startsWith(`${who} `)).map(line => line.slice(who.length + 1))

describe('short frames', () => {
  // The library listens to its socket by one listener. If a new version does not, nothing breaks, and this test says so.
  test('are heard without the library, as long as it listens as we know it to', async () => {
    const { heard, own } = await say(
      [frame('{"a":1}'), Buffer.concat([frame('b'), frame('c'.repeat(1000))])],
      true,
    )
    expect(own).toBe(true)
    expect(by('short', heard)).toEqual(['{"a":1}', 'b', 'c'.repeat(1000)])
  })

  test('a socket to which somebody else listens is left alone', async () => {
    const { socket, ws } = await connection()
    socket.on('data', () => {})
    expect(
      hearShort(
        socket,
        () => open(ws),
        () => {},
      ),
    ).toBe(false)
    expect(socket.listenerCount('data')).toBe(2)
  })

  test('pings and other letters go to the library, and short frames behind them do not', async () => {
    const { heard } = await say([frame('a'), frame('é'), frame('', { first: 0x8a }), frame('b')], true)
    expect(heard).toEqual(['short a', 'library é', 'short b'])
  })

  const all = (frames: readonly Buffer[], cuts: readonly number[]): Buffer[] => {
    const whole = Buffer.concat(frames)
    const ends = [...new Set(cuts.map(cut => cut % whole.length))]
      .filter(cut => cut > 0)
      .toSorted((a, b) => a - b)
    return [0, ...ends].map((from, i) => whole.subarray(from, ends[i] ?? whole.length))
  }

  test('whatever comes in whatever pieces, both ways hear the same and end alike', async () => {
    const rng = seeded(7)
    const pick = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T
    const kinds: (() => Buffer)[] = [
      () => frame('short'),
      () => frame(`{"n":${below(rng, 1000)}}`),
      () => frame('x'.repeat(200)),
      () => frame('y'.repeat(5000)),
      () => frame('grüße'),
      () => frame(''),
      () => frame('', { first: 0x8a }),
      () => frame('ping', { first: 0x89 }),
      () => frame('bytes', { first: 0x82 }),
      () => Buffer.concat([frame('be', { first: 0x01 }), frame('gin', { first: 0x80 })]),
    ]
    const wrong: (() => Buffer)[] = [
      () => frame('bare', { masked: false }),
      () => frame('reserved', { first: 0xc1 }),
      () => frame('unknown', { first: 0x83 }),
      () => frame(Buffer.from([0xff, 0xfe])),
      () => frame(Buffer.from([0x03, 0xe8]), { first: 0x88 }),
      () => frame('on', { first: 0x80 }),
    ]
    for (let round = 0; round < 60; round++) {
      const frames = Array.from({ length: 1 + below(rng, 6) }, () => pick(kinds)())
      if (round % 3 === 0) frames.splice(below(rng, frames.length + 1), 0, pick(wrong)())
      const cuts = Array.from({ length: below(rng, 4) }, () => below(rng, 100_000))
      const pieces = all(frames, cuts)
      const [ours, theirs] = [await say(pieces, true), await say(pieces, false)]
      const plain = (lines: readonly string[]): string[] =>
        lines.map(line => line.replace(/^short /, 'library '))
      expect(plain(ours.heard), `round ${round}`).toEqual(theirs.heard)
      expect(ours.code, `round ${round}`).toBe(theirs.code)
    }
  })
})

describe('a move as pages spell it', () => {
  const move = '{"t":"move","id":"abcdefgh","seat":3,"seq":12,"words":["play",5,"a b",-7]}'

  test('is read letter by letter', () => {
    expect(readMove(move)).toEqual(JSON.parse(move))
    expect(readMove('{"t":"move","id":"abcdefgh","seat":3,"seq":12,"words":["play",5],"x":1}')).toBeNull()
  })

  test('means what JSON and the schema say, however it is bent', () => {
    const rng = seeded(21)
    const letters = '{}[]",:\\-0123456789.eE+ \tabcABZ_éu\u0000\u007f'
    const pieces =
      `"t":"move" "t":"undo" "id":"abcdefgh" "id":"short" "id":"${'i'.repeat(41)}" "seat":31 "seat":32 "seat":-0 "seat":01
      "seq":0 "seq":1e3 "seq":9007199254740993 "seq":-1 "words":[] "words":["a"] "words":[1,"b",-3] "words":[-0] "words":[1.5] "words":[01]
      "words":["${'w'.repeat(64)}"] "words":["${'w'.repeat(65)}"] "words":["\\u0061"] "words":[[1]] "words":[${Array(80).fill(1).join()}]
      "words":[${Array(81).fill(1).join()}] "more":1`.split(/\s+/)
    let direct = 0
    const check = (text: string): void => {
      const found = readMove(text)
      if (found !== null) direct++
      const whole = readAny(text)
      if (found !== null) expect('message' in whole && whole.message, text).toStrictEqual(found)
      expect(read(text, false), text).toStrictEqual(whole)
      expect(read(Buffer.from(text), false), text).toStrictEqual(whole)
    }
    for (let n = 0; n < 4000; n++) {
      let text = move
      for (let times = 1 + below(rng, 3); times > 0; times--) {
        const at = below(rng, text.length + 1)
        const letter = letters[below(rng, letters.length)] as string
        const kind = below(rng, 3)
        text = text.slice(0, at) + (kind === 0 ? '' : letter) + text.slice(kind === 1 ? at : at + 1)
      }
      check(text)
    }
    for (let n = 0; n < 4000; n++) {
      const parts = ['"t":"move"', '"id":"abcdefgh"', '"seat":1', '"seq":4', '"words":["a",1]']
      for (let times = below(rng, 3); times > 0; times--)
        parts[below(rng, parts.length)] = pieces[below(rng, pieces.length)] as string
      check(`{${parts.join()}}`)
    }
    // Both ways were taken often enough to say something.
    expect(direct).toBeGreaterThan(500)
    expect(direct).toBeLessThan(7500)
  })
})

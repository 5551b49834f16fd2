import { readFileSync } from 'node:fs'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import {
  ClientMessage,
  PROTOCOL,
  REPLY_CODES,
  ROUTES,
  sentenceOf,
  ServerMessage,
  SOCKET_PATH,
} from '../src/index.ts'

const client = Compile(ClientMessage)
const server = Compile(ServerMessage)

describe('messages of a page', () => {
  const hello = { t: 'hello', v: PROTOCOL, table: 'koi-4821ab' }
  const move = { t: 'move', id: 'q7Hk2mX9', seat: 0, seq: 17, words: ['place', 'red-6', 1] }
  const undo = { t: 'undo', id: 'q7Hk2mX9', seat: 0, seq: 17 }

  test.each([[hello], [{ ...hello, since: 0 }], [move], [undo], [{ t: 'ping' }]])('%j is one', message => {
    expect(client.Check(message)).toBe(true)
  })

  test.each([
    [null],
    ['ping'],
    [{}],
    [{ t: 'pong' }],
    [{ ...hello, table: '../etc' }],
    [{ ...hello, table: 'KOI-4821AB' }],
    [{ ...hello, since: -1 }],
    [{ ...hello, extra: true }],
    [{ ...move, id: 'short' }],
    [{ ...move, id: 'bot:12:3' }],
    [{ ...move, id: 'x'.repeat(41) }],
    [{ ...move, seat: 32 }],
    [{ ...move, seat: -1 }],
    [{ ...move, seq: 1.5 }],
    [{ ...move, words: [] }],
    [{ ...move, words: ['x'.repeat(65)] }],
    [{ ...move, words: [['nested']] }],
    [{ ...undo, words: ['undo'] }],
  ])('%j is none', message => {
    expect(client.Check(message)).toBe(false)
  })
})

describe('messages of a server', () => {
  test('a reply has a known status and a known code', () => {
    const reply = {
      t: 'reply',
      id: 'q7Hk2mX9',
      status: 'refused',
      seq: 3,
      code: 'game-over',
      clauses: [],
      sentence: '.',
    }
    expect(server.Check(reply)).toBe(true)
    expect(server.Check({ ...reply, status: 'perhaps' })).toBe(false)
    expect(server.Check({ ...reply, code: 'perhaps' })).toBe(false)
  })
})

describe('docs/protocol.md is true to the code', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

  test.each(REPLY_CODES)('it names the code %s, which has a sentence', code => {
    expect(text).toContain(`\`${code}\``)
    expect(sentenceOf(code)).toMatch(/^[A-Z].*\.$/)
  })

  test.each(Object.values(ROUTES))('it names the address %s', route => {
    expect(text).toMatch(new RegExp(`(GET|PUT|POST) ${route}\``))
  })

  test('it names the version, the socket, and every kind of message', () => {
    expect(text).toContain(`Version: **${PROTOCOL}**`)
    expect(text).toContain(`\`${SOCKET_PATH}\``)
    for (const kind of ['hello', 'move', 'undo', 'ping']) expect(text).toContain(`"t": "${kind}"`)
    for (const kind of ['sync', 'update', 'table', 'reply', 'problem', 'pong'])
      expect(text).toContain(`\`${kind}\``)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_MESSAGE_BYTES, PROTOCOL, REPLY_CODES, sentenceOf } from '@noren/protocol'
import type { Face, ReplyCode, ServerMessage, TableInfo } from '@noren/protocol'
import type { Served } from '../src/index.ts'
import { realTime } from '../src/time.ts'
import { guestAt, lineOf, openHouse } from './house.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'

let house: Served
beforeAll(async () => {
  house = await openHouse()
})

interface Scene {
  readonly host: Guest
  readonly friend: Guest
  readonly id: string
  readonly line: Line
}

/** A running game of two people, seen by the one whose turn it is. */
async function running(): Promise<Scene> {
  const [host, friend] = [guestAt(house), guestAt(house)]
  const { id } = await host.open({ game: 'lanterns', seats: 2 })
  await friend.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  const line = await lineOf(host)
  await line.hello(id)
  return { host, friend, id, line }
}

/** Sends something wrong; it must be answered, change nothing, and leave the connection usable. */
async function wrong(scene: Scene, data: string | Buffer): Promise<ServerMessage> {
  const { line } = scene
  const seen = line.got.length
  line.raw(data)
  line.send({ t: 'ping' })
  await line.next('pong')
  const answers = line.got.slice(seen).filter(m => m.t !== 'pong')
  expect(answers).toHaveLength(1)
  const sync = await line.hello(scene.id)
  expect([sync.seq, sync.lines.length]).toEqual([0, 1])
  const [answer] = answers
  if (answer === undefined || !('sentence' in answer)) throw new Error('no sentence')
  expect(answer.sentence).toMatch(/\w/)
  const good = await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] })
  expect(good).toMatchObject({ status: 'applied', seq: 1 })
  return answer
}

const move = (over: object = {}): string =>
  JSON.stringify({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'], ...over })

describe('on the socket, what is wrong is answered, changes nothing and leaves the connection usable', () => {
  const problems: [string, ReplyCode, string | Buffer][] = [
    ['text that is not JSON', 'not-json', '{"t":'],
    ['an empty frame', 'not-json', ''],
    ['bytes', 'not-json', Buffer.from([0, 255, 1])],
    ['JSON of no known shape', 'not-a-message', '[]'],
    ['null', 'not-a-message', 'null'],
    ['an unknown kind of message', 'not-a-message', '{"t":"shout"}'],
    ['a ping with more in it', 'not-a-message', '{"t":"ping","and":1}'],
    ['a hello without a table', 'not-a-message', '{"t":"hello","v":4}'],
    ['a hello of another version', 'other-version', '{"t":"hello","v":99,"table":"koi-aaaaaa"}'],
    ['a table that does not exist', 'no-such-table', '{"t":"hello","v":4,"table":"koi-aaaaaa"}'],
    ['a move without an id', 'not-a-message', '{"t":"move","seat":0,"seq":0,"words":["bow"]}'],
    ['an oversized message', 'too-large', move({ words: ['x'.repeat(MAX_MESSAGE_BYTES)] })],
    ['a very oversized message', 'too-large', 'x'.repeat(500_000)],
    ['JSON as deep as it is long', 'not-a-message', '['.repeat(2000) + ']'.repeat(2000)],
  ]
  test.each(problems)('%s: %s', async (_title, code, data) => {
    expect(await wrong(await running(), data)).toMatchObject({
      t: 'problem',
      code,
      sentence: sentenceOf(code),
    })
  })

  const replies: [string, object, object][] = [
    ['a move of no known shape', { words: 'bow' }, { status: 'malformed', code: 'not-a-message' }],
    [
      'a move with too many words',
      { words: Array(99).fill(1) },
      { status: 'malformed', code: 'not-a-message' },
    ],
    ['a fractional word', { words: [0.5] }, { status: 'malformed', code: 'not-a-message' }],
    ['a negative seat', { seat: -1 }, { status: 'malformed', code: 'not-a-message' }],
    ['an unknown action', { words: ['fly'] }, { status: 'malformed', code: 'unknown-words' }],
    [
      'an action against the rules',
      { words: ['yes'] },
      { status: 'refused', code: 'against-the-rules', clauses: [] },
    ],
    ["someone else's seat", { seat: 1 }, { status: 'refused', code: 'not-your-seat' }],
    ['a seat that does not exist', { seat: 7 }, { status: 'refused', code: 'no-such-seat' }],
    ['a sequence number from the future', { seq: 5 }, { status: 'stale', code: 'stale', seq: 0 }],
    ['an undo of nothing', { t: 'undo', words: undefined }, { status: 'refused', code: 'nothing-to-undo' }],
  ]
  test.each(replies)('%s', async (_title, over, expected) => {
    expect(await wrong(await running(), move(over))).toMatchObject({ t: 'reply', ...expected })
  })

  test('a move before hello', async () => {
    const { host, line: _ } = await running()
    const line = await lineOf(host)
    expect(await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] })).toMatchObject({
      status: 'refused',
      code: 'say-hello-first',
    })
  })

  test('what is sent in one breath is done in its order: hello, a move, what is no message, and another move', async () => {
    const { host, id } = await running()
    const line = await lineOf(host)
    const [first, second] = [moveId(), moveId()]
    line.send({ t: 'hello', v: PROTOCOL, table: id })
    line.raw(move({ id: first }))
    line.raw('[]')
    line.raw(move({ id: second }))
    line.send({ t: 'ping' })
    await line.next('pong')
    const told = line.got.flatMap(m => (m.t === 'reply' ? [m.id, m.status] : m.t === 'update' ? [] : [m.t]))
    expect(told.filter(t => t !== 'table')).toEqual([
      'sync',
      first,
      'applied',
      'problem',
      second,
      'stale',
      'pong',
    ])
  })

  test('a move at a table that has not begun', async () => {
    const host = guestAt(house)
    const { id } = await host.open({ game: 'lanterns', seats: 2 })
    const line = await lineOf(host)
    await line.hello(id)
    expect(await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] })).toMatchObject({
      status: 'refused',
      code: 'not-started',
    })
  })

  test('a refusal says which sentence of the rulebook says no', async () => {
    const { line } = await running()
    await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] })
    const again = await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 1, words: ['bow'] })
    expect(again).toMatchObject({ status: 'refused', clauses: ['LA-2'], seq: 1 })
    expect(again.sentence).toContain('Bow once.')
    const face = line.last?.faces['0'] as Face
    expect(face.dim).toContainEqual({ words: ['bow'], why: { id: 'bowed', facts: {}, clauses: ['LA-2'] } })
  })

  test('a stale move is told so; the same id again is a duplicate with the same result; another use of it is not', async () => {
    const { line } = await running()
    const first = { t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] } as const
    expect(await line.wish(first)).toMatchObject({ status: 'applied', seq: 1 })
    expect(await line.wish({ ...first, id: moveId(), words: ['end'] })).toMatchObject({
      status: 'stale',
      seq: 1,
    })
    await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 1, words: ['end'] })
    expect(await line.wish(first)).toMatchObject({ status: 'duplicate', seq: 1 })
    expect(await line.wish({ ...first, words: ['end'] })).toMatchObject({
      status: 'refused',
      code: 'move-id-taken',
    })
    expect((await line.hello(line.got.findLast(m => m.t === 'sync')?.table.id ?? '')).seq).toBe(2)
  })

  test('messages beyond the rate are told so and the next ones go through', async () => {
    let now = 0
    const strict = await openHouse({ messagesPerSecond: 20 }, { ...realTime, mono: () => now })
    const line = await lineOf(guestAt(strict))
    for (let i = 0; i < 600; i++) line.send({ t: 'ping' })
    expect(await line.next('problem')).toMatchObject({ code: 'too-many-requests' })
    // Told last, when all of it has been read.
    const last = { t: 'undo', id: moveId(), seat: 0, seq: 0 } as const
    expect(await line.wish(last)).toMatchObject({ code: 'too-many-requests' })
    now += 150
    line.send({ t: 'ping' })
    await line.next('pong')
  })

  test("a stranger's page is turned away before the socket opens", async () => {
    await expect(guestAt(house).line({ origin: 'https://elsewhere.example' })).rejects.toThrow('status 403')
    const own = await lineOf(guestAt(house), {
      origin: house.address.replace('localhost', '127.0.0.1'),
    }).catch((error: unknown) => String(error))
    expect(own).toContain('403')
    const line = await lineOf(guestAt(house), { origin: house.address })
    line.send({ t: 'ping' })
    await line.next('pong')
  })
})

describe('on REST, every refusal has a code, a sentence and a status', () => {
  const path = (table: TableInfo, what: string): string => `/api/tables/${table.id}${what}`

  test.each<[string, string, string, unknown, number, ReplyCode]>([
    ['unknown address', 'GET', '/api/nothing', undefined, 404, 'no-such-address'],
    ['unknown table', 'GET', '/api/tables/koi-aaaaaa', undefined, 404, 'no-such-table'],
    ['sitting at an unknown table', 'POST', '/api/tables/koi-aaaaaa/sit', {}, 404, 'no-such-table'],
    ['log of an unknown table', 'GET', '/api/tables/koi-aaaaaa/log', undefined, 404, 'no-such-table'],
    ['unknown game', 'POST', '/api/tables', { game: 'go', seats: 2 }, 404, 'no-such-game'],
    [
      'a name of an object’s own',
      'POST',
      '/api/tables',
      { game: 'constructor', seats: 2 },
      404,
      'no-such-game',
    ],
    ['too many seats', 'POST', '/api/tables', { game: 'lanterns', seats: 5 }, 400, 'bad-options'],
    [
      'wrong options',
      'POST',
      '/api/tables',
      { game: 'lanterns', seats: 2, options: { open: 1 } },
      400,
      'bad-options',
    ],
    [
      'more bots than seats',
      'POST',
      '/api/tables',
      { game: 'lanterns', seats: 2, bots: Array(3).fill('wanderer') },
      400,
      'bad-options',
    ],
    [
      'a level that nobody has',
      'POST',
      '/api/tables',
      { game: 'lanterns', seats: 2, bots: ['god'] },
      400,
      'bad-request',
    ],
    ['a body of no known shape', 'POST', '/api/tables', { seats: 'two' }, 400, 'bad-request'],
    ['no body', 'POST', '/api/tables', undefined, 400, 'bad-request'],
    ['a body that is not JSON', 'POST', '/api/tables', '{"game":', 400, 'not-json'],
    [
      'a body that is too large',
      'POST',
      '/api/tables',
      { game: 'x'.repeat(300_000), seats: 2 },
      413,
      'too-large',
    ],
    ['an empty name', 'PUT', '/api/me', { name: '  ​ ', crest: 1 }, 400, 'bad-request'],
    ['a long name', 'PUT', '/api/me', { name: 'x'.repeat(25), crest: 1 }, 400, 'bad-request'],
    ['a crest that there is not', 'PUT', '/api/me', { name: 'Aki', crest: 12 }, 400, 'bad-request'],
  ])('%s', async (_title, method, address, body, status, code) => {
    const answer = await guestAt(house).call(method, address, body)
    expect(answer).toMatchObject({ status, body: { code, sentence: sentenceOf(code) } })
  })

  test('what is wrong with options is listed one by one', async () => {
    const { body } = await guestAt(house).call('POST', '/api/tables', {
      game: 'lanterns',
      seats: 2,
      options: { open: 1 },
    })
    expect(body).toMatchObject({
      faults: [{ path: '/options/open', message: 'must be true or false', clause: 'LA-1' }],
    })
  })

  test('full table, taken seat, not the host, empty seats, begun, unfinished', async () => {
    const [host, friend, third] = [guestAt(house), guestAt(house), guestAt(house)]
    const table = await host.open({ game: 'lanterns', seats: 3, bots: ['wanderer'] })
    const refused = async (who: Guest, what: string, body: unknown, code: ReplyCode): Promise<void> => {
      const before = await host.ask('GET', path(table, ''))
      expect((await who.call('POST', path(table, what), body)).body).toMatchObject({
        code,
        sentence: sentenceOf(code),
      })
      expect(await host.ask('GET', path(table, ''))).toEqual(before)
    }
    await refused(friend, '/sit', { seat: 0 }, 'not-your-seat')
    await refused(friend, '/sit', { seat: 9 }, 'no-such-seat')
    await refused(friend, '/stand', { seat: 0 }, 'not-your-seat')
    await refused(friend, '/stand', { seat: 2 }, 'not-the-host')
    await refused(friend, '/stand', { seat: 9 }, 'no-such-seat')
    await refused(friend, '/bot', { seat: 1, level: 'wanderer' }, 'not-the-host')
    await refused(friend, '/start', undefined, 'not-the-host')
    await refused(host, '/start', undefined, 'seats-empty')
    await refused(host, '/bot', { seat: 0, level: 'wanderer' }, 'not-your-seat')
    await refused(host, '/bot', { seat: 9, level: 'wanderer' }, 'no-such-seat')
    await friend.ask('POST', path(table, '/sit'), {})
    await refused(third, '/sit', {}, 'table-full')
    await refused(third, '/sit', { seat: 1 }, 'table-full')
    await host.ask('POST', path(table, '/start'))
    await refused(host, '/start', undefined, 'already-started')
    await refused(host, '/stand', {}, 'already-started')
    await refused(host, '/bot', { seat: 1, level: 'wanderer' }, 'already-started')
    await refused(third, '/sit', {}, 'table-full')
    await refused(friend, '/sit', { seat: 0 }, 'not-your-seat')
    expect((await host.call('GET', path(table, '/log'))).body).toMatchObject({ code: 'not-over' })
  })

  test('too many requests from one address', async () => {
    const strict = await openHouse({ requestsPerMinute: 5 })
    const guest = guestAt(strict)
    const answers = []
    for (let i = 0; i < 7; i++) answers.push(await guest.call('GET', '/api/games'))
    expect(answers.map(a => a.status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(answers[6]?.body).toMatchObject({
      code: 'too-many-requests',
      sentence: sentenceOf('too-many-requests'),
    })
  })

  test('a forged or foreign cookie is nobody: a new guest with a new cookie', async () => {
    const guest = guestAt(house)
    await guest.ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
    const real = guest.cookie
    guest.cookie = `${real.slice(0, -3)}abc`
    expect(await guest.ask('GET', '/api/me')).not.toMatchObject({ name: 'Aki' })
    expect(guest.cookie).not.toBe(real)
    guest.cookie = real
    expect(await guest.ask('GET', '/api/me')).toEqual({ name: 'Aki', crest: 3 })
  })

  test('the page brings its guest along: requests that go out side by side are one person’s', async () => {
    for (const path of ['/', '/t/koi-4821ab']) {
      const page = await fetch(house.address + path)
      const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(cookie).toMatch(/^noren=/)
      const all = await Promise.all(
        Array.from({ length: 4 }, () => fetch(`${house.address}/api/me`, { headers: { cookie } })),
      )
      expect(all.map(a => a.headers.get('set-cookie'))).toEqual([null, null, null, null])
      expect(new Set(await Promise.all(all.map(a => a.text()))).size).toBe(1)
      const again = await fetch(house.address + path, { headers: { cookie } })
      expect(again.headers.get('set-cookie')).toBeNull()
    }
    // Files make nobody a guest.
    expect((await fetch(`${house.address}/favicon.svg`)).headers.get('set-cookie')).toBeNull()
  })

  test("a stranger's page cannot write for somebody", async () => {
    const answer = await fetch(`${house.address}/api/tables`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'lanterns', seats: 2 }),
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'wrong-origin'])
  })

  test('cookies are signed, HttpOnly and SameSite; headers are strict', async () => {
    const answer = await fetch(`${house.address}/api/me`)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^noren=[0-9a-f-]{36}\.[^;]{20,};.*HttpOnly; SameSite=Lax$/,
    )
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('every code has a sentence', () => {
    for (const code of REPLY_CODES) expect(sentenceOf(code)).toMatch(/^[A-Z].*[.]$/)
  })
})

import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { NewTable, Webhook } from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import { backup, readConfig, restore } from '../src/index.ts'
import type { Served } from '../src/index.ts'
import { InProcessBus } from '../src/bus/in-process.ts'
import { Allowance } from '../src/webhooks/allowance.ts'
import { faultOf, isPublic, placeOf } from '../src/webhooks/guard.ts'
import { post } from '../src/webhooks/post.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { folder, guestAt, lineOf, openHouse } from './house.ts'

interface Note {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** Somebody's own small server: keeps what it is sent and answers with the next of these statuses, then with 204. */
class Receiver {
  readonly notes: Note[] = []
  readonly answers: (number | 'silence')[] = []
  port = 0
  #wake: (() => void)[] = []

  static async open(...answers: (number | 'silence')[]): Promise<Receiver> {
    const receiver = new Receiver()
    receiver.answers.push(...answers)
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        receiver.notes.push({ path: request.url ?? '', headers: request.headers, body })
        for (const wake of receiver.#wake.splice(0)) wake()
        const status = receiver.answers.shift() ?? 204
        if (status === 'silence') return
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
      })
    })
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    receiver.port = (server.address() as AddressInfo).port
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook?who=me`
  }

  async count(n: number): Promise<void> {
    while (this.notes.length < n) await new Promise<void>(resolve => this.#wake.push(resolve))
  }
}

const DAYS: NewTable['time'] = { kind: 'days', days: 2 }

interface Scene {
  readonly house: Served
  readonly clock: FakeClock
  readonly host: Guest
  readonly friend: Guest
  readonly table: string
  readonly line: Line
}

/** A running game of two; the host is at the table, the friend is not and has a webhook. */
async function scene(
  url: string,
  time = DAYS,
  over: Parameters<typeof openHouse>[0] = {},
  open: (clock: FakeClock) => Promise<Served> = clock => openHouse({ webhookPrivate: true, ...over }, clock),
): Promise<Scene> {
  const clock = new FakeClock()
  const house = await open(clock)
  const [host, friend] = [guestAt(house), guestAt(house)]
  await friend.ask<Webhook>('PUT', '/api/me/webhook', { url })
  const { id } = await host.open({ game: 'lanterns', seats: 2, ...(time === undefined ? {} : { time }) })
  await friend.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  const line = await lineOf(host)
  await line.hello(id)
  return { house, clock, host, friend, table: id, line }
}

const says = async (line: Line, seat: number, word: string): Promise<void> => {
  const reply = await line.wish({ t: 'move', id: moveId(), seat, seq: line.last?.seq ?? 0, words: [word] })
  expect(reply.status).toBe('applied')
}

const results = async (house: Served): Promise<string[]> =>
  (await (await fetch(`${house.address}/metrics`)).text())
    .split('\n')
    .filter(l => l.startsWith('noren_webhooks_total'))

async function counted(house: Served, result: string): Promise<void> {
  while (!(await results(house)).some(l => l.includes(`"${result}"`)))
    await new Promise(r => setTimeout(r, 10))
}

describe('when it becomes somebody’s turn at a table with days to think', () => {
  test('they are told at their address, signed, once, and nothing that others may not know', async () => {
    const receiver = await Receiver.open()
    const { house, friend, table, line, clock } = await scene(receiver.url)
    await says(line, 0, 'bow')
    await says(line, 0, 'end')
    await receiver.count(1)
    const [note] = receiver.notes
    expect(JSON.parse(note?.body ?? '')).toEqual({
      table,
      game: 'lanterns',
      url: `${house.address}/t/${table}`,
      yourTurn: true,
    })
    expect(note).toMatchObject({ path: '/hook?who=me', headers: { 'content-type': 'application/json' } })
    const { secret } = await friend.ask<Webhook>('GET', '/api/me/webhook')
    const [, seconds, mac] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(note?.headers['noren-signature'])) ?? []
    expect(Number(seconds)).toBe(Math.floor(clock.now() / 1000))
    const own = createHmac('sha256', secret ?? '').update(`${seconds}.${note?.body}`)
    expect(mac).toBe(own.digest('hex'))
    await counted(house, 'delivered')
    // While it is still their turn, what others do is no news.
    await says(line, 0, 'sing')
    await clock.pass(400_000)
    expect(receiver.notes).toHaveLength(1)
    expect(await results(house)).toEqual(['noren_webhooks_total{result="delivered"} 1'])
  })

  test('by the house in which it happened alone, however many show the table', async () => {
    const receiver = await Receiver.open()
    const [store, buses] = [new MemoryStore(), new InProcessBus()]
    const secret = 'the same in every house, and long enough'
    const open = (clock: FakeClock): Promise<Served> =>
      openHouse(
        { webhookPrivate: true, secret },
        clock,
        async () => store,
        async () => buses.house(),
      )
    const { house, clock, table, line, friend } = await scene(receiver.url, DAYS, {}, open)
    const other = await open(clock)
    const watcher = await lineOf(guestAt(other))
    await watcher.hello(table)
    await says(line, 0, 'bow')
    await says(line, 0, 'end')
    await counted(house, 'delivered')
    // Their answer comes from the other house; this one knows then that their next turn is a new one.
    const theirs = await lineOf(Object.assign(guestAt(other), { cookie: friend.cookie }))
    await theirs.hello(table)
    const at = watcher.last?.seq ?? 0
    await says(theirs, 1, 'end')
    await line.seen('update', m => m.seq === at + 1)
    // All vote, each in their own house.
    await says(line, 0, 'yes')
    await says(theirs, 1, 'yes')
    for (const l of [line, theirs]) await l.seen('update', m => m.line.events.some(e => e.type === 'counted'))
    expect(receiver.notes).toHaveLength(1)
    await theirs.close()
    await line.next('table', m => m.table.seats[1]?.online === false)
    await says(line, 0, 'end')
    await receiver.count(2)
    expect(await results(other)).toEqual([])
  })

  test('not for what they have answered for them while they are away', async () => {
    const receiver = await Receiver.open()
    const { house, clock, host, friend, table, line } = await scene(receiver.url)
    await host.ask<Webhook>('PUT', '/api/me/webhook', { url: receiver.url.replace('me', 'host') })
    const standing = { sway: { from: 0 } }
    await host.ask('POST', `/api/tables/${table}/standing`, { seat: 0, standing })
    const other = await lineOf(friend)
    await other.hello(table)
    await says(line, 0, 'end')
    await line.close()
    await other.seen('table', m => m.table.seats[0]?.online === false)
    // All vote; the host's vote is given for them, and their next turn is news.
    await says(other, 1, 'end')
    await says(other, 1, 'yes')
    for (let n = 0; n < 9; n++) await clock.pass(50)
    expect(receiver.notes).toEqual([])
    await clock.pass(50)
    await other.seen('update', m => m.line.events.some(e => e.type === 'counted'))
    await receiver.count(1)
    await counted(house, 'delivered')
    expect(receiver.notes.map(n => n.path)).toEqual(['/hook?who=host'])
    expect(await results(house)).toEqual(['noren_webhooks_total{result="delivered"} 1'])
  })

  test('not while they look at the table, not without a webhook, not at a table without days', async () => {
    const receiver = await Receiver.open()
    const { house, friend, table, line } = await scene(receiver.url)
    const theirs = await lineOf(friend)
    await theirs.hello(table)
    await says(line, 0, 'end')
    await theirs.next('update')
    const quick = await scene(receiver.url, { kind: 'live', perDecision: 60, bank: 0 })
    await says(quick.line, 0, 'end')
    const none = await scene(receiver.url)
    expect(await none.friend.ask<Webhook>('PUT', '/api/me/webhook', { url: null })).toEqual({ url: null })
    await says(none.line, 0, 'end')
    for (const h of [house, quick.house, none.house]) {
      await h.close()
      expect(receiver.notes).toEqual([])
    }
  })

  test('a failure is tried again after ten seconds, a minute and five; then it is left alone', async () => {
    const receiver = await Receiver.open(500, 302, 404, 503)
    const { house, line, clock } = await scene(receiver.url)
    await says(line, 0, 'end')
    for (const [n, pause] of [
      [1, 10_000],
      [2, 60_000],
      [3, 300_000],
    ] as const) {
      await receiver.count(n)
      await clock.pass(pause - 1)
      expect(receiver.notes).toHaveLength(n)
      await clock.pass(1)
    }
    await receiver.count(4)
    await counted(house, 'failed')
    // Being sent elsewhere is not followed.
    expect(receiver.notes.map(n => n.path)).toEqual(Array(4).fill('/hook?who=me'))
  })

  test('news that is old is not sent again: they moved in the meantime', async () => {
    const receiver = await Receiver.open(500)
    const { house, friend, table, line, clock } = await scene(receiver.url)
    await says(line, 0, 'end')
    await receiver.count(1)
    const theirs = await lineOf(friend)
    await theirs.hello(table)
    await says(theirs, 1, 'bow')
    await clock.pass(10_000)
    await counted(house, 'outdated')
    expect(receiver.notes).toHaveLength(1)
  })

  test('an address that is gone is forgotten', async () => {
    const receiver = await Receiver.open(410)
    const { house, friend, line } = await scene(receiver.url)
    await says(line, 0, 'end')
    await counted(house, 'gone')
    expect(await friend.ask<Webhook>('GET', '/api/me/webhook')).toEqual({ url: null })
  })

  test('closing the house does not wait for somebody who never answers', async () => {
    const receiver = await Receiver.open('silence')
    const { house, line } = await scene(receiver.url)
    await says(line, 0, 'end')
    await receiver.count(1)
    await house.close()
    expect(receiver.notes).toHaveLength(1)
  })

  test('it is part of a backup', async () => {
    const [data, other] = [folder(), join(folder(), 'new')]
    const { friend } = await scene('https://hooks.example/me', DAYS, { data })
    const file = join(folder(), 'noren.backup')
    await backup(readConfig({ NOREN_DATA: data }), file)
    await restore(readConfig({ NOREN_DATA: other }), file)
    const again = Object.assign(guestAt(await openHouse({ data: other })), { cookie: friend.cookie })
    const known = await friend.ask<Webhook>('GET', '/api/me/webhook')
    expect(known.url).toBe('https://hooks.example/me')
    expect(await again.ask<Webhook>('GET', '/api/me/webhook')).toEqual(known)
  })
})

describe('a webhook cannot be used to look into the host’s network', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:1::',
    '2001:db8::1',
    'not an address',
  ])('%s is not public', address => expect(isPublic(address)).toBe(false))

  test.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s is',
    address => expect(isPublic(address)).toBe(true),
  )

  test.each([
    ['ftp://example.org/', 'must begin with'],
    ['file:///etc/passwd', 'must begin with'],
    ['javascript:alert(1)', 'must begin with'],
    ['example.org', 'must be an address'],
    ['https://me:hush@example.org/', 'must not hold'],
    ['http://localhost:3000/', 'must be reachable'],
    ['http://me.localhost/', 'must be reachable'],
    ['http://127.0.0.1/', 'must be reachable'],
    ['http://2130706433/', 'must be reachable'],
    ['http://0x7f.1/', 'must be reachable'],
    ['http://[::1]/', 'must be reachable'],
    ['http://[::ffff:7f00:1]/', 'must be reachable'],
    ['http://169.254.169.254/latest/', 'must be reachable'],
  ])('%s is refused with a sentence', async (url, message) => {
    expect(faultOf(url, false)).toContain(message)
    const { status, body } = await guestAt(await strict).call('PUT', '/api/me/webhook', { url })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad-request', faults: [{ path: '/url' }] })
  })
  const strict = openHouse()

  test.each([
    {},
    { url: 1 },
    { url: '' },
    { url: `https://x.example/${'x'.repeat(500)}` },
    { url: null, x: 1 },
  ])('a body of another shape is refused: %o', async body => {
    expect(await guestAt(await strict).call('PUT', '/api/me/webhook', body)).toMatchObject({ status: 400 })
  })

  test('a name that leads inside is found out when it is looked up, and nothing is sent', async () => {
    const receiver = await Receiver.open()
    const url = `http://${hostname()}:${receiver.port}/`
    expect(faultOf(url, false)).toBeNull()
    const place = await placeOf(new URL(url), false)
    expect(place === 'inside' || place === null).toBe(true)
    expect(await placeOf(new URL('http://localhost/'), false)).toBe('inside')
    expect(await placeOf(new URL('http://no-such-name.invalid/'), false)).toBeNull()
    const { house, line } = await scene(url, DAYS, { webhookPrivate: false })
    await says(line, 0, 'end')
    if (place === 'inside') await counted(house, 'refused')
    await house.close()
    expect(receiver.notes).toEqual([])
  })

  test('the place that was looked up is the place that is called, whatever its name says by then', async () => {
    const receiver = await Receiver.open()
    const url = new URL(`http://moved-meanwhile.invalid:${receiver.port}/x`)
    const place = { address: '127.0.0.1', family: 4 } as const
    expect(await post(url, place, '{}', 'sig', new AbortController().signal)).toBe(204)
    expect(receiver.notes[0]?.headers.host).toBe(`moved-meanwhile.invalid:${receiver.port}`)
  })

  test('so many an hour and no more; what is over is forgotten', () => {
    const allowance = new Allowance(2, 1000)
    expect([0, 1, 2].map(t => allowance.take('a', t))).toEqual([true, true, false])
    expect(allowance.take('b', 900)).toBe(true)
    expect(allowance.take('a', 1000)).toBe(true)
    expect(allowance.size).toBe(2)
    expect(allowance.take('c', 5000)).toBe(true)
    expect(allowance.size).toBe(1)
  })
})

import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROTOCOL } from '@noren/protocol'
import type { Lobby } from '@noren/protocol'
import { SILENT } from './silent.ts'
import { Account } from '../src/budget/account.ts'
import { Budget, networkOf } from '../src/budget/budget.ts'
import { Turnstile } from '../src/budget/turnstile.ts'
import { BotPool } from '../src/bots/pool.ts'
import { FairQueue } from '../src/bots/queue.ts'
import { realChance } from '../src/chance.ts'
import { newTableId } from '../src/ids.ts'
import { library as real } from '../src/index.ts'
import type { Served } from '../src/index.ts'
import { expireUnbegun, UNBEGUN_LIFE } from '../src/tables/expiry.ts'
import { TableRegistry } from '../src/tables/registry.ts'
import { toy } from '@noren/match/toy'
import { MemoryStore } from '@noren/store'
import { Guest, moveId } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { FakeClock } from '@noren/testbed/fake-clock'
import { library } from './shelf.ts'
import { realTime } from '../src/time.ts'

/** Limits as a host has them. */
const LIMITED = { messagesPerSecond: 20, requestsPerMinute: 600 } as const

describe('an account', () => {
  test('belongs to a network: an address of IPv4, sixty-four bits of IPv6', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('2001:DB8:0:12::1')).toBe('2001:db8:0:12')
    expect(networkOf('2001:db8:0:12:ffff::9')).toBe('2001:db8:0:12')
    expect(networkOf('2001:0db8:0000:0013::1')).toBe('2001:db8:0:13')
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
  })

  test('is paid from by person and address together, or not at all', () => {
    const budget = new Budget(100, 0)
    const [aki, bo] = [budget.of('10.0.0.1', 'aki'), budget.of('10.0.0.1', 'bo')]
    for (let n = 0; n < 9; n++) expect(aki.spend(100)).toBe(true)
    expect(aki.spend(100)).toBe(false)
    expect(aki.wait(100)).toBeGreaterThan(0)
    // The refusal took nothing from the address; somebody else there plays on, and so does the same person elsewhere not.
    expect(bo.spend(100)).toBe(true)
    expect(budget.of('10.0.0.2', 'aki').spend(100)).toBe(false)
    expect(budget.of('10.0.0.2', 'cho').spend(100)).toBe(true)
    expect(new Budget(0, 0).of('10.0.0.1', 'aki').spend(1e9)).toBe(true)
  })

  test('counts bytes after they were sent: what is asked for next is refused', () => {
    const budget = new Budget(100, 0)
    const purse = budget.of('10.0.0.1', 'aki')
    purse.sent(17_000_000)
    expect(purse.spend(1)).toBe(false)
    expect(budget.of('10.0.0.1', 'bo').spend(1)).toBe(true)
  })

  test('many people of one address share what it has', () => {
    const budget = new Budget(100, 0)
    let paid = 0
    for (let n = 0; n < 100; n++) if (budget.of('10.0.0.1', `guest ${n}`).spend(100)) paid++
    expect(paid).toBe(30)
  })

  test('cuts whoever has read least, and no more than it must', () => {
    const account = new Account({ ...LIMITS, unread: 100 }, 0)
    const cut: number[] = []
    for (const unread of [30, 60, 5, 40]) account.outlets.add({ unread, cut: () => void cut.push(unread) })
    account.relieve()
    expect(cut).toEqual([60])
    expect(account.unread).toBe(75)
  })

  test('that has nothing to remember is forgotten', () => {
    const budget = new Budget(100, 0)
    for (let n = 0; n < 12_000; n++) budget.of(`10.1.${n >> 8}.${n & 255}`, null)
    expect(budget.size).toBeLessThan(10_001)
  })
})

const LIMITS = {
  cpu: [1, 1],
  bytes: [1, 1],
  tables: [1, 1],
  guesses: [1, 1],
  sockets: 1,
  requests: 1,
  unread: 1,
} as const

describe('costly work', () => {
  test('passes an address in turn: one request waits for one of each, not for a thousand', async () => {
    const gate = new Turnstile(realTime)
    const order: string[] = []
    const work = (who: string) =>
      gate.pass(who, async () => {
        await new Promise(setImmediate)
        order.push(who)
      })
    const all = [...Array.from({ length: 100 }, () => work('crowd')), work('person')]
    expect(gate.waiting).toBe(98)
    await Promise.all(all)
    expect(order).toHaveLength(101)
    expect(order.indexOf('person')).toBeLessThan(6)
    expect(gate.waiting).toBe(0)
  })

  test('that fails lets the next one through', async () => {
    const gate = new Turnstile(realTime)
    const failing = Array.from({ length: 8 }, () => gate.pass('a', () => Promise.reject(new Error('no'))))
    for (const one of failing) await expect(one).rejects.toThrow('no')
    expect(await gate.pass('a', () => Promise.resolve(7))).toBe(7)
  })
})

describe('bots think for people, not for tables', () => {
  const place = (owner: string, table: string) => ({ owner, table, reaction: false })

  test('twenty tables of one person get no more than one table of another', () => {
    const queue = new FairQueue<string>()
    for (let n = 0; n < 20; n++) queue.push(place('host', `t${n}`), `host ${n}`)
    queue.push(place('guest', 'mine'), 'guest 1')
    queue.push(place('guest', 'mine'), 'guest 2')
    const order = Array.from({ length: 5 }, () => queue.take())
    expect(order).toEqual(['host 0', 'guest 1', 'host 1', 'guest 2', 'host 2'])
  })

  test('when too many wait, those of whoever has most are hurried, and nobody else’s', async () => {
    const pool = new BotPool(1, library.module, { waiting: 4, hurried: 100 })
    const think = (owner: string, table: string): Promise<unknown> =>
      pool
        .ask(
          {
            rules: { game: 'lanterns', version: toy.version },
            view: null,
            seat: 0,
            rng: [1, 2, 3, 4],
            level: 'samurai',
          },
          place(owner, table),
        )
        .catch(() => undefined)
    // One is thought about at once, four wait, three are hurried.
    const many = Array.from({ length: 8 }, (_, n) => think('host', `t${n}`))
    expect([pool.waiting, pool.hurried]).toEqual([7, 3])
    // Somebody else's first one takes the place of one of theirs.
    const mine = think('guest', 'mine')
    expect([pool.waiting, pool.hurried]).toEqual([8, 4])
    await pool.close()
    await Promise.all([...many, mine])
  })
})

describe('tables', () => {
  test('have ids that nobody guesses, and old ones keep working', async () => {
    const ids = Array.from({ length: 200 }, () => newTableId(realChance))
    expect(new Set(ids).size).toBe(200)
    for (const id of ids) expect(id).toMatch(/^[a-z]+-[a-z0-9]{13}$/)
    const store = new MemoryStore()
    const house = await openHouse({}, undefined, async () => store)
    const guest = guestAt(house)
    const { id } = await guest.open({ game: 'lanterns', seats: 2 })
    const row = await store.table(id)
    if (row === null) throw new Error('no table')
    await store.createTable({ ...row, charter: { ...row.charter, id: 'koi-4821ab' } })
    expect(await guest.ask('GET', '/api/tables/koi-4821ab')).toMatchObject({ id: 'koi-4821ab' })
    const line = await lineOf(guest)
    expect((await line.hello('koi-4821ab')).table.id).toBe('koi-4821ab')
  })

  test('are listed without their options', async () => {
    const guest = guestAt(await openHouse())
    const made = await guest.open({ game: 'lanterns', seats: 2, listed: true })
    expect(made).toHaveProperty('options')
    const { open, mine } = await guest.ask<Lobby>('GET', '/api/tables')
    expect([open.length, mine.length]).toEqual([1, 1])
    for (const info of [...open, ...mine]) expect(info).not.toHaveProperty('options')
    expect(await guest.ask('GET', `/api/tables/${made.id}`)).toHaveProperty('options')
  })

  test('that never began expire, unless somebody looks at them', async () => {
    const [store, time] = [new MemoryStore(), new FakeClock(1_000_000_000_000)]
    const registry = new TableRegistry(store, library, SILENT, time)
    const open = async (): Promise<string> => {
      const table = await registry.create('aki', { game: 'lanterns', seats: 2 })
      if ('no' in table) throw new Error(table.no)
      await store.createTable({
        ...table.row,
        created: time.now(),
        charter: { ...table.row.charter, id: `old-${table.id}` },
      })
      return `old-${table.id}`
    }
    const [left, looked] = [await open(), await open()]
    const table = await registry.get(looked)
    table?.viewers.arrive({ person: null, send: () => undefined })
    expect(await expireUnbegun(store, registry, time)).toBe(0)
    await time.pass(UNBEGUN_LIFE + 1)
    // The two it was copied from, and the one that nobody looks at.
    expect(await expireUnbegun(store, registry, time)).toBe(3)
    expect([await registry.get(left), (await registry.get(looked))?.id]).toEqual([null, looked])
  })
})

describe('options', () => {
  const options = async (game: string, seats: number, given: unknown) => {
    const answer = await guestAt(house).call('POST', '/api/tables', { game, seats, options: given })
    return answer as { status: number; body: { code?: string; faults?: { path: string }[] } }
  }
  let house: Served
  beforeAll(async () => {
    house = await openHouse({}, undefined, undefined, undefined, real)
  })

  test.each(Object.values(real.shelf).map(s => s.game))(
    'of $id: what it does not list is refused',
    async game => {
      const seats = game.seats.min
      expect((await options(game.id, seats, {})).status).toBe(201)
      for (const key of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'more']) {
        const { status, body } = await options(game.id, seats, JSON.parse(`{"${key}": "x"}`))
        expect([status, body.code, body.faults?.[0]?.path]).toEqual([400, 'bad-options', `/options/${key}`])
      }
    },
  )

  test('that are large, long or deep are refused with few words', async () => {
    const deep = JSON.parse('{"a":'.repeat(40) + '1' + '}'.repeat(40)) as unknown
    for (const data of [
      { cards: 'x'.repeat(30_000) },
      Array.from({ length: 9000 }, () => 'card'),
      deep,
      Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`k${n}`.padEnd(90, '-'), 1])),
    ]) {
      const { status, body } = await options('sake', 3, { data })
      expect([status, body.code]).toEqual([400, 'bad-options'])
      expect(JSON.stringify(body).length).toBeLessThan(10_000)
    }
    expect((await options('sake', 3, { data: 'x'.repeat(100_000) })).status).toBe(413)
  })
})

describe('what is refused is told', () => {
  test('a message by its kind or its id, and when to try again', async () => {
    const house = await openHouse({ messagesPerSecond: 1 })
    const guest = guestAt(house)
    const { id } = await guest.open({ game: 'lanterns', seats: 2 })
    const line = await lineOf(guest)
    for (let n = 0; n < 10; n++) line.send({ t: 'ping' })
    line.send({ t: 'hello', v: PROTOCOL, table: id })
    const problem = await line.next('problem')
    expect(problem).toMatchObject({ code: 'too-many-requests', of: 'hello' })
    expect(problem.wait).toBeGreaterThan(0)
    const refused = moveId()
    expect(await line.wish({ t: 'move', id: refused, seat: 0, seq: 0, words: ['end'] })).toMatchObject({
      id: refused,
      code: 'too-many-requests',
    })
  })

  test('a hello that costs too much, and only to whoever said it', async () => {
    const house = await openHouse({ ...LIMITED, messagesPerSecond: 0, budget: 10 })
    const [rude, calm] = [guestAt(house), guestAt(house)]
    const { id } = await calm.open({ game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
    await rude.ask('GET', '/api/me')
    const [loud, quiet] = [await lineOf(rude), await lineOf(calm)]
    for (let n = 0; n < 100; n++) loud.send({ t: 'hello', v: PROTOCOL, table: id })
    expect(await loud.next('problem')).toMatchObject({ code: 'too-many-requests', of: 'hello' })
    expect((await quiet.hello(id)).table.id).toBe(id)
  })

  test('guesses: after too many, tables in use are found and others not even looked for', async () => {
    const house = await openHouse(LIMITED)
    const [guest, other] = [guestAt(house), guestAt(house)]
    const { id } = await other.open({ game: 'lanterns', seats: 2 })
    const codes: unknown[] = []
    for (let n = 0; n < 60; n++)
      codes.push((await guest.call('GET', `/api/tables/koi-${100_000 + n}`)).status)
    expect([codes[0], codes.at(-1)]).toEqual([404, 429])
    expect((await guest.call('GET', `/api/tables/${id}`)).status).toBe(200)
    const line = await lineOf(guest)
    line.send({ t: 'hello', v: PROTOCOL, table: 'koi-777777' })
    expect(await line.next('problem')).toMatchObject({ code: 'too-many-requests', of: 'hello' })
    expect((await line.hello(id)).table.id).toBe(id)
  })

  test('tables beyond what one person opens, and one address', async () => {
    const guest = guestAt(await openHouse(LIMITED))
    await guest.ask('GET', '/api/me')
    const codes: number[] = []
    for (let n = 0; n < 25; n++)
      codes.push((await guest.call('POST', '/api/tables', { game: 'lanterns', seats: 2 })).status)
    expect(codes.filter(c => c === 201)).toHaveLength(20)
    expect(codes.at(-1)).toBe(429)
  })

  test('sockets beyond what one person holds; a closed one makes room', async () => {
    const guest = guestAt(await openHouse(LIMITED))
    await guest.ask('GET', '/api/me')
    const lines = []
    for (let n = 0; n < 16; n++) lines.push(await lineOf(guest))
    await expect(guest.line()).rejects.toThrow('status 429')
    await lines[0]?.close()
    // The house hears of it when its own end closes.
    const comesIn = (): Promise<boolean> =>
      lineOf(guest).then(
        () => true,
        () => false,
      )
    await expect.poll(comesIn).toBe(true)
  })

  test('a body that comes too slowly is cut, with a code', async () => {
    const { port } = await openHouse()
    const socket = connect(port, '127.0.0.1')
    const said = new Promise<string>(resolve => {
      let all = ''
      socket.on('data', chunk => (all += chunk.toString()))
      socket.on('close', () => resolve(all))
    })
    socket.write(
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
    )
    const drip = setInterval(() => socket.write(' '), 200)
    const answer = await said
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('"code":"too-slow"')
  })

  test('addresses are told apart by as many hops as the host has proxies', async () => {
    const house = await openHouse({ requestsPerMinute: 3, proxyHops: 1 })
    const ask = async (forwarded: string): Promise<number> =>
      (await fetch(`${house.address}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status
    expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual([200, 200, 200])
    // Whatever a client writes in front of it, the last entry is the proxy's.
    expect(await ask('198.51.100.9, 192.0.2.1')).toBe(429)
    expect(await ask('192.0.2.1, 198.51.100.9')).toBe(200)
    const direct = new Guest((await openHouse({ requestsPerMinute: 1 })).address)
    await direct.ask('GET', '/api/games')
    const again = await fetch(`${direct.base}/api/games`, { headers: { 'x-forwarded-for': '192.0.2.77' } })
    expect([again.status, again.headers.get('retry-after') !== null]).toEqual([429, true])
  })
})

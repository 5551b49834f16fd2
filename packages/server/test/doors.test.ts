import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from '@fastify/cookie'
import { describe, expect, test } from 'vitest'
import type { Devices, OneTimeCode } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import { join } from 'node:path'
import { agentOf } from '../src/signins.ts'
import { placeOf } from '../src/webhooks/guard.ts'
import { post } from '../src/webhooks/post.ts'
import { Guest } from '@noren/testbed/client'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { InProcessBus } from '../src/bus/in-process.ts'

const SECRET = 'a secret of the tests, thirty-two letters and more'
const PROXIED = { proxyHops: 1, secret: SECRET } as const
const HTTPS = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0] ?? ''
const pair = (cookie: string): string => cookie.split(';')[0] ?? ''

describe('cookies', () => {
  test('over https they can be set by no other name, over http they are as they were', async () => {
    const { address } = await openHouse(PROXIED)
    const safe = await fetch(`${address}/api/me`, { headers: HTTPS })
    expect(cookieOf(safe)).toMatch(
      /^__Host-noren=[^;]+;(?=.*Path=\/)(?=.*Secure)(?=.*HttpOnly)(?=.*SameSite=Lax)/,
    )
    expect(cookieOf(safe)).not.toMatch(/Domain/i)
    const plain = await fetch(`${address}/api/me`)
    expect(cookieOf(plain)).toMatch(/^noren=/)
    expect(cookieOf(plain)).not.toContain('Secure')
    // Nobody who is not our proxy says what is https.
    const direct = await openHouse()
    expect(cookieOf(await fetch(`${direct.address}/api/me`, { headers: HTTPS }))).toMatch(/^noren=/)
  })

  test('those of earlier days go on working, under the safer name once there is https', async () => {
    const { address } = await openHouse(PROXIED)
    const old = `noren=${encodeURIComponent(sign('4f0e8b0e-0000-4000-8000-000000000001', SECRET))}`
    const rename = { method: 'PUT', body: JSON.stringify({ name: 'Aki', crest: 3 }) }
    const headers = { cookie: old, 'content-type': 'application/json' }
    expect((await fetch(`${address}/api/me`, { ...rename, headers })).status).toBe(200)
    const again = await fetch(`${address}/api/me`, { headers: { cookie: old } })
    expect([await again.json(), cookieOf(again)]).toEqual([{ name: 'Aki', crest: 3 }, ''])
    const safe = await fetch(`${address}/api/me`, { headers: { ...HTTPS, cookie: old } })
    expect(await safe.json()).toEqual({ name: 'Aki', crest: 3 })
    expect(cookieOf(safe)).toMatch(/^__Host-noren=/)
    const moved = await fetch(`${address}/api/me`, { headers: { ...HTTPS, cookie: pair(cookieOf(safe)) } })
    expect([await moved.json(), cookieOf(moved)]).toEqual([{ name: 'Aki', crest: 3 }, ''])
    // The safer one wins over one that another name of the domain may have planted.
    const planted = `noren=${encodeURIComponent(sign('4f0e8b0e-0000-4000-8000-000000000002', SECRET))}`
    const both = await fetch(`${address}/api/me`, {
      headers: { ...HTTPS, cookie: `${planted}; ${pair(cookieOf(safe))}` },
    })
    expect(await both.json()).toEqual({ name: 'Aki', crest: 3 })
  })
})

describe('what browsers are told', () => {
  test('https only behind https; no camera, no place; sockets of this host alone', async () => {
    const { address, port } = await openHouse(PROXIED)
    const [plain, safe] = [await fetch(address), await fetch(address, { headers: HTTPS })]
    expect(plain.headers.get('strict-transport-security')).toBeNull()
    expect(safe.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(plain.headers.get('permissions-policy')).toContain('camera=()')
    expect(plain.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ws://localhost:${port} wss://localhost:${port};`,
    )
    for (const status of ['/api/tables/koi-777777', '/no/such.file'])
      expect((await fetch(address + status)).headers.get('permissions-policy')).toContain('usb=()')
  })

  test('a host that is none puts no word into the policy', async () => {
    const { port } = await openHouse()
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/',
      headers: { host: "x; script-src 'unsafe-inline'" },
    })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self' 'self';")
    answer.destroy()
  })
})

describe('devices', () => {
  const devices = async (guest: Guest): Promise<Devices['devices']> =>
    (await guest.ask<Devices>('GET', '/api/me/devices')).devices

  const second = async (first: Guest, base: string): Promise<Guest> => {
    const { code } = await first.ask<OneTimeCode>('POST', '/api/me/link')
    const other = new Guest(base)
    await other.ask('POST', '/api/me/claim', { code })
    return other
  }

  test('are seen, and ended from another one: its requests and its socket are nobody’s from then on', async () => {
    const store = await SqliteStore.open(join(folder(), 'noren.sqlite'))
    const house = await openHouse({}, undefined, async () => store)
    const desk = guestAt(house)
    await desk.ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
    const { id } = await desk.open({ game: 'lanterns', seats: 2 })
    const phone = await second(desk, house.address)
    const all = await devices(phone)
    expect(all.filter(d => d.here)).toHaveLength(1)
    expect((await devices(desk)).filter(d => d.here)).toHaveLength(1)
    const line = await lineOf(phone)
    await line.hello(id)
    const closed = once(line.ws, 'close')
    const { devices: left } = await desk.ask<Devices>('POST', '/api/me/devices/end', {
      id: all.find(d => d.here)?.id,
    })
    expect(left.map(d => d.here)).toEqual([true])
    expect((await closed)[0]).toBe(4001)
    const was = phone.cookie
    expect(await phone.ask('GET', '/api/me')).not.toMatchObject({ name: 'Aki' })
    phone.cookie = was
    const again = await lineOf(phone)
    expect((await again.hello(id)).table.seats[0]).toMatchObject({ yours: false })
    expect(await desk.ask('GET', '/api/me')).toMatchObject({ name: 'Aki' })
  })

  test('of others cannot be ended, nor twice; one’s own can, and is a new guest then', async () => {
    const house = await openHouse()
    const [aki, bo] = [guestAt(house), guestAt(house)]
    const [mine] = await devices(aki)
    await devices(bo)
    const refused = { status: 404, body: { code: 'no-such-device' } }
    expect(await bo.call('POST', '/api/me/devices/end', { id: mine?.id })).toMatchObject(refused)
    expect(await bo.call('POST', '/api/me/devices/end', { id: 'x' })).toMatchObject(refused)
    await aki.ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
    const before = aki.cookie
    await aki.ask('POST', '/api/me/devices/end', { id: mine?.id })
    aki.cookie = before
    expect(await aki.ask('GET', '/api/me')).not.toMatchObject({ name: 'Aki' })
  })

  test('a guest who comes and goes leaves no trace', async () => {
    const store = await SqliteStore.open(join(folder(), 'noren.sqlite'))
    const guest = guestAt(await openHouse({}, undefined, async () => store))
    await guest.ask('GET', '/api/me')
    await guest.open({ game: 'lanterns', seats: 2 })
    for await (const kept of store.everything()) expect(kept.kind).not.toBe('sign-in')
  })

  test('cookies that name none are one device, which can be ended', async () => {
    const house = await openHouse({ secret: SECRET })
    const old = `noren=${encodeURIComponent(sign('4f0e8b0e-0000-4000-8000-000000000003', SECRET))}`
    const [desk, phone] = [guestAt(house), guestAt(house)]
    desk.cookie = old
    phone.cookie = old
    await phone.ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
    const list = await devices(desk)
    expect(list.filter(d => d.here)).toHaveLength(1)
    expect(desk.cookie).not.toBe(old)
    await desk.ask('POST', '/api/me/devices/end', { id: list.find(d => !d.here)?.id })
    expect(await desk.ask('GET', '/api/me')).toMatchObject({ name: 'Aki' })
    expect(await phone.ask('GET', '/api/me')).not.toMatchObject({ name: 'Aki' })
  })

  test('ended in one house, they are ended in the others', async () => {
    const [bus, file] = [new InProcessBus(), join(folder(), 'noren.sqlite')]
    const keep = () => SqliteStore.open(file)
    const shared = { secret: SECRET }
    const [one, two] = [
      await openHouse(shared, undefined, keep, async () => bus.house()),
      await openHouse(shared, undefined, keep, async () => bus.house()),
    ]
    const desk = guestAt(one)
    await desk.ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
    const phone = await second(desk, two.address)
    expect(await phone.ask('GET', '/api/me')).toMatchObject({ name: 'Aki' })
    const other = (await devices(desk)).find(d => !d.here)
    await desk.ask('POST', '/api/me/devices/end', { id: other?.id })
    await expect
      .poll(async () => {
        const asked = new Guest(two.address)
        asked.cookie = phone.cookie
        return (await asked.ask<{ name: string }>('GET', '/api/me')).name
      })
      .not.toBe('Aki')
  })

  test('are known by browser and system, and nothing finer', () => {
    expect(agentOf(FIREFOX)).toBe('Firefox, Linux')
    expect(
      agentOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'),
    ).toBe('Safari, iPhone')
    expect(agentOf('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0')).toBe(
      'Edge, Windows',
    )
    expect([agentOf('curl/8.0'), agentOf()]).toEqual(['', ''])
  })
})

describe('figures', () => {
  test('are for this machine, not for those behind the proxy', async () => {
    const { address } = await openHouse(PROXIED)
    expect((await fetch(`${address}/metrics`)).status).toBe(200)
    const outside = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect([outside.status, ((await outside.json()) as { code: string }).code]).toEqual([
      404,
      'no-such-address',
    ])
    expect((await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(
      404,
    )
  })

  test('or for who shows the token', async () => {
    const { address } = await openHouse({ metricsToken: 'sixteen letters!' })
    const ask = async (authorization?: string): Promise<number> =>
      (await fetch(`${address}/metrics`, authorization === undefined ? {} : { headers: { authorization } }))
        .status
    expect([await ask(), await ask('Bearer wrong'), await ask('Bearer sixteen letters!')]).toEqual([
      404, 404, 200,
    ])
  })

  test('or on an address of their own', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const { port } = free.address() as AddressInfo
    await new Promise(resolve => free.close(resolve))
    const { address } = await openHouse({ metricsAddress: { host: '127.0.0.1', port } })
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('noren_tables_in_memory')
    expect((await fetch(`http://127.0.0.1:${port}/api/me`)).status).toBe(404)
  })
})

describe('webhooks', () => {
  const at = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 })

  test('a name that changes is looked up for every note, and all it leads to counts', async () => {
    const url = new URL('https://changing.example/hook')
    const answers = [[at('8.8.8.8')], [at('8.8.8.8'), at('10.0.0.7')], [at('127.0.0.1')], []]
    const asked: string[] = []
    const find = async (name: string) => {
      asked.push(name)
      return answers.shift() ?? []
    }
    expect(await placeOf(url, false, find)).toEqual({ address: '8.8.8.8', family: 4 })
    expect(await placeOf(url, false, find)).toBe('inside')
    expect(await placeOf(url, false, find)).toBe('inside')
    expect(await placeOf(url, false, find)).toBeNull()
    expect(asked).toEqual(Array.from({ length: 4 }, () => 'changing.example'))
  })

  test.each([301, 302, 303, 307, 308])('a %i leads nowhere', async status => {
    const paths: string[] = []
    const server = createServer((request, answer) => {
      paths.push(request.url ?? '')
      answer.writeHead(status, { location: `http://127.0.0.1:${port}/inside` }).end('see there')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const url = new URL(`http://outside.example:${port}/hook`)
    const got = await post(
      url,
      { address: '127.0.0.1', family: 4 },
      '{}',
      'sig',
      new AbortController().signal,
    )
    expect([got, paths]).toEqual([status, ['/hook']])
    server.closeAllConnections()
    server.close()
  })
})

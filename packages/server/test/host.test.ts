import { describe, expect, test } from 'vitest'
import { LEARN_ROUTES, MINE_ROUTES, MORE_ROUTES, PUZZLE_ROUTES, ROUTES } from '@noren/protocol'
import type { Lobby, Me, OneTimeCode } from '@noren/protocol'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { openapi } from '../src/http/docs.ts'
import { EXAMPLES } from '../src/http/examples.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { guestAt, lineOf, openHouse } from './house.ts'
import { seated } from '@noren/testbed/playing'

describe('metrics', () => {
  test('tell what happens in Prometheus’ text, and name no table and nobody', async () => {
    const house = await openHouse()
    const people = [guestAt(house), guestAt(house)] as const
    const { id } = await seated(people, 'lanterns', 0)
    const line = await lineOf(people[0])
    await line.hello(id)
    await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] })
    await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 1, words: ['bow'] })
    const answer = await fetch(`${house.address}/metrics`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    for (const expected of [
      'noren_moves_total{status="applied"} 1',
      'noren_moves_total{status="refused"} 1',
      'noren_entries_total{by="person"} 1',
      'noren_connections 1',
      'noren_tables_in_memory 1',
      'noren_move_seconds_count 1',
      'noren_http_requests_total{method="POST",route="/api/tables/:id/sit",status="200"} 1',
    ])
      expect(text).toContain(expected)
    for (const row of text.trimEnd().split('\n'))
      expect(row).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
    expect(text).not.toContain(id)
  })
})

describe('the description of the REST part', () => {
  test('says who asks, and has an example that fits for whatever is taken and given', () => {
    const doc = openapi() as ReturnType<typeof described>
    expect(doc.components.securitySchemes.guest).toMatchObject({
      type: 'apiKey',
      in: 'cookie',
      name: 'noren',
    })
    const bodies = [
      ...JSON.stringify(doc.paths).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"\},?("example":)?/g),
    ]
    expect(bodies.length).toBeGreaterThan(100)
    for (const [, name = '', example] of bodies) {
      expect(example, `an example of ${name}`).toBeDefined()
      const schema = doc.components.schemas[name] as TSchema
      expect([...Value.Errors(schema, EXAMPLES[name])], name).toEqual([])
    }
  })

  test('names every address, with a schema for whatever it takes and gives', async () => {
    const house = await openHouse({ dev: true })
    const doc = await guestAt(house).ask<ReturnType<typeof described>>('GET', '/api/docs')
    expect(doc).toEqual(JSON.parse(JSON.stringify(openapi())))
    const named = Object.keys(doc.paths).map(p => p.replace('{id}', ':id'))
    expect(named.sort()).toEqual(
      [
        ...Object.values(ROUTES),
        ...Object.values(MORE_ROUTES),
        ...Object.values(LEARN_ROUTES),
        ...Object.values(PUZZLE_ROUTES),
        ...Object.values(MINE_ROUTES),
      ].sort(),
    )
    const refs = [...JSON.stringify(doc.paths).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      m => m[1] ?? '',
    )
    expect(refs.length).toBeGreaterThan(20)
    for (const ref of refs) expect(doc.components.schemas[ref]).toHaveProperty('type')
    // Every request it describes is served: none of them is an unknown address.
    for (const [path, methods] of Object.entries(doc.paths))
      for (const method of Object.keys(methods)) {
        const { status, body } = await guestAt(house).call(
          method.toUpperCase(),
          path.replace('{id}', 'koi-aaaaaa'),
        )
        expect([path, status === 404 ? body : null]).not.toEqual([
          path,
          expect.objectContaining({ code: 'no-such-address' }),
        ])
      }
    const page = await fetch(`${house.address}/api/docs`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<code>POST /api/tables/:id/sit</code>')
  })
})

const described = (): {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, object>; securitySchemes: { guest?: object } }
} => ({ paths: {}, components: { schemas: {}, securitySchemes: {} } })

describe('the same person on another device', () => {
  test('a one-time code gives the other device the seats of the first, once', async () => {
    const clock = new FakeClock()
    const house = await openHouse({}, clock)
    const [phone, laptop, thief] = [guestAt(house), guestAt(house), guestAt(house)]
    await phone.ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
    await laptop.ask<Me>('GET', '/api/me')
    const { id } = await phone.open({ game: 'lanterns', seats: 2 })
    const { code, until } = await phone.ask<OneTimeCode>('POST', MORE_ROUTES.link)
    expect(until - clock.now()).toBe(600_000)
    const typed = code.toLowerCase().replace(/(.{4})/g, '$1 ')
    expect(await laptop.ask<Me>('POST', MORE_ROUTES.claim, { code: typed })).toEqual({
      name: 'Aki',
      crest: 3,
    })
    expect((await laptop.ask<Lobby>('GET', '/api/tables')).mine.map(t => t.id)).toEqual([id])
    const claim = (g: Guest, c: string) => g.call('POST', MORE_ROUTES.claim, { code: c })
    expect(await claim(thief, code)).toMatchObject({ status: 403, body: { code: 'bad-code' } })
    const late = await phone.ask<OneTimeCode>('POST', MORE_ROUTES.link)
    await clock.pass(600_001)
    expect(await claim(thief, late.code)).toMatchObject({ status: 403 })
    expect(await claim(thief, 'AAAA')).toMatchObject({ status: 403 })
    expect((await thief.ask<Lobby>('GET', '/api/tables')).mine).toEqual([])
  })
})

describe('a ticket for the socket', () => {
  const withTicket = (guest: Guest, ticket: string, cookie = guest.cookie): Promise<Line> =>
    lineOf(Object.assign(guestAt({ address: guest.base }), { cookie }), {}, ticket)

  test('speaks for its person, once, for a short while, and not beside somebody else’s cookie', async () => {
    const clock = new FakeClock()
    const house = await openHouse({ socketTicket: true }, clock)
    const [host, other] = [guestAt(house), guestAt(house)]
    await other.ask<Me>('GET', '/api/me')
    const { id } = await host.open({ game: 'lanterns', seats: 2 })
    const ticket = async (): Promise<string> => (await host.ask<OneTimeCode>('POST', MORE_ROUTES.ticket)).code
    const yours = async (line: Line): Promise<boolean | undefined> =>
      (await line.hello(id)).table.seats[0]?.yours
    expect(await yours(await lineOf(host))).toBe(false)
    const first = await ticket()
    expect(await yours(await withTicket(host, first))).toBe(true)
    await expect(withTicket(host, first)).rejects.toThrow('403')
    await expect(withTicket(host, await ticket(), other.cookie)).rejects.toThrow('403')
    const late = await ticket()
    await clock.pass(31_000)
    await expect(withTicket(host, late)).rejects.toThrow('403')
    await expect(withTicket(host, 'nonsense')).rejects.toThrow('403')
    expect(await yours(await withTicket(host, await ticket(), ''))).toBe(true)
  })
})

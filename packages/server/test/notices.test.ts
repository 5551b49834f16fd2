import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { NewNotices, Notices } from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import type { TableRow } from '@noren/store'
import type { Guest } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { Metrics } from '../src/metrics.ts'
import { pushKeys } from '../src/notices/keys.ts'
import { lateFrom, PushNotifier } from '../src/notices/notifier.ts'
import { quietFor, saveSubscription } from '../src/notices/subscriptions.ts'
import { noticeText } from '../src/notices/text.ts'
import { readyFor } from '../src/webhooks/ready.ts'
import { guestAt, lineOf, openHouse } from './house.ts'

/** A push service of our own: it keeps what it is sent and answers as it is told to. */
interface Service {
  readonly url: string
  readonly got: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[]
  status: number
}
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})
async function service(): Promise<Service> {
  const self: Service = { url: '', got: [], status: 201 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      self.got.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(self.status).end()
    })
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(self, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/abc` })
}

/** A browser's half of a subscription. */
class Device {
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #public = this.#ecdh.generateKeys()

  at(endpoint: string): NewNotices['subscription'] {
    const keys = { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') }
    return { endpoint, keys }
  }

  /** Opens what was sent here, as RFC 8291 and RFC 8188 say, without the library that sealed it. */
  open(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const size = body.readUInt32BE(16)
    const idLength = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + idLength)
    const sealed = body.subarray(21 + idLength)
    expect(sealed.length).toBeLessThanOrEqual(size)
    const shared = this.#ecdh.computeSecret(theirs)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, theirs])
    const ikm = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
    const opened = createDecipheriv('aes-128-gcm', key, nonce)
    opened.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
    // The last record ends with a two.
    expect(text.at(-1)).toBe(2)
    return JSON.parse(text.subarray(0, -1).toString('utf8'))
  }
}

/** Whether a request is signed by the key that the server shows to pages (RFC 8292). */
function signer(headers: IncomingHttpHeaders, key: string): Record<string, unknown> {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(shown).toBe(key)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(good).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

const HOUR = 3_600_000
const ENTRY = { seq: 2, seat: 1, words: ['x'], moveId: 'm2', hash: 'h' }
const NIGHT = { from: 22, to: 8, breaks: false }
const WISH = { kinds: ['turn', 'time'], quiet: null, offset: 0, lang: 'en' } as const

async function scene() {
  const clock = new FakeClock()
  const [at, device, store] = [await service(), new Device(), new MemoryStore()]
  const house = await openHouse({ webhookPrivate: true }, clock, async () => store)
  const [host, friend] = [guestAt(house), guestAt(house)]
  const { key = '' } = await friend.ask<Notices>('GET', '/api/me/notices')
  await friend.ask('PUT', '/api/me/notices', { ...WISH, subscription: device.at(at.url) })
  const { id } = await host.open({ game: 'lanterns', seats: 2, time: { kind: 'days', days: 2 } })
  await friend.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  const line = await lineOf(host)
  await line.hello(id)
  /** The host plays until the friend is asked. */
  const pass = async (): Promise<void> => {
    for (const words of [['bow'], ['draw'], ['end']])
      await line.wish({
        t: 'move',
        id: `m-${id}-${words[0]}`.slice(0, 40),
        seat: 0,
        seq: line.last?.seq ?? 0,
        words,
      })
  }
  return { at, device, store, house, host, friend, key, id, clock, line, pass }
}

const state = (guest: Guest): Promise<Notices> => guest.ask<Notices>('GET', '/api/me/notices')

describe('notices', () => {
  test('issue 19: what is posted is sealed for the device and signed by the server, as the standards say', async () => {
    const { at, device, friend, key, clock, pass } = await scene()
    expect(await state(friend)).toMatchObject({ on: true, kinds: ['turn', 'time'] })
    await pass()
    expect(at.got).toEqual([])
    await clock.pass(61_000)
    await expect.poll(() => at.got.length).toBe(1)
    const [{ headers, body }] = at.got as [Service['got'][number]]
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' })
    const claims = signer(headers, key)
    expect(claims).toMatchObject({ aud: new URL(at.url).origin, sub: 'mailto:noren@example.org' })
    expect(device.open(body)).toEqual({
      title: 'lanterns',
      body: 'your turn, 48 hours left',
      tag: 'noren-next',
      url: '/next',
      waiting: 1,
    })
    // Once a turn.
    await clock.pass(600_000)
    expect(at.got).toHaveLength(1)
  })

  test('issue 19: nobody is told who looks at the table, or has answered', async () => {
    const { at, clock, friend, id, pass } = await scene()
    const theirs = await lineOf(friend)
    await theirs.hello(id)
    await pass()
    await clock.pass(120_000)
    expect(at.got).toEqual([])
  })

  test('a table has one timer however much is played there, and who is asked is told a minute later', async () => {
    const { at, clock, pass } = await scene()
    const after = vi.spyOn(clock, 'after')
    await clock.pass(40_000)
    await pass()
    // The minute of the first turn of the game is over; the friend is asked for twenty seconds.
    await clock.pass(20_000)
    expect(after.mock.calls.filter(([ms]) => ms === 60_000)).toEqual([])
    await clock.pass(39_000)
    expect(at.got).toEqual([])
    await clock.pass(1000)
    await expect.poll(() => at.got.length).toBe(1)
  })

  /** The notifier alone, with one table that asks somebody who has two days to answer. */
  async function alone(quiet: NewNotices['quiet']) {
    const [at, device, store] = [await service(), new Device(), new MemoryStore()]
    // Eight in the evening, in UTC.
    const clock = new FakeClock(Date.UTC(2027, 0, 15, 20))
    const until = clock.now() + 48 * HOUR
    const row: TableRow = {
      charter: { id: 'koi-1', game: 'honor', version: 1, options: {}, seats: 2, key: '' },
      host: 'p1',
      listed: false,
      status: 'playing',
      holders: [
        { kind: 'person', person: 'p1', away: false },
        { kind: 'person', person: 'p2', away: false },
      ],
      created: clock.now(),
      time: { kind: 'days', days: 2 },
      seq: 1,
      waiting: 2,
      outcome: null,
      clock: { since: [0, clock.now()], until: [0, until], limit: [0, 48 * HOUR], bank: [0, 0] },
      envelopes: [],
      answered: 0,
      next: null,
      revision: 0,
    }
    await store.createTable(row)
    await saveSubscription(
      store,
      'p2',
      'd',
      { ...WISH, kinds: ['turn', 'time'], quiet, subscription: device.at(at.url) },
      0,
    )
    let id = 0
    const notifier = new PushNotifier({
      store,
      time: clock,
      metrics: new Metrics(),
      log: { warn: (_, text) => expect(text).toBe('') },
      inside: true,
      keys: () => pushKeys(store, 0),
      contact: 'mailto:a@example.org',
      id: () => String(++id),
      looks: () => false,
    })
    const bodies = (): unknown[] => at.got.map(({ body }) => device.open(body))
    return { at, store, clock, row, notifier, bodies }
  }

  test('issue 19: the last hour of the time, or its last tenth, is told once, by one of several servers', async () => {
    const { clock, notifier, bodies } = await alone(null)
    await notifier.sweep()
    await clock.pass(46.9 * HOUR)
    await notifier.sweep()
    expect(bodies()).toEqual([])
    await clock.pass(0.6 * HOUR)
    await Promise.all([notifier.sweep(), notifier.sweep()])
    await notifier.sweep()
    expect(bodies()).toMatchObject([{ title: 'Honor of the Samurai', body: 'your turn, 30 minutes left' }])
    expect(lateFrom(100 * HOUR, 48 * HOUR)).toBe(99 * HOUR)
    expect(lateFrom(HOUR, HOUR / 3)).toBe(HOUR - HOUR / 30)
    await notifier.close()
  })

  test('issue 19: quiet hours by the device’s clock: a turn waits for the morning, and is told if it still waits', async () => {
    for (const answered of [false, true]) {
      const { at, clock, row, store, notifier } = await alone(NIGHT)
      await clock.pass(3 * HOUR)
      await notifier.tell('p2', 'turn', row, null)
      expect(at.got).toEqual([])
      if (answered) await store.append('koi-1', [ENTRY], { ...row, waiting: 1 }, [])
      await clock.pass(9 * HOUR)
      await notifier.close()
      expect(at.got).toHaveLength(answered ? 0 : 1)
    }
  })

  test('issue 19: a subscription answered with 404 or 410 is forgotten; anything else is not', async () => {
    for (const [status, on] of [
      [404, false],
      [410, false],
      [500, true],
    ] as const) {
      const { at, clock, friend, pass } = await scene()
      at.status = status
      await pass()
      await clock.pass(61_000)
      await expect.poll(() => at.got.length).toBe(1)
      await expect.poll(async () => (await state(friend)).on).toBe(on)
    }
  })

  test('quiet hours are counted across midnight, zones and the one exception', () => {
    const noon = Date.UTC(2026, 10, 16, 12)
    const hours = 3_600_000
    const of = (quiet: typeof NIGHT | null, offset = 0) => ({
      device: '',
      endpoint: '',
      keys: { p256dh: '', auth: '' },
      kinds: [],
      quiet,
      offset,
      lang: 'en',
    })
    expect(quietFor(of(NIGHT), 'turn', noon)).toBe(0)
    expect(quietFor(of(NIGHT), 'turn', noon + 11 * hours)).toBe(9 * hours)
    expect(quietFor(of(NIGHT), 'turn', noon - 5 * hours)).toBe(hours)
    expect(quietFor(of(NIGHT, -600), 'turn', noon)).toBe(6 * hours)
    expect(quietFor(of(NIGHT, 600), 'turn', noon)).toBe(10 * hours)
    expect(quietFor(of({ ...NIGHT, breaks: true }), 'time', noon + 11 * hours)).toBe(0)
    expect(quietFor(of({ ...NIGHT, breaks: true }), 'turn', noon + 11 * hours)).toBe(9 * hours)
    expect(quietFor(of({ from: 8, to: 8, breaks: false }), 'turn', noon)).toBe(0)
    expect(quietFor(of(null), 'turn', noon)).toBe(0)
  })

  test('several tables are one notice, in the language of the device, with public facts alone', async () => {
    const told = { kind: 'turn', game: 'honor', left: 3 * 3_600_000, waiting: 1 } as const
    expect(await noticeText(told, 'en')).toEqual({
      title: 'Honor of the Samurai',
      body: 'your turn, 3 hours left',
    })
    expect(await noticeText({ ...told, waiting: 2 }, 'de')).toEqual({
      title: 'Noren',
      body: '2 Tische warten auf dich',
    })
    expect((await noticeText({ ...told, kind: 'vote', left: null }, 'it')).body).toBe('un voto aspetta te')
    expect((await noticeText({ ...told, left: null }, 'xx')).body).toBe('your turn')
  })

  test('an address inside is refused, the last switch off ends it, and keys outlive a restart', async () => {
    const store = new MemoryStore()
    const house = await openHouse({}, undefined, async () => store)
    const guest = guestAt(house)
    const device = new Device()
    const inside = { ...WISH, subscription: device.at('http://127.0.0.1:9/x') }
    expect(await guest.call('PUT', '/api/me/notices', inside)).toMatchObject({ status: 400 })
    const good = { ...WISH, subscription: device.at('https://push.example.org/x') }
    expect(await guest.ask('PUT', '/api/me/notices', good)).toMatchObject({ on: true })
    expect(await guest.ask('PUT', '/api/me/notices', { ...good, kinds: [] })).toMatchObject({ on: false })
    const { key } = await state(guest)
    const again = await openHouse({}, undefined, async () => store)
    expect((await state(guestAt(again))).key).toBe(key)
    const demo = await openHouse({ demo: true })
    expect(await state(guestAt(demo))).not.toHaveProperty('key')
  })
})

test('issue 19: webhooks of Discord, Slack and ntfy get a text that is ready to be read', async () => {
  const table = { id: 'koi-1', game: 'sake' }
  const to = (url: string, lang = 'en') => readyFor({ url, site: 'https://play.example.org' }, table, lang)
  const link = 'https://play.example.org/t/koi-1'
  const discord = await to('https://discord.com/api/webhooks/1/x')
  expect(JSON.parse(discord.body)).toEqual({ content: `**Saké & Samouraï**: your turn\n${link}` })
  const slack = await to('https://hooks.slack.com/services/x', 'fr')
  expect(JSON.parse(slack.body)).toEqual({ text: `*Saké & Samouraï*: à vous de jouer\n<${link}>` })
  const ntfy = await to('https://ntfy.sh/my-games')
  expect(ntfy).toMatchObject({ body: 'your turn', headers: { click: link } })
  expect(Buffer.from(ntfy.headers['title']?.slice(10, -2) ?? '', 'base64').toString()).toBe('Saké & Samouraï')
  const own = await to('https://example.org/hook')
  expect(JSON.parse(own.body)).toEqual({ table: 'koi-1', game: 'sake', url: link, yourTurn: true })
  // A name that only looks like one of theirs is sent the usual note.
  expect((await to('https://discord.com.example.org/api/webhooks/1')).body).toContain('yourTurn')
})

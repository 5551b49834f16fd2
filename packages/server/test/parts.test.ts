import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { open } from '@noren/match'
import { fixedKey, toy } from '@noren/match/toy'
import { MemoryStore } from '@noren/store'
import { BotPool } from '../src/bots/pool.ts'
import { ConfigError, readConfig } from '../src/config.ts'
import { realChance } from '../src/chance.ts'
import { guestOf, newTableId } from '../src/ids.ts'
import { cookieSecret } from '../src/secret.ts'
import { Bucket } from '../src/socket/bucket.ts'
import { TableRegistry } from '../src/tables/registry.ts'
import { folder } from './house.ts'
import { library } from './shelf.ts'

const SILENT = {
  moved: () => {},
  sealed: () => {},
  changed: () => {},
  lit: () => {},
  said: () => {},
  asked: () => {},
  damaged: () => {},
  failed: () => {},
}

describe('configuration', () => {
  test('has a default for everything', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      botPause: 500,
      windowHold: 1500,
      proxyHops: 0,
      budget: 100,
      logLevel: 'warn',
    })
    expect(config.data).toMatch(/data$/)
    expect(config.botWorkers).toBeGreaterThanOrEqual(1)
    expect(readConfig({ NOREN_DATA: ':memory:' }).data).toBeNull()
  })

  test('reads the environment', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '::1',
        NOREN_BOT_PAUSE: '0',
        NOREN_BOT_WORKERS: '3',
        NOREN_ORIGINS: 'http://localhost:5173, https://play.example',
        NOREN_TRUST_PROXY: '1',
        NOREN_LOG: 'info',
      }),
    ).toMatchObject({
      port: 8080,
      host: '::1',
      botPause: 0,
      botWorkers: 3,
      origins: ['http://localhost:5173', 'https://play.example'],
      proxyHops: 1,
      logLevel: 'info',
    })
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['NOREN_BOT_PAUSE', '1.5'],
    ['NOREN_BOT_WORKERS', '0'],
    ['NOREN_WINDOW', 'open'],
    ['NOREN_SOCKET_TICKET', 'yes'],
    ['NOREN_ORIGINS', 'localhost'],
    ['NOREN_TRUST_PROXY', 'maybe'],
    ['NOREN_PROXY_HOPS', 'all'],
    ['NOREN_BUDGET', 'none'],
    ['NOREN_WEBHOOK_PRIVATE', 'yes'],
    ['NOREN_LOG', 'loud'],
    ['NOREN_REQUESTS_PER_MINUTE', 'many'],
    ['NOREN_MESSAGES_PER_SECOND', ' '],
  ])('%s=%s is told apart, with what it should be', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}"; it should be`)
  })

  test('DATABASE_URL chooses PostgreSQL; a wrong one is told without its password', () => {
    expect(readConfig({}).database).toBeNull()
    const url = 'postgres://noren:hush@db:5432/noren'
    expect(readConfig({ DATABASE_URL: url }).database).toBe(url)
    for (const wrong of ['mysql://noren:hush@db/noren', 'hush'])
      expect(() => readConfig({ DATABASE_URL: wrong })).toThrow(
        /^DATABASE_URL should be like postgres:\/\/user:password@host:5432\/name$/,
      )
  })

  test('NATS_URL needs what houses share, and is told without its password', () => {
    const shared = { DATABASE_URL: 'postgres://db/noren', NOREN_SECRET: 's'.repeat(32) }
    expect(readConfig({})).toMatchObject({ bus: null, secret: null })
    const url = 'nats://noren:hush@bus:4222'
    expect(readConfig({ ...shared, NATS_URL: url })).toMatchObject({ bus: url, secret: shared.NOREN_SECRET })
    expect(() => readConfig({ ...shared, NATS_URL: 'redis://noren:hush@bus' })).toThrow(
      /^NATS_URL should be like nats:\/\/host:4222 or tls:\/\/user:password@host:4222$/,
    )
    expect(() => readConfig({ NATS_URL: url })).toThrow(/DATABASE_URL too\n.*NOREN_SECRET too/)
    expect(() => readConfig({ NOREN_SECRET: 'hush' })).toThrow(
      /^NOREN_SECRET should have at least 32 characters$/,
    )
  })

  test('all faults are told at once', () => {
    const all = { PORT: 'x', NOREN_LOG: 'y' }
    expect(() => readConfig(all)).toThrow(/PORT.*\n.*NOREN_LOG/)
  })
})

describe('small parts', () => {
  test('the cookie secret is made once, kept private, and missed when it is damaged', async () => {
    const data = join(folder(), 'deep', 'data')
    const secret = await cookieSecret(data)
    const file = join(data, 'cookie-secret')
    expect(await cookieSecret(data)).toBe(secret)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await cookieSecret(null)).not.toBe(secret)
    writeFileSync(file, 'short')
    await expect(cookieSecret(data)).rejects.toThrow('damaged')
  })

  test('table ids are words that are easy to say, and do not repeat', () => {
    const ids = Array.from({ length: 500 }, () => newTableId(realChance))
    for (const id of ids) expect(id).toMatch(/^[a-z]{2,8}-[a-hjkmnp-z2-9]{13}$/)
    expect(new Set(ids).size).toBe(500)
  })

  test('a guest is called the same every time', () => {
    expect(guestOf('c64d5a4e-bb93-4440-a49f-1189e985a537')).toEqual(
      guestOf('c64d5a4e-bb93-4440-a49f-1189e985a537'),
    )
    expect(guestOf('not hex').crest).toBe(0)
  })

  test('a bucket lets bursts through, then the rate', () => {
    const bucket = new Bucket(2, 20, 0)
    expect(Array.from({ length: 22 }, () => bucket.take(1, 0)).filter(Boolean)).toHaveLength(20)
    expect([bucket.take(1, 600), bucket.take(1, 600)]).toEqual([true, false])
    expect(new Bucket(0).take()).toBe(true)
  })

  test('a bucket remembers a debt, says how long to wait, and no clock that jumps fills it', () => {
    const bucket = new Bucket(2, 20, 1000)
    bucket.owe(30)
    expect([bucket.take(1, 1000), bucket.wait(1, 1000)]).toEqual([false, 5500])
    bucket.owe(1000)
    expect(bucket.level(1000)).toBe(-20)
    expect(bucket.level(0)).toBe(-20)
    // It went back and came again: the same seconds do not count twice.
    expect(bucket.level(2000)).toBe(-16)
    // What costs more than a full bucket may be taken from a full one.
    expect(new Bucket(1, 5, 0).take(9, 0)).toBe(true)
  })
})

describe('bots in threads', () => {
  const state = open(toy, {
    id: 'koi-1',
    game: 'lanterns',
    version: 3,
    options: {},
    seats: 2,
    key: fixedKey(3),
  }).state
  const thought = {
    rules: { game: 'lanterns', version: toy.version },
    view: toy.view(state, 0),
    seat: 0,
    rng: seeded(5),
    level: 'wanderer',
  }

  test('the same view and seed give the same choice, and it is one of the choices', async () => {
    const pool = new BotPool(2, library.module)
    const all = await Promise.all(Array.from({ length: 6 }, () => pool.ask(thought)))
    expect(new Set(all.map(w => JSON.stringify(w))).size).toBe(1)
    expect(toy.face(state, 0).choices.map(c => c.words)).toContainEqual(all[0])
    await pool.close()
  })

  test('a thought that fails is told, and the thread goes on', async () => {
    const pool = new BotPool(1, library.module)
    await expect(pool.ask({ ...thought, rules: { game: 'go', version: toy.version } })).rejects.toThrow(
      'no rules of version 3 of go',
    )
    await expect(pool.ask({ ...thought, level: 'god' })).rejects.toThrow('no bot plays at level god')
    await expect(pool.ask({ ...thought, view: null })).rejects.toThrow()
    expect(await pool.ask(thought)).toBeDefined()
    await pool.close()
    await expect(new BotPool(1, 'file:///nowhere.ts').ask(thought)).rejects.toThrow()
  })

  test('a thread that never answers is let go, and another one takes its place', async () => {
    const pool = new BotPool(1, new URL('./sleepy.ts', import.meta.url).href, { patience: 1000 })
    await expect(pool.ask({ ...thought, rules: { game: 'sleepy', version: toy.version } })).rejects.toThrow(
      'too long',
    )
    expect(await pool.ask(thought)).toBeDefined()
    await pool.close()
  })
})

describe('the table registry', () => {
  test('forgets tables that nobody uses and reads them again when asked', async () => {
    const registry = new TableRegistry(new MemoryStore(), library, SILENT)
    const made = await registry.create('p1', { game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
    if ('no' in made) throw new Error(made.no)
    const stale = Date.now() + 3_600_000
    made.looking.add({ person: null, send: () => {} })
    await registry.tidy(stale)
    expect(registry.inMemory).toBe(1)
    made.looking.clear()
    await registry.tidy(stale)
    expect(registry.inMemory).toBe(0)
    const read = await registry.get(made.id)
    expect(read).not.toBe(made)
    expect(read?.match?.state).toEqual(made.match?.state)
    expect(await registry.get('koi-aaaaaa')).toBeNull()
    expect(registry.inMemory).toBe(1)
  })

  test('two houses on one store: the loser of a race follows the winner and nothing is lost', async () => {
    const store = new MemoryStore()
    const [a, b] = [0, 1].map(() => new TableRegistry(store, library, SILENT)) as [
      TableRegistry,
      TableRegistry,
    ]
    const made = await a.create('p1', { game: 'lanterns', seats: 2 })
    if ('no' in made) throw new Error(made.no)
    const here = made
    const there = await b.get(made.id)
    if (there === null) throw new Error('no table')
    const sit = (who: string, seat: number) => (row: typeof here.row) => ({
      ...row,
      holders: row.holders.map((m, i) =>
        i === seat ? { kind: 'person' as const, person: who, away: false } : m,
      ),
    })
    await Promise.all([here.change(sit('p1', 0)), there.change(sit('p2', 1))])
    await there.change(row => ({ ...row, status: 'playing' }))
    const elsewhere = await new TableRegistry(store, library, SILENT).get(made.id)
    expect(elsewhere?.row.holders.map(m => m.kind === 'person' && m.person)).toEqual(['p1', 'p2'])
    if (elsewhere === null) throw new Error('no table')
    const wish = (moveId: string) => ({ seat: 0, words: ['bow'], moveId, seq: 0 })
    const verdicts = await Promise.all([there.wish(wish('first')), elsewhere.wish(wish('second'))])
    expect(verdicts.map(v => ('status' in v ? v.status : v.no)).sort()).toEqual(['applied', 'stale'])
    expect(await there.wish(wish('second'))).toMatchObject({ status: 'stale' })
    expect(await elsewhere.wish(wish('first'))).toMatchObject({ status: 'duplicate', entry: { seq: 1 } })
    expect(elsewhere.match?.entries).toEqual(there.match?.entries)
  })
})

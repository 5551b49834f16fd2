import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { verify } from '@noren/match'
import type {
  FinishedGames,
  HouseFigures,
  MatchLog,
  NextTable,
  Notes,
  Running,
  Sight,
  Stats,
} from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import { Guest } from '@noren/testbed/client'
import { playSeat, seated } from '@noren/testbed/playing'
import { binaries, everyCell, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { absentSeats } from '../src/tables/times.ts'
import type { Config, Served } from '../src/index.ts'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { shelf } from './shelf.ts'

/** Every cell of every table of a house, however it is kept. */
type Cells = () => Promise<{ readonly where: string; readonly text: string }[]>

interface Kept {
  readonly config: Partial<Config>
  readonly cells: Cells
}

async function named(house: Served, name: string): Promise<Guest> {
  const guest = guestAt(house)
  await guest.ask('PUT', '/api/me', { name, crest: 3 })
  return guest
}

/** Two people play a game of lanterns to its end. */
async function played(people: readonly Guest[], bots = 1, seed = 1): Promise<string> {
  const { id } = await seated([...people], 'lanterns', bots)
  const lines = await Promise.all(people.map(g => lineOf(g)))
  for (const line of lines) await line.hello(id)
  await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(seed + seat))))
  for (const line of lines) await line.close()
  return id
}

const idOf = (guest: Guest): string =>
  decodeURIComponent(guest.cookie.split('=')[1] ?? '').split('.')[0] ?? ''

function suite(name: string, keep: () => Promise<Kept>): void {
  describe(name, () => {
    test('issue 19: my games: running, waiting in order, finished with result, company, notes and pages', async () => {
      const { config } = await keep()
      const house = await openHouse(config)
      const [aki, bo] = [await named(house, 'Aki'), await named(house, 'Bo')]
      expect(await aki.ask<NextTable>('GET', '/api/me/next')).toEqual({ table: null, waiting: 0 })
      const done = await played([aki, bo])
      const plainTable = await seated([aki, bo], 'lanterns', 1)
      const slow = await aki.ask<{ id: string }>('POST', '/api/tables', {
        game: 'lanterns',
        seats: 2,
        bots: ['wanderer'],
        time: { kind: 'days', days: 2 },
        start: true,
      })
      const running = await aki.ask<Running>('GET', '/api/me/running')
      // The one with a clock comes first, although the other was opened before it.
      expect(running.tables.map(t => t.table.id)).toEqual([slow.id, plainTable.id])
      expect(running.waiting).toBe(2)
      expect(running.tables[0]).toMatchObject({ asked: [0], view: { seat: 0 } })
      expect(running.tables[0]?.until).toBeGreaterThan(running.now)
      expect(running.tables[1]).not.toHaveProperty('until')
      expect(await aki.ask('GET', '/api/me/next')).toEqual({ table: slow.id, waiting: 2 })
      // Nobody is shown what another seat sees.
      const theirs = await bo.ask<Running>('GET', '/api/me/running')
      expect(theirs.tables.map(t => [t.table.id, t.view])).toEqual([[plainTable.id, undefined]])

      const list = await aki.ask<FinishedGames>('GET', '/api/me/finished')
      expect(list.counts).toEqual({ lanterns: 1 })
      const [game] = list.games
      const outcome = game?.table.outcome
      expect(game).toMatchObject({
        table: { id: done, status: 'over' },
        seat: 0,
        minutes: 0,
        place: outcome?.ranks[0],
        score: outcome?.scores[0],
        fate:
          outcome?.ranks[0] !== 1 ? 'lost' : outcome.ranks.filter(r => r === 1).length > 1 ? 'shared' : 'won',
      })
      expect(game?.who.map(w => typeof w)).toEqual(['object', 'string', 'object'])
      const other = game?.who[1] ?? ''
      // What I call somebody is nothing they could be found by.
      expect(JSON.stringify(list)).not.toContain(idOf(bo))
      const ids = async (ask: string): Promise<string[]> =>
        (await aki.ask<FinishedGames>('GET', `/api/me/finished?${ask}`)).games.map(g => g.table.id)
      expect(await ids(`with=${other}`)).toEqual([done])
      expect(await ids('with=nobody')).toEqual([])
      expect(await ids('search=b%C3%B6')).toEqual([done])
      expect(await ids('search=zed')).toEqual([])
      expect(await ids('notes=1')).toEqual([])
      const about = { about: { table: done }, text: ' a close one ' }
      expect((await aki.ask<Notes>('PUT', '/api/me/notes', about)).tables).toEqual({ [done]: 'a close one' })
      await aki.ask('PUT', '/api/me/notes', { about: { who: other }, text: 'likes red' })
      expect(await ids('notes=1')).toEqual([done])
      expect(await bo.ask('GET', '/api/me/notes')).toEqual({ tables: {}, people: {} })
      expect(await aki.call('PUT', '/api/me/notes', { about: { who: 'x' }, text: 'y' })).toMatchObject({
        status: 404,
      })

      const stats = await aki.ask<Stats>('GET', '/api/me/stats')
      expect(stats).toMatchObject({ games: 1, met: 1, recent: [other] })
      expect(stats.people[0]).toMatchObject({ who: other, name: 'Bo', games: 1, note: 'likes red' })
      expect(stats.byGame[0]).not.toHaveProperty('share')

      // Invited again: the table stands among their offers until it begins.
      const { id } = await aki.open({ game: 'lanterns', seats: 2 })
      await aki.ask('POST', '/api/me/invite', { who: other, table: id })
      expect((await bo.ask<Running>('GET', '/api/me/running')).offers).toMatchObject([
        { table: { id }, by: 'Aki' },
      ])
      expect(await bo.call('POST', '/api/me/invite', { who: other, table: id })).toMatchObject({
        status: 404,
      })
      await bo.ask('POST', '/api/me/invite/decline', { table: id })
      expect((await bo.ask<Running>('GET', '/api/me/running')).offers).toEqual([])

      await aki.ask('PUT', '/api/me/reviewed', { table: done, luck: 3, own: -4.5, line: [0.3, 0.7] })
      expect((await aki.ask<FinishedGames>('GET', '/api/me/finished?reviewed=1')).games).toMatchObject([
        { table: { id: done }, line: [0.3, 0.7], reviewed: true },
      ])
      await aki.ask('POST', '/api/me/finished/hide', { table: done })
      expect(await ids('')).toEqual([])
      expect((await bo.ask<FinishedGames>('GET', '/api/me/finished')).games).toHaveLength(1)
      expect(await aki.call('POST', '/api/me/finished/hide', { table: slow.id })).toMatchObject({
        status: 409,
      })
    })

    test('issue 19: everything of mine in one file, and then nothing but my moves anywhere', async () => {
      const { config, cells } = await keep()
      const house = await openHouse({ ...config, webhookPrivate: true })
      const [aki, bo] = [await named(house, 'Akiko Ōnishi'), await named(house, 'Bo')]
      const me = idOf(aki)
      // The name of yesterday goes too.
      await aki.ask('PUT', '/api/me', { name: 'Yesterdays Aki', crest: 3 })
      await aki.ask('PUT', '/api/me', { name: 'Akiko Ōnishi', crest: 3 })
      const ADDRESS = 'https://hooks.example.org/akikos-own'
      await aki.ask('PUT', '/api/me/webhook', { url: ADDRESS })
      const { code } = await aki.ask<{ code: string }>('POST', '/api/me/link')
      const phone = new Guest(house.address)
      await phone.ask('POST', '/api/me/claim', { code })
      const shared = await played([aki, bo])
      const alone = await played([aki], 2, 7)
      const going = await seated([aki, bo], 'lanterns', 1)
      const two = await seated([bo, aki], 'lanterns', 0)
      const { id: laid } = await aki.open({ game: 'lanterns', seats: 3 })
      await bo.ask('POST', `/api/tables/${laid}/sit`, {})
      const line = await lineOf(aki)
      await line.hello(going.id)
      line.send({ t: 'say', text: 'good evening from me' })
      await line.next('said')
      const theirs = await lineOf(bo)
      await theirs.hello(going.id)
      theirs.send({ t: 'say', text: 'and from Bo' })
      await theirs.next('said')
      await bo.ask('POST', `/api/tables/${two.id}/manners`, { do: 'mute', seat: 1, on: true })
      const other = (await aki.ask<FinishedGames>('GET', '/api/me/finished')).games.find(
        g => g.table.id === shared,
      )?.who[1]
      await aki.ask('PUT', '/api/me/notes', { about: { table: shared }, text: 'my very own thought' })
      await aki.ask('PUT', '/api/me/notes', { about: { who: other }, text: 'bluffs on Mondays' })
      const called = (await bo.ask<Stats>('GET', '/api/me/stats')).people[0]?.who
      await bo.ask('PUT', '/api/me/notes', { about: { who: called }, text: 'what Bo thinks of her' })
      await aki.ask('PUT', '/api/me/reviewed', { table: shared, luck: 12.375, own: 2, line: [0.5] })
      await aki.ask('POST', '/api/me/invite', { who: other, table: laid })
      const settings = {
        seal: 'always',
        motion: 'short',
        bots: 'quick',
        passes: true,
        contrast: true,
        keys: false,
        at: 1_234_567_890_123,
      }
      await aki.ask('PUT', '/api/me/settings', settings)
      const sight = await aki.ask<Sight>('PUT', '/api/me/sight', { page: 'all', games: 'all' })
      const address = sight.address ?? ''
      expect(await bo.ask('GET', `/api/people/${address}`)).toMatchObject({ name: 'Akiko Ōnishi' })

      const file = await aki.ask<{
        person: object
        messages: { body: string }[]
        games: (MatchLog & { seats: object[] })[]
        running: object[]
        records: { body: string }[]
        webhook: { url: string }
        devices: object[]
      }>('GET', '/api/me/export')
      expect(file.person).toEqual({
        id: me,
        name: 'Akiko Ōnishi',
        crest: 3,
        sight: { page: 'all', games: 'all' },
      })
      expect(file.messages.map(m => m.body)).toEqual(['good evening from me'])
      expect(file.records.map(r => r.body)).toContain('my very own thought')
      expect(file.records.map(r => r.body)).toContain(JSON.stringify(settings))
      expect(file.webhook.url).toBe(ADDRESS)
      expect(file.devices.length).toBeGreaterThanOrEqual(2)
      const game = shelf['lanterns']?.game
      if (game === undefined) throw new Error('no toy')
      expect(file.games.map(g => g.charter.id).sort()).toEqual([shared, alone].sort())
      for (const log of file.games) {
        expect(verify(game, log.charter, log.entries, log.keyHash)).toMatchObject({ ok: true })
        expect(log.seats[0]).toEqual({ kind: 'person', name: 'Akiko Ōnishi', me: true })
      }
      // Of a running game nothing that another seat holds: neither its key nor its log.
      expect(file.running.map(r => Object.keys(r).sort())).toEqual(
        Array.from({ length: 3 }, () => [
          'began',
          'game',
          'opened',
          'seats',
          'standing',
          'status',
          'table',
        ]).map((keys, i) => (i < 2 ? keys : keys.filter(k => k !== 'began'))),
      )
      const csv = await (
        await fetch(`${house.address}/api/me/plays.csv`, { headers: { cookie: aki.cookie } })
      ).text()
      const rows = csv.trim().split('\r\n')
      expect(rows[0]).toBe('date,game,edition,players,place,score,result,minutes,table')
      expect(rows.slice(1).map(r => r.split(',').at(-1))).toEqual([alone, shared])

      expect(await aki.call('POST', '/api/me/forget', { name: 'Akiko' })).toMatchObject({ status: 400 })
      expect(await aki.ask('GET', '/api/me')).toMatchObject({ name: 'Akiko Ōnishi' })
      const before = aki.cookie
      await aki.ask('POST', '/api/me/forget', { name: ' Akiko Ōnishi ' })

      // Who looks at the table sees it happen; the seat is a stranger's and a bot plays on.
      const told = await theirs.seen('table', m => m.table.seats[0]?.gone === true)
      expect(told.table.seats[0]).toMatchObject({ kind: 'person', name: 'Guest', conceded: true })
      expect(await bo.ask('GET', `/api/tables/${two.id}`)).toMatchObject({
        status: 'over',
        ended: { how: 'conceded', by: [1] },
      })
      expect(await bo.ask<object>('GET', `/api/tables/${laid}`)).toMatchObject({ host: true })
      expect(await bo.call('GET', `/api/tables/${alone}`)).toMatchObject({ status: 404 })
      const log = await bo.ask<MatchLog>('GET', `/api/tables/${shared}/log`)
      expect(verify(game, log.charter, log.entries, log.keyHash)).toMatchObject({ ok: true })
      // Neither this device nor the other one is anybody.
      for (const cookie of [before, phone.cookie]) {
        const old = Object.assign(guestAt(house), { cookie })
        expect(await old.ask('GET', '/api/me')).not.toMatchObject({ name: 'Akiko Ōnishi' })
        expect((await old.ask<FinishedGames>('GET', '/api/me/finished')).games).toEqual([])
      }
      expect(await bo.call('GET', `/api/people/${address}`)).toMatchObject({ status: 404 })
      await line.close()
      await theirs.close()
      const all = await cells()
      expect(all.length).toBeGreaterThan(100)
      const traces = [
        me,
        '1234567890123',
        'Akiko',
        'Yesterdays',
        'Ōnishi',
        'akikos-own',
        'my very own thought',
        'bluffs on Mondays',
      ]
      const hidden = ['what Bo thinks of her', 'good evening from me', before.split('.')[1] ?? before]
      hidden.push(address, '12.375')
      for (const trace of [...traces, ...hidden])
        expect(all.filter(c => c.text.includes(trace)).map(c => c.where)).toEqual([])
      expect(all.some(c => c.text.includes('and from Bo'))).toBe(true)
      // What is left of her are moves of the shared games, and those are counted still.
      expect(log.entries.filter(e => e.seat === 0).length).toBeGreaterThan(0)
      expect((await bo.ask<FinishedGames>('GET', '/api/me/finished')).games.map(g => g.table.id)).toContain(
        shared,
      )
      await house.close()
      if (config.database === undefined || config.database === null) {
        const bytes = readFileSync(join(String(config.data), 'noren.sqlite'), 'utf8')
        for (const trace of traces) expect(bytes.includes(trace)).toBe(false)
      }
    })
  })
}

const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
suite('SQLite', async () => {
  const data = folder()
  return {
    config: { data },
    cells: async () => {
      const db = new DatabaseSync(join(data, 'noren.sqlite'), { readOnly: true })
      const cells = db
        .prepare(TABLES)
        .all()
        .flatMap(({ name }) =>
          db
            .prepare(`SELECT * FROM "${String(name)}"`)
            .all()
            .flatMap(row =>
              Object.entries(row).map(([column, value]) => ({
                where: `${String(name)}.${column}`,
                text: String(value),
              })),
            ),
        )
      db.close()
      return cells
    },
  }
})

const bin = binaries()
if (bin === null) skipUnlessInstalled('deletion in it', 'PostgreSQL', 'postgresql')
else {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(bin)
  })
  afterAll(() => postgres.stop())
  suite('PostgreSQL', async () => {
    const database = await postgres.database()
    return {
      config: { database, data: folder() },
      cells: () => everyCell(database),
    }
  })
}

test('issue 19: a seat that the table played for more than a quarter is told apart', () => {
  const entry = (seat: number, moveId: string) => ({ seq: 1, seat, words: ['x'], moveId, hash: '' })
  const own = (seat: number, n: number) => Array.from({ length: n }, (_, i) => entry(seat, `m${i}`))
  const log = [...own(0, 3), entry(0, 'idle:1'), ...own(1, 2), entry(1, 'bot:1'), entry(2, 'idle:x')]
  expect(absentSeats(log, 4)).toBe(0b110)
})

test('issue 19: a table is seen from inside where games are built, and nowhere else', async () => {
  for (const dev of [false, true]) {
    const house = await openHouse({ dev })
    const { id } = await seated([guestAt(house)], 'lanterns', 1)
    const { status, body } = await guestAt(house).call('GET', `/api/dev/tables/${id}`)
    expect(status).toBe(dev ? 200 : 404)
    if (!dev) continue
    expect(body).toMatchObject({ game: 'lanterns', waiting: 1, state: { seats: 2 } })
    expect(Object.keys((body as { faces: object }).faces).sort()).toEqual(['-1', '0', '1'])
  }
})

test('issue 19: a server’s figures are its host’s, and everybody’s if the host wishes', async () => {
  const store = new MemoryStore()
  const before = await openHouse({ proxyHops: 1 }, undefined, async () => store)
  const guest = await named(before, 'Aki')
  const id = await played([guest], 1)
  const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.7' } }
  expect((await fetch(`${before.address}/api/house`, elsewhere)).status).toBe(404)
  const own = (await (await fetch(`${before.address}/api/house`)).json()) as HouseFigures
  expect(own).toMatchObject({ public: false, games: [{ game: 'lanterns', played: 1 }] })
  const [game] = own.games
  expect(game?.seats.map(s => s.games)).toEqual([1, 1])
  expect(game?.players['people']?.games).toBe(1)
  expect(game?.players['wanderer']?.games).toBe(1)
  expect(JSON.stringify(own)).not.toContain(id)
  const open = await openHouse({ proxyHops: 1, figuresPublic: true }, undefined, async () => store)
  expect((await fetch(`${open.address}/api/house`, elsewhere)).status).toBe(200)
})

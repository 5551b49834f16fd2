import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { checkLog } from '@noren/match'
import type { Deed, MatchLog, NewTable, Sight, Sync, Update } from '@noren/protocol'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { playSeat } from '@noren/testbed/playing'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { audit, backup, readConfig, restore } from '../src/index.ts'
import type { Config, Served } from '../src/index.ts'
import { openStore } from '../src/open.ts'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { library } from './shelf.ts'

const PATIENCE = 1000
/** Everything that is told of one person, and of one table. */
const OF_ME = [
  ...'me tables me/running me/next me/finished me/stats me/notes me/export me/plays.csv me/sight'.split(' '),
  ...'me/settings me/devices me/webhook me/notices me/lessons house'.split(' '),
].map(path => `/api/${path}`)
const ofTable = (id: string): string[] => [`/api/tables/${id}`, `/api/tables/${id}/log`]

/** Three people who play and one who looks, and a clock that stands still. */
class Room {
  readonly time: FakeClock
  readonly house: Served
  readonly people: readonly [Guest, Guest, Guest, Guest]
  constructor(house: Served, time: FakeClock) {
    this.house = house
    this.time = time
    this.people = [guestAt(house), guestAt(house), guestAt(house), guestAt(house)]
  }

  /** Nothing is said at the same moment as something else. */
  async says(line: Line | undefined, text: string): Promise<void> {
    await this.time.pass(1)
    line?.send({ t: 'say', text })
    await line?.next('said')
  }

  async does(id: string, seat: number, deed: Deed, who = seat): Promise<void> {
    await this.people[who]?.ask('POST', `/api/tables/${id}/manners`, deed)
  }

  /** A table of the first so many people, begun unless it shall stay open. */
  async table(seats: number, wish: Partial<NewTable> = {}, begin = true): Promise<string> {
    const [host, ...others] = this.people.slice(0, seats)
    if (host === undefined) throw new Error('nobody')
    const { id } = await host.open({ game: 'lanterns', seats, ...wish })
    for (const other of others) await other.ask('POST', `/api/tables/${id}/sit`, {})
    if (begin) await host.ask('POST', `/api/tables/${id}/start`)
    return id
  }

  /** What these do, each with a line to the table, is done; then they go. */
  async at(id: string, seats: number, play: (...lines: Line[]) => Promise<unknown>): Promise<void> {
    const lines = await Promise.all(this.people.slice(0, seats).map(guest => lineOf(guest)))
    for (const line of lines) await line.hello(id)
    await play(...lines)
    for (const line of lines) await line.close()
  }

  /** The last of so many people goes, and the others have waited long enough. */
  async gone(id: string, seats: number, decide: () => Promise<unknown>): Promise<void> {
    await this.at(id, seats, async (...lines) => {
      await lines.at(-1)?.close()
      await lines[0]?.next('table', m => m.table.seats[seats - 1]?.online === false)
      await this.time.pass(PATIENCE + 1)
      await decide()
    })
  }
}

/** Somebody makes these choices, once they are asked. */
async function moves(line: Line | undefined, seat: number, ...words: string[]): Promise<void> {
  if (line === undefined) throw new Error('nobody sits there')
  for (const word of words) {
    while (line.last !== undefined && !isAsked(line.last, seat)) await line.changed(line.last)
    const reply = await line.wish({ t: 'move', id: moveId(), seat, seq: line.last?.seq ?? 0, words: [word] })
    expect(['applied', 'sealed']).toContain(reply.status)
  }
}
const isAsked = (at: Sync | Update, seat: number): boolean =>
  (((at.faces[String(seat)]?.waiting ?? 0) >> seat) & 1) === 1

/** Games in every state that people can bring one to, by what came of them. */
async function everyState(room: Room): Promise<Record<string, string>> {
  const [aki, , cy] = room.people
  const open = await room.table(2, { listed: true }, false)
  await aki.ask('POST', `/api/tables/${open}/options`, { options: { open: true } })
  const playing = await room.table(2, { time: { kind: 'days', days: 2 } })
  await room.at(playing, 2, async line => {
    await moves(line, 0, 'bow', 'draw')
    await room.says(line, 'good evening')
  })
  const sealed = await room.table(2)
  await room.at(sealed, 2, async (first, second) => {
    await moves(first, 0, 'end')
    await moves(second, 1, 'end')
    await moves(first, 0, 'yes')
    await room.says(first, 'and here')
  })
  await room.at(playing, 2, line => room.says(line, 'good night'))
  const rules = await room.table(2)
  const byRules = (id: string): Promise<void> =>
    room.at(id, 2, (...lines) => Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(seat)))))
  await byRules(rules)
  const conceded = await room.table(2, { time: { kind: 'days', days: 1 } })
  await room.at(conceded, 2, line => moves(line, 0, 'bow', 'draw', 'end'))
  await room.does(conceded, 1, { do: 'concede', seat: 1 })
  const concededAtOnce = await room.table(2, { private: true })
  await room.does(concededAtOnce, 0, { do: 'concede', seat: 0 })
  const concededInWindow = await room.table(2)
  await room.at(concededInWindow, 2, async (first, second) => {
    await moves(first, 0, 'end')
    await moves(second, 1, 'end')
    await moves(first, 0, 'no')
  })
  await room.does(concededInWindow, 0, { do: 'concede', seat: 0 })
  const concededToBot = await room.table(1, { seats: 2, bots: ['wanderer'] })
  await room.does(concededToBot, 0, { do: 'concede', seat: 0 })
  const concededOfThree = await room.table(3)
  await room.does(concededOfThree, 2, { do: 'concede', seat: 2 })
  const agreed = await room.table(3)
  await room.gone(agreed, 3, async () => {
    for (const who of [0, 1]) await room.does(agreed, who, { do: 'vote', seat: 2, vote: 'end' })
  })
  const handedOver = await room.table(3)
  await room.gone(handedOver, 3, async () => {
    for (const who of [0, 1]) await room.does(handedOver, who, { do: 'vote', seat: 2, vote: 'bot' })
  })
  const votedAbout = await room.table(3)
  await room.gone(votedAbout, 3, () => room.does(votedAbout, 0, { do: 'vote', seat: 2, vote: 'wait' }))
  const left = await room.table(3)
  await cy.ask('POST', `/api/tables/${left}/leave`)
  const fork = async (id: string, at: number, bots = false): Promise<string> => {
    const wish = { at, seat: 0, deal: 'anew', ...(bots ? { bots: 'wanderer' } : {}) }
    return (await aki.ask('POST', `/api/tables/${id}/fork`, wish)).id
  }
  const forked = await fork(rules, 2)
  const forkConceded = await fork(conceded, 0, true)
  await room.does(forkConceded, 0, { do: 'concede', seat: 0 })
  const next = (await aki.ask('POST', `/api/tables/${conceded}/rematch`)).id
  // Whoever deletes what is theirs gives up their games.
  const dee = guestAt(room.house)
  await dee.ask('PUT', '/api/me', { name: 'Dee', crest: 1 })
  const { id: abandoned } = await dee.open({ game: 'lanterns', seats: 2 })
  await aki.ask('POST', `/api/tables/${abandoned}/sit`, {})
  await dee.ask('POST', `/api/tables/${abandoned}/start`)
  await dee.ask('POST', '/api/me/forget', { name: 'Dee' })
  const running = { open, playing, sealed, concededOfThree, handedOver, votedAbout, left, forked, next }
  const ended = { rules, conceded, concededAtOnce, concededInWindow, concededToBot, agreed, forkConceded }
  return { ...running, ...ended, abandoned }
}

/** What a house answers to everybody about everything. */
async function answersOf(house: Served, cookies: readonly string[], paths: readonly string[]) {
  const answers: Record<string, unknown> = {}
  for (const [who, cookie] of cookies.entries())
    for (const path of paths) {
      const { status, body } = await Object.assign(guestAt(house), { cookie }).call('GET', path)
      answers[`${who} ${path}`] = { status, body }
    }
  return answers
}

async function damagedIn(config: Config) {
  const store = await openStore(config)
  const { damaged } = await audit(store, library)
  await store.close()
  return damaged
}

function suite(configOf: () => Promise<Config>): void {
  test('issue 35: games in every state go back as they were, and every answer about them is the same', async () => {
    const [from, to, file] = [await configOf(), await configOf(), join(folder(), 'noren.backup')]
    const opened = (config: Config, time: FakeClock): Promise<Served> => {
      const { data, database } = config
      return openHouse({ data, database, patience: PATIENCE }, time)
    }
    const time = new FakeClock()
    const first = await opened(from, time)
    const room = new Room(first, time)
    for (const [crest, name] of ['Aki', 'Bo', 'Cy', 'Eri'].entries())
      await room.people[crest]?.ask('PUT', '/api/me', { name, crest })
    // The key of its notices is drawn when somebody first asks for it.
    await room.people[0].ask('GET', '/api/me/notices')
    const { address } = await room.people[0].ask<Sight>('PUT', '/api/me/sight', { page: 'all', games: 'all' })
    const tables = await everyState(room)
    const ids = Object.values(tables)
    await room.people[0].ask('PUT', '/api/me/notes', { about: { table: tables['conceded'] }, text: 'a pity' })
    await first.close()

    expect(await damagedIn(from)).toEqual([])
    const counts = { tables: ids.length, damaged: [] }
    expect(await backup(from, file, library)).toMatchObject(counts)
    expect(await restore(to, file, library)).toMatchObject(counts)
    expect(await damagedIn(to)).toEqual([])

    const cookies = room.people.map(guest => guest.cookie)
    const paths = [...OF_ME, `/api/people/${address}`, ...ids.flatMap(ofTable)]
    const answers = async (config: Config) => {
      const house = await opened(config, new FakeClock(time.now()))
      return { house, told: await answersOf(house, cookies, paths) }
    }
    const before = await answers(from)
    const after = await answers(to)
    expect(after.told).toEqual(before.told)
    await before.house.close()

    // And a game that people ended is looked at, checked and played on from as before.
    const aki = Object.assign(guestAt(after.house), { cookie: cookies[0] })
    for (const name of ['conceded', 'agreed'] as const) {
      const path = `/api/tables/${tables[name]}`
      expect(await aki.ask('GET', path)).toMatchObject({ status: 'over', ended: { how: name } })
      const log = await aki.ask<MatchLog>('GET', `${path}/log`)
      expect(checkLog(library.shelf['lanterns']?.game as never, log)).toMatchObject({ ok: true })
      const wish = { at: log.entries.length, seat: 0, deal: 'kept' }
      expect(await aki.ask('POST', `${path}/fork`, wish)).toMatchObject({ fork: { table: tables[name] } })
      expect(await aki.ask('POST', `${path}/rematch`)).toMatchObject({ status: 'open' })
      const found = { table: tables[name], luck: 0, own: 0, line: [0.5] }
      expect(await aki.call('PUT', '/api/me/reviewed', found)).toMatchObject({ status: 200 })
    }
    // What was sealed is its owner's still, and the last answer closes the window.
    const [mine, theirs] = await Promise.all(
      [0, 1].map(who => lineOf(Object.assign(guestAt(after.house), { cookie: cookies[who] }))),
    )
    expect(Object.keys((await mine?.hello(tables['sealed'] ?? ''))?.sealed ?? {})).toEqual(['0'])
    expect(await theirs?.hello(tables['sealed'] ?? '')).not.toHaveProperty('sealed')
    await moves(theirs, 1, 'no')
    await mine?.next('update', m => m.seq === 4)
    await after.house.close()
  })
}

describe('SQLite', () => {
  suite(async () => readConfig({ NOREN_DATA: folder() }))
})

const bin = binaries()
if (bin === null) skipUnlessInstalled('restoring into it', 'PostgreSQL', 'postgresql')
else
  describe('PostgreSQL', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres(bin)
    })
    afterAll(() => postgres.stop())
    suite(async () => readConfig({ DATABASE_URL: await postgres.database(), NOREN_DATA: folder() }))
  })

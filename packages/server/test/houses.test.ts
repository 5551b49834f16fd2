import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { verify } from '@noren/match'
import { MemoryStore } from '@noren/store'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import type { Lobby, MatchLog, TableInfo } from '@noren/protocol'
import { InProcessBus } from '../src/bus/in-process.ts'
import type { Served } from '../src/index.ts'
import { moveId } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import type { Guest, Line } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { natsServer, startNats } from '@noren/testbed/nats'
import type { Nats } from '@noren/testbed/nats'
import { playSeat, seated } from '@noren/testbed/playing'
import { shelf } from './shelf.ts'

const secret = 'the same in every house, and long enough'
type Pair = readonly [Served, Served]

/** Somebody's browser, led to another house by whatever stands in front of them. */
const led = (guest: Guest, to: Served): Guest => Object.assign(guestAt(to), { cookie: guest.cookie })

/** Two people who began at the first house, the second of whom has since been led to the other, and a game of theirs. */
async function apart(
  [a, b]: Pair,
  bots = 0,
): Promise<{ table: TableInfo; lines: [Line, Line]; guests: [Guest, Guest] }> {
  const [host, friend] = [guestAt(a), guestAt(a)]
  const table = await seated([host, friend], 'lanterns', bots)
  const guests: [Guest, Guest] = [host, led(friend, b)]
  const lines: [Line, Line] = [await lineOf(guests[0]), await lineOf(guests[1])]
  for (const line of lines) await line.hello(table.id)
  return { table, lines, guests }
}

function houses(name: string, pair: () => Promise<Pair>): void {
  describe(`two houses, ${name}`, () => {
    test('a whole game between people in different houses, with a bot; the log verifies', async () => {
      const houses = await pair()
      const { table, lines } = await apart(houses, 1)
      const watcher = await lineOf(guestAt(houses[1]))
      await watcher.hello(table.id)
      await Promise.all([playSeat(lines[0], 0, seeded(1)), playSeat(lines[1], 1, seeded(2))])
      const end = lines[0].last?.seq ?? 0
      expect(end).toBeGreaterThan(5)
      await watcher.seen('update', m => m.seq === end && m.outcome !== null)
      for (const house of houses) {
        const log = await guestAt(house).ask<MatchLog>('GET', `/api/tables/${table.id}/log`)
        const game = shelf['lanterns']?.game
        if (game === undefined) throw new Error('no toy')
        expect(log.entries).toHaveLength(end)
        expect(verify(game, log.charter, log.entries, log.keyHash)).toMatchObject({ ok: true })
      }
    })

    test('who sits where and that the game begins is shown in both, and so are a name and the lights', async () => {
      const [a, b] = await pair()
      const [host, friend] = [guestAt(a), guestAt(b)]
      const { id } = await host.open({ game: 'lanterns', seats: 2, listed: true })
      const mine = await lineOf(host)
      await mine.hello(id)
      expect((await friend.ask<Lobby>('GET', '/api/tables')).open.map(t => t.id)).toContain(id)
      await friend.ask('POST', `/api/tables/${id}/sit`, {})
      expect((await mine.next('table')).table.seats[1]).toMatchObject({ kind: 'person', online: false })
      const theirs = await lineOf(friend)
      expect((await theirs.hello(id)).table.seats.map(s => s.online)).toEqual([true, true])
      await mine.seen('table', m => m.table.seats[1]?.online === true)
      await friend.ask('PUT', '/api/me', { name: 'Tomoe', crest: 3 })
      await mine.seen('table', m => m.table.seats[1]?.name === 'Tomoe')
      await host.ask('POST', `/api/tables/${id}/start`)
      expect((await theirs.next('sync')).table.status).toBe('playing')
      await theirs.close()
      await mine.next('table', m => m.table.seats[1]?.online === false)
    })

    test('words and a finger reach those who look from another house', async () => {
      const { lines } = await apart(await pair())
      lines[1].send({ t: 'say', text: 'good evening' })
      expect((await lines[0].next('said')).said).toMatchObject({ seat: 1, text: 'good evening' })
      lines[0].send({ t: 'say', anchor: 'pile' })
      expect((await lines[1].next('said', m => m.said.anchor !== undefined)).said).toMatchObject({ seat: 0 })
    })

    test('going back is asked of everybody and agreed to from both', async () => {
      const { lines } = await apart(await pair())
      const does = async (seat: 0 | 1, words: string[]): Promise<void> => {
        const seq = lines[seat].last?.seq ?? 0
        const reply = await lines[seat].wish({ t: 'move', id: moveId(), seat, seq, words })
        expect(reply).toMatchObject({ status: 'applied' })
        for (const line of lines) await line.seen('update', m => m.seq === reply.seq)
      }
      await does(0, ['bow'])
      await does(1, ['sing'])
      const id = moveId()
      lines[0].send({ t: 'ask-undo', id, seat: 0, seq: 2 })
      expect((await lines[1].next('asked')).ask).toEqual({ id, by: 0, to: 1, yes: [0] })
      lines[1].send({ t: 'consent', id, seat: 1, yes: true })
      for (const line of lines)
        expect((await line.seen('update', m => m.seq === 3)).line).toMatchObject({ by: 0, undoes: 1 })
      await lines[0].seen('asked', m => m.ask === null)
    })

    test('a no in one house ends the request in the other', async () => {
      const { lines } = await apart(await pair())
      for (const [seat, words] of [
        [0, ['bow']],
        [1, ['sing']],
      ] as const) {
        await lines[seat].wish({ t: 'move', id: moveId(), seat, seq: seat, words })
        await lines[(1 - seat) as 0 | 1].seen('update', m => m.seq === seat + 1)
      }
      const id = moveId()
      lines[0].send({ t: 'ask-undo', id, seat: 0, seq: 2 })
      await lines[1].next('asked')
      lines[1].send({ t: 'consent', id, seat: 1, yes: false })
      expect(await lines[0].seen('asked', m => m.no === 1)).toMatchObject({ ask: null })
    })

    test('a code or a ticket from one house opens the other at once, and then neither', async () => {
      const [a, b] = await pair()
      const host = guestAt(a)
      await host.ask('PUT', '/api/me', { name: 'Aki', crest: 1 })
      const { code } = await host.ask<{ code: string }>('POST', '/api/me/link')
      const claim = (house: Served) => guestAt(house).call('POST', '/api/me/claim', { code })
      const answer = await claim(b)
      expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ name: 'Aki' })])
      for (const house of [a, b]) expect((await claim(house)).status).toBe(403)
      // At once, without a cookie: nobody but the first house can have heard of it.
      const ticket = (await host.ask<{ code: string }>('POST', '/api/ticket')).code
      await lineOf(guestAt(b), {}, ticket)
      for (const house of [a, b]) await expect(lineOf(guestAt(house), {}, ticket)).rejects.toThrow('403')
    })
  })
}

houses('one process', async () => {
  const [store, buses] = [new MemoryStore(), new InProcessBus()]
  const open = (): Promise<Served> =>
    openHouse(
      { secret },
      undefined,
      async () => store,
      async () => buses.house(),
    )
  return [await open(), await open()]
})

test('whoever comes to a table while the house lets go of it comes to the one in use', async () => {
  const [buses, clock] = [new InProcessBus(), new FakeClock()]
  let meanwhile: (() => Promise<unknown>) | null = null
  /** Much happens while the talk of a table is read. */
  class Slow extends MemoryStore {
    override async spoken(...asked: Parameters<MemoryStore['spoken']>): ReturnType<MemoryStore['spoken']> {
      const work = meanwhile
      meanwhile = null
      await work?.()
      return super.spoken(...asked)
    }
  }
  const store = new Slow()
  const open = (time?: FakeClock): Promise<Served> =>
    openHouse(
      { secret },
      time,
      async () => store,
      async () => buses.house(),
    )
  const [a, b] = [await open(), await open(clock)]
  const [host, friend] = [guestAt(a), guestAt(a)]
  const table = await seated([host, friend], 'lanterns', 0)
  const line = await lineOf(host)
  await line.hello(table.id)
  const move = (seq: number, word: string) =>
    line.wish({ t: 'move', id: moveId(), seat: 0, seq, words: [word] })
  const late = await lineOf(led(friend, b))
  meanwhile = async () => {
    await clock.pass(6000)
    await move(0, 'bow')
    await clock.pass(50)
  }
  await late.hello(table.id)
  await move(1, 'draw')
  await late.seen('update', m => m.seq === 2)
})

const [postgresBin, natsBin] = [binaries(), natsServer()]
if (postgresBin === null || natsBin === null)
  skipUnlessInstalled('two houses on them', 'PostgreSQL or NATS', 'postgresql nats-server')
else scaledOut(postgresBin, natsBin)

function scaledOut(postgresBin: string, natsBin: string): void {
  let postgres: Postgres
  let nats: Nats
  beforeAll(async () => {
    ;[postgres, nats] = await Promise.all([startPostgres(postgresBin), startNats(natsBin)])
  })
  afterAll(async () => {
    await nats.stop()
    await postgres.stop()
  })

  houses('PostgreSQL and NATS', async () => {
    const database = await postgres.database()
    const open = (): Promise<Served> => openHouse({ secret, database, bus: nats.address, logLevel: 'silent' })
    return [await open(), await open()]
  })

  test('without NATS everybody plays on, and what was missed is shown when it is back', async () => {
    const [own, database] = [await startNats(natsBin), await postgres.database()]
    const open = (): Promise<Served> => openHouse({ secret, database, bus: own.address, logLevel: 'silent' })
    const { lines } = await apart([await open(), await open()])
    await own.stop()
    const move = { t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] } as const
    expect(await lines[0].wish(move)).toMatchObject({ status: 'applied', seq: 1 })
    // Whoever has not heard of it yet is told when they move.
    expect(await lines[1].wish({ t: 'move', id: moveId(), seat: 1, seq: 0, words: ['bow'] })).toMatchObject({
      status: expect.stringMatching(/stale|refused/),
    })
    expect(await lines[0].wish({ ...move, id: moveId(), seq: 1, words: ['draw'] })).toMatchObject({ seq: 2 })
    await own.start()
    await lines[1].seen('update', m => m.seq === 2)
    await own.stop()
  })

  test('a bus that cannot be reached stops the start with a sentence', async () => {
    const start = openHouse({
      secret,
      database: await postgres.database(),
      bus: 'nats://me:hush@127.0.0.1:1',
    })
    await expect(start).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(/^NATS_URL: cannot connect to NATS at 127\.0\.0\.1:1: (?!.*hush)/),
    })
  })
}

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { TURN_MS } from '@noren/match'
import type { MatchLog, Time } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import type { Config, Served } from '../src/index.ts'
import { GRACE } from '../src/tables/reconnect.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { playSeat } from '@noren/testbed/playing'
import { folder, guestAt, lineOf, openHouse } from './house.ts'

const LIVE: Time = { kind: 'live', perDecision: 20, bank: 15 }
const DAY = 86_400_000

interface Scene {
  readonly clock: FakeClock
  readonly house: Served
  readonly people: readonly Guest[]
  readonly lines: readonly Line[]
  readonly id: string
}

/** Two people at a table that keeps time; both look at it. */
async function scene(time: Time, over: Partial<Config> = {}): Promise<Scene> {
  const clock = new FakeClock()
  const house = await openHouse(over, clock)
  const people = [guestAt(house), guestAt(house)]
  const [host, friend] = people as [Guest, Guest]
  const { id } = await host.open({ game: 'lanterns', seats: 2, time })
  await friend.ask('POST', `/api/tables/${id}/sit`, {})
  const lines = [await lineOf(host), await lineOf(friend)]
  for (const line of lines) await line.hello(id)
  await clock.pass(GRACE)
  await host.ask('POST', `/api/tables/${id}/start`)
  for (const line of lines) await line.next('sync')
  return { clock, house, people, lines, id }
}

const move = (line: Line, seat: number, word: string) =>
  line.wish({ t: 'move', id: moveId(), seat, seq: line.last?.seq ?? 0, words: [word] })

const [HOST, FRIEND] = [0, 1]
const lineAt = (s: Scene, i: number): Line => s.lines[i] as Line
const guestOf = (s: Scene, i: number): Guest => s.people[i] as Guest
/** Milliseconds each seat has left, as the page is told. */
const left = (line: Line): number[] => {
  const { clock } = line.last ?? {}
  return clock?.until.map(t => (t === 0 ? 0 : t - clock.now)) ?? []
}

describe('live clocks', () => {
  test('everybody is told whose time runs; what a decision takes too long comes out of the bank', async () => {
    const s = await scene(LIVE)
    const [mine, theirs] = [lineAt(s, HOST), lineAt(s, FRIEND)]
    expect(left(mine)).toEqual([35_000, 0])
    expect(left(theirs)).toEqual([35_000, 0])
    await s.clock.pass(12_000)
    await move(mine, 0, 'bow')
    expect(left(mine)).toEqual([35_000, 0])
    await s.clock.pass(25_000)
    await move(mine, 0, 'end')
    expect(mine.last?.clock?.bank).toEqual([10_000, 15_000])
    // The scroll of who was asked nothing before unrolls first.
    expect(left(mine)).toEqual([0, 35_000 + TURN_MS])
    expect((await guestOf(s, HOST).ask('GET', `/api/tables/${s.id}`)).time).toEqual(LIVE)
  })

  test('a default that its player took back at a sealed window is given again, as another one, and nothing spins', async () => {
    const s = await scene({ kind: 'live', perDecision: 20, bank: 0 })
    const [mine, theirs] = [lineAt(s, HOST), lineAt(s, FRIEND)]
    await move(mine, 0, 'end')
    await theirs.seen('update', m => m.seq === 1)
    await move(theirs, 1, 'end')
    await mine.seen('update', m => m.seq === 2)
    // The friend's clock stands still: only the host's time runs out.
    await theirs.close()
    await s.clock.pass(20_000 + TURN_MS)
    for (let i = 0; i < 3; i++) {
      await mine.seen('sync', m => m.sealed?.['0'] !== undefined)
      await mine.wish({ t: 'undo', id: moveId(), seat: 0, seq: 2 })
      await s.clock.pass(1500)
    }
    expect(mine.last?.sealed?.['0']).toHaveLength(1)
    await s.clock.pass(GRACE)
    await mine.seen('update', m => m.seq === 4)
  })

  test('when the time is over the house plays the default of the rules, as an entry', async () => {
    const s = await scene(LIVE)
    await s.clock.pass(34_900)
    expect(lineAt(s, FRIEND).last?.seq).toBe(0)
    await s.clock.pass(200)
    const told = await lineAt(s, FRIEND).next('update')
    expect(told.line).toMatchObject({ seq: 1, by: 0, events: [{ type: 'ended', seat: 0 }] })
    expect(told.clock?.bank).toEqual([0, 15_000])
    const late = await lineAt(s, HOST).wish({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] })
    expect(late.status).toBe('stale')
  })

  test('taking back does not wind the clock up', async () => {
    const s = await scene(LIVE)
    const mine = lineAt(s, HOST)
    await move(mine, 0, 'bow')
    await s.clock.pass(15_000)
    await mine.wish({ t: 'undo', id: moveId(), seat: 0, seq: 1 })
    expect(left(mine)).toEqual([25_000, 0])
  })

  test('after three defaults in a row a bot stands in, for all to see, until its player returns', async () => {
    const s = await scene({ kind: 'live', perDecision: 10, bank: 0 })
    const [mine, theirs] = [lineAt(s, HOST), lineAt(s, FRIEND)]
    await theirs.close()
    await s.clock.pass(GRACE)
    for (let n = 0; n < 3; n++) {
      while (((mine.last?.faces['0']?.waiting ?? 0) & 1) !== 0)
        await move(mine, 0, mine.last?.faces['0']?.choices.some(c => c.words[0] === 'end') ? 'end' : 'no')
      await s.clock.pass(10_100 + TURN_MS)
    }
    const relieved = await mine.next('table', m => m.table.seats[1]?.standIn !== undefined)
    expect(relieved.table.seats[1]).toMatchObject({ kind: 'person', standIn: 'samurai', online: false })
    const played = mine.last?.seq ?? 0
    if (((mine.last?.faces['0']?.waiting ?? 0) & 1) !== 0)
      await move(mine, 0, mine.last?.faces['0']?.choices.some(c => c.words[0] === 'end') ? 'end' : 'no')
    await mine.next('update', m => m.line.by === 1 && m.seq > played)
    const back = await lineOf(guestOf(s, FRIEND))
    const sync = await back.hello(s.id)
    expect(sync.table.seats[1]).toMatchObject({ online: true, yours: true })
    expect(sync.table.seats[1]?.standIn).toBeUndefined()
  })

  test('who is back before anybody else has moved keeps the seat', async () => {
    const s = await scene({ kind: 'live', perDecision: 10, bank: 0 })
    const [mine, theirs] = [lineAt(s, HOST), lineAt(s, FRIEND)]
    await theirs.close()
    await s.clock.pass(GRACE)
    for (let n = 0; n < 3; n++) {
      while (((mine.last?.faces['0']?.waiting ?? 0) & 1) !== 0)
        await move(mine, 0, mine.last?.faces['0']?.choices.some(c => c.words[0] === 'end') ? 'end' : 'no')
      await s.clock.pass(10_100 + TURN_MS)
    }
    await mine.next('table', m => m.table.seats[1]?.standIn !== undefined)
    // The host thinks: the last entry is still the friend's third default.
    const played = mine.last?.seq
    const back = await lineOf(guestOf(s, FRIEND))
    await back.hello(s.id)
    await s.clock.pass(1000)
    const now = await guestOf(s, FRIEND).ask('GET', `/api/tables/${s.id}`)
    expect(now.seats[1]?.standIn).toBeUndefined()
    expect(mine.last?.seq).toBe(played)
  })

  test('the clock of somebody who lost the connection stands still, for a bounded while', async () => {
    const s = await scene(LIVE)
    await s.clock.pass(5000)
    await lineAt(s, HOST).close()
    const gone = await lineAt(s, FRIEND).next('table', m => m.clock?.stopped.includes(0) === true)
    expect((gone.clock?.until[0] ?? 0) - (gone.clock?.now ?? 0)).toBe(30_000 + GRACE)
    await s.clock.pass(20_000)
    const back = await lineOf(guestOf(s, HOST))
    const sync = await back.hello(s.id)
    expect([left(back)[0], sync.clock?.stopped]).toEqual([30_000, []])
    await back.close()
    await s.clock.pass(1000)
    // Of the half minute only ten seconds were left for this decision.
    await s.clock.pass(38_000)
    expect(lineAt(s, FRIEND).last?.seq).toBe(0)
    await s.clock.pass(1100)
    await lineAt(s, FRIEND).next('update', m => m.line.by === 0)
  })
})

describe('days', () => {
  test('a house that was closed when the time ran out plays the default after it opens again', async () => {
    const data = folder()
    const s = await scene({ kind: 'days', days: 2 }, { data })
    expect(left(lineAt(s, HOST))).toEqual([2 * DAY, 0])
    await s.clock.pass(1000)
    for (const line of s.lines) await line.close()
    await s.house.close()
    const clock = new FakeClock(s.clock.now() + 2 * DAY)
    const house = await openHouse({ data }, clock)
    const friend = Object.assign(guestAt(house), { cookie: guestOf(s, FRIEND).cookie })
    expect(await friend.ask('GET', `/api/tables/${s.id}`)).toMatchObject({ yourTurn: false })
    await clock.pass(GRACE + 10_000)
    expect(await friend.ask('GET', `/api/tables/${s.id}`)).toMatchObject({ yourTurn: true })
  })

  test('thousands of games at a day a turn cost a row each: nothing is loaded until somebody comes', async () => {
    const data = folder()
    const s = await scene({ kind: 'days', days: 1 }, { data })
    for (const line of s.lines) await line.close()
    await s.house.close()
    const store = await SqliteStore.open(join(data, 'noren.sqlite'))
    const row = await store.table(s.id)
    if (row === null) throw new Error('no table')
    const ids = Array.from({ length: 3000 }, (_, n) => `koi-${String(n).padStart(6, '0')}`)
    await Promise.all(ids.map(id => store.createTable({ ...row, charter: { ...row.charter, id } })))
    await store.close()
    const clock = new FakeClock(s.clock.now() + DAY / 2)
    const house = await openHouse({ data }, clock)
    const inMemory = async (): Promise<unknown> => (await guestAt(house).call('GET', '/healthz')).body
    await clock.pass(20_000)
    expect(await inMemory()).toEqual({ ok: true, tablesInMemory: 0 })
    const line = await lineOf(Object.assign(guestAt(house), { cookie: guestOf(s, HOST).cookie }))
    await line.hello('koi-001234')
    expect((await move(line, 0, 'bow')).status).toBe('applied')
    expect(await inMemory()).toEqual({ ok: true, tablesInMemory: 1 })
  })

  test('the entry says that the house made it', async () => {
    const s = await scene({ kind: 'live', perDecision: 5, bank: 0 })
    await s.clock.pass(5100)
    await s.clock.pass(5100 + TURN_MS)
    const [mine, theirs] = [lineAt(s, HOST), lineAt(s, FRIEND)]
    await Promise.all([playSeat(mine, 0, seeded(1)), playSeat(theirs, 1, seeded(2))])
    const log = await guestOf(s, HOST).ask<MatchLog>('GET', `/api/tables/${s.id}/log`)
    expect(log.entries.slice(0, 2).map(e => e.moveId)).toEqual(['idle:0:0', 'idle:1:1'])
    expect(log.entries.slice(2).filter(e => e.moveId.includes(':'))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TURN_MS } from '@noren/match'
import type { Reply, TableInfo } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import type { Served } from '../src/index.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { seated } from '@noren/testbed/playing'

const HOLD = 1500

interface Scene {
  readonly clock: FakeClock
  readonly house: Served
  readonly people: readonly Guest[]
  readonly lines: readonly Line[]
  readonly table: TableInfo
  /** Somebody who only watches. */
  readonly watcher: Line
}

const send = (line: Line, seat: number, word: string, id = moveId()): Promise<Reply> =>
  line.wish({ t: 'move', id, seat, seq: line.last?.seq ?? 0, words: [word] })

const undo = (line: Line, seat: number, id = moveId()): Promise<Reply> =>
  line.wish({ t: 'undo', id, seat, seq: line.last?.seq ?? 0 })

/** People whose turns are over: the secret vote has just been opened. */
async function voting(data: string | null = null, many = 2): Promise<Scene> {
  const clock = new FakeClock()
  const house = await openHouse({ windowHold: HOLD, data }, clock)
  const people = Array.from({ length: many }, () => guestAt(house))
  const table = await seated(people, 'lanterns', 0)
  const lines = await Promise.all(people.map(g => lineOf(g)))
  for (const line of lines) await line.hello(table.id)
  const watcher = await lineOf(guestAt(house))
  await watcher.hello(table.id)
  for (const [seat, line] of lines.entries()) {
    await send(line, seat, 'end')
    for (const other of [...lines, watcher]) await other.seen('update', m => m.seq === seat + 1)
  }
  return { clock, house, people, lines, table, watcher }
}

/** The same people at a house that was opened again. */
async function again(data: string, { clock, people, table }: Scene): Promise<Scene> {
  const later = new FakeClock(clock.now())
  const house = await openHouse({ windowHold: HOLD, data }, later)
  const guests = people.map(p => Object.assign(guestAt(house), { cookie: p.cookie }))
  const lines = await Promise.all(guests.map(g => lineOf(g)))
  for (const line of lines) await line.hello(table.id)
  const watcher = await lineOf(guestAt(house))
  await watcher.hello(table.id)
  return { clock: later, house, people: guests, lines, table, watcher }
}

async function leave({ house, lines, watcher }: Scene): Promise<void> {
  for (const line of [...lines, watcher]) await line.close()
  await house.close()
}

/** Waits until everything on its way to this line has come. */
async function quiet(line: Line): Promise<void> {
  line.send({ t: 'ping' })
  await line.next('pong')
}

describe('a sealed window', () => {
  test('does not close before its minimum, even when everybody answered early', async () => {
    const { clock, lines, watcher } = await voting()
    const [mine, theirs] = lines as [Line, Line]
    await clock.pass(300)
    expect(await send(theirs, 1, 'no')).toMatchObject({ status: 'applied', seq: 2 })
    expect(await send(mine, 0, 'yes')).toMatchObject({ status: 'applied', seq: 2 })
    await clock.pass(1100)
    await quiet(watcher)
    expect([mine.last?.seq, theirs.last?.seq, watcher.last?.seq]).toEqual([2, 2, 2])
    await clock.pass(100)
    const closed = await mine.seen('update', m => m.seq === 4)
    expect(closed.line.events).toContainEqual({ type: 'counted', votes: [4, 5] })
    const entries = await Promise.all([3, 4].map(seq => watcher.seen('update', m => m.seq === seq)))
    // In the order of seats, whoever was first.
    expect(entries.map(u => u.line.by)).toEqual([0, 1])
  })

  test('closes with the last answer when the minimum is over', async () => {
    const { clock, lines } = await voting()
    const [mine, theirs] = lines as [Line, Line]
    await clock.pass(HOLD)
    await send(mine, 0, 'yes')
    expect((await send(theirs, 1, 'yes')).status).toBe('applied')
    await mine.seen('update', m => m.seq === 4)
  })

  test('section 5.1, 5: nobody is told who has answered, or what, by a frame, its size, its order or REST', async () => {
    const scenes: readonly (readonly [number, string][])[] = [
      [],
      [[1, 'yes']],
      [[1, 'no']],
      [
        [1, 'yes'],
        [1, 'no'],
        [1, 'undo'],
      ],
      [
        [1, 'no'],
        [2, 'yes'],
      ],
    ]
    const received: unknown[] = []
    for (const answers of scenes) {
      const scene = await voting(null, 3)
      const { lines, watcher, clock, people, table } = scene
      const eyes = [lines[0] as Line, watcher]
      const [before, heard] = [eyes.map(e => e.frames.length), watcher.bytes.length]
      for (const [seat, word] of answers) {
        const line = lines[seat] as Line
        const reply = word === 'undo' ? await undo(line, seat) : await send(line, seat, word)
        expect(reply).toMatchObject({ status: 'applied', seq: 3 })
        await clock.pass(200)
      }
      await clock.pass(1000 - 200 * answers.length)
      // Somebody sings, which is for everybody to hear, and somebody comes back to the table.
      await send(lines[0] as Line, 0, 'sing')
      for (const eye of eyes) await eye.seen('update', m => m.seq === 4)
      const again = await lineOf(people[0] as Guest)
      const { table: info, ...sync } = await again.hello(table.id)
      for (const eye of eyes) await quiet(eye)
      const rest = [await people[0]?.ask('GET', `/api/tables/${table.id}`), info]
      const metrics = String((await (people[0] as Guest).call('GET', '/metrics')).body)
      received.push({
        sizes: watcher.bytes.slice(heard).map(b => (b[0] === 0x7b ? 0 : b.length)),
        got: eyes.map((e, i) => e.got.slice(before[i]).map(m => (m.t === 'reply' ? { ...m, id: '' } : m))),
        sync,
        rest,
        moves: metrics.split('\n').filter(l => /^noren_(moves|entries)_total/.test(l)),
      })
    }
    // Names and the deal differ from table to table; what lies in hands is not what this is about.
    const plain = received.map(r =>
      JSON.stringify(r)
        .replaceAll(/"(id|name|keyHash)":"[^"]*"/g, '"$1":""')
        .replaceAll(/"(crest|created)":\d+/g, '"$1":0')
        .replaceAll(/"hand":\[[\d,]*\]/g, '"hand":[]')
        // It follows from the key, which nobody knows.
        .replaceAll(/"head":"[\w-]{16}"/g, '"head":""'),
    )
    for (const one of plain) expect(one).toBe(plain[0])
  })

  test('who answered sees it on every device and may change or take it back until the window closes', async () => {
    const { clock, lines, people, table } = await voting()
    const [mine, theirs] = lines as [Line, Line]
    const second = await lineOf(people[1] as Guest)
    await second.hello(table.id)
    // What changed, not the whole table.
    const frames: boolean[] = []
    second.ws.on('message', (_data: Buffer, binary: boolean) => frames.push(binary))
    await send(theirs, 1, 'yes')
    expect(theirs.last).toMatchObject({ seq: 2, sealed: { 1: [['yes']] }, undo: [1] })
    expect((await second.next('sync')).sealed).toEqual({ 1: [['yes']] })
    expect(frames).toEqual([true])
    expect(theirs.last?.faces['1']?.waiting).toBe(1)
    await send(theirs, 1, 'no')
    expect(theirs.last?.sealed).toEqual({ 1: [['no']] })
    expect((await undo(theirs, 1)).status).toBe('applied')
    expect([theirs.last?.sealed, theirs.last?.faces['1']?.waiting]).toEqual([undefined, 3])
    await send(theirs, 1, 'no')
    // A third line joins between the answer and the next entry, and understands what follows.
    const third = await lineOf(people[1] as Guest)
    expect((await third.hello(table.id)).sealed).toEqual({ 1: [['no']] })
    await send(mine, 0, 'sing')
    for (const line of [theirs, second, third])
      expect(await line.seen('update', m => m.seq === 3)).toMatchObject({
        sealed: { 1: [['no']] },
        faces: { 1: { waiting: 1 } },
      })
    await send(mine, 0, 'yes')
    await clock.pass(HOLD)
    for (const line of [mine, theirs, second, third])
      expect((await line.seen('update', m => m.seq === 5)).sealed).toBeUndefined()
  })

  test('my turn is over for me alone when I have answered', async () => {
    const { lines, people, table } = await voting()
    const turn = async (who: number): Promise<unknown> =>
      (await people[who]?.ask('GET', `/api/tables/${table.id}`))?.yourTurn
    await send(lines[1] as Line, 1, 'no')
    expect([await turn(0), await turn(1)]).toEqual([true, false])
  })

  test('what is not an answer to it goes through while answers wait', async () => {
    const { clock, lines } = await voting()
    const [mine, theirs] = lines as [Line, Line]
    await send(mine, 0, 'yes')
    const id = moveId()
    expect(await send(theirs, 1, 'no', id)).toMatchObject({ status: 'applied', seq: 2 })
    await clock.pass(100)
    expect(await send(mine, 0, 'sing')).toMatchObject({ status: 'applied', seq: 3 })
    expect(await send(theirs, 1, 'no', id)).toMatchObject({ status: 'duplicate', seq: 3 })
    expect(await send(theirs, 1, 'yes', id)).toMatchObject({ status: 'refused', code: 'move-id-taken' })
    await clock.pass(HOLD)
    // The song did not change the question, so the answers still stand.
    await mine.seen('update', m => m.seq === 5)
    expect(await send(theirs, 1, 'no', id)).toMatchObject({ status: 'duplicate', seq: 5 })
  })

  test('what was acknowledged outlives a restart, and the window closes by itself afterwards', async () => {
    const data = folder()
    const first = await voting(data)
    const id = moveId()
    expect((await send(first.lines[1] as Line, 1, 'no', id)).status).toBe('applied')
    await leave(first)
    const scene = await again(data, first)
    const [mine, theirs] = scene.lines as [Line, Line]
    expect(theirs.last).toMatchObject({ seq: 2, sealed: { 1: [['no']] } })
    expect(mine.last?.sealed).toBeUndefined()
    expect(await send(theirs, 1, 'no', id)).toMatchObject({ status: 'duplicate', seq: 2 })
    await send(mine, 0, 'yes')
    await leave(scene)
    // Everybody has answered and nobody is there: the house closes the window when its moment has come.
    const later = new FakeClock(scene.clock.now())
    const house = await openHouse({ windowHold: HOLD, data }, later)
    await later.pass(10_000)
    const line = await lineOf(Object.assign(guestAt(house), { cookie: scene.people[1]?.cookie ?? '' }))
    expect((await line.hello(scene.table.id)).seq).toBe(4)
    expect(await send(line, 1, 'no', id)).toMatchObject({ status: 'duplicate', seq: 4 })
  })

  test('a clock that runs out seals the default, and nothing about it is shown before the close', async () => {
    const clock = new FakeClock()
    const house = await openHouse({ windowHold: HOLD }, clock)
    const people = [guestAt(house), guestAt(house)]
    const [host, friend] = people as [Guest, Guest]
    const time = { kind: 'live', perDecision: 30, bank: 20 } as const
    const { id } = await host.open({ game: 'lanterns', seats: 2, time })
    await friend.ask('POST', `/api/tables/${id}/sit`, {})
    await host.ask('POST', `/api/tables/${id}/start`)
    const lines = [await lineOf(host), await lineOf(friend)] as const
    for (const line of lines) await line.hello(id)
    for (const [seat, line] of lines.entries()) {
      await send(line, seat, 'end')
      for (const other of lines) await other.seen('update', m => m.seq === seat + 1)
    }
    const [mine, theirs] = lines
    const shown = mine.last?.clock
    await clock.pass(35_000)
    await send(theirs, 1, 'yes')
    expect(theirs.last?.clock).toMatchObject({ until: shown?.until, bank: [20_000, 20_000] })
    await clock.pass(14_000)
    expect([mine.last?.seq, mine.frames.length]).toEqual([2, mine.frames.length])
    await clock.pass(1000 + TURN_MS)
    // The first seat's time is over: its default closes the window, and the second paid until it had answered.
    const closed = await mine.seen('update', m => m.seq === 4)
    expect(closed.clock?.bank).toEqual([0, 15_000])
    expect((await theirs.seen('update', m => m.seq === 3)).line.by).toBe(0)
  })

  test('two houses on one store: each takes an answer, and whoever has the last one closes the window', async () => {
    const data = folder()
    const first = await voting(data)
    // A server of ours would refuse the same folder: this one is handed a line to the same file.
    const secret = readFileSync(join(data, 'cookie-secret'), 'utf8').trim()
    const house = await openHouse({ windowHold: HOLD, secret }, first.clock, () =>
      SqliteStore.open(join(data, 'noren.sqlite')),
    )
    const friend = Object.assign(guestAt(house), { cookie: first.people[1]?.cookie ?? '' })
    const theirs = await lineOf(friend)
    await theirs.hello(first.table.id)
    const mine = first.lines[0] as Line
    expect((await send(mine, 0, 'yes')).status).toBe('applied')
    // The second house did not know of it, and finds it when it writes.
    expect((await send(theirs, 1, 'no')).status).toBe('applied')
    await first.clock.pass(HOLD)
    const closed = await theirs.seen('update', m => m.seq === 4)
    expect(closed.line.events).toContainEqual({ type: 'counted', votes: [4, 5] })
    // The first one learns it as soon as it writes, or when it looks at what is due.
    expect(await send(mine, 0, 'sing')).toMatchObject({ status: 'stale', seq: 4 })
    expect((await mine.seen('update', m => m.seq === 4)).line.by).toBe(1)
    await house.close()
  })

  test('one that asks bots alone is not held: their beat says nothing anyway', async () => {
    const clock = new FakeClock()
    const house = await openHouse({ windowHold: HOLD }, clock)
    const host = guestAt(house)
    const { id } = await host.open({
      game: 'lanterns',
      seats: 2,
      bots: ['wanderer', 'wanderer'],
      start: true,
    })
    const line = await lineOf(host)
    const { table } = await line.hello(id)
    if (table.status !== 'over') await line.next('update', m => m.outcome !== null)
    expect(clock.now()).toBe(new FakeClock().now())
  })
})

import type { Socket } from 'node:net'
import { setImmediate as breath } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { below, Choices, first, has, only, seeded, waiting } from '@noren/engine'
import type { Rng, Words } from '@noren/engine'
import { stateFor, unanswered } from '@noren/match'
import { MemoryStore } from '@noren/store'
import { FakeClock } from '@noren/testbed/fake-clock'
import { SILENT } from './silent.ts'
import { Purse } from '../src/budget/budget.ts'
import { Line } from '../src/socket/line.ts'
import { HOLD, Outbox } from '../src/socket/outbox.ts'
import { tellMoved } from '../src/tables/broadcast.ts'
import type { LiveTable, Viewer } from '../src/tables/live.ts'
import { TableRegistry } from '../src/tables/registry.ts'
import { realTime } from '../src/time.ts'
import type { TimeSource } from '../src/time.ts'
import { library } from './shelf.ts'

/** A connection whose socket keeps what is written to it, one item a write. */
function connect(outbox: Outbox): { line: Line; writes: string[] } {
  const writes: string[] = []
  const ws = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => writes.push(`text ${text}`),
    terminate: () => (ws.readyState = 3),
  }
  // Two bytes of header before each payload: it is one letter here.
  const socket = {
    write: (bytes: Buffer) => writes.push(bytes.toString('latin1').replaceAll('\u0082\u0001', '')),
  }
  const line = new Line(ws as unknown as WebSocket, socket as unknown as Socket, new Purse('', []), outbox)
  return { line, writes }
}
const frame = (letter: string): Uint8Array => Buffer.from(letter)

/** A server at which somebody else is sent so much that it counts as busy. */
async function busy(time: FakeClock): Promise<Outbox> {
  const outbox = new Outbox(time)
  for (let n = 0; n < 300; n++) outbox.frame()
  await time.pass(200)
  return outbox
}

/** A game of Sakura that three people play, told to whoever looks. */
async function threeAtSakura(store = new MemoryStore(), time: TimeSource = realTime): Promise<LiveTable> {
  const registry = new TableRegistry(store, library, { ...SILENT, moved: tellMoved }, time)
  const table = await registry.create('p0', { game: 'sakura', seats: 3 })
  if ('no' in table) throw new Error(table.no)
  await table.change(row => ({
    ...row,
    holders: row.holders.map((_, seat) => ({ kind: 'person', person: `p${seat}`, away: false })),
    status: 'playing',
  }))
  return table
}

/** Any choice of whoever is asked first. */
function anyChoice({ match, game }: LiveTable, rng: Rng): { seat: number; words: Words; seq: number } {
  if (match === null) throw new Error('no match')
  const list = new Choices()
  const seat = first(unanswered(match))
  const look = stateFor(game, match, seat)
  game.legal(look, seat, list)
  const { words } = game.say(look, seat, list.at(below(rng, list.size)))
  return { seat, words, seq: match.entries.length }
}

describe('who is not asked', () => {
  test('waits for nothing at the pace of people', async () => {
    const { line, writes } = connect(new Outbox(new FakeClock()))
    line.send(frame('a'), 0)
    await breath()
    expect(writes).toEqual(['a'])
  })

  test('hears with the next thing in a busy house, in order and in one write', async () => {
    const { line, writes } = connect(await busy(new FakeClock()))
    line.send(frame('a'), 0)
    line.send(frame('b'), 0)
    await breath()
    expect(writes).toEqual([])
    line.send(frame('c'))
    await breath()
    expect(writes).toEqual(['abc'])
  })

  test('hears what is written as text after what came before it', async () => {
    const { line, writes } = connect(await busy(new FakeClock()))
    line.send(frame('a'), 0)
    line.send('sync')
    expect(writes).toEqual(['a', 'text sync'])
  })

  test('hears at most 50 ms late, also if it was written to while it waited', async () => {
    const time = new FakeClock()
    const outbox = await busy(time)
    const [one, two] = [connect(outbox), connect(outbox)]
    one.line.send(frame('a'), 0)
    two.line.send(frame('x'), 0)
    await time.pass(20)
    one.line.send(frame('b'))
    await breath()
    for (let n = 0; n < 300; n++) outbox.frame()
    one.line.send(frame('c'), 0)
    expect(HOLD).toBeLessThan(50)
    await time.pass(HOLD - 20)
    expect([one.writes, two.writes]).toEqual([['ab'], ['x']])
    await time.pass(20)
    expect(one.writes).toEqual(['ab', 'c'])
  })

  test('hears at most 50 ms after the move was made, however long it was written down', async () => {
    const time = new FakeClock()
    const outbox = await busy(time)
    const [one, two, three] = [connect(outbox), connect(outbox), connect(outbox)]
    one.line.send(frame('a'), 0)
    // Made before, though told later.
    two.line.send(frame('x'), 30)
    three.line.send(frame('y'), HOLD)
    await breath()
    expect([one.writes, two.writes, three.writes]).toEqual([[], [], ['y']])
    await time.pass(HOLD - 30)
    expect([one.writes, two.writes]).toEqual([[], ['x']])
    await time.pass(30)
    expect([one.writes, two.writes]).toEqual([['a'], ['x']])
  })

  test('is told how long a store took for what it hears', async () => {
    const time = new FakeClock()
    const store = new MemoryStore()
    const append = store.append.bind(store)
    store.append = async (...written) => {
      await time.pass(30)
      return append(...written)
    }
    const table = await threeAtSakura(store, time)
    const waits: (number | undefined)[] = []
    const watcher: Viewer = { person: null, send: (_, waited) => waits.push(waited) }
    table.viewers.arrive(watcher)
    table.sync(watcher)
    await table.wish({ ...anyChoice(table, seeded(6)), moveId: 'move-one' })
    expect(waits).toEqual([30])
  })

  test('waits no more once the house is quiet again', async () => {
    const time = new FakeClock()
    const outbox = await busy(time)
    const { line, writes } = connect(outbox)
    line.send(frame('a'), 0)
    await time.pass(1000)
    line.send(frame('b'), 0)
    await breath()
    expect(writes).toEqual(['a', 'b'])
  })

  test('counts as unread what waits, and forgets it when it is cut off', async () => {
    const time = new FakeClock()
    const { line, writes } = connect(await busy(time))
    line.send(frame('a'), 0)
    expect(line.unread).toBe(3)
    line.cut()
    expect(line.unread).toBe(0)
    await time.pass(1000)
    expect(writes).toEqual([])
  })

  test('is neither asked, nor the one who moved, nor at a game that ended', async () => {
    const told = new Map<number, boolean[]>()
    const table = await threeAtSakura()
    for (const seat of [-1, 0, 1, 2]) {
      const viewer: Viewer = {
        person: seat < 0 ? null : `p${seat}`,
        send: (_, waited) => told.set(seat, [...(told.get(seat) ?? []), waited !== undefined]),
      }
      table.viewers.arrive(viewer)
      table.sync(viewer)
    }
    const { match } = table
    if (match === null) throw new Error('no match')
    const rng = seeded(4)
    let [waited, asked] = [0, 0]
    for (let n = 0; match.state.outcome === null; n++) {
      const before = match.entries.length
      await table.wish({ ...anyChoice(table, rng), moveId: `move-${n}` })
      if (match.entries.length !== before + 1) {
        told.clear()
        continue
      }
      const concerned = waiting(match.state) | only(match.entries.at(-1)?.seat ?? 0)
      for (const [viewer, flags] of told) {
        const may: boolean = match.state.outcome === null && (viewer < 0 || !has(concerned, viewer))
        expect(flags.at(-1)).toBe(may)
        if (may) waited++
        else asked++
      }
      told.clear()
    }
    expect(Math.min(waited, asked)).toBeGreaterThan(50)
  })
})

test('spectators are all sent one frame, which is made once for an entry however many they are', async () => {
  const table = await threeAtSakura()
  const frames: Uint8Array[] = []
  for (let n = 0; n < 100; n++) {
    const viewer: Viewer = { person: null, send: frame => typeof frame !== 'string' && frames.push(frame) }
    table.viewers.arrive(viewer)
    table.sync(viewer)
  }
  const rng = seeded(5)
  for (let n = 0; n < 10; n++) await table.wish({ ...anyChoice(table, rng), moveId: `move-${n}` })
  const entries = table.match?.entries.length ?? 0
  expect(entries).toBeGreaterThan(3)
  expect([frames.length, new Set(frames).size]).toEqual([100 * entries, entries])
})

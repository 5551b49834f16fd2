import { seeded } from '@noren/engine'
import type { SealedLog } from '@noren/match'
import { hashOfKey } from '@noren/match'
import { PROTOCOL } from '@noren/protocol'
import type { Deed, NewTable, TableInfo } from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import type { MatchStore } from '@noren/store'
import { Guest } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { playSeat } from '@noren/testbed/playing'
import { describe, expect, test } from 'vitest'
import { InProcessBus } from '../src/bus/in-process.ts'
import type { Served } from '../src/index.ts'
import { lineOf, openHouse } from './house.ts'

/** Somebody at a browser who keeps every body and every frame, as it came and as it reads. */
class Tapped extends Guest {
  readonly bodies: Buffer[] = []
  readonly lines: Line[] = []

  override async call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie
    const came = Buffer.from(await answer.arrayBuffer())
    this.bodies.push(Buffer.from(JSON.stringify([...answer.headers])), came)
    const text = came.toString('utf8')
    return { status: answer.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text }
  }

  /** A line that looks at a table. */
  async look(id: string, hello: object = {}): Promise<Line> {
    const line = await lineOf(this)
    this.lines.push(line)
    line.send({ t: 'hello', v: PROTOCOL, table: id, ...hello })
    await line.next('sync')
    return line
  }

  get bytes(): Buffer {
    const read = this.lines.flatMap(line => line.frames.map(frame => Buffer.from(frame)))
    return Buffer.concat([...this.bodies, ...this.lines.flatMap(line => line.bytes), ...read])
  }
}

/** A key in every form in which it might travel. */
function formsOf(key: string): Buffer[] {
  const bytes = Buffer.from(key, 'hex')
  // Within a longer text base64 begins at one of three places.
  const within = (plain: Buffer): string[] =>
    [0, 1, 2].map(n =>
      Buffer.concat([Buffer.alloc(n), plain])
        .toString('base64')
        .slice(4, -4),
    )
  const texts = [
    key,
    key.toUpperCase(),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    ...within(bytes),
    ...within(bytes).map(text => text.replaceAll('+', '-').replaceAll('/', '_')),
    ...within(Buffer.from(key)),
    [...bytes].join(),
    BigInt(`0x${key}`).toString(),
  ]
  // A frame holds what are all letters of base64url as the bytes that these letters stand for.
  const folded = Buffer.from(key, 'base64url')
  return [bytes, Buffer.from(bytes).reverse(), folded, ...texts.map(text => Buffer.from(text))]
}
const has = ({ bytes }: Tapped, key: string): boolean => formsOf(key).some(form => bytes.includes(form))

interface Scene {
  readonly houses: readonly Served[]
  readonly store: MatchStore
  readonly id: string
  readonly key: string
  /** Those who sit here, with a page each. */
  readonly seated: readonly Tapped[]
  /** Those who do not, by what they are; all but `late` look at the table from before the start. */
  readonly others: Readonly<Record<string, Tapped>>
  readonly time: FakeClock | undefined
}

const keyAt = async (store: MatchStore, id: string): Promise<string> => {
  const row = await store.table(id)
  if (row === null) throw new Error('no table')
  return row.charter.key
}

/** A table that has begun, in one house or in two beside each other, with all kinds of people who look at it. */
async function begun(
  wish: NewTable,
  { time, two = false }: { time?: FakeClock; two?: boolean } = {},
): Promise<Scene> {
  const store = new MemoryStore()
  const bus = new InProcessBus()
  const keep = async (): Promise<MatchStore> => store
  const join = two ? async () => bus.house() : undefined
  const here = await openHouse({ patience: 1000 }, time, keep, join)
  const there = two ? await openHouse({ patience: 1000 }, time, keep, join) : here
  const at = (house: Served): Tapped => new Tapped(house.address)
  const people = wish.seats - (wish.bots?.length ?? 0)
  const seated = Array.from({ length: people }, () => at(here))
  const [host] = seated as [Tapped]
  const others = { watcher: at(there), sent: at(here), nobody: at(there), older: at(here), late: at(there) }
  const { id } = await host.open(wish)
  const path = `/api/tables/${id}`
  if (people > 1) {
    await others.sent.ask('POST', `${path}/sit`, {})
    await others.sent.look(id)
    await host.ask('POST', `${path}/manners`, { do: 'send-away', seat: 1 })
  } else await others.sent.look(id)
  for (const friend of seated.slice(1)) await friend.ask('POST', `${path}/sit`, {})
  await others.watcher.ask('PUT', '/api/me', { name: 'Aki', crest: 1 })
  await others.watcher.look(id)
  await others.older.look(id, { deltas: false })
  // No cookie, and none is kept.
  await others.nobody.look(id)
  await host.ask('POST', `${path}/start`)
  for (const one of seated) await one.look(id)
  await others.watcher.look(id)
  return { houses: [here, there], store, id, key: await keyAt(store, id), seated, others, time }
}

const at = <T>(list: readonly T[], i: number): T => list[i] as T
const deed = (who: Tapped, id: string, what: Deed): Promise<TableInfo> =>
  who.ask('POST', `/api/tables/${id}/manners`, what)
const over = (line: Line): Promise<unknown> => line.seen('table', m => m.table.status === 'over')

/** How a game comes to its end. */
const ENDS = {
  /** Everybody plays by chance; with bots of their own on the other seats. */
  async rules({ seated }: Scene): Promise<void> {
    const lines = seated.map(one => one.lines.at(-1) as Line)
    await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(3 + seat), 30)))
  },
  async conceded({ seated, id }: Scene): Promise<void> {
    await deed(at(seated, 1), id, { do: 'concede', seat: 1 })
  },
  /** Somebody does not come back, and those who are there agree to end it. */
  async agreed({ seated, id, time }: Scene): Promise<void> {
    const [gone, ...here] = [...seated].reverse() as [Tapped, ...Tapped[]]
    await gone.lines.at(-1)?.close()
    await at(here, 0)
      .lines.at(-1)
      ?.next('table', m => m.table.seats[seated.length - 1]?.online === false)
    await time?.pass(1001)
    for (const one of here) await deed(one, id, { do: 'vote', seat: seated.length - 1, vote: 'end' })
  },
  /** Somebody gives up among three, and the others play on with a bot. */
  async among({ seated, id }: Scene): Promise<void> {
    await deed(at(seated, 2), id, { do: 'concede', seat: 2 })
    const lines = seated.slice(0, 2).map(one => one.lines.at(-1) as Line)
    await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(5 + seat), 30)))
  },
} as const

/** Everything that can be asked about a table that is over, by whoever asks. */
async function asked(who: Tapped, { id }: Scene, nameless = false): Promise<void> {
  const fork = { at: 1, seat: 0, deal: 'kept', bots: 'wanderer' }
  const calls: readonly [string, string, object?][] = [
    ['GET', `/api/tables/${id}`],
    ['GET', `/api/tables/${id}/log`],
    ['GET', '/api/tables'],
    ...['running', 'next', 'finished', 'stats', 'notes', 'export', 'plays.csv', 'settings', 'notices'].map(
      path => ['GET', `/api/me/${path}`] as [string, string],
    ),
    ['GET', `/t/${id}`],
    ['GET', `/r/${id}`],
    ['POST', `/api/tables/${id}/rematch`, {}],
    ['POST', `/api/tables/${id}/sit`, {}],
    ['POST', `/api/tables/${id}/leave`, {}],
    ['POST', `/api/tables/${id}/fork`, fork],
    ['PUT', '/api/me/notes', { about: { table: id }, text: 'whose key?' }],
  ]
  for (const [method, path, body] of calls) {
    if (nameless) who.cookie = ''
    await who.call(method, path, body)
  }
  if (nameless) who.cookie = ''
  for (const hello of [{}, { since: 0 }, { since: 1 }, { deltas: false }]) await who.look(id, hello)
}

/** Who holds the key after the end: from the frames that told of it, and after having asked for everything. */
async function holders(scene: Scene): Promise<{ told: string[]; after: string[] }> {
  const { seated, others, key } = scene
  const everybody = [
    ...seated.map((one, seat) => [`seat ${seat}`, one] as const),
    ...Object.entries(others).map(([name, one]) => [name, one] as const),
  ]
  for (const [, one] of everybody) for (const line of one.lines) if (line.isOpen) await over(line)
  const who = (): string[] => everybody.flatMap(([name, one]) => (has(one, key) ? [name] : []))
  const told = who()
  for (const [name, one] of everybody) await asked(one, scene, name === 'nobody')
  return { told, after: who() }
}

const OTHERS = ['watcher', 'sent', 'nobody', 'older', 'late']
const SEATS = ['seat 0', 'seat 1', 'seat 2']

interface Case {
  readonly game: string
  readonly end: keyof typeof ENDS
  readonly seats: number
  readonly bots?: number
  readonly two?: boolean
}
const CASES: readonly Case[] = [
  { game: 'lanterns', end: 'rules', seats: 2 },
  { game: 'lanterns', end: 'rules', seats: 3, bots: 1, two: true },
  { game: 'lanterns', end: 'conceded', seats: 2 },
  { game: 'lanterns', end: 'conceded', seats: 2, two: true },
  { game: 'lanterns', end: 'agreed', seats: 2 },
  { game: 'lanterns', end: 'agreed', seats: 3 },
  { game: 'lanterns', end: 'among', seats: 3 },
  { game: 'sakura', end: 'rules', seats: 2 },
  { game: 'honor', end: 'rules', seats: 3 },
  { game: 'sake', end: 'rules', seats: 3 },
  { game: 'spirit', end: 'rules', seats: 2 },
]

describe.each(CASES)(
  'the key of $game, over by $end, at $seats seats',
  ({ game, end, seats, bots = 0, two }) => {
    const played = async (more: object): Promise<Scene> => {
      const time = end === 'agreed' ? { time: new FakeClock() } : {}
      const level = Array.from({ length: bots }, () => 'wanderer' as const)
      const scene = await begun({ game, seats, bots: level, ...more }, { ...time, two: two === true })
      expect(hashOfKey(scene.key)).toBe(
        (await at(scene.seated, 0).ask('GET', `/api/tables/${scene.id}`)).keyHash,
      )
      await ENDS[end](scene)
      return scene
    }
    /** Those who saw the game end: who is gone hears of it later. */
    const here = SEATS.slice(0, seats - bots - (end === 'agreed' ? 1 : 0))

    test(
      'of a private table goes to those who sat there, and to nobody else',
      { timeout: 60_000 },
      async () => {
        const { told, after } = await holders(await played({ private: true }))
        expect(told).toEqual(here)
        expect(after).toEqual(SEATS.slice(0, seats - bots))
      },
    )

    test('of any other goes to whoever looks', { timeout: 60_000 }, async () => {
      const { told, after } = await holders(await played({}))
      expect(told).toEqual([...here, ...OTHERS.slice(0, -1)])
      expect(after).toEqual([...SEATS.slice(0, seats - bots), ...OTHERS])
    })
  },
)

test('whoever may not have the key sees the game end all the same', async () => {
  const scene = await begun({ game: 'lanterns', seats: 2, private: true })
  await ENDS.rules(scene)
  for (const line of at(Object.values(scene.others), 0).lines) {
    await over(line)
    const end = line.got.find(m => m.t === 'table' && m.table.status === 'over')
    expect(end).toMatchObject({
      table: { keyHash: hashOfKey(scene.key), outcome: { ranks: [expect.any(Number), expect.any(Number)] } },
    })
    expect(end).not.toHaveProperty('table.key')
  }
})

describe('the key of a private game in its forks', () => {
  /** A private game of two that is over, and a fork of it that one of them played with somebody else. */
  async function forked(deal: 'anew' | 'kept'): Promise<{ parent: Scene; friend: Tapped; id: string }> {
    const parent = await begun({ game: 'lanterns', seats: 2, private: true })
    await ENDS.conceded(parent)
    const [host, friend] = [at(parent.seated, 0), parent.others['late'] as Tapped]
    const { id } = await host.ask('POST', `/api/tables/${parent.id}/fork`, { at: 0, seat: 0, deal })
    await friend.ask('POST', `/api/tables/${id}/sit`, {})
    await host.ask('POST', `/api/tables/${id}/start`)
    await friend.look(id)
    await deed(host, id, { do: 'concede', seat: 0 })
    return { parent, friend, id }
  }

  test.each(['anew', 'kept'] as const)(
    'dealt %s goes to those who sat at the first one alone',
    async deal => {
      const { parent, friend, id } = await forked(deal)
      const scene = { ...parent, id }
      await asked(friend, scene)
      await asked(at(parent.seated, 0), scene)
      expect(has(friend, parent.key)).toBe(false)
      expect(await friend.call('GET', `/api/tables/${id}/log`)).toMatchObject({
        body: { code: 'players-only' },
      })
      const log = await at(parent.seated, 0).ask<SealedLog>('GET', `/api/tables/${id}/log`)
      expect(log.charter.fork?.parent.key).toBe(parent.key)
      // What is theirs they have: the game they sat at, without what it goes on from.
      const file = await friend.ask<{ games: { charter: { id: string } }[] }>('GET', '/api/me/export')
      expect(file.games.map(g => g.charter.id)).toEqual([id])
      expect(has(friend, parent.key)).toBe(false)
    },
  )
})

import { FakeClock } from '@noren/testbed/fake-clock'
import { moveId } from '@noren/testbed/client'
import type { BotPace, ServerMessage } from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import { describe, expect, onTestFinished, test } from 'vitest'
import { assemble } from '../src/assemble.ts'
import { lingerAt } from '../src/bots/pace.ts'
import { InProcessBus } from '../src/bus/in-process.ts'
import { realChance } from '../src/chance.ts'
import { Session } from '../src/socket/session.ts'
import { read } from '../src/socket/read.ts'
import type { LiveTable } from '../src/tables/live.ts'
import { sit, start } from '../src/tables/seating.ts'
import { library } from './shelf.ts'

const PAUSE = 1000
const SILENT = { warn: () => {}, error: () => {} }

/** A house whose bots think of one thing, at once, and a game of so many people and a bot there; the clock stands. */
async function evening(people: readonly string[]) {
  const clock = new FakeClock()
  const house = assemble({
    store: new MemoryStore(),
    bus: new InProcessBus().house(),
    time: clock,
    chance: realChance,
    pool: { ask: async () => ['end'], hint: () => Promise.reject(new Error('no')), close: async () => {} },
    games: library,
    log: SILENT,
    webhookPrivate: false,
    botPause: PAUSE,
    windowHold: 0,
  })
  onTestFinished(() => house.close())
  const [host = ''] = people
  const table = await house.registry.create(host, {
    game: 'lanterns',
    seats: people.length + 1,
    bots: ['wanderer'],
  })
  if ('no' in table) throw new Error(table.no)
  for (const [seat, who] of people.entries()) if (seat > 0) await table.change(row => sit(row, who, seat))
  await table.change(row => start(row, host))
  return { clock, house, table }
}

/** A page of somebody who looks at the table, and all that it was told. */
async function pageOf({ house, table }: Awaited<ReturnType<typeof evening>>, person: string | null) {
  const told: ServerMessage[] = []
  const session = new Session(house.registry, person, house.metrics, house.hints, frame => {
    told.push(JSON.parse(String(frame)) as ServerMessage)
  })
  await session.handle({ t: 'hello', v: 4, table: table.id, deltas: false })
  const want = async (bots: BotPace): Promise<void> => session.handle({ t: 'pace', bots })
  return { session, told, want }
}

const ends = (table: LiveTable, seat: number) =>
  table.wish({ seat, words: ['end'], moveId: moveId(), seq: table.row.seq })

describe('the pace of bots', () => {
  test('one person has it as they want it, as long as their page is there', async () => {
    const scene = await evening(['p0'])
    const { table } = scene
    expect(lingerAt(table)).toBe(1)
    const page = await pageOf(scene, 'p0')
    expect(lingerAt(table)).toBe(1)
    const found: number[] = []
    for (const pace of ['brisk', 'easy', 'quick', 'step'] as const) {
      await page.want(pace)
      found.push(lingerAt(table))
    }
    expect(found).toEqual([1, 2, 0.3, 0.3])
    // Of two pages the slower one counts; a watcher's never does.
    const other = await pageOf(scene, 'p0')
    expect(lingerAt(table)).toBe(1)
    other.session.leave()
    const watcher = await pageOf(scene, null)
    await watcher.want('easy')
    expect(lingerAt(table)).toBe(0.3)
    page.session.leave()
    expect(lingerAt(table)).toBe(1)
  })

  test('with several people the slowest of those who are there counts, and going step by step makes nobody wait longer than at ease', async () => {
    const scene = await evening(['p0', 'p1'])
    const { table } = scene
    const mine = await pageOf(scene, 'p0')
    const theirs = await pageOf(scene, 'p1')
    const both = async (a: BotPace, b: BotPace): Promise<number> => {
      await mine.want(a)
      await theirs.want(b)
      return lingerAt(table)
    }
    await mine.want('quick')
    expect(lingerAt(table)).toBe(1)
    expect(await both('quick', 'quick')).toBe(0.3)
    for (const [slow, linger] of [
      ['brisk', 1],
      ['easy', 2],
      ['step', 2],
    ] as const) {
      expect(await both('quick', slow)).toBe(linger)
      expect(await both(slow, slow)).toBe(linger)
    }
    await both('quick', 'easy')
    theirs.session.leave()
    expect(lingerAt(table)).toBe(0.3)
    // What they want is known at the house where they are: elsewhere the usual is taken.
    table.viewers.heard('elsewhere', ['p1'])
    expect(lingerAt(table)).toBe(1)
    // They are two, whoever looks: going step by step is for one alone.
    table.viewers.heard('elsewhere', [])
    await mine.want('step')
    expect(lingerAt(table)).toBe(2)
  })

  test('bots play by it, and nobody is told of it', async () => {
    for (const [bots, after] of [
      ['quick', 300],
      ['brisk', 1000],
      ['easy', 2000],
    ] as const) {
      const scene = await evening(['p0'])
      const { clock, table } = scene
      const page = await pageOf(scene, 'p0')
      const watcher = await pageOf(scene, null)
      const heard = watcher.told.length
      await page.want(bots)
      expect(page.told.at(-1)).toEqual({ t: 'pong' })
      expect(watcher.told.length).toBe(heard)
      await ends(table, 0)
      await clock.pass(after - 1)
      expect(table.row.seq).toBe(1)
      await clock.pass(1)
      expect(table.row.seq).toBe(2)
    }
  })

  test('is one of four words, and nothing else', () => {
    const heard = (message: object): object => read(JSON.stringify(message), false)
    expect(heard({ t: 'pace', bots: 'easy' })).toEqual({ message: { t: 'pace', bots: 'easy' } })
    for (const wrong of [{}, { bots: 'slow' }, { bots: 9 }, { bots: ['easy'] }, { bots: 'easy', ms: 60_000 }])
      expect(heard({ t: 'pace', ...wrong })).toEqual({ code: 'not-a-message', id: null })
  })
})

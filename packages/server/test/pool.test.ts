import { describe, expect, test } from 'vitest'
import { LEVELS } from '@noren/bots'
import { below, seeded } from '@noren/engine'
import { open } from '@noren/match'
import { fixedKey, toy } from '@noren/match/toy'
import { Busy, BotPool } from '../src/bots/pool.ts'
import { FairQueue } from '../src/bots/queue.ts'
import { library } from './shelf.ts'

const turn = (table: string) => ({ table, reaction: false })
const reaction = (table: string) => ({ table, reaction: true })
const drained = <T>(queue: FairQueue<T>): T[] => {
  const out: T[] = []
  for (let item = queue.take(); item !== undefined; item = queue.take()) out.push(item)
  return out
}

describe('what waits for a thread is served fairly', () => {
  test('one thought of each table in turn, however many a table has', () => {
    const queue = new FairQueue<string>()
    for (const n of [1, 2, 3]) queue.push(turn('koi'), `koi ${n}`)
    queue.push(turn('tora'), 'tora 1')
    queue.push(turn('kame'), 'kame 1')
    queue.push(turn('tora'), 'tora 2')
    expect(queue.size).toBe(6)
    expect(drained(queue)).toEqual(['koi 1', 'tora 1', 'kame 1', 'koi 2', 'tora 2', 'koi 3'])
    expect(queue.size).toBe(0)
  })

  test('a table that asks again at once goes behind everybody who waits', () => {
    const queue = new FairQueue<string>()
    for (const table of ['a', 'b', 'c']) queue.push(turn(table), table)
    const served: (string | undefined)[] = []
    for (let i = 0; i < 9; i++) {
      const table = queue.take()
      served.push(table)
      queue.push(turn(table ?? ''), table ?? '')
    }
    expect(served).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c'])
  })

  test('reactions go before turns, fairly among themselves, and a turn after four of them', () => {
    const queue = new FairQueue<string>()
    for (const n of [1, 2]) queue.push(turn('koi'), `turn ${n}`)
    for (const n of [1, 2, 3]) queue.push(reaction('tora'), `tora ${n}`)
    for (const n of [1, 2, 3]) queue.push(reaction('kame'), `kame ${n}`)
    expect(drained(queue)).toEqual([
      'tora 1',
      'kame 1',
      'tora 2',
      'kame 2',
      'turn 1',
      'tora 3',
      'kame 3',
      'turn 2',
    ])
  })

  test('with any arrivals nobody is overtaken more than once by a table that came later', () => {
    const rng = seeded(7)
    const queue = new FairQueue<{ table: string; at: number }>()
    const tables = Array.from({ length: 20 }, (_, i) => `t${i}`)
    let clock = 0
    const waits: { table: string; at: number }[] = []
    for (let i = 0; i < 4000; i++) {
      const free = tables.filter(t => !waits.some(w => w.table === t))
      if (free.length > 0 && below(rng, 2) === 0) {
        const table = free[below(rng, free.length)] as string
        const item = { table, at: clock++ }
        waits.push(item)
        queue.push(turn(table), item)
      } else if (queue.size > 0) {
        const item = queue.take()
        // One thought a table: first come, first served.
        expect(item).toBe(waits.shift())
      }
    }
    expect(clock).toBeGreaterThan(1000)
  })
})

describe('the threads', () => {
  const match = open(toy, {
    id: 'koi-aaaaaa',
    game: 'lanterns',
    version: toy.version,
    options: toy.options.defaults,
    seats: 2,
    key: fixedKey(3),
  })
  const thought = (level: string) => ({
    rules: { game: 'lanterns', version: toy.version },
    view: toy.view(match.state, 0),
    seat: 0,
    rng: seeded(1),
    level,
  })

  test('serve tables in turn: a hundred thoughts of one table do not keep another one waiting', async () => {
    const pool = new BotPool(1, library.module)
    const order: string[] = []
    const ask = (table: string) => pool.ask(thought('wanderer'), turn(table)).then(() => order.push(table))
    const all = [...Array.from({ length: 100 }, () => ask('crowd')), ask('person')]
    expect(pool.waiting).toBe(100)
    await Promise.all(all)
    expect(order).toHaveLength(101)
    expect(order.indexOf('person')).toBeLessThanOrEqual(2)
    await pool.close()
  })

  test('what does not fit any more is answered by rules of thumb, and beyond that the table waits', async () => {
    const pool = new BotPool(1, library.module, { waiting: 2, hurried: 1 })
    const ask = (table: string) => pool.ask(thought('wanderer'), turn(table))
    const served = ['a', 'b', 'c', 'd'].map(ask)
    expect([pool.waiting, pool.hurried]).toEqual([3, 1])
    await expect(ask('e')).rejects.toThrow(Busy)
    await Promise.all(served)
    expect(await ask('e')).toBeInstanceOf(Array)
    expect(pool.waiting).toBe(0)
    await pool.close()
    await expect(ask('f')).rejects.toThrow('closing')
  })

  test('a thought cut short is still counted in the rollouts of a game with a mind of its own', async () => {
    const pool = new BotPool(1, new URL('./sleepy.ts', import.meta.url).href)
    // So many wait that the later ones get a part of their time; all of it once few are left.
    const said = Array.from({ length: 120 }, (_, i) =>
      pool
        .ask({ ...thought('samurai'), rules: { game: 'mindful', version: toy.version } }, turn(`t${i}`))
        .catch((e: Error) => e.message),
    )
    expect(new Set(await Promise.all(said))).toEqual(new Set([`${LEVELS.samurai.mind.iterations} rollouts`]))
    await pool.close()
  })
})

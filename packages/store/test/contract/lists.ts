import { expect, test } from 'vitest'
import type { Clock } from '@noren/match'
import type { Finished, TableRow } from '../../src/index.ts'
import type { Bench } from './given.ts'
import { person, bot, row, entry, OVER, ON } from './given.ts'

/** What a store promises of lists of tables. */
export function listsContract({ fresh }: Bench): void {
  test('lists: open ones that are listed, mine, and those that wait for the house', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1', { created: 1 }))
    await s.createTable(row('koi-2', { created: 3 }))
    await s.createTable(row('koi-3', { created: 2, listed: false }))
    await s.createTable(
      row('koi-4', { created: 4, status: 'playing', holders: [person('p2'), bot], waiting: 2 }),
    )
    await s.createTable(
      row('koi-5', { created: 5, status: 'playing', holders: [person('p2'), bot], waiting: 1 }),
    )
    await s.createTable(
      row('koi-6', { created: 6, status: 'playing', holders: [person('p2', true), bot], waiting: 1 }),
    )
    await s.createTable(row('koi-7', { created: 7, status: 'over', holders: [bot, bot], waiting: 0 }))
    const ids = (rows: TableRow[]): string[] => rows.map(r => r.charter.id)
    expect(ids(await s.openTables(10))).toEqual(['koi-2', 'koi-1'])
    expect(ids(await s.openTables(1))).toEqual(['koi-2'])
    expect(ids(await s.tablesOf('p1', 10))).toEqual(['koi-2', 'koi-3', 'koi-1'])
    expect(ids(await s.tablesOf('p2', 2))).toEqual(['koi-6', 'koi-5'])
    expect((await s.tablesToRun()).sort()).toEqual(['koi-4', 'koi-6'])
    await s.append('koi-4', [entry(1)], { ...ON, waiting: 1 }, [])
    expect(await s.tablesToRun()).toEqual(['koi-6'])
  })

  test('somebody’s own tables come in the order in which they matter, however many there are', async () => {
    const s = await fresh()
    const mine = (id: string, created: number, over: Partial<TableRow>): Promise<boolean> =>
      s.createTable(row(id, { created, holders: [person('p2'), person('p1')], ...over }))
    await mine('koi-1', 1, { status: 'playing', waiting: 2 })
    await mine('koi-2', 2, { status: 'playing', waiting: 1 })
    await mine('koi-3', 3, { status: 'playing', waiting: 3, answered: 2 })
    await mine('koi-4', 4, { status: 'open' })
    for (let i = 5; i < 9; i++) await mine(`koi-${i}`, i, { status: 'over', waiting: 0 })
    await mine('koi-9', 9, { status: 'playing', waiting: 3 })
    const ids = async (who: string, n: number): Promise<string[]> =>
      (await s.tablesOf(who, n)).map(r => r.charter.id.slice(4))
    expect(await ids('p1', 9)).toEqual(['9', '1', '3', '2', '4', '8', '7', '6', '5'])
    expect(await ids('p2', 4)).toEqual(['9', '3', '2', '1'])
    // A game that waits is not lost behind newer ones that are over.
    expect(await ids('p1', 2)).toEqual(['9', '1'])
  })

  test('issue 19: finished games come last one first, by page, game, company, and without those taken off the list', async () => {
    const s = await fresh()
    const game = (id: string, over: Partial<TableRow>): Promise<boolean> =>
      s.createTable(row(id, { status: 'over', waiting: 0, holders: [person('p1'), bot], ...over }))
    for (let i = 1; i <= 5; i++) {
      await game(`koi-${i}`, { created: i })
      await s.markTimes(`koi-${i}`, { began: 10 * i })
      await s.markTimes(`koi-${i}`, { ended: i === 4 ? 300 : 100 * i, absent: 2 })
    }
    await s.markTimes('koi-5', { began: 1, ended: 1, absent: 0 })
    expect(await s.table('koi-5')).toMatchObject({ began: 50, ended: 500, absent: 2 })
    const other = { ...row('koi-6').charter, game: 'stairs' }
    await game('koi-6', { charter: other, created: 250, holders: [person('p1'), person('p2')] })
    await game('koi-7', { holders: [person('p2'), bot] })
    await s.createTable(row('koi-8', { status: 'playing' }))
    await s.createTable(row('koi-9', { created: 2000 }))
    const list = async (which: Partial<Finished> = {}): Promise<string[]> =>
      (await s.finishedOf('p1', { limit: 9, ...which })).map(r => r.charter.id.slice(4))
    // A game whose end was not noted counts from its beginning; equal moments are told apart by the id.
    expect(await list()).toEqual(['5', '3', '4', '6', '2', '1'])
    expect(await list({ limit: 2 })).toEqual(['5', '3'])
    expect(await list({ limit: 2, after: { at: 300, id: 'koi-3' } })).toEqual(['4', '6'])
    expect(await list({ games: ['stairs', 'steps'] })).toEqual(['6'])
    expect(await list({ beside: ['p2', 'p9'] })).toEqual(['6'])
    expect(await list({ beside: [] })).toEqual([])
    expect(await list({ among: ['koi-1', 'koi-5', 'koi-7'] })).toEqual(['5', '1'])
    expect(await s.finishedCounts('p1')).toEqual({ lanterns: 5, stairs: 1 })
    await s.saveRecord({ person: 'p1', kind: 'hidden', key: 'koi-5', body: '', at: 1 })
    expect(await list({ limit: 1 })).toEqual(['3'])
    expect(await list({ limit: 1, hidden: true })).toEqual(['5'])
    expect(await s.finishedCounts('p1')).toEqual({ lanterns: 4, stairs: 1 })
    expect((await s.runningOf('p1', 9)).map(r => r.charter.id)).toEqual(['koi-8', 'koi-9'])
    expect((await s.finishedGames(2)).map(r => r.charter.id)).toEqual(['koi-7', 'koi-5'])
  })

  test('a clock is stored with the entry; a save sets it only when there is none; due tables are found', async () => {
    const s = await fresh()
    const time = { kind: 'live', perDecision: 30, bank: 60 } as const
    const clock = (until: number): Clock => ({
      since: [1000, 0],
      until: [until, 0],
      limit: [30_000, 0],
      bank: [60_000, 55_000],
    })
    const began = row('koi-1', { status: 'playing', time })
    await s.createTable(row('koi-1', { time }))
    await s.createTable(row('koi-2', { status: 'playing', time, clock: clock(4000) }))
    await s.createTable(row('koi-3', { status: 'over', time, clock: clock(10) }))
    expect(await s.table('koi-1')).toMatchObject({ time, clock: null })
    expect(await s.saveTable({ ...began, clock: clock(5000) })).toBe(true)
    expect((await s.table('koi-1'))?.clock).toEqual(clock(5000))
    expect(await s.tablesDue(3999, 10)).toEqual([])
    expect(await s.tablesDue(5000, 10)).toEqual(['koi-2', 'koi-1'])
    expect(await s.tablesDue(5000, 1)).toEqual(['koi-2'])
    await s.append('koi-1', [entry(1)], { ...ON, waiting: 1, clock: clock(9000) }, [])
    await s.saveTable({ ...began, revision: 1, clock: clock(5000) })
    expect((await s.table('koi-1'))?.clock).toEqual(clock(9000))
    expect(await s.tablesDue(8999, 10)).toEqual(['koi-2'])
    await s.append('koi-1', [entry(2)], OVER, [])
    expect(await s.tablesDue(1e12, 10)).toEqual(['koi-2'])
  })
}

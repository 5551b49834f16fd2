import { expect, test } from 'vitest'
import type { SeatHolder, TableRow } from '../../src/index.ts'
import type { Bench } from './given.ts'
import { EMPTY, person, bot, row, entry, ON } from './given.ts'

/** What a store promises of tables and of who sits there. */
export function tablesContract({ fresh }: Bench): void {
  test('a table comes back as it was put, and its id is taken', async () => {
    const s = await fresh()
    const r = row('koi-1', { holders: [person('p1', true), bot] })
    expect(await s.createTable(r)).toBe(true)
    expect(await s.createTable(row('koi-1', { host: 'p2' }))).toBe(false)
    expect(await s.table('koi-1')).toEqual(r)
    expect(await s.table('koi-2')).toBeNull()
  })

  test('saving needs the newest revision, and leaves the log alone', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1'))
    await s.append('koi-1', [entry(1)], ON, [])
    const read = await s.table('koi-1')
    if (read === null) throw new Error('no table')
    const next: TableRow = {
      ...read,
      status: 'playing',
      listed: false,
      holders: [person('p2'), bot],
      seq: 0,
      waiting: 9,
    }
    expect(await s.saveTable(next)).toBe(true)
    expect(await s.table('koi-1')).toEqual({ ...next, seq: 1, waiting: 2, revision: 1 })
    expect(await s.saveTable({ ...next, host: 'p9' })).toBe(false)
    expect(await s.saveTable(row('koi-9'))).toBe(false)
    expect((await s.table('koi-1'))?.host).toBe('p1')
  })

  test('a bot that stands in is kept with its person, and the house runs the seat', async () => {
    const s = await fresh()
    const holders: SeatHolder[] = [
      { kind: 'person', person: 'p1', away: false, standIn: 'ashigaru' },
      {
        kind: 'person',
        person: 'p2',
        away: false,
        standing: { mine: 'game', turn: 'game', defend: { from: 3 } },
      },
    ]
    await s.createTable(row('koi-1', { status: 'playing', holders, waiting: 1 }))
    expect((await s.table('koi-1'))?.holders).toEqual(holders)
    expect(await s.tablesToRun()).toEqual(['koi-1'])
    expect((await s.tablesOf('p1', 5)).map(r => r.charter.id)).toEqual(['koi-1'])
  })

  test('what was stored is the store’s own: changing it outside changes nothing', async () => {
    const s = await fresh()
    const holders: SeatHolder[] = [person('p1'), EMPTY]
    await s.createTable(row('koi-1', { holders }))
    holders[0] = bot
    expect((await s.table('koi-1'))?.holders[0]).toEqual(person('p1'))
  })

  test('tables that never began are forgotten with all they had, oldest first; the others stay', async () => {
    const s = await fresh()
    for (const [id, created] of [
      ['a', 10],
      ['b', 20],
      ['c', 30],
      ['d', 40],
      ['e', 99],
    ] as const)
      await s.createTable(row(id, { created }))
    await s.createTable(row('f', { created: 5, status: 'playing' }))
    await s.speak('a', { seat: 0, at: 1, kind: 'text', body: 'anybody?' })
    expect(await s.dropUnbegun(99, 2, ['b'])).toEqual(['a', 'c'])
    expect([await s.table('a'), await s.spoken('a', 9), await s.tablesOf('p1', 9)]).toMatchObject([
      null,
      [],
      [
        { charter: { id: 'f' } },
        { charter: { id: 'e' } },
        { charter: { id: 'd' } },
        { charter: { id: 'b' } },
      ],
    ])
    expect(await s.createTable(row('a'))).toBe(true)
    expect(await s.dropUnbegun(99, 9, [])).toEqual(['b', 'd'])
    expect(await s.dropUnbegun(99, 9, [])).toEqual([])
  })

  test('options may be saved until the game begins, manners always', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1'))
    const first = (await s.table('koi-1')) as TableRow
    expect('manners' in first).toBe(false)
    const charter = { ...first.charter, options: { other: true } }
    expect(await s.saveTable({ ...first, charter, manners: { ready: ['p1'] } })).toBe(true)
    const second = (await s.table('koi-1')) as TableRow
    expect(second).toMatchObject({ charter: { options: { other: true } }, manners: { ready: ['p1'] } })
    await s.saveTable({ ...second, status: 'playing' })
    const third = (await s.table('koi-1')) as TableRow
    await s.saveTable({ ...third, charter: first.charter, manners: { muted: ['p2'] } })
    expect(await s.table('koi-1')).toMatchObject({
      charter: { options: { other: true } },
      manners: { muted: ['p2'] },
    })
  })

  test('issue 18: seeds are saved until the game begins, with who is asked first; what a fork goes on from stays', async () => {
    const s = await fresh()
    const base = row('koi-1')
    const { fork: _none, ...parent } = base.charter
    const fork = { parent, entries: [entry(1)], deal: 'anew', seat: 1 } as const
    await s.createTable({ ...base, charter: { ...base.charter, fork } })
    const first = (await s.table('koi-1')) as TableRow
    expect(first.charter).toEqual({ ...base.charter, fork })
    const seeds = [{ commit: 'a'.repeat(64), seed: 'b'.repeat(64) }, null]
    const charter = { ...first.charter, seeds }
    expect(await s.saveTable({ ...first, charter, waiting: 2, status: 'playing' })).toBe(true)
    const begun = (await s.table('koi-1')) as TableRow
    expect(begun).toMatchObject({ charter: { seeds, fork }, waiting: 2 })
    // Another server that dealt from fewer of them comes too late.
    expect(await s.saveTable({ ...first, charter: { ...charter, seeds: [null, null] } })).toBe(false)
    await s.saveTable({ ...begun, charter: { ...charter, seeds: [null, null] }, waiting: 1 })
    expect(await s.table('koi-1')).toMatchObject({ charter: { seeds }, waiting: 2 })
  })
}

import { expect, test } from 'vitest'
import type { Envelope } from '@noren/match'
import type { Kept } from '../../src/index.ts'
import type { Bench } from './given.ts'
import { person, bot, row, entry, ON, OVER } from './given.ts'

/** What a store promises of what was played and said, and of what lies sealed. */
export function journalContract({ place, openAt, fresh, Fault }: Bench): void {
  test('the next table is set once; what was said comes back in order, the last lines of one table', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1'))
    await s.createTable(row('koi-2'))
    expect(await s.saveTable(row('koi-1', { next: 'koi-8' }))).toBe(true)
    expect(await s.saveTable(row('koi-1', { next: 'koi-9', revision: 1 }))).toBe(true)
    expect((await s.table('koi-1'))?.next).toBe('koi-8')
    for (const body of ['a', 'é', 'c'])
      await s.speak('koi-1', { seat: 1, at: 1_800_000_000_000, kind: 'text', body })
    const last = await s.speak('koi-2', { seat: 0, at: 5, kind: 'phrase', body: 'hello' })
    const lines = await s.spoken('koi-1', 2)
    expect(lines.map(l => l.body)).toEqual(['é', 'c'])
    expect(lines[0]).toMatchObject({ seat: 1, at: 1_800_000_000_000, kind: 'text' })
    expect(await s.spoken('koi-2', 9)).toEqual([last])
    expect((lines[0]?.n ?? 0) < (lines[1]?.n ?? 0)).toBe(true)
  })

  test('everything comes whole, people first: what a backup is made of', async () => {
    const s = await fresh()
    await s.savePerson({ id: 'p1', name: 'Aki', crest: 3 })
    await s.createTable(row('koi-1', { created: 5 }))
    await s.createTable(row('koi-2', { created: 4 }))
    await s.append('koi-1', [entry(1)], ON, [])
    const line = await s.speak('koi-1', { seat: 1, at: 9, kind: 'text', body: 'hé' })
    const all: Kept[] = []
    for await (const kept of s.everything()) all.push(kept)
    expect(all[0]).toEqual({ kind: 'person', person: { id: 'p1', name: 'Aki', crest: 3 } })
    const tables = all.slice(1).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    expect(tables).toHaveLength(2)
    expect(tables).toContainEqual({
      kind: 'table',
      row: await s.table('koi-1'),
      entries: [entry(1)],
      spoken: [line],
    })
    expect(await s.append('koi-2', [entry(1)], ON, [])).toEqual({ status: 'stored' })
  })

  test('entries come back in order and unchanged, from the beginning or after what was seen', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1'))
    await s.createTable(row('koi-2'))
    for (let seq = 1; seq <= 12; seq++)
      expect(await s.append('koi-1', [entry(seq)], ON, [])).toEqual({ status: 'stored' })
    await s.append('koi-2', [entry(1)], ON, [])
    expect(await s.entries('koi-1')).toEqual(Array.from({ length: 12 }, (_, i) => entry(i + 1)))
    expect((await s.entries('koi-1', 10)).map(e => e.seq)).toEqual([11, 12])
    expect(await s.entries('koi-9')).toEqual([])
  })

  test('the standing is stored with the entry, and an outcome closes the table', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1', { status: 'playing' }))
    await s.append('koi-1', [entry(1)], ON, [])
    expect(await s.table('koi-1')).toMatchObject({ seq: 1, waiting: 2, outcome: null, status: 'playing' })
    await s.append('koi-1', [entry(2)], OVER, [])
    expect(await s.table('koi-1')).toMatchObject({
      seq: 2,
      waiting: 0,
      outcome: OVER.outcome,
      status: 'over',
    })
  })

  test('a finished game stays finished, also when a house that has not heard of it saves who sits where', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1', { status: 'playing' }))
    const heard = await s.table('koi-1')
    if (heard === null) throw new Error('no table')
    await s.append('koi-1', [entry(1)], OVER, [])
    expect(await s.saveTable({ ...heard, holders: [person('p1', true), bot] })).toBe(true)
    expect(await s.table('koi-1')).toMatchObject({
      status: 'over',
      outcome: OVER.outcome,
      holders: [person('p1', true), bot],
    })
  })

  test('a move id is stored once; the second time gives the first entry', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1'))
    await s.append('koi-1', [entry(1)], ON, [])
    const again = { status: 'move-taken', entry: entry(1) }
    expect(await s.append('koi-1', [entry(1)], ON, [])).toEqual(again)
    expect(await s.append('koi-1', [entry(2, { moveId: 'move-1', seat: 1 })], ON, [])).toEqual(again)
    expect(await s.entries('koi-1')).toEqual([entry(1)])
    expect(await s.table('koi-1')).toMatchObject({ seq: 1 })
  })

  test('a gap and an unknown table are mistakes of the caller, and stop nobody else', async () => {
    const s = await fresh()
    await s.createTable(row('koi-1'))
    const [gap, lost, fine] = await Promise.allSettled([
      s.append('koi-1', [entry(3)], ON, []),
      s.append('koi-9', [entry(1)], ON, []),
      s.append('koi-1', [entry(1)], ON, []),
    ])
    expect(gap).toMatchObject({ status: 'rejected', reason: expect.any(Fault) })
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(Fault) })
    expect(fine).toMatchObject({ status: 'fulfilled', value: { status: 'stored' } })
    expect(await s.entries('koi-1')).toEqual([entry(1)])
  })

  test('two writers race for every number: one wins each, the loser is told, nothing is lost', async () => {
    const p = await place()
    const [a, b] = [await openAt(p), await openAt(p)]
    await a.createTable(row('koi-1'))
    for (let seq = 1; seq <= 20; seq++) {
      const both = await Promise.all([
        a.append('koi-1', [entry(seq, { moveId: `a-${seq}` })], ON, []),
        b.append('koi-1', [entry(seq, { moveId: `b-${seq}`, seat: 1 })], ON, []),
      ])
      expect(both.map(x => x.status).sort()).toEqual(['seq-taken', 'stored'])
    }
    const log = await a.entries('koi-1')
    expect(log.map(e => e.seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(await b.entries('koi-1')).toEqual(log)
  })

  test('envelopes are kept beside the log, replaced only by who saw the last ones, and change with an entry or not at all', async () => {
    const p = await place()
    const [s, other] = [await openAt(p), await openAt(p)]
    const envelope = (seat: number, word: string): Envelope => ({
      seat,
      depth: 2,
      slips: [{ words: [word, seat, 'né'], moveId: `sealed-${seat}`, at: 1_800_000_000_000 }],
      done: true,
      spent: ['old'],
    })
    const [mine, theirs] = [envelope(0, 'pass'), envelope(1, 'stop')]
    const holders = [person('p1'), bot]
    await s.createTable(row('koi-1', { status: 'playing', holders, waiting: 3 }))
    expect(await s.tablesToRun()).toEqual(['koi-1'])
    const first = { seq: 0, was: [], envelopes: [mine], answered: 1, due: null }
    expect(await s.seal('koi-1', first)).toBe(true)
    expect(await s.table('koi-1')).toMatchObject({ seq: 0, waiting: 3, envelopes: [mine], answered: 1 })
    // Whoever knows an older table, by its entries or by its envelopes, has to look again.
    expect(await other.seal('koi-1', { ...first, envelopes: [theirs] })).toBe(false)
    expect(await other.seal('koi-1', { ...first, seq: 1, was: [mine], envelopes: [theirs] })).toBe(false)
    const both = { seq: 0, was: [mine], envelopes: [mine, theirs], answered: 3, due: 7000 }
    expect(await other.seal('koi-1', both)).toBe(true)
    // The bot has answered, and the window closes at its moment, whoever has the table in hand.
    expect(await s.tablesToRun()).toEqual([])
    expect([await s.tablesDue(6999, 9), await s.tablesDue(7000, 9)]).toEqual([[], ['koi-1']])
    const left = { ...ON, waiting: 2, envelopes: [theirs], answered: 2 }
    expect(await s.append('koi-1', [entry(1, { moveId: 'sealed-0' })], left, [mine, theirs])).toEqual({
      status: 'stored',
    })
    expect(await s.append('koi-1', [entry(1)], ON, [theirs])).toEqual({ status: 'seq-taken' })
    const read = await other.table('koi-1')
    expect(read).toMatchObject({ seq: 1, waiting: 2, envelopes: [theirs], answered: 2 })
    expect(await s.tablesDue(7000, 9)).toEqual([])
    // A save of who sits where leaves them alone.
    if (read !== null) await s.saveTable({ ...read, envelopes: [], answered: 0, listed: false })
    expect(await s.table('koi-1')).toMatchObject({ listed: false, envelopes: [theirs], answered: 2 })
    await expect(s.seal('koi-9', both)).rejects.toThrow(Fault)
    const kept: Kept[] = []
    for await (const k of s.everything()) kept.push(k)
    expect(kept).toMatchObject([{ kind: 'table', row: { envelopes: [theirs], answered: 2 } }])
  })

  test('closing finishes what was asked for; what lasts is there when it is opened again', async () => {
    const p = await place()
    const s = await p.open()
    await s.createTable(row('koi-1'))
    const last = s.append('koi-1', [entry(1)], ON, [])
    await s.close()
    expect(await last).toEqual({ status: 'stored' })
    if (!p.lasts) return
    const again = await openAt(p)
    expect(await again.entries('koi-1')).toEqual([entry(1)])
    expect(await again.table('koi-1')).toMatchObject({ seq: 1, waiting: 2 })
  })
}

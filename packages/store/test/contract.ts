import { afterEach, describe, expect, test } from 'vitest'
import type { Clock, Entry, Envelope } from '@noren/match'
import { StoreError } from '../src/index.ts'
import type { Finished, Kept, SeatHolder, MatchStore, TableSummary, TableRow } from '../src/index.ts'

/** A place where stores can be opened: opening twice gives two writers on the same tables. */
export interface Place {
  open(): Promise<MatchStore>
  /** Whether what was stored is still there after everybody closed. */
  readonly lasts: boolean
}

const EMPTY: SeatHolder = { kind: 'empty' }
const person = (id: string, away = false): SeatHolder => ({ kind: 'person', person: id, away })
const bot: SeatHolder = { kind: 'bot', level: 'wanderer' }

export const row = (id: string, over: Partial<TableRow> = {}): TableRow => ({
  charter: {
    id,
    game: 'lanterns',
    version: 3,
    options: { a: [1, { b: 'ü' }] },
    seats: 2,
    key: 'ab'.repeat(32),
  },
  host: 'p1',
  listed: true,
  status: 'open',
  holders: [person('p1'), EMPTY],
  created: 1000,
  seq: 0,
  waiting: 1,
  outcome: null,
  time: { kind: 'none' },
  clock: null,
  envelopes: [],
  answered: 0,
  next: null,
  revision: 0,
  ...over,
})

export const entry = (seq: number, over: Partial<Entry> = {}): Entry => ({
  seq,
  seat: 0,
  words: ['show', seq, 'né'],
  moveId: `move-${seq}`,
  hash: `hash-${seq}`,
  ...over,
})

const NONE = { envelopes: [], answered: 0 }
export const ON: TableSummary = { waiting: 2, outcome: null, clock: null, ...NONE }
const OVER: TableSummary = {
  waiting: 0,
  outcome: { payoff: [1, 0], scores: [3, 2], ranks: [1, 2], clause: 'LA-5' },
  clock: null,
  ...NONE,
}

/** What every store promises. */
/** `Fault` is what a store throws: a store that was bundled has a class of its own. */
export function storeContract(
  name: string,
  place: () => Promise<Place>,
  Fault: typeof StoreError = StoreError,
): void {
  describe(`${name} keeps the contract`, () => {
    const opened: MatchStore[] = []
    const openAt = async (p: Place): Promise<MatchStore> => {
      const store = await p.open()
      opened.push(store)
      return store
    }
    const fresh = async (): Promise<MatchStore> => openAt(await place())
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close()
    })

    test('people are found by id, and saving again changes them', async () => {
      const s = await fresh()
      expect(await s.person('p1')).toBeNull()
      await s.savePerson({ id: 'p1', name: 'Aki', crest: 3 })
      await s.savePerson({ id: 'p2', name: 'Béla', crest: 4 })
      await s.savePerson({ id: 'p1', name: 'Aki the Elder', crest: 5 })
      expect(await s.person('p1')).toEqual({ id: 'p1', name: 'Aki the Elder', crest: 5 })
      expect((await s.people(['p2', 'nobody', 'p1', 'p2'])).map(p => p.id).sort()).toEqual(['p1', 'p2'])
    })

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

    test('issue 19: records of a person are theirs: saved again, added once, dropped', async () => {
      const s = await fresh()
      const note = (key: string, body: string, at: number) => ({
        person: 'p1',
        kind: 'note',
        key,
        body,
        at,
      })
      await s.saveRecord(note('b', 'one', 2))
      await s.saveRecord(note('a', 'two', 2))
      await s.saveRecord(note('b', 'three', 1_800_000_000_000))
      await s.saveRecord({ ...note('b', 'of another', 3), person: 'p2' })
      await s.saveRecord({ ...note('b', 'a wish', 9), kind: 'wish' })
      expect(await s.recordsOf('p1', 'note')).toEqual([
        note('a', 'two', 2),
        note('b', 'three', 1_800_000_000_000),
      ])
      expect(await s.recordsOf('p1')).toHaveLength(3)
      expect(await s.addRecord(note('b', 'four', 5))).toEqual(note('b', 'three', 1_800_000_000_000))
      expect(await s.addRecord(note('c', 'five', 6))).toEqual(note('c', 'five', 6))
      await s.dropRecord('p1', 'note', 'a')
      expect(await s.record('p1', 'note', 'a')).toBeNull()
      expect(await s.record('p1', 'note', 'c')).toEqual(note('c', 'five', 6))
    })

    test('issue 19: somebody who is forgotten leaves their moves and nothing else', async () => {
      const s = await fresh()
      await s.savePerson({ id: 'p1', name: 'Aki', crest: 3 })
      await s.savePerson({ id: 'p2', name: 'Béla', crest: 4 })
      await s.saveWebhook({ person: 'p1', url: 'https://example.org/', secret: 's', site: 'x' })
      await s.saveSignIn({ id: 'd1', person: 'p1', agent: '', created: 1, ended: false })
      const standing = { mine: 'game' }
      const mine: SeatHolder = { kind: 'person', person: 'p1', away: true, standing }
      const manners = {
        muted: ['p1', 'p2'],
        ready: ['p1'],
        barred: ['p1'],
        absence: { seat: 1, votes: { p1: 'bot', p2: 'wait' } },
      } as const
      await s.createTable(row('koi-1', { status: 'playing', holders: [mine, person('p2')], manners }))
      await s.append('koi-1', [entry(1)], ON, [])
      await s.createTable(row('koi-2', { status: 'playing', holders: [mine, bot] }))
      await s.append('koi-2', [entry(1)], ON, [])
      await s.createTable(
        row('koi-3', { host: 'p2', holders: [person('p2'), EMPTY], manners: { barred: ['p1'] } }),
      )
      await s.createTable(row('koi-4', { host: 'p2', holders: [person('p2'), EMPTY] }))
      for (const [table, seat] of [
        ['koi-1', 0],
        ['koi-1', 1],
        ['koi-2', 0],
      ] as const)
        await s.speak(table, { seat, at: 5, kind: 'text', body: `${table} ${seat}` })
      expect((await s.spokenBy('p1')).map(l => [l.table, l.body])).toEqual([
        ['koi-1', 'koi-1 0'],
        ['koi-2', 'koi-2 0'],
      ])
      const record = (of: string, kind: string, key: string, body = '') =>
        s.saveRecord({ person: of, kind, key, body, at: 1 })
      await record('p1', 'note', 'koi-1', 'secret')
      await record('p2', 'note', 'p1', 'about p1')
      await record('p2', 'note', 'koi-2', 'about a table that goes')
      await record('p2', 'note', 'koi-1', 'stays')
      await record('p2', 'invitation', 'koi-4', 'p1')

      const done = await s.forgetPerson('p1', table => `stranger-${table}`)
      expect(done).toEqual({ erased: ['koi-2'], changed: ['koi-1', 'koi-3'] })
      expect(await s.person('p1')).toBeNull()
      expect(await s.webhook('p1')).toBeNull()
      expect(await s.signIn('d1')).toBeNull()
      expect(await s.recordsOf('p1')).toEqual([])
      expect((await s.recordsOf('p2')).map(r => r.body)).toEqual(['stays'])
      expect(await s.table('koi-2')).toBeNull()
      expect(await s.entries('koi-2')).toEqual([])
      expect(await s.entries('koi-1')).toEqual([entry(1)])
      expect((await s.spoken('koi-1', 9)).map(l => l.body)).toEqual(['koi-1 1'])
      expect(await s.table('koi-1')).toMatchObject({
        host: 'stranger-koi-1',
        holders: [{ kind: 'person', person: 'stranger-koi-1', away: true }, person('p2')],
        manners: { muted: ['p2'], ready: [], barred: [], absence: { seat: 1, votes: { p2: 'wait' } } },
        revision: 1,
      })
      expect((await s.table('koi-1'))?.holders[0]).not.toHaveProperty('standing')
      expect((await s.table('koi-3'))?.manners).toEqual({ barred: [] })
      expect((await s.table('koi-4'))?.revision).toBe(0)
      // Whoever read the table before cannot write the name back.
      expect(await s.saveTable(row('koi-1', { holders: [mine, person('p2')] }))).toBe(false)
      for await (const kept of s.everything()) expect(JSON.stringify(kept)).not.toMatch(/"p1"|Aki/)
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

    test('what was stored is the store’s own: changing it outside changes nothing', async () => {
      const s = await fresh()
      const holders: SeatHolder[] = [person('p1'), EMPTY]
      await s.createTable(row('koi-1', { holders }))
      holders[0] = bot
      expect((await s.table('koi-1'))?.holders[0]).toEqual(person('p1'))
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

    test('a webhook is kept for its person, replaced and dropped; the others stay', async () => {
      const s = await fresh()
      const hook = (who: string, url: string) => ({
        person: who,
        url,
        secret: 'hush',
        site: 'https://noren.example',
      })
      expect(await s.webhook('p1')).toBeNull()
      await s.saveWebhook(hook('p1', 'https://one.example/'))
      await s.saveWebhook(hook('p2', 'https://two.example/'))
      await s.saveWebhook(hook('p1', 'https://three.example/?a=ü'))
      expect(await s.webhook('p1')).toEqual(hook('p1', 'https://three.example/?a=ü'))
      await s.dropWebhook('p1')
      expect(await s.webhook('p1')).toBeNull()
      expect(await s.webhook('p2')).toEqual(hook('p2', 'https://two.example/'))
      const kept: Kept[] = []
      for await (const k of s.everything()) kept.push(k)
      expect(kept).toEqual([{ kind: 'webhook', webhook: hook('p2', 'https://two.example/') }])
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

    test('devices are kept by id and listed by person; one that was ended is known and not listed', async () => {
      const s = await fresh()
      const one = { id: 'd1', person: 'p1', agent: 'Firefox', created: 5, ended: false }
      expect(await s.signIn('d1')).toBeNull()
      await s.saveSignIn(one)
      await s.saveSignIn({ ...one, id: 'd0', created: 9 })
      await s.saveSignIn({ ...one, id: 'd2', person: 'p2' })
      expect((await s.signInsOf('p1')).map(d => d.id)).toEqual(['d1', 'd0'])
      await s.saveSignIn({ ...one, ended: true })
      expect(await s.signIn('d1')).toEqual({ ...one, ended: true })
      expect((await s.signInsOf('p1')).map(d => d.id)).toEqual(['d0'])
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
  })
}

import { afterEach, describe, expect, test } from 'vitest'
import type { Entry, Envelope } from '@noren/match'
import type { MatchStore, TableRow } from '../src/index.ts'
import { entry, ON, row } from './contract.ts'
import type { Place } from './contract.ts'

/** What a seat has sealed: its words are its move id too. */
const sealedBy = (seat: number, word: string): Envelope => ({
  seat,
  depth: 1,
  slips: [{ words: ['vote', word], moveId: `${word}-${seat}`, at: 0 }],
  done: true,
  spent: [],
})
const OPEN = [sealedBy(0, 'black'), sealedBy(1, 'black')]
/** Seat 1 changes its mind. */
const CHANGED = [sealedBy(0, 'black'), sealedBy(1, 'white')]

/** One side of the race: what it does at the store, one statement after the other. */
type Side = (store: MatchStore, id: string) => AsyncGenerator<void, boolean>

const opened = (all: readonly Envelope[]): Entry[] =>
  all.flatMap(({ seat, slips }, i) =>
    slips.map(({ words, moveId }) => entry(i + 1, { seat, words, moveId, hash: moveId })),
  )

async function read(store: MatchStore, id: string): Promise<TableRow> {
  const found = await store.table(id)
  if (found === null) throw new Error('no table')
  return found
}

/** Closes the window with what lies in the envelopes; true once it has done so, with another look after a refusal. */
const closes: Side = async function* (store, id) {
  for (;;) {
    const { seq, envelopes } = await read(store, id)
    if (seq > 0) return false
    yield
    const { status } = await store.append(id, opened(envelopes), ON, envelopes)
    if (status === 'stored') return true
    yield
  }
}

/** Seals another answer for seat 1; true if it was acknowledged, false if the window was closed before. */
const changes: Side = async function* (store, id) {
  for (;;) {
    const { seq, envelopes } = await read(store, id)
    if (seq > 0) return false
    yield
    if (await store.seal(id, { seq, was: envelopes, envelopes: CHANGED, answered: 3, due: null })) return true
    yield
  }
}

/** What the log says of seat 1 must be what it was told last. */
async function judge(store: MatchStore, id: string, acknowledged: boolean): Promise<string | null> {
  const log = await store.entries(id)
  const { envelopes, seq } = await read(store, id)
  if (log.length !== 2 || seq !== 2 || envelopes.length !== 0)
    return `the window did not close: ${log.length}`
  const told = acknowledged ? 'white' : 'black'
  const said = log.find(e => e.seat === 1)?.words[1]
  return said === told ? null : `seat 1 was told ${told}, the log says ${String(said)}`
}

/** Runs two sides, at each moment the one that the plan names, and then both to their end. */
async function race(
  a: MatchStore,
  b: MatchStore,
  id: string,
  plan: readonly number[],
): Promise<string | null> {
  const sides = [closes(a, id), changes(b, id)] as const
  const ended: (boolean | undefined)[] = [undefined, undefined]
  const step = async (i: number): Promise<void> => {
    if (ended[i] !== undefined) return
    const { done, value } = await (sides[i] as (typeof sides)[number]).next()
    if (done === true) ended[i] = value
  }
  for (const i of plan) await step(i)
  for (let n = 0; n < 9 && ended[1] === undefined; n++) await step(1)
  for (let n = 0; n < 9 && ended[0] === undefined; n++) await step(0)
  return judge(a, id, ended[1] === true)
}

/** Every order in which the first statements of the two can reach the store. */
const PLANS: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, n) =>
  Array.from({ length: 5 }, (_step, i) => (n >> i) & 1),
)

/** The store as it was: an append is refused for its number alone. */
const byNumberAlone = (store: MatchStore): MatchStore =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'append')
        return async (...[table, entries, summary]: Parameters<MatchStore['append']>) => {
          const { envelopes } = await read(target, table)
          return target.append(table, entries, summary, envelopes)
        }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

/** A window is closed by one side while the other seals another answer, at every point between two statements. */
export function raceContract(name: string, place: () => Promise<Place>): void {
  describe(`${name}: a window closes while an answer changes`, () => {
    const all: MatchStore[] = []
    afterEach(async () => {
      for (const store of all.splice(0)) await store.close()
    })
    const both = async (): Promise<[MatchStore, MatchStore]> => {
      const p = await place()
      const stores: [MatchStore, MatchStore] = [await p.open(), await p.open()]
      all.push(...stores)
      return stores
    }
    const begin = (store: MatchStore, id: string): Promise<boolean> =>
      store.createTable(row(id, { status: 'playing', waiting: 3, answered: 3, envelopes: OPEN }))

    test('what was acknowledged is what the log says, whoever comes first', async () => {
      const [a, b] = await both()
      for (const [i, plan] of PLANS.entries()) {
        await begin(a, `koi-${i}`)
        expect([plan, await race(a, b, `koi-${i}`, plan)]).toEqual([plan, null])
      }
    })

    test('a guard by the number alone is caught', async () => {
      const found: string[] = []
      const [a, b] = await both()
      for (const [i, plan] of PLANS.entries()) {
        await begin(a, `koi-${i}`)
        const wrong = await race(byNumberAlone(a), b, `koi-${i}`, plan)
        if (wrong !== null) found.push(wrong)
      }
      expect(found).toContain('seat 1 was told white, the log says black')
    })

    test('at the same moment over two connections one of them wins, and the window is in the log whole', async () => {
      const [a, b] = await both()
      for (let i = 0; i < 40; i++) {
        const id = `koi-${i}`
        await begin(a, id)
        const [closed, changed] = await Promise.all([
          a.append(id, opened(OPEN), ON, OPEN),
          b.seal(id, { seq: 0, was: OPEN, envelopes: CHANGED, answered: 3, due: null }),
        ])
        expect([closed.status, changed]).toEqual(changed ? ['seq-taken', true] : ['stored', false])
        expect(await b.entries(id)).toHaveLength(changed ? 0 : 2)
      }
    })

    test('entries of one window are stored all or none', async () => {
      const [a, b] = await both()
      await a.createTable(row('koi-2', { status: 'playing' }))
      expect(await b.append('koi-2', [entry(1)], ON, [])).toEqual({ status: 'stored' })
      const twin = await a.append('koi-2', [entry(2), entry(3, { moveId: 'move-1' })], ON, [])
      expect(twin).toEqual({ status: 'move-taken', entry: entry(1) })
      expect(await a.entries('koi-2')).toEqual([entry(1)])
      expect(await a.append('koi-2', [entry(2), entry(3), entry(4)], ON, [])).toEqual({ status: 'stored' })
      expect(await b.append('koi-2', [entry(2, { moveId: 'x' }), entry(5)], ON, []).catch(String)).toContain(
        'gap',
      )
      expect((await b.entries('koi-2')).map(e => e.seq)).toEqual([1, 2, 3, 4])
      expect(await b.table('koi-2')).toMatchObject({ seq: 4 })
    })

    test('one look tells how far several tables are', async () => {
      const [a, b] = await both()
      await begin(a, 'koi-1')
      await a.createTable(row('koi-2', { status: 'playing', revision: 3 }))
      await b.append('koi-2', [entry(1), entry(2)], ON, [])
      const said = await b.speak('koi-2', { seat: 0, at: 5, kind: 'phrase', body: 'hello' })
      const heads = await a.heads(['koi-1', 'koi-2', 'koi-9'])
      expect(heads.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual([
        { id: 'koi-1', seq: 0, revision: 0, envelopes: OPEN, spoken: 0 },
        { id: 'koi-2', seq: 2, revision: 3, envelopes: [], spoken: said.n },
      ])
      expect(await a.heads([])).toEqual([])
    })
  })
}

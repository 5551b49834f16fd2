import { has } from '@noren/engine'
import { describe, expect, it, vi } from 'vitest'
import type { SofaHouse } from '../src/local/house.ts'
import type { Only } from '../src/local/lock.ts'
import { onlyOne } from '../src/local/lock.ts'
import { think } from '../src/local/mind.ts'
import type { SofaRow } from '../src/local/store.ts'
import {
  askedOf,
  BOT,
  Ear,
  rules,
  houseOn,
  Latch,
  openOn,
  person,
  rest,
  FakeIndexedDb,
  tableOf,
} from './fake-indexed-db.ts'

/** Two pages of one browser on one device, each with its own worker; `bell` false keeps them from hearing each other. */
function twoPages(store: FakeIndexedDb, bell: boolean): [SofaHouse, SofaHouse, () => Promise<unknown>] {
  const rung: Promise<void>[] = []
  const ring = (id: string): void => {
    if (bell) for (const h of [one, two]) rung.push(h.rung(id))
  }
  const [one, two] = [houseOn(store, ring), houseOn(store, ring)]
  return [one, two, () => Promise.all(rung)]
}

/** Three people whose turns are over, so that the secret vote is open, and an eye on each of two pages. */
async function voting(store: FakeIndexedDb, bell = false) {
  const [one, two] = twoPages(store, bell)
  const id = await openOn(one, [person('Aki'), person('Ben'), person('Chie')], 'lanterns')
  const here = new Ear(one, [0, 1, 2])
  await here.hello(id)
  for (const seat of [0, 1, 2]) await here.move(seat, ['end'])
  const there = new Ear(two, [0, 1, 2])
  await there.hello(id)
  return { one, two, id, here, there }
}

it('a window that could not be opened after a bot’s answer is opened a little later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const store = new FakeIndexedDb()
    const house = houseOn(store)
    const id = await openOn(house, [BOT, BOT], 'lanterns')
    const row = () => store.tables.get(id)
    const until = async (done: () => boolean, beat: number): Promise<void> => {
      for (let n = 0; n < 200 && !done(); n++) await vi.advanceTimersByTimeAsync(beat)
      expect(done()).toBe(true)
    }
    store.stuck = true
    const watcher = new Ear(house, [])
    await watcher.hello(id)
    await until(() => row()?.envelopes?.length === 2, 1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(row()?.envelopes).toHaveLength(2)
    store.stuck = false
    await until(() => row()?.outcome !== null, 100)
    expect(watcher.now).toMatchObject({ seq: row()?.seq })
    watcher.line.leave()
  } finally {
    vi.useRealTimers()
  }
})

describe('two pages of one browser', () => {
  it('stay in step and never write one number twice', async () => {
    const store = new FakeIndexedDb()
    const [one, two, heard] = twoPages(store, true)
    const id = await openOn(one, [person('Mika'), person('Ben')])
    const a = new Ear(one, [0, 1])
    const b = new Ear(two, [0, 1])
    await a.hello(id)
    await b.hello(id)
    const seat = askedOf(a.now.faces['0'] ?? { waiting: 0 }, 2)
    const words = a.now.faces[String(seat)]?.choices[0]?.words ?? []
    const replies = await Promise.all([a.move(seat, words, 'page-one-1'), b.move(seat, words, 'page-two-1')])
    expect(replies.map(r => r.status).filter(s => s === 'applied')).toHaveLength(1)
    await heard()
    expect(a.now.seq).toBe(b.now.seq)
    expect(a.now.faces).toEqual(b.now.faces)
    expect(store.logs.get(id)?.map(e => e.seq)).toEqual([1])
  })

  it('agree on what lies in the envelopes, with a bot who seals on both', async () => {
    const store = new FakeIndexedDb()
    const [first, second] = twoPages(store, true)
    const id = await openOn(first, [person('Aki'), person('Ben'), BOT], 'lanterns')
    const aki = new Ear(first, [0])
    const ben = new Ear(second, [1])
    for (const ear of [aki, ben]) await ear.hello(id)
    for (let n = 0; n < 400 && store.tables.get(id)?.outcome === null; n++) {
      for (const [seat, ear] of [aki, ben].entries()) {
        const face = ear.now.faces[String(seat)]
        const open = face !== undefined && has(face.waiting, seat)
        const words = face?.choices.find(c => ['end', 'no'].includes(String(c.words[0])))?.words
        if (open && words !== undefined) await ear.move(seat, words)
      }
      await rest()
    }
    expect(store.tables.get(id)?.outcome).not.toBeNull()
  })

  it('one that opens a table just as the other plays can still seal an answer', async () => {
    const store = new FakeIndexedDb()
    const one = houseOn(store)
    const id = await openOn(one, [person('Aki'), person('Ben'), person('Chie')], 'lanterns')
    const here = new Ear(one, [0, 1, 2])
    await here.hello(id)
    for (const seat of [0, 1]) await here.move(seat, ['end'])
    // The last turn ends while the second page fetches the rules: what it read before is no longer how the table stands.
    const two = houseOn(store, undefined, {
      ...rules,
      rules: async ref => {
        await here.move(2, ['end'])
        return rules.rules(ref)
      },
    })
    const there = new Ear(two, [0, 1, 2])
    await there.hello(id)
    expect(there.now.seq).toBe(3)
    expect(await there.move(0, ['yes'])).toMatchObject({ status: 'applied', seq: 3 })
    expect(store.tables.get(id)?.envelopes).toMatchObject([{ seat: 0, slips: [{ words: ['yes'] }] }])
    const { touched: _, ...kept } = store.tables.get(id) as SofaRow
    expect((await tableOf(two, id)).row).toMatchObject(kept)
  })

  it('an entry of one does not throw away what the other has just sealed', async () => {
    const store = new FakeIndexedDb()
    const { id, here, there } = await voting(store)
    expect(await here.move(0, ['yes'])).toMatchObject({ status: 'applied' })
    // The bell has not rung yet: the other page knows of no envelope when Ben begins to sing.
    expect(await there.move(1, ['sing'])).toMatchObject({ status: 'applied', seq: 4 })
    expect(store.tables.get(id)?.envelopes).toMatchObject([{ seat: 0, slips: [{ words: ['yes'] }] }])
    expect(there.now).toMatchObject({ seq: 4, sealed: { 0: [['yes']] } })
  })

  it('a window whose last answer was sealed by a page that closed is opened by the other', async () => {
    const store = new FakeIndexedDb()
    const { two, id, here, there } = await voting(store)
    for (const seat of [0, 1]) await here.move(seat, ['yes'])
    // The last envelope is kept, but the page is gone before it can open the window.
    store.stuck = true
    expect(await here.move(2, ['no'], 'chie-says-no')).toMatchObject({ code: 'server-trouble' })
    expect(store.tables.get(id)).toMatchObject({ seq: 3, envelopes: [{}, {}, {}] })
    store.stuck = false
    await two.rung(id)
    expect([there.now.seq, store.tables.get(id)?.envelopes]).toEqual([6, []])
    // The page that was in trouble asks once more: it is told that it had been heard, and follows.
    expect(await here.move(2, ['no'], 'chie-says-no')).toMatchObject({ status: 'duplicate' })
  })

  it('a table that one throws away is gone for the other: it says so, and nothing brings it back', async () => {
    const store = new FakeIndexedDb()
    const { one, two, id, here, there } = await voting(store)
    await one.run({ do: 'drop', id })
    expect(here.last).toMatchObject({ t: 'problem', code: 'no-such-table' })
    expect(await there.move(0, ['yes'])).toMatchObject({ status: 'refused', code: 'no-such-table' })
    expect(await there.move(0, ['sing'])).toMatchObject({ status: 'refused', code: 'no-such-table' })
    expect(there.heard).toContainEqual(expect.objectContaining({ t: 'problem', code: 'no-such-table' }))
    await two.rung(id)
    expect([store.tables.size, store.logs.size]).toEqual([0, 0])
  })

  it('a bot in the middle of a thought lets go of a table that was thrown away', async () => {
    const store = new FakeIndexedDb()
    const [one, two, heard] = twoPages(store, true)
    const id = await openOn(one, [person('Aki'), BOT], 'lanterns')
    const here = new Ear(one, [0])
    const there = new Ear(two, [0])
    for (const ear of [here, there]) await ear.hello(id)
    const move = here.move(0, ['end'])
    await two.run({ do: 'drop', id })
    await move
    await heard()
    for (const ear of [here, there]) expect(ear.heard.at(-1)).toMatchObject({ code: 'no-such-table' })
    expect([store.tables.size, store.logs.size]).toEqual([0, 0])
  })
})

/** A game of three bots, looked at on two pages; how often each question was thought about. */
async function watched(
  only: Only,
  { mind = rest, late = false }: { mind?: (page: number) => Promise<void>; late?: boolean } = {},
): Promise<readonly number[]> {
  const store = new FakeIndexedDb()
  const thoughts = new Map<string, number>()
  const houses: SofaHouse[] = []
  const ring = async (id: string): Promise<void> => {
    if (late) await rest()
    for (const h of houses) void h.rung(id)
  }
  const page = (no: number): SofaHouse =>
    houseOn(store, id => void ring(id), rules, {
      only,
      think: async thought => {
        const question = JSON.stringify([thought.seat, thought.rng, thought.view])
        thoughts.set(question, (thoughts.get(question) ?? 0) + 1)
        // Long enough for the other page to begin as well.
        await mind(no)
        const answer = await think(ref => rules.rules(ref), thought)
        if ('failed' in answer) throw new Error(answer.failed)
        return answer
      },
    })
  const [one, two] = [page(0), page(1)]
  houses.push(one, two)
  const id = await openOn(one, [BOT, BOT, BOT], 'lanterns')
  const eyes = [new Ear(one, []), new Ear(two, [])]
  for (const eye of eyes) await eye.hello(id)
  const row = (): SofaRow | undefined => store.tables.get(id)
  const over = (): boolean => row()?.outcome !== null && eyes.every(e => e.now.seq === row()?.seq)
  for (let n = 0; n < 2000 && !over(); n++) await rest()
  expect(over()).toBe(true)
  return [...thoughts.values()]
}

describe('bots on two pages of one browser', () => {
  it.each([false, true])('think about every question once, whether the bell is late: %s', async late => {
    const thoughts = await watched(onlyOne(new Latch()), { late })
    expect(thoughts.length).toBeGreaterThan(5)
    expect(Math.max(...thoughts)).toBe(1)
  })

  it('think on both where the browser has no locks, and the game goes on', async () => {
    expect(Math.max(...(await watched(onlyOne(undefined))))).toBe(2)
  })

  it('do not wait for ever for a page that fell asleep over its thought', async () => {
    const asleep = (page: number): Promise<void> => (page === 0 ? new Promise(() => undefined) : rest())
    expect((await watched(onlyOne(new Latch(), 1), { mind: asleep })).length).toBeGreaterThan(5)
  })

  it('tell their own trouble, and try nothing twice because of it', async () => {
    let tried = 0
    const work = async (): Promise<void> => {
      tried++
      throw new Error('no room')
    }
    await expect(onlyOne(new Latch())('thought', work)).rejects.toThrow('no room')
    expect(tried).toBe(1)
  })
})

import { describe, expect, onTestFinished, test } from 'vitest'
import type { Entry } from '@noren/match'
import type { ServerMessage } from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import type { Bus } from '../src/bus/bus.ts'
import { ClusterSync } from '../src/bus/cluster.ts'
import { InProcessBus } from '../src/bus/in-process.ts'
import { OneTime } from '../src/onetime.ts'
import { askUndo, consent, hearAsked } from '../src/tables/consent.ts'
import { TableRegistry } from '../src/tables/registry.ts'
import type { Listener, LiveTable } from '../src/tables/live.ts'
import { sit, start } from '../src/tables/seating.ts'
import { moveId } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { library } from './shelf.ts'

const quiet = { warn: () => {} }
const GRACE = 30_000

/** A house without a door: its tables, and what they let know. */
interface Back {
  readonly registry: TableRegistry
  readonly cluster: ClusterSync
  readonly lit: string[][]
}

function back(store: MemoryStore, bus: Bus, clock = new FakeClock()): Back {
  const lit: string[][] = []
  const cluster = new ClusterSync(bus, store, clock, quiet)
  onTestFinished(() => cluster.close())
  const listener: Listener = {
    moved: (table, origin) => origin === 'here' && cluster.wrote(table),
    changed: (table, _began, origin) => origin === 'here' && cluster.wrote(table),
    sealed: () => {},
    lit: table => lit.push(['p0', 'p1', 'p2'].filter(p => table.online(p))),
    said: () => {},
    asked: () => {},
    damaged: () => {},
    failed: () => {},
  }
  return { registry: new TableRegistry(store, library, listener, clock, 0, cluster), cluster, lit }
}

/** A game of lanterns of p0, p1 and p2 in this house. */
async function game({ registry }: Back): Promise<LiveTable> {
  const table = await registry.create('p0', { game: 'lanterns', seats: 3, time: { kind: 'days', days: 1 } })
  if ('no' in table) throw new Error(table.no)
  for (const [seat, who] of ['p1', 'p2'].entries()) await table.change(row => sit(row, who, seat + 1))
  await table.change(row => start(row, 'p0'))
  return table
}

async function shown({ registry }: Back, { id }: LiveTable): Promise<LiveTable> {
  const table = await registry.get(id)
  if (table === null) throw new Error('no table')
  return table
}

const does = (table: LiveTable, seat: number, ...words: string[]) =>
  table.wish({ seat, words, moveId: moveId(), seq: table.row.seq })

/** A bus whose words get lost while it is torn. */
class Torn implements Bus {
  readonly #bus: Bus
  torn = false
  mend: () => void = () => {}
  constructor(bus: Bus) {
    this.#bus = bus
  }
  get house(): string {
    return this.#bus.house
  }
  get connected(): boolean {
    return !this.torn
  }
  get alone(): boolean {
    return this.#bus.alone
  }
  tell: Bus['tell'] = (subject, word) => {
    if (!this.torn) this.#bus.tell(subject, word)
  }
  follow: Bus['follow'] = (subject, ear) => this.#bus.follow(subject, ear)
  settled: Bus['settled'] = () => this.#bus.settled()
  close: Bus['close'] = () => this.#bus.close()
  whenTorn: Bus['whenTorn'] = look => {
    this.mend = () => {
      this.torn = false
      look()
    }
  }
}

/** Waits for what nobody announces. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 1))
}

describe('what other houses do', () => {
  /** One game, shown in two houses; the words of the first may get lost. */
  async function twice(): Promise<{ a: Back; b: Back; bus: Torn; here: LiveTable; there: LiveTable }> {
    const [store, buses] = [new MemoryStore(), new InProcessBus()]
    const bus = new Torn(buses.house())
    const [a, b] = [back(store, bus), back(store, buses.house())]
    const here = await game(a)
    return { a, b, bus, here, there: await shown(b, here) }
  }

  test('is shown after a line that was torn, though no word of it came over', async () => {
    const { bus, here, there } = await twice()
    bus.torn = true
    await does(here, 0, 'bow')
    await bus.settled()
    expect([here.row.seq, there.row.seq]).toEqual([1, 0])
    bus.mend()
    await until(() => there.row.seq === 1)
    expect(there.match?.entries).toEqual(here.match?.entries)
  })

  test('is found by the numbers that a house says on every beat, however many words were lost', async () => {
    const { a, bus, here, there } = await twice()
    here.viewers.arrive({ person: 'p0', send: () => {} })
    bus.torn = true
    await does(here, 0, 'bow')
    await bus.settled()
    expect(there.row.seq).toBe(0)
    bus.torn = false
    a.cluster.beat()
    await until(() => there.row.seq === 1)
  })

  test('is found by one look at the store, though every word was lost and whoever wrote is gone', async () => {
    const { b, bus, here, there } = await twice()
    bus.torn = true
    await does(here, 0, 'bow')
    expect(there.row.seq).toBe(0)
    // Nobody looks at the table there: it is not worth a question.
    await b.cluster.look()
    await there.settled()
    expect(there.row.seq).toBe(0)
    there.viewers.arrive({ person: 'p1', send: () => {} })
    await b.cluster.look()
    await until(() => there.row.seq === 1)
  })

  test('is read move by move while somebody uses the table here, and from then on by whoever asks for it', async () => {
    const [store, buses, clock] = [new MemoryStore(), new InProcessBus(), new FakeClock()]
    const [a, b] = [back(store, buses.house()), back(store, buses.house(), clock)]
    const here = await game(a)
    const there = await shown(b, here)
    const onlooker = { person: 'p1', send: () => {} }
    there.viewers.arrive(onlooker)
    await clock.pass(6000)
    await does(here, 0, 'bow')
    await until(() => there.row.seq === 1)
    there.viewers.part(onlooker)
    await does(here, 0, 'draw')
    // Whoever looked a moment ago may come back at once.
    await until(() => there.row.seq === 2)
    await clock.pass(6000)
    await does(here, 0, 'end')
    await until(() => !b.registry.has(here.id))
    expect(there.row.seq).toBe(2)
    expect((await shown(b, here)).row.seq).toBe(here.row.seq)
  })

  test('who sat down there may be begun with here at once, though no word of it came over', async () => {
    const [store, buses] = [new MemoryStore(), new InProcessBus()]
    const bus = new Torn(buses.house())
    const [a, b] = [back(store, buses.house()), back(store, bus)]
    const here = await a.registry.create('p0', { game: 'lanterns', seats: 2 })
    if ('no' in here) throw new Error(here.no)
    const there = await shown(b, here)
    bus.torn = true
    await there.change(row => sit(row, 'p1', 1))
    expect(here.row.holders[1]?.kind).toBe('empty')
    expect(await here.change(row => start(row, 'p0'))).toMatchObject({ status: 'playing' })
  })

  test('while a table is read from the store is in it: row and log belong together', async () => {
    const buses = new InProcessBus()
    let between: (() => Promise<unknown>) | null = null
    /** Somebody else writes after the row was read. */
    class Racing extends MemoryStore {
      override async entries(table: string, since?: number): Promise<Entry[]> {
        const work = between
        between = null
        await work?.()
        return super.entries(table, since)
      }
    }
    const store = new Racing()
    const here = await game(back(store, buses.house()))
    between = () => does(here, 0, 'bow')
    const there = await shown(back(store, new InProcessBus().house()), here)
    expect(there.match?.entries).toHaveLength(1)
    expect(there.row).toMatchObject({ seq: 1, waiting: here.row.waiting })
  })
})

test('a table that cannot be there is asked about like any other: there is none', async () => {
  const { registry } = back(new MemoryStore(), new InProcessBus().house())
  for (const id of ['..', 'koi.*', '>', '', 'né', 'koi-aaaaaa']) expect(await registry.get(id)).toBeNull()
  expect(registry.inMemory).toBe(0)
})

describe('who looks at a table elsewhere', () => {
  test('is online here, and their clock stands still for a while when they are gone', async () => {
    const clock = new FakeClock()
    const one = back(new MemoryStore(), new InProcessBus().house(), clock)
    const table = await game(one)
    await clock.pass(10 * GRACE)
    table.viewers.heard('other', ['p1', 'a stranger'])
    table.viewers.heard('other', ['p1'])
    expect([table.online('p1'), table.online('p2')]).toEqual([true, false])
    expect(table.viewers.grace.stands('p1', clock.now())).toBe(false)
    table.viewers.heard('other', [])
    expect(table.online('p1')).toBe(false)
    expect(table.viewers.grace.stands('p1', clock.now())).toBe(true)
    expect(one.lit).toEqual([['p1'], []])
  })

  test('is believed for 45 seconds, unless it is said again', async () => {
    const clock = new FakeClock()
    const one = back(new MemoryStore(), new InProcessBus().house(), clock)
    const table = await game(one)
    table.viewers.heard('first', ['p1'])
    table.viewers.heard('second', ['p2'])
    await clock.pass(30_000)
    table.viewers.heard('second', ['p2'])
    await clock.pass(15_000)
    table.viewers.heard()
    expect([table.online('p1'), table.online('p2')]).toEqual([false, true])
    expect(one.lit).toEqual([['p1'], ['p1', 'p2'], ['p2']])
  })

  test('decides which house thinks for its bots: the first of their names', async () => {
    const table = await game(back(new MemoryStore(), new InProcessBus().house()))
    expect(table.viewers.leads('m')).toBe(true)
    table.viewers.heard('z', ['p1'])
    expect(table.viewers.leads('m')).toBe(true)
    table.viewers.heard('a', ['p2'])
    expect(table.viewers.leads('m')).toBe(false)
    table.viewers.heard('a', [])
    expect(table.viewers.leads('m')).toBe(true)
  })
})

describe('a request to go back that several houses know', () => {
  /** p0 bowed, p1 sang, p0 asks to take the bow back, and p1 agrees. */
  async function asked(): Promise<{ table: LiveTable; id: string; told: ServerMessage[] }> {
    const table = await game(back(new MemoryStore(), new InProcessBus().house()))
    const told: ServerMessage[] = []
    await does(table, 0, 'bow')
    await does(table, 1, 'sing')
    const send = (frame: string | Uint8Array): void => {
      if (typeof frame === 'string') told.push(JSON.parse(frame) as ServerMessage)
    }
    table.viewers.arrive({ person: 'p0', send })
    const id = moveId()
    expect(await askUndo(table, 'p0', { t: 'ask-undo', id, seat: 0, seq: 2 })).toBeNull()
    expect(await consent(table, 'p1', { t: 'consent', id, seat: 1, yes: true })).toBeNull()
    return { table, id, told }
  }

  test('counts the yes of each, also when two were told at the same moment', async () => {
    const { table, id } = await asked()
    await hearAsked(table, { request: { id, by: 0, to: 1, yes: [0, 2], seq: 2, over: false } })
    expect(table.match?.entries.at(-1)).toMatchObject({ seq: 3, moveId: id })
  })

  test('is over with a no, which no later yes takes back', async () => {
    const { table, id, told } = await asked()
    const request = { id, by: 0, to: 1, yes: [0], seq: 2, over: false }
    await hearAsked(table, { request: { ...request, over: true }, no: 2 })
    expect(told.at(-1)).toEqual({ t: 'asked', ask: null, no: 2 })
    await hearAsked(table, { request: { ...request, yes: [0, 1, 2] } })
    expect(table.row.seq).toBe(2)
    expect(told.at(-1)).toEqual({ t: 'asked', ask: null, no: 2 })
  })

  test('is the same one everywhere when two are made at once', async () => {
    const { table, id, told } = await asked()
    const other = { by: 1, to: 2, yes: [1], seq: 2, over: false }
    await hearAsked(table, { request: { ...other, id: `${id}-later` } })
    expect(told.at(-1)).toMatchObject({ ask: { id } })
    await hearAsked(table, { request: { ...other, id: '!' } })
    expect(told.at(-1)).toMatchObject({ ask: { id: '!' } })
  })
})

/** What a house says is passed on only when the test lets it: a bus that is slower than any guest. */
function held(bus: Bus): { bus: Bus; passOn: () => Promise<void> } {
  const words: (() => void)[] = []
  return {
    bus: {
      house: bus.house,
      connected: true,
      alone: false,
      tell: (subject, word) => void words.push(() => bus.tell(subject, word)),
      follow: (subject, ear) => bus.follow(subject, ear),
      settled: () => bus.settled(),
      whenTorn: () => undefined,
      close: () => bus.close(),
    },
    passOn: () => {
      for (const word of words.splice(0)) word()
      return bus.settled()
    },
  }
}

describe('a code is good in every house, once', () => {
  function setting() {
    const [buses, clock] = [new InProcessBus(), new FakeClock()]
    const slow = [buses.house(), buses.house(), buses.house()].map(held)
    const houses = slow.map(({ bus }) => new OneTime(clock, 60_000, bus, 'links'))
    const [a, b, c] = houses as [OneTime, OneTime, OneTime]
    /** Everything that is said, and said in answer to it. */
    const passOn = async (): Promise<void> => {
      for (let n = 0; n < 2; n++) await Promise.all(slow.map(house => house.passOn()))
    }
    return { clock, a, b, c, passOn }
  }

  test('however late the others hear what the house that gave it out says', async () => {
    const { a, b, passOn } = setting()
    // Nothing has been passed on when it is shown.
    const elsewhere = b.take(a.issue('p1').code)
    await passOn()
    expect(await elsewhere).toBe('p1')
  })

  test('whoever shows it, wherever, and however many at once', async () => {
    const { a, b, c, passOn } = setting()
    const { code } = a.issue('p1')
    const shown = [b.take(code), c.take(code), b.take(code)]
    await passOn()
    expect((await Promise.all(shown)).filter(person => person !== null)).toEqual(['p1'])
    const again = [a.take(code), b.take(code), c.take(code)]
    await passOn()
    expect(await Promise.all(again)).toEqual([null, null, null])
    // Taken at home before the question comes.
    const other = a.issue('p2').code
    const late = b.take(other)
    expect(await a.take(other)).toBe('p2')
    await passOn()
    expect(await late).toBeNull()
  })

  test('as long as it lives', async () => {
    const { clock, a, b, passOn } = setting()
    const { code } = a.issue('p1')
    await clock.pass(60_000)
    const late = b.take(code)
    await passOn()
    expect(await late).toBeNull()
  })

  test('nobody waits long for one that was never given out, nor at all where that is plain', async () => {
    const { clock, a, b, passOn } = setting()
    const never = 'A'.repeat(16)
    const waits = b.take(never)
    await passOn()
    await clock.pass(5000)
    expect(await waits).toBeNull()
    expect(await b.take('no code')).toBeNull()
    const alone = new OneTime(clock, 60_000, new InProcessBus().house(), 'links')
    expect(await alone.take(never)).toBeNull()
    const closing = a.take(never)
    a.close()
    expect(await Promise.all([closing, a.take(never)])).toEqual([null, null])
  })
})

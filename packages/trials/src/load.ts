import { join } from 'node:path'
import { SqliteStore } from '@noren/store'
import type { Lobby } from '@noren/protocol'
import { Guest } from '@noren/testbed/client'
import { inFolder, startServer, stopServer } from './process.ts'
import type { Running } from './process.ts'
import { shelve } from './shelve.ts'

export interface LoadPlan {
  readonly tables: number
  readonly seed: number
  /** Starts of each house; the median counts. */
  readonly runs: number
  /** How long a house is left alone before its memory is read: long enough for it to look for clocks that ran out. */
  readonly rest: number
  readonly progress?: (done: number, total: number, what: string) => void
}

/** What one start of a house took. */
export interface Opening {
  /** From the start of the process until it was open. */
  readonly openMs: number
  /** From the start of the process until somebody's first move at a new table was acknowledged. */
  readonly firstMoveMs: number
  /** Processor time of the house until then: what neighbours on the machine do not change. */
  readonly firstMoveCpuMs: number
  /** The list of open tables and of somebody's own. */
  readonly lobbyMs: number
  readonly rssMiB: number
  readonly tablesInMemory: number
}

export interface LoadReport {
  readonly tables: number
  readonly entries: number
  readonly empty: Opening
  readonly full: Opening
  /** Full by empty. */
  readonly ratio: { readonly rss: number; readonly firstMove: number; readonly firstMoveCpu: number }
  /** From the request to look at a stored match, that nobody had opened since the start, to a move there. */
  readonly storedMoveMs: number
  /** Tables in the list of somebody who plays at fifty of them. */
  readonly mine: number
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const round = (n: number, digits = 1): number => Number(n.toFixed(digits))

/** Opens a table on which one person sits twice, and moves. */
async function firstMove(guest: Guest): Promise<void> {
  const { id } = await guest.open({ game: 'sakura', seats: 2 })
  await guest.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
  await guest.ask('POST', `/api/tables/${id}/start`)
  await move(guest, id)
}

async function move(guest: Guest, id: string): Promise<boolean> {
  const line = await guest.line()
  const sync = await line.hello(id)
  for (const [seat, face] of Object.entries(sync.faces)) {
    const words = face.choices[0]?.words
    if ((face.waiting & (1 << Number(seat))) === 0 || words === undefined) continue
    const reply = await line.wish({ t: 'move', id: 'first-move', seat: Number(seat), seq: sync.seq, words })
    if (reply.status !== 'applied') throw new Error(`the first move is ${reply.status}: ${reply.sentence}`)
    await line.close()
    return true
  }
  await line.close()
  return false
}

async function gauge(house: Running, name: string): Promise<number> {
  const text = await (await fetch(`${house.address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

interface Opened extends Opening {
  readonly mine: Lobby['mine']
}

/** Starts a house, moves, looks at the list, waits, and reads how large it is. */
async function opening(
  folder: string,
  cookie: string,
  rest: number,
  then?: (house: Running) => Promise<void>,
): Promise<Opened> {
  const begun = performance.now()
  const house = await startServer({ env: { NOREN_DATA: folder, NOREN_LOG: 'error' } })
  const guest = new Guest(house.address)
  await firstMove(guest)
  const firstMoveMs = performance.now() - begun
  const firstMoveCpuMs = (await gauge(house, 'process_cpu_seconds')) * 1000
  const regular = Object.assign(new Guest(house.address), { cookie })
  const asked = performance.now()
  const { mine } = await regular.ask<Lobby>('GET', '/api/tables')
  const lobbyMs = performance.now() - asked
  await new Promise(resolve => setTimeout(resolve, rest))
  const rss = await gauge(house, 'process_resident_memory_bytes')
  const tablesInMemory = await gauge(house, 'noren_tables_in_memory')
  await then?.(house)
  await stopServer(house)
  return {
    openMs: house.startedIn,
    firstMoveMs,
    firstMoveCpuMs,
    lobbyMs,
    rssMiB: rss / 2 ** 20,
    tablesInMemory,
    mine,
  }
}

/** Somebody known to the house in this folder. */
async function regularOf(folder: string): Promise<{ cookie: string; person: string }> {
  const house = await startServer({ env: { NOREN_DATA: folder } })
  const guest = new Guest(house.address)
  await guest.ask('GET', '/api/me')
  await stopServer(house)
  const [person = ''] = decodeURIComponent(guest.cookie.split('=')[1] ?? '').split('.')
  return { cookie: guest.cookie, person }
}

const middle = (all: readonly Opening[]): Opening => ({
  openMs: round(median(all.map(o => o.openMs))),
  firstMoveMs: round(median(all.map(o => o.firstMoveMs))),
  firstMoveCpuMs: round(median(all.map(o => o.firstMoveCpuMs))),
  lobbyMs: round(median(all.map(o => o.lobbyMs))),
  rssMiB: round(median(all.map(o => o.rssMiB))),
  tablesInMemory: Math.max(...all.map(o => o.tablesInMemory)),
})

/** A house with so many matches in its store beside an empty one, started in turns on the same machine. */
export const runLoad = (plan: LoadPlan): Promise<LoadReport> =>
  inFolder(folder => compare(plan, join(folder, 'empty'), join(folder, 'full')))

async function compare(plan: LoadPlan, emptyAt: string, fullAt: string): Promise<LoadReport> {
  const { tables, seed, runs, rest, progress } = plan
  const { cookie, person } = await regularOf(fullAt)
  const store = await SqliteStore.open(join(fullAt, 'noren.sqlite'))
  await shelve(store, tables, seed, person, n => progress?.(n, tables, `${n} of ${tables} matches`))
  let entries = 0
  for (const row of await store.tablesOf(person, 50)) entries += row.seq
  await store.close()
  const stranger = (await regularOf(emptyAt)).cookie
  const [empty, full]: [Opened[], Opened[]] = [[], []]
  const stored: number[] = []
  for (let n = 0; n < runs; n++) {
    progress?.(n, runs, `start ${n + 1} of ${runs}`)
    empty.push(await opening(emptyAt, stranger, rest))
    const one = await opening(fullAt, cookie, rest, async house => {
      const guest = Object.assign(new Guest(house.address), { cookie })
      const { mine } = await guest.ask<Lobby>('GET', '/api/tables')
      const waits = mine.filter(t => t.yourTurn === true)[n]
      if (waits === undefined) throw new Error('no stored match waits for its person')
      const asked = performance.now()
      if (await move(guest, waits.id)) stored.push(performance.now() - asked)
    })
    full.push(one)
  }
  const [a, b] = [middle(empty), middle(full)]
  return {
    tables,
    entries: Math.round((entries / Math.min(50, tables)) * tables),
    empty: a,
    full: b,
    ratio: {
      rss: round(b.rssMiB / a.rssMiB, 3),
      firstMove: round(b.firstMoveMs / a.firstMoveMs, 3),
      firstMoveCpu: round(b.firstMoveCpuMs / a.firstMoveCpuMs, 3),
    },
    storedMoveMs: round(median(stored)),
    mine: full[0]?.mine.length ?? 0,
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, Choices, first, seeded } from '@noren/engine'
import { mayUndo, stateFor, unanswered, UNDO_WORDS } from '@noren/match'
import type { Entry, MoveRequest } from '@noren/match'
import { PROTOCOL } from '@noren/protocol'
import {
  assemble,
  hashNatively,
  InProcessBus,
  isNo,
  library,
  realChance,
  realTime,
  Session,
} from '@noren/server/parts'
import type { Assembled, BotThreads, LiveTable, Viewer } from '@noren/server/parts'
import { SqliteStore } from '@noren/store'
import type { MatchStore } from '@noren/store'

/** How large the large sizes are, and how often they are measured. */
export interface Sizes {
  /** Entries of a long match. */
  readonly entries: number
  /** Entries of other matches that are stored beside the one that is played. */
  readonly rows: number
  /** People without a seat who look at one table. */
  readonly spectators: number
  /** Moves of one measure, and measures of either side, which take turns. */
  readonly moves: number
  readonly rounds: number
}
export const SIZES: Sizes = { entries: 2000, rows: 1_000_000, spectators: 1000, moves: 150, rounds: 15 }

/** What something costs at its large size, by what it costs at its small one; and a spectator by what a player costs. */
export interface Growth {
  readonly entries: number
  readonly stored: number
  readonly spectators: number
  readonly reconnect: number
}

const GAME = 'sakura'
const SEATS = 4
/** Entries of a short match, and what a page missed that comes back. */
const SHORT = 40
const MISSED = 10
/** Entries of each match that is stored beside. */
const LOG = 100

const nobody: BotThreads = {
  ask: () => Promise.reject(new Error('no bot plays here')),
  hint: () => Promise.reject(new Error('nobody asks for hints here')),
  close: () => Promise.resolve(),
}

/** A server without sockets, on a SQLite file of its own. */
class Ground {
  readonly store: MatchStore
  readonly #server: Assembled
  readonly #folder: string
  #drawn = 0

  static async open(): Promise<Ground> {
    const folder = mkdtempSync(join(tmpdir(), 'noren-growth-'))
    return new Ground(folder, await SqliteStore.open(join(folder, 'noren.sqlite')))
  }

  private constructor(folder: string, store: MatchStore) {
    this.#folder = folder
    this.store = store
    const warn = (_details: object, text: string): never => {
      throw new Error(text)
    }
    this.#server = assemble({
      store: this.store,
      bus: new InProcessBus().house(),
      time: realTime,
      chance: realChance,
      pool: nobody,
      games: library,
      log: { warn, error: warn },
      botPause: 0,
      windowHold: 0,
      webhookPrivate: false,
    })
  }

  /** A table with four people who look at it, and a game that can go on for ever: a choice is made and taken back in turns. */
  async table(entries: number, looked = true): Promise<Seesaw> {
    const { registry } = this.#server
    const table = await registry.create('p0', { game: GAME, seats: SEATS })
    if (isNo(table)) throw new Error(table.no)
    await table.change(row => ({
      ...row,
      holders: row.holders.map((_, seat) => ({ kind: 'person', person: `p${seat}`, away: false })),
      status: 'playing',
    }))
    const seesaw = new Seesaw(table, () => `growth-${this.#drawn++}`)
    await seesaw.begin()
    await seesaw.play(Math.max(0, entries - seesaw.entries))
    if (looked) for (let seat = 0; seat < SEATS; seat++) look(table, `p${seat}`)
    return seesaw
  }

  /** Somebody whose page comes back again and again, having missed the last entries. */
  async returns({ table }: Seesaw, times: number): Promise<void> {
    const { registry, metrics, hints } = this.#server
    const session = new Session(registry, 'p0', metrics, hints, () => undefined)
    const since = table.row.seq - MISSED
    for (let n = 0; n < times; n++) await session.handle({ t: 'hello', v: PROTOCOL, table: table.id, since })
    session.leave()
  }

  async close(): Promise<void> {
    await this.#server.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A page that is told everything and says nothing. */
function look(
  table: LiveTable,
  person: string | null,
  heard: (frame: string | Uint8Array) => void = () => {},
): void {
  const viewer: Viewer = { person, send: heard }
  table.viewers.arrive(viewer)
  table.sync(viewer)
}

/** A match that grows and never ends. */
class Seesaw {
  readonly table: LiveTable
  readonly #id: () => string
  #choice: Omit<MoveRequest, 'moveId' | 'seq'> = { seat: 0, words: [] }

  constructor(table: LiveTable, id: () => string) {
    this.table = table
    this.#id = id
  }

  get entries(): number {
    return this.table.row.seq
  }

  async #wish(wish: Omit<MoveRequest, 'moveId' | 'seq'>): Promise<void> {
    const verdict = await this.table.wish({ ...wish, moveId: this.#id(), seq: this.entries })
    if (isNo(verdict) || !['applied', 'sealed'].includes(verdict.status))
      throw new Error(`a move was not carried out: ${JSON.stringify(verdict)}`)
  }

  /** Plays at random up to a choice that its seat may take back. */
  async begin(): Promise<void> {
    const { match, game } = this.table
    if (match === null) throw new Error('no match')
    const [list, rng] = [new Choices(), seeded(7)]
    while (match.state.outcome === null) {
      const seat = first(unanswered(match))
      const seen = stateFor(game, match, seat)
      game.legal(seen, seat, list)
      this.#choice = { seat, words: game.say(seen, seat, list.at(below(rng, list.size))).words }
      const before = this.entries
      await this.#wish(this.#choice)
      if (this.entries === before + 1 && mayUndo(match, seat) && match.envelopes.length === 0) {
        await this.#wish({ seat, words: UNDO_WORDS })
        return
      }
    }
    throw new Error('nothing in this game can be taken back')
  }

  async play(moves: number): Promise<void> {
    for (let n = 0; n < moves; n += 2) {
      await this.#wish(this.#choice)
      await this.#wish({ seat: this.#choice.seat, words: UNDO_WORDS })
    }
  }
}

/** Writes matches that are over into a store: how many entries they have in all is what counts. */
export async function fill(store: MatchStore, like: LiveTable, rows: number): Promise<void> {
  const { row } = like
  const { waiting, clock, envelopes, answered } = row
  const outcome = { payoff: [1, 0, 0, 0], scores: [4, 3, 2, 1], ranks: [1, 2, 3, 4], clause: 'GROWTH' }
  for (let n = 0; n * LOG < rows; n++) {
    const id = `growth-${n}`
    await store.createTable({ ...row, seq: 0, revision: 0, charter: { ...row.charter, id } })
    const entries = Array.from({ length: LOG }, (_, i): Entry => {
      const words = ['play', i, n]
      return { seq: i + 1, seat: i % SEATS, words, moveId: `${id}-${i}`, hash: `${n}`.padStart(64, '0') }
    })
    const { status } = await store.append(id, entries, { waiting, clock, envelopes, answered, outcome }, [])
    if (status !== 'stored') throw new Error(`match ${n} was not stored: ${status}`)
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Processor time of a piece of work, in microseconds. */
async function cpu(work: () => Promise<void>): Promise<number> {
  const since = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(since)
  return user + system
}

/** What pieces of work cost, side by side: their rounds take turns, so that a busy moment falls on all; medians. */
async function compare(rounds: number, works: readonly (() => Promise<void>)[]): Promise<number[]> {
  // One round in which compilers settle.
  for (const work of works) await work()
  const costs = works.map((): number[] => [])
  for (let n = 0; n < rounds; n++) for (const [i, work] of works.entries()) costs[i]?.push(await cpu(work))
  return costs.map(median)
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000
const by = (large = Number.NaN, small = Number.NaN): number => rounded(large / small)

/** Runs all four; `progress` hears what is being measured. */
export async function measureGrowth(
  sizes: Sizes,
  progress: (what: keyof Growth) => void = () => {},
): Promise<Growth> {
  hashNatively()
  const { rounds, moves } = sizes
  const [ground, full] = [await Ground.open(), await Ground.open()]
  try {
    progress('entries')
    const long = await ground.table(sizes.entries)
    const short = async (): Promise<Seesaw> => ground.table(SHORT)
    const shorts = await Promise.all(Array.from({ length: rounds + 1 }, short))
    let next = 0
    const entries = await compare(rounds, [
      () => (shorts[next++] as Seesaw).play(moves),
      () => long.play(moves),
    ])

    progress('reconnect')
    const brief = await short()
    const reconnect = await compare(rounds, [
      () => ground.returns(brief, moves),
      () => ground.returns(long, moves),
    ])

    progress('spectators')
    const [alone, seen, crowded] = [await ground.table(SHORT, false), await short(), await short()]
    for (let n = 0; n < sizes.spectators; n++) look(crowded.table, null)
    const [none = 0, players = 0, crowd = 0] = await compare(
      rounds,
      [alone, seen, crowded].map(table => () => table.play(moves)),
    )

    progress('stored')
    const here = await full.table(SHORT)
    await fill(full.store, here.table, sizes.rows)
    const there = await short()
    const stored = await compare(rounds, [() => there.play(moves), () => here.play(moves)])
    return {
      entries: by(entries[1], entries[0]),
      stored: by(stored[1], stored[0]),
      spectators: by(Math.max(0, crowd - players) / sizes.spectators, (players - none) / SEATS),
      reconnect: by(reconnect[1], reconnect[0]),
    }
  } finally {
    await ground.close()
    await full.close()
  }
}

import { join } from 'node:path'
import { below, fork, seeded } from '@noren/engine'
import type { Rng } from '@noren/engine'
import type { Reply } from '@noren/protocol'
import { PostgresStore, SqliteStore } from '@noren/store'
import type { MatchStore } from '@noren/store'
import { shelf } from '@noren/server/parts'
import { Guest } from '@noren/testbed/client'
import { toWindow } from './forward.ts'
import { isWhole, Ledger } from './ledger.ts'
import type { Broken, Stored } from './ledger.ts'
import { isClosed, Memory, Player, say } from './player.ts'
import { inFolder, startServer, stopServer } from './process.ts'
import type { Running } from './process.ts'

export interface KillPlan {
  readonly kills: number
  readonly tables: number
  readonly seed: number
  /** An address of PostgreSQL; a SQLite file otherwise. */
  readonly database?: string
  /** An address of NATS: then two houses share the database, every pair sits in both, and either may be killed. */
  readonly bus?: string
  /** The positive control: a server that acknowledges before it commits. */
  readonly early?: boolean
  /** Instead of the server of this clone: another program that reads the same environment. */
  readonly program?: URL
  /** Answers between a start and the next kill, at most; if absent three for each table, and eight where answers are changed. */
  readonly answers?: number
  /** Ends as soon as something is broken: enough for the control. */
  readonly untilBroken?: boolean
  /** Everybody changes sealed answers again and again while their windows close; at games that have windows. */
  readonly fickle?: boolean
  readonly progress?: (done: number, total: number, what: string) => void
}

export interface KillReport {
  readonly store: 'sqlite' | 'postgres'
  readonly houses: number
  readonly early: boolean
  readonly seed: number
  readonly kills: number
  readonly tables: number
  /** Games that were begun: a table whose game is over is followed by another. */
  readonly games: number
  readonly acknowledged: number
  /** Acknowledged sealed answers whose window was gone before they were opened, as the rules allow. */
  readonly void: number
  /** Acknowledged sealed answers that their owners changed or took back: the last one acknowledged is the one in the log. */
  readonly changed: number
  /** Moves that were sent, not answered before the kill, and sent again afterwards: what came of them. */
  readonly resent: Readonly<Record<string, number>>
  readonly broken: Broken
  readonly ok: boolean
  /** What the server answered to SIGTERM at the end. */
  readonly exitCode: number | null
}

/** Games in which several people answer at once. */
const WINDOWS = ['sakura', 'sake', 'honor']
const REFLEX = { interruptPriority: 'reflex' }
const EARLY = new URL('./early.ts', import.meta.url)

/** Two people at one table, and what they were told there. */
interface Pair {
  players: readonly Player[]
  memories: readonly Memory[]
  readonly rng: Rng
  readonly game: string
  /** A bot sits with them: the house must not play twice either. */
  readonly bot: boolean
}

/** One run: start, load, kill -9, audit, start again; at the end everything is audited once more. */
class Kill {
  readonly ledger = new Ledger(shelf)
  readonly memories: (readonly Memory[])[] = []
  readonly resent: Record<string, number> = {}
  readonly #plan: KillPlan
  readonly #folder: string
  readonly #rng: Rng
  readonly #pairs: Pair[] = []

  constructor(plan: KillPlan, folder: string) {
    this.#plan = plan
    this.#folder = folder
    this.#rng = seeded(plan.seed)
  }

  #start(): Promise<Running> {
    const { database, early, bus, program } = this.#plan
    const entry = early === true ? EARLY : program
    return startServer({
      env: {
        NOREN_DATA: this.#folder,
        // Long enough for somebody to change a sealed answer while the window is open.
        NOREN_WINDOW: '40',
        NOREN_LOG: 'silent',
        ...(database === undefined ? {} : { DATABASE_URL: database }),
        ...(bus === undefined ? {} : { NATS_URL: bus, NOREN_SECRET: 'the same in both houses of a trial' }),
      },
      ...(entry === undefined ? {} : { entry }),
    })
  }

  #store(): Promise<MatchStore> {
    const { database } = this.#plan
    return database === undefined
      ? SqliteStore.open(join(this.#folder, 'noren.sqlite'))
      : PostgresStore.open(database)
  }

  /** A new game for a pair: the first of them has seat 0, the other one all the rest. */
  async #seat(address: string, pair: Pair, cookies: readonly string[]): Promise<void> {
    const guests = [0, 1].map(i => Object.assign(new Guest(address), { cookie: cookies[i] ?? '' }))
    const [host, friend] = guests as [Guest, Guest]
    const { min, max } = shelf[pair.game]?.game.seats ?? { min: 2, max: 2 }
    // Windows ask several: they are more, and more often, at a table of four.
    const seats = this.#plan.fickle === true ? Math.min(4, max - 1) : Math.max(2, min)
    const bots = pair.bot ? (['wanderer'] as const) : []
    const { id, keyHash } = await host.open({
      game: pair.game,
      seats: seats + bots.length,
      bots: [...bots],
      // Where the quickest shout counts, windows close over answers that are void.
      ...(this.#plan.fickle === true && pair.game === 'sake' ? { options: REFLEX } : {}),
    })
    const rest = Array.from({ length: seats - 1 }, (_, i) => i + 1)
    for (const seat of rest) await friend.ask('POST', `/api/tables/${id}/sit`, { seat })
    await host.ask('POST', `/api/tables/${id}/start`)
    const fickle = this.#plan.fickle === true
    pair.players = [[0], rest].map(
      (own, i) => new Player(guests[i]?.cookie ?? '', own, new Memory(id, keyHash), fork(pair.rng), fickle),
    )
    pair.memories = pair.players.map(p => p.memory)
    this.memories.push(pair.memories)
  }

  /** One pair plays, game after game, until a server is gone; each from a house of their own, if there are several. */
  async #load(houses: readonly Running[], pair: Pair, answered: () => void): Promise<void> {
    try {
      for (;;) {
        const lines = await Promise.all(pair.players.map((p, i) => p.connect(addressOf(houses, i))))
        for (const p of pair.players) p.answered = answered
        const over = await Promise.all(
          pair.players.map(async (p, i) => {
            const ended = await p.play(lines[i] ?? p.line ?? failed())
            // The other one, who may have come to their house after the moment of the kill, need not wait.
            if (!ended) for (const line of lines) await line.close()
            return ended
          }),
        )
        if (!over.every(Boolean)) return
        for (const line of lines) await line.close()
        for (const p of pair.players) p.remember()
        await this.#seat(
          addressOf(houses, 0),
          pair,
          pair.players.map(p => p.cookie),
        )
      }
    } catch (error) {
      if (!isClosed(error)) throw error
    } finally {
      for (const p of pair.players) p.remember()
    }
  }

  /** What was acknowledged is answered as before; what was not answered is sent again, once. */
  async #resend(address: string, player: Player, stored: Stored): Promise<void> {
    const line = await player.connect(address)
    const { acknowledged, pending, table } = player.memory
    const { broken } = this.ledger
    // A house that has not heard of a move yet finds it in its place in the log, and then tells it as the move that it is.
    const known = ({ status, seq }: Reply, at: number): boolean =>
      (status === 'duplicate' || (status === 'applied' && this.#plan.bus !== undefined)) && seq === at
    for (const { wish } of [...acknowledged.values()].slice(-3)) {
      const at = stored.get(wish.id)
      // Not in the log: gone with its window, or lost, which the audit has told. Or it lies in an envelope, or did: its window may close
      // while we ask, so whatever we hear is right, and the next audit finds it where it belongs.
      if (at === undefined) continue
      if (at === 0) {
        await say(line, wish)
        continue
      }
      const reply = await say(line, wish)
      if (known(reply, at)) continue
      if (reply.status === 'applied') broken.duplicated.push(`${table}: ${at} was carried out again`)
      else broken.lost.push(`${table}: ${at} is answered ${reply.status} ${reply.seq}`)
    }
    if (pending !== null) {
      const reply = await say(line, pending)
      const at = stored.get(pending.id)
      if (at !== undefined && at > 0 && !known(reply, at))
        broken.duplicated.push(`${table}: unanswered ${at} is answered ${reply.status} ${reply.seq}`)
      this.resent[reply.status] = (this.resent[reply.status] ?? 0) + 1
      player.heard(pending, reply)
    }
    player.remember()
    await line.close()
  }

  /** Everything that anybody was told, at the tables of this round or of the whole run, against the log. */
  async #audit(memories: Iterable<readonly Memory[]>): Promise<Stored> {
    const store = await this.#store()
    const stored = new Map<string, number>()
    try {
      for (const told of memories)
        for (const [id, seq] of await this.ledger.audit(store, told)) stored.set(id, seq)
    } finally {
      await store.close()
    }
    return stored
  }

  /** Every table stands at a window when the next round begins. */
  async #forward(): Promise<void> {
    const store = await this.#store()
    try {
      for (const { players, game, rng } of this.#pairs) {
        const memories = new Map(players.flatMap(p => p.seats.map(seat => [seat, p.memory] as const)))
        const rules = shelf[game]?.game ?? failed()
        await toWindow(store, rules, memories, players[0]?.memory.table ?? '', rng)
      }
    } finally {
      await store.close()
    }
  }

  async run(): Promise<KillReport> {
    const { kills, tables, progress } = this.#plan
    const houses = [await this.#start(), ...(this.#plan.bus === undefined ? [] : [await this.#start()])]
    const games = Object.keys(shelf).filter(id => this.#plan.fickle !== true || WINDOWS.includes(id))
    for (let i = 0; i < tables; i++) {
      const pair: Pair = {
        players: [],
        memories: [],
        rng: fork(this.#rng),
        game: games[i % games.length] ?? '',
        bot: i % 3 === 0,
      }
      this.#pairs.push(pair)
      await this.#seat(addressOf(houses, 0), pair, [])
    }
    let killed = 0
    while (killed < kills && !(this.#plan.untilBroken === true && !isWhole(this.ledger.broken))) {
      progress?.(killed, kills, `${killed} of ${kills} kills`)
      const from = this.memories.length
      const here = this.#pairs.map(pair => pair.memories)
      const victim = await this.#untilKilled(houses)
      killed++
      const stored = await this.#audit(new Set([...here, ...this.memories.slice(from)]))
      if (this.#plan.fickle === true) await this.#forward()
      houses[victim] = await this.#start()
      // Everybody comes back to the other house. A server that broke its promise may not even find its tables: the audit has said so already.
      const retry = Promise.all(
        this.#pairs.flatMap(p => p.players.map((q, i) => this.#resend(addressOf(houses, i + 1), q, stored))),
      )
      if (this.#plan.early === true) await retry.catch(() => undefined)
      else await retry
    }
    const codes = await Promise.all(houses.map(stopServer))
    const exitCode = codes.find(code => code !== 0) ?? 0
    await this.#audit(this.memories)
    const { broken, checked } = this.ledger
    return {
      store: this.#plan.database === undefined ? 'sqlite' : 'postgres',
      houses: houses.length,
      early: this.#plan.early === true,
      seed: this.#plan.seed,
      kills: killed,
      tables,
      games: this.memories.length,
      acknowledged: this.memories.flat().reduce((n, m) => n + m.acknowledged.size, 0),
      void: this.ledger.void.size,
      changed: this.ledger.changed.size,
      resent: this.resent,
      broken,
      ok: isWhole(broken) && checked > 0,
      exitCode,
    }
  }

  /** Everybody plays; after a random number of answers and a moment more, before, during or after a write: kill -9. Which one. */
  async #untilKilled(houses: readonly Running[]): Promise<number> {
    let left =
      1 + below(this.#rng, this.#plan.answers ?? (this.#plan.fickle === true ? 8 : 3) * this.#plan.tables)
    const wait = below(this.#rng, 12)
    const victim = below(this.#rng, houses.length)
    const house = houses[victim] ?? failed()
    const answered = (): void => {
      if (--left === 0) setTimeout(() => house.process.kill('SIGKILL'), wait)
    }
    // Those in the other house play on to this moment.
    const gone = house.ended.then(() =>
      Promise.all(this.#pairs.flatMap(pair => pair.players.flatMap(p => p.line?.close() ?? []))),
    )
    await Promise.all(this.#pairs.map(pair => this.#load(houses, pair, answered)))
    await gone
    return victim
  }
}

const addressOf = (houses: readonly Running[], player: number): string =>
  houses[player % houses.length]?.address ?? failed()

const failed = (): never => {
  throw new Error('nobody there')
}

/** Kills a loaded server again and again and looks for what was promised and is gone. */
export const runKill = (plan: KillPlan): Promise<KillReport> =>
  inFolder(folder => new Kill(plan, folder).run())

import { PostgresStore } from '@noren/store'
import { Guest, moveId } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { natsServer, startNats } from '@noren/testbed/nats'
import type { Nats } from '@noren/testbed/nats'
import { faceAt, seated } from '@noren/testbed/playing'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { startRelay } from '@noren/testbed/relay'
import type { Relay } from '@noren/testbed/relay'
import { startServer, stopServer } from './process.ts'
import type { Running } from './process.ts'

export interface AwayPlan {
  /** How long one of three servers is stopped, in milliseconds. */
  readonly stop: number
  readonly progress?: (done: number, total: number, what: string) => void
}

/** One thing that was away, and how the table went on. */
export interface AwayCase {
  readonly name: string
  /** Moves that were made and shown to everybody who could be shown them. */
  readonly moves: number
  /** The longest that anybody waited for one of them, from its sending, in milliseconds. */
  readonly slowest: number
}

export interface AwayReport {
  readonly cases: readonly AwayCase[]
  readonly acknowledged: number
  /** Ids that were acknowledged and are not in the log, or are there twice. */
  readonly lost: readonly string[]
  readonly duplicated: readonly string[]
}

interface Wish {
  readonly t: 'move'
  readonly id: string
  readonly seat: number
  readonly seq: number
  readonly words: readonly (string | number)[]
}

const SEATS = [0, 1, 2]
/** People may wait so long for what is possible. */
const LATEST = 2000

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** What is not as it should be, a line each. */
export const awayFaults = ({ cases, lost, duplicated }: AwayReport): string[] => [
  ...cases.filter(c => c.moves === 0).map(c => `${c.name}: nothing was played`),
  ...cases
    .filter(c => c.slowest > LATEST)
    .map(c => `${c.name}: somebody waited ${c.slowest} ms, not ${LATEST}`),
  ...lost.map(id => `${id} was acknowledged and is gone`),
  ...duplicated.map(id => `${id} is in the log twice`),
]

/** A table of Sakura with three people, each at a server of their own. */
class Trial {
  readonly cases: AwayCase[] = []
  readonly acknowledged = new Map<string, Wish>()
  readonly #postgres: Postgres
  readonly #nats: Nats
  readonly #relay: Relay
  readonly #servers: Running[] = []
  readonly #people: Guest[] = []
  readonly #lines: Line[] = []
  #database = ''
  #table = ''
  #case = { moves: 0, slowest: 0 }

  constructor(postgres: Postgres, nats: Nats, relay: Relay) {
    this.#postgres = postgres
    this.#nats = nats
    this.#relay = relay
  }

  async open(): Promise<void> {
    this.#database = await this.#postgres.database()
    const env = {
      DATABASE_URL: this.#database.replace(`:${this.#postgres.port}/`, `:${this.#relay.port}/`),
      NATS_URL: this.#nats.address,
      NOREN_SECRET: 'the same at every server, and long enough',
      NOREN_WINDOW: '0',
      NOREN_LOG: 'silent',
    }
    for (const _ of SEATS) this.#servers.push(await startServer({ env }))
    for (const _ of SEATS) this.#people.push(new Guest(this.#servers[0]?.address ?? ''))
    this.#table = (await seated(this.#people, 'sakura', 0)).id
    for (const seat of SEATS) this.#lines.push(await this.#comes(seat, seat))
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.ws.terminate()
    for (const server of this.#servers) {
      server.process.kill('SIGCONT')
      await stopServer(server)
    }
  }

  /** One of the people at one of the servers. */
  #at(person: number, server: number): Guest {
    const cookie = this.#people[person]?.cookie ?? ''
    return Object.assign(new Guest(this.#servers[server]?.address ?? ''), { cookie })
  }

  async #comes(person: number, server: number): Promise<Line> {
    const line = await this.#at(person, server).line()
    await line.hello(this.#table)
    return line
  }

  #line(seat: number): Line {
    return this.#lines[seat] as Line
  }

  /** Resolves once this line was shown so many entries. */
  async #reached(line: Line, seq: number): Promise<void> {
    for (let at = line.last; at !== undefined && at.seq < seq; at = line.last) await line.changed(at)
  }

  /** What somebody may do now. */
  #next(): { line: Line; wish: Wish } | null {
    for (const seat of SEATS) {
      const line = this.#line(seat)
      const face = faceAt(line, seat)
      const [choice] = ((face?.waiting ?? 0) & (1 << seat)) !== 0 ? (face?.choices ?? []) : []
      if (choice === undefined) continue
      return { line, wish: { t: 'move', id: moveId(), seat, seq: line.last?.seq ?? 0, words: choice.words } }
    }
    return null
  }

  /** Sends a wish, again and again with the same id, until it is done. */
  async #insist(line: Line, wish: Wish): Promise<number> {
    for (;;) {
      const { status, code, seq } = await line.wish({ ...wish })
      if (status === 'applied' || status === 'duplicate') {
        this.acknowledged.set(wish.id, wish)
        return seq
      }
      if (code !== 'server-trouble') throw new Error(`${JSON.stringify(wish)} is answered ${status} ${code}`)
      await later(50)
    }
  }

  /** So many moves of whoever is asked; each is shown to everybody. */
  async #goOn(moves: number): Promise<void> {
    for (let made = 0; made < moves; made++) {
      const next = this.#next()
      if (next === null) throw new Error('nobody is asked')
      const begun = performance.now()
      const seq = await this.#insist(next.line, next.wish)
      for (const seat of SEATS) await this.#reached(this.#line(seat), seq)
      this.#waited(begun)
    }
  }

  #waited(begun: number): void {
    this.#case.moves++
    this.#case.slowest = Math.max(this.#case.slowest, Math.round(performance.now() - begun))
  }

  async #try(name: string, work: () => Promise<void>): Promise<void> {
    this.#case = { moves: 0, slowest: 0 }
    await work()
    this.cases.push({ name, ...this.#case })
  }

  async run({ stop, progress }: AwayPlan): Promise<void> {
    const all: [string, () => Promise<void>][] = [
      ['nothing is away', () => this.#goOn(6)],
      ['NATS is away', () => this.#withoutNats()],
      ['somebody sits down and the host begins elsewhere, NATS away', () => this.#begins()],
      ['NATS is back', () => this.#goOn(6)],
      ['PostgreSQL is back', () => this.#withoutPostgres()],
      ['one of three servers is stopped', () => this.#stopped(stop)],
      ['it goes on', () => this.#goOn(6)],
    ]
    for (const [i, [name, work]] of all.entries()) {
      progress?.(i, all.length, name)
      await this.#try(name, work)
    }
  }

  /** Moves and talk are shown at every server. */
  async #withoutNats(): Promise<void> {
    await this.#nats.stop()
    await this.#goOn(8)
    const begun = performance.now()
    this.#line(0).send({ t: 'say', phrase: 'hello' })
    for (const seat of SEATS) await this.#line(seat).seen('said', m => m.said.phrase === 'hello')
    this.#waited(begun)
  }

  /** Each step is known at the other servers at once, without a word between them. */
  async #begins(): Promise<void> {
    const [host, ...others] = SEATS.map(i => this.#at(i, i)) as [Guest, Guest, Guest]
    const { id } = await host.open({ game: 'sakura', seats: 3 })
    for (const other of others) await other.ask('POST', `/api/tables/${id}/sit`, {})
    const begun = performance.now()
    await host.ask('POST', `/api/tables/${id}/start`)
    this.#waited(begun)
    await this.#nats.start()
  }

  /** What is refused meanwhile is done once when it is back. */
  async #withoutPostgres(): Promise<void> {
    this.#relay.cut()
    const next = this.#next()
    if (next === null) throw new Error('nobody is asked')
    const refused = await next.line.wish({ ...next.wish })
    if (refused.code !== 'server-trouble') throw new Error(`answered ${refused.status} without a database`)
    this.#relay.mend()
    const begun = performance.now()
    const seq = await this.#insist(next.line, next.wish)
    for (const seat of SEATS) await this.#reached(this.#line(seat), seq)
    this.#waited(begun)
    const again = await next.line.wish({ ...next.wish })
    if (again.status !== 'duplicate') throw new Error(`what was done is answered ${again.status}`)
    await this.#goOn(6)
  }

  /**
   * Nobody at the other servers waits. Whoever was at this one comes to another and plays there; what they had sent before is done once, and
   * their old page is shown everything when the server goes on.
   */
  async #stopped(ms: number): Promise<void> {
    const ends = performance.now() + ms
    this.#servers[2]?.process.kill('SIGSTOP')
    const old = this.#line(2)
    const asked = ((faceAt(old, 2)?.waiting ?? 0) & 4) !== 0
    const mine = this.#next()
    // A wish that the stopped server has not read yet.
    const sent = asked && mine?.wish.seat === 2 ? mine.wish : null
    if (sent !== null) old.send({ ...sent })
    this.#lines[2] = await this.#comes(2, 0)
    await this.#goOn(10)
    if (performance.now() < ends) await later(ends - performance.now())
    await this.#goOn(2)
    this.#servers[2]?.process.kill('SIGCONT')
    const begun = performance.now()
    await this.#reached(old, this.#line(0).last?.seq ?? 0)
    this.#waited(begun)
    if (sent !== null) {
      // Its question was answered elsewhere in the meantime, or it is the answer itself: never another one.
      const reply = await old.next('reply', m => m.id === sent.id)
      if (reply.status === 'applied') this.acknowledged.set(sent.id, sent)
    }
    await this.#goOn(4)
    old.ws.terminate()
    this.#lines[2] = await this.#comes(2, 2)
  }

  /** What was acknowledged and is not in the log, and what is there twice. */
  async audit(): Promise<Pick<AwayReport, 'lost' | 'duplicated'>> {
    const store = await PostgresStore.open(this.#database)
    const ids = (await store.entries(this.#table)).map(e => e.moveId)
    const row = await store.table(this.#table)
    await store.close()
    const sealed = row?.envelopes.flatMap(e => [...e.slips.map(s => s.moveId), ...e.spent]) ?? []
    const known = new Set([...ids, ...sealed])
    return {
      lost: [...this.acknowledged.keys()].filter(id => !known.has(id)),
      duplicated: ids.filter((id, i) => ids.indexOf(id) !== i),
    }
  }
}

/** PostgreSQL away, NATS away, a server stopped: a table with people on three servers goes on. Null where they are not installed. */
export async function runAway(plan: AwayPlan): Promise<AwayReport | null> {
  const [postgresBin, natsBin] = [binaries(), natsServer()]
  if (postgresBin === null || natsBin === null) return null
  const postgres = await startPostgres(postgresBin)
  const nats = await startNats(natsBin)
  const relay = await startRelay(postgres.port)
  const trial = new Trial(postgres, nats, relay)
  try {
    await trial.open()
    await trial.run(plan)
    return { cases: trial.cases, acknowledged: trial.acknowledged.size, ...(await trial.audit()) }
  } finally {
    await trial.close()
    relay.close()
    await nats.stop()
    await postgres.stop()
  }
}

import { availableParallelism } from 'node:os'
import { randomUUID } from 'node:crypto'
import { below, fork, seeded } from '@noren/engine'
import type { Rng } from '@noren/engine'
import type { BotLevel } from '@noren/protocol'
import { shelf } from '@noren/server/parts'
import { Guest } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { faceAt } from '@noren/testbed/playing'
import { inFolder, startServer, stopServer } from './process.ts'
import type { Running } from './process.ts'

export interface CrowdPlan {
  /** Tables at which only bots sit. */
  readonly tables: number
  readonly seats: number
  readonly level: BotLevel
  readonly seconds: number
  readonly seed: number
  /** Milliseconds for which a person looks at the table before moving. */
  readonly think: number
  readonly progress?: (done: number, total: number, what: string) => void
}

export interface Latency {
  readonly moves: number
  readonly p50ms: number
  readonly p99ms: number
  readonly maxMs: number
}

export interface CrowdReport {
  readonly cores: number
  readonly workers: number
  readonly tables: number
  readonly seats: number
  readonly level: string
  readonly seconds: number
  /** People's moves while nobody else is in the house, and while the bots think. */
  readonly alone: Latency
  readonly crowded: Latency
  /** Choices that bots made meanwhile, and those made by rules of thumb because too many waited. */
  readonly botMoves: number
  readonly hurried: number
  /** Processor time of the house while the bots thought, in seconds: more than the seconds there were means that it was busy. */
  readonly cpuSeconds: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const ms = (n: number): number => Number(n.toFixed(2))

export function latency(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b)
  return {
    moves: sorted.length,
    p50ms: ms(at(sorted, 0.5)),
    p99ms: ms(at(sorted, 0.99)),
    maxMs: ms(sorted.at(-1) ?? NaN),
  }
}

/** Two people who play game after game until the time is over. */
class People {
  readonly times: number[] = []
  readonly #house: Running
  readonly #rng: Rng
  readonly #think: number
  constructor(house: Running, rng: Rng, think: number) {
    this.#house = house
    this.#rng = rng
    this.#think = think
  }

  async play(until: number): Promise<void> {
    while (performance.now() < until) {
      const guests = [new Guest(this.#house.address), new Guest(this.#house.address)] as const
      const { id } = await guests[0].open({ game: 'sakura', seats: 2 })
      await guests[1].ask('POST', `/api/tables/${id}/sit`, {})
      await guests[0].ask('POST', `/api/tables/${id}/start`)
      await Promise.all(guests.map((g, seat) => this.#seat(g, id, seat, until)))
    }
  }

  async #seat(guest: Guest, id: string, seat: number, until: number): Promise<void> {
    const line = await guest.line()
    await line.hello(id)
    while (performance.now() < until && !isOver(line)) {
      const { last } = line
      const face = faceAt(line, seat)
      const asked = ((face?.waiting ?? 0) & (1 << seat)) !== 0
      const choices = asked ? (face?.choices ?? []) : []
      const words = choices[below(this.#rng, Math.max(1, choices.length))]?.words
      if (words === undefined || last === undefined) {
        await Promise.race([
          line.next('update', m => m.seq > (last?.seq ?? 0)),
          nap(until - performance.now()),
        ])
        continue
      }
      await nap(this.#think)
      const sent = performance.now()
      const reply = await line.wish({ t: 'move', id: randomUUID(), seat, seq: last.seq, words })
      if (reply.status === 'applied') this.times.push(performance.now() - sent)
    }
    await line.close()
  }
}

const nap = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, Math.max(0, time)))
const isOver = ({ last }: Line): boolean =>
  last === undefined || (last.t === 'sync' ? last.table.status === 'over' : last.outcome !== null)

/** Tables full of bots; one whose game is over is followed by another. */
class Bots {
  readonly #house: Running
  readonly #plan: CrowdPlan
  readonly #games = Object.values(shelf).map(s => s.game)
  #opened = 0
  constructor(house: Running, plan: CrowdPlan) {
    this.#house = house
    this.#plan = plan
  }

  async #open(host: Guest): Promise<string> {
    const game = this.#games[this.#opened++ % this.#games.length]
    if (game === undefined) throw new Error('no games')
    const seats = Math.min(game.seats.max, Math.max(game.seats.min, this.#plan.seats))
    const bots = Array.from({ length: seats }, () => this.#plan.level)
    return (await host.open({ game: game.id, seats, bots, start: true })).id
  }

  async fill(until: () => number): Promise<{ done: Promise<void> }> {
    const host = new Guest(this.#house.address)
    const tables: string[] = []
    for (let i = 0; i < this.#plan.tables; i++) tables.push(await this.#open(host))
    const watch = async (): Promise<void> => {
      while (performance.now() < until()) {
        await nap(500)
        for (const [i, id] of tables.entries())
          if ((await host.ask('GET', `/api/tables/${id}`)).status === 'over')
            tables[i] = await this.#open(host)
      }
    }
    return { done: watch() }
  }
}

const BOT_ENTRIES = 'noren_entries_total{by="bot"}'

async function gauges(house: Running): Promise<(name: string) => number> {
  const text = await (await fetch(`${house.address}/metrics`)).text()
  return name =>
    Number(
      text
        .split('\n')
        .find(l => l.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    )
}

/** Resolves once the bots have begun to move: loading the games takes their thread a while. */
async function begun(house: Running): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if ((await gauges(house))(BOT_ENTRIES) > 0) return
    await nap(100)
  }
  throw new Error('the bots do not move')
}

/** A table of people in a house full of thinking bots: how long do the people wait for their own moves? */
export const runCrowd = (plan: CrowdPlan): Promise<CrowdReport> =>
  inFolder(async folder => {
    const cores = availableParallelism()
    const workers = Math.max(1, cores - 1)
    const house = await startServer({
      env: { NOREN_DATA: folder, NOREN_WINDOW: '0', NOREN_LOG: 'error', NOREN_BOT_WORKERS: String(workers) },
    })
    const rng = seeded(plan.seed)
    const span = plan.seconds * 1000
    const people = async (): Promise<Latency> => {
      const two = new People(house, fork(rng), plan.think)
      // The first second warms the compiler up and does not count.
      await two.play(performance.now() + 1000)
      two.times.length = 0
      await two.play(performance.now() + span)
      return latency(two.times)
    }
    plan.progress?.(0, 2, 'people alone')
    const alone = await people()
    plan.progress?.(1, 2, 'people among bots')
    let end = Number.POSITIVE_INFINITY
    const bots = await new Bots(house, plan).fill(() => end)
    await begun(house)
    const before = await gauges(house)
    const crowded = await people()
    const after = await gauges(house)
    end = 0
    await bots.done
    await stopServer(house)
    const more = (name: string): number => after(name) - before(name)
    return {
      cores,
      workers,
      tables: plan.tables,
      seats: plan.seats,
      level: plan.level,
      seconds: plan.seconds,
      alone,
      crowded,
      botMoves: more(BOT_ENTRIES),
      hurried: more('noren_bot_thoughts_hurried'),
      cpuSeconds: ms(more('process_cpu_seconds')),
    }
  })

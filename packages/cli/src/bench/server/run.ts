import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from '@noren/bench'
import type { Crowd } from '@noren/bench'
import type { Report } from './host.ts'
import { CONTENDERS, crowd, partsOf, TRICK4 } from './servers.ts'
import type { Contender, Match } from './servers.ts'
import { ROOT } from '../contenders.ts'
import { Shipped } from '../shipped.ts'
import { say } from '../../say.ts'

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url))

/** One line of the figures: the shape that other tools read. */
export interface Run {
  readonly server: string
  readonly durable: boolean
  /** How many processes the server is; absent where it is one and nothing else was asked for. */
  readonly processes?: number
  /** All rounds together, and the median of the rounds. */
  readonly movesPerServerCpuSecond: number
  readonly medianMovesPerServerCpuSecond: number
  /** By the clock on the wall; players, and a database where there is one, are on the same cores. */
  readonly movesPerSecond: number
  /** How many cores the server, all of its processes together, and its players kept busy meanwhile. */
  readonly serverCores: number
  readonly playerCores: number
  readonly p50ms: number
  readonly p99ms: number
  /** The same for everybody else at the table: from the move until they heard of it. */
  readonly onlookersP50ms: number
  readonly onlookersP99ms: number
  readonly bytesPerMove: number
  readonly moves: number
}

/** One server in a process of its own, in production mode; its players are in ours. */
class Subject {
  readonly contender: Contender
  readonly #child: ChildProcess
  readonly #opened: Promise<Report>
  #crowd: Crowd | null = null
  moves = 0
  bytes = 0
  micros = 0
  /** What the players of this process used meanwhile. */
  playerMicros = 0
  /** Milliseconds that were measured so far. */
  spent = 0
  readonly ms: number[] = []
  readonly heard: number[] = []
  /** Moves by CPU-second of each round. */
  readonly rates: number[] = []
  readonly #match: Match

  constructor(contender: Contender, shipped: string, folder: string, match: Match) {
    this.contender = contender
    this.#match = match
    const { name, processes = 1, database } = contender
    const env = { ...process.env, NODE_ENV: 'production', ...(database && { DATABASE_URL: database }) }
    this.#child = fork(HOST, [name, folder, match.game, shipped, String(processes)], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#opened = this.#heard()
    // Who opens it hears of a failure; until then nobody listens.
    this.#opened.catch(() => undefined)
  }

  async #heard(): Promise<Report> {
    const silence = new AbortController()
    const died = once(this.#child, 'exit', { signal: silence.signal }).then(([code]) => {
      throw new Error(`the server ${this.contender.name} ended with ${String(code)}`)
    })
    const said = once(this.#child, 'message', { signal: silence.signal }).then(([report]) => report as Report)
    try {
      return await Promise.race([said, died])
    } finally {
      silence.abort()
      await Promise.allSettled([said, died])
    }
  }

  async open(tables: number): Promise<void> {
    const report = await this.#opened
    if (!('port' in report)) throw new Error(`the server ${this.contender.name} has no port`)
    this.#crowd = await crowd(this.contender, report.port, tables, this.#match)
  }

  async #used(): Promise<number> {
    this.#child.send('cpu')
    const report = await this.#heard()
    return 'micros' in report ? report.micros : 0
  }

  /** Every table plays one game. Dealing is not measured, playing is, unless this is to warm up. */
  async round(warming: boolean): Promise<void> {
    if (this.#crowd === null) throw new Error('nobody is there')
    await this.#crowd.deal()
    const [before, begun] = [await this.#used(), performance.now()]
    const players = process.cpuUsage()
    const played = await this.#crowd.play()
    if (warming) return
    this.spent += performance.now() - begun
    const { user, system } = process.cpuUsage(players)
    this.playerMicros += user + system
    const micros = (await this.#used()) - before
    this.micros += micros
    this.rates.push(played.moves / (micros / 1e6))
    this.moves += played.moves
    this.bytes += played.bytes
    this.ms.push(...played.ms)
    this.heard.push(...played.heard)
  }

  run(): Run {
    const [movers, onlookers] = [shares(this.ms), shares(this.heard)]
    const { server, durable, processes } = this.contender
    return {
      server,
      durable,
      ...(processes === undefined ? {} : { processes }),
      movesPerServerCpuSecond: Math.round(this.moves / (this.micros / 1e6)),
      medianMovesPerServerCpuSecond: Math.round(median(this.rates)),
      movesPerSecond: Math.round(this.moves / (this.spent / 1000)),
      serverCores: rounded(this.micros / 1000 / this.spent),
      playerCores: rounded(this.playerMicros / 1000 / this.spent),
      p50ms: movers(0.5),
      p99ms: movers(0.99),
      onlookersP50ms: onlookers(0.5),
      onlookersP99ms: onlookers(0.99),
      bytesPerMove: Math.round(this.bytes / this.moves),
      moves: this.moves,
    }
  }

  async close(): Promise<void> {
    await this.#crowd?.close()
    if (this.#child.exitCode !== null) return
    this.#child.disconnect()
    await once(this.#child, 'exit')
  }
}

const rounded = (n: number): number => Math.round(n * 100) / 100

/** The value below which a share of all lies. */
function shares(values: readonly number[]): (share: number) => number {
  const sorted = Float64Array.from(values).sort()
  return share => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN)
}

/** Several processes by one: what the clock on the wall says, and what a move costs them. */
export interface Scaled {
  readonly processes: number
  readonly movesPerSecond: number
  readonly movesPerServerCpuSecond: number
}

/** The last run by the first, where they are of one and of several processes; null elsewhere. */
export function scaled(runs: readonly Run[]): Scaled | null {
  const [one, several] = [runs.find(r => r.processes === 1), runs.find(r => (r.processes ?? 1) > 1)]
  if (one === undefined || several?.processes === undefined) return null
  return {
    processes: several.processes,
    movesPerSecond: rounded(several.movesPerSecond / one.movesPerSecond),
    movesPerServerCpuSecond: rounded(several.movesPerServerCpuSecond / one.movesPerServerCpuSecond),
  }
}

export interface Effort {
  readonly tables: number
  /** Measured time for each server. */
  readonly seconds: number
  readonly warmUp: number
  readonly match?: Match
}

/**
 * All servers side by side, each in a process of its own, their rounds taking turns so that a busy moment of the machine
 * falls on all alike.
 */
export async function benchServers(
  { tables, seconds, warmUp, match = TRICK4 }: Effort,
  progress: (done: number, total: number, name: string) => void = () => undefined,
  contenders: readonly Contender[] = CONTENDERS,
): Promise<Run[]> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-bench-'))
  const shipped = new Shipped()
  const subjects: Subject[] = []
  try {
    // All at once: they start while the others do.
    for (const [n, contender] of contenders.entries()) {
      const parts = partsOf(contender)
      const code = parts.length === 0 ? '' : await shipped.parts(contender.root ?? ROOT, parts)
      subjects.push(new Subject(contender, code, join(folder, `${n}-${contender.name}`), match))
    }
    for (const subject of subjects) {
      progress(0, 100, say('cli-bench-opens', { name: subject.contender.name }))
      await subject.open(tables)
    }
    for (let i = 0; i < warmUp; i++) for (const subject of subjects) await subject.round(true)
    const left = (): Subject[] => subjects.filter(s => s.spent < 1000 * seconds)
    while (left().length > 0)
      for (const subject of left()) {
        const spent = subjects.reduce((sum, s) => sum + Math.min(1, s.spent / (1000 * seconds)), 0)
        progress(Math.floor((100 * spent) / subjects.length), 100, subject.contender.name)
        await subject.round(false)
      }
    return subjects.map(s => s.run())
  } finally {
    for (const subject of subjects) await subject.close().catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
    shipped.close()
  }
}

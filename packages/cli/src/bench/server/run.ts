import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Crowd } from '@noren/bench'
import type { Report } from './host.ts'
import { CONTENDERS, crowd } from './servers.ts'
import type { Contender } from './servers.ts'

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url))

/** One line of the figures: the shape that other tools read. */
export interface Run {
  readonly server: string
  readonly durable: boolean
  readonly movesPerServerCpuSecond: number
  readonly p50ms: number
  readonly p99ms: number
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
  /** Milliseconds that were measured so far. */
  spent = 0
  readonly ms: number[] = []

  constructor(contender: Contender, folder: string) {
    this.contender = contender
    const env = { ...process.env, NODE_ENV: 'production' }
    this.#child = fork(HOST, [contender.name, folder], {
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
    this.#crowd = await crowd(this.contender.name, report.port, tables)
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
    const played = await this.#crowd.play()
    if (warming) return
    this.spent += performance.now() - begun
    this.micros += (await this.#used()) - before
    this.moves += played.moves
    this.bytes += played.bytes
    this.ms.push(...played.ms)
  }

  run(): Run {
    const sorted = Float64Array.from(this.ms).sort()
    const at = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN)
    const { server, durable } = this.contender
    return {
      server,
      durable,
      movesPerServerCpuSecond: Math.round(this.moves / (this.micros / 1e6)),
      p50ms: at(0.5),
      p99ms: at(0.99),
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

export interface Effort {
  readonly tables: number
  /** Measured time for each server. */
  readonly seconds: number
  readonly warmUp: number
}

/**
 * All servers side by side, each in a process of its own, their rounds taking turns so that a busy moment of the machine
 * falls on all alike.
 */
export async function benchServers(
  { tables, seconds, warmUp }: Effort,
  progress: (done: number, total: number, name: string) => void = () => undefined,
  contenders: readonly Contender[] = CONTENDERS,
): Promise<Run[]> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-bench-'))
  const subjects: Subject[] = []
  try {
    // All at once: they start while the others do.
    for (const contender of contenders) subjects.push(new Subject(contender, join(folder, contender.name)))
    for (const subject of subjects) {
      progress(0, 100, `${subject.contender.name} opens`)
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
  }
}

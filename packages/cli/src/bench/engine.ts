import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Round } from '@noren/bench'
import { median } from '@noren/bench'
import type { Request } from './child.ts'
import type { Entry } from './contenders.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** One contender in a process of its own, in production mode. */
class Runner {
  readonly entry: Entry
  readonly #child: ChildProcess
  readonly rates: number[] = []
  constructor(entry: Entry) {
    this.entry = entry
    this.#child = fork(CHILD, [entry.name], { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] })
  }
  /** The next thing the process says; a process that dies instead is an error. */
  async heard(): Promise<Round> {
    const silence = new AbortController()
    const died = once(this.#child, 'exit', { signal: silence.signal }).then(([code]) => {
      throw new Error(`the process of ${this.entry.name} ended with ${String(code)}`)
    })
    const said = once(this.#child, 'message', { signal: silence.signal }).then(([round]) => round as Round)
    try {
      return await Promise.race([said, died])
    } finally {
      silence.abort()
      await Promise.allSettled([said, died])
    }
  }
  ask(request: Request): Promise<Round> {
    this.#child.send(request)
    return this.heard()
  }
  close(): void {
    this.#child.kill()
  }
}

export interface Effort {
  readonly rounds: number
  readonly warmSeconds: number
  /** Share of the usual size of a round. */
  readonly scale: number
}

export const USUAL: Effort = { rounds: 5, warmSeconds: 1.5, scale: 1 }

/** Two contenders that claim to do the same work did not. */
export class NotTheSameWork extends Error {}

const REFEREE = 'trick4/search/bare'

/**
 * Measures every entry, rounds taking turns so that a busy moment of the machine falls on all alike, and proves the
 * work: the checksum of every timed round of trick4 must be the one the bare loop finds for the same playouts.
 */
export async function measureAll(
  entries: readonly Entry[],
  effort: Effort,
  progress: (done: number, total: number, name: string) => void,
): Promise<Map<string, number>> {
  const runners: Runner[] = []
  const total = entries.length * (effort.rounds + 1)
  let done = 0
  try {
    for (const entry of entries) {
      const units = Math.max(1, Math.round(entry.units * effort.scale))
      progress(done++, total, `${entry.name} warms up`)
      const runner = new Runner({ ...entry, units })
      runners.push(runner)
      await runner.heard()
      await runner.ask({ kind: 'warm', seconds: effort.warmSeconds, units })
    }
    const referee = runners.find(r => r.entry.name === REFEREE)
    const sums = new Map<string, number>()
    for (let n = 0; n < effort.rounds; n++) {
      for (const runner of runners) {
        progress(done++, total, `${runner.entry.name}, round ${n + 1} of ${effort.rounds}`)
        const { perCpuSecond, sum } = await runner.ask({ kind: 'round', units: runner.entry.units })
        runner.rates.push(perCpuSecond)
        sums.set(runner.entry.name, sum)
      }
    }
    for (const { entry } of runners) {
      if (referee === undefined || !entry.name.startsWith('trick4/')) continue
      const { sum } = await referee.ask({ kind: 'check', units: entry.units })
      if (sum !== sums.get(entry.name))
        throw new NotTheSameWork(`${entry.name} ended ${entry.units} playouts differently from the bare loop`)
    }
    return new Map(runners.map(r => [r.entry.name, Math.round(median(r.rates))]))
  } finally {
    for (const runner of runners) runner.close()
  }
}

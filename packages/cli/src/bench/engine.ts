import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Round } from '@noren/bench'
import { median } from '@noren/bench'
import type { Request } from './child.ts'
import type { Entry } from './contenders.ts'
import { ROOT } from './contenders.ts'
import { Shipped } from './shipped.ts'
import { say } from '../say.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** One contender in a process of its own, in production mode. */
class Runner {
  readonly entry: Entry
  readonly before: boolean
  readonly #child: ChildProcess
  readonly rates: number[] = []
  units = 0
  sum = 0
  constructor(entry: Entry, folder: string, before: boolean) {
    this.entry = entry
    this.before = before
    this.#child = fork(CHILD, [entry.name, folder], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
    })
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
  /** Works for so many seconds of CPU time and writes the rate down. */
  async work(seconds: number): Promise<void> {
    const { perCpuSecond, units, sum } = await this.ask({ kind: 'round', seconds, units: this.entry.units })
    this.rates.push(perCpuSecond)
    this.units = units
    this.sum = sum
  }
  close(): void {
    this.#child.kill()
  }
}

export interface Effort {
  readonly rounds: number
  /** CPU time of a round and of the warming up before the first, in seconds. */
  readonly seconds: number
  readonly warmSeconds: number
  /** Processes on either side: each has its own luck with the compiler. */
  readonly processes: number
  /** A tree to compare with. */
  readonly before?: string
}

export const USUAL: Effort = { rounds: 5, seconds: 0.4, warmSeconds: 1.5, processes: 1 }

/** What came of one entry: units per CPU-second, the median of all rounds, and the slowest and the fastest of them. */
export interface Rate {
  readonly perCpuSecond: number
  readonly spread: readonly [lowest: number, highest: number]
  /** The same work by the tree before, in rounds that took turns with these. */
  readonly before?: Before
}

export interface Before {
  readonly perCpuSecond: number
  /** Now by then, of neighbouring rounds: the median, the lowest and the highest. */
  readonly ratio: number
  readonly spread: readonly [lowest: number, highest: number]
  /** Whether both made the same choices: the same rules, and the same thoughts. */
  readonly same: boolean
}

/** Two contenders that claim to do the same work did not. */
export class NotTheSameWork extends Error {}

const REFEREE = 'trick4/search/bare'
const isTrick4 = (entry: Entry): boolean => entry.name.startsWith('trick4/')

/** Contenders that are compared with each other take turns; every other entry is measured on its own. */
function groupsOf(entries: readonly Entry[]): Entry[][] {
  const peers = entries.filter(isTrick4)
  const alone = entries.filter(e => !isTrick4(e)).map(e => [e])
  return peers.length === 0 ? alone : [peers, ...alone]
}

/**
 * Measures every entry, rounds taking turns so that a busy moment of the machine falls on all alike, and proves the
 * work: the checksum of the last timed round of trick4 must be the one the bare loop finds for the same playouts.
 */
export async function measureAll(
  entries: readonly Entry[],
  effort: Effort,
  progress: (done: number, total: number, name: string) => void,
): Promise<Map<string, Rate>> {
  const shipped = new Shipped()
  try {
    return await measureGroups(entries, effort, shipped, progress)
  } finally {
    shipped.close()
  }
}

async function measureGroups(
  entries: readonly Entry[],
  effort: Effort,
  shipped: Shipped,
  progress: (done: number, total: number, name: string) => void,
): Promise<Map<string, Rate>> {
  const found = new Map<string, Rate>()
  const total = entries.length * (effort.rounds + 1)
  let done = 0
  const tick = (name: string): void => progress(done++, total, name)
  for (const group of groupsOf(entries)) {
    const runners: Runner[] = []
    try {
      for (const entry of group) {
        tick(say('cli-bench-warms', { name: entry.name }))
        for (let n = 0; n < effort.processes; n++) {
          runners.push(new Runner(entry, await shipped.of(ROOT, entry.name), false))
          if (effort.before !== undefined && entry.ours)
            runners.push(new Runner(entry, await shipped.of(effort.before, entry.name), true))
        }
      }
      for (const runner of runners) {
        await runner.heard()
        await runner.ask({ kind: 'round', seconds: effort.warmSeconds, units: runner.entry.units })
      }
      for (let n = 0; n < effort.rounds; n++) {
        for (const entry of group) {
          tick(say('cli-bench-round', { name: entry.name, n: n + 1, m: effort.rounds }))
          for (const runner of runners) if (runner.entry === entry) await runner.work(effort.seconds)
        }
      }
      await proveTrick4(runners)
      for (const entry of group) found.set(entry.name, await rateOf(runners.filter(r => r.entry === entry)))
    } finally {
      for (const runner of runners) runner.close()
    }
  }
  return found
}

async function proveTrick4(runners: readonly Runner[]): Promise<void> {
  const referee = runners.find(r => r.entry.name === REFEREE)
  for (const { entry, units, sum } of runners) {
    if (referee === undefined || !isTrick4(entry)) continue
    const proof = await referee.ask({ kind: 'check', units })
    if (proof.sum !== sum)
      throw new NotTheSameWork(`${entry.name} ended ${units} playouts differently from the bare loop`)
  }
}

/** Units whose choices are compared between two trees. */
const COMPARED = 128

const ends = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
]
const toTwo = (n: number): number => Math.round(n * 100) / 100

async function rateOf(runners: readonly Runner[]): Promise<Rate> {
  const [now, then] = [runners.filter(r => !r.before), runners.filter(r => r.before)]
  const rates = now.flatMap(r => r.rates)
  const [low, high] = ends(rates)
  const rate: Rate = {
    perCpuSecond: Math.round(median(rates)),
    spread: [Math.round(low), Math.round(high)],
  }
  const [mine, theirs] = [now[0], then[0]]
  if (mine === undefined || theirs === undefined) return rate
  const old = then.flatMap(r => r.rates)
  const ratios = rates.map((r, i) => r / (old[i] ?? NaN))
  const [least, most] = ends(ratios)
  const sums = [
    await mine.ask({ kind: 'check', units: COMPARED }),
    await theirs.ask({ kind: 'check', units: COMPARED }),
  ]
  return {
    ...rate,
    before: {
      perCpuSecond: Math.round(median(old)),
      ratio: toTwo(median(ratios)),
      spread: [toTwo(least), toTwo(most)],
      same: sums[0]?.sum === sums[1]?.sum,
    },
  }
}

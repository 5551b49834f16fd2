/** Something to be timed: does `units` of work starting at `from`, and returns a checksum of what it did. */
export interface Load {
  run(from: number, units: number): { readonly done: number; readonly sum: number }
}

/** One round: how much was done per second of this process's CPU time, and proof of what was done. */
export interface Round {
  readonly perCpuSecond: number
  readonly sum: number
}

const cpuSeconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

/** Work of a fixed size, so that every round of every contender does the same and can prove it. */
export function round(load: Load, units: number): Round {
  const begun = process.cpuUsage()
  const { done, sum } = load.run(0, units)
  return { perCpuSecond: done / cpuSeconds(begun), sum }
}

/** Lets the compiler settle for about `seconds` of CPU time. */
export function warmUp(load: Load, seconds: number, units: number): void {
  const begun = process.cpuUsage()
  for (let from = 0; cpuSeconds(begun) < seconds; from += units) load.run(from, units)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** Something to be timed: does `units` of work starting at `from`, and folds what it did into a checksum. */
export interface Load {
  run(from: number, units: number, sum?: number): { readonly done: number; readonly sum: number }
}

/** One round: how much was done per second of this process's CPU time, and proof of what was done. */
export interface Round {
  readonly perCpuSecond: number
  readonly units: number
  readonly sum: number
}

const cpuSeconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

/** Works for about `seconds` of CPU time, from the beginning of the work, in steps of `units`. A round of a fixed number would last as long as the machine is slow. */
export function round(load: Load, seconds: number, units: number): Round {
  const begun = process.cpuUsage()
  let [from, done, sum, spent] = [0, 0, 0, 0]
  do {
    const part = load.run(from, units, sum)
    from += units
    done += part.done
    sum = part.sum
    spent = cpuSeconds(begun)
  } while (spent < seconds)
  return { perCpuSecond: done / spent, units: from, sum }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

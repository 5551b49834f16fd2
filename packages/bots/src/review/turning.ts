import type { Step } from './record.ts'
import { PARTS } from './record.ts'

/** Whose doing a step was. */
export type Cause = 'luck' | 'others' | 'find' | 'slip'

/** One change of a seat's chance with one cause. */
export interface Turning {
  /** The entry that did most of it. */
  readonly seq: number
  /** The first and the last entry of which the points are the sum; a choice is one entry alone. */
  readonly from: number
  readonly to: number
  readonly cause: Cause
  /** In points; a find is what it was worth over the next best choice, a slip what it cost. */
  readonly points: number
}

interface Turns {
  readonly from: number
  readonly to: number
}

/** Three at most; at least a twelfth of the game lies between two. */
const MOST = 3
const APART = 12
/** Below so many points the game was an even one, and the two largest are shown. */
const EVEN = 5

interface Part {
  seq: number
  readonly from: number
  to: number
  cause: Cause
  size: number
  biggest: number
}

const found = (s: Step): { readonly cause: Cause; readonly size: number }[] => {
  const all: { cause: Cause; size: number }[] = [
    { cause: 'luck', size: s.luck },
    { cause: 'others', size: s.others },
  ]
  if (s.choice !== null) {
    const { label, loss, find } = s.choice
    if (label === 'slip' || label === 'mistake' || label === 'blunder')
      all.push({ cause: 'slip', size: -loss })
    else if (find > 0) all.push({ cause: 'find', size: find })
  }
  return all.filter(x => x.size !== 0)
}

/** Steps of the same turn with the same cause count as one. */
function grouped(steps: readonly Step[], turns: readonly Turns[]): readonly Part[] {
  const parts = new Map<string, Part>()
  let turn = 0
  for (const step of steps) {
    while (turn < turns.length - 1 && step.seq > (turns[turn]?.to ?? Infinity)) turn++
    for (const { cause, size } of found(step)) {
      // Choices stand for themselves.
      const key = cause === 'find' || cause === 'slip' ? `${cause} ${step.seq}` : `${cause} ${turn}`
      const part = parts.get(key) ?? {
        seq: step.seq,
        from: step.seq,
        to: step.seq,
        cause,
        size: 0,
        biggest: 0,
      }
      part.size += size
      part.to = step.seq
      if (Math.abs(size) > Math.abs(part.biggest)) {
        part.biggest = size
        part.seq = step.seq
      }
      parts.set(key, part)
    }
  }
  return [...parts.values()]
}

/** Rounded as the figure without its sign is, so that whoever prints only that prints the same. */
const inPoints = (size: number): number => Math.sign(size) * Math.round((100 * Math.abs(size)) / PARTS)

/** The largest changes of a seat's chance, in the order of the game; `even` if none of them is large. */
export function turningPoints(
  steps: readonly Step[],
  turns: readonly Turns[],
): { readonly even: boolean; readonly points: readonly Turning[] } {
  const length = steps.at(-1)?.seq ?? 0
  const all = grouped(steps, turns).toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size) || a.seq - b.seq)
  const even = Math.abs(all[0]?.size ?? 0) * 100 < EVEN * PARTS
  const chosen: Part[] = []
  for (const part of all) {
    if (chosen.length === (even ? MOST - 1 : MOST)) break
    // What rounds to nothing turned nothing.
    if (Math.abs(part.size) * 100 < PARTS / 2) break
    if (chosen.every(c => Math.abs(c.seq - part.seq) * APART >= length)) chosen.push(part)
  }
  return {
    even,
    points: chosen
      .toSorted((a, b) => a.seq - b.seq)
      .map(({ seq, from, to, cause, size }) => ({ seq, from, to, cause, points: inPoints(size) })),
  }
}

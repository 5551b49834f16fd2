import type { Action, Rng, Seat } from '@noren/engine'
import type { Means } from './worlds.ts'
import { difference, mean, weighed } from './worlds.ts'

/** One choice beside the best: what it promises, and how far behind it is in the same worlds. */
export interface Lead {
  readonly action: Action
  readonly value: number
  /** The best minus this one, and the standard error of that; nothing for the best itself. */
  readonly behind: number
  readonly error: number
}

/** The choices of one question, best first, each measured against the best in the same worlds with the same luck. */
export function lead(
  m: Means,
  view: unknown,
  seat: Seat,
  actions: readonly Action[],
  worlds: number,
  rng: Rng,
): readonly Lead[] {
  const samples = weighed(m, view, seat, actions, worlds, rng)
  const values = samples.map(mean)
  const best = values.reduce((top, v, i) => (v > (values[top] as number) ? i : top), 0)
  const all = actions.map((action, i) => {
    const { mean: behind, error } =
      i === best ? { mean: 0, error: 0 } : difference(samples[best] ?? EMPTY, samples[i] ?? EMPTY)
    return { action, value: values[i] as number, behind, error }
  })
  return all.toSorted((a, b) => a.behind - b.behind)
}

const EMPTY = new Float64Array()

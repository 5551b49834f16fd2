import type { Action, Rng, Seat } from '@noren/engine'
import { fork } from '@noren/engine'
import type { Means, Samples } from './worlds.ts'
import { difference, mean, weighed } from './worlds.ts'

/** What may be said of a choice; null where a figure is all that can be said. */
export type Label = 'blunder' | 'mistake' | 'slip' | 'close' | null

/** One choice of somebody, judged by what that seat could know. */
export interface Judgement {
  /** All choices that were open, best first by the figure shown. */
  readonly choices: readonly Figure[]
  readonly made: Action
  readonly best: Action
  /** The best choice minus the one made, and its standard error. */
  readonly loss: number
  readonly error: number
  /** The one made minus the next best, where it was the best. */
  readonly find: number
  readonly label: Label
  readonly worlds: number
}

export interface Figure {
  readonly action: Action
  /** The payoff it promises, 0 to 1, and the standard error of that. */
  readonly value: number
  readonly error: number
}

/** Worlds of the three looks: everything, what may be a slip, what may be a turning point. */
export const PASSES = [100, 1000, 4000] as const
/** One-sided: a label is given if even the low end of the estimate deserves it. */
const SURE = 1.64
const LEAST = 0.44
const BLUNDER = 0.15
const MISTAKE = 0.1
const SLIP = 0.05

/** How much a payoff can move at this chance: what thresholds are measured in, so that a table of eight is judged as a table of two. */
export const unit = (chance: number): number => {
  const p = Math.min(1, Math.max(0, chance))
  return Math.max(LEAST, 2 * Math.sqrt(p * (1 - p)))
}

export function labelOf(chance: number, loss: number, error: number): Label {
  const low = (loss - SURE * error) / unit(chance)
  if (low >= BLUNDER) return 'blunder'
  if (low >= MISTAKE) return 'mistake'
  if (low >= SLIP) return 'slip'
  return low > 0 ? null : 'close'
}

const half = (samples: Samples, second: boolean): Samples => {
  const middle = samples.length >> 1
  return second ? samples.subarray(middle) : samples.subarray(0, middle)
}

const argmax = (list: readonly number[]): number =>
  list.reduce((best, x, i) => (x > (list[best] as number) ? i : best), 0)

/**
 * Judges one choice in this many worlds. The best choice is found in one half of them and measured in the other: the best of
 * many noisy figures would be flattered by the half that found it.
 */
export function judge(
  m: Means,
  view: unknown,
  seat: Seat,
  actions: readonly Action[],
  made: Action,
  worlds: number,
  rng: Rng,
): Judgement {
  const samples = weighed(m, view, seat, actions, worlds, rng)
  const own = actions.indexOf(made)
  if (own < 0) throw new RangeError('the choice that was made is not among those that were open')
  const found = argmax(samples.map(s => mean(half(s, false))))
  const later = samples.map(s => half(s, true))
  const { mean: loss, error } = difference(later[found] as Samples, later[own] as Samples)
  const chance = mean(later[found] as Samples)
  const choices = actions
    .map((action, i) => ({
      action,
      value: mean(samples[i] as Samples),
      error: spread(samples[i] as Samples),
    }))
    .sort((a, b) => b.value - a.value)
  return {
    choices,
    made,
    best: actions[found] as Action,
    loss: found === own ? 0 : loss,
    error: found === own ? 0 : error,
    find: found === own ? ahead(samples, later, own) : 0,
    label: found === own ? null : labelOf(chance, loss, error),
    worlds,
  }
}

/** How far the best choice leads the next best, measured where neither was found. */
function ahead(samples: readonly Samples[], later: readonly Samples[], own: number): number {
  if (samples.length < 2) return 0
  const next = argmax(samples.map((s, i) => (i === own ? -Infinity : mean(half(s, false)))))
  return Math.max(0, difference(later[own] as Samples, later[next] as Samples).mean)
}

function spread(s: Samples): number {
  const m = mean(s)
  let squares = 0
  for (const x of s) squares += (x - m) ** 2
  return Math.sqrt(squares / Math.max(1, s.length - 1) / Math.max(1, s.length))
}

/** Looks again, with more worlds, as long as the choice may still be a slip. */
export function judgeCarefully(
  m: Means,
  view: unknown,
  seat: Seat,
  actions: readonly Action[],
  made: Action,
  rng: Rng,
  passes: readonly number[] = PASSES.slice(0, 2),
): Judgement {
  let last: Judgement | null = null
  for (const worlds of passes) {
    last = judge(m, view, seat, actions, made, worlds, fork(rng))
    const chance = last.choices[0]?.value ?? 0
    if ((last.loss + 2 * last.error) / unit(chance) < SLIP) break
  }
  if (last === null) throw new RangeError('no pass')
  return last
}

import type { Action, Rng, Seat } from '@noren/engine'
import { fork } from '@noren/engine'
import type { Means, Samples } from './worlds.ts'
import { difference, errorOf, mean, weighed } from './worlds.ts'
import { isCalibrated } from './look.ts'
import { choose } from '../choose.ts'

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
  /** What the worlds alone say; where the label is less, `doubt` says why. */
  readonly measured: Label
  readonly doubt: Doubt
  readonly worlds: number
}

/**
 * Why a choice that looks like a slip is not called one: chances like these were not held against the ends of games within five
 * points, or the strongest bot prefers it to what the worlds call the best.
 */
export type Doubt = 'table' | 'bot' | null

export interface Figure {
  readonly action: Action
  /** The payoff it promises, 0 to 1, and the standard error of that. */
  readonly value: number
  readonly error: number
}

/** Worlds of the three looks: everything, what may be a slip, what may be a turning point. */
export const PASSES = [100, 1000, 4000] as const
/** One-sided: a label is given if even the low end of the estimate deserves it. */
export const SURE = 1.64
const LEAST = 0.44
const BLUNDER = 0.15
const MISTAKE = 0.1
const SLIP = 0.05
/** Whose word is needed for a label. */
const STRONGEST = 'daimyo'

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
      error: errorOf(samples[i] as Samples),
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
    measured: found === own ? null : labelOf(chance, loss, error),
    doubt: null,
    worlds,
  }
}

/** How far the best choice leads the next best, measured where neither was found. */
function ahead(samples: readonly Samples[], later: readonly Samples[], own: number): number {
  if (samples.length < 2) return 0
  const next = argmax(samples.map((s, i) => (i === own ? -Infinity : mean(half(s, false)))))
  return Math.max(0, difference(later[own] as Samples, later[next] as Samples).mean)
}

/**
 * Looks again, with more worlds, as long as the choice may still be a slip. What the worlds call one has to pass two doubts: chances
 * like these must be known to be right, and the strongest bot, which searches, must not prefer it to the best.
 */
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
    const look = judge(m, view, seat, last === null ? actions : contenders(last), made, worlds, fork(rng))
    last = last === null ? look : { ...look, choices: together(look.choices, last.choices) }
    const chance = last.choices[0]?.value ?? 0
    if ((last.loss + 2 * last.error) / unit(chance) < SLIP) break
  }
  if (last === null) throw new RangeError('no pass')
  return isFault(last.label) ? doubted(m, view, seat, last, fork(rng)) : last
}

/** What a next look is worth: the one made, and the few that may still be the best. */
function contenders({ choices, made }: Judgement): readonly Action[] {
  const best = choices[0]
  const near = choices.filter(
    (c, i) => i < MOST && c.value + APART * (c.error + (best?.error ?? 0)) >= (best?.value ?? 0),
  )
  return [...new Set([...near.map(c => c.action), made])]
}
const MOST = 5
const APART = 3

/** The figures of the last look, and of the one before where it did not look again; best first. */
const together = (now: readonly Figure[], before: readonly Figure[]): readonly Figure[] =>
  [...now, ...before.filter(b => now.every(c => c.action !== b.action))].sort((a, b) => b.value - a.value)

const isFault = (label: Label): boolean => label === 'slip' || label === 'mistake' || label === 'blunder'

function doubted(m: Means, view: unknown, seat: Seat, j: Judgement, rng: Rng): Judgement {
  const valueOf = (action: Action): number => j.choices.find(c => c.action === action)?.value ?? 0
  if (!isCalibrated(m, valueOf(j.best)) || !isCalibrated(m, valueOf(j.made)))
    return { ...j, label: null, doubt: 'table' }
  const { game, sense } = m
  // Without rules of thumb every play-out runs to the end: there is nothing that the bot knows better.
  if (sense === undefined) return j
  const { action, considered } = choose({
    game,
    view,
    seat,
    sense,
    level: STRONGEST,
    clock: false,
    rng: fork(rng),
  })
  const place = (a: Action): number => considered.findIndex(c => c.action === a)
  const prefers = action === j.made || (place(j.made) >= 0 && place(j.made) < place(j.best))
  return prefers ? { ...j, label: null, doubt: 'bot' } : j
}

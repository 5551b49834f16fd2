import type { Means, Moved, Played } from '@noren/bots/review'
import { chain, judge, judgeCarefully, openTo } from '@noren/bots/review'
import type { Action, Rng, Seat } from '@noren/engine'
import { below, fork, seeded } from '@noren/engine'
import { playMatch } from './matches.ts'

/** What a trial of the review is asked to show. */
export interface Trial {
  readonly means: Means
  readonly options: unknown
  readonly seats: number
  readonly planted: number
  /** Matches of the strongest bot, whose choices should seldom be called mistakes. */
  readonly strong: number
  /** Matches for luck and calibration. */
  readonly matches: number
  readonly seed: number
  progress?(part: string, done: number, all: number): void
}

export interface Bin {
  readonly said: number
  readonly won: number
  readonly positions: number
  readonly matches: number
}

export interface Tried {
  readonly planted: number
  readonly found: number
  readonly choices: number
  readonly falseAlarms: number
  readonly luckMean: number
  readonly luckError: number
  readonly calibration: readonly Bin[]
}

/** Worlds that prove a planted choice bad, and the points it must be bad by. */
const PROOF = 20_000
const BAD = 0.15
/** Worlds of the first glance for a choice that may be bad enough. */
const GLANCE = 200
/** Worlds of a position where only its chance is asked. */
const CHANCE = 40

export function tryReview(t: Trial): Tried {
  const rng = seeded(t.seed)
  const planting = plant(t, fork(rng))
  const alarms = falseAlarms(t, fork(rng))
  const drift = luck(t, fork(rng))
  return { ...planting, ...alarms, ...drift }
}

interface Place {
  readonly view: unknown
  readonly seat: Seat
  readonly actions: readonly Action[]
}

/** A position of a bots' match in which somebody had a choice. */
function places(m: Means, match: readonly Played[]): readonly Place[] {
  return match.flatMap(({ before, seat }) => {
    const actions = openTo(m, before, seat).filter(a => m.sense?.hintFeatures?.withdraws?.(a) !== true)
    return actions.length < 2 ? [] : [{ view: m.game.view(before, seat), seat, actions }]
  })
}

/** Plays a choice that is proved bad instead of the best one, and asks the review of it. */
function plant(t: Trial, rng: Rng): Pick<Tried, 'planted' | 'found'> {
  let planted = 0
  let found = 0
  while (planted < t.planted) {
    const all = places(t.means, playMatch(t.means, t.options, t.seats, 'bushi', fork(rng)))
    // A few places of each match, so that no match speaks for all.
    for (let tries = 0, here = 0; tries < 40 && here < 3 && planted < t.planted; tries++) {
      const place = all[below(rng, all.length)]
      const bad = place === undefined ? null : badChoice(t.means, place, fork(rng))
      if (place === undefined || bad === null) continue
      const { label } = judgeCarefully(t.means, place.view, place.seat, place.actions, bad, fork(rng))
      planted++
      here++
      if (label === 'mistake' || label === 'blunder') found++
      t.progress?.('planted choices', planted, t.planted)
    }
  }
  return { planted, found }
}

/** A choice here that is at least so many points below the best, proved by many worlds; null if there is none. */
function badChoice(m: Means, place: Place, rng: Rng): Action | null {
  const { view, seat, actions } = place
  const glance = judge(m, view, seat, actions, actions[0] as Action, GLANCE, fork(rng))
  const best = glance.choices[0]
  const bad = glance.choices.findLast(c => best !== undefined && best.value - c.value > BAD)
  if (best === undefined || bad === undefined) return null
  const proof = judge(m, view, seat, [best.action, bad.action], bad.action, PROOF, fork(rng))
  return proof.best === best.action && proof.loss - 2 * proof.error >= BAD ? bad.action : null
}

function falseAlarms(t: Trial, rng: Rng): Pick<Tried, 'choices' | 'falseAlarms'> {
  let choices = 0
  let alarms = 0
  for (let n = 0; n < t.strong; n++) {
    const match = playMatch(t.means, t.options, t.seats, 'daimyo', fork(rng))
    for (const { before, seat, action } of match) {
      const [place] = places(t.means, [{ before, seat, action, after: before }])
      if (place === undefined || !place.actions.includes(action)) continue
      const { label } = judgeCarefully(t.means, place.view, seat, place.actions, action, fork(rng))
      choices++
      if (label === 'mistake' || label === 'blunder') alarms++
    }
    t.progress?.('matches of the strongest bot', n + 1, t.strong)
  }
  return { choices, falseAlarms: alarms }
}

/** Positions said to be p, by tenths, and how they ended; and whether luck leans. */
function luck(t: Trial, rng: Rng): Pick<Tried, 'luckMean' | 'luckError' | 'calibration'> {
  const sums: number[] = []
  const bins = Array.from({ length: 10 }, () => ({
    said: 0,
    won: 0,
    positions: 0,
    matches: new Set<number>(),
  }))
  for (let n = 0; n < t.matches; n++) {
    const match = playMatch(t.means, t.options, t.seats, 'bushi', fork(rng))
    const seat = n % t.seats
    const end = match.at(-1)?.after.outcome?.payoff[seat] ?? 0
    let sum = 0
    const noted = (moved: Moved): void => {
      sum += moved.luck
      const bin = bins[Math.min(9, Math.floor(moved.before * 10))]
      if (bin === undefined) return
      bin.said += moved.before
      bin.won += end
      bin.positions++
      bin.matches.add(n)
    }
    const worlds = { standing: CHANCE, passes: [] }
    for (const moved of chain(t.means, match, seat, below(rng, 2 ** 31), worlds)) noted(moved)
    sums.push(sum)
    t.progress?.('matches for luck', n + 1, t.matches)
  }
  const { mean, error } = meanOf(sums)
  return {
    luckMean: round(mean),
    luckError: round(error),
    calibration: bins.map(b => ({
      said: round(b.said / Math.max(1, b.positions)),
      won: round(b.won / Math.max(1, b.positions)),
      positions: b.positions,
      matches: b.matches.size,
    })),
  }
}

const round = (x: number): number => Number(x.toFixed(4))

function meanOf(list: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = list.length
  if (n < 2) return { mean: list[0] ?? 0, error: 0 }
  const mean = list.reduce((a, b) => a + b, 0) / n
  const variance = list.reduce((a, b) => a + (b - mean) ** 2, 0) / (n - 1)
  return { mean, error: Math.sqrt(variance / n) }
}

import type { Look, Means, Played } from '@noren/bots/review'
import { imagined, lookAhead, mean, plainly, standing } from '@noren/bots/review'
import type { Bin, Calibration, Rng } from '@noren/engine'
import { below, fork, seeded } from '@noren/engine'
import { playMatch } from './matches.ts'
import { leastSquares, rising } from './squares.ts'

/** From what chances are corrected and held against the ends of games. */
export interface Fit {
  readonly means: Means & { readonly look: Look }
  readonly options: unknown
  readonly seats: number
  readonly matches: number
  readonly seed: number
  progress?(part: string, done: number, all: number): void
}

/** Places of the table of corrections: every tenth, and both ends. */
const KNOTS = 11
/** Positions of one match whose chance is held against its end, and worlds of each. */
const PLACES = 12
const WORLDS = 60
/** Positions' worth of belief that the correction is smooth, and that there is none. */
const SMOOTH = 20
const PLAIN = 4

/** What was said, and what came of it. */
export interface Said {
  readonly said: number
  readonly won: number
}

/** One position: how its looks ended, and how its match did. */
interface Ended {
  /** By stage and knot: how much of a chance made of such values would be worth what the knot says. */
  readonly parts: readonly number[]
  /** What looks that saw the end of the game add. */
  readonly sure: number
  readonly won: number
}

/**
 * The correction is fitted where looks end, and not to the chances made of them: a chance stays a mean over worlds, so that what luck
 * did still adds up to nothing on average. The table that is shown comes from positions of matches that had no part in what they are held against.
 */
export function fit(t: Fit): Calibration {
  const rng = seeded(t.seed)
  const halves: [Ended[], Ended[]] = [[], []]
  for (let n = 0; n < t.matches; n++) {
    halves[(n % 2) as 0 | 1].push(...endsIn(t, fork(rng)))
    t.progress?.('matches', n + 1, t.matches)
  }
  const [one, other] = halves
  const judged = (all: readonly Ended[], by: readonly number[]): readonly Said[] =>
    all.map(e => ({ said: e.sure + e.parts.reduce((n, x, i) => n + x * (by[i] ?? 0), 0), won: e.won }))
  const knots = corrected([...one, ...other])
  return {
    ends: Array.from({ length: knots.length / KNOTS }, (_, stage) =>
      knots.slice(stage * KNOTS, (stage + 1) * KNOTS).map(round),
    ),
    bins: binned([...judged(one, corrected(other)), ...judged(other, corrected(one))]),
  }
}

const round = (x: number): number => Number(x.toFixed(3))

/** A match of the rules of thumb, and where in it somebody's chance is asked. */
function asked(means: Means, t: Pick<Fit, 'options' | 'seats'>, rng: Rng) {
  const match = playMatch(means, t.options, t.seats, 'bushi', fork(rng))
  const payoff = match.at(-1)?.after.outcome?.payoff ?? []
  return Array.from({ length: PLACES }, () => {
    const { before } = match[below(rng, match.length)] as Played
    const seat = below(rng, t.seats)
    return { view: means.game.view(before, seat), seat, won: payoff[seat] ?? 0 }
  })
}

/** What was said of a few positions of one match, each for some seat by its view, and how the match ended for it. */
export const saidIn = (means: Means, t: Pick<Fit, 'options' | 'seats'>, rng: Rng): readonly Said[] =>
  asked(means, t, rng).map(({ view, seat, won }) => ({
    said: mean(standing(plainly(means), view, seat, WORLDS, fork(rng))),
    won,
  }))

function endsIn(t: Fit, rng: Rng): readonly Ended[] {
  const { look } = t.means
  const means = plainly(t.means)
  const { outlook } = look
  const raw: Look = { outlook, calibration: null }
  return asked(means, t, rng).map(({ view, seat, won }) => {
    const parts: number[] = []
    let sure = 0
    const add = (i: number, x: number): void => {
      while (parts.length <= i) parts.push(0)
      parts[i] = (parts[i] as number) + x / WORLDS
    }
    for (let w = 0; w < WORLDS; w++) {
      const world = imagined(means, view, seat, rng)
      const value = lookAhead(means, raw, world, seat, rng)[seat] as number
      if (world.outcome !== null) {
        sure += value / WORLDS
        continue
      }
      const at = Math.min(1, Math.max(0, value)) * (KNOTS - 1)
      const low = Math.min(KNOTS - 2, Math.floor(at))
      const first = outlook.stage(world) * KNOTS + low
      add(first, 1 - (at - low))
      add(first + 1, at - low)
    }
    return { parts, sure, won }
  })
}

/** What values are worth, stage by stage, by the straight pieces that miss the ends of matches least; never falling. */
function corrected(all: readonly Ended[]): readonly number[] {
  const stages = Math.ceil(Math.max(0, ...all.map(e => e.parts.length)) / KNOTS)
  const size = stages * KNOTS
  const solve = leastSquares(size)
  for (const { parts, sure, won } of all) solve.add(parts, won - sure, 1)
  for (let stage = 0; stage < stages; stage++)
    for (let k = 0; k < KNOTS; k++) {
      const at = stage * KNOTS + k
      const row = (...list: readonly (readonly [number, number])[]): readonly number[] => {
        const out = Array.from({ length: size }, () => 0)
        for (const [i, x] of list) out[i] = x
        return out
      }
      solve.add(row([at, 1]), k / (KNOTS - 1), PLAIN)
      if (k > 0 && k < KNOTS - 1) solve.add(row([at - 1, 1], [at, -2], [at + 1, 1]), 0, SMOOTH)
    }
  const found = solve.solved()
  return Array.from({ length: stages }, (_, stage) =>
    rising(found.slice(stage * KNOTS, (stage + 1) * KNOTS)).map(x => Math.min(1, Math.max(0, x))),
  ).flat()
}

/** In steps of ten points. */
export function binned(all: readonly Said[]): readonly Bin[] {
  return Array.from({ length: 10 }, (_, i) => {
    const here = all.filter(s => Math.min(9, Math.max(0, Math.floor(s.said * 10))) === i)
    const over = (of: (s: Said) => number): number =>
      round(here.reduce((n, s) => n + of(s), 0) / Math.max(1, here.length))
    return [over(s => s.said), over(s => s.won), here.length]
  })
}

import type { Means, Played } from '@noren/bots/review'
import { chain, isCalibrated, judge, judgeCarefully, openTo, weighed } from '@noren/bots/review'
import type { Action, Rng, Seat } from '@noren/engine'
import { below, fork, seeded } from '@noren/engine'
import { binned, saidIn } from './fit.ts'
import type { Keep, Unit } from './keep.ts'
import { nothing } from './keep.ts'
import { playMatch } from './matches.ts'

/** What a trial of the review is asked to show. */
export interface Trial {
  readonly means: Means
  readonly options: unknown
  readonly seats: number
  readonly planted: number
  /** Matches of the strongest bot, whose choices should seldom be called mistakes. */
  readonly strong: number
  /** Matches for luck, and ten times as many for calibration. */
  readonly matches: number
  readonly seed: number
  /** Where finished parts are kept, so that a long trial goes on where it stopped. */
  readonly keep?: Keep
  progress?(part: string, done: number, all: number): void
}

export interface TriedBin {
  readonly said: number
  readonly won: number
  readonly positions: number
  /** By the table that the review goes by, chances like these are no ground for a label. */
  readonly withheld: boolean
}

export interface Tried {
  readonly planted: number
  readonly found: number
  /** Planted choices without the label that the worlds would give, because the strongest bot prefers them. */
  readonly doubted: number
  /** Choices as bad that are not counted: the table of calibration allows no label there, and the review says so. */
  readonly withheld: number
  readonly choices: number
  readonly falseAlarms: number
  /** The same before the strongest bot was asked. */
  readonly alarmsAlone: number
  readonly luckMean: number
  readonly luckError: number
  readonly matches: number
  readonly calibration: readonly TriedBin[]
}

/** Worlds that prove a planted choice bad, and the points it must be bad by. */
const PROOF = 20_000
const BAD = 0.15
/** The proof goes on in parts, and ends where the rest of it could not change what it says: so many standard errors away. */
const PART = 1000
const BEYOND_DOUBT = 5
/** Worlds of the first glance for a choice that may be bad enough. */
const GLANCE = 60
/** Planted in one match at most, so that no match speaks for all, and places looked at for them. */
const MOST = 3
const TRIES = 40
/** Matches looked at for each choice that is to be planted, before the trial gives up. */
const PATIENCE = 20
/** Worlds of a position where only its chance is asked. */
const CHANCE = 8
/** Matches whose positions are held against their ends, for each one of luck. */
const SAID = 10

/** Every part of a trial has chance of its own, so that parts can be done in any order and kept. */
const seedOf = (t: Trial, part: number, n: number): Rng => seeded(t.seed * 1_000_003 + part * 100_003 + n)

export function tryReview(t: Trial): Tried {
  const keep = t.keep ?? nothing
  const done = <U extends Unit>(name: string, n: number, work: () => U): U => {
    const known = keep.read(name, n)
    if (known !== undefined) return known as U
    const made = work()
    keep.write(name, n, made)
    return made
  }
  let planted = 0
  let found = 0
  let doubted = 0
  let withheld = 0
  for (let n = 0; planted < t.planted && n < t.planted * PATIENCE; n++) {
    for (const [label, doubt, mute] of done('planted', n, () => plant(t, seedOf(t, 1, n)))) {
      if (planted === t.planted) break
      planted += 1 - mute
      found += label
      doubted += doubt
      withheld += mute
    }
    t.progress?.('planted choices', planted, t.planted)
  }
  let choices = 0
  let falseAlarms = 0
  let alarmsAlone = 0
  for (let n = 0; n < t.strong; n++) {
    const [all, alarms, alone] = done('strong', n, () => strong(t, seedOf(t, 2, n)))
    choices += all
    falseAlarms += alarms
    alarmsAlone += alone
    t.progress?.('matches of the strongest bot', n + 1, t.strong)
  }
  const sums: number[] = []
  for (let n = 0; n < t.matches; n++) {
    sums.push(...done('luck', n, () => [luckOf(t, n % t.seats, seedOf(t, 3, n))]))
    t.progress?.('matches for luck', n + 1, t.matches)
  }
  const said: { readonly said: number; readonly won: number }[] = []
  for (let n = 0; n < t.matches * SAID; n++) {
    const here = done('said', n, () =>
      saidIn(t.means, t, seedOf(t, 4, n)).map((s): readonly [number, number] => [s.said, s.won]),
    )
    said.push(...here.map(([a, b]) => ({ said: a, won: b })))
    t.progress?.('matches for calibration', n + 1, t.matches * SAID)
  }
  const { mean, error } = meanOf(sums)
  return {
    planted,
    found,
    doubted,
    withheld,
    choices,
    falseAlarms,
    alarmsAlone,
    luckMean: round(mean),
    luckError: round(error),
    matches: t.matches,
    calibration: binned(said).map(([a, b, positions], i) => ({
      said: a,
      won: b,
      positions,
      withheld: !isCalibrated(t.means, (i + 0.5) / 10),
    })),
  }
}

interface Place {
  readonly view: unknown
  readonly seat: Seat
  readonly actions: readonly Action[]
}

/** A position of a bots' match in which somebody had a choice. */
function places(m: Means, match: readonly Played[]): readonly Place[] {
  return match.flatMap(({ before, seat }) => {
    const actions = openTo(m, before, seat)
    return actions.length < 2 ? [] : [{ view: m.game.view(before, seat), seat, actions }]
  })
}

const grave = (label: string | null): boolean => label === 'mistake' || label === 'blunder'

/** Plays choices that are proved bad instead of the best ones, and asks the review of them: 1 or 0 for each answer. */
function plant(t: Trial, rng: Rng): readonly (readonly [found: number, doubted: number, withheld: number])[] {
  const all = places(t.means, playMatch(t.means, t.options, t.seats, 'bushi', fork(rng)))
  const made: (readonly [number, number, number])[] = []
  for (let tries = 0; tries < TRIES && made.length < MOST; tries++) {
    const place = all[below(rng, all.length)]
    const bad = place === undefined ? null : badChoice(t.means, place, fork(rng))
    if (place === undefined || bad === null) continue
    const { view, seat, actions } = place
    const { label, doubt } = judgeCarefully(t.means, view, seat, actions, bad, fork(rng))
    made.push([Number(grave(label)), Number(doubt === 'bot'), Number(doubt === 'table')])
  }
  return made
}

/** A choice here that is at least so many points below the best, proved by many worlds; null if there is none. */
function badChoice(m: Means, place: Place, rng: Rng): Action | null {
  const { view, seat, actions } = place
  const glance = judge(m, view, seat, actions, actions[0] as Action, GLANCE, fork(rng))
  const best = glance.choices[0]
  const bad = glance.choices.findLast(c => best !== undefined && best.value - c.value > BAD)
  if (best === undefined || bad === undefined) return null
  return isProved(m, view, seat, best.action, bad.action, fork(rng)) ? bad.action : null
}

/** Whether one choice is so many points better than another, in as many worlds as it takes to say so, 20,000 at most. */
function isProved(m: Means, view: unknown, seat: Seat, best: Action, bad: Action, rng: Rng): boolean {
  let n = 0
  let sum = 0
  let squares = 0
  while (n < PROOF) {
    const [good, poor] = weighed(m, view, seat, [best, bad], PART, fork(rng))
    for (let i = 0; i < PART; i++) {
      const lead = (good?.[i] ?? 0) - (poor?.[i] ?? 0)
      sum += lead
      squares += lead * lead
    }
    n += PART
    const error = Math.sqrt((squares / n - (sum / n) ** 2) / n)
    if (Math.abs(sum / n - BAD) > BEYOND_DOUBT * error) break
  }
  return sum / n >= BAD
}

/** How many choices a match of the strongest bot has, how many are called mistakes, and how many would be if it were not asked. */
function strong(t: Trial, rng: Rng): readonly [choices: number, alarms: number, alone: number] {
  let choices = 0
  let alarms = 0
  let alone = 0
  const match = playMatch(t.means, t.options, t.seats, 'daimyo', fork(rng))
  for (const { before, seat, action } of match) {
    const [place] = places(t.means, [{ before, seat, action, after: before }])
    if (place === undefined || !place.actions.includes(action)) continue
    const { label, measured } = judgeCarefully(t.means, place.view, seat, place.actions, action, fork(rng))
    choices++
    if (grave(label)) alarms++
    if (grave(measured)) alone++
  }
  return [choices, alarms, alone]
}

/** What luck did to one seat in one match. */
function luckOf(t: Trial, seat: Seat, rng: Rng): number {
  const match = playMatch(t.means, t.options, t.seats, 'bushi', fork(rng))
  let sum = 0
  const worlds = { standing: CHANCE, passes: [] }
  for (const { luck } of chain(t.means, match, seat, below(rng, 2 ** 31), worlds)) sum += luck
  return sum
}

const round = (x: number): number => Number(x.toFixed(4))

function meanOf(list: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = list.length
  if (n < 2) return { mean: list[0] ?? 0, error: 0 }
  const mean = list.reduce((a, b) => a + b, 0) / n
  const variance = list.reduce((a, b) => a + (b - mean) ** 2, 0) / (n - 1)
  return { mean, error: Math.sqrt(variance / n) }
}

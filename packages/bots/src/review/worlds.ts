import type { Action, Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { Choices, copyRng, first, fork, fraction, waiting } from '@noren/engine'
import { judged, roll } from '../playout.ts'
import type { Look } from './look.ts'
import { lookAhead } from './look.ts'

/** By what means positions are judged: one policy and one value for all seats. */
export interface Means {
  readonly game: Game
  readonly sense?: Sense<Core>
  /** How far a review looks, and what it takes there; without it the search's own horizon and value. */
  readonly look?: Look
  /** All worlds that agree with a view count alike, whatever the game believes. */
  readonly plain?: boolean
}

/**
 * The same without a belief: all worlds that agree with a view count alike. A belief is asked at some moments and not at others, so a
 * chance before an entry and one after it would not speak of the same worlds, and luck would lean.
 */
export const plainly = (m: Means): Means => ({ ...m, plain: true })

/** Payoffs of one seat, world by world: the same index is the same world and the same luck. */
export type Samples = Float64Array

const legal = new Choices()
/** Worlds looked at for one that fits what the others did. */
const LIKELY = 4
/** Worlds looked at for one in which somebody else's choice was open, for each that is wanted. */
const TRIES = 8

/** A world that agrees with the view, preferring those in which the others would have done what they did. */
export function imagined(m: Means, view: unknown, seat: Seat, rng: Rng): Core {
  let found = m.game.imagine(view, rng)
  const { sense } = m
  if (m.plain === true || sense?.belief === undefined) return found
  for (let n = 1; n < LIKELY && fraction(rng) >= sense.belief(found, seat); n++)
    found = m.game.imagine(view, rng)
  return found
}

/** What `seat` may expect of this world if everybody goes on by the rules of thumb. The world is used up. */
function expected(m: Means, from: Core, seat: Seat, rng: Rng): number {
  return reached(m, from, seat, rng)[seat] as number
}

const reached = (m: Means, from: Core, seat: Seat, rng: Rng): Float64Array =>
  m.look === undefined ? judged(m, roll(m, from, seat, rng)) : lookAhead(m, m.look, from, seat, rng)

/** The payoff of each action in the same worlds with the same luck. */
export function weighed(
  m: Means,
  view: unknown,
  seat: Seat,
  actions: readonly Action[],
  worlds: number,
  rng: Rng,
): readonly Samples[] {
  const samples = actions.map(() => new Float64Array(worlds))
  for (let w = 0; w < worlds; w++) {
    const luck = fork(rng)
    const dealt = imagined(m, view, seat, luck)
    for (let i = 0; i < actions.length; i++) {
      const own = i === actions.length - 1 ? dealt : m.game.clone(dealt)
      m.game.play(own, seat, actions[i] as Action)
      ;(samples[i] as Samples)[w] = expected(m, own, seat, copyRng(luck))
    }
  }
  return samples
}

/** What `seat` may expect at this view, whoever is asked. */
export function standing(m: Means, view: unknown, seat: Seat, worlds: number, rng: Rng): Samples {
  const samples = new Float64Array(worlds)
  for (let w = 0; w < worlds; w++) {
    // Every world has chance of its own, as in `weighed` and `foreseen`: an entry that shows nothing new is looked at in the same worlds
    // before and after it, and luck is nothing.
    const luck = fork(rng)
    samples[w] = expected(m, imagined(m, view, seat, luck), seat, luck)
  }
  return samples
}

/** What everybody may expect of this very state, hands and piles as they are; dice and shuffles to come are thrown anew. */
export function open(m: Means, state: Core, worlds: number, rng: Rng): readonly number[] {
  if (state.outcome !== null) return state.outcome.payoff
  const sums = Array.from({ length: state.seats }, () => 0)
  for (let w = 0; w < worlds; w++) {
    const own = m.game.clone(state)
    own.rng = fork(rng)
    const payoff = reached(m, own, first(waiting(own)), rng)
    for (let seat = 0; seat < sums.length; seat++)
      sums[seat] = (sums[seat] as number) + (payoff[seat] as number)
  }
  return sums.map(sum => sum / worlds)
}

/**
 * What `seat` might have expected before chance and hidden cards spoke, knowing only that `actor` would choose this: the
 * mean over worlds of its view before in which that choice was open. Null if hardly any world allows it.
 */
export function foreseen(
  m: Means,
  view: unknown,
  seat: Seat,
  actor: Seat,
  action: Action,
  worlds: number,
  rng: Rng,
): Samples | null {
  const samples = new Float64Array(worlds)
  let found = 0
  for (let n = 0; n < worlds * TRIES && found < worlds; n++) {
    const luck = fork(rng)
    const dealt = imagined(m, view, seat, luck)
    m.game.legal(dealt, actor, legal)
    if (!includes(legal, action)) continue
    m.game.play(dealt, actor, action)
    samples[found++] = expected(m, dealt, seat, luck)
  }
  return found * 4 < worlds ? null : samples.subarray(0, found)
}

function includes(list: Choices, action: Action): boolean {
  for (let i = 0; i < list.size; i++) if (list.at(i) === action) return true
  return false
}

export function mean(samples: Samples): number {
  let sum = 0
  for (const x of samples) sum += x
  return samples.length === 0 ? 0 : sum / samples.length
}

/** The standard error of the mean. */
export function errorOf(samples: Samples): number {
  const m = mean(samples)
  let squares = 0
  for (const x of samples) squares += (x - m) ** 2
  return Math.sqrt(squares / Math.max(1, samples.length - 1) / Math.max(1, samples.length))
}

/** Mean of the differences in the same worlds, and its standard error. */
export function difference(a: Samples, b: Samples): { readonly mean: number; readonly error: number } {
  const n = a.length
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const d = (a[i] as number) - (b[i] as number)
    sum += d
    squares += d * d
  }
  const average = sum / n
  const variance = Math.max(0, squares / n - average * average)
  return { mean: average, error: Math.sqrt(variance / Math.max(1, n - 1)) }
}

import type { Action, GameDefinition, Patience, Rng, Seat, Sense, Weighed } from '@noren/engine'
import { Choices, copyRng, first, fork, legal, play, waiting } from '@noren/engine'
import { hopeAtDawn } from '../dawn.ts'
import type { SpiritEvent } from '../events.ts'
import type { EndOfRound, SpiritFrame } from '../frames.ts'
import { imaginer } from '../imagine.ts'
import { rules } from '../rules.ts'
import type { Spirit } from '../state.ts'
import type { SpiritView } from '../view.ts'
import { policy } from '../policy.ts'
import { sense as quick } from '../sense.ts'
import { joining } from '../setup.ts'
import { outlook } from './outlook.ts'
import { payoffOfWin } from '../village.ts'

const game = rules as GameDefinition<unknown, Spirit, SpiritFrame, SpiritEvent, SpiritView>
const open = new Choices()
const options = new Choices()

/** Worlds each remaining choice is tried in before the worst are dropped. */
const BATCH = 16
/** How many standard errors a choice must lead the quick policy's by, to be preferred to it. */
const CLEARLY = 0.5
/** A choice that trails the best by this many standard errors is dropped. */
const HOPELESS = 2.2
/**
 * One imagined observation, squared: a few worlds without any difference do not prove that there is none. This and the
 * next are parts of what the team hopes for now: where hope is faint, faint differences decide.
 */
const DOUBT = 0.3
/** A difference that is not worth more thought; the more thoughts are allowed, the smaller it is. */
const trifle = (rollouts: number): number => 0.4 / Math.sqrt(rollouts)
/** The least that hope is taken for in both. */
const FAINT = 0.01
/** The most that a village counts which falls in the last round: enough to choose by where nothing else tells. */
const FALLEN = 0.02

/** From so many on, all the thoughts that are allowed are used at every table. */
const PLENTY = 1200
/**
 * With two or three samurai a few worlds tell nearly as much as many, and levels that differ in thoughts alone would
 * play alike: there whoever may think little thinks less, down to a fifth.
 */
const thoughts = (rollouts: number, samurai: number): number =>
  samurai > 3 ? rollouts : Math.floor(rollouts * Math.max(0.2, Math.min(1, rollouts / PLENTY)))

/** How much of the round a lost village was held, the steps of dawn being half of it. */
function held(s: Spirit): number {
  if (s.running === 0) return 0.5 + (s.frames[0] as EndOfRound).stage / 14
  let size = 0
  for (let round = 1; round <= s.round; round++) size += joining(s.mode, s.seats, round)
  return 0.5 - (0.5 * s.deck.length) / size
}

/**
 * What a village that falls in this round counts at most: less than the poorest that sees the next dawn. Nobody is paid
 * for losing late, but whoever plays better than the quick policy will often save what it nearly saved, and where nearly
 * all is lost this is all there is to go by.
 */
const ifFallen = (s: Spirit): number =>
  s.round === 3
    ? FALLEN
    : hopeAtDawn({ ...s, round: s.round + 1, farmsLeft: 1, familiesLeft: 1, barricades: 0 }) / 2

/** Plays on by the quick policy until the next round begins, and says what the team may hope for. */
function playOn(s: Spirit, rng: Rng): number {
  const { round } = s
  while (s.outcome === null && s.round === round) {
    const seat = first(waiting(s))
    legal(game, s, seat, open)
    play(game, s, seat, open.at(policy(s, seat, open, rng)))
  }
  if (s.outcome !== null) return s.outcome.payoff[0] as number
  return hopeAtDawn(s) * payoffOfWin(s.farmsLeft + s.familiesLeft)
}

/**
 * A stronger player for thinkers that have a little time: every choice is tried in the same imagined worlds, with the
 * same luck, and each is played on by the quick policy to the end of the round, where public facts say how things
 * stand. It knows a view and nothing else; the draws are sampled from exact counts of what is left, never peeked at.
 * Thought goes where it may still change the choice. Weighs every choice of `seat`; the best comes first.
 */
export function deliberate(view: SpiritView, seat: Seat, rng: Rng, effort: Patience): Weighed[] {
  const imagine = imaginer(view)
  const root = imagine(rng)
  legal(game, root, seat, options)
  const actions = options.toArray()
  const favourite = actions.length < 2 ? 0 : policy(root, seat, options, rng)
  const fallen = ifFallen(root)
  const trials = actions.map((): Trial => ({ values: [], sum: 0, hoped: 0 }))
  let alive = actions.map((_, i) => i)
  const allowed = thoughts(effort.rollouts, view.open.seats)
  let left = actions.length < 2 ? 0 : allowed
  while (left >= alive.length && alive.length > 1 && !effort.stop()) {
    for (let n = 0; n < BATCH && left >= alive.length; n++) {
      const world = imagine(rng)
      const luck = fork(rng)
      left -= alive.length
      for (const i of alive) {
        const s = game.clone(world)
        play(game, s, seat, actions[i] as Action)
        const hoped = playOn(s, copyRng(luck))
        const value = hoped > 0 ? hoped : fallen * held(s)
        const trial = trials[i] as Trial
        trial.values.push(value)
        trial.sum += value
        trial.hoped += hoped
      }
    }
    alive = survivors(alive, trials, trifle(allowed))
  }
  return ranked(actions, favourite, trials)
}

interface Trial {
  /** What came of each world, in the order of the worlds. */
  readonly values: number[]
  sum: number
  /** The same sum where losing counts nothing: what people are told. */
  hoped: number
}

const mean = (t: Trial): number => (t.values.length === 0 ? 0 : t.sum / t.values.length)

/**
 * By how much `a` is better than `b` on average over the worlds both were tried in, and the standard error of that:
 * luck that helps both alike cancels out.
 */
function lead(a: Trial, b: Trial, hope: number): [number, number] {
  const n = Math.min(a.values.length, b.values.length)
  if (n === 0) return [0, 1]
  let sum = 0
  let squares = DOUBT * hope * hope
  for (let i = 0; i < n; i++) {
    const d = (a.values[i] as number) - (b.values[i] as number)
    sum += d
    squares += d * d
  }
  const m = sum / n
  return [m, Math.sqrt(Math.max(0, squares / n - m * m) / n)]
}

/** Choices that clearly trail the best one are dropped; where only trifles are left to find out, all but the best are. */
function survivors(alive: number[], trials: readonly Trial[], enough: number): number[] {
  let best = alive[0] as number
  for (const i of alive) if (mean(trials[i] as Trial) > mean(trials[best] as Trial)) best = i
  const hope = Math.max(FAINT, mean(trials[best] as Trial))
  let open = false
  const kept = alive.filter(i => {
    if (i === best) return true
    const [ahead, error] = lead(trials[best] as Trial, trials[i] as Trial, hope)
    if (HOPELESS * error - ahead > enough * hope) open = true
    return ahead < HOPELESS * error
  })
  return open ? kept : [best]
}

/**
 * Best first: what was tried in the most worlds, then what was worth most. The quick policy's own choice comes before
 * all others unless it is clearly behind.
 */
function ranked(actions: readonly Action[], favourite: number, trials: readonly Trial[]): Weighed[] {
  const order = actions.map((_, i) => i)
  const worlds = (i: number): number => (trials[i] as Trial).values.length
  order.sort((a, b) => worlds(b) - worlds(a) || mean(trials[b] as Trial) - mean(trials[a] as Trial))
  const first = order[0]
  if (first !== undefined && first !== favourite) {
    const best = trials[first] as Trial
    const [ahead, error] = lead(best, trials[favourite] as Trial, Math.max(FAINT, mean(best)))
    if (ahead <= CLEARLY * error) order.unshift(...order.splice(order.indexOf(favourite), 1))
  }
  return order.map(i => ({
    action: actions[i] as Action,
    value: (trials[i] as Trial).hoped / Math.max(1, worlds(i)),
    worlds: worlds(i),
  }))
}

/** What bots know of the game: the quick sense, and a mind for those who may think. */
export const sense: Sense<Spirit> = {
  ...quick,
  outlook,
  mind: (view, seat, rng, effort) => deliberate(view as SpiritView, seat, rng, effort),
}

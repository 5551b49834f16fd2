import type { Action, Core, Feature, Rng, Seat, Words } from '@noren/engine'
import { Choices, copyRng, first, fork, waiting } from '@noren/engine'
import { choose } from './choose.ts'
import type { Budget, Level, Question } from './door.ts'
import { LEVELS } from './door.ts'
import { offered } from './offered.ts'
import { uniform } from './random.ts'
import { SURE } from './review/weigh.ts'
import type { Samples } from './review/worlds.ts'
import { difference, weighed } from './review/worlds.ts'

/** One choice of a hint. */
export interface Advice {
  readonly words: Words
  /** The share of the victory it promises; null when there was nothing to weigh. */
  readonly value: number | null
  /** The standard error of its distance to the first. */
  readonly error: number
  /** It cannot be told apart from the first one. */
  readonly close: boolean
  /** What the first choice has over this one; null for the first itself, and where no one thing decides. */
  readonly why: Words | null
}

/** "What would you do?": the best choices by the chance that is shown, and what the first has over each of the others. */
export interface Hint {
  readonly choices: readonly Advice[]
  /** The first of the reasons: a feature for the game's lexicon, whom it is about, then figures in tenths. */
  readonly why: Words
  /** Imagined games in all. */
  readonly worlds: number
}

/** The only choice, and a choice between equals: sentences that every table knows. */
export const ONLY = 'only'
/** The hint that two choices are about as good. */
export const CLOSE = 'close'

/** A hint is for somebody who waits: half a bot's thought, in worlds and in time. */
const BUDGET: Budget = { iterations: 1200, millis: 800 }
/** Of six play-outs that the search may make, one more world is looked at afterwards, to see how far luck parts two choices. */
const SHARE = 6
/** A page shows three; copies of one card read alike, so that it needs some to choose from. */
const TOLD = 6
/** A choice that was tried less often than this share of the preferred one is not worth showing. */
const FAINT = 0.02
/** Worlds in which two choices are compared, at most. */
const PAIRS = 64
/** Decisions after which "a while later" has come, whoever is on turn. */
const LATER = 70
/** Below this share of the payoff nothing was decided. */
const SLIGHT = 0.002
/** How many standard errors a difference must be away from nothing. */
const CLEAR = 1.5
/** Measures that read alike decide nothing. */
const SAME = 0.25

/** The strongest level there is. */
export const topLevel = (): Level => Object.keys(LEVELS).at(-1) as Level

type Asking = Omit<Question, 'level' | 'whole'>

/**
 * What the strongest bot thinks of the choices that deserve a look, the highest chance first. Two of them are called close if
 * luck alone could have parted them, by the spread of their differences in the same worlds, or if the bot itself prefers one
 * that looks no better. The same question gives the same hint.
 */
export function hint(q: Asking): Hint {
  const thought = choose({ budget: BUDGET, ...q, level: topLevel(), whole: true })
  const { considered } = thought
  // What may be done at any time is compared with only if nothing else answers the question.
  const proper = considered.filter((c, i) => i === 0 || !q.game.isAnytime(c.action))
  const preferred = considered[0]
  // A mind may know what to do without weighing anything.
  if (preferred === undefined || preferred.visits === 0) return alone(thought.words)
  const found = (proper.length > 1 ? proper : considered)
    .filter(c => c.visits >= Math.max(1, preferred.visits * FAINT))
    .slice(0, TOLD)
  const pairs = Math.min(PAIRS, Math.ceil((q.budget ?? BUDGET).iterations / SHARE))
  const ranked = found.toSorted((a, b) => b.value - a.value)
  const best = ranked[0] ?? preferred
  const samples = weighed(
    { game: q.game, ...(q.sense === undefined ? {} : { sense: q.sense }) },
    q.view,
    q.seat,
    ranked.map(c => c.action),
    pairs,
    copyRng(q.rng),
  )
  const choices = ranked.map((c, i): Advice => {
    const { error } = difference(samples[0] as Samples, samples[i] as Samples)
    const doubt = (error * Math.sqrt(pairs)) / Math.sqrt(Math.max(1, Math.min(best.visits, c.visits)))
    const close = i > 0 && (best.value - c.value <= SURE * doubt || c.value >= preferred.value)
    return {
      words: c.words,
      value: c.value,
      error: doubt,
      close,
      why: i === 0 || close ? null : decidedBy(q, best.action, c.action, pairs),
    }
  })
  const why = choices.find(c => c.why !== null)?.why ?? [choices.length === 1 ? ONLY : CLOSE]
  return { choices, why, worlds: thought.iterations }
}

const alone = (words: Words): Hint => ({
  choices: [{ words, value: null, error: 0, close: false, why: null }],
  why: [ONLY],
  worlds: 0,
})

/** One feature of two choices, summed over worlds. */
interface Measure {
  readonly id: string
  readonly about: Seat
  /** Measures after the one and after the other choice, and figures for the sentence. */
  readonly sums: [number, number]
  figure: number
  /** Worth of the difference, and its square, world by world. */
  gain: number
  square: number
}

/** The feature whose difference is worth most, in worlds that agree with the view; null if nothing stands out. */
export function decidedBy(q: Asking, one: Action, other: Action, pairs: number): Words | null {
  const all = new Map<string, Measure>()
  const rng = copyRng(q.rng)
  const gains = new Map<Measure, number>()
  for (let i = 0; i < pairs; i++) {
    const seed = fork(rng)
    gains.clear()
    for (const side of [0, 1] as const)
      observe(q, seed, side === 0 ? one : other, (when, id, value, worth, about = -1, figure = 0) => {
        const m = measured(all, `${when}-${id}`, about)
        m.sums[side] += value
        if (side === 0) m.figure += figure
        gains.set(m, (gains.get(m) ?? 0) + (side === 0 ? 1 : -1) * value * worth)
      })
    for (const [m, gain] of gains) {
      m.gain += gain
      m.square += gain * gain
    }
  }
  let found: Measure | null = null
  for (const m of all.values()) if (stands(m, pairs) && m.gain > (found?.gain ?? 0)) found = m
  if (found === null) return null
  const tenths = (sum: number): number => Math.round((10 * sum) / pairs)
  return [found.id, found.about, tenths(found.sums[0]), tenths(found.sums[1]), tenths(found.figure)]
}

function measured(all: Map<string, Measure>, id: string, about: Seat): Measure {
  const key = `${id}:${about}`
  const known = all.get(key) ?? { id, about, sums: [0, 0], figure: 0, gain: 0, square: 0 }
  all.set(key, known)
  return known
}

/** Worth naming: more than a trifle, and clear of what chance does by itself. */
function stands(m: Measure, pairs: number): boolean {
  const mean = m.gain / pairs
  const error = Math.sqrt(Math.max(0, m.square / pairs - mean * mean) / pairs)
  const apart = Math.abs(m.sums[0] - m.sums[1]) / pairs
  return mean > SLIGHT && mean > CLEAR * error && apart >= SAME
}

type Noted = (when: 'now' | 'later', ...note: Parameters<Feature>) => void

/** Carries out one choice in one imagined world, notes what follows at once, plays on, and notes what came of it. */
function observe(q: Asking, seed: Rng, action: Action, note: Noted): void {
  const { game, view, seat } = q
  const features = q.sense?.hintFeatures
  if (features === undefined) return
  const rng = copyRng(seed)
  const was = game.imagine(view, rng)
  const is = game.clone(was)
  game.play(is, seat, action)
  complete(q, is, was.frames.length, rng)
  features.now(was, is, seat, action, (...n) => note('now', ...n))
  playOn(q, is, features.turn(was), rng)
  features.later(was, is, seat, (...n) => note('later', ...n))
}

const open = new Choices()

/** A choice that is made in parts: the seat's own next answers, as long as its question lies on top of the one before. */
function complete(q: Asking, world: Core, depth: number, rng: Rng): void {
  for (let n = 0; n < LATER && world.outcome === null && world.frames.length > depth; n++) {
    if (first(waiting(world)) !== q.seat) return
    step(q, world, q.seat, rng)
  }
}

/** Everybody plays as the game's policy would until the seat's next turn. */
function playOn(q: Asking, world: Core, owner: Seat, rng: Rng): void {
  const { seat, sense } = q
  const turn = (s: Core): Seat => sense?.hintFeatures?.turn(s) ?? -1
  let left = false
  for (let n = 0; world.outcome === null && n < LATER; n++) {
    const whose = turn(world)
    left ||= whose !== owner
    if (left && whose === seat) return
    const actor = first(waiting(world))
    step(q, world, actor, rng)
  }
}

function step(q: Asking, world: Core, actor: Seat, rng: Rng): void {
  offered(q, world, actor, open)
  const at = open.size === 1 ? 0 : (q.sense?.policy?.(world, actor, open, rng) ?? uniform(open, rng))
  q.game.play(world, actor, open.at(at))
}

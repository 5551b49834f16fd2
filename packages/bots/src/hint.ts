import type { Action, Core, Game, Feature, Rng, Seat, Words } from '@noren/engine'
import { Choices, copyRng, first, fork, waiting } from '@noren/engine'
import { choose } from './choose.ts'
import type { Budget, Considered, Level, Question } from './door.ts'
import { LEVELS } from './door.ts'
import { uniform } from './random.ts'

/** "What would you do?": the best choices with their chances, and the feature that decided between them. */
export interface Hint {
  /** Best first, a handful at most. `value` is null when there was nothing to weigh. */
  readonly choices: readonly {
    readonly words: Words
    readonly value: number | null
    readonly visits: number
  }[]
  /** Words for the game's lexicon: the feature, whom it is about, then figures in tenths. */
  readonly why: Words
  /** Imagined games in all. */
  readonly worlds: number
}

/** The only choice, and a choice between equals: sentences that every table knows. */
export const ONLY = 'only'
export const CLOSE = 'close'

/** A hint is for somebody who waits: half a bot's thought, in worlds and in time. */
const BUDGET: Budget = { iterations: 1200, millis: 800 }
/** A page shows three; copies of one card read alike, so that it needs some to choose from. */
const TOLD = 5
/** A choice that was tried less often than this share of the best one is not worth showing. */
const FAINT = 0.02
/** Worlds in which two choices are compared. */
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

/** Thinks as the strongest bot would, from a view and a seed, and says why. The same question gives the same hint. */
export function hint(q: Omit<Question, 'level'>): Hint {
  const thought = choose({ budget: BUDGET, ...q, level: topLevel() })
  const { iterations } = thought
  const considered = thought.considered.filter(c => q.sense?.hintFeatures?.withdraws?.(c.action) !== true)
  const best = considered[0]
  if (best === undefined)
    return { choices: [{ words: thought.words, value: null, visits: 0 }], why: [ONLY], worlds: 0 }
  // What may be done at any time is compared with only if nothing else answers the question.
  const others = considered.slice(1)
  const proper = others.filter(c => !q.game.isAnytime(c.action))
  const rivals = proper.length > 0 ? proper : others
  const told = [best, ...rivals].filter((c, i) => i < TOLD && (i < 2 || c.visits >= best.visits * FAINT))
  return {
    choices: told.map(({ words, value, visits }) => ({ words, value, visits })),
    why: reason(q, best, rivals.slice(0, TOLD - 1)),
    worlds: iterations,
  }
}

/** Against the second choice first; if nothing tells the two apart, against the next. */
function reason(q: Omit<Question, 'level'>, best: Considered, others: readonly Considered[]): Words {
  if (others.length === 0) return [ONLY]
  if (q.sense?.hintFeatures === undefined) return [CLOSE]
  for (const other of others) {
    const why = decidedBy(q, best.action, other.action)
    if (why !== null) return why
  }
  return [CLOSE]
}

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
function decidedBy(q: Omit<Question, 'level'>, one: Action, other: Action): Words | null {
  const all = new Map<string, Measure>()
  const rng = copyRng(q.rng)
  const gains = new Map<Measure, number>()
  for (let i = 0; i < PAIRS; i++) {
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
  for (const m of all.values()) if (stands(m) && m.gain > (found?.gain ?? 0)) found = m
  if (found === null) return null
  const tenths = (sum: number): number => Math.round((10 * sum) / PAIRS)
  return [found.id, found.about, tenths(found.sums[0]), tenths(found.sums[1]), tenths(found.figure)]
}

function measured(all: Map<string, Measure>, id: string, about: Seat): Measure {
  const key = `${id}:${about}`
  const known = all.get(key) ?? { id, about, sums: [0, 0], figure: 0, gain: 0, square: 0 }
  all.set(key, known)
  return known
}

/** Worth naming: more than a trifle, and clear of what chance does by itself. */
function stands(m: Measure): boolean {
  const mean = m.gain / PAIRS
  const error = Math.sqrt(Math.max(0, m.square / PAIRS - mean * mean) / PAIRS)
  const apart = Math.abs(m.sums[0] - m.sums[1]) / PAIRS
  return mean > SLIGHT && mean > CLEAR * error && apart >= SAME
}

type Noted = (when: 'now' | 'later', ...note: Parameters<Feature>) => void

/** Carries out one choice in one imagined world, notes what follows at once, plays on, and notes what came of it. */
function observe(q: Omit<Question, 'level'>, seed: Rng, action: Action, note: Noted): void {
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
function complete(
  { game, seat, sense }: Omit<Question, 'level'>,
  world: Core,
  depth: number,
  rng: Rng,
): void {
  for (let n = 0; n < LATER && world.outcome === null && world.frames.length > depth; n++) {
    if (first(waiting(world)) !== seat) return
    step(game, world, seat, sense, rng)
  }
}

/** Everybody plays as the game's policy would until the seat's next turn. */
function playOn(q: Omit<Question, 'level'>, world: Core, owner: Seat, rng: Rng): void {
  const { game, seat, sense } = q
  const turn = (s: Core): Seat => sense?.hintFeatures?.turn(s) ?? -1
  let left = false
  for (let n = 0; world.outcome === null && n < LATER; n++) {
    const whose = turn(world)
    left ||= whose !== owner
    if (left && whose === seat) return
    const actor = first(waiting(world))
    step(game, world, actor, sense, rng)
  }
}

function step(game: Game, world: Core, actor: Seat, sense: Question['sense'], rng: Rng): void {
  game.legal(world, actor, open)
  const at = open.size === 1 ? 0 : (sense?.policy?.(world, actor, open, rng) ?? uniform(open, rng))
  game.play(world, actor, open.at(at))
}

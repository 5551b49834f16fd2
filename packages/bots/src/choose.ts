import type { Action, Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { below, Choices, copyRng, fraction, only, waiting } from '@noren/engine'
import type { Budget, Decision, Considered, Question, Style, Thinking } from './door.ts'
import { LEVELS, NothingToChoose } from './door.ts'
import type { Found } from './ismcts.ts'
import { search } from './ismcts.ts'
import { offered } from './offered.ts'
import { uniform } from './random.ts'

/** What a bot does at its seat. The same view and the same seed give the same choice, whatever the true cards are. */
export function choose(q: Question): Decision {
  const { game, seat } = q
  const rng = copyRng(q.rng)
  // What the seat may do is part of what it sees, so any world that agrees with the view lists the same choices.
  const world = game.imagine(q.view, rng)
  const open = new Choices()
  offered(q, world, seat, open)
  if (open.size === 0) throw new NothingToChoose(`seat ${seat} has nothing to choose`)
  const thinking: Thinking = LEVELS[q.level]
  if (thinking.kind === 'random' || open.size === 1)
    return plain(game, world, seat, open.at(open.size === 1 ? 0 : uniform(open, rng)))
  if (thinking.kind === 'rules') {
    if (fraction(rng) < thinking.noise) return plain(game, world, seat, open.at(uniform(open, rng)))
    const ruled = q.sense?.policy?.(world, seat, open, rng)
    if (ruled !== undefined) return plain(game, world, seat, open.at(ruled))
    const short = q.budget ?? WITHOUT_RULES
    const budget = q.clock === false ? { iterations: short.iterations } : short
    return searched(q, world, rng, budget, { ...LEVELS.samurai.style, ...q.style })
  }
  const budget = budgetFor(q, thinking, world)
  const style = { ...thinking.style, ...q.style }
  const own = deliberated(q, world, open, rng, budget, style)
  if (own !== null) return own
  return searched(q, world, rng, budget, style)
}

/** A game without rules of thumb: a short search stands for them, well below the levels that search. */
const WITHOUT_RULES: Budget = { iterations: 24, millis: 60 }

function searched(q: Question, world: Core, rng: Rng, budget: Budget, style: Style): Decision {
  const { game, view, seat, sense } = q
  const found = search({ game, view, seat, rng, budget, style, ...(sense === undefined ? {} : { sense }) })
  return weighed(game, world, seat, found, secretly(world, seat) ? below(rng, found.equals) : 0)
}

/** Several answer at once and none sees the others': whoever always answers alike is read like a book. */
const secretly = (world: Core, seat: Seat): boolean => (waiting(world) & ~only(seat)) !== 0

/** What a level may spend on a turn of a game with this sense. */
export const ownBudget = (
  thinking: Extract<Thinking, { kind: 'ismcts' }>,
  sense: Sense<Core> | undefined,
): Budget => (sense?.mind === undefined ? thinking.budget : thinking.mind)

/**
 * Whether others wait for this answer in the middle of something: a sealed window keeps the whole table waiting, and who
 * is asked in another's turn that other. Public facts say so, never what the seat holds.
 */
export function reacts(game: Game, sense: Sense<Core> | undefined, world: Core, seat: Seat): boolean {
  const turn = sense?.hintFeatures?.turn(world) ?? -1
  return game.pace(world).hold || (turn >= 0 && turn !== seat)
}

/** Milliseconds that all choices of one turn may take together, as a safety stop; more than eight need little thought each. */
const TURN = 1000
const MOST = 8

/** The budget of one choice: a long turn shares over its choices what a turn may cost. */
export function budgetFor(
  q: Pick<Question, 'game' | 'seat' | 'sense' | 'budget' | 'whole' | 'share' | 'clock'>,
  thinking: Extract<Thinking, { kind: 'ismcts' }>,
  world: Core,
): Budget {
  const { iterations, millis } = turnBudget(q, thinking, world)
  const part = Math.max(1, Math.round(iterations * (q.share ?? 1)))
  return millis === undefined || q.clock === false ? { iterations: part } : { iterations: part, millis }
}

function turnBudget(
  { game, seat, sense, budget, whole }: Pick<Question, 'game' | 'seat' | 'sense' | 'budget' | 'whole'>,
  thinking: Extract<Thinking, { kind: 'ismcts' }>,
  world: Core,
): Budget {
  if (reacts(game, sense, world, seat)) return budget ?? thinking.reaction
  const own = budget ?? ownBudget(thinking, sense)
  if (whole === true) return own
  const choices = sense?.choices?.(world, seat) ?? 1
  const iterations = Math.ceil(own.iterations * Math.min(1, thinking.turn / choices))
  if (own.millis === undefined) return { iterations }
  return { iterations, millis: Math.min(own.millis, TURN / Math.min(MOST, choices)) }
}

const plain = (game: Game, world: Core, seat: Seat, action: Action): Decision => ({
  action,
  words: game.say(world, seat, action).words,
  iterations: 0,
  stopped: false,
  considered: [],
})

/**
 * A game's own mind thinks instead of the general search, within the same budget; null for a game without one. It lists choices for
 * itself: what is not offered to bots is passed over.
 */
function deliberated(
  q: Question,
  world: Core,
  open: Choices,
  rng: Rng,
  budget: Budget,
  style: Style,
): Decision | null {
  const end = budget.millis === undefined ? Infinity : performance.now() + budget.millis
  let stopped = false
  const stop = (): boolean => (stopped ||= performance.now() > end)
  const { keen, belief } = style
  const effort = { rollouts: budget.iterations, stop, keen, belief }
  const ranked = q.sense?.mind?.(q.view, q.seat, rng, effort).filter(w => open.has(w.action))
  if (ranked === undefined) return null
  const best = ranked[0]
  if (best === undefined) throw new NothingToChoose(`seat ${q.seat} has nothing to choose`)
  const considered = ranked.map(({ action, value, worlds }) => ({
    action,
    value,
    visits: worlds,
    words: q.game.say(world, q.seat, action).words,
  }))
  const iterations = ranked.reduce((n, w) => n + w.worlds, 0)
  return {
    action: best.action,
    words: q.game.say(world, q.seat, best.action).words,
    iterations,
    stopped,
    considered,
  }
}

/** The best first; `pick` takes one of those that the search could not tell apart. */
function weighed(game: Game, world: Core, seat: Seat, found: Found, pick: number): Decision {
  const considered: Considered[] = found.edges.map(e => ({
    ...e,
    words: game.say(world, seat, e.action).words,
  }))
  const best = considered[pick]
  if (best === undefined) throw new NothingToChoose(`seat ${seat} has nothing to choose`)
  const { iterations, stopped } = found
  return { action: best.action, words: best.words, iterations, stopped, considered }
}

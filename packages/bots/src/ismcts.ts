import type { Action, Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { below, Choices, first, has, legal, play, waiting } from '@noren/engine'
import type { Budget } from './door.ts'
import { uniform } from './random.ts'
import { NONE, Tree } from './tree.ts'

/** One search: whose thought it is and by what means. */
export interface Search {
  readonly game: Game
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
  readonly budget: Budget
  readonly explore: number
  readonly horizon: number
  readonly sense?: Sense<Core>
}

export interface Found {
  readonly iterations: number
  readonly stopped: boolean
  /** For each root choice, in the order of `legal`. */
  readonly edges: readonly { readonly action: Action; readonly visits: number; readonly value: number }[]
}

/** A rollout that is still going after so many decisions counts as a draw between all. */
const PATIENCE = 5000
/** Iterations between two looks at the clock. */
const CLOCK_EVERY = 16

// One tree and one list for each thread: thoughts never overlap within a thread.
const tree = new Tree()
const open = new Choices()
const fresh = new Choices()
let trail = new Int32Array(256)
let payoff = new Float64Array(32)

/** Whose choice comes next. Several seats asked at once answer in seat order, except that the thinker goes first. */
const actorOf = (s: Core, thinker: Seat, atRoot: boolean): Seat => {
  const asked = waiting(s)
  return atRoot || has(asked, thinker) ? thinker : first(asked)
}

/**
 * Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Every iteration imagines
 * a fresh world that agrees with the view, walks the shared tree through what is legal in that world, adds one node,
 * plays on, and credits each seat on the trail with its own payoff.
 */
export function search(q: Search): Found {
  const { game, view, seat, rng, budget } = q
  tree.reset(budget.iterations + 2)
  const until = budget.millis === undefined ? Infinity : performance.now() + budget.millis
  let done = 0
  let stopped = false
  while (done < budget.iterations) {
    if (done % CLOCK_EVERY === 0 && done > 0 && performance.now() > until) {
      stopped = true
      break
    }
    const world = game.imagine(view, rng)
    const depth = descend(q, world)
    rollout(q, world)
    credit(depth)
    done++
  }
  return { iterations: done, stopped, edges: rootEdges(game, view, seat, rng) }
}

/** Walks from the root to a new node (or the end of the game) and returns the length of the trail. */
function descend(q: Search, world: Core): number {
  let node = 0
  let depth = 0
  while (world.outcome === null && depth < PATIENCE) {
    const actor = actorOf(world, q.seat, depth === 0)
    legal(q.game, world, actor, open)
    const chosen = select(q, node, actor)
    const grown = chosen === NONE
    const next = grown ? tree.add(node, actor, fresh.at(below(q.rng, fresh.size))) : chosen
    if (grown) tree.available[next] = 1
    if (depth >= trail.length) {
      const longer = new Int32Array(trail.length * 2)
      longer.set(trail)
      trail = longer
    }
    trail[depth++] = next
    play(q.game, world, actor, tree.action[next] as Action)
    if (grown) break
    node = next
  }
  return depth
}

/** The child with the best bound, or NONE after filling `fresh` with the choices nobody tried yet. */
function select(q: Search, node: number, actor: Seat): number {
  fresh.clear()
  let best = NONE
  let bestBound = -Infinity
  for (let i = 0; i < open.size; i++) {
    const action = open.at(i)
    const n = tree.find(node, actor, action)
    if (n === NONE) {
      fresh.add(action)
      continue
    }
    ;(tree.available[n] as number)++
    const bound = tree.bound(n, q.explore)
    if (bound > bestBound) {
      bestBound = bound
      best = n
    }
  }
  return fresh.size > 0 ? NONE : best
}

/** Plays on by the sense's policy or at random, to the end or to the horizon, and leaves the payoffs in `payoff`. */
function rollout(q: Search, world: Core): void {
  if (payoff.length < world.seats) payoff = new Float64Array(world.seats)
  const { game, sense, rng } = q
  const limit = sense === undefined ? PATIENCE : q.horizon
  for (let n = 0; world.outcome === null && n < limit; n++) {
    const actor = first(waiting(world))
    legal(game, world, actor, open)
    const pick = open.size === 1 ? 0 : (sense?.policy?.(world, actor, open, rng) ?? uniform(open, rng))
    play(game, world, actor, open.at(pick))
  }
  if (world.outcome !== null) payoff.set(world.outcome.payoff)
  else if (sense !== undefined) sense.value(world, payoff)
  else payoff.fill(1 / world.seats, 0, world.seats)
}

function credit(depth: number): void {
  for (let i = 0; i < depth; i++) {
    const n = trail[i] as number
    ;(tree.visits[n] as number)++
    ;(tree.total[n] as number) += payoff[tree.actor[n] as number] as number
  }
}

function rootEdges(game: Game, view: unknown, seat: Seat, rng: Rng): Found['edges'] {
  legal(game, game.imagine(view, rng), seat, open)
  return open.toArray().map(action => {
    const n = tree.find(0, seat, action)
    return n === NONE
      ? { action, visits: 0, value: 0 }
      : { action, visits: tree.visits[n] as number, value: tree.mean(n) }
  })
}

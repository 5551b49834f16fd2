import type { Action, Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { Choices, copyRng, fork, fraction, imaginerOf } from '@noren/engine'
import type { Budget, Style } from './door.ts'
import { offered } from './offered.ts'
import { payoff, playOut, spread, tree } from './playout.ts'
import { Race } from './race.ts'

/** One search: whose thought it is and by what means. */
export interface Search {
  readonly game: Game
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
  readonly budget: Budget
  readonly style: Style
  readonly sense?: Sense<Core>
}

export interface Edge {
  readonly action: Action
  readonly visits: number
  readonly value: number
}

export interface Found {
  readonly iterations: number
  readonly stopped: boolean
  /** Every root choice, best first. */
  readonly edges: readonly Edge[]
  /** How many of the first edges the search could not tell apart. */
  readonly equals: number
}

const open = new Choices()

/** Laps between two lessons for the others. */
const LESSON = 4
/** Worlds looked at for one that fits what the others did. */
const TRIES = 4

/** A world that agrees with the view, preferring those in which the others would have done what they did. */
function likely({ seat, rng, style, sense }: Search, imagine: (rng: Rng) => Core): Core {
  let world = imagine(rng)
  if (!style.belief || sense?.belief === undefined) return world
  for (let n = 1; n < TRIES && fraction(rng) >= sense.belief(world, seat); n++) world = imagine(rng)
  return world
}

/**
 * Information-set Monte Carlo tree search (after Cowling, Powley, Whitehouse 2012). Every world that agrees with the
 * view is imagined once and played out below each root choice that is still in the race, with the same luck, so that
 * what helps all choices alike cancels out; below the root all worlds share one tree. The race halves the field until
 * the budget is spent.
 */
export function search(q: Search): Found {
  const { game, view, seat, rng, budget, sense } = q
  const thinker = { game, seat, style: q.style, ...(sense === undefined ? {} : { sense }) }
  const imagine = imaginerOf(game, view)
  const root = imagine(rng)
  offered(q, root, seat, open)
  const actions = open.toArray()
  const favourite = sense?.policy?.(root, seat, open, rng) ?? -1
  const race = new Race(actions.length, favourite, budget.iterations)
  tree.reset(budget.iterations + actions.length + 2)
  spread.clear()
  const nodes = actions.map(action => tree.add(0, seat, action))
  const until = budget.millis === undefined ? Infinity : performance.now() + budget.millis
  let stopped = false
  for (let lap = 0; race.open && !stopped; lap++) {
    const world = likely(q, imagine)
    const luck = fork(rng)
    for (const i of race.alive) {
      const own = game.clone(world)
      game.play(own, seat, actions[i] as Action)
      playOut(thinker, own, nodes[i] as number, copyRng(luck), q.style.redeal ? 'own' : 'all')
      race.note(i, payoff[seat] as number)
    }
    if (q.style.redeal && lap % LESSON === LESSON - 1) {
      // What the others would do is learnt below one choice at a time, in turn.
      const i = race.alive[((lap / LESSON) | 0) % race.alive.length] as number
      game.play(world, seat, actions[i] as Action)
      playOut(thinker, world, nodes[i] as number, luck, 'others')
      race.spend()
    }
    race.lap()
    stopped = performance.now() > until
  }
  const { order, equals } = race.ranking()
  return {
    iterations: race.spent,
    stopped,
    edges: order.map(i => ({
      action: actions[i] as Action,
      visits: tree.visits[nodes[i] as number] as number,
      value: tree.mean(nodes[i] as number),
    })),
    equals,
  }
}

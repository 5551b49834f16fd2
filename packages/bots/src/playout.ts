import type { Action, Core, Game, LookAhead, Rng, Seat, Sense } from '@noren/engine'
import { Choices, first, has, waiting } from '@noren/engine'
import type { Style } from './door.ts'
import { offered } from './offered.ts'
import { NONE, Tree } from './tree.ts'
import { uniform } from './random.ts'

/** Whose thought it is and by what means: what all play-outs of one search share. */
export interface Thinker {
  readonly game: Game
  readonly seat: Seat
  readonly style: Style
  readonly sense?: Sense<Core>
}

/** Lessons after which a seat has a habit. */
const HABIT = 12

/** Decisions of a roll for a sense that names no horizon. */
const HORIZON = 24

/** A play-out that is still going after so many decisions counts as a draw between all. */
const PATIENCE = 5000

// One tree and one set of lists for each thread: thoughts never overlap within a thread.
export const tree = new Tree()
/** What each seat may expect of the play-out that ended last. */
export let payoff = new Float64Array(32)
const open = new Choices()
const fresh = new Choices()
let trail = new Int32Array(256)

/** Spread of the thinker's payoffs seen so far: curiosity is measured in it, since some games tell choices apart by a hair. */
class Spread {
  #n = 0
  #sum = 0
  #squares = 0
  clear(): void {
    this.#n = this.#sum = this.#squares = 0
  }
  add(x: number): void {
    this.#n++
    this.#sum += x
    this.#squares += x * x
  }
  get value(): number {
    if (this.#n < 2) return 0.25
    const mean = this.#sum / this.#n
    return Math.sqrt(Math.max(1e-6, this.#squares / this.#n - mean * mean))
  }
}
export const spread = new Spread()

/** Whose choice comes next. Several seats asked at once answer in seat order, except that the thinker goes first. */
const actorOf = (s: Core, thinker: Seat): Seat => {
  const asked = waiting(s)
  return has(asked, thinker) ? thinker : first(asked)
}

/** A choice by the game's rules of thumb if it has any, else any. */
const quick = (t: Pick<Thinker, 'sense'>, world: Core, actor: Seat, list: Choices, rng: Rng): number =>
  list.size === 1 ? 0 : (t.sense?.policy?.(world, actor, list, rng) ?? uniform(list, rng))

/** How far the game has come: by its own clock if it has one, else by the decisions of this play-out. */
const far = (t: Pick<Thinker, 'sense'>, world: Core, made: number): number => t.sense?.clock?.(world) ?? made

/** Whose nodes a play-out may teach. */
export type Lesson =
  /** Everybody's: one world, as if all could see it. */
  | 'all'
  /** The thinker's alone; the others choose by what they learnt in worlds dealt from their own point of view. */
  | 'own'
  /** The others': at the first of them the hidden cards are dealt anew as that seat might see them. */
  | 'others'

/**
 * One play-out from below a root choice (`node`) that was just made in `start`: down the tree through what is legal in
 * this world, one new node, then by the rules of thumb to the horizon. Credits the nodes on the trail that this lesson
 * is for with the payoff of the seat that chose them, and leaves the payoffs in `payoff`.
 */
export function playOut(t: Thinker, start: Core, node: number, rng: Rng, lesson: Lesson): void {
  let world = start
  const limit = t.sense === undefined ? Infinity : far(t, world, 0) + (t.sense.horizon ?? t.style.horizon)
  const until = t.sense?.until
  const curiosity = t.style.explore * spread.value
  // Without rules of thumb there is no first choice to widen from: every choice is tried.
  const widen = t.sense?.policy === undefined ? Infinity : t.style.widen
  let depth = 0
  let at = node
  let dealt = lesson !== 'others'
  for (let made = 0; world.outcome === null && made < PATIENCE && far(t, world, made) < limit; made++) {
    const actor = actorOf(world, t.seat)
    offered(t, world, actor, open)
    let action: Action
    if (open.size === 1) action = open.at(0)
    else if (at === NONE) action = open.at(quick(t, world, actor, open, rng))
    else {
      const foreign = actor !== t.seat
      if (foreign && !dealt) {
        world = t.game.imagine(t.game.view(world, actor), rng)
        dealt = true
      }
      // Where the others are taught apart, a play-out of our own only reads what they know.
      const reading = foreign && lesson === 'own'
      const chosen = reading ? habit(at, actor) : select(at, actor, curiosity, widen)
      if (chosen !== NONE) {
        action = tree.action[chosen] as Action
        depth = follow(depth, chosen)
        at = chosen
      } else {
        const list = reading ? open : fresh
        action = list.at(quick(t, world, actor, list, rng))
        if (!reading) depth = follow(depth, grow(at, actor, action))
        at = NONE
      }
    }
    t.game.play(world, actor, action, until)
  }
  judge(t, world)
  if (lesson !== 'others') {
    spread.add(payoff[t.seat] as number)
    tree.credit(node, payoff[t.seat] as number)
  }
  for (let i = 0; i < depth; i++) {
    const n = trail[i] as number
    const who = tree.actor[n] as Seat
    if (lesson === 'all' || (who === t.seat) === (lesson === 'own')) tree.credit(n, payoff[who] as number)
  }
}

function grow(parent: number, actor: Seat, action: Action): number {
  const n = tree.add(parent, actor, action)
  tree.available[n] = 1
  return n
}

function follow(depth: number, node: number): number {
  if (depth >= trail.length) {
    const longer = new Int32Array(trail.length * 2)
    longer.set(trail)
    trail = longer
  }
  trail[depth] = node
  return depth + 1
}

/**
 * The child with the best bound; or NONE after filling `fresh` with what nobody tried yet, if the node is due for
 * another child. A node widens with the root of its visits, in the order in which the rules of thumb like the choices.
 */
function select(node: number, actor: Seat, curiosity: number, widen: number): number {
  fresh.clear()
  let best = NONE
  let bestBound = -Infinity
  let known = 0
  for (let i = 0; i < open.size; i++) {
    const action = open.at(i)
    const n = tree.find(node, actor, action)
    if (n === NONE) {
      fresh.add(action)
      continue
    }
    known++
    tree.available[n] = (tree.available[n] as number) + 1
    const bound = tree.bound(n, curiosity)
    if (bound > bestBound) {
      bestBound = bound
      best = n
    }
  }
  if (best === NONE) return NONE
  return fresh.size > 0 && known < 1 + widen * Math.sqrt(tree.visits[node] as number) ? NONE : best
}

/** What a seat that was taught apart has come to do here most; NONE while it has seen too little to have a habit. */
function habit(node: number, actor: Seat): number {
  let best = NONE
  let most = HABIT
  for (let i = 0; i < open.size; i++) {
    const n = tree.find(node, actor, open.at(i))
    if (n === NONE || (tree.visits[n] as number) < most) continue
    most = tree.visits[n] as number
    best = n
  }
  return best
}

/** The payoffs of a finished world, or what the game's sense expects of an unfinished one. */
function judge(t: Pick<Thinker, 'sense'>, world: Core): void {
  if (payoff.length < world.seats) payoff = new Float64Array(world.seats)
  if (world.outcome !== null) payoff.set(world.outcome.payoff)
  else if (t.sense !== undefined) t.sense.value(world, payoff)
  else payoff.fill(1 / world.seats, 0, world.seats)
}

/** The same for readers: the payoffs, valid until the next world is judged. */
export function judged(t: Pick<Thinker, 'sense'>, world: Core): Float64Array {
  judge(t, world)
  return payoff
}

/** Goes on from here by the rules of thumb alone, as far as the game's horizon; the world is used up. */
export function roll(t: Pick<Thinker, 'game' | 'sense'>, world: Core, thinker: Seat, rng: Rng): Core {
  const limit = t.sense === undefined ? Infinity : far(t, world, 0) + (t.sense.horizon ?? HORIZON)
  for (let made = 0; world.outcome === null && made < PATIENCE && far(t, world, made) < limit; made++) {
    const actor = actorOf(world, thinker)
    offered(t, world, actor, open)
    t.game.play(world, actor, open.at(quick(t, world, actor, open, rng)))
  }
  return world
}

/** The same as far as a look ahead goes; without one to the end of the game. The world is used up. */
export function rollTo(
  t: Pick<Thinker, 'game' | 'sense'>,
  world: Core,
  thinker: Seat,
  rng: Rng,
  look?: LookAhead<Core>,
): Core {
  for (let made = 0; world.outcome === null && made < PATIENCE && look?.ends(world) !== true; made++) {
    const actor = actorOf(world, thinker)
    offered(t, world, actor, open)
    t.game.play(world, actor, open.at(quick(t, world, actor, open, rng)))
  }
  return world
}

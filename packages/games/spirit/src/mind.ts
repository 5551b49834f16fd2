import type { Action, GameDefinition, Patience, Rng, Seat, Sense, Weighed } from '@noren/engine'
import { Choices, copyRng, first, fork, legal, play, waiting } from '@noren/engine'
import { spirit } from './index.ts'
import type { SpiritView } from './index.ts'
import { policy } from './policy.ts'
import { sense as quick } from './sense.ts'
import type { Spirit, SpiritEvent, SpiritFrame } from './index.ts'

const game = spirit as GameDefinition<unknown, Spirit, SpiritFrame, SpiritEvent, SpiritView>
const open = new Choices()
const options = new Choices()
const payoff = new Float64Array(8)

/** Worlds each remaining choice is tried in before the worst are dropped. */
const BATCH = 24
/** How many standard errors a choice must lead the quick policy's by, to be preferred to it. */
const CLEARLY = 0.5

/** Plays on by the quick policy until the next round begins, and says what the team may hope for. */
function playOn(s: Spirit, rng: Rng): number {
  const { round } = s
  while (s.outcome === null && s.round === round) {
    const seat = first(waiting(s))
    legal(game, s, seat, open)
    play(game, s, seat, open.at(policy(s, seat, open, rng)))
  }
  quick.value(s, payoff)
  return payoff[0] as number
}

/**
 * A stronger player for thinkers that have a little time: every choice is tried in the same imagined worlds, with the
 * same luck, and each is played on by the quick policy to the end of the round, where public facts say how things
 * stand. It knows a view and nothing else; the draws are sampled from exact counts of what is left, never peeked at.
 * Weighs every choice of `seat`; the best comes first.
 */
export function deliberate(view: SpiritView, seat: Seat, rng: Rng, effort: Patience): Weighed[] {
  const root = game.imagine(view, rng)
  legal(game, root, seat, options)
  const actions = options.toArray()
  const favourite = actions.length < 2 ? 0 : policy(root, seat, options, rng)
  const sums = actions.map(() => 0)
  const squares = actions.map(() => 0)
  let alive = actions.map((_, i) => i)
  const tried = actions.map(() => 0)
  let left = actions.length < 2 ? 0 : effort.rollouts
  const values = actions.map(() => 0)
  while (left >= alive.length && alive.length > 1 && !effort.stop()) {
    for (let n = 0; n < BATCH && left >= alive.length; n++) {
      const world = game.imagine(view, rng)
      const luck = fork(rng)
      for (const i of alive) {
        const s = game.clone(world)
        const thinker = copyRng(luck)
        play(game, s, seat, actions[i] as Action)
        values[i] = playOn(s, thinker)
        left--
      }
      for (const i of alive) {
        // Compared with the favourite in the same world: luck that helps all choices alike cancels out.
        const lead = (values[i] as number) - (values[favourite] as number)
        sums[i] = (sums[i] as number) + (values[i] as number)
        squares[i] = (squares[i] as number) + lead * lead
        tried[i] = (tried[i] as number) + 1
      }
    }
    alive = survivors(alive, favourite, sums, squares, tried)
  }
  return ranked(actions, favourite, sums, squares, tried, alive)
}

/** Mean lead over the favourite and its standard error; both were tried in the same worlds. */
function leadOf(
  i: number,
  favourite: number,
  sums: number[],
  squares: number[],
  tried: number[],
): [number, number] {
  const n = Math.max(1, tried[i] as number)
  const lead = (sums[i] as number) / n - (sums[favourite] as number) / Math.max(1, tried[favourite] as number)
  const spread = Math.sqrt(Math.max(0, (squares[i] as number) / n - lead * lead))
  return [lead, spread / Math.sqrt(n)]
}

/** Choices that clearly trail the best one are dropped; the favourite stays as the measure of all. */
function survivors(
  alive: number[],
  favourite: number,
  sums: number[],
  squares: number[],
  tried: number[],
): number[] {
  const leads = alive.map(i => leadOf(i, favourite, sums, squares, tried))
  const best = Math.max(...leads.map(([lead]) => lead))
  const kept = alive.filter((i, k) => {
    const [lead, error] = leads[k] as [number, number]
    return i === favourite || lead + 2.5 * error >= best
  })
  return kept
}

function ranked(
  actions: readonly Action[],
  favourite: number,
  sums: number[],
  squares: number[],
  tried: number[],
  alive: readonly number[],
): Weighed[] {
  const trust = (i: number): number => {
    if (i === favourite) return 0
    const [lead, error] = leadOf(i, favourite, sums, squares, tried)
    return alive.includes(i) && lead > CLEARLY * error ? lead : lead - 1
  }
  return actions
    .map((action, i) => ({
      action,
      value: (sums[i] as number) / Math.max(1, tried[i] as number),
      worlds: tried[i] as number,
      trust: trust(i),
    }))
    .sort((a, b) => b.trust - a.trust)
    .map(({ action, value, worlds }) => ({ action, value, worlds }))
}

/** What bots know of the game: the quick sense, and a mind for those who may think. */
export const sense: Sense<Spirit> = {
  ...quick,
  mind: (view, seat, rng, effort) => deliberate(view as SpiritView, seat, rng, effort),
}

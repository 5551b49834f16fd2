import type { Action, Choices, GameDefinition, Patience, Rng, Seat, Sense, Weighed } from '@noren/engine'
import { Choices as List, copyRng, first, fork, legal, play, waiting } from '@noren/engine'
import { act } from '../actions.ts'
import type { HonorEvent } from '../events.ts'
import { playerAt, sheet } from '../figures.ts'
import type { HonorFrame } from '../frames.ts'
import { imaginer } from '../imagine.ts'
import { rules } from '../rules.ts'
import { sense as quick, weigh } from '../sense.ts'
import type { Honor } from '../state.ts'
import { HAND_LIMIT } from '../terms.ts'
import type { HonorView } from '../view.ts'
import { likelier } from './belief.ts'
import { outlook } from './outlook.ts'
import { keenValue } from './value.ts'

const game = rules as GameDefinition<unknown, Honor, HonorFrame, HonorEvent, HonorView>
const open = new List()
const options = new List()
const shares = new Float64Array(6)
const worths = new Float64Array(1024)

/** Worlds a choice is tried in before any is dropped. */
const FEWEST = 4
/** How many standard errors a choice must lead the rule-based player's by, to be preferred to it. */
const CLEARLY = 0.7
/** A keen thinker, whose errors are small, does not believe a lead smaller than this: the value is no finer. */
const TRIFLE = 0.01
/** A lead is taken for this much spread before its own has been seen often enough. */
const SPREAD = 0.06

/**
 * Plays on by the rule-based player until the thinker's next turn has begun, its honour collected, and says what the
 * thinker may hope for. Every branch ends at the same moment of the table's round, so that they can be compared.
 */
function playOn(s: Honor, seat: Seat, turnOf: Seat, rng: Rng, keen: boolean): number {
  let away = turnOf !== seat
  while (s.outcome === null) {
    if (s.active !== seat) away = true
    else if (away) break
    const asked = first(waiting(s))
    legal(game, s, asked, open)
    play(game, s, asked, open.at(open.size === 1 ? 0 : (quick.policy?.(s, asked, open, rng) ?? 0)))
  }
  if (s.outcome !== null) return s.outcome.payoff[seat] as number
  if (keen) keenValue(s, shares)
  else quick.value(s, shares)
  return shares[seat] as number
}

/** Two cards that read alike are one choice: the second of twins is not tried. */
function twins(s: Honor, a: Action, b: Action): boolean {
  const verb = act.play.is(a) ? act.play : act.discard
  if (!verb.is(a) || !verb.is(b)) return false
  const { type, honour, ki, strength } = sheet(s)
  const x = verb.card(a)
  const y = verb.card(b)
  return type[x] === type[y] && honour[x] === honour[y] && ki[x] === ki[y] && strength[x] === strength[y]
}

/** What is worth a thought: no discard that makes no room, no twin. */
function worthy(s: Honor, seat: Seat, list: Choices, i: number): boolean {
  const a = list.at(i)
  if (act.discard.is(a) && playerAt(s, seat).hand.length < HAND_LIMIT) return false
  for (let j = 0; j < i; j++) if (twins(s, list.at(j), a)) return false
  return true
}

/** One choice on trial. */
interface Trial {
  readonly action: Action
  /** What the rule-based player thinks of it. */
  readonly rank: number
  worlds: number
  sum: number
  /** Lead over the favourite in the same worlds, and its squares. */
  lead: number
  square: number
  last: number
}

const meanLead = (t: Trial): number => t.lead / Math.max(1, t.worlds)
function errorOf(t: Trial): number {
  const n = Math.max(1, t.worlds)
  const mean = t.lead / n
  return Math.sqrt((Math.max(0, t.square / n - mean * mean) * n + SPREAD * SPREAD * 4) / (n + 4) / n)
}

/**
 * A stronger player for thinkers that have a little time: every choice is tried in the same imagined worlds with the same
 * luck and played on by the rule-based player to the own next turn, where a fitted value says how the race stands. Half of the
 * choices are dropped at every stage; the rule-based player's favourite is the measure of all and stays unless clearly beaten.
 * A keen thinker weighs the end of a play-out finer; one with beliefs thinks of worlds in which the others hold what they would keep.
 * It knows a view and nothing else. Weighs every choice of `seat`; the best comes first.
 */
export function deliberate(view: HonorView, seat: Seat, rng: Rng, effort: Patience): Weighed[] {
  const imagine = imaginer(view)
  const root = imagine(rng)
  legal(game, root, seat, options)
  weigh(root, seat, options, worths)
  const all: Trial[] = options.toArray().map((action, i) => ({
    action,
    rank: worthy(root, seat, options, i) ? (worths[i] as number) : -Infinity,
    worlds: 0,
    sum: 0,
    lead: 0,
    square: 0,
    last: 0,
  }))
  all.sort((a, b) => b.rank - a.rank)
  const favourite = all[0] as Trial
  // a short thought looks at what the rules of thumb like best
  const wide = Math.max(3, Math.floor(effort.rollouts / FEWEST / 1.5))
  let alive = all.filter(t => t.rank > -Infinity).slice(0, wide)
  let left = alive.length < 2 ? 0 : effort.rollouts
  const least = effort.keen === true ? TRIFLE : 0
  while (alive.length > 1 && left >= alive.length) {
    const stages = Math.max(1, Math.ceil(Math.log2(alive.length)))
    const worlds = Math.max(FEWEST, Math.floor(left / stages / alive.length))
    for (let n = 0; n < worlds && left >= alive.length; n++) {
      if (effort.stop()) return ranked(all, alive, favourite, least)
      tryAll(imagine, seat, rng, alive, favourite, effort)
      left -= alive.length
    }
    alive = survivors(alive, favourite)
  }
  return ranked(all, alive, favourite, least)
}

/** One more world for every choice that is still alive. */
function tryAll(
  imagine: (rng: Rng) => Honor,
  seat: Seat,
  rng: Rng,
  alive: readonly Trial[],
  favourite: Trial,
  { keen = false, belief = false }: Patience,
): void {
  const world = belief ? likelier(imagine(rng), seat, rng) : imagine(rng)
  world.rng = fork(rng)
  const luck = fork(rng)
  for (const t of alive) {
    const s = game.clone(world)
    play(game, s, seat, t.action)
    t.last = playOn(s, seat, world.active, copyRng(luck), keen)
  }
  for (const t of alive) {
    const lead = t.last - favourite.last
    t.worlds++
    t.sum += t.last
    t.lead += lead
    t.square += lead * lead
  }
}

/** The better half, and the favourite; two at least, so that all the effort is spent. */
function survivors(alive: readonly Trial[], favourite: Trial): Trial[] {
  const sorted = [...alive].sort((a, b) => meanLead(b) - meanLead(a))
  const kept = sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)))
  if (!kept.includes(favourite)) kept.push(favourite)
  return kept
}

function ranked(all: readonly Trial[], alive: readonly Trial[], favourite: Trial, least: number): Weighed[] {
  const trust = (t: Trial): number => {
    if (t === favourite) return 0
    if (t.worlds === 0) return -3
    if (!alive.includes(t)) return meanLead(t) - 2
    return meanLead(t) > least + CLEARLY * errorOf(t) ? meanLead(t) : meanLead(t) - 1
  }
  return [...all]
    .sort((a, b) => trust(b) - trust(a))
    .map(t => ({ action: t.action, value: t.worlds === 0 ? 0 : t.sum / t.worlds, worlds: t.worlds }))
}

/** What bots know of the game: the quick sense, and a mind for those who may think. */
export const sense: Sense<Honor> = {
  ...quick,
  outlook,
  mind: (view, seat, rng, effort) => deliberate(view as HonorView, seat, rng, effort),
}

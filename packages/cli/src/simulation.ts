import type { Level } from '@noren/bots'
import { choose } from '@noren/bots'
import type { Action, Core, Game, Outcome, Rng, Seat, Sense } from '@noren/engine'
import { below, Choices, digest, digestText, first, fork, seeded, waiting } from '@noren/engine'

export interface Simulation {
  readonly game: Game
  /** The id under which its rules were frozen, if it had another one then: hashes of that time stand on it. */
  readonly frozenAs?: string
  readonly players: number
  /** The game's options, already read; its defaults if absent. */
  readonly options?: unknown
  readonly games: number
  readonly seed: number
  /** Who plays; without a level every choice is uniform and taken straight from the rules. */
  readonly level?: Level
  readonly sense?: Sense<Core>
  /** Instead of the level's own budget. */
  readonly iterations?: number
  /** With the level's stops by time, as at a table: such games cannot be repeated, so that there is no hash. */
  readonly shipped?: boolean
  progress?(done: number): void
}

export interface Simulated {
  readonly finished: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  /** The same on every run: made of every choice and every outcome. Absent where a clock had a say. */
  readonly hash?: string
  /** Games that somebody won: all of them unless the players can lose together. */
  readonly wins: number
  /** Mean payoff of each seat. */
  readonly payoffs: readonly number[]
  /** Mean of all scores. */
  readonly meanScore: number
  /** How the games ended: the clause of each outcome, and how often. */
  readonly endings: Readonly<Record<string, number>>
}

/** What came of the games, gathered one by one. */
class Tally {
  wins = 0
  finished = 0
  scores = 0
  readonly payoffs: number[]
  readonly endings: Record<string, number> = {}
  constructor(seats: number) {
    this.payoffs = Array.from({ length: seats }, () => 0)
  }
  add(outcome: Outcome): void {
    this.finished++
    if (outcome.payoff.some(p => p > 0)) this.wins++
    outcome.payoff.forEach((p, seat) => (this.payoffs[seat] = (this.payoffs[seat] ?? 0) + p))
    this.scores += outcome.scores.reduce((a, b) => a + b, 0) / outcome.scores.length
    this.endings[outcome.clause] = (this.endings[outcome.clause] ?? 0) + 1
  }
  mean(sum: number): number {
    return Number((sum / Math.max(1, this.finished)).toFixed(4))
  }
}

/** No game takes so long: reaching this means that the rules go round in circles. */
const PATIENCE = 1_000_000

const open = new Choices()

function uniform(game: Game, s: Core, seat: Seat, rng: Rng): Action {
  game.legal(s, seat, open)
  return open.at(below(rng, open.size))
}

/** A bot's choice with the iterations a table gives it; a clock would make runs differ. */
function considered(sim: Simulation, level: Level, s: Core, seat: Seat, rng: Rng): Action {
  const { game, sense, iterations } = sim
  return choose({
    game,
    view: game.view(s, seat),
    seat,
    rng: fork(rng),
    level,
    clock: sim.shipped === true,
    ...(iterations === undefined ? {} : { budget: { iterations } }),
    ...(sense === undefined ? {} : { sense }),
  }).action
}

/** Plays games one after the other and says how fast, and what came of them as one hash. */
export function simulateGames(sim: Simulation): Simulated {
  const { game, players, games, level } = sim
  const chance = seeded(sim.seed)
  let decisions = 0
  const tally = new Tally(players)
  let hash = digestText(`${sim.frozenAs ?? game.id} ${game.version} ${players}`)
  const begun = performance.now()
  for (let n = 0; n < games; n++) {
    const s = game.begin(sim.options ?? game.options.defaults, players, fork(chance))
    const picks = fork(chance)
    let trace = 0
    let made = 0
    while (s.outcome === null && made < PATIENCE) {
      const seat = first(waiting(s))
      const action =
        level === undefined ? uniform(game, s, seat, picks) : considered(sim, level, s, seat, picks)
      trace = Math.imul(trace ^ action, 0x01000193) ^ (trace >>> 15)
      game.play(s, seat, action)
      made++
    }
    decisions += made
    if (s.outcome !== null) tally.add(s.outcome)
    hash = digestText(`${hash} ${made} ${trace} ${digest(s.outcome)}`)
    sim.progress?.(n + 1)
  }
  const seconds = (performance.now() - begun) / 1000
  return {
    finished: tally.finished,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    ...(sim.shipped === true ? {} : { hash }),
    wins: tally.wins,
    payoffs: tally.payoffs.map(p => tally.mean(p)),
    meanScore: tally.mean(tally.scores),
    endings: Object.fromEntries(Object.entries(tally.endings).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

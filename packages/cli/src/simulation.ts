import type { Level, Thinking } from '@noren/bots'
import { choose, LEVELS } from '@noren/bots'
import type { Action, Core, Game, Rng, Seat, Sense } from '@noren/engine'
import {
  begin,
  below,
  Choices,
  digest,
  digestText,
  first,
  fork,
  legal,
  play,
  seeded,
  waiting,
} from '@noren/engine'

export interface Simulation {
  readonly game: Game
  readonly players: number
  readonly games: number
  readonly seed: number
  /** Who plays; without a level every choice is uniform and taken straight from the rules. */
  readonly level?: Level
  readonly sense?: Sense<Core>
  /** Instead of the level's own budget. */
  readonly iterations?: number
  progress?(done: number): void
}

export interface Simulated {
  readonly finished: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  /** The same on every run: made of every choice and every outcome. */
  readonly hash: string
}

/** No game takes so long: reaching this means that the rules go round in circles. */
const PATIENCE = 1_000_000

const open = new Choices()

function uniform(game: Game, s: Core, seat: Seat, rng: Rng): Action {
  legal(game, s, seat, open)
  return open.at(below(rng, open.size))
}

/** A bot's choice, by its budget of iterations alone: a clock would make runs differ. */
function considered(sim: Simulation, level: Level, s: Core, seat: Seat, rng: Rng): Action {
  const { game, sense } = sim
  const thinking: Thinking = LEVELS[level]
  const iterations = sim.iterations ?? (thinking.kind === 'ismcts' ? thinking.budget.iterations : 0)
  return choose({
    game,
    view: game.view(s, seat),
    seat,
    rng: fork(rng),
    level,
    budget: { iterations },
    ...(sense === undefined ? {} : { sense }),
  }).action
}

/** Plays games one after the other and says how fast, and what came of them as one hash. */
export function simulateGames(sim: Simulation): Simulated {
  const { game, players, games, level } = sim
  const chance = seeded(sim.seed)
  let decisions = 0
  let finished = 0
  let hash = digestText(`${game.id} ${game.version} ${players}`)
  const begun = performance.now()
  for (let n = 0; n < games; n++) {
    const s = begin(game, game.options.defaults, players, fork(chance))
    const picks = fork(chance)
    let trace = 0
    let made = 0
    while (s.outcome === null && made < PATIENCE) {
      const seat = first(waiting(s))
      const action =
        level === undefined ? uniform(game, s, seat, picks) : considered(sim, level, s, seat, picks)
      trace = Math.imul(trace ^ action, 0x01000193) ^ (trace >>> 15)
      play(game, s, seat, action)
      made++
    }
    decisions += made
    if (s.outcome !== null) finished++
    hash = digestText(`${hash} ${made} ${trace} ${digest(s.outcome)}`)
    sim.progress?.(n + 1)
  }
  const seconds = (performance.now() - begun) / 1000
  return {
    finished,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    hash,
  }
}

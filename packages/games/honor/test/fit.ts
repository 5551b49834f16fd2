/**
 * Fits the weights of the value to who wins games among rule-based players: node packages/games/honor/test/fit.ts [games].
 * Prints the table of `src/sense/weights.ts`. A conditional logit: the winner is one of the seats of a table, and the chance of
 * each grows with the weighed figures of its standing. Two games of three stray at first, so that odd positions are seen too.
 */
import type { Seat } from '@noren/engine'
import { begin, below, Choices, first, fraction, legal, play, seeded, waiting } from '@noren/engine'
import { honor, TARGETS } from '../src/index.ts'
import { policy } from '../src/sense.ts'
import { FEATURES, standing, WIDTH } from '../src/sense/standing.ts'

const games = Number(process.argv[2] ?? 6000)
const open = new Choices()
const figures = new Float64Array(6 * WIDTH)

interface Sample {
  readonly figures: Float32Array
  readonly winner: Seat
  readonly game: number
}

/** One game, and how the table stood at the beginning of some of its turns. */
function watch(seats: number, game: number): Sample[] {
  const rng = seeded(game * 13 + seats)
  const target = game % 2 === 0 ? 'auto' : (TARGETS[game % TARGETS.length] as (typeof TARGETS)[number])
  const s = begin(honor, { target, data: null }, seats, seeded(game * 17 + seats * 3))
  const astray = [0, 0.05, 0.15][game % 3] as number
  const sober = 1 + below(rng, 20)
  const seen: Float32Array[] = []
  for (let last = -1; s.outcome === null && s.round < 150;) {
    const strays = astray > 0 && s.round < sober
    if (s.active !== last && s.frames.length === 1) {
      last = s.active
      if (!strays && fraction(rng) < 0.3) {
        standing(s, figures)
        seen.push(Float32Array.from(figures.subarray(0, seats * WIDTH)))
      }
    }
    const seat = first(waiting(s))
    legal(honor as never, s, seat, open)
    const wild = strays && fraction(rng) < astray
    play(
      honor as never,
      s,
      seat,
      open.at(open.size === 1 ? 0 : wild ? below(rng, open.size) : policy(s, seat, open, rng)),
    )
  }
  const winner = s.outcome?.payoff.indexOf(1) ?? -1
  return winner < 0 ? [] : seen.map(f => ({ figures: f, winner, game }))
}

const chances = new Float64Array(6)
function predict(weights: Float64Array, sample: Sample, seats: number): void {
  let most = -Infinity
  let sum = 0
  for (let i = 0; i < seats; i++) {
    let hope = 0
    for (let f = 0; f < WIDTH; f++) hope += (weights[f] as number) * (sample.figures[i * WIDTH + f] as number)
    chances[i] = hope
    most = Math.max(most, hope)
  }
  for (let i = 0; i < seats; i++) sum += chances[i] = Math.exp((chances[i] as number) - most)
  for (let i = 0; i < seats; i++) chances[i] = (chances[i] as number) / sum
}

/** Mean surprise at who won, in nats. */
const surprise = (weights: Float64Array, samples: readonly Sample[], seats: number): number =>
  samples.reduce((sum, sample) => {
    predict(weights, sample, seats)
    return sum - Math.log(Math.max(1e-9, chances[sample.winner] as number))
  }, 0) / samples.length

/** Adam over small batches. */
function fit(samples: readonly Sample[], seats: number): Float64Array {
  const weights = new Float64Array(WIDTH)
  const drift = new Float64Array(WIDTH)
  const rough = new Float64Array(WIDTH)
  const slope = new Float64Array(WIDTH)
  const rng = seeded(42)
  const EPOCHS = 10
  const BATCH = 64
  const steps = Math.floor((EPOCHS * samples.length) / BATCH)
  for (let step = 1; step <= steps; step++) {
    slope.fill(0)
    for (let n = 0; n < BATCH; n++) {
      const sample = samples[below(rng, samples.length)] as Sample
      predict(weights, sample, seats)
      for (let i = 0; i < seats; i++) {
        const off = ((chances[i] as number) - (i === sample.winner ? 1 : 0)) / BATCH
        for (let f = 0; f < WIDTH; f++)
          slope[f] = (slope[f] as number) + off * (sample.figures[i * WIDTH + f] as number)
      }
    }
    const rate = 0.01 * (1 - step / steps) + 1e-5
    for (let f = 0; f < WIDTH; f++) {
      const g = (slope[f] as number) + 1e-4 * (weights[f] as number)
      drift[f] = 0.9 * (drift[f] as number) + 0.1 * g
      rough[f] = 0.999 * (rough[f] as number) + 0.001 * g * g
      const mean = (drift[f] as number) / (1 - 0.9 ** step)
      weights[f] =
        (weights[f] as number) -
        (rate * mean) / (Math.sqrt((rough[f] as number) / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return weights
}

const tables: string[] = []
for (const seats of [3, 4, 5, 6]) {
  const samples: Sample[] = []
  for (let game = 1; game <= games; game++) samples.push(...watch(seats, game))
  const known = samples.filter(x => x.game % 10 !== 0)
  const unknown = samples.filter(x => x.game % 10 === 0)
  const weights = fit(known, seats)
  console.error(
    `${seats} players: ${samples.length} moments, surprise ${surprise(weights, unknown, seats).toFixed(4)} in unknown games, ${Math.log(seats).toFixed(4)} by guessing`,
  )
  tables.push(`  [${Array.from(weights, w => Number(w.toFixed(2))).join(', ')}],`)
}
console.log(
  [
    `/** Fitted by test/fit.ts over ${games} games each; in the order of FEATURES (${FEATURES.length}), for 3, 4, 5 and 6 players. */`,
    'export const WEIGHTS: readonly (readonly number[])[] = [',
    ...tables,
    ']',
  ].join('\n'),
)

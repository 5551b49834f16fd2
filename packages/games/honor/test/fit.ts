/**
 * Fits the finer value to who wins games among rule-based players: node packages/games/honor/test/fit.ts [games] [units].
 * Prints `src/sense/net.ts`. The winner is one of the seats of a table, and the chance of each grows with its hope: its figures
 * weighed for each number of players, and a layer of units that all numbers share. Two games of three stray at first, so that
 * odd positions are seen too. The plain value of `src/sense/weights.ts` is the same with no units, fitted over the first 34 figures.
 */
import type { Seat } from '@noren/engine'
import { begin, below, Choices, first, fraction, legal, play, seeded, waiting } from '@noren/engine'
import { honor, TARGETS } from '../src/index.ts'
import { policy } from '../src/sense.ts'
import { standing, WIDTH } from '../src/sense/position.ts'

const games = Number(process.argv[2] ?? 24_000)
const UNITS = Number(process.argv[3] ?? 24)
const WIDE = WIDTH + 6
const LEAK = 0.1
const open = new Choices()
const figures = new Float64Array(6 * WIDTH)

interface Sample {
  readonly figures: Float32Array
  readonly seats: number
  readonly winner: Seat
  readonly game: number
}

/** One game, and how the table stood at the beginning of some of its turns. */
function watch(seats: number, game: number): Sample[] {
  const rng = seeded(game * 13 + seats)
  const target = game % 3 === 0 ? (TARGETS[(game / 3) % TARGETS.length] as (typeof TARGETS)[number]) : 'auto'
  const s = begin(honor, { ...honor.options.defaults, target }, seats, seeded(game * 17 + seats * 3))
  const astray = [0, 0.05, 0.15][(game >> 1) % 3] as number
  const sober = 1 + below(rng, 20)
  const seen: Float32Array[] = []
  for (let last = -1; s.outcome === null && s.round < 150;) {
    const strays = astray > 0 && s.round < sober
    if (s.active !== last && s.frames.length === 1) {
      last = s.active
      if (!strays && fraction(rng) < 0.12) {
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
  return winner < 0 ? [] : seen.map(f => ({ figures: f, seats, winner, game }))
}

/** All that is fitted, in one list: weights for 3, 4, 5 and 6 players, then unit by unit as `keenValue` reads them. */
const LINEAR = 4 * WIDTH
const net = new Float64Array(LINEAR + UNITS * WIDE)
const slope = new Float64Array(net.length)
const chances = new Float64Array(6)
const lit = new Float64Array(6 * UNITS)

function predict({ figures: x, seats }: Sample): void {
  let most = -Infinity
  for (let i = 0; i < seats; i++) {
    let hope = 0
    for (let f = 0; f < WIDTH; f++)
      hope += (net[(seats - 3) * WIDTH + f] as number) * (x[i * WIDTH + f] as number)
    for (let u = 0; u < UNITS; u++) {
      const at = LINEAR + u * WIDE
      let sum = (net[at + WIDTH + seats - 3] as number) + (net[at + WIDTH + 4] as number)
      for (let f = 0; f < WIDTH; f++) sum += (net[at + f] as number) * (x[i * WIDTH + f] as number)
      const light = sum > 0 ? sum : LEAK * sum
      lit[i * UNITS + u] = light
      hope += (net[at + WIDTH + 5] as number) * light
    }
    chances[i] = hope
    most = Math.max(most, hope)
  }
  let all = 0
  for (let i = 0; i < seats; i++) all += chances[i] = Math.exp((chances[i] as number) - most)
  for (let i = 0; i < seats; i++) chances[i] = (chances[i] as number) / all
}

/** Adds to the slope what this sample, just predicted, asks for. */
function learn({ figures: x, seats, winner }: Sample, weight: number): void {
  const add = (at: number, by: number): void => void (slope[at] = (slope[at] as number) + by)
  for (let i = 0; i < seats; i++) {
    const off = ((chances[i] as number) - (i === winner ? 1 : 0)) * weight
    for (let f = 0; f < WIDTH; f++) add((seats - 3) * WIDTH + f, off * (x[i * WIDTH + f] as number))
    for (let u = 0; u < UNITS; u++) {
      const at = LINEAR + u * WIDE
      const light = lit[i * UNITS + u] as number
      add(at + WIDTH + 5, off * light)
      const back = off * (net[at + WIDTH + 5] as number) * (light > 0 ? 1 : LEAK)
      add(at + WIDTH + seats - 3, back)
      add(at + WIDTH + 4, back)
      for (let f = 0; f < WIDTH; f++) add(at + f, back * (x[i * WIDTH + f] as number))
    }
  }
}

/** Mean surprise at who won, in nats. */
const surprise = (samples: readonly Sample[]): number =>
  samples.reduce((sum, sample) => {
    predict(sample)
    return sum - Math.log(Math.max(1e-9, chances[sample.winner] as number))
  }, 0) / samples.length

/** Adam over small batches. */
function fit(samples: readonly Sample[]): void {
  const rng = seeded(7)
  for (let i = LINEAR; i < net.length; i++)
    net[i] = (i - LINEAR) % WIDE === WIDTH + 4 ? 0 : (fraction(rng) - 0.5) * 0.3
  const drift = new Float64Array(net.length)
  const rough = new Float64Array(net.length)
  const BATCH = 64
  const steps = Math.floor((8 * samples.length) / BATCH)
  for (let step = 1; step <= steps; step++) {
    slope.fill(0)
    for (let n = 0; n < BATCH; n++) {
      const sample = samples[below(rng, samples.length)] as Sample
      predict(sample)
      learn(sample, 1 / BATCH)
    }
    const rate = 0.006 * (1 - step / steps) + 2e-5
    for (let i = 0; i < net.length; i++) {
      const g = (slope[i] as number) + 2e-5 * (net[i] as number)
      drift[i] = 0.9 * (drift[i] as number) + 0.1 * g
      rough[i] = 0.999 * (rough[i] as number) + 0.001 * g * g
      const mean = (drift[i] as number) / (1 - 0.9 ** step)
      net[i] =
        (net[i] as number) - (rate * mean) / (Math.sqrt((rough[i] as number) / (1 - 0.999 ** step)) + 1e-8)
    }
  }
}

const samples: Sample[] = []
for (const seats of [3, 4, 5, 6])
  for (let game = 1; game <= games; game++) samples.push(...watch(seats, game))
fit(samples.filter(x => x.game % 12 !== 0))
for (const seats of [3, 4, 5, 6]) {
  const unknown = samples.filter(x => x.seats === seats && x.game % 12 === 0)
  console.error(
    `${seats} players: surprise ${surprise(unknown).toFixed(4)} in ${unknown.length} moments of unknown games, ${Math.log(seats).toFixed(4)} by guessing`,
  )
}
const listed = (from: number, to: number): string =>
  Array.from(net.subarray(from, to), w => Number(w.toFixed(2))).join(', ')
console.log(
  [
    `/** Fitted as test/fit.ts does, over ${games} games for each number of players; how the figures stand in it is told in \`keenValue\`. */`,
    `export const UNITS = ${UNITS}`,
    `/** Figures of one unit: a weight for each of ${WIDTH}, four biases by the number of players, one for all, and the unit's worth. */`,
    `export const WIDE = ${WIDE}`,
    `export const LINEAR: Float64Array = Float64Array.from([${listed(0, LINEAR)}])`,
    `export const HIDDEN: Float64Array = Float64Array.from([${listed(LINEAR, net.length)}])`,
  ].join('\n\n'),
)

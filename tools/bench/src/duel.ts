import { choose } from '@noren/bots'
import { asGame, begin, Choices, first, legal, play, seeded, waiting } from '@noren/engine'
import { act, trick4 } from '@noren/engine/trick4'
import { Peer } from './mcts.ts'

/** Our honest search against boardgame.io's bot, which sees all hands: two seats each, the same CPU for every choice. */
export interface Duel {
  readonly deals: number
  /** Milliseconds of CPU for each choice. */
  readonly millis: number
  readonly seed: number
  progress?(done: number, lead: number): void
}

export interface Duelled {
  readonly deals: number
  readonly games: number
  /** Games won by a seat of each side. */
  readonly ours: number
  readonly theirs: number
  /** Mean lead of our side in games of one deal (from -2 to 2), and how likely so large a lead is by chance. */
  readonly lead: number
  readonly z: number
  readonly p: number
  /** Milliseconds of CPU for each choice, as measured. */
  readonly ourMillis: number
  readonly theirMillis: number
  readonly ourIterations: number
  readonly theirIterations: number
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Our side thinks in iterations: how many fit into its time is learnt for each length of the hand. */
class Ours {
  readonly #millis: number
  readonly #cost = Array.from({ length: 9 }, () => 0.02)
  thoughts = 0
  iterations = 0
  cpuMillis = 0
  constructor(millis: number) {
    this.#millis = millis
  }
  choose(view: unknown, seat: number, cards: number, seed: number): number {
    const cost = this.#cost[cards] as number
    // A little less than the peer has, since a guess can be wrong.
    const iterations = Math.max(8, Math.floor((0.9 * this.#millis) / cost))
    const begun = cpu()
    const found = choose({
      game: asGame(trick4),
      view,
      seat,
      rng: seeded(seed),
      level: 'samurai',
      budget: { iterations },
    })
    const spent = cpu() - begun
    this.#cost[cards] = 0.9 * cost + (0.1 * spent) / Math.max(1, found.iterations)
    this.cpuMillis += spent
    this.iterations += found.iterations
    this.thoughts++
    return found.action
  }
}

const open = new Choices()

/** One game, kept in step in both libraries; returns how many seats of ours won it. */
function game(ours: Ours, peer: Peer, deal: number, isOurs: (seat: number) => boolean): number {
  const s = begin(trick4, {}, 4, seeded(deal))
  peer.begin(deal)
  for (let n = 0; s.outcome === null; n++) {
    const seat = first(waiting(s))
    if (peer.turn !== seat) throw new Error(`the two libraries disagree on whose turn it is in deal ${deal}`)
    legal(trick4, s, seat, open)
    const cards = 8 - (n >> 2)
    const a =
      open.size === 1
        ? open.at(0)
        : isOurs(seat)
          ? ours.choose(trick4.view(s, seat), seat, cards, Math.imul(deal, 64) + n)
          : act.play(peer.choose())
    play(trick4, s, seat, a)
    peer.play(act.play.card(a))
  }
  if (peer.won.join() !== s.won.join())
    throw new Error(`the two libraries disagree on the end of deal ${deal}`)
  return isOurs(s.outcome.payoff.indexOf(1)) ? 1 : 0
}

/** The chance of a standard normal beyond |z|, both sides (Abramowitz and Stegun 7.1.26). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return poly * Math.exp(-x * x)
}

/** Plays every deal twice, the sides changing seats, and says who won more. */
export function duel(d: Duel): Duelled {
  const { deals, millis, seed } = d
  const ours = new Ours(millis)
  const peer = new Peer(millis, seed)
  let won = 0
  let squares = 0
  let sum = 0
  for (let n = 0; n < deals; n++) {
    const deal = (Math.imul(seed, 0x01000193) ^ Math.imul(n + 1, 0x9e3779b1)) >>> 1
    const wins =
      game(ours, peer, deal, seat => seat % 2 === 0) + game(ours, peer, deal, seat => seat % 2 === 1)
    won += wins
    const lead = 2 * wins - 2
    sum += lead
    squares += lead * lead
    d.progress?.(n + 1, sum / (n + 1))
  }
  const mean = sum / deals
  const variance = Math.max(1e-9, squares / deals - mean * mean)
  const z = mean / Math.sqrt(variance / deals)
  const per = (total: number, n: number): number => Number((total / Math.max(1, n)).toFixed(3))
  return {
    deals,
    games: 2 * deals,
    ours: won,
    theirs: 2 * deals - won,
    lead: Number(mean.toFixed(4)),
    z: Number(z.toFixed(2)),
    p: twoSided(z),
    ourMillis: per(ours.cpuMillis, ours.thoughts),
    theirMillis: per(peer.cpuMillis, peer.thoughts),
    ourIterations: per(ours.iterations, ours.thoughts),
    theirIterations: per(peer.iterations, peer.thoughts),
  }
}

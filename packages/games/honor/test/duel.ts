/**
 * One player among others of another kind: node packages/games/honor/test/duel.ts [players] [games] [rollouts] [theirs].
 * Rollouts are those of a mind for each decision; 0 is the rule-based player. Every deal is played once from each seat, so that the
 * luck of the cards is shared; the interval is over deals.
 */
import type { Rng, Seat } from '@noren/engine'
import { begin, Choices, first, fork, legal, play, seeded, waiting } from '@noren/engine'
import { honor } from '../src/index.ts'
import { deliberate } from '../src/sense/search.ts'
import { policy } from '../src/sense.ts'
import type { Honor } from '../src/state.ts'

const [players = 3, games = 240, mine = 16, theirs = 0] = process.argv.slice(2).map(Number)
const FIRST_DEAL = 300_001
const CAP = 1000
const open = new Choices()

function choose(s: Honor, seat: Seat, rng: Rng, rollouts: number): number {
  if (rollouts > 0)
    return deliberate(honor.view(s, seat), seat, fork(rng), { rollouts, stop: () => false })[0]?.action ?? -1
  legal(honor as never, s, seat, open)
  return open.at(open.size === 1 ? 0 : policy(s, seat, open, rng))
}

/** What the hero wins of one deal at one seat. */
function payoff(deal: number, hero: Seat): number {
  const s = begin(honor, honor.options.defaults, players, seeded(deal * 1009 + players))
  const rngs = Array.from({ length: players }, (_, i) => seeded(deal * 7919 + i * 31 + hero * 104_729))
  while (s.outcome === null && s.round < CAP) {
    const seat = first(waiting(s))
    play(honor as never, s, seat, choose(s, seat, rngs[seat] as Rng, seat === hero ? mine : theirs))
  }
  return s.outcome?.payoff[hero] ?? 1 / players
}

let sum = 0
let squares = 0
const deals = Math.ceil(games / players)
for (let n = 0; n < deals; n++) {
  let won = 0
  for (let hero = 0; hero < players; hero++) won += payoff(FIRST_DEAL + n, hero) / players
  sum += won
  squares += won * won
}
const mean = sum / deals
const error = 1.96 * Math.sqrt(Math.max(0, squares / deals - mean * mean) / deals)
console.log(
  `${players} players, ${deals * players} games, ${mine} rollouts among ${theirs}: wins ${(100 * mean).toFixed(1)} % ` +
    `(${(100 * (mean - error)).toFixed(1)} to ${(100 * (mean + error)).toFixed(1)}), even share ${(100 / players).toFixed(1)} %`,
)

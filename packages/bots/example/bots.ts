import type { Level } from '@noren/bots'
import { choose } from '@noren/bots'
import { first, seeded, waiting } from '@noren/engine'
import { game } from './trick.ts'

/** Bots play it, with nothing but its rules: node bots.ts. One seat searches, the others play at random. */
const LEVELS: readonly Level[] = ['samurai', 'wanderer', 'wanderer', 'wanderer']
const DEALS = 20

let won = 0
for (let deal = 1; deal <= DEALS; deal++) {
  const state = game.begin({}, 4, seeded(deal))
  for (let n = 0; state.outcome === null; n++) {
    const seat = first(waiting(state))
    const level = LEVELS[(seat + deal) % 4] ?? 'wanderer'
    // A view and a seed go in, never the state: the same view gives the same choice, whatever the true cards are.
    const view = game.view(state, seat)
    const { action } = choose({
      game,
      view,
      seat,
      rng: seeded(deal * 100 + n),
      level,
      budget: { iterations: 40 },
    })
    game.play(state, seat, action)
  }
  won += state.outcome.payoff[LEVELS.findIndex((_, seat) => (seat + deal) % 4 === 0)] ?? 0
}
console.log(`the one who searches won ${won} of ${DEALS} games; by luck alone it would be ${DEALS / 4}`)

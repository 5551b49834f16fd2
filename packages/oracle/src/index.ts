import type { Budget, Choice } from '@noren/bots'
import { choose } from '@noren/bots'
import type { Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { fork } from '@noren/engine'

/**
 * A cheat, on purpose: the same search as an honest bot's, in which every world imagined is the true one. It sees all
 * hands, all piles and the order of every deck; only later dice and shuffles are left to chance. It measures how much a
 * perfectly informed player of equal skill would gain, and lives in a package that no table can import.
 */
export interface Prophecy {
  readonly game: Game
  /** The true state: what no bot is ever handed. */
  readonly state: Core
  readonly seat: Seat
  readonly rng: Rng
  readonly sense?: Sense<Core>
  readonly budget?: Budget
}

/** A game in which to imagine is to know. */
export const unveiled = (game: Game, state: Core): Game => ({
  ...game,
  imagine: (_view, rng) => {
    const world = game.clone(state)
    world.rng = fork(rng)
    return world
  },
})

export function prophesy(q: Prophecy): Choice {
  const { game, state, seat, rng, sense, budget } = q
  return choose({
    game: unveiled(game, state),
    view: game.view(state, seat),
    seat,
    rng,
    // Samurai's search: it never deals anew on behalf of the others, which would blind the oracle.
    level: 'samurai',
    ...(sense === undefined ? {} : { sense: general(sense) }),
    ...(budget === undefined ? {} : { budget }),
  })
}

/** A game's own mind takes a view and cannot be made to peek; the oracle thinks by the general search instead. */
const general = (sense: Sense<Core>): Sense<Core> => {
  const rest = { ...sense }
  delete rest.mind
  return rest
}

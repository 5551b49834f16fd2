import type { Decision, Question } from '@noren/bots'
import { choose } from '@noren/bots'
import type { Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { definitionOf, fork } from '@noren/engine'

/**
 * A cheat, on purpose: the same thought as an honest bot's, by the game's own mind where it has one, in which every
 * world imagined is the true one. It sees all hands, all piles and the order of every deck; only later dice and shuffles
 * are left to chance. It measures how much a perfectly informed player of equal skill would gain, and lives in a package
 * that no table can import.
 */
export interface Prophecy extends Pick<Question, 'budget' | 'share' | 'clock'> {
  readonly game: Game
  /** The true state: what no bot is ever handed. */
  readonly state: Core
  readonly seat: Seat
  readonly rng: Rng
  readonly sense?: Sense<Core>
}

type Imagine = (view: unknown, rng: Rng) => Core

/** To imagine is to know. */
export const truth =
  (game: Game, state: Core): Imagine =>
  (_view, rng) => {
    const world = game.clone(state)
    world.rng = fork(rng)
    return world
  }

export function prophesy(q: Prophecy): Decision {
  const { game, state, seat, rng, sense, budget, share, clock } = q
  const view = game.view(state, seat)
  return borrowed(game, truth(game, state), () =>
    choose({
      game,
      view,
      seat,
      rng,
      level: 'daimyo',
      // To deal anew on behalf of the others, or to prefer likelier worlds, would blind it.
      style: { redeal: false, belief: false },
      ...(sense === undefined ? {} : { sense }),
      ...(budget === undefined ? {} : { budget }),
      ...(share === undefined ? {} : { share }),
      ...(clock === undefined ? {} : { clock }),
    }),
  )
}

/**
 * A game's own mind is handed a view and asks its game for worlds; it has no door for a peek, and shall have none. So the
 * game itself is bent for as long as one thought takes, and set right again whatever happens.
 */
function borrowed<T>(game: Game, imagine: Imagine, think: () => T): T {
  const bent: Pick<Game, 'imagine' | 'imaginer'> = definitionOf(game) ?? game
  const { imagine: honest, imaginer } = bent
  Object.assign(bent, { imagine, imaginer: (view: unknown) => (rng: Rng) => imagine(view, rng) })
  try {
    return think()
  } finally {
    Object.assign(bent, { imagine: honest, imaginer })
  }
}

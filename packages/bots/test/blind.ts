import type { Core, Game, Rng, Seat } from '@noren/engine'
import { asGame, Choices, digest, fork, legal, members, waiting } from '@noren/engine'
import type { AnyFixture, Path } from '@noren/engine/laws'
import { demand, otherWorld, sometimes, walk } from '@noren/engine/laws'
import type { Decision } from '../src/index.ts'

const list = new Choices()

/** Anything that decides for a seat. An honest one looks only at `game.view(s, seat)`; the test hands it the true state. */
export type Decider = (game: Game, s: Core, seat: Seat, rng: Rng) => Decision

export interface Blind {
  worlds: number
  /** Choices that could have gone either way: a test over forced moves would prove nothing. */
  open: number
}

/**
 * Same view and same seed, same choice, byte for byte, whatever the true cards are. Walks a game and now and then asks
 * every seat that is asked, in the true world and in worlds that it cannot tell from it.
 */
export function blindLaw(
  fx: AnyFixture,
  decide: Decider,
  path: Path,
  tally: Blind,
  odds = 8,
  worlds = 3,
): void {
  walk(fx, path, stop => {
    if (!sometimes(stop, odds)) return
    for (const seat of members(waiting(stop.s))) {
      const seed = fork(stop.rng)
      const mine = decide(asGame(fx.game), stop.s, seat, seed)
      legal(fx.game, stop.s, seat, list)
      if (list.size > 1) tally.open++
      for (let i = 0; i < worlds; i++) {
        const { world } = otherWorld(fx, stop.s, seat, stop.rng)
        tally.worlds++
        const theirs = decide(asGame(fx.game), world, seat, seed)
        demand(
          digest(mine) === digest(theirs),
          'same view and same seed, same choice',
          () =>
            `seat ${seat}, decision ${stop.n}: ${JSON.stringify(mine.words)} | ${JSON.stringify(theirs.words)}`,
        )
      }
    }
  })
}

import type { Level } from '@noren/bots'
import { choose } from '@noren/bots'
import type { Means, Played } from '@noren/bots/review'
import type { Rng, Seat } from '@noren/engine'
import { first, fork, waiting } from '@noren/engine'

/** Plays one match between bots of a level, with the iterations a table gives it and no clock, and keeps every position of it. */
export function playMatch(
  m: Means,
  options: unknown,
  seats: number,
  level: Level,
  rng: Rng,
): readonly Played[] {
  const { game, sense } = m
  const match: Played[] = []
  let before = game.begin(options, seats, fork(rng))
  while (before.outcome === null) {
    const seat: Seat = first(waiting(before))
    const { action } = choose({
      game,
      view: game.view(before, seat),
      seat,
      rng: fork(rng),
      level,
      ...(sense === undefined ? {} : { sense }),
      clock: false,
    })
    const after = game.clone(before)
    game.play(after, seat, action)
    match.push({ before, seat, action, after })
    before = after
  }
  return match
}

import type { Level } from '@noren/bots'
import { choose, LEVELS } from '@noren/bots'
import type { Means, Played } from '@noren/bots/review'
import type { Rng, Seat } from '@noren/engine'
import { first, fork, waiting } from '@noren/engine'

/** Plays one match between bots of a level, by iterations alone, and keeps every position of it. */
export function playMatch(
  m: Means,
  options: unknown,
  seats: number,
  level: Level,
  rng: Rng,
): readonly Played[] {
  const { game, sense } = m
  const thinking = LEVELS[level]
  const budget = 'budget' in thinking ? { iterations: thinking.budget.iterations } : undefined
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
      ...(budget === undefined ? {} : { budget }),
    })
    const after = game.clone(before)
    game.play(after, seat, action)
    match.push({ before, seat, action, after })
    before = after
  }
  return match
}

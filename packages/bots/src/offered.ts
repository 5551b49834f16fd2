import type { Choices, Core, Game, Seat, Sense } from '@noren/engine'

/** The rules, and what bots know of them. */
export interface Known {
  readonly game: Game
  readonly sense?: Sense<Core> | undefined
}

/**
 * What a bot chooses from, at the table, in its tree and in play-outs: all that `seat` may do, without what only takes a half-made
 * choice back. That costs nothing and leads to where it was, so whoever weighs choices by what comes of them may walk in a circle.
 * A question with no other answer keeps the one it has.
 */
export function offered({ game, sense }: Known, s: Core, seat: Seat, out: Choices): void {
  game.legal(s, seat, out)
  const features = sense?.hintFeatures
  if (features?.withdraws === undefined) return
  let kept = 0
  for (let i = 0; i < out.size; i++) {
    const action = out.at(i)
    if (!features.withdraws(action)) out.items[kept++] = action
  }
  if (kept > 0) out.size = kept
}

import type { Action, Move } from '@noren/engine'
import { Choices, begin, below, legal, members, play, seeded, waiting } from '@noren/engine'
import { writeGolden } from '@noren/engine/laws'
import type { SpiritOptions } from '../../src/index.ts'
import { spirit } from '../../src/index.ts'
import { policy } from '../../src/sense.ts'

/** A table whose game is kept. */
export interface Kept {
  readonly seats: number
  readonly seed: number
  readonly options: SpiritOptions
}

const open = new Choices()

/**
 * Plays one game, mostly by a sensible policy and now and then by chance, so that much happens and it still
 * lasts.
 */
export function record(kept: Kept): string {
  const rng = seeded(kept.seed ^ 0x60d)
  const s = begin(spirit, kept.options, kept.seats, seeded(kept.seed))
  const moves: Move[] = []
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(rng, asked.length)] ?? 0
    legal(spirit as never, s as never, seat, open)
    const sensible = below(rng, 8) > 0 ? policy(s, seat, open, rng) : below(rng, open.size)
    const action: Action = open.at(sensible)
    moves.push({ seat, words: spirit.say(s, seat, action).words })
    play(spirit as never, s as never, seat, action)
  }
  return writeGolden(spirit as never, kept, moves)
}

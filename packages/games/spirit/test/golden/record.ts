import type { GoldenTable } from '@noren/engine/laws'
import { below } from '@noren/engine'
import { randomMoves, writeGolden } from '@noren/engine/laws'
import type { SpiritOptions } from '../../src/index.ts'
import { spirit } from '../../src/index.ts'
import { policy } from '../../src/sense.ts'

/** A table whose game is kept. */
export interface Kept extends GoldenTable {
  readonly options: SpiritOptions
}

/**
 * Plays one game, mostly by a sensible policy and now and then by chance, so that much happens and it still
 * lasts.
 */
export const record = (at: Kept): string =>
  writeGolden(
    spirit,
    at,
    randomMoves(spirit, at, (s, seat, open, rng) =>
      below(rng, 8) > 0 ? policy(s, seat, open, rng) : below(rng, open.size),
    ),
  )

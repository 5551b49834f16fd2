import { below } from '@noren/engine'
import type { GoldenTable } from '@noren/engine/laws'
import { randomMoves, writeGolden } from '@noren/engine/laws'
import { sakura } from '../../src/index.ts'
import { sense } from '../../src/sense.ts'
import { OPTIONS } from '../../src/laws/fixture.ts'

/** The tables of the golden replays, by name. */
export const KEPT: Readonly<Record<string, GoldenTable>> = {
  '2-seats': { seats: 2, seed: 101, options: OPTIONS[0] },
  '3-seats': { seats: 3, seed: 102, options: OPTIONS[1] },
  '4-seats': { seats: 4, seed: 103, options: OPTIONS[2] },
  '6-seats': { seats: 6, seed: 104, options: OPTIONS[0] },
}

/** One game, half by a sensible policy and half by chance, so that everything happens sooner or later. */
export const record = (at: GoldenTable): string =>
  writeGolden(
    sakura,
    at,
    randomMoves(sakura, at, (s, seat, open, rng) =>
      below(rng, 2) === 0 ? (sense.policy?.(s, seat, open, rng) ?? 0) : below(rng, open.size),
    ),
  )

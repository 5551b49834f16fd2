import type { Mode } from './cards.ts'
import { DEFAULTS } from './options.ts'

/**
 * How often a team of Bushi bots holds the village, by samurai and mode, of 1,000 games each: docs/spirit-wins.md has the command and the
 * ranges. A person's own share stands beside it.
 */
const HELD: Readonly<Record<Mode, readonly number[]>> = {
  // Two samurai to seven.
  easy: [0.886, 0.669, 0.488, 0.331, 0.229, 0.147],
  normal: [0.614, 0.275, 0.204, 0.096, 0.055, 0.027],
  hard: [0.261, 0.056, 0.061, 0.015, 0.017, 0.004],
  heroic: [0.037, 0.004, 0.004, 0, 0.004, 0.001],
}

/** A table with cards of its own, or with rules that the measured games did not have, has no figure. */
export function par(options: unknown, seats: number): number | null {
  const { mode, absent, players, strictParity, data } = { ...DEFAULTS, ...(options as object) }
  if (data !== null || strictParity || absent !== 'auto' || (players === 1 && seats === 3)) return null
  return HELD[mode]?.[seats - 2] ?? null
}

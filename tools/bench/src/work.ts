import type { Rng } from '@noren/engine'
import { seeded } from '@noren/engine'

/**
 * The work every contender does, so that the comparison is of engines and of nothing else: playout `seed` deals with
 * `dealRng(seed)` by the same shuffle, lists the legal cards in ascending order, and takes `below(picksRng(seed), n)`.
 */
export const dealRng = (seed: number): Rng => seeded(seed)
export const picksRng = (seed: number): Rng => seeded(seed ^ 0x51c4)

/** One way of playing trick4: a whole playout per call, folding its end state into a running checksum. */
export interface Contender {
  readonly name: string
  /** With `trace`, also every card in the order in which it was played. */
  playout(seed: number, sum: number, trace?: number[]): number
}

/** Folds the end of one playout into a checksum: tricks won by each seat, the winner, and who took the last trick. */
export function fold(sum: number, won: ArrayLike<number>, winner: number, last: number): number {
  let h = sum
  for (let seat = 0; seat < 4; seat++) h = Math.imul(h ^ (won[seat] as number), 0x01000193)
  h = Math.imul(h ^ winner, 0x01000193)
  return Math.imul(h ^ last, 0x01000193)
}

/** Most tricks wins; of equal players the lowest seat. */
export function mostTricks(won: ArrayLike<number>): number {
  let best = 0
  for (let seat = 1; seat < 4; seat++) if ((won[seat] as number) > (won[best] as number)) best = seat
  return best
}

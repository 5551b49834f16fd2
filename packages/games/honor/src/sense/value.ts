import type { Honor } from '../state.ts'
import { standing, WIDTH } from './standing.ts'
import { WEIGHTS } from './weights.ts'

const figures = new Float64Array(6 * WIDTH)

/**
 * Fills `out` with an estimate of each seat's share of the victory: the figures of its standing, weighed, against those of the
 * others. The weights were fitted to who won in games among rule-based players (`test/fit.ts`), for each number of players.
 */
export function value(s: Honor, out: Float64Array): void {
  const weights = WEIGHTS[s.seats - 3] as readonly number[]
  standing(s, figures)
  let most = -Infinity
  for (let i = 0; i < s.seats; i++) {
    let hope = 0
    for (let f = 0; f < WIDTH; f++) hope += (weights[f] as number) * (figures[i * WIDTH + f] as number)
    out[i] = hope
    most = Math.max(most, hope)
  }
  let sum = 0
  for (let i = 0; i < s.seats; i++) sum += out[i] = Math.exp((out[i] as number) - most)
  for (let i = 0; i < s.seats; i++) out[i] = (out[i] as number) / sum
}

import type { Honor } from '../state.ts'
import { HIDDEN, LINEAR, UNITS, WIDE } from './net.ts'
import { standing, WIDTH } from './position.ts'
import { WEIGHTS } from './weights.ts'

const figures = new Float64Array(6 * WIDTH)

/** Hopes become shares of one victory. */
function shared(seats: number, out: Float64Array): void {
  let most = -Infinity
  for (let i = 0; i < seats; i++) most = Math.max(most, out[i] as number)
  let sum = 0
  for (let i = 0; i < seats; i++) sum += out[i] = Math.exp((out[i] as number) - most)
  for (let i = 0; i < seats; i++) out[i] = (out[i] as number) / sum
}

/**
 * Fills `out` with an estimate of each seat's share of the victory: the first figures of its standing, weighed, against those
 * of the others. The weights were fitted to who won in games among rule-based players, for each number of players.
 */
export function value(s: Honor, out: Float64Array): void {
  const weights = WEIGHTS[s.seats - 3] as readonly number[]
  standing(s, figures)
  for (let i = 0; i < s.seats; i++) {
    let hope = 0
    for (let f = 0; f < weights.length; f++)
      hope += (weights[f] as number) * (figures[i * WIDTH + f] as number)
    out[i] = hope
  }
  shared(s.seats, out)
}

/** How much of a figure passes a unit that is against it. */
const LEAK = 0.1

/**
 * The same, finer: all figures, weighed for each number of players, and a layer of units in which figures can speak together
 * (a lead is worth little when those who move next hold Dishonors). Fitted by `test/fit.ts` in the same way.
 */
export function keenValue(s: Honor, out: Float64Array): void {
  const table = s.seats - 3
  standing(s, figures)
  for (let i = 0; i < s.seats; i++) {
    const at = i * WIDTH
    let hope = 0
    for (let f = 0; f < WIDTH; f++)
      hope += (LINEAR[table * WIDTH + f] as number) * (figures[at + f] as number)
    for (let u = 0; u < UNITS; u++) {
      const from = u * WIDE
      // after the figures: one bias for each number of players, one for all, and what the unit is worth
      let sum = (HIDDEN[from + WIDTH + table] as number) + (HIDDEN[from + WIDTH + 4] as number)
      for (let f = 0; f < WIDTH; f++) sum += (HIDDEN[from + f] as number) * (figures[at + f] as number)
      hope += (HIDDEN[from + WIDTH + 5] as number) * (sum > 0 ? sum : LEAK * sum)
    }
    out[i] = hope
  }
  shared(s.seats, out)
}

// oxlint-disable oxc/approx-constant -- these are counts, whatever constant they look like
import type { Calibration } from '@noren/engine'

/**
 * How chances of this game proved, by number of seats, with the usual options. Each row is what
 * `noren review --fit N --game sakura --players SEATS` prints; N was 500 for 4.
 * The bins hold the 400 matches of the trial in docs/review.md too.
 */
export const TABLES: Readonly<Record<number, Calibration>> = {
  4: {
    ends: [
      [0, 0.093, 0.224, 0.337, 0.439, 0.548, 0.625, 0.707, 0.797, 0.893, 0.99],
      [0, 0.066, 0.156, 0.292, 0.439, 0.595, 0.721, 0.802, 0.884, 0.97, 1],
    ],
    bins: [
      [0.022, 0.02, 3987],
      [0.15, 0.142, 1272],
      [0.251, 0.227, 1560],
      [0.346, 0.32, 1431],
      [0.444, 0.45, 819],
      [0.546, 0.546, 478],
      [0.645, 0.686, 331],
      [0.747, 0.697, 261],
      [0.846, 0.779, 263],
      [0.975, 0.977, 398],
    ],
  },
}

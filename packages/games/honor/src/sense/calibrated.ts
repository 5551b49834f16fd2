// oxlint-disable oxc/approx-constant -- these are counts, whatever constant they look like
import type { Calibration } from '@noren/engine'

/**
 * How chances of this game proved, by number of seats, with the usual options. Each row is what
 * `noren review --fit N --game honor --players SEATS` prints; N was 500 for 4.
 */
export const TABLES: Readonly<Record<number, Calibration>> = {
  4: {
    ends: [[0, 0.096, 0.202, 0.282, 0.459, 0.588, 0.643, 0.737, 0.853, 0.955, 1]],
    bins: [
      [0.06, 0.054, 761],
      [0.154, 0.167, 1900],
      [0.243, 0.223, 1723],
      [0.345, 0.349, 696],
      [0.443, 0.467, 430],
      [0.544, 0.554, 204],
      [0.645, 0.627, 126],
      [0.746, 0.767, 73],
      [0.838, 0.865, 37],
      [0.969, 1, 50],
    ],
  },
}

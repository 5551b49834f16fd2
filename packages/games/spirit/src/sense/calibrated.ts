// oxlint-disable oxc/approx-constant -- these are counts, whatever constant they look like
import type { Calibration } from '@noren/engine'

/**
 * How chances of this game proved, by number of seats, with the usual options. Each row is what
 * `noren review --fit N --game spirit --players SEATS` prints; N was 500 for 4.
 */
export const TABLES: Readonly<Record<number, Calibration>> = {
  4: {
    ends: [
      [0, 0.004, 0.019, 0.047, 0.089, 0.115, 0.117, 0.16, 0.345, 0.617, 0.908],
      [0, 0, 0.026, 0.08, 0.154, 0.249, 0.353, 0.411, 0.484, 0.626, 0.806],
    ],
    bins: [
      [0.032, 0.038, 2157],
      [0.15, 0.149, 1833],
      [0.24, 0.215, 1007],
      [0.345, 0.303, 427],
      [0.447, 0.406, 209],
      [0.545, 0.428, 98],
      [0.65, 0.631, 79],
      [0.741, 0.726, 45],
      [0.85, 0.837, 46],
      [0.955, 0.953, 99],
    ],
  },
}

// oxlint-disable oxc/approx-constant -- these are counts, whatever constant they look like
import type { Calibration } from '@noren/engine'

/**
 * How chances of this game proved, by number of seats, with the usual options. Each row is what
 * `noren review --fit N --game sake --players SEATS` prints; N was 500 for 4.
 */
export const TABLES: Readonly<Record<number, Calibration>> = {
  4: {
    ends: [
      [0.154, 0.215, 0.277, 0.415, 0.514, 0.582, 0.625, 0.67, 0.739, 0.835, 0.938],
      [0.001, 0.075, 0.13, 0.285, 0.493, 0.662, 0.761, 0.761, 0.761, 0.761, 0.761],
    ],
    bins: [
      [0.023, 0.026, 1175],
      [0.168, 0.158, 1744],
      [0.241, 0.234, 1048],
      [0.348, 0.362, 648],
      [0.449, 0.439, 531],
      [0.547, 0.582, 319],
      [0.653, 0.649, 191],
      [0.743, 0.797, 118],
      [0.841, 0.692, 80],
      [0.978, 1, 146],
    ],
  },
}

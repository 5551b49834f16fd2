import { CUT, FILL, icon } from '../symbol.ts'
import type { Drawings } from '../symbol.ts'

/** Signs of Honor of the Samurai: honour and ki. 64 grid, ink strokes. */
export const COURT_SIGNS = {
  'i-honor': icon(
    `<path ${FILL} d="M32 60 4 26A36 36 0 0 1 60 26Z"/><circle cx="32" cy="27" r="10" fill="${CUT}" stroke="none"/>`,
  ),
  'i-ki': icon(
    `<path d="M32 6C12 6 6 24 14 36 20 45 34 43 35 33 36 25 26 23 24 29" stroke-width="5.5"/><path d="M40 10C56 16 60 36 50 48 44 56 32 58 24 56" stroke-width="5.5"/>`,
  ),
} as const satisfies Drawings

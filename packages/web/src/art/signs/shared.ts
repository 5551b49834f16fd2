import { CUT, FILL, icon } from '../symbol.ts'
import type { Drawings } from '../symbol.ts'

/** Signs that two games and more use: attack, wounds, fire. 64 grid, ink strokes. */
export const SHARED_SIGNS = {
  'i-attack': icon(
    `<path ${FILL} d="M56 6C44 14 26 30 17 42L22 47C34 38 50 20 58 8Z"/><path d="M12 39 25 52M18 46 8 56" /><path ${FILL} d="M5 54 10 59 14 55 9 50Z"/>`,
  ),
  'i-defense': icon(
    `<path ${FILL} d="M8 34C8 16 18 8 32 8S56 16 56 34L50 38C47 33 40 31 32 31S17 33 14 38Z"/><path d="M10 44 16 56M54 44 48 56M22 40C26 38 38 38 42 40" /><path d="M24 10C20 4 14 2 10 4M40 10C44 4 50 2 54 4" stroke-width="4"/>`,
  ),
  'i-life': icon(
    `<path ${FILL} d="M32 56C12 42 6 32 6 22A13 13 0 0 1 32 17 13 13 0 0 1 58 22C58 32 52 42 32 56Z"/>`,
  ),
  'i-wound': icon(
    `<path ${FILL} d="M10 12C24 20 40 34 54 54 38 44 22 30 10 12Z"/><path ${FILL} d="M28 8C38 14 50 26 58 38 46 32 36 22 28 8ZM6 30C16 36 28 46 36 58 24 52 14 44 6 30Z"/>`,
  ),
  'i-grave': icon(
    `<path ${FILL} d="M20 44V16C20 8 44 8 44 16V44ZM12 46H52V56H12Z"/><path d="M27 19H37M27 27H37M27 35H37" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-support': icon(
    `<path ${FILL} d="M6 30 20 18 34 24 46 18 58 30 50 44 40 40 30 50C27 53 22 50 24 46L14 40Z"/><path d="M34 24 26 34C30 36 36 32 38 28L50 42" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-force': icon(
    `<path d="M12 4V60" stroke-width="5"/><path ${FILL} d="M14 6C30 12 38 2 58 8 52 20 56 26 58 36 40 32 32 42 14 34Z"/>`,
  ),
  'i-fire': icon(
    `<path ${FILL} d="M33 4C36 16 52 22 52 40A20 20 0 0 1 12 40C12 30 18 26 20 16 26 20 27 26 27 30 33 26 34 14 33 4Z"/>`,
  ),
} as const satisfies Drawings

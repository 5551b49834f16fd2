import { CUT, FILL, icon } from '../symbol.ts'
import type { Drawings } from '../symbol.ts'

/** Signs of Samurai Spirit: farms, families, the Kiai. 64 grid, ink strokes. */
export const VILLAGE_SIGNS = {
  'i-hat': icon(
    `<path ${FILL} d="M32 10C38 10 42 16 58 38 60 42 52 46 32 46S4 42 6 38C22 16 26 10 32 10Z"/><path d="M32 12 16 44M32 12 48 44M32 12V45" stroke="${CUT}" stroke-width="2.4"/><path d="M20 48C22 58 42 58 44 48" stroke-width="3.4"/>`,
  ),
  'i-farm': icon(
    `<path ${FILL} d="M32 6 60 34H50L44 26H20L14 34H4Z"/><path ${FILL} d="M12 36H52V57H12Z"/><path d="M26 57V43H38V57" stroke="${CUT}" stroke-width="3.4"/><path d="M22 6 32 14 42 6" stroke-width="4"/>`,
  ),
  'i-doll': icon(
    `<circle cx="32" cy="17" r="13" ${FILL}/><path ${FILL} d="M20 30H44C48 40 48 50 45 59H19C16 50 16 40 20 30Z"/><path d="M26 18C27 19 29 19 30 18M34 18C35 19 37 19 38 18M30 23H34" stroke="${CUT}" stroke-width="2.4"/><path d="M24 32 32 42 40 32M32 42V58" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-flame': icon(
    `<path ${FILL} d="M33 4C36 16 52 22 52 40A20 20 0 0 1 12 40C12 30 18 26 20 16 26 20 27 26 27 30 33 26 34 14 33 4Z"/><path d="M32 54C24 54 22 44 30 36 31 42 40 44 38 50" fill="${CUT}" stroke="none"/>`,
  ),
  'i-barricade': icon(
    `<path ${FILL} d="M8 58V18L14 8 20 18V58ZM26 58V14L32 4 38 14V58ZM44 58V18L50 8 56 18V58Z"/><path d="M4 28H60M4 46H60" stroke="${CUT}" stroke-width="3"/><path d="M3 30H61M3 44H61" stroke-width="5"/>`,
  ),
  'i-gate': icon(
    `<path d="M4 14C20 18 44 18 60 14M8 24H56" stroke-width="6"/><path d="M16 18V58M48 18V58" stroke-width="6"/>`,
  ),
  'i-hill': icon(
    `<path ${FILL} d="M4 54C16 50 20 22 32 14 44 22 46 46 60 54Z"/><path d="M32 14V4L44 8 32 11" ${FILL}/>`,
  ),
  'i-nodef': icon(
    `<path d="M14 12H50V34C50 46 40 54 32 58 24 54 14 46 14 34Z"/><path d="M8 56 56 8" stroke-width="6"/>`,
  ),
  'i-kiai': icon(
    `<path ${FILL} d="M32 2 38 20 56 10 46 27 64 32 46 37 56 54 38 44 32 62 26 44 8 54 18 37 0 32 18 27 8 10 26 20Z"/>`,
  ),
} as const satisfies Drawings

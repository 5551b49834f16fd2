import { CUT, FILL, icon } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** Signs of single games: attack, drink, farms, honour. 64 grid, ink strokes. */
export const RULE_ICONS = {
  'i-attack': icon(
    `<path ${FILL} d="M56 6C44 14 26 30 17 42L22 47C34 38 50 20 58 8Z"/><path d="M12 39 25 52M18 46 8 56" /><path ${FILL} d="M5 54 10 59 14 55 9 50Z"/>`,
  ),
  'i-defense': icon(
    `<path ${FILL} d="M8 34C8 16 18 8 32 8S56 16 56 34L50 38C47 33 40 31 32 31S17 33 14 38Z"/><path d="M10 44 16 56M54 44 48 56M22 40C26 38 38 38 42 40" /><path d="M24 10C20 4 14 2 10 4M40 10C44 4 50 2 54 4" stroke-width="4"/>`,
  ),
  'i-move': icon(
    `<path ${FILL} d="M14 8H36C42 8 43 18 38 22L34 40H16L11 22C7 18 8 8 14 8Z" opacity="0"/><path ${FILL} d="M20 6C29 6 32 16 30 27L28 44C27 51 13 51 12 44L10 27C8 16 11 6 20 6Z"/><path d="M20 16 14 27M20 16 26 27" stroke="${CUT}" stroke-width="3"/><path ${FILL} d="M46 20C54 20 57 28 55 38L53 52C52 59 40 59 39 52L37 38C35 28 38 20 46 20Z"/><path d="M46 29 41 38M46 29 51 38" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-drink': icon(
    `<path ${FILL} d="M6 26H58C57 42 46 50 38 51V56H26V51C18 50 7 42 6 26Z"/><path d="M20 17C17 13 23 11 20 6M32 17C29 13 35 11 32 6M44 17C41 13 47 11 44 6" stroke-width="3.6"/>`,
  ),
  'i-sip': icon(
    `<path ${FILL} d="M32 5C42 20 50 29 50 40A18 18 0 0 1 14 40C14 29 22 20 32 5Z"/><path d="M23 41A9.5 9.5 0 0 0 31 50" stroke="${CUT}" stroke-width="4"/>`,
  ),
  'i-life': icon(
    `<path ${FILL} d="M32 56C12 42 6 32 6 22A13 13 0 0 1 32 17 13 13 0 0 1 58 22C58 32 52 42 32 56Z"/>`,
  ),
  'i-wound': icon(
    `<path ${FILL} d="M10 12C24 20 40 34 54 54 38 44 22 30 10 12Z"/><path ${FILL} d="M28 8C38 14 50 26 58 38 46 32 36 22 28 8ZM6 30C16 36 28 46 36 58 24 52 14 44 6 30Z"/>`,
  ),
  'i-range': icon(`<circle cx="10" cy="32" r="6" ${FILL}/><path d="M22 32H50M42 22 52 32 42 42" />`),
  'i-push': icon(
    `<path ${FILL} d="M20 58C12 50 8 42 9 36 10 32 15 33 17 38L20 43V14C20 9 27 9 27 14V30 8C27 3 34 3 34 8V30 11C34 6 41 6 41 11V31 18C41 13 48 13 48 18V44C48 52 44 58 40 60Z"/>`,
  ),
  'i-brawl': icon(
    `<path ${FILL} d="M8 26C8 21 14 20 16 22 16 15 24 14 26 18 27 12 36 12 37 18 40 14 48 16 48 22V28C54 28 56 32 56 37V46C56 54 48 58 38 58H30C16 58 8 50 8 38Z"/><path d="M16 22V32M26 18V31M37 18V31M48 26C42 28 34 32 26 40" stroke="${CUT}" stroke-width="3.4"/>`,
  ),
  'i-doze': icon(
    `<path ${FILL} d="M40 6A27 27 0 1 0 58 42 23 23 0 0 1 40 6Z"/><path d="M44 12H57L44 26H57" stroke-width="4"/>`,
  ),
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
  'i-grave': icon(
    `<path ${FILL} d="M20 44V16C20 8 44 8 44 16V44ZM12 46H52V56H12Z"/><path d="M27 19H37M27 27H37M27 35H37" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-hill': icon(
    `<path ${FILL} d="M4 54C16 50 20 22 32 14 44 22 46 46 60 54Z"/><path d="M32 14V4L44 8 32 11" ${FILL}/>`,
  ),
  'i-nodef': icon(
    `<path d="M14 12H50V34C50 46 40 54 32 58 24 54 14 46 14 34Z"/><path d="M8 56 56 8" stroke-width="6"/>`,
  ),
  'i-support': icon(
    `<path ${FILL} d="M6 30 20 18 34 24 46 18 58 30 50 44 40 40 30 50C27 53 22 50 24 46L14 40Z"/><path d="M34 24 26 34C30 36 36 32 38 28L50 42" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-kiai': icon(
    `<path ${FILL} d="M32 2 38 20 56 10 46 27 64 32 46 37 56 54 38 44 32 62 26 44 8 54 18 37 0 32 18 27 8 10 26 20Z"/>`,
  ),
  'i-honor': icon(
    `<path ${FILL} d="M32 60 4 26A36 36 0 0 1 60 26Z"/><circle cx="32" cy="27" r="10" fill="${CUT}" stroke="none"/>`,
  ),
  'i-ki': icon(
    `<path d="M32 6C12 6 6 24 14 36 20 45 34 43 35 33 36 25 26 23 24 29" stroke-width="5.5"/><path d="M40 10C56 16 60 36 50 48 44 56 32 58 24 56" stroke-width="5.5"/>`,
  ),
  'i-force': icon(
    `<path d="M12 4V60" stroke-width="5"/><path ${FILL} d="M14 6C30 12 38 2 58 8 52 20 56 26 58 36 40 32 32 42 14 34Z"/>`,
  ),
  'i-spirit': icon(
    `<path ${FILL} d="M32 4C50 4 54 22 52 36 51 48 56 54 60 58 50 60 44 56 40 52 38 58 30 62 24 58 26 56 26 54 25 51 16 58 6 54 4 48 12 46 12 38 12 28 12 14 20 4 32 4Z"/><circle cx="25" cy="26" r="4.5" fill="${CUT}" stroke="none"/><circle cx="41" cy="26" r="4.5" fill="${CUT}" stroke="none"/><path d="M28 38C31 36 35 36 38 38" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-fire': icon(
    `<path ${FILL} d="M33 4C36 16 52 22 52 40A20 20 0 0 1 12 40C12 30 18 26 20 16 26 20 27 26 27 30 33 26 34 14 33 4Z"/>`,
  ),
} as const satisfies Drawings

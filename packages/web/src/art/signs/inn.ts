import { CUT, FILL, icon } from '../symbol.ts'
import type { Drawings } from '../symbol.ts'

/** Signs of Saké & Samouraï: steps, drink, sips. 64 grid, ink strokes. */
export const INN_SIGNS = {
  'i-move': icon(
    `<path ${FILL} d="M14 8H36C42 8 43 18 38 22L34 40H16L11 22C7 18 8 8 14 8Z" opacity="0"/><path ${FILL} d="M20 6C29 6 32 16 30 27L28 44C27 51 13 51 12 44L10 27C8 16 11 6 20 6Z"/><path d="M20 16 14 27M20 16 26 27" stroke="${CUT}" stroke-width="3"/><path ${FILL} d="M46 20C54 20 57 28 55 38L53 52C52 59 40 59 39 52L37 38C35 28 38 20 46 20Z"/><path d="M46 29 41 38M46 29 51 38" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-drink': icon(
    `<path ${FILL} d="M6 26H58C57 42 46 50 38 51V56H26V51C18 50 7 42 6 26Z"/><path d="M20 17C17 13 23 11 20 6M32 17C29 13 35 11 32 6M44 17C41 13 47 11 44 6" stroke-width="3.6"/>`,
  ),
  'i-sip': icon(
    `<path ${FILL} d="M32 5C42 20 50 29 50 40A18 18 0 0 1 14 40C14 29 22 20 32 5Z"/><path d="M23 41A9.5 9.5 0 0 0 31 50" stroke="${CUT}" stroke-width="4"/>`,
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
  'i-spirit': icon(
    `<path ${FILL} d="M32 4C50 4 54 22 52 36 51 48 56 54 60 58 50 60 44 56 40 52 38 58 30 62 24 58 26 56 26 54 25 51 16 58 6 54 4 48 12 46 12 38 12 28 12 14 20 4 32 4Z"/><circle cx="25" cy="26" r="4.5" fill="${CUT}" stroke="none"/><circle cx="41" cy="26" r="4.5" fill="${CUT}" stroke="none"/><path d="M28 38C31 36 35 36 38 38" stroke="${CUT}" stroke-width="3"/>`,
  ),
} as const satisfies Drawings

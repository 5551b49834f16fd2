import { CUT, FILL, icon } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** Signs of the shell and of what all tables share. 64 grid, ink strokes. */
export const ICONS = {
  'i-hand': icon(
    `<rect x="10" y="16" width="26" height="38" rx="4" transform="rotate(-12 23 35)" ${FILL}/><rect x="29" y="13" width="26" height="38" rx="4" transform="rotate(10 42 32)" fill="currentColor" stroke="${CUT}" stroke-width="4"/>`,
  ),
  'i-seat': icon(
    `<path ${FILL} d="M8 40C8 34 18 31 32 31S56 34 56 40 46 50 32 50 8 46 8 40Z"/><path d="M16 40C22 37 42 37 48 40" stroke="${CUT}" stroke-width="3"/><circle cx="32" cy="15" r="8" ${FILL}/>`,
  ),
  'i-left': icon(`<path d="M54 32H14M28 16 12 32 28 48" stroke-width="6"/>`),
  'i-right': icon(`<path d="M10 32H50M36 16 52 32 36 48" stroke-width="6"/>`),
  'i-shuriken': icon(
    `<path ${FILL} d="M32 2 39 25 62 32 39 39 32 62 25 39 2 32 25 25Z"/><circle cx="32" cy="32" r="5.5" fill="${CUT}" stroke="none"/>`,
  ),
  'i-coin': icon(
    `<circle cx="32" cy="32" r="28" ${FILL}/><rect x="24" y="24" width="16" height="16" fill="${CUT}" stroke="none"/><circle cx="32" cy="32" r="22" stroke="${CUT}" stroke-width="2.4"/>`,
  ),
  'i-deck': icon(
    `<rect x="16" y="6" width="34" height="46" rx="5" ${FILL}/><path d="M12 14V54C12 57 14 58 16 58H44" stroke-width="4"/>`,
  ),
  'i-undo': icon(
    `<path d="M20 12 8 24 20 36M10 24H40C52 24 56 34 54 44 53 49 49 53 44 54" stroke-width="5.5"/>`,
  ),
  'i-close': icon(`<path d="M14 14 50 50M50 14 14 50" stroke-width="6"/>`),
  'i-check': icon(`<path d="M8 34 24 50 56 12" stroke-width="7"/>`),
  'i-book': icon(
    `<path d="M32 14C24 8 12 8 6 10V52C14 50 24 50 32 56 40 50 50 50 58 52V10C52 8 40 8 32 14ZM32 14V55"/>`,
  ),
  'i-gear': icon(
    `<circle cx="32" cy="32" r="9"/><path d="M32 6V15M32 49V58M6 32H15M49 32H58M14 14 20 20M44 44 50 50M50 14 44 20M20 44 14 50" stroke-width="6"/>`,
  ),
  'i-sound': icon(
    `<path ${FILL} d="M6 24H18L34 10V54L18 40H6Z"/><path d="M43 22C48 28 48 36 43 42M50 14C60 25 60 39 50 50"/>`,
  ),
  'i-mute': icon(
    `<path ${FILL} d="M6 24H18L34 10V54L18 40H6Z"/><path d="M44 24 60 40M60 24 44 40" stroke-width="5.5"/>`,
  ),
  'i-chat': icon(`<path d="M8 10H56V44H30L16 56V44H8Z"/>`),
  'i-point': icon(
    `<path ${FILL} d="M24 8C24 2 34 2 34 8V26L50 30C56 32 58 36 57 42L54 54C53 58 50 60 46 60H32C28 60 26 58 24 55L12 38C9 33 15 29 19 32L24 36Z"/><path d="M8 12 14 16M6 24H13M46 12 40 16" stroke-width="4"/>`,
  ),
  'i-shuffle': icon(
    `<path d="M6 18H16C28 18 32 46 44 46H56M6 46H16C28 46 32 18 44 18H56M48 8 58 18 48 28M48 36 58 46 48 56" stroke-width="5"/>`,
  ),
  'i-log': icon(
    `<path d="M14 8H44C50 8 50 16 44 16H24V52C24 58 16 58 14 52ZM24 52H50C56 52 56 42 50 42H24" /><path d="M32 24H44M32 32H44" stroke-width="4"/>`,
  ),
  'i-eye': icon(
    `<path d="M4 32C14 16 50 16 60 32 50 48 14 48 4 32Z"/><circle cx="32" cy="32" r="8" ${FILL}/>`,
  ),
  'i-play': icon(`<path ${FILL} d="M16 8 54 32 16 56Z"/>`),
  'i-pause': icon(`<path ${FILL} d="M14 8H26V56H14ZM38 8H50V56H38Z"/>`),
  'i-prev': icon(`<path ${FILL} d="M52 10V54L22 32ZM12 10H20V54H12Z"/>`),
  'i-next': icon(`<path ${FILL} d="M12 10V54L42 32ZM44 10H52V54H44Z"/>`),
  'i-plus': icon(`<path d="M32 10V54M10 32H54" stroke-width="6"/>`),
  'i-minus': icon(`<path d="M10 32H54" stroke-width="6"/>`),
  'i-copy': icon(
    `<rect x="20" y="8" width="34" height="38" rx="5"/><path d="M44 54H16C12 54 10 52 10 48V18"/>`,
  ),
  'i-link': icon(
    `<path d="M26 38 38 26M22 28 14 36C4 46 18 60 28 50L36 42M42 36 50 28C60 18 46 4 36 14L28 22"/>`,
  ),
  'i-user': icon(
    `<circle cx="32" cy="20" r="12" ${FILL}/><path ${FILL} d="M8 58C8 42 20 37 32 37S56 42 56 58Z"/>`,
  ),
  'i-bot': icon(
    `<path ${FILL} d="M10 24H54V56H10Z"/><path d="M32 24V12"/><circle cx="32" cy="9" r="5" ${FILL}/><circle cx="23" cy="38" r="5" fill="${CUT}" stroke="none"/><circle cx="41" cy="38" r="5" fill="${CUT}" stroke="none"/><path d="M24 49H40" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'i-clock': icon(`<circle cx="32" cy="32" r="25"/><path d="M32 17V32L43 39"/>`),
  'i-globe': icon(
    `<circle cx="32" cy="32" r="25"/><path d="M7 32H57M32 7C20 20 20 44 32 57 44 44 44 20 32 7Z" stroke-width="3.6"/>`,
  ),
  'i-bell': icon(
    `<path ${FILL} d="M12 46C18 40 14 18 32 14 50 18 46 40 52 46Z"/><path d="M32 14V8M26 54C28 58 36 58 38 54"/>`,
  ),
  'i-star': icon(`<path ${FILL} d="M32 4 40 24 61 25 45 39 50 59 32 48 14 59 19 39 3 25 24 24Z"/>`),
  'i-search': icon(`<circle cx="27" cy="27" r="17"/><path d="M40 40 57 57" stroke-width="6"/>`),
  'i-menu': icon(`<path d="M8 16H56M8 32H56M8 48H56" stroke-width="6"/>`),
  'i-lantern': icon(
    `<path d="M32 2V9M22 9H42" stroke-width="5"/><path ${FILL} d="M20 12H44C54 18 54 44 44 50H20C10 44 10 18 20 12Z"/><path d="M13 24H51M12 32H52M13 40H51" stroke="${CUT}" stroke-width="2.6"/><path d="M24 54H40M32 54V62" stroke-width="4"/>`,
  ),
  'i-up': icon(`<path d="M10 44 32 20 54 44" stroke-width="7"/>`),
  'i-down': icon(`<path d="M10 20 32 44 54 20" stroke-width="7"/>`),
} as const satisfies Drawings

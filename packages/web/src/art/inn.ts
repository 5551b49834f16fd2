import { A, B, K, P, picture } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** Things of an inn at night. */
export const INN = {
  'a-pipe': picture(
    `<path d="M8 70 74 26" stroke-width="9"/><path d="M8 70 74 26" stroke="${B}" stroke-width="5"/><path d="M24 59 58 37" stroke="${A}" stroke-width="5"/><path d="M72 20 84 18 86 32 74 34Z" fill="${B}"/><path d="M80 14C74 8 86 4 80-2M88 16C84 8 96 8 92 0" stroke-width="2"/>`,
  ),
  'a-sandals': picture(
    `<g transform="rotate(-14 34 54)"><path d="M18 18H50C54 18 54 90 50 90H18C14 90 14 18 18 18Z" fill="${B}"/><path d="M34 30C24 36 20 48 18 56M34 30C44 36 48 48 50 56M34 30V24" stroke="${A}" stroke-width="5"/></g><g transform="rotate(10 70 56)"><path d="M56 20H86C90 20 90 88 86 88H56C52 88 52 20 56 20Z" fill="${B}"/><path d="M71 32C62 38 58 48 57 56M71 32C80 38 84 48 85 56M71 32V26" stroke="${A}" stroke-width="5"/></g>`,
  ),
  'a-armor': picture(
    `<path d="M22 20C30 12 70 12 78 20L84 60C78 82 64 92 50 94 36 92 22 82 16 60Z" fill="${A}"/><path d="M20 36H80M18 50H82M19 64H81M25 78H75" stroke-width="2"/><path d="M30 22V86M50 14V92M70 22V86" stroke="${B}" stroke-width="1.8" stroke-dasharray="3 4"/><path d="M36 16C40 26 60 26 64 16" fill="${P}"/>`,
  ),
  'a-bottle': picture(
    `<path d="M42 8H58V26C58 34 78 42 78 64 78 84 68 94 50 94S22 84 22 64C22 42 42 34 42 26Z" fill="${P}"/><path d="M24 58C36 64 64 64 76 58M24 74C36 80 64 80 76 74" stroke="#2d5f92" stroke-width="3"/><path d="M40 10H60" stroke-width="4"/><circle cx="50" cy="50" r="7" fill="${A}" stroke="none"/>`,
  ),
  'a-rice': picture(
    `<path d="M14 46C18 24 40 16 52 18 68 20 84 30 86 46Z" fill="#fdfaf3"/><path d="M26 38C30 36 32 40 28 42M46 30C50 28 52 32 48 34M62 36C66 34 68 38 64 40M40 40C44 38 46 42 42 43" stroke-width="1.4"/><path d="M8 46H92C90 70 78 82 66 86V94H34V86C22 82 10 70 8 46Z" fill="${A}"/><path d="M12 58H88" stroke="${B}" stroke-width="3"/><path d="M60 26 92 2M66 30 96 8" stroke-width="4"/>`,
  ),
  'a-ramen': picture(
    `<path d="M14 50C20 40 80 40 86 50Z" fill="${B}"/><path d="M22 48C24 42 30 42 32 48 34 42 40 42 42 48 44 42 50 42 52 48 54 42 60 42 62 48 64 42 70 42 72 48" stroke-width="1.8"/><path d="M8 50H92C90 74 76 86 64 88V95H36V88C24 86 10 74 8 50Z" fill="#27496d"/><path d="M14 62C30 70 70 70 86 62" stroke="${P}" stroke-width="2.4" stroke-dasharray="7 5"/><path d="M34 34C28 26 40 20 34 10M50 32C44 24 56 18 50 6M66 34C60 26 72 20 66 10" stroke-width="2.4"/>`,
  ),
  'a-chopsticks': picture(
    `<path d="M14 90 78 8M26 94 92 16" stroke-width="8"/><path d="M14 90 78 8M26 94 92 16" stroke="${A}" stroke-width="4.6"/><path d="M62 28 78 8M76 36 92 16" stroke="${B}" stroke-width="4.6"/><path d="M30 30 44 26M22 42 34 39M58 72 72 70M50 84 62 83" stroke-width="1.8"/>`,
  ),
  'a-lantern': picture(
    `<path d="M36 12H64V20H36ZM36 82H64V90H36Z" fill="${K}"/><path d="M36 20C14 30 14 72 36 82H64C86 72 86 30 64 20Z" fill="${A}"/><path d="M30 26H70M22 38H78M20 51H80M22 64H78M30 76H70" stroke-width="1.4"/><path d="M50 4V12M50 90V98" stroke-width="2"/><circle cx="50" cy="51" r="15" fill="${P}" stroke-width="1.6"/><path d="M43 46H57M50 41V62M44 54H56" stroke-width="2.8"/>`,
  ),
  'a-burp': picture(
    `<path d="M12 60C12 40 28 28 40 30 46 20 66 20 70 32 86 32 92 46 86 58 94 70 82 84 68 80 60 92 40 92 34 82 20 84 10 74 12 60Z" fill="${B}"/><path d="M30 62C26 46 44 36 58 42 72 50 70 70 54 72 42 72 38 58 48 54 56 52 60 60 54 63" stroke-width="4"/><path d="M22 30 14 20M50 18V8M76 26 84 16" stroke-width="3"/>`,
  ),
  'a-stumble': picture(
    `<path d="M18 84C34 74 66 92 84 80" stroke-width="2"/><path d="M30 76 22 52 44 34 62 44 80 30" stroke-width="8"/><path d="M30 76 22 52 44 34 62 44 80 30" stroke="${A}" stroke-width="4.6"/><path d="M44 34 60 62 78 70" stroke-width="8"/><path d="M44 34 60 62 78 70" stroke="#27496d" stroke-width="4.6"/><circle cx="36" cy="18" r="11" fill="#efcfae"/><path d="M28 12C34 4 44 8 46 14M12 24C8 18 14 14 18 18M16 36C10 34 10 28 15 28" stroke-width="2"/>`,
  ),
  'a-double': picture(
    `<path d="M4 52C16 32 50 30 62 52 50 72 16 72 4 52Z" fill="${P}"/><path d="M36 46C50 28 84 28 96 48 84 68 52 70 40 56" fill="${P}"/><circle cx="33" cy="52" r="11" fill="${A}"/><circle cx="66" cy="49" r="11" fill="${A}"/><circle cx="35" cy="50" r="4.5" fill="${K}"/><circle cx="68" cy="47" r="4.5" fill="${K}"/><path d="M10 28C22 18 40 16 52 24M54 22C66 14 82 16 92 26" stroke-width="5"/>`,
  ),
} as const satisfies Drawings

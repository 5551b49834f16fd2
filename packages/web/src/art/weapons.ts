import { A, B, P, hilt, picture } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** Blades and bows. */
export const WEAPONS = {
  'a-katana': picture(
    `<path d="M92 6C80 12 52 36 34 60L40 66C62 46 84 22 94 8Z" fill="#e9edf0"/><path d="M90 9C74 22 54 42 38 63" stroke-width="1.2"/><ellipse cx="36" cy="64" rx="10" ry="6.5" transform="rotate(45 36 64)" fill="${B}"/>${hilt(32, 67, 45, 32)}`,
  ),
  'a-wakizashi': picture(
    `<path d="M82 18C70 24 56 36 44 52L50 58C64 44 76 32 84 20Z" fill="#e9edf0"/><path d="M80 21C68 31 58 42 47 55" stroke-width="1.2"/><ellipse cx="46" cy="56" rx="9" ry="6" transform="rotate(45 46 56)" fill="${B}"/>${hilt(42, 59, 45, 28)}`,
  ),
  'a-nodachi': picture(
    `<path d="M96 2C82 8 44 40 26 64L32 70C60 46 88 18 98 4Z" fill="#e9edf0"/><path d="M93 6C72 22 48 46 30 67" stroke-width="1.2"/><ellipse cx="28" cy="68" rx="11" ry="7" transform="rotate(45 28 68)" fill="${A}"/>${hilt(24, 71, 45, 30)}<path d="M14 96C8 88 16 82 20 88" stroke="${A}" stroke-width="3"/>`,
  ),
  'a-naginata': picture(
    `<path d="M66 34 10 96 6 92 60 28Z" fill="${A}"/><path d="M58 26C66 16 84 8 94 2 96 18 84 34 68 38Z" fill="#e9edf0"/><path d="M90 8C86 20 78 30 68 34" stroke-width="1.2"/><path d="M54 32 64 42 60 46 50 36Z" fill="${B}"/><path d="M44 46 50 52M36 55 42 61" stroke="${B}" stroke-width="3"/>`,
  ),
  'a-yumi': picture(
    `<path d="M30 4C66 18 78 52 38 97" stroke-width="6"/><path d="M30 4C66 18 78 52 38 97" stroke="${A}" stroke-width="2.6"/><path d="M30 4 38 97" stroke-width="1.2"/><path d="M8 62 84 44" stroke-width="3"/><path d="M84 44 74 42 78 52ZM8 62 18 54 16 66Z" fill="${P}"/><path d="M8 62 4 54M14 60 10 53M12 61 10 68M18 60 17 67" stroke-width="1.6"/>`,
  ),
  'a-gun': picture(
    `<path d="M4 76C14 60 26 58 34 60L92 22 96 28 44 66C36 74 26 76 20 88Z" fill="#7a4b2a"/><path d="M34 60 92 22 94 26 40 62Z" fill="#9aa3a8"/><path d="M40 62C40 70 46 72 48 66" /><path d="M36 56C34 48 42 46 46 50" stroke="${B}" stroke-width="4"/><path d="M92 18C96 10 88 6 92-2M84 14C80 8 88 4 82 0" stroke-width="2"/>`,
  ),
} as const satisfies Drawings

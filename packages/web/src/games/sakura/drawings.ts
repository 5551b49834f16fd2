import { COURT } from '../../art/court.ts'
import { GARDEN } from '../../art/garden.ts'
import { KABUTO } from '../../art/kabuto.ts'
import { draw } from '../../art/symbol.ts'
import type { Drawings } from '../../art/symbol.ts'
import { WEAPONS } from '../../art/weapons.ts'

/** Signs that only Sakura needs: the turning card and the two faces of the token. */
const OWN = {
  'i-yinyang': [
    '0 0 64 64',
    `<circle cx="32" cy="32" r="27" fill="var(--cut,#f6eddc)" stroke="currentColor" stroke-width="4.5"/><path d="M32 5A27 27 0 0 1 32 59 13.5 13.5 0 0 1 32 32 13.5 13.5 0 0 0 32 5Z" fill="currentColor"/><circle cx="32" cy="18.5" r="4.5" fill="var(--cut,#f6eddc)"/><circle cx="32" cy="45.5" r="4.5" fill="currentColor"/>`,
  ],
  't-white': [
    '0 0 64 64',
    `<circle cx="32" cy="32" r="28" fill="#fffaf0" stroke="#1c191b" stroke-width="4"/><path d="M20 32H44M32 20V44" stroke="#1c191b" stroke-width="6" stroke-linecap="round"/>`,
  ],
  't-black': [
    '0 0 64 64',
    `<circle cx="32" cy="32" r="28" fill="#1c191b" stroke="#fffaf0" stroke-width="4"/><path d="M20 32H44" stroke="#fffaf0" stroke-width="6" stroke-linecap="round"/>`,
  ],
} as const satisfies Drawings

draw(OWN, GARDEN, WEAPONS, KABUTO, COURT)

import { BRUSH } from '../../art/brush.ts'
import { INN } from '../../art/inn.ts'
import { face, PORTRAITS } from '../../art/portraits.ts'
import { INN_SIGNS } from '../../art/signs/inn.ts'
import { SHARED_SIGNS } from '../../art/signs/shared.ts'
import type { Drawings } from '../../art/symbol.ts'
import { A, B, CUT, draw, FILL, icon, P, picture } from '../../art/symbol.ts'
import { WEAPONS } from '../../art/weapons.ts'

const petal = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${[0, 72, 144, 216, 288]
    .map(
      r =>
        `<path transform="rotate(${r})" d="M0-2C-8-8-9-16-4-20L0-17 4-20C9-16 8-8 0-2Z" fill="#f3bcc8" stroke-width="1.6"/>`,
    )
    .join('')}<circle r="3" fill="${A}" stroke="none"/></g>`

/** What only this game needs: pictures of five events, two faces, a cube and the sign of iaido. */
const OWN = {
  'sk-onigiri': picture(
    `<path d="M10 74C6 66 26 28 34 26 42 28 60 64 56 74 50 82 16 82 10 74Z" fill="#fdfaf3"/><path d="M24 60H44V80H24Z" fill="#26352c"/><path d="M48 60C46 54 60 26 68 24 76 26 94 58 90 68 84 76 56 72 52 66Z" fill="#fdfaf3"/><path d="M62 56 78 58 76 74 60 71Z" fill="#26352c"/><path d="M20 50C22 49 23 52 21 53M38 44C40 43 41 46 39 47M70 42C72 41 73 44 71 45" stroke-width="1.3"/><path d="M6 34 16 30M4 46 12 44M12 22 20 20" stroke-width="2.6"/>`,
  ),
  'sk-sakuragi': picture(
    `<path d="M8 92C26 78 30 60 48 52 64 44 74 30 92 12" stroke-width="8"/><path d="M8 92C26 78 30 60 48 52 64 44 74 30 92 12" stroke="#6e4a34" stroke-width="4.6"/><path d="M48 52C46 40 38 32 26 28M62 42C70 46 80 46 88 54" stroke-width="4"/>${petal(26, 28, 0.95)}${petal(88, 56, 0.85)}${petal(58, 30, 1)}${petal(34, 62, 0.8)}${petal(84, 20, 0.7)}`,
  ),
  'sk-purchase': picture(
    `<path d="M30 30C34 22 66 22 70 30L84 66C90 86 74 94 50 94S10 86 16 66Z" fill="${B}"/><path d="M34 30C40 36 60 36 66 30M32 22C36 12 44 18 50 10 56 18 64 12 68 22 60 30 40 30 32 22Z" fill="${A}"/><circle cx="50" cy="64" r="16" fill="${P}"/><path d="M44 56 50 64 56 56M50 64V76M43 66H57M43 71H57" stroke-width="2.8"/><path d="M82 20 92 12M86 32 96 30" stroke-width="2.4"/>`,
  ),
  'sk-stomach': picture(
    `<path d="M40 6C46 20 40 28 36 36 22 46 14 60 22 76 32 94 70 94 80 72 88 52 76 36 62 40 54 42 54 30 56 6Z" fill="#e7a795"/><path d="M30 66C36 60 42 72 48 66 54 60 60 72 68 64M34 78C40 74 46 84 54 78 58 75 62 78 66 76" stroke-width="2.4"/><path d="M84 30 94 22M88 42 98 42M82 18 86 8" stroke-width="3"/>`,
  ),
  'sk-feigned': picture(
    `<path d="M20 78C12 50 26 18 50 16 74 18 88 50 80 78 66 92 34 92 20 78Z" fill="#f0d3b2"/><path d="M18 44 82 34 84 46 17 56Z" fill="#fbf5ea"/><path d="M24 43 30 54M36 41 42 52M48 39 54 50M60 37 66 48M72 36 77 46" stroke-width="1.4"/><circle cx="64" cy="42" r="4.4" fill="${A}" stroke="none"/><path d="M34 62C38 58 44 58 46 62" stroke-width="3"/><path d="M56 62H70" stroke-width="3"/><path d="M40 76C46 82 58 82 62 74" fill="#8d2414"/>`,
  ),
  'sk-roar': picture(
    `<path d="M6 50C8 30 24 22 36 28 42 34 44 42 42 50 44 58 42 66 36 72 24 78 8 70 6 50Z" fill="#f0d3b2"/><path d="M14 40C18 36 24 38 26 42" stroke-width="3"/><path d="M40 36C30 38 26 44 26 50S30 62 40 64C42 56 42 44 40 36Z" fill="#8d2414"/><path d="M52 32C58 42 58 58 52 68M66 24C76 40 76 60 66 76M80 14C94 36 94 64 80 86" stroke-width="5" stroke="${A}"/><path d="M52 32C58 42 58 58 52 68M66 24C76 40 76 60 66 76M80 14C94 36 94 64 80 86" stroke-width="1.4"/>`,
  ),
  'sk-masamune': picture(
    face({ hair: 'topknot', kim: '#23305e', kim2: '#d9a441', patch: 1, brow: 4, drunk: 1 }),
  ),
  'sk-masako': picture(
    `<path d="M16 86C10 44 22 6 50 6S90 44 84 86Z" fill="#efe7d8"/>${face({ hair: 'bald', kim: '#5a4a6e', kim2: '#efe2c8', skin: '#f6ddc6', brow: 2.4, smile: 1, drunk: 1 })}<path d="M26 48C22 18 36 10 50 10S78 18 74 48C70 34 66 26 50 24 34 26 30 34 26 48Z" fill="#efe7d8"/>`,
  ),
  'sk-cube': [
    '0 0 40 42',
    `<g stroke="#1d1208" stroke-width="1.8" stroke-linejoin="round"><path d="M20 2 37 11 20 20 3 11Z" fill="var(--t,#f3dcae)"/><path d="M3 11 20 20V39L3 30Z" fill="var(--l,#d2a866)"/><path d="M37 11 20 20V39L37 30Z" fill="var(--r,#a97b40)"/></g>`,
  ],
  'sk-cube-gone': [
    '0 0 40 42',
    `<g stroke="#ffe9b8" stroke-width="1.8" stroke-linejoin="round" stroke-dasharray="4 3" fill="none"><path d="M20 2 37 11 20 20 3 11Z"/><path d="M3 11 20 20V39L3 30Z"/><path d="M37 11 20 20V39L37 30Z"/></g>`,
  ],
  'sk-iaido': icon(
    `<path ${FILL} d="M58 4C42 18 28 34 20 46L25 51C38 40 52 22 60 8Z"/><path d="M14 42 28 56M18 49 6 60"/><path d="M4 14C16 12 26 16 32 24M4 26C12 24 18 27 22 32" stroke="${CUT}" stroke-width="0"/><path d="M6 16C16 12 24 14 30 20M4 28C10 25 16 26 20 30" stroke-width="3.4"/>`,
  ),
} as const satisfies Drawings

export const drawSake = (): void => draw(SHARED_SIGNS, INN_SIGNS, PORTRAITS, WEAPONS, INN, BRUSH, OWN)

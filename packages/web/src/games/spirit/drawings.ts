import { BRUSH } from '../../art/brush.ts'
import { face, PORTRAITS } from '../../art/portraits.ts'
import { RAIDERS } from '../../art/raiders.ts'
import { VILLAGE_SIGNS } from '../../art/signs/village.ts'
import { SHARED_SIGNS } from '../../art/signs/shared.ts'
import type { Drawings } from '../../art/symbol.ts'
import { A, CUT, draw, FILL, icon, K, P, picture } from '../../art/symbol.ts'

const eye = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="2.6" fill="${K}" stroke="none"/>`

/** What only this game needs: four more animals, two more faces, the icons of the chiefs, signs of the tiles. */
const OWN = {
  'x-tiger': picture(
    `<circle cx="23" cy="24" r="13" fill="#d9822b"/><circle cx="77" cy="24" r="13" fill="#d9822b"/><circle cx="23" cy="24" r="6" fill="#f3d3a4"/><circle cx="77" cy="24" r="6" fill="#f3d3a4"/><path d="M13 52C13 27 30 16 50 16S87 27 87 52C88 76 70 93 50 93S12 76 13 52Z" fill="#e9963a"/><path d="M14 62C22 60 30 66 34 74M86 62C78 60 70 66 66 74M50 17V33M39 19 43 33M61 19 57 33M15 47 28 51M85 47 72 51M19 76 30 74M81 76 70 74" stroke-width="4.6"/><path d="M31 68C31 56 44 57 50 61 56 57 69 56 69 68 69 81 59 88 50 88S31 81 31 68Z" fill="#fbf0dc"/><path d="M27 49C33 42 41 44 43 51 37 54 31 54 27 49ZM73 49C67 42 59 44 57 51 63 54 69 54 73 49Z" fill="#f7e06a"/>${eye(36, 49)}${eye(64, 49)}<path d="M43 62H57L50 70Z" fill="#8d2414"/><path d="M50 70V75M50 75C46 80 42 80 38 77M50 75C54 80 58 80 62 77"/><path d="M42 79 44 85 46 79M54 79 56 85 58 79" fill="${P}" stroke-width="1.4"/>`,
  ),
  'x-monkey': picture(
    `<circle cx="14" cy="53" r="11" fill="#e7b48c"/><circle cx="86" cy="53" r="11" fill="#e7b48c"/><path d="M17 52C15 25 30 11 50 11S85 25 83 52C83 77 69 93 50 93S17 77 17 52Z" fill="#76563a"/><path d="M42 12 46 4 50 11 55 4 58 12" fill="#76563a"/><path d="M50 35C57 26 75 30 75 48 75 58 71 62 71 70 67 84 59 89 50 89S33 84 29 70C29 62 25 58 25 48 25 30 43 26 50 35Z" fill="#efbf97"/><path d="M31 43C35 39 41 40 44 43M69 43C65 39 59 40 56 43" stroke-width="4"/><ellipse cx="38" cy="50" rx="5.4" ry="4.6" fill="#fff8ec"/><ellipse cx="62" cy="50" rx="5.4" ry="4.6" fill="#fff8ec"/>${eye(38, 50)}${eye(62, 50)}<path d="M46 61 44 64M54 61 56 64"/><path d="M35 71C42 78 58 78 65 71M35 71C42 69 58 69 65 71" fill="#8d2414"/><path d="M28 60C31 62 33 64 33 67M72 60C69 62 67 64 67 67" stroke-width="1.6"/>`,
  ),
  'x-boar': picture(
    `<path d="M15 10 36 26 22 44ZM85 10 64 26 78 44Z" fill="#544a42"/><path d="M20 42C24 22 38 17 50 17S76 22 80 42C84 60 76 84 50 93 24 84 16 60 20 42Z" fill="#7b6a58"/><path d="M36 22 38 8 46 17 50 3 54 17 62 8 64 22C58 30 42 30 36 22Z" fill="#3b332d"/><ellipse cx="50" cy="70" rx="20" ry="15" fill="#d9a791"/><ellipse cx="43" cy="70" rx="4" ry="5.6" fill="#5a2c22"/><ellipse cx="57" cy="70" rx="4" ry="5.6" fill="#5a2c22"/><path d="M31 80C21 78 18 68 21 57 26 65 31 68 37 70ZM69 80C79 78 82 68 79 57 74 65 69 68 63 70Z" fill="${P}"/><path d="M28 42C34 38 41 41 44 47 38 50 31 49 28 42ZM72 42C66 38 59 41 56 47 62 50 69 49 72 42Z" fill="#f2c14e"/>${eye(37, 45)}${eye(63, 45)}<path d="M28 38C35 34 42 37 45 43M72 38C65 34 58 37 55 43" stroke-width="4"/>`,
  ),
  'x-raccoon': picture(
    `<circle cx="23" cy="25" r="14" fill="#57463a"/><circle cx="77" cy="25" r="14" fill="#57463a"/><circle cx="23" cy="26" r="6.5" fill="#d8b48a"/><circle cx="77" cy="26" r="6.5" fill="#d8b48a"/><path d="M11 56C13 30 30 17 50 17S87 30 89 56C87 76 69 91 50 93 31 91 13 76 11 56Z" fill="#b08a5c"/><path d="M50 21C44 30 44 44 50 56 56 44 56 30 50 21Z" fill="#8a6742"/><path d="M15 59C17 43 36 39 45 51 44 66 28 73 15 59ZM85 59C83 43 64 39 55 51 56 66 72 73 85 59Z" fill="#362b24"/><circle cx="35" cy="53" r="6.4" fill="#fff6e4"/><circle cx="65" cy="53" r="6.4" fill="#fff6e4"/>${eye(36, 53)}${eye(64, 53)}<path d="M34 74C36 64 64 64 66 74 64 86 36 86 34 74Z" fill="#efdcbb"/><path d="M43 67H57L50 74Z" fill="${K}"/><path d="M42 78C46 83 54 83 58 78"/><path d="M50 18C40 11 42 1 53 1 61 7 60 15 50 18Z" fill="#2d6b4d"/>`,
  ),
  'p-gorobei': picture(
    face({ hair: 'kasa', kim: '#6b4a2c', kim2: '#e4cf9f', beard: 'full', brow: 4.2, skin: '#e8c29c' }),
  ),
  'p-daisuke': picture(
    face({ hair: 'long', kim: '#4b4f93', kim2: '#d6d2ee', smile: 1, brow: 2.8, skin: '#f1d2b0' }),
  ),
  'i-nosup': icon(
    `<path ${FILL} d="M6 30 20 18 34 24 46 18 58 30 50 44 40 40 30 50C27 53 22 50 24 46L14 40Z"/><path d="M8 58 58 6" stroke="${CUT}" stroke-width="11"/><path d="M8 58 58 6" stroke-width="5.5"/>`,
  ),
  'i-lying': icon(
    `<circle cx="13" cy="40" r="9" ${FILL}/><path ${FILL} d="M24 34C36 28 46 28 54 30V50C46 52 36 52 24 46Z"/><path d="M4 58H60" />`,
  ),
  'i-reinforce': icon(
    `<path ${FILL} d="M10 6H38V40H10Z"/><path d="M19 17C24 13 24 26 29 22M19 29H29" stroke="${CUT}" stroke-width="3.4"/><path d="M46 30V58M32 44H60" stroke-width="6.5"/>`,
  ),
  'i-notalent': icon(
    `<path ${FILL} d="M32 4 40 24 61 25 45 39 50 59 32 48 14 59 19 39 3 25 24 24Z"/><path d="M6 60 58 6" stroke="${CUT}" stroke-width="11"/><path d="M6 60 58 6" stroke-width="5.5"/>`,
  ),
  'i-losedef': icon(
    `<path ${FILL} d="M10 8H54V32C54 46 42 54 32 60 22 54 10 46 10 32Z"/><path d="M36 6 26 24 38 34 28 58" stroke="${CUT}" stroke-width="4.5"/>`,
  ),
  'i-under': icon(
    `<path ${FILL} d="M14 6H50V26H14Z"/><path d="M14 36H50M14 46H50"/><path d="M32 30V60M22 51 32 61 42 51" stroke="${CUT}" stroke-width="0"/><path ${FILL} d="M24 50H40L32 62Z"/>`,
  ),
  'i-sun': icon(
    `<path ${FILL} d="M8 46A24 24 0 0 1 56 46Z"/><path d="M4 56H60M32 6V14M10 15 15 21M54 15 49 21"/>`,
  ),
  'i-fist': icon(
    `<path ${FILL} d="M12 24C12 19 18 18 20 21 21 14 30 14 31 19 33 14 42 14 43 20 46 17 53 19 53 25V38C53 50 45 56 36 58V62H20V54C13 49 12 42 12 34Z"/><path d="M21 21V31M31 19V31M43 20V31" stroke="${CUT}" stroke-width="3.2"/>`,
  ),
  'b-burst': [
    '0 0 200 200',
    `<g fill="${A}">${Array.from({ length: 14 }, (_, i) => `<path transform="rotate(${(i * 360) / 14} 100 100)" d="M${i % 2 ? 96 : 93} 62 100 ${i % 2 ? 16 : 2} ${i % 2 ? 104 : 107} 62Z"/>`).join('')}</g>`,
  ],
} as const satisfies Drawings

export const drawSpirit = (): void => draw(SHARED_SIGNS, VILLAGE_SIGNS, PORTRAITS, RAIDERS, BRUSH, OWN)

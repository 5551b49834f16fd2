import { COURT } from '../../art/court.ts'
import { kabuto, KABUTO } from '../../art/kabuto.ts'
import { draw, picture } from '../../art/symbol.ts'
import { COURT_SIGNS } from '../../art/signs/court.ts'
import { SHARED_SIGNS } from '../../art/signs/shared.ts'
import { WEAPONS } from '../../art/weapons.ts'
import type { Drawings } from '../../art/symbol.ts'
import { BATTLE_KANJI } from './battle-kanji.ts'

const ninja = COURT['a-ninja'][1]

/** Helmets of the lords that the kit does not have, and cards of this game alone. */
const HONOR: Drawings = {
  'hs-imagawa': picture(kabuto({ c: '#5a4a6e', g: '#d8c9a0', l: '#8a2f52', crest: 'fan' })),
  'hs-asakura': picture(kabuto({ c: '#3c5a52', g: '#d9b15a', l: '#27496d', crest: 'spear' })),
  'hs-shimazu': picture(kabuto({ c: '#31302f', g: '#b9b2a4', l: '#a12c17', crest: 'antler' })),
  'hs-mori': picture(kabuto({ c: '#6d3a23', g: '#e3c05f', l: '#2d5e47', crest: 'sun' })),
  'hs-chosokabe': picture(kabuto({ c: '#2c5672', g: '#cfc6b4', l: '#d9a441', crest: 'spear' })),
  'hs-oda': picture(kabuto({ c: '#1f1d22', g: '#c8a15a', l: '#7d1f10', crest: 'moon' })),
  'hs-tokugawa': picture(kabuto({ c: '#3a2d1c', g: '#f2d184', l: '#d9a441', crest: 'horns' })),
  'hs-spear': picture(
    [22, 50, 78]
      .map((x, i) => {
        const y = i === 1 ? 0 : 8
        return `<path d="M${x + 11} ${y + 4}V96" stroke-width="3.4"/><path d="M${x + 11} ${y - 6} ${x + 15} ${y + 8} ${x + 11} ${y + 14} ${x + 7} ${y + 8}Z" fill="#e9edf0"/><path d="M${x - 15} 96C${x - 15} 72 ${x - 8} 64 ${x} 64S${x + 15} 72 ${x + 15} 96Z" fill="${i === 1 ? '#27496d' : '#3b5f86'}"/><circle cx="${x}" cy="${y + 52}" r="9" fill="#e8c39d"/><path d="M${x - 15} ${y + 50} ${x} ${y + 32} ${x + 15} ${y + 50}Z" fill="#2b2a33"/>`
      })
      .join(''),
  ),
  'hs-horse': picture(
    `<path d="M30 98C26 74 32 60 42 52 30 52 20 60 12 58 8 50 18 40 26 34 30 20 42 10 54 8L58-2 66 8C84 14 92 34 92 60 92 76 90 88 86 98Z" fill="#6d3f24"/><path d="M62 6C80 10 92 32 92 60 92 76 90 88 86 98H72C80 80 82 44 62 6Z" fill="#2b2a33"/><path d="M24 36 44 30 50 50M44 30 60 22" stroke="#b3321c" stroke-width="4"/><circle cx="46" cy="26" r="3" fill="#1c191b" stroke="none"/><path d="M14 54 20 52" stroke-width="2.6"/>`,
  ),
  'hs-monk': picture(
    `<path d="M82 2V98" stroke-width="4"/><path d="M82-4C92 4 94 18 86 28L78 24C82 14 80 4 82-4Z" fill="#e9edf0"/><path d="M16 98C16 74 28 64 46 64S76 74 76 98Z" fill="#8a6a2c"/><path d="M30 98 46 66 60 98" fill="#f1e4c8"/><path d="M24 46C24 22 34 10 46 10S68 22 68 46C68 62 60 70 46 70S24 62 24 46Z" fill="#f9f3e6"/><path d="M32 36H60V50C54 56 38 56 32 50Z" fill="#e8c39d"/><path d="M36 42 43 44M56 42 49 44" stroke-width="3.4"/><circle cx="46" cy="80" r="4" fill="#b3321c"/>`,
  ),
  'hs-assassin': picture(
    `${ninja}<g transform="rotate(38 78 66)"><path d="M74 30 80 22 86 30V70H74Z" fill="#e9edf0"/><path d="M70 70H90V75H70Z" fill="#d9a441"/><path d="M76 75H84V94H76Z" fill="#b3321c"/></g>`,
  ),
  'hs-elite': picture(
    `${ninja}<path d="M50 2 54 11 64 12 57 18 59 28 50 23 41 28 43 18 36 12 46 11Z" fill="#f2d184" stroke-width="1.8"/>`,
  ),
}

/** Signs of battle, alliance and discard. */
const SIGNS: Drawings = {
  'hs-battle': [
    '0 0 200 100',
    `<g fill="currentColor" stroke="none"><path d="${BATTLE_KANJI.first}"/><path transform="translate(100 0)" d="${BATTLE_KANJI.second}"/></g>`,
  ],
  'i-cord': [
    '0 0 64 64',
    '<g fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 24C18 12 30 20 32 32S20 52 12 42 22 24 32 32 46 52 54 42 44 24 32 32M32 32C34 20 46 12 60 24M26 40 18 60M38 40 46 60"/></g>',
  ],
  'i-cut': [
    '0 0 64 64',
    '<g fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 24C16 16 24 20 26 32M60 24C48 16 40 20 38 32M26 40 18 58M38 40 46 58M20 10 44 36M44 10 20 36" /></g>',
  ],
  'i-discard': [
    '0 0 64 64',
    '<g fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"><rect x="12" y="6" width="28" height="38" rx="4" fill="currentColor" stroke="none" transform="rotate(-10 26 25)"/><path d="M46 22V50M36 42 46 54 56 42" stroke-width="6"/></g>',
  ],
}

/** Puts everything this board draws into the page's sprite. */
export const drawHonor = (): void => draw(SHARED_SIGNS, COURT_SIGNS, COURT, KABUTO, WEAPONS, HONOR, SIGNS)

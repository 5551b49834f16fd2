import { K, picture } from './symbol.ts'
import type { Drawings } from './symbol.ts'

interface Kabuto {
  readonly c?: string
  readonly g?: string
  readonly l?: string
  readonly skin?: string
  readonly mask?: string
  readonly crest: 'horns' | 'moon' | 'sun' | 'antler' | 'fan' | 'spear'
}

/** A helmeted lord: bowl, mask and one of six crests. */
export function kabuto(o: Kabuto): string {
  const c = o.c || '#27496d',
    g = o.g || '#d9a441',
    lac = o.l || '#b3321c'
  let m = `<path d="M14 98C16 82 30 76 50 76S84 82 86 98Z" fill="${c}"/><path d="M20 98 30 80M80 98 70 80M50 78V98" stroke="${g}" stroke-width="2"/>`
  m += `<path d="M18 44C8 56 4 70 6 82 18 82 28 76 32 66ZM82 44C92 56 96 70 94 82 82 82 72 76 68 66Z" fill="${c}"/><path d="M14 54 30 58M9 66 30 66M7 76 24 74M86 54 70 58M91 66 70 66M93 76 76 74" stroke="${lac}" stroke-width="2.6"/>`
  m += `<path d="M30 44H70V58C70 72 60 80 50 80S30 72 30 58Z" fill="${o.skin || '#e8c39d'}"/>`
  m += `<path d="M30 58C38 54 62 54 70 58 70 74 60 82 50 82S30 74 30 58Z" fill="${o.mask || lac}"/><path d="M40 68C46 64 54 64 60 68 56 74 44 74 40 68Z" fill="${K}"/><path d="M42 68H58M46 66V71M50 65V71M54 66V71" stroke="#fbf5ea" stroke-width="1.6"/><path d="M34 60C40 66 46 64 49 60M66 60C60 66 54 64 51 60" stroke="#fbf5ea" stroke-width="2.6"/>`
  m += `<path d="M35 50 46 53M65 50 54 53" stroke-width="4"/><circle cx="41" cy="55" r="1.7" fill="${K}" stroke="none"/><circle cx="59" cy="55" r="1.7" fill="${K}" stroke="none"/>`
  m += `<path d="M20 46C18 18 34 8 50 8S82 18 80 46C70 38 30 38 20 46Z" fill="${c}"/><path d="M50 8V40M36 12C32 22 31 32 32 40M64 12C68 22 69 32 68 40" stroke-width="1.5"/><path d="M14 48C24 38 76 38 86 48 74 44 26 44 14 48Z" fill="${g}"/>`
  m += `<path d="M20 34C10 30 6 38 10 46 16 48 20 46 22 42ZM80 34C90 30 94 38 90 46 84 48 80 46 78 42Z" fill="${lac}"/>`
  const cr = {
    horns: `<path d="M44 34C30 26 20 8 28-10 32 8 40 18 48 26ZM56 34C70 26 80 8 72-10 68 8 60 18 52 26Z" fill="${g}"/><circle cx="50" cy="32" r="6" fill="${g}"/>`,
    moon: `<path d="M12 6C26 38 74 38 92-2 76 20 34 24 12 6Z" fill="${g}"/>`,
    sun: `<circle cx="50" cy="14" r="15" fill="${g}"/><circle cx="50" cy="14" r="9" fill="${lac}"/>`,
    antler: `<path d="M42 30C30 24 24 12 24-6M30 10 18 6M27 0 18-8M58 30C70 24 76 12 76-6M70 10 82 6M73 0 82-8" stroke="${g}" stroke-width="5"/><circle cx="50" cy="30" r="6" fill="${g}"/>`,
    fan: `<path d="M50 32 24 6A38 38 0 0 1 76 6Z" fill="${g}"/><path d="M50 32 38 0M50 32V-3M50 32 62 0" stroke-width="1.3"/>`,
    spear: `<path d="M50 32 44 12 50-10 56 12Z" fill="${g}"/><path d="M50 30 30 18 34 10ZM50 30 70 18 66 10Z" fill="${g}"/>`,
  }
  return m + cr[o.crest]
}

/** Lords and samurai in armour. */
export const KABUTO = {
  'k-takeda': picture(kabuto({ c: '#7e1f1a', g: '#e0b04c', l: '#2b2a33', crest: 'horns' })),
  'k-date': picture(kabuto({ c: '#23344e', g: '#e8c968', l: '#3a6ea5', crest: 'moon' })),
  'k-uesugi': picture(kabuto({ c: '#2f3b33', g: '#e0b04c', l: '#f0e6d0', crest: 'sun' })),
  'k-honda': picture(kabuto({ c: '#2b2430', g: '#c8a15a', l: '#6b4a86', crest: 'antler' })),
  'k-hojo': picture(kabuto({ c: '#27503f', g: '#e3c05f', l: '#b3321c', crest: 'fan' })),
  'k-samurai': picture(kabuto({ c: '#4a4e55', g: '#c9c3b4', l: '#27496d', crest: 'spear' })),
} as const satisfies Drawings

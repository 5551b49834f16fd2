import { picture, rep } from './symbol.ts'
import type { Drawings } from './symbol.ts'

interface Face {
  readonly hair?: 'topknot' | 'wild' | 'long' | 'bald' | 'band' | 'kasa'
  readonly beard?: 'goatee' | 'full' | 'tache' | 'stubble'
  readonly skin?: string
  readonly kim?: string
  readonly kim2?: string
  readonly tie?: string
  readonly brow?: number
  readonly drunk?: 1
  readonly sleepy?: 1
  readonly smile?: 1
  readonly scar?: 1
  readonly patch?: 1
}

/** A bust put together from parts. */
export function face(o: Face): string {
  const skin = o.skin || '#efcfae',
    hair = '#231f20',
    kim = o.kim || '#27496d',
    kim2 = o.kim2 || '#d9a441'
  let m = ''
  if (o.hair === 'long') m += `<path d="M22 84C14 50 22 12 50 10S86 50 78 84Z" fill="${hair}"/>`
  m += `<path d="M2 100C6 78 26 71 38 68L50 84 62 68C74 71 94 78 98 100Z" fill="${kim}"/>`
  m += `<path d="M38 68 50 88 62 68 58 64 50 76 42 64Z" fill="#fbf5ea"/><path d="M36 69 54 100M64 69 48 92" stroke="${kim2}" stroke-width="3.4"/>`
  m += `<path d="M42 58V68C46 73 54 73 58 68V58Z" fill="${skin}"/>`
  m += `<ellipse cx="29" cy="45" rx="4" ry="7" fill="${skin}"/><ellipse cx="71" cy="45" rx="4" ry="7" fill="${skin}"/>`
  m += `<path d="M30 38C30 18 70 18 70 38 71 54 64 69 50 70 36 69 29 54 30 38Z" fill="${skin}"/>`
  if (o.drunk)
    m += `<ellipse cx="37" cy="53" rx="5.5" ry="3.6" fill="#e0705a" opacity=".65" stroke="none"/><ellipse cx="63" cy="53" rx="5.5" ry="3.6" fill="#e0705a" opacity=".65" stroke="none"/>`
  if (o.hair === 'topknot' || !o.hair)
    m += `<path d="M28 46C24 20 38 12 50 12S76 20 72 46C70 40 70 33 64 29 58 25 42 25 36 29 30 33 30 40 28 46Z" fill="${hair}"/><path d="M37 28C40 18 60 18 63 28 58 24 42 24 37 28Z" fill="#a9b0ad"/><path d="M43 17C38 6 46 1 50 2S62 6 57 17C53 19 47 19 43 17Z" fill="${hair}"/><path d="M43 14H57" stroke="${o.tie || '#b3321c'}" stroke-width="3.6"/>`
  if (o.hair === 'wild')
    m += `<path d="M27 48C20 40 18 30 22 24L16 18 26 18 24 8 34 13 38 3 46 10 54 2 60 11 70 5 72 15 82 14 77 23C82 32 80 40 73 48 71 40 69 33 62 30 54 27 46 27 38 30 31 33 29 40 27 48Z" fill="${hair}"/>`
  if (o.hair === 'long')
    m += `<path d="M28 46C26 22 38 14 50 14S74 22 72 46C68 34 62 30 50 26 38 30 32 34 28 46Z" fill="${hair}"/>`
  if (o.hair === 'bald') m += `<path d="M40 24C44 21 56 21 60 24" stroke-width="1.4"/>`
  if (o.hair === 'band')
    m += `<path d="M28 46C24 20 38 12 50 12S76 20 72 46C70 38 68 33 64 30H36C32 33 30 38 28 46Z" fill="${hair}"/><path d="M29 33C40 27 60 27 71 33V27C60 20 40 20 29 27Z" fill="#fbf5ea"/><circle cx="50" cy="26" r="3.4" fill="#b3321c" stroke="none"/><path d="M72 29 88 22M72 31 86 36" stroke="#fbf5ea" stroke-width="5"/>`
  if (o.hair === 'kasa')
    m += `<path d="M4 34C24 24 36 4 50 2 64 4 76 24 96 34 80 42 20 42 4 34Z" fill="#d8b672"/><path d="M50 3 26 36M50 3 40 39M50 3 60 39M50 3 74 36" stroke-width="1.3"/>`
  const by = o.hair === 'kasa' ? 45 : 40
  m += `<path d="M34 ${by}C38 ${by - 4} 43 ${by - 3} 46 ${by}M66 ${by}C62 ${by - 4} 57 ${by - 3} 54 ${by}" stroke-width="${o.brow || 3.4}"/>`
  m += o.sleepy
    ? `<path d="M36 48C39 50 43 50 45 48M55 48C57 50 61 50 64 48" stroke-width="2.4"/>`
    : `<path d="M35 48C38 45 43 45 46 48 42 50 38 50 35 48ZM65 48C62 45 57 45 54 48 58 50 62 50 65 48Z" fill="#fff" stroke-width="1.6"/><circle cx="41" cy="47.6" r="2" fill="${hair}" stroke="none"/><circle cx="59" cy="47.6" r="2" fill="${hair}" stroke="none"/>`
  m += `<path d="M51 46C49 51 46 55 48 57 50 58 53 58 54 56" stroke-width="1.7"/>`
  m += o.smile
    ? `<path d="M42 61C46 66 54 66 58 61Z" fill="#8d2414" stroke-width="1.7"/>`
    : `<path d="M43 63C47 61 53 61 57 63" stroke-width="2"/>`
  if (o.beard === 'goatee') m += `<path d="M45 66C47 70 53 70 55 66L50 80Z" fill="${hair}" stroke-width="1"/>`
  if (o.beard === 'full')
    m += `<path d="M30 48C31 62 38 76 50 79 62 76 69 62 70 48 66 58 62 60 57 59H43C38 60 34 58 30 48Z" fill="${hair}" stroke-width="1.2"/><path d="M44 64H56" stroke="#8d2414" stroke-width="2.6"/>`
  if (o.beard === 'tache')
    m += `<path d="M50 59C44 58 40 62 35 66 43 66 47 64 50 61 53 64 57 66 65 66 60 62 56 58 50 59Z" fill="${hair}" stroke-width="1"/>`
  if (o.beard === 'stubble')
    m += `<g stroke-width="1.2">${rep(12, i => {
      const x = 37 + (i % 6) * 5.2,
        y = 62 + Math.floor(i / 6) * 4 + (i % 2)
      return `<path d="M${x} ${y}l.6 1.6"/>`
    })}</g>`
  if (o.scar) m += `<path d="M61 36 66 58M60 42 66 41M62 50 67 49" stroke="#a13a26" stroke-width="1.7"/>`
  if (o.patch)
    m += `<path d="M28 34 72 46" stroke-width="2.4"/><path d="M33 42H47L45 53H36Z" fill="${hair}"/>`
  return m
}

/** Faces of samurai. */
export const PORTRAITS = {
  'p-musashi': picture(
    face({ hair: 'wild', kim: '#3a3f46', kim2: '#b3321c', beard: 'stubble', brow: 4.4, drunk: 1 }),
  ),
  'p-tomoe': picture(face({ hair: 'long', kim: '#8f2b3c', kim2: '#e7c26a', skin: '#f6ddc6', drunk: 1 })),
  'p-kojiro': picture(
    face({ hair: 'topknot', kim: '#5b4a80', kim2: '#cfc6e3', beard: 'tache', smile: 1, drunk: 1 }),
  ),
  'p-benkei': picture(
    face({ hair: 'bald', kim: '#7a5b2a', kim2: '#2b2a33', beard: 'full', brow: 5, drunk: 1 }),
  ),
  'p-hanzo': picture(face({ hair: 'band', kim: '#22384f', kim2: '#8aa7c2', scar: 1 })),
  'p-goemon': picture(
    face({ hair: 'topknot', kim: '#2f6650', kim2: '#f1e2b4', beard: 'goatee', drunk: 1, sleepy: 1 }),
  ),
  'p-jubei': picture(
    face({ hair: 'topknot', kim: '#27496d', kim2: '#e6dcc6', patch: 1, beard: 'stubble', tie: '#d9a441' }),
  ),
  'p-kasa': picture(face({ hair: 'kasa', kim: '#4d5a3a', kim2: '#d8b672', beard: 'stubble' })),
  'p-kanbei': picture(face({ hair: 'bald', kim: '#4a4e55', kim2: '#d8cbb0', beard: 'goatee', brow: 3.6 })),
  'p-kyuzo': picture(face({ hair: 'topknot', kim: '#2b2a33', kim2: '#9aa3a8', brow: 3 })),
  'p-heihachi': picture(face({ hair: 'band', kim: '#7a5b2a', kim2: '#efe2c2', smile: 1, beard: 'stubble' })),
  'p-katsu': picture(face({ hair: 'topknot', kim: '#3f6b7d', kim2: '#f0dfae', skin: '#f4d9bd', brow: 2.6 })),
  'p-kiku': picture(face({ hair: 'wild', kim: '#6a3a26', kim2: '#d9a441', beard: 'full', smile: 1 })),
  'p-disciple': picture(face({ hair: 'band', kim: 'var(--dc,#7a6a4c)', kim2: '#f2e6cc', skin: '#f3d7b8' })),
} as const satisfies Drawings

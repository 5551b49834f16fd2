import { rep } from '../symbol.ts'

/** Flags on the hills, by their colour: where the foot of each stands. */
const FLAGS: readonly (readonly [colour: string, feet: readonly (readonly [x: number, y: number])[]])[] = [
  [
    '#b3321c',
    [
      [455, 158],
      [660, 170],
      [838, 146],
    ],
  ],
  [
    '#2b2430',
    [
      [486, 148],
      [700, 160],
    ],
  ],
]

/** Samurai Spirit: the village at dusk. `ox` shifts the window on narrow screens. */
export const village = (
  ox = 0,
) => `<svg class="bg" viewBox="${ox} 0 1140 552" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#101c33"/><stop offset=".2" stop-color="#263f66"/><stop offset=".38" stop-color="#a5604e"/><stop offset=".48" stop-color="#efa25f"/></linearGradient><linearGradient id="hillg" x2="0" y2="1"><stop offset="0" stop-color="#2c2f3e"/><stop offset="1" stop-color="#4d3a3d"/></linearGradient><radialGradient id="earth" cx=".5" cy=".45" r=".6"><stop offset="0" stop-color="#d8b680"/><stop offset="1" stop-color="#a98250"/></radialGradient></defs>
      <rect width="1140" height="552" fill="url(#dusk)"/><circle cx="600" cy="212" r="62" fill="#f6d48c"/>
      <path d="M0 236C90 200 130 170 190 178 250 150 290 196 360 186 430 150 500 128 560 168 640 190 700 150 780 160 850 130 930 190 1000 172 1060 168 1100 196 1140 206V330H0Z" fill="url(#hillg)" stroke="#14101a" stroke-width="2"/>
      <g stroke="#14101a" stroke-width="2.4"><path d="${FLAGS.flatMap(([, spots]) => spots)
        .map(([x, y]) => `M${x} ${y}V${y - 44}`)
        .join(
          '',
        )}"/>${FLAGS.map(([colour, spots]) => `<path d="${spots.map(([x, y]) => `M${x} ${y - 44}h16v26h-16z`).join('')}" fill="${colour}"/>`).join('')}</g>
      <path d="M0 270C140 230 260 262 380 246 520 232 660 262 800 240 940 226 1040 256 1140 240V552H0Z" fill="#47603f" stroke="#14101a" stroke-width="2"/>
      ${(
        [
          ['#5d7a48', 292],
          ['#7c8f4d', 322],
          ['#56744a', 356],
          ['#6d8749', 396],
          ['#4c6a43', 440],
          ['#5d7a48', 490],
        ] as [string, number][]
      )
        .map(
          ([c, y], i) =>
            `<path d="M0 ${y}C160 ${y - 26 + i * 4} 300 ${y + 20} 470 ${y - 4}S820 ${y - 24} 1140 ${y + 6}V552H0Z" fill="${c}" stroke="#22301f" stroke-width="1.6"/>`,
        )
        .join('')}
      ${[0, 1, 2].map(i => `<path transform="translate(${[40, 930, 1010][i]} ${[470, 500, 420][i]})" stroke="#d9c36a" stroke-width="2" fill="none" d="${rep(9, k => `M${k * 11} 0c2-8 0-12-3-16M${k * 11} 0c-1-7 3-12 5-14`)}"/>`).join('')}
      <ellipse cx="490" cy="392" rx="300" ry="132" fill="#22301f" opacity=".5"/><ellipse cx="490" cy="384" rx="298" ry="130" fill="url(#earth)" stroke="#3a2614" stroke-width="2.4"/>
      <path d="M470 512C478 470 452 440 480 400 500 372 470 330 486 262" fill="none" stroke="#ecd6a6" stroke-width="26" stroke-linecap="round" opacity=".75"/>
      ${[
        [196, 300, 1],
        [168, 352, 0.8],
        [790, 300, 1.1],
        [818, 356, 0.8],
        [330, 270, 0.7],
        [640, 266, 0.7],
        [210, 470, 0.9],
      ]
        .map(
          ([x = 0, y = 0, k = 1]) =>
            `<g transform="translate(${x} ${y}) scale(${k})" stroke="#14201a" stroke-width="1.8"><path d="M-3 30C-2 14-4 6 2-6" fill="none" stroke="#4a2e18" stroke-width="6"/><path d="M-30 4C-26-10-8-12-2-6 6-14 24-10 28 2 14 8-16 10-30 4ZM-20-16C-16-28-4-30 2-24 10-30 22-24 22-16 10-10-10-10-20-16ZM-10-32C-6-42 8-42 12-32 4-28-4-28-10-32Z" fill="#2c5140"/></g>`,
        )
        .join('')}
      <g transform="translate(430 352)" stroke="#1d1208" stroke-width="2"><path d="M0 20H34V38H0Z" fill="#9a8f7e"/><path d="M0 29H34M12 20V29M24 29V38" stroke-width="1.3"/><path d="M3 20V0M31 20V0" stroke-width="3"/><path d="M-6 2 17-10 40 2Z" fill="#8b6430"/></g>
      <g stroke="#3a2614" stroke-width="1.4" opacity=".5" fill="none"><path d="M250 350c30 6 50-6 80 0M610 420c30-8 60 6 90-2M300 440c20 6 40-4 60 2M640 330c24 6 40-6 66 0"/></g></svg>`

/** A farm of the village, standing or burnt. */
export const farm = (dead: boolean): string =>
  `<svg viewBox="0 0 96 80" aria-hidden="true" class="farm ${dead ? 'dead' : ''}" stroke="#1d1208" stroke-width="2.2" stroke-linejoin="round">${dead ? `<path d="M14 72 20 46 30 52 38 40 52 54 66 44 80 72Z" fill="#3b2f2a"/><path d="M26 72V50M62 72V46" stroke-width="4"/><path d="M40 40c-6-10 6-14 0-24M56 46c-4-8 6-12 2-20" fill="none" stroke="#6e625a" stroke-width="2.4"/>` : `<path d="M18 44H78V74H18Z" fill="#f1e4c8"/><path d="M18 58H78M34 44V74M62 44V74" stroke-width="1.6"/><path d="M40 52H56V74H40Z" fill="#5a3a20"/><path d="M4 48C18 40 26 20 34 8H62C70 20 78 40 92 48 72 52 24 52 4 48Z" fill="#c79a52"/><path d="M38 10 26 46M48 9V49M58 10 70 46M30 16 14 47M66 16 82 47" stroke-width="1.2"/><path d="M30 8 38 3H58L66 8 58 12H38Z" fill="#8b6430"/><path d="M40 4 36-2M56 4 60-2" stroke-width="2.6"/>`}</svg>`

/** Four stakes side by side: the light ones are one path, the dark ones another. */
const stake = (x: number, top: number): string =>
  `M${x} 50V${top + 10}L${x + 6.5} ${top} ${x + 13} ${top + 10}V50Z`
const DARK = stake(4, 6) + stake(30, 6)
const LIGHT = stake(17, 2) + stake(43, 2)
const RAILS = 'M0 22H60V28H0ZM0 37H60V43H0Z'

/** A barricade, standing or broken. There are many of them: they are drawn with as few elements as it takes. */
export const stakes = (lost: boolean): string =>
  `<svg viewBox="0 0 60 52" aria-hidden="true" stroke="#1d1208" stroke-width="2" stroke-linejoin="round"${lost ? ` fill="none" stroke-dasharray="4 3" opacity=".6"><path d="${DARK}${LIGHT}${RAILS}"/>` : `><path d="${DARK}" fill="#c8924c"/><path d="${LIGHT}" fill="#d7a560"/><path d="${RAILS}" fill="#8b5a2b"/>`}</svg>`

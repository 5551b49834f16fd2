import { COURT } from '../court.ts'
import { draw, rep } from '../symbol.ts'
import { art, rnd } from './brush.ts'

const SHADES = 4
const FAINTEST = 0.09 / SHADES

/** Sixty leaves of gold, some lighter and some darker: those of one shade are one path. */
function leaves(r: () => number): string {
  const shades = new Map<string, string>()
  for (let i = 0; i < 60; i++) {
    const fill = r() > 0.5 ? '#fff0bd' : '#6b4610'
    const opacity = ((Math.floor(r() * SHADES) + 0.5) * FAINTEST).toFixed(3)
    const ink = `fill="${fill}" opacity="${opacity}"`
    shades.set(ink, `${shades.get(ink) ?? ''}M${(i % 12) * 95} ${Math.floor(i / 12) * 111}h95v111h-95Z`)
  }
  return [...shades].map(([ink, d]) => `<path ${ink} d="${d}"/>`).join('')
}

/** Honor of the Samurai: a gold screen with pine and castle. */
export const gold = (): string => {
  draw(COURT)
  const r = rnd(11)
  return `<svg class="bg" viewBox="0 0 1140 552" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="gl" x2="0" y2="1"><stop offset="0" stop-color="#d8b566"/><stop offset="1" stop-color="#b98e44"/></linearGradient><linearGradient id="fold"><stop offset="0" stop-color="#4a2f0a" stop-opacity=".42"/><stop offset=".12" stop-color="#000" stop-opacity="0"/><stop offset=".88" stop-color="#fff2c4" stop-opacity=".14"/><stop offset="1" stop-color="#fff2c4" stop-opacity="0"/></linearGradient></defs><rect width="1140" height="552" fill="url(#gl)"/>
      ${leaves(r)}
      <path stroke="#8a6420" stroke-width="1" opacity=".35" d="${rep(13, i => `M${i * 95} 0V552`)}${rep(6, i => `M0 ${i * 111}H1140`)}"/>
      <g stroke="#2a1c0c" stroke-width="2"><path d="M-20 420C80 400 150 330 210 320 270 312 300 270 372 262" fill="none" stroke="#4a2d18" stroke-width="24" stroke-linecap="round"/><path d="M120 372C170 400 210 404 262 396M236 316C250 350 300 352 330 346" fill="none" stroke="#4a2d18" stroke-width="11" stroke-linecap="round"/>
      ${[
        [360, 252, 1],
        [268, 300, 0.9],
        [330, 340, 0.85],
        [250, 392, 1],
        [160, 330, 0.9],
        [60, 372, 1.1],
        [420, 286, 0.7],
      ]
        .map(
          ([x = 0, y = 0, k = 1]) =>
            `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-72 14C-66-18-34-28-14-18-2-36 34-34 44-16 66-22 84-2 76 14 40 26-40 26-72 14Z" fill="#2c5a44"/><path d="M-52 8C-44-6-30-10-20-4M-8 4C0-14 18-16 26-6M40 6C48-4 60-4 64 4" fill="none" stroke="#5f9472" stroke-width="3"/></g>`,
        )
        .join('')}</g>
      <path d="M720 552C760 500 820 520 880 480 950 440 1040 470 1140 420V552Z" fill="#3d6b55" stroke="#1c2f26" stroke-width="2"/>${art('a-castle', 960, 250, 176, 190)}
      <g fill="#e9cc85" stroke="#9c7429" stroke-width="1.6"><path d="M470 552h-90a22 22 0 0 1 0-44h60a18 18 0 0 0 0-36H300a20 20 0 0 1 0-40h280a24 24 0 0 1 0 48h60a20 20 0 0 1 0 40h120a16 16 0 0 1 0 32ZM1140 236H960a20 20 0 0 0 0 40h80a16 16 0 0 1 0 32H880a18 18 0 0 0 0 36h260Z" opacity=".9"/></g>
      ${rep(6, i => `<rect x="${i * 190}" width="190" height="552" fill="url(#fold)"/>`)}</svg>`
}

/** An ivory die; the one is a red dot. */
export const die = (n: 1 | 2 | 3 | 4 | 5 | 6, c = ''): string => {
  const P = {
    1: [[30, 30]],
    2: [
      [18, 18],
      [42, 42],
    ],
    3: [
      [16, 16],
      [30, 30],
      [44, 44],
    ],
    4: [
      [18, 18],
      [42, 18],
      [18, 42],
      [42, 42],
    ],
    5: [
      [17, 17],
      [43, 17],
      [30, 30],
      [17, 43],
      [43, 43],
    ],
    6: [
      [18, 15],
      [42, 15],
      [18, 30],
      [42, 30],
      [18, 45],
      [42, 45],
    ],
  }
  return `<svg class="die ${c}" viewBox="0 0 60 64" role="img" aria-label="${n}"><rect x="2" y="6" width="56" height="56" rx="11" fill="#8a7a58"/><rect x="2" y="2" width="56" height="56" rx="11" fill="#fbf4e6" stroke="#221d1e" stroke-width="2.2"/>${P[n].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="${n === 1 ? 10 : 5.6}" fill="${n === 1 ? '#b3321c' : '#221d1e'}"/>`).join('')}</svg>`
}

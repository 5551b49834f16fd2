import { COURT } from '../court.ts'
import { draw, rep } from '../symbol.ts'
import { art, rnd } from './brush.ts'

/** Honor of the Samurai: a gold screen with pine and castle. */
export const gold = (): string => {
  draw(COURT)
  const r = rnd(11)
  return `<svg class="bg" viewBox="0 0 1140 552" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="gl" x2="0" y2="1"><stop offset="0" stop-color="#d8b566"/><stop offset="1" stop-color="#b98e44"/></linearGradient><linearGradient id="fold"><stop offset="0" stop-color="#4a2f0a" stop-opacity=".42"/><stop offset=".12" stop-color="#000" stop-opacity="0"/><stop offset=".88" stop-color="#fff2c4" stop-opacity=".14"/><stop offset="1" stop-color="#fff2c4" stop-opacity="0"/></linearGradient></defs><rect width="1140" height="552" fill="url(#gl)"/>
      ${rep(60, i => `<rect x="${(i % 12) * 95}" y="${Math.floor(i / 12) * 111}" width="95" height="111" fill="${r() > 0.5 ? '#fff0bd' : '#6b4610'}" opacity="${(r() * 0.09).toFixed(3)}"/>`)}
      <g stroke="#8a6420" stroke-width="1" opacity=".35">${rep(13, i => `<path d="M${i * 95} 0V552"/>`)}${rep(6, i => `<path d="M0 ${i * 111}H1140"/>`)}</g>
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

import { rep } from '../symbol.ts'
import { petals } from './brush.ts'

/** Sakura: a spring morning by the lake. */
export const spring =
  (): string => `<svg class="bg" viewBox="0 0 1140 552" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="spk" x2="0" y2="1"><stop offset="0" stop-color="#d9798f"/><stop offset=".2" stop-color="#f2b9bf"/><stop offset=".46" stop-color="#fbe9dc"/><stop offset=".75" stop-color="#e9eee2"/><stop offset="1" stop-color="#b9d3cf"/></linearGradient><linearGradient id="fj" x2="0" y2="1"><stop offset="0" stop-color="#6f8fb0"/><stop offset=".7" stop-color="#b9cad2"/><stop offset="1" stop-color="#dfe6de"/></linearGradient></defs><rect width="1140" height="552" fill="url(#spk)"/>
      <circle cx="884" cy="190" r="70" fill="#e2573f" opacity=".85"/>
      <path d="M120 470C260 440 330 300 404 178 414 164 446 164 456 178 540 300 640 440 800 470Z" fill="url(#fj)" stroke="#5b7690" stroke-width="1.6"/><path d="M352 262C374 226 392 196 404 178 414 164 446 164 456 178 470 198 488 228 510 262L490 256 474 284 452 254 430 292 408 254 388 280 370 256Z" fill="#fffaf2" stroke="#5b7690" stroke-width="1.4"/>
      <g fill="#fff8ef" opacity=".8"><path d="M0 330h380a12 12 0 0 1 0 24H250a10 10 0 0 0 0 20h180a10 10 0 0 1 0 20H0ZM1140 300H800a12 12 0 0 0 0 24h120a10 10 0 0 1 0 20H700a10 10 0 0 0 0 20h440Z"/></g>
      <path d="M0 452C120 430 240 456 380 442 560 424 760 460 1140 430V552H0Z" fill="#8fb3ab" stroke="#4f7773" stroke-width="1.6"/><g fill="none" stroke="#e9f2ec" stroke-width="2.4" opacity=".8">${rep(7, i => `<path d="M${i * 170 - 40} ${478 + (i % 3) * 18}c30-10 50 8 80 0s50-8 80 0"/>`)}</g>
      <g stroke="#3d2722" stroke-linecap="round" fill="none"><path d="M1150 96C1060 116 1010 150 930 150 880 150 850 172 812 168" stroke-width="13"/><path d="M1030 134C990 176 960 190 930 226M940 150C920 120 880 112 850 116M1090 112C1080 160 1090 190 1070 226" stroke-width="7"/><path d="M-10 120C60 128 110 160 180 156 220 154 244 176 280 170" stroke-width="12"/><path d="M90 142C120 176 130 196 160 214M150 156C176 134 200 128 226 130" stroke-width="6"/></g>
      ${[
        [812, 168],
        [850, 116],
        [930, 226],
        [960, 196],
        [880, 160],
        [1070, 226],
        [1084, 180],
        [1010, 148],
        [930, 140],
        [1110, 120],
        [280, 170],
        [226, 130],
        [160, 214],
        [128, 190],
        [196, 158],
        [60, 130],
        [110, 150],
        [20, 122],
        [990, 168],
        [870, 118],
      ]
        .map(
          ([x, y], j) =>
            `<g transform="translate(${x} ${y}) rotate(${j * 41}) scale(${(1 + (j % 3) * 0.28).toFixed(2)})">${rep(5, i => `<path transform="rotate(${i * 72})" d="M0-1C-7-6-8-13-3.5-17L0-14 3.5-17C8-13 7-6 0-1Z" fill="${j % 2 ? '#fbdde2' : '#f5c2cc'}" stroke="#a34a67" stroke-width="1"/>`)}<circle r="2.6" fill="#b3321c"/></g>`,
        )
        .join('')}
      ${petals(34, 1140, 540, 7, '#f7cdd5')}</svg>`

/** Sakura's card between the piles: plus to the left, minus to the right. */
export const yinyang = () =>
  `<svg viewBox="0 0 140 140" aria-hidden="true"><g stroke="#1c191b" stroke-width="3"><circle cx="70" cy="70" r="62" fill="#fffaf0"/><path d="M70 8A62 62 0 0 1 70 132 31 31 0 0 1 70 70 31 31 0 0 0 70 8Z" fill="#1c191b"/></g><circle cx="70" cy="39" r="9" fill="#fffaf0" /><circle cx="70" cy="101" r="9" fill="#1c191b"/><path d="M24 70H48M36 58V82" stroke="#1c191b" stroke-width="7" stroke-linecap="round"/><path d="M93 70H117" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"/></svg>`

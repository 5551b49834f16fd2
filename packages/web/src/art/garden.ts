import { A, B, K, P, picture, rep } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** Sakura’s characters and the cherry branch. */
export const GARDEN = {
  'a-sakuragi': picture(
    `<path d="M6 92C30 80 34 60 60 50 72 45 84 32 94 10M44 60C36 48 40 34 30 20M68 46C76 54 84 56 94 54" stroke-width="5"/>${[
      [30, 20],
      [94, 12],
      [60, 48],
      [92, 54],
      [42, 40],
      [78, 30],
    ]
      .map(
        ([x, y], j) =>
          `<g transform="translate(${x} ${y}) rotate(${j * 31})">${rep(5, i => `<path transform="rotate(${i * 72})" d="M0-1C-6-5-7-11-3-15L0-12 3-15C7-11 6-5 0-1Z" fill="#f0b9c4" stroke-width="1.3"/>`)}<circle r="2" fill="${A}" stroke="none"/></g>`,
      )
      .join('')}`,
  ),
  'a-cook': picture(
    `<path d="M10 78 66 22C72 16 84 14 92 16 92 26 90 34 84 40L42 74Z" fill="#e9edf0"/><path d="M10 78 42 74 28 92 4 96Z" fill="${A}"/><path d="M86 20C78 34 60 52 40 72" stroke-width="1.2"/><circle cx="84" cy="24" r="2.5" fill="${K}"/>`,
  ),
  'a-geisha': picture(
    `<path d="M50 90 4 40A62 62 0 0 1 96 40Z" fill="${A}"/><path d="M50 90 18 32M50 90 34 25M50 90V22M50 90 66 25M50 90 82 32" stroke-width="1.4"/><path d="M28 44C40 36 60 36 72 44" stroke="${P}" stroke-width="5"/>${[
      [30, 38],
      [50, 32],
      [70, 38],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#f6c9d2" stroke-width="1.2"/>`)
      .join('')}<path d="M50 90 44 100M50 90 56 100" stroke="${B}" stroke-width="3"/>`,
  ),
  'a-monk': picture(
    `<path d="M16 98C18 76 32 70 50 70S82 76 84 98Z" fill="${B}"/><path d="M30 42C30 14 70 14 70 42 70 62 62 72 50 72S30 62 30 42Z" fill="#efcfae"/><path d="M36 40C40 37 44 38 46 40M54 40C56 38 60 37 64 40" stroke-width="3"/><path d="M38 47C41 49 44 49 46 47M54 47C56 49 59 49 62 47M50 48 48 56H52M44 62C48 64 52 64 56 62" stroke-width="1.8"/><path d="M26 74 70 98" stroke="${K}" stroke-width="6"/><path d="M26 74 70 98" stroke="${A}" stroke-width="3"/>${rep(6, i => `<circle cx="${30 + i * 8}" cy="${84 + Math.sin((i / 5) * 3.14) * 8}" r="3.6" fill="#7a4b2a" stroke-width="1.2"/>`)}<path d="M46 24H54" stroke-width="1.4"/>`,
  ),
  'a-konohana': picture(
    `<circle cx="50" cy="42" r="38" fill="${B}" stroke="none" opacity=".55"/><path d="M8 98C14 78 30 72 42 70L50 82 58 70C70 72 86 78 92 98Z" fill="#e79aac"/><path d="M42 70 50 86 58 70" fill="${P}"/><path d="M24 84C16 40 28 12 50 12S84 40 76 84C70 74 68 50 66 38 58 32 42 32 34 38 32 50 30 74 24 84Z" fill="${K}"/><path d="M34 40C34 28 66 28 66 40 67 56 60 68 50 69 40 68 33 56 34 40Z" fill="#fbeee2"/><path d="M39 47C42 45 45 46 46 48M54 48C55 46 58 45 61 47" stroke-width="2.2"/><path d="M50 49 48 56H51M47 62H53" stroke-width="1.5"/>${[
      [30, 22],
      [50, 13],
      [70, 22],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})">${rep(5, i => `<path transform="rotate(${i * 72})" d="M0-1C-5-4-6-9-2-12L0-10 2-12C6-9 5-4 0-1Z" fill="#f6c3ce" stroke-width="1.1"/>`)}<circle r="1.8" fill="${A}" stroke="none"/></g>`,
      )
      .join('')}`,
  ),
} as const satisfies Drawings

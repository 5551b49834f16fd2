import type { Drawings } from './symbol.ts'

/** Brush marks: the circle around a target, a stroke, a splash. */
export const BRUSH = {
  'b-enso': [
    '0 0 120 120',
    `<path d="M96 26C82 8 50 4 28 20 4 38 4 80 26 100 52 120 96 112 110 76 116 58 112 42 104 32" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/><path d="M92 22C80 10 54 6 34 16M16 84C22 98 38 110 58 112M112 66C110 84 100 98 88 106" fill="none" stroke="currentColor" stroke-width="2.4" opacity=".55" stroke-linecap="round"/>`,
  ],
  'b-stroke': [
    '0 0 400 40',
    `<path d="M4 22C40 8 120 14 200 11 280 8 350 4 396 16 380 24 360 22 330 25 240 31 110 26 30 35 16 36-4 30 4 22Z" fill="currentColor"/>`,
  ],
  'b-splash': [
    '0 0 100 100',
    `<path fill="currentColor" d="M50 4 56 30 74 10 66 34 94 24 72 44 98 52 72 56 90 78 62 66 64 96 50 70 34 94 38 66 8 76 28 54 2 46 28 42 10 20 38 34Z"/>`,
  ],
} as const satisfies Drawings

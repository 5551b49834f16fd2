import { CUT, mark, pol, rep } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** A disc as part of a path: many are one element. */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Crests of seats, games and suits, told apart by shape before colour. 100 grid around 0. */
export const MARKS = {
  'm-tomoe': mark(
    rep(
      3,
      i =>
        `<path transform="rotate(${i * 120})" d="M0-42A42 42 0 0 1 36.4 21 33 33 0 0 0 15.6-14 17.5 17.5 0 1 1 0-42Z"/>`,
    ),
  ),
  'm-uroko': mark(`<path d="M0-42 21-5H-21ZM-23-1 -2 36H-44ZM23-1 44 36H2Z"/>`),
  'm-bishi': mark(
    `<path d="M0-44 20-23 0-2-20-23ZM0 44 20 23 0 2-20 23ZM-44 0-23-20-2 0-23 20ZM44 0 23-20 2 0 23 20Z" transform="scale(1.02 .98)"/>`,
  ),
  'm-kuyo': mark(`<path d="${disc(0, 0, 15)}${rep(8, i => disc(...pol(33, i * 45), 9.6))}"/>`),
  'm-ume': mark(
    `<path d="${rep(5, i => disc(...pol(25, -90 + i * 72), 16.5))}"/>` +
      `<path d="${disc(0, 0, 9)}${rep(5, i => disc(...pol(20, -90 + i * 72), 3.6))}" fill="${CUT}"/>` +
      `<path d="${rep(5, i => `M0 0L${pol(20, -90 + i * 72).join(' ')}`)}" stroke="${CUT}" stroke-width="3"/>`,
  ),
  'm-igeta': mark(
    `<path d="M-7-46 4-35-35 4-46-7ZM35-4 46 7 7 46-4 35ZM7-46 46-7 35 4-4-35ZM-35-4 4 35-7 46-46 7Z" fill-rule="nonzero"/>`,
  ),
  'm-ogi': mark(
    `<path d="M0 38-43-20A52 52 0 0 1 43-20Z"/><path d="M0 40-15-28M0 40 0-32M0 40 15-28M0 40-30-24M0 40 30-24" stroke="${CUT}" stroke-width="2.6" fill="none"/><path d="M-21 10A26 26 0 0 1 21 10" stroke="${CUT}" stroke-width="3.4" fill="none"/>`,
  ),
  'm-nami': mark(
    `<path d="M-44 16C-40-22-14-42 12-36 30-31 38-16 30-4 25 3 14 2 13-6 9 4 18 18 44 16 34 34 16 42 0 42-20 42-38 32-44 16Z"/><path d="M-30 18C-26-6-8-24 10-22M-16 22C-12 6-2-8 6-10" fill="none" stroke="${CUT}" stroke-width="4" stroke-linecap="round"/>`,
  ),
  'm-hoshi': mark(
    `<circle cy="-22" r="20"/><circle cx="-23" cy="18" r="20"/><circle cx="23" cy="18" r="20"/>`,
  ),
  'm-ryo': mark(
    `<circle r="45"/><circle r="36" fill="${CUT}"/><path d="M-33-20H33L36-6H-36ZM-36 6H36L33 20H-33Z"/>`,
  ),
  'm-kikko': mark(
    `<path d="M0-46 40-23V23L0 46-40 23V-23Z"/><path d="M0-34 29-17V17L0 34-29 17V-17Z" fill="${CUT}"/><path d="M0-22 19-11V11L0 22-19 11V-11Z"/>`,
  ),
  'm-tsuki': mark(`<path d="M10-44A45 45 0 1 0 42 18 37 37 0 0 1 10-44Z"/><circle cx="22" cy="-12" r="13"/>`),
  'g-sake': mark(
    `<path d="M-36-14 0-30 36-14 36 22 0 40-36 22Z"/><path d="M-36-14 0 3 36-14M0 3V40" stroke="${CUT}" stroke-width="4" fill="none" stroke-linejoin="round"/><path d="M-22-14 0-24 22-14 0-3Z" fill="${CUT}"/><path d="M-12-13.5 0-19 12-13.5 0-8Z"/>`,
  ),
  'g-spirit': mark(
    `<path d="M-40-44-28-6C-32 6-26 22-13 32L0 44 13 32C26 22 32 6 28-6L40-44 12-26C4-29-4-29-12-26Z"/><g fill="${CUT}"><path d="M-24-2C-18-8-9-6-6 2-13 5-21 4-24-2ZM24-2C18-8 9-6 6 2 13 5 21 4 24-2Z"/><path d="M-5 20H5L0 27Z"/><path d="M-33-34-25-20-18-25ZM33-34 25-20 18-25Z"/></g>`,
  ),
  'g-sakura': mark(
    rep(
      5,
      i => `<path transform="rotate(${i * 72})" d="M0-5C-15-14-20-31-10-42L0-35 10-42C20-31 15-14 0-5Z"/>`,
    ) +
      `<g stroke="${CUT}" stroke-width="2.6" stroke-linecap="round">` +
      rep(5, i => {
        const [x, y] = pol(19, -90 + i * 72)
        return `<path d="M0 0L${x} ${y}"/>`
      }) +
      `</g>` +
      rep(5, i => {
        const [x, y] = pol(21, -90 + i * 72)
        return `<circle cx="${x}" cy="${y}" r="3" fill="${CUT}"/>`
      }),
  ),
  'g-honor': mark(
    `<path d="M0 44-46-6A54 54 0 0 1 46-6Z"/><circle cy="-6" r="15" fill="${CUT}"/><path d="M0 44-27-2M0 44 27-2" stroke="${CUT}" stroke-width="3"/><circle cy="42" r="5"/>`,
  ),
  logo: mark(
    `<path d="M-46-40H46V-31H-46Z"/><path d="M-42-28H-4V34C-12 39-30 39-42 34ZM4-28H42V34C30 39 12 39 4 34Z"/><circle cy="-1" r="17" fill="${CUT}"/><path d="M-1.5-28V36M1.5-28V36" stroke="${CUT}" stroke-width="2"/><circle cy="-1" r="9"/>`,
  ),
  's-blossom': mark(
    rep(
      5,
      i => `<path transform="rotate(${i * 72})" d="M0-3C-16-14-19-32-9-44L0-36 9-44C19-32 16-14 0-3Z"/>`,
    ),
  ),
  's-leaf': mark(
    `<path d="M0-46C26-24 30 10 4 34V46H-4V34C-30 10-26-24 0-46Z"/><path d="M0-26V30M0-6-12-16M0-6 12-16M0 12-14 1M0 12 14 1" stroke="${CUT}" stroke-width="3.4" fill="none"/>`,
  ),
  's-wave': mark(
    `<path d="M-46 34C-44-14-18-44 14-38 36-33 44-12 33 0 26 7 14 4 14-7 8 8 22 24 46 22V34C30 42-30 42-46 34Z"/>`,
  ),
  's-fuji': mark(
    `<path d="M-48 38C-26 22-18-10-10-36L10-36C18-10 26 22 48 38Z"/><path d="M-15-14-8.5-32.5H8.5L15-14 9-6 4-15-2-4-8-13Z" fill="${CUT}"/>`,
  ),
} as const satisfies Drawings

export type MarkName = keyof typeof MARKS

/** The mon of a seat or a person, by number. */
export const MONS = [
  'm-tomoe',
  'm-nami',
  'm-bishi',
  'm-ogi',
  'm-uroko',
  'm-kuyo',
  'm-ume',
  'm-igeta',
  'm-hoshi',
  'm-ryo',
  'm-kikko',
  'm-tsuki',
] as const satisfies readonly MarkName[]

import { seatColour } from '../table/Mon.tsx'
import { landing } from './finale.ts'
import type { Finisher } from './finale.ts'

const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text that people wrote, as text: the one way into a drawing. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, c => SPECIAL[c] ?? c)

interface Letters {
  readonly anchor?: 'start' | 'middle'
  readonly face?: string
  readonly weight?: number
  readonly style?: string
  /** Never wider than this. */
  readonly most?: number
}

export function lettering(
  x: number,
  y: number,
  text: string | number,
  size: number,
  ink: string,
  how: Letters = {},
): string {
  const { anchor = 'middle', face = 'var(--f-display)', weight = 800, style = '', most } = how
  const t = String(text)
  // A letter is about 0.56 of its height: longer names are squeezed, not cut.
  const squeeze =
    most !== undefined && t.length * size * 0.56 > most
      ? ` textLength="${most.toFixed(0)}" lengthAdjust="spacingAndGlyphs"`
      : ''
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${ink}" style="font:${weight} ${size.toFixed(1)}px/1 ${face};${style}"${squeeze}>${escaped(t)}</text>`
}

/** A sign or crest of the sprite. */
export const sign = (
  id: string,
  x: number,
  y: number,
  size: number,
  ink = '#fff8ec',
  cut = '#1c191b',
): string =>
  `<use href="#${id}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${size.toFixed(1)}" height="${size.toFixed(1)}" style="color:${ink};--cut:${cut}"/>`

/** A picture of the sprite with its own box. */
export const plate = (id: string, x: number, y: number, size: number): string =>
  `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${size.toFixed(1)}" height="${size.toFixed(1)}" viewBox="0 0 100 100" overflow="visible"><use href="#${id}" width="100" height="100"/></svg>`

/** The mon of a seat on its colour; beside it the sign of the bot that finished for them. */
export function disc(p: Finisher, x: number, y: number, r: number): string {
  const c = seatColour(p.seat)
  const mon = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${c}" stroke="#f6eddc" stroke-width="${Math.max(2, r * 0.13).toFixed(1)}"/>${sign(p.mon, x - r * 0.62, y - r * 0.62, r * 1.24, '#fff8ec', c)}`
  if (!p.bot) return mon
  const b = r * 0.62
  return `${mon}<circle cx="${(x - r * 0.8).toFixed(1)}" cy="${(y - r * 0.8).toFixed(1)}" r="${b.toFixed(1)}" fill="#fffaf0" stroke="#221d1e" stroke-width="1.5"/>${sign('i-bot', x - r * 0.8 - b * 0.7, y - r * 0.8 - b * 0.7, b * 1.4, '#221d1e', '#fffaf0')}`
}

/** A part of the drawing that arrives as number `i` of `n`, in one of the ways of `result.css`. */
export const arriving = (how: string, i: number, n: number, markup: string): string =>
  `<g class="rs-${how}" style="animation-delay:${Math.max(0, landing(i, n) - 320)}ms">${markup}</g>`

export const scene = (w: number, h: number, markup: string): string =>
  `<svg class="bg" viewBox="0 0 ${w} ${h}" aria-hidden="true">${markup}</svg>`

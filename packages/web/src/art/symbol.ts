/**
 * Every drawing is a symbol: a view box and markup, in our own hand. Colours come from currentColor and from CSS:
 * --cut (the ground a shape is cut from), --k (key-line ink), --a and --b (main and second tone), --p (paper).
 */
export type Drawing = readonly [viewBox: string, markup: string]
export type Drawings = Readonly<Record<string, Drawing>>

export const CUT = 'var(--cut,#f6eddc)'
export const FILL = 'fill="currentColor" stroke="none"'
export const K = 'var(--k,#1c191b)'
export const A = 'var(--a,#b3321c)'
export const B = 'var(--b,#d9a441)'
export const P = 'var(--p,#f6eddc)'

export const rep = (n: number, f: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => f(i)).join('')

export function pol(r: number, deg: number): [number, number] {
  const t = (deg * Math.PI) / 180
  return [Number((r * Math.cos(t)).toFixed(2)), Number((r * Math.sin(t)).toFixed(2))]
}

/** A crest: one colour, cut-outs in the ground's. */
export const mark = (m: string): Drawing => ['-50 -50 100 100', `<g fill="currentColor">${m}</g>`]

/** A sign drawn with ink strokes. */
export const icon = (m: string): Drawing => [
  '0 0 64 64',
  `<g fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${m}</g>`,
]

/** An illustration: key-block line and flat tones. */
export const picture = (m: string): Drawing => [
  '0 0 100 100',
  `<g stroke="${K}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" fill="none">${m}</g>`,
]

/** The wrapped hilt that all our blades share. */
export const hilt = (x: number, y: number, r: number, n: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-4" y="0" width="8" height="${n}" rx="2" fill="${A}"/>${rep(
    Math.floor(n / 6),
    i =>
      `<path d="M-4 ${3 + i * 6} 0 ${6 + i * 6} 4 ${3 + i * 6} 0 ${i * 6}Z" fill="${P}" stroke-width="1.2"/>`,
  )}</g>`

/** A drawing in the sprite, and how many things on the page show it; what is needed for ever counts for ever. */
interface Drawn {
  readonly symbol: Element
  users: number
}

const known = new Map<string, Drawing>()
const drawn = new Map<string, Drawn>()
let sprite: SVGSVGElement | null = null

/** Makes drawings known; a board calls it for the groups it uses. What is shown nowhere is no part of the page. */
export function draw(...groups: readonly Drawings[]): void {
  for (const group of groups)
    for (const [id, drawing] of Object.entries(group)) if (!known.has(id)) known.set(id, drawing)
}

/** Puts a drawing into the page's one sprite, with whatever it is made of, and counts who shows it. */
export function need(id: string): void {
  const drawing = known.get(id)
  if (drawing === undefined) return
  const there = drawn.get(id)
  if (there !== undefined) {
    there.users++
    return
  }
  if (sprite === null) {
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.style.cssText = 'position:absolute;width:0;height:0'
    document.body.prepend(sprite)
  }
  const [box, markup] = drawing
  needAll(markup)
  sprite.insertAdjacentHTML(
    'beforeend',
    `<symbol id="${id}" viewBox="${box}" overflow="visible">${markup}</symbol>`,
  )
  const symbol = sprite.lastElementChild
  if (symbol !== null) thin(symbol)
  if (symbol !== null) drawn.set(id, { symbol, users: 1 })
}

const PASSED_ON = /^(fill|stroke(-width|-linecap|-linejoin)?)$/

/** The same picture of fewer elements: a group around everything is the symbol itself, strokes of one pen are one path. */
function thin(symbol: Element): void {
  const [group, second] = symbol.children
  if (group?.tagName === 'g' && second === undefined) {
    const ink = [...group.attributes]
    if (ink.every(a => PASSED_ON.test(a.name))) {
      for (const { name, value } of ink) symbol.setAttribute(name, value)
      group.replaceWith(...group.children)
    }
  }
  for (const path of symbol.querySelectorAll('path')) {
    const before = path.previousElementSibling
    if (before === null || pen(path) === null || pen(before) !== pen(path)) continue
    if (path.parentElement?.closest('[fill]')?.getAttribute('fill') !== 'none') continue
    path.setAttribute('d', `${before.getAttribute('d')}${path.getAttribute('d')}`)
    before.remove()
  }
}

/** What a path is drawn with, if it is a stroke that begins where it says; null for all else. */
function pen({ tagName, attributes }: Element): string | null {
  const rest = [...attributes].filter(a => a.name !== 'd').map(a => `${a.name}=${a.value}`)
  const d = attributes.getNamedItem('d')?.value
  if (tagName !== 'path' || d?.startsWith('M') !== true) return null
  return rest.some(a => !a.startsWith('stroke')) ? null : rest.sort().join(' ')
}

/** Takes a drawing that nothing shows any more out of the sprite, so that a long game does not gather what it has shown. */
function release(id: string): void {
  const there = drawn.get(id)
  if (there === undefined || --there.users > 0) return
  drawn.delete(id)
  there.symbol.remove()
  for (const inner of usedIn(known.get(id)?.[1] ?? '')) release(inner)
}

const usedIn = (markup: string): string[] =>
  Array.from(markup.matchAll(/href="#([^"]+)"/g), ([, id]) => id as string)

/** Puts all drawings that some markup uses into the sprite. */
function needAll(markup: string): void {
  for (const id of usedIn(markup)) need(id)
}

/** Needs drawings as long as something shows them: what comes back lets them go, when the page has drawn what comes instead. */
export function show(ids: readonly string[]): () => void {
  for (const id of ids) need(id)
  return () => queueMicrotask(() => ids.forEach(release))
}

/** The same for all that some markup uses. */
export const showAll = (markup: string): (() => void) => show(usedIn(markup))

/** Width and height of a drawing's box. */
export function boxOf(id: string): readonly [number, number] {
  const parts = known.get(id)?.[0].split(' ')
  return parts === undefined ? [64, 64] : [Number(parts[2]), Number(parts[3])]
}

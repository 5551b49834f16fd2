import { useEffect, useState } from 'react'
import type { Box, Mark, Spot } from './lamp.ts'
import { grown, hangLamp, lampAt, meets } from './lamp.ts'

/** A piece with a lantern, what it is called, and where the lantern hangs. */
export interface Lantern extends Box {
  readonly n: number
  readonly anchor: string
  readonly name: string
  readonly r: string
  readonly lamp: Spot
}

const LOOK_MS = 120
const DESCRIBED = 'coach-sentence'

const visible = (el: HTMLElement): boolean => {
  const { width, height } = el.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(el).visibility !== 'hidden'
}

const shownAt = (anchor: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.app [data-anchor="${CSS.escape(anchor)}"]`)].find(visible)

/**
 * The piece at a place of the board. A place may be drawn twice, for wide and for narrow screens: one of them is seen. Where none is, the
 * next of the places that an anchor names counts.
 */
export const pieceAt = (anchor: string): HTMLElement | null => {
  for (const one of anchor.split('|')) {
    const found = shownAt(one)
    if (found !== undefined) return found
  }
  return null
}

const nameOf = (el: HTMLElement): string =>
  el.getAttribute('aria-label') ?? el.getAttribute('title') ?? el.textContent.trim()

/** Parts of the page that a board is drawn in, and whatever in them is read: words, figures, small pictures. */
const PARTS = '.app :is(.scene, .dock)'
const PICTURE = { least: 6, most: 40 }
const REACH = 80
/** What a drawing weighs beside a word. */
const DRAWING = 0.15

const boxOf = ({ left: x, top: y, width: w, height: h }: DOMRect): Box => ({ x, y, w, h })

function marksAt(pieces: readonly Box[]): Mark[] {
  const areas = pieces.map(piece => grown(piece, REACH))
  const close = (box: Box): boolean => areas.some(area => meets(area, box))
  const marks: Mark[] = []
  const range = document.createRange()
  const read = (node: Node): void => {
    if (node instanceof Text) {
      if (node.data.trim() === '') return
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        if (rect.width > 2 && rect.height > 2) marks.push(boxOf(rect))
      return
    }
    if (!(node instanceof Element)) return
    const box = boxOf(node.getBoundingClientRect())
    // What is drawn for ears alone is a pixel wide.
    if ((box.w <= 2 && box.h <= 2 && box.w > 0) || (box.w > 0 && box.h > 0 && !close(box))) return
    if (node instanceof SVGElement) {
      const side = Math.max(box.w, box.h)
      if (side >= PICTURE.least && side <= PICTURE.most && close(box)) marks.push({ ...box, weight: DRAWING })
      else if (side > PICTURE.most)
        for (const text of node.querySelectorAll('text')) marks.push(boxOf(text.getBoundingClientRect()))
      return
    }
    for (const child of node.childNodes) read(child)
  }
  for (const part of document.querySelectorAll(PARTS)) for (const child of part.childNodes) read(child)
  return marks
}

/** The part of the page that boards and hands are drawn in. */
function boardBox(): Box {
  const boxes = [...document.querySelectorAll(PARTS)].map(el => el.getBoundingClientRect())
  const x = Math.max(0, Math.min(...boxes.map(b => b.left)))
  const y = Math.max(0, Math.min(...boxes.map(b => b.top)))
  const right = Math.min(innerWidth, Math.max(...boxes.map(b => b.right)))
  const bottom = Math.min(innerHeight, Math.max(...boxes.map(b => b.bottom)))
  return { x, y, w: right - x, h: bottom - y }
}

/** The box of a piece, as far as its part of the page shows it: a wide plate may end under the scroll. */
function seenPart(el: HTMLElement): Box {
  const box = el.getBoundingClientRect()
  const part = el.closest(PARTS)?.getBoundingClientRect() ?? box
  const [x, y] = [Math.max(box.left, part.left), Math.max(box.top, part.top)]
  const w = Math.min(box.right, part.right) - x
  const h = Math.min(box.bottom, part.bottom) - y
  return w > 0 && h > 0 ? { x, y, w, h } : boxOf(box)
}

function seen(anchors: readonly string[]): Lantern[] {
  const found = anchors.flatMap((anchor, i) => {
    const el = pieceAt(anchor)
    return el === null ? [] : [{ el, anchor, n: i + 1, box: seenPart(el) }]
  })
  if (found.length === 0) return []
  const marks = marksAt(found.map(f => f.box))
  const within = boardBox()
  return found.map(({ el, anchor, n, box }) => {
    const lamp = hangLamp(box, marks, within)
    marks.push(lampAt(lamp))
    return { n, anchor, name: nameOf(el), ...box, r: getComputedStyle(el).borderRadius, lamp }
  })
}

/** Follows the pieces that the sentence speaks of, wherever they move. */
export function useLanterns(anchors: readonly string[]): readonly Lantern[] {
  const key = anchors.join(' ')
  const [lanterns, setLanterns] = useState<readonly Lantern[]>([])
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(' ')
    const marked = new Set<HTMLElement>()
    const look = (): void => {
      setLanterns(was => {
        const now = seen(wanted)
        return JSON.stringify(was) === JSON.stringify(now) ? was : now
      })
      for (const anchor of wanted) {
        const el = pieceAt(anchor)
        if (el === null || el.hasAttribute('aria-describedby')) continue
        el.setAttribute('aria-describedby', DESCRIBED)
        marked.add(el)
      }
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
      for (const el of marked)
        if (el.getAttribute('aria-describedby') === DESCRIBED) el.removeAttribute('aria-describedby')
    }
  }, [key])
  return lanterns
}

import { useEffect, useState } from 'react'

/** Where a lantern hangs, and what the piece under it is called. */
export interface Lantern {
  readonly n: number
  readonly anchor: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly r: string
}

const LOOK_MS = 120
const DESCRIBED = 'coach-sentence'

const visible = (el: HTMLElement): boolean => {
  const { width, height } = el.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(el).visibility !== 'hidden'
}

/** The piece at a place of the board. A place may be drawn twice, for wide and for narrow screens: one of them is seen. */
export const pieceAt = (anchor: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`.app [data-anchor="${CSS.escape(anchor)}"]`)].find(visible) ??
  null

const nameOf = (el: HTMLElement): string =>
  el.getAttribute('aria-label') ?? el.getAttribute('title') ?? el.textContent.trim()

function seen(anchors: readonly string[]): Lantern[] {
  return anchors.flatMap((anchor, i) => {
    const el = pieceAt(anchor)
    if (el === null) return []
    const { left: x, top: y, width: w, height: h } = el.getBoundingClientRect()
    return [{ n: i + 1, anchor, name: nameOf(el), x, y, w, h, r: getComputedStyle(el).borderRadius }]
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

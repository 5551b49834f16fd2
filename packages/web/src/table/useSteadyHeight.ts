import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** The tallest the scroll was for a question, by the width of the window and the size of text. */
interface Held {
  question: number
  tallest: Map<string, number>
}

const here = (): string => `${innerWidth} ${document.documentElement.dataset['zoom'] ?? ''}`

const known = ({ tallest }: Held): string => {
  const height = tallest.get(here())
  return height === undefined ? '' : `${height}px`
}

const letGo = (el: HTMLElement | null): void => {
  if (el !== null) el.style.minHeight = ''
}

/**
 * The scroll grows for a question and keeps that height until the next one is asked: while somebody picks, puts back or waits, the board
 * above it stays where it is. The browser tells its height when it has laid it out: asked after every change, it would lay out the
 * whole table each time.
 */
export function useSteadyHeight(scroll: RefObject<HTMLElement | null>, asked: boolean, seq: number): void {
  const held = useRef<Held>({ question: -1, tallest: new Map() })
  const measure = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    if (!asked || held.current.question === seq) return
    held.current = { question: seq, tallest: new Map() }
    letGo(scroll.current)
    // A question as tall as the one before it is told of only to who begins to look.
    measure.current?.()
  })
  useEffect(() => {
    const el = scroll.current
    if (el === null) return
    // What a narrower window asked in the scroll a wider one may ask on the board: the height counts when that is drawn.
    let drawn = true
    const laid = new ResizeObserver(() => {
      if (!drawn) return
      const height = Math.max(held.current.tallest.get(here()) ?? 0, el.offsetHeight)
      held.current.tallest.set(here(), height)
      el.style.minHeight = known(held.current)
    })
    const resized = (): void => {
      drawn = false
      el.style.minHeight = known(held.current)
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          drawn = true
          again()
        }),
      )
    }
    const again = (): void => {
      laid.unobserve(el)
      laid.observe(el)
    }
    measure.current = again
    laid.observe(el)
    addEventListener('resize', resized)
    return () => {
      removeEventListener('resize', resized)
      laid.disconnect()
      measure.current = null
    }
  }, [scroll])
}

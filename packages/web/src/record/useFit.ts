import { useLayoutEffect, useRef } from 'react'

/** A board is laid out as tall as at a table, which has these parts around it: top bar and ticker, less what a record leaves out. */
const AROUND = [
  ['(max-width: 560px)', 125],
  ['(max-width: 1100px)', 160],
  ['all', 100],
] as const
const LEAST = 0.7

/** How much smaller a board is drawn in a box of this height. */
export function fitOf(box: number, screen: number, around: number): number {
  const needs = screen - around
  return box <= 0 || needs <= 0 ? 1 : Math.min(1, Math.max(LEAST, box / needs))
}

/** Draws what is inside smaller where its box is lower than a table would be, so that nothing has to give way. */
export function useFit(): React.RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const el = ref.current
    const box = el?.parentElement
    if (el === null || box === null || box === undefined) return
    const measure = (): void => {
      const around = AROUND.find(([media]) => matchMedia(media).matches)?.[1] ?? 0
      el.style.setProperty('--fit', String(fitOf(box.clientHeight, innerHeight, around)))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return ref
}

import type { Page } from 'playwright-core'
import { ONWARDS, OPEN, RESULT, TILE } from './clicker.ts'

/** Where somebody got to: the end, what they were to stop at, or neither within their clicks and their time. */
export interface Walked {
  readonly at: 'over' | 'stopped' | 'table'
  readonly clicks: number
}

export interface Way {
  readonly seed: number
  /** So many clicks at most. */
  readonly most?: number
  /** So many milliseconds at most. */
  readonly millis?: number
  /** Stops as soon as one of these is there. */
  readonly stop?: string
}

/**
 * Somebody who takes whatever the page raises, inside the page itself, a click in each frame: for games that must be played on,
 * where that every piece can be clicked for real is shown by the tests of the boards.
 */
export const walkInside = (
  page: Page,
  { seed, most = Number.POSITIVE_INFINITY, millis = 120_000, stop = 'noren-nowhere' }: Way,
): Promise<Walked> =>
  page.evaluate(
    async ([halt, seal, tile, piece, result, start, wanted, patience]): Promise<Walked> => {
      const seen = (css: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(css)].filter(e => e.offsetParent !== null)
      const end = performance.now() + patience
      let h = start
      for (let clicks = 0; ;) {
        if (document.querySelector(result) !== null) return { at: 'over', clicks }
        if (document.querySelector(halt) !== null) return { at: 'stopped', clicks }
        if (clicks >= wanted || performance.now() > end) return { at: 'table', clicks }
        // What was just sealed is on its way while its seal is out of use.
        if (document.querySelector('[data-key="seal"][disabled]') === null) {
          const [stamp] = seen(seal)
          const rest = [...seen(tile), ...seen(piece)]
          h = (Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
          const target = stamp ?? rest[(h >>> 0) % Math.max(1, rest.length)]
          target?.click()
          if (target !== undefined) clicks++
        }
        await new Promise(requestAnimationFrame)
      }
    },
    [stop, ONWARDS, TILE, OPEN, RESULT, seed, most, millis] as const,
  )

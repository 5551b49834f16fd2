import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const REVIEW = '.rv-foot button, .rv-turned button, .rv-head button, .rv-scrub input, .top a'

/** Nothing lies outside the window, and every control of the review can be reached where it is drawn. */
export async function expectWhole(page: Page, parts = REVIEW): Promise<void> {
  const faults = (): Promise<readonly string[]> =>
    page.evaluate(parts => {
      const out: string[] = []
      if (document.documentElement.scrollWidth > innerWidth) out.push('the page is wider than the window')
      for (const el of document.querySelectorAll<HTMLElement>(parts)) {
        if (el.offsetParent === null) continue
        const { left, right, top, bottom } = el.getBoundingClientRect()
        const name = el.getAttribute('aria-label') ?? el.className
        if (left < -10 || right > innerWidth + 10 || top < 0 || bottom > innerHeight)
          out.push(`${name} is outside`)
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (seen === null || !(el.contains(seen) || seen.contains(el))) out.push(`${name} is covered`)
        if (right - left < 36 || bottom - top < 36) out.push(`${name} is small`)
      }
      return out
    }, parts)
  // A review that measures itself, and a paper that was just opened, stand still a frame later.
  await expect.poll(faults).toEqual([])
}

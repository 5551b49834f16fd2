import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice, playToTheEnd, RESULT, SEAL, shot } from './clicker.ts'
import type { House, Size } from './house.ts'
import { HURRY, openBrowser, openHouse, person } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse(HURRY)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

/** Chooses weak bots on the home page, as a newcomer in a hurry does; Sakura hangs there chosen. */
async function chooseSakura(page: Page): Promise<void> {
  await page.goto(house.url)
  await page.getByRole('radio', { name: /Sakura/ }).click()
  await page
    .getByRole('radio', { name: 'Wanderer' })
    .or(page.getByRole('button', { name: 'Wanderer' }))
    .click()
}

// On the desktop a whole game is played by keys alone, in keyboard.test.ts, and one by invite link in table.test.ts.
for (const size of ['phone'] as const satisfies readonly Size[]) {
  test(`a whole game of Sakura against bots, clicked to its end (${size})`, async () => {
    const me = await person(browser, size)
    await chooseSakura(me.page)
    await shot(me.page, `home-${size}`)
    await me.page.getByRole('button', { name: 'Play now' }).click()
    await me.page.waitForSelector('.scroll')
    let seen = false
    const played = await playToTheEnd(me.page, dice(7), async (page, clicks) => {
      if (seen || clicks < 20 || (await page.locator(SEAL).count()) === 0) return
      seen = true
      await shot(page, `sakura-${size}`)
    })
    expect(played.clicks).toBeGreaterThan(20)
    await shot(me.page, `sakura-result-${size}`)
    expect(await me.page.locator('.scores tbody tr').count()).toBe(4)
    expect(await me.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // Put away to look at the table, the result waits on the scroll.
    await me.page.getByRole('button', { name: 'See the table' }).click()
    expect(await me.page.locator(RESULT).count()).toBe(0)
    await me.page.locator('.scroll').getByRole('button', { name: 'See the result' }).click()
    expect(await me.page.locator(RESULT).count()).toBe(1)
    expect(me.errors).toEqual([])
    await me.context.close()
  })
}

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, RESULT, stuck } from './clicker.ts'
import type { House } from './house.ts'
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

test('a game without drawings is played to the end by keys, and says why not', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  const made = await me.context.request.post(`${house.url}/api/tables`, {
    data: { game: 'sakura', seats: 2, bots: ['wanderer'], start: true },
  })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`${house.url}/t/${id}?board=plain`)
  await page.waitForSelector('.plain-deeds')
  await expectAccessible(page)
  const roll = dice(3)
  const end = Date.now() + 120_000
  let told = ''
  for (let keys = 0; ; keys++) {
    if (Date.now() > end) throw await stuck(page, `no end after ${keys} keys`)
    const offer = await look(page, 1000)
    if (offer.over) break
    if (offer.paper) await page.keyboard.press('Escape')
    const dim = page.locator('.plain-choice[data-state="dim"]').first()
    if (told === '' && (await dim.count()) > 0) {
      await dim.click({ force: true })
      told = (await page.locator('.why li').first().textContent()) ?? ''
      await page.keyboard.press('Escape')
    }
    if (!offer.seal && offer.tiles + offer.pieces === 0) continue
    if (!offer.seal)
      for (let n = 1 + roll(offer.tiles + offer.pieces); n > 0; n--) await page.keyboard.press('t')
    await page.keyboard.press('Enter')
  }
  expect(told).toMatch(/[a-z].* SA-[A-Z]+-\d+/)
  expect(await page.locator(RESULT).count()).toBe(1)
  expect(me.errors).toEqual([])
  await me.context.close()
})

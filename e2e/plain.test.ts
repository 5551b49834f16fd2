import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, RESULT, stuck } from './clicker.ts'
import type { House, Person } from './house.ts'
import { begin, HURRY, openBrowser, openHouse, person } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse({ ...HURRY, NOREN_DEV: '1' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

/** Plays by keys to the end, or until so many were sealed and something was told; the first dim choice is asked why. */
async function byKeys({ page }: Person, enough = Number.POSITIVE_INFINITY): Promise<string> {
  const roll = dice(3)
  const end = Date.now() + 120_000
  let told = ''
  for (let keys = 0; ; keys++) {
    if (Date.now() > end) throw await stuck(page, `no end after ${keys} keys`)
    const offer = await look(page, 1000)
    if (offer.over || (keys >= enough && told !== '')) return told
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
}

test('a game without drawings is played by keys, and says why not', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  const id = await begin(me, house, { game: 'sakura', seats: 2, bots: ['wanderer'] })
  await page.goto(`${house.url}/t/${id}?board=plain`)
  await page.waitForSelector('.plain-deeds')
  await expectAccessible(page)
  // The worked example below is played to its end.
  expect(await byKeys(me, 24)).toMatch(/[a-z].* SA-[A-Z]+-\d+/)
  expect(me.errors).toEqual([])
  await me.context.close()
})

test('the worked example hangs on the curtain of whoever builds games, and is played to the end', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await page.goto(house.url)
  await page.getByRole('radio', { name: /trick4/i }).click()
  await page.waitForSelector('[role=radio][aria-checked="true"]:has-text("trick4")')
  const id = await begin(me, house, { game: 'trick4', seats: 4, bots: ['samurai', 'wanderer', 'wanderer'] })
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.plain-deeds')
  expect(await byKeys(me)).toMatch(/^You hold (river|crane|pine|moon).* T4-PLAY-2/)
  expect(await page.locator(RESULT).count()).toBe(1)
  expect(me.errors).toEqual([])
  await me.context.close()
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, RESULT, stuck } from './clicker.ts'
import type { House, Size } from './house.ts'
import { begin, HURRY, openBrowser, openHouse, person, SIZES } from './house.ts'

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

/** Walks with Tab until the thing that has the focus answers to the name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const el = document.activeElement
      return el === null ? '' : `${el.getAttribute('aria-label') ?? ''} ${el.textContent}`
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

/** Plays by keys alone: T to a piece or an option, Enter to take it, Enter to seal. */
async function typeToTheEnd(page: Page, roll: (n: number) => number, patience = 150_000): Promise<number> {
  const end = Date.now() + patience
  for (let keys = 0; ;) {
    if (Date.now() > end) throw await stuck(page, `no end after ${keys} keys`)
    const offer = await look(page, 1000)
    if (offer.over) return keys
    if (offer.paper) await page.keyboard.press('Escape')
    if (!offer.seal && offer.tiles + offer.pieces === 0) continue
    if (!offer.seal)
      for (let n = 1 + roll(offer.tiles + offer.pieces); n > 0; n--) await page.keyboard.press('t')
    await page.keyboard.press('Enter')
    keys++
  }
}

test('a whole game of Sakura by keyboard alone', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await page.goto(house.url)
  await page.waitForSelector('.hbar')
  // Weak bots answer at once; the way to them is part of what keys must do.
  await tabTo(page, /^\s*(Wanderer|Ashigaru|Bushi|Samurai|Daimyo)\s*$/)
  const weakest = page.getByRole('radio', { name: 'Wanderer', checked: true })
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowLeft')
  expect(await weakest.count()).toBe(1)
  await tabTo(page, /Play now/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.scroll')
  const keys = await typeToTheEnd(page, dice(9))
  expect(keys).toBeGreaterThan(40)
  await page.waitForSelector(RESULT)
  // The result can be put away and the table looked at, by keys too.
  await page.keyboard.press('Escape')
  await page.locator(RESULT).waitFor({ state: 'hidden' })
  await tabTo(page, /See the result/)
  await page.keyboard.press('Enter')
  await page.waitForSelector(RESULT)
  expect(me.errors).toEqual([])
  await me.context.close()
})

const GAMES = [
  { game: 'sakura', seats: 4 },
  { game: 'spirit', seats: 4 },
  { game: 'honor', seats: 4 },
  { game: 'sake', seats: 5 },
] as const

test('no page has a serious barrier, on a desktop and on a phone', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  const check = async (): Promise<void> => {
    for (const size of ['phone', 'desktop'] as const satisfies readonly Size[]) {
      await page.setViewportSize(SIZES[size])
      await expectAccessible(page)
    }
  }
  await page.goto(house.url)
  await page.waitForSelector('.hbar')
  await check()
  for (const path of ['/t/koi-nowhere1', '/link/nothing', '/nowhere']) {
    await page.goto(house.url + path)
    await page.waitForLoadState('networkidle')
    await check()
  }
  for (const { game, seats } of GAMES) {
    const bots = Array.from({ length: seats - 1 }, () => 'wanderer')
    await page.goto(`${house.url}/t/${await begin(me, house, { game, seats, bots })}`)
    await page.waitForSelector('.scroll')
    await check()
    if (game !== 'sakura') continue
    // The rules open beside the table where there is room, and over it where there is not.
    await page.keyboard.press('?')
    await page.locator('.rules:visible').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await page.setViewportSize(SIZES.phone)
    await page.keyboard.press('?')
    await page.locator('.rules:visible').waitFor()
    await expectAccessible(page)
    await page.setViewportSize(SIZES.desktop)
  }
  // That there is no table at an address is told in words; the browser may add its own.
  expect(me.errors.filter(e => !/404/.test(e))).toEqual([])
  await me.context.close()
})

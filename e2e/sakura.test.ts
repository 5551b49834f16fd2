import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dice, playToTheEnd, RESULT, STOP } from './clicker.ts'
import type { Size } from './house.ts'
import { begin, HURRY, person, resize } from './house.ts'
import { opened } from './opened.ts'

declare global {
  interface Window {
    /** Nobody on the page hears of a scroll until it is aborted. */
    deaf?: AbortController
  }
}

const { house, browser } = await opened(HURRY)

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
    await me.page.getByRole('button', { name: 'Play now' }).click()
    await me.page.waitForSelector('.scroll')
    const played = await playToTheEnd(me.page, dice(7))
    expect(played.clicks).toBeGreaterThan(20)
    await expect.poll(() => me.page.locator('.scores tbody tr').count()).toBe(4)
    expect(await me.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // Put away to look at the table, the result waits on the scroll.
    await me.page.getByRole('button', { name: 'See the table' }).click()
    await me.page.locator(RESULT).waitFor({ state: 'detached' })
    await me.page.locator('.scroll').getByRole('button', { name: 'See the result' }).click()
    await me.page.locator(RESULT).waitFor()
    expect(me.errors).toEqual([])
    await me.context.close()
  })
}

const TABLE = { game: 'sakura', seats: 3, bots: ['wanderer', 'wanderer'] }

test('a part of the page that does not arrive leaves a sentence and a way on, not an empty page', async () => {
  const me = await person(browser, 'phone')
  const id = await begin(me, house, TABLE)
  for (const part of [/assets\/table-.*js/, /assets\/Board-/]) {
    const other = await person(browser, 'phone')
    // Nothing of it lies in this browser yet, nor is there a worker that would have it.
    await other.context.route(part, route => route.abort())
    await other.page.goto(`${house.url}/t/${id}`)
    await other.page.getByRole('heading', { name: 'Something on this page went wrong' }).waitFor()
    await other.context.unroute(part)
    await other.page.getByRole('button', { name: 'Reload' }).click()
    await other.page.waitForSelector('.scroll')
    await other.context.close()
  }
  await me.context.close()
})

test('a house on this device whose script does not arrive says so, and is hired again', async () => {
  const me = await person(browser, 'phone')
  const { page } = me
  const script = /assets\/worker-/
  await page.route(script, route => route.abort())
  await page.goto(house.url)
  await page.getByRole('radio', { name: 'This device' }).click()
  await page.locator('.toast', { hasText: 'The server does not answer' }).waitFor()
  await page.goto(`${house.url}/here/sofa-nowhere`)
  await page.getByRole('link', { name: 'To the curtain' }).click()
  await page.unroute(script)
  await page.getByRole('radio', { name: 'This device' }).click()
  await page.locator('.hanko.big:not([disabled])').waitFor()
  await me.context.close()
})

test('the log follows the game for whoever reads its end, and lets others read on', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  const id = await begin(me, house, TABLE)
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.scroll')
  await resize(page, { width: 1200, height: 480 })
  const log = page.locator('.rail .log')
  const look = (back = false) =>
    log.evaluate((e, back) => {
      if (back) e.scrollTo({ top: 0, behavior: 'instant' })
      return {
        first: e.querySelector('.e')?.textContent,
        last: e.lastElementChild?.textContent,
        top: e.scrollTop,
        hidden: e.scrollHeight - e.clientHeight,
      }
    }, back)
  const below = (): Promise<number> => log.evaluate(e => e.scrollHeight - e.clientHeight - e.scrollTop)
  const roll = dice(3)
  const playOn = async (enough: (now: Awaited<ReturnType<typeof look>>) => boolean) => {
    const until = async () => (enough(await look()) ? STOP : undefined)
    await playToTheEnd(page, roll, until, 180_000, until)
    return look()
  }
  await playOn(now => now.hidden > 200)
  await expect.poll(below).toBeLessThan(5)
  // A browser tells of a scroll only with its next frame; here it never does, and the line that comes first is not followed all the same.
  await page.evaluate(() => {
    window.deaf = new AbortController()
    const { signal } = window.deaf
    window.addEventListener('scroll', e => e.stopImmediatePropagation(), { capture: true, signal })
  })
  const { first, last } = await look(true)
  const read = await playOn(now => now.last !== last)
  expect(read).toMatchObject({ top: 0, first })
  await page.evaluate(() => window.deaf?.abort())
  await log.evaluate(e => e.scrollTo({ top: e.scrollHeight, behavior: 'instant' }))
  await playOn(now => now.last !== read.last)
  await expect.poll(below).toBeLessThan(5)
  await me.context.close()
})

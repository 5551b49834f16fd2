import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { KEEPS, openBrowser, openHouse, person, twoFrames } from './house.ts'

const web = mkdtempSync(join(tmpdir(), 'noren-web-'))
let house: House
let browser: Browser

beforeAll(async () => {
  cpSync('packages/web/dist', web, { recursive: true })
  house = await openHouse({ NOREN_WEB: web, NOREN_REQUESTS_PER_MINUTE: '0' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
  rmSync(web, { recursive: true, force: true })
})

const MARK = '<meta name="edition" content="newer" />'

/** Somebody builds the page anew while people are at the tables: another front page, and a list that says so. */
function rebuild(): void {
  const write = (name: string, change: (text: string) => string): void => {
    const path = join(web, name)
    const was = readFileSync(path, 'utf8')
    const is = change(was)
    expect(is).not.toBe(was)
    writeFileSync(path, is)
    for (const packed of ['.gz', '.br']) rmSync(path + packed, { force: true })
  }
  write('index.html', text => text.replace('</head>', `${MARK}</head>`))
  write('sw.js', text => text.replace(/(url:"index\.html",revision:")[0-9a-f]+/, '$1newer'))
}

const BAR = '.newer'
const edition = (page: Page): Promise<number> => page.locator('meta[name="edition"]').count()

/**
 * The page looks for a newer one every half hour; nobody here has so much time. Resolves when what it found lies ready and the page has drawn:
 * it listens as the page itself does, and since it began later it hears of it after the page.
 */
async function lookNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration === undefined) throw new Error('nothing is kept on this device')
    const ready = new Promise<void>(resolve => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => {
          if (registration.waiting !== null) resolve()
        })
      })
    })
    await registration.update()
    await ready
  })
  await twoFrames(page)
}

test('a page that was built anew meanwhile says so after my turn, waits as long as I like, and takes it when I do', async () => {
  const me = await person(browser, 'phone', 'en', KEEPS)
  const { page, context } = me
  await page.goto(house.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const other = await context.newPage()
  await other.goto(house.url)
  await other.waitForSelector('.hbar')
  // A game on this device: it is my turn when the newer page is found.
  await page.getByRole('radio', { name: 'This device' }).click()
  await page.getByRole('radio', { name: 'Wanderer' }).click()
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.waitForSelector('.scroll[data-asked="true"]')
  expect([await edition(page), await page.locator(BAR).count(), await other.locator(BAR).count()]).toEqual([
    0, 0, 0,
  ])

  rebuild()
  await lookNow(page)
  await other.locator(BAR).waitFor()
  expect(await page.locator(BAR).count()).toBe(0)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.locator(BAR).waitFor()
  await expectAccessible(page)

  await other.getByRole('button', { name: 'Later' }).click()
  await other.locator(BAR).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.locator('meta[name="edition"]').waitFor({ state: 'attached' })
  await page.waitForSelector('.hbar')
  expect(await page.locator(BAR).count()).toBe(0)
  // Nobody else is made to reload; who does, has it too.
  expect(await edition(other)).toBe(0)
  await other.reload()
  await other.waitForSelector('.hbar')
  expect(await edition(other)).toBe(1)
  await context.close()
})

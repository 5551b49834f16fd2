import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SqliteStore } from '@noren/store'
import { Guest } from '@noren/testbed/client'
import { writePast } from '@noren/trials'
import { expectAccessible } from './axe.ts'
import { shot } from './clicker.ts'
import { be } from './finished.ts'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse, person, SIZES } from './house.ts'

/** Somebody with three hundred games behind them, and two that wait. */
const GAMES = 300
let house: House
let browser: Browser
let kuma: Guest
let mika: Guest
const data = mkdtempSync(join(tmpdir(), 'noren-mine-'))

const idOf = (guest: Guest): string =>
  decodeURIComponent(guest.cookie.split('=')[1] ?? '').split('.')[0] ?? ''

beforeAll(async () => {
  const env = { ...HURRY, NOREN_DATA: data }
  const before = await openHouse(env)
  const people: Guest[] = []
  for (const [name, crest] of [
    ['Kuma', 0],
    ['Mika', 3],
    ['Théo', 5],
    ['Inès', 7],
  ] as const) {
    const guest = new Guest(before.url)
    await guest.ask('PUT', '/api/me', { name, crest })
    people.push(guest)
  }
  await before.stop()
  const [me, ...others] = people.map(idOf)
  const store = await SqliteStore.open(join(data, 'noren.sqlite'))
  await writePast(store, { person: me ?? '', others, games: GAMES, seed: 4, now: Date.now() })
  await store.close()
  house = await openHouse(env)
  const again = (n: number): Guest => Object.assign(new Guest(house.url), { cookie: people[n]?.cookie ?? '' })
  kuma = again(0)
  mika = again(1)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
  rmSync(data, { recursive: true, force: true })
})

const FOUR = { ...SIZES, small: { width: 360, height: 740 } } as const

/** The page at four sizes: nothing is wider than the window, and nobody is kept out. */
async function atAllSizes(page: Page, name: string): Promise<void> {
  for (const [size, box] of Object.entries(FOUR)) {
    await page.setViewportSize(box)
    await shot(page, `${name}-${size}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([size, wide]).toEqual([size, 0])
    await expectAccessible(page)
  }
  await page.setViewportSize(SIZES.desktop)
}

test('issue 19: my games with 300 behind me: what waits, lists, filters, notes, /next, figures, at four sizes', async () => {
  const slow = await kuma.ask<{ id: string }>('POST', '/api/tables', {
    game: 'honor',
    seats: 3,
    bots: ['wanderer', 'wanderer'],
    time: { kind: 'days', days: 2 },
    start: true,
  })
  await kuma.open({ game: 'sakura', seats: 2, bots: ['wanderer'], start: true })
  const me = await person(browser, 'desktop')
  const { page } = me
  await be(me.context, house, kuma)
  await page.goto(`${house.url}/games`)
  await page.locator('.nextb h1').waitFor()
  await expect.poll(() => page.locator('.gc.me-asked').count()).toBe(2)
  // The question of the first table stands there in its own words.
  await expect.poll(() => page.locator('.nextb p').innerText()).toMatch(/Honor of the Samurai\. “.{8,}”/)
  await expect.poll(() => page.title()).toMatch(/^\(2\) /)
  await expect.poll(() => page.locator('.places .bdg').innerText()).toBe('2')
  const rows = page.locator('li.fin')
  await expect.poll(() => rows.count()).toBe(50)
  expect(await page.locator('.finished h2 small').innerText()).toBe(`${GAMES} games`)
  await atAllSizes(page, 'my-games')

  await page.getByRole('button', { name: 'Older games' }).click()
  await expect.poll(() => rows.count()).toBe(100)
  await page.getByRole('button', { name: 'Sakura', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(50)
  for (const text of await rows.allInnerTexts()) expect(text).toContain('Sakura')
  await page.getByRole('searchbox').fill('mik')
  await expect
    .poll(async () => {
      const names = await page
        .locator('li.fin .mm')
        .evaluateAll(all => all.map(m => m.getAttribute('aria-label')))
      return names.length > 0 && names.every(n => n?.includes('Mika'))
    })
    .toBe(true)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await rows
    .first()
    .getByRole('button', { name: /Note and more/ })
    .click()
  await rows.first().getByRole('textbox').fill('the night of the long tricks')
  await rows.first().getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'With notes' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await rows.first().getByRole('link', { name: 'Review' }).click()
  await page.waitForURL(/\/r\/koi-past/)

  await page.goto(`${house.url}/next`)
  await page.waitForURL(`${house.url}/t/${slow.id}`)
  await page.goto(`${house.url}/games`)
  await page.locator('.nextb').waitFor()
  await page.keyboard.press('n')
  await page.waitForURL(`${house.url}/t/${slow.id}`)

  await page.goto(`${house.url}/me`)
  await expect.poll(() => page.locator('.gp').count()).toBe(4)
  await expect.poll(() => page.locator('.gp .scale').count()).toBe(4)
  await expect.poll(() => page.locator('li.h2h').count()).toBe(3)
  await atAllSizes(page, 'my-page')
  const mikas = page.locator('li.h2h', { hasText: 'Mika' })
  await mikas.getByRole('button', { name: 'Note on Mika' }).click()
  await mikas.getByRole('textbox').fill('bluffs on Mondays')
  await mikas.getByRole('button', { name: 'Save' }).click()
  await mikas.getByRole('button', { name: 'Saved' }).waitFor()
  await mikas.getByRole('button', { name: 'Invite again' }).click()
  await page.waitForURL(/\/t\//)
  const table = new URL(page.url()).pathname
  await page.goto(`${house.url}/reviews`)
  await expect.poll(() => rows.count()).toBe(50)

  const other = await person(browser, 'phone')
  await be(other.context, house, mika)
  await other.page.goto(`${house.url}/games`)
  await other.page.getByText('Kuma invites you').waitFor()
  await other.page.getByRole('link', { name: 'Look' }).click()
  await other.page.waitForURL(`${house.url}${table}`)
  expect(me.errors).toEqual([])
  expect(other.errors).toEqual([])
  await me.context.close()
  await other.context.close()
})

test('issue 19: everything of mine is downloaded, then deleted by my name, typed out', async () => {
  const me = await person(browser, 'phone')
  const { page } = me
  await be(me.context, house, kuma)
  await page.goto(`${house.url}/me`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Everything, as JSON' }).click(),
  ])
  const all = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    person: { name: string }
    games: { entries: unknown[] }[]
    records: { body: string }[]
  }
  expect(all.person.name).toBe('Kuma')
  expect(all.games).toHaveLength(GAMES)
  expect(all.records.map(r => r.body)).toContain('bluffs on Mondays')
  const [stats] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'For the app BG Stats' }).click(),
  ])
  const plays = JSON.parse(await readFile(await stats.path(), 'utf8')) as {
    plays: unknown[]
    games: unknown[]
  }
  expect(plays.plays.length).toBeGreaterThan(250)
  expect(plays.games).toHaveLength(4)
  await page.getByRole('button', { name: 'Delete my data' }).click()
  const sure = page.getByRole('button', { name: 'Delete everything' })
  expect(await sure.isDisabled()).toBe(true)
  await expectAccessible(page)
  await page.getByLabel(/Type your name/).fill('Kuma')
  await sure.click()
  await page.waitForURL(`${house.url}/`)
  await expect.poll(() => page.locator('.me .nm').first().textContent()).not.toBe('Kuma')
  // Who played with me still has the game, with a guest in my seat.
  const other = await person(browser, 'desktop')
  await be(other.context, house, mika)
  await other.page.goto(`${house.url}/games`)
  await other.page.locator('li.fin').first().waitFor()
  const names = await other.page
    .locator('li.fin .mm')
    .evaluateAll(m => m.map(x => x.getAttribute('aria-label')))
  expect(names.every(n => n?.includes('A guest') === true && !n.includes('Kuma'))).toBe(true)
  expect(me.errors).toEqual([])
  await me.context.close()
  await other.context.close()
})

/** What the server posts to a push service, once it is opened: packages/server/test/notices.test.ts holds it to this. */
const NOTICE = {
  title: 'Honor of the Samurai',
  body: 'your turn, 48 hours left',
  tag: 'noren-next',
  url: '/next',
  waiting: 1,
}

test('issue 19: a notice handed to the service worker is shown, and a click on it opens /next', async () => {
  const { id } = await mika.ask<{ id: string }>('POST', '/api/tables', {
    game: 'sakura',
    seats: 2,
    bots: ['wanderer'],
    start: true,
  })
  const me = await person(browser, 'desktop', 'en', { keeps: true })
  const { page, context } = me
  await be(context, house, mika)
  await context.grantPermissions(['notifications'], { origin: house.url })
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(r => !r.isDeleted)
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await page.goto(`${house.url}/games`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: `${house.url}/`,
    registrationId: await registered,
    data: JSON.stringify(NOTICE),
  })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  const { title, body, tag } = NOTICE
  await expect.poll(shown).toEqual([{ title, body, tag }])
  const [worker] = context.serviceWorkers()
  // Chromium's protocol has no click on a notice: the worker is handed the event that a click is.
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await page.waitForURL(`${house.url}/t/${id}`)
  await expect.poll(shown).toEqual([])
  await context.close()
})

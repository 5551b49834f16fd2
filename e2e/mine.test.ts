import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FinishedGames, NextTable, Stats } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import { Guest } from '@noren/testbed/client'
import { writePast } from '@noren/trials'
import { expectAccessible } from './axe.ts'
import { be } from './finished.ts'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse, person, resize, SIZES } from './house.ts'

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
async function atAllSizes(page: Page): Promise<void> {
  for (const [size, box] of Object.entries(FOUR)) {
    await resize(page, box)
    const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(wide, { message: size }).toBe(0)
    await expectAccessible(page)
  }
  await resize(page, 'desktop')
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
  // Whoever begins, it is soon my turn at both.
  await expect
    .poll(async () => (await kuma.ask<{ waiting: number }>('GET', '/api/me/running')).waiting)
    .toBe(2)
  await page.goto(`${house.url}/games`)
  await page.locator('.nextb h1').waitFor()
  await expect.poll(() => page.locator('.gc.me-asked').count()).toBe(2)
  // The question of the first table stands there in its own words.
  await expect.poll(() => page.locator('.nextb p').innerText()).toMatch(/Honor of the Samurai\. “.{8,}”/)
  await expect.poll(() => page.title()).toMatch(/^\(2\) /)
  await expect.poll(() => page.locator('.places .bdg').innerText()).toBe('2')
  const rows = page.locator('li.fin')
  await expect.poll(() => rows.count()).toBe(50)
  await expect.poll(() => page.locator('.finished h2 small').innerText()).toBe(`${GAMES} games`)
  await atAllSizes(page)

  await page.getByRole('button', { name: 'Older games' }).click()
  await expect.poll(() => rows.count()).toBe(100)
  await page.getByRole('button', { name: 'Sakura', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(50)
  await expect.poll(async () => (await rows.allInnerTexts()).every(t => t.includes('Sakura'))).toBe(true)
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
  // The list of the filter before stands until the next one is here.
  await expect.poll(async () => (await rows.allInnerTexts()).some(t => !t.includes('Sakura'))).toBe(true)
  await rows
    .first()
    .getByRole('button', { name: /Note and more/ })
    .click()
  // The note is slow on its way: whoever asks for their notes at once sees it all the same.
  let arrives = (): void => undefined
  const held = new Promise<void>(resolve => (arrives = resolve))
  await page.route('**/api/me/notes', async route => {
    await held
    await route.continue()
  })
  await rows.first().getByRole('textbox').fill('the night of the long tricks')
  await rows.first().getByRole('button', { name: 'Save' }).click()
  const lists: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/me/finished')) lists.push(request.url())
  })
  await page.getByRole('button', { name: 'With notes' }).click()
  // Had the click itself asked for the list, it would have done so before this is answered.
  await page.evaluate(() => fetch('/healthz'))
  expect(lists).toEqual([])
  arrives()
  await expect.poll(() => rows.count()).toBe(1)
  await page.unroute('**/api/me/notes')
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

/** A weighed game as the device keeps it, so that nothing has to be weighed here. */
const weighed = (table: string, seat: number): string =>
  JSON.stringify({
    // That of packages/web/src/chances/kept.ts.
    edition: 3,
    games: [
      [
        `${table}:${seat}`,
        {
          steps: [
            {
              seq: 1,
              actor: seat,
              before: 2500,
              after: 4000,
              own: -500,
              others: 0,
              luck: 2000,
              choice: null,
            },
            { seq: 2, actor: seat, before: 4000, after: 10_000, own: 0, others: 0, luck: 6000, choice: null },
          ],
          open: [],
          turning: { even: false, points: [] },
          proved: null,
          sum: { start: 25, luck: 80, others: 0, own: -5, end: 100 },
          done: 2,
          all: 2,
          failed: false,
        },
      ],
    ],
  })

test('issue 19: a review sends its figures to my page, which shows luck and own choices over time', async () => {
  const { games } = await kuma.ask<FinishedGames>('GET', '/api/me/finished?game=sakura')
  const mine = games.filter(g => g.fate !== 'ended' && g.table.outcome !== null)
  const [first, ...rest] = mine
  if (first === undefined) throw new Error('no game')
  for (const [n, { table }] of rest.slice(0, 13).entries())
    await kuma.ask('PUT', '/api/me/reviewed', {
      table: table.id,
      luck: ((n * 37) % 60) - 28,
      own: -((n * 23) % 34),
      line: [0.3, 0.4, 0.2, 0.6],
    })
  const me = await person(browser, 'desktop')
  const { page } = me
  await be(me.context, house, kuma)
  const kept = weighed(first.table.id, first.seat)
  await me.context.addInitScript(text => localStorage.setItem('noren.chances', text), kept)
  await Promise.all([
    page.waitForResponse(r => r.url().endsWith('/api/me/reviewed')),
    page.goto(`${house.url}/r/${first.table.id}`),
  ])
  const found = () => kuma.ask<FinishedGames>('GET', '/api/me/finished?reviewed=1')
  await expect.poll(async () => (await found()).games.map(g => g.table.id)).toContain(first.table.id)
  expect((await found()).games.find(g => g.table.id === first.table.id)?.line).toEqual([0.25, 0.4, 1])
  const stats = await kuma.ask<Stats>('GET', '/api/me/stats')
  const sakura = stats.byGame.find(g => g.game === 'sakura')
  expect(sakura?.lucks.at(-1)).toBe(80)
  expect(sakura?.slips.at(-1)).toBe(5)

  await page.goto(`${house.url}/me`)
  const paper = page.locator('.gp', { has: page.getByRole('heading', { name: 'Sakura' }) })
  await expect.poll(() => paper.locator('.trend').count()).toBe(2)
  await expect.poll(() => paper.locator('.trend[data-kind=luck] .bar').count()).toBe(sakura?.lucks.length)
  // No other game was reviewed five times.
  await expect.poll(() => page.locator('.trend').count()).toBe(2)
  await paper.getByText('Favourite ways to win').click()
  await expect.poll(() => paper.locator('.ways li').count()).toBeGreaterThan(0)
  // Spirit stands beside what bots hold, every other game beside an even share.
  await expect.poll(() => page.locator('.gp .ev', { hasText: 'Bushi bots' }).count()).toBe(1)
  await expect.poll(() => page.locator('.gp .ev', { hasText: 'even' }).count()).toBe(3)
  await atAllSizes(page)
  expect(me.errors).toEqual([])
  await me.context.close()
})

test('issue 19: who may see my page: nobody, those I met, all; and in reviews I may be a guest', async () => {
  const me = await person(browser, 'desktop')
  const stranger = await person(browser, 'phone')
  const { page } = me
  await be(me.context, house, kuma)
  await page.goto(`${house.url}/me`)
  const who = page.locator('.sight')
  await page.getByText('Only you see this page.').first().waitFor()
  const row = (name: string) => who.getByRole('radiogroup', { name })
  await row('My page').getByRole('radio', { name: 'Met' }).click()
  const link = who.getByRole('link', { name: 'My page as others see it' })
  const path = (await link.getAttribute('href')) ?? ''
  await stranger.page.goto(`${house.url}${path}`)
  await stranger.page.getByText('There is no such page').waitFor()
  const friend = await person(browser, 'desktop')
  await be(friend.context, house, mika)
  await friend.page.goto(`${house.url}/me`)
  await friend.page.getByRole('link', { name: 'Kuma' }).click()
  await friend.page.waitForURL(`${house.url}${path}`)
  await expect.poll(() => friend.page.locator('.gp').count()).toBe(4)
  expect(await friend.page.locator('li.fin').count()).toBe(0)
  // Everybody, with the finished games.
  await row('My page').getByRole('radio', { name: 'All' }).click()
  await row('My finished games').getByRole('radio', { name: 'All' }).click()
  await who.getByText('They are listed on your page').waitFor()
  await stranger.page.reload()
  await expect.poll(() => stranger.page.locator('li.fin').count()).toBe(50)
  expect(await stranger.page.locator('main').innerText()).not.toContain('Mika')
  await atAllSizes(stranger.page)
  const [review] = await stranger.page
    .locator('li.fin a')
    .evaluateAll(all => all.map(a => a.getAttribute('href')))
  await row('My finished games').getByRole('radio', { name: 'Me', exact: true }).click()
  await who.getByText('In reviews you are a guest').waitFor()
  await stranger.page.goto(`${house.url}${review ?? ''}`)
  await stranger.page.locator('.review').waitFor()
  await expect.poll(() => stranger.page.locator('.review').innerText()).toContain('A guest')
  expect(await stranger.page.locator('.review').innerText()).not.toContain('Kuma')
  await row('My page').getByRole('radio', { name: 'Me', exact: true }).click()
  await expect.poll(() => link.count()).toBe(0)
  // The one refusal that was wanted; nothing else went wrong.
  expect(stranger.errors.filter(e => !e.includes('404'))).toEqual([])
  for (const { errors } of [me, friend]) expect(errors).toEqual([])
  for (const { context } of [me, stranger, friend]) await context.close()
})

/** A table of two where it is the other's turn. */
async function notMyTurn(): Promise<string> {
  for (let tries = 0; tries < 12; tries++) {
    const { id } = await mika.open({ game: 'sakura', seats: 2, time: { kind: 'days', days: 2 } })
    await kuma.ask('POST', `/api/tables/${id}/sit`, {})
    await mika.ask('POST', `/api/tables/${id}/start`)
    const { yourTurn } = await kuma.ask('GET', `/api/tables/${id}`)
    if (yourTurn !== true) return id
  }
  throw new Error('always my turn')
}

test('issue 19: at a table, my move done, I am asked once about notices, and a button leads to the next game', async () => {
  const id = await notMyTurn()
  const me = await person(browser, 'desktop')
  const { page } = me
  await be(me.context, house, kuma)
  const card = page.locator('.bellcard')
  const button = page.getByRole('link', { name: /^Next game \(\d\)$/ })
  // What draws the card is fetched when it is to be drawn, and the button is there after that: one says whether the other would have come.
  const drawers: string[] = []
  page.on('request', request => {
    if (request.url().includes('/NoticeCard')) drawers.push(request.url())
  })
  await page.goto(`${house.url}/t/${id}`)
  await button.waitFor()
  expect(drawers).toEqual([])
  // Two choices later.
  await page.evaluate(() => localStorage.setItem('noren.day-seals', '2'))
  await page.reload()
  await card.getByText('Shall we tell you?').waitFor()
  expect(drawers).not.toEqual([])
  await expectAccessible(page)
  await card.getByRole('button', { name: 'No' }).click()
  await expect.poll(() => card.count()).toBe(0)
  await page.reload()
  await button.waitFor()
  for (const [size, box] of Object.entries(FOUR)) {
    await resize(page, box)
    const least = async (): Promise<number> => {
      const at = await button.boundingBox()
      return Math.min(at?.height ?? 0, at?.width ?? 0)
    }
    await expect.poll(least, { message: size }).toBeGreaterThanOrEqual(44)
  }
  expect(await card.count()).toBe(0)
  const { table } = await kuma.ask<NextTable>('GET', '/api/me/next')
  await button.click()
  await page.waitForURL(`${house.url}/t/${table ?? ''}`)
  // There I am asked: nothing calls me away.
  await page.locator('.app').waitFor()
  await expect.poll(() => button.count()).toBe(0)
  expect(me.errors).toEqual([])
  await me.context.close()
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
  await expect.poll(() => sure.isDisabled()).toBe(true)
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

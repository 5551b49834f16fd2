import { seeded } from '@noren/engine'
import { Guest } from '@noren/testbed/client'
import { playSeat } from '@noren/testbed/playing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { cable } from './cable.ts'
import { dice, OPEN, playToTheEnd, RESULT, STOP } from './clicker.ts'
import type { Person } from './house.ts'
import { HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ ...HURRY, NOREN_WINDOW: '0' })

/** Much happens besides the game, and machines are shared. */
const PATIENCE = 600_000

/** How many of my cards the page shows, by name. */
const hand = (page: Page): Promise<string[]> =>
  page
    .locator('.dock [data-piece]')
    .evaluateAll(all => all.map(e => e.getAttribute('aria-label') ?? '').sort())

/** Plays to the end as this person, without a page. */
async function playOnByWire({ context }: Person, table: string): Promise<void> {
  const answer = await context.request.get(`${house.url}/api/tables/${table}`)
  const { seats } = (await answer.json()) as { seats: { yours: boolean }[] }
  const seat = seats.findIndex(s => s.yours)
  const guest = new Guest(house.url)
  guest.cookie = (await context.cookies(house.url)).map(c => `${c.name}=${c.value}`).join('; ')
  const line = await guest.line({ origin: house.url })
  await line.hello(table)
  await playSeat(line, seat, seeded(seat))
  await line.close()
}

test('two friends and a bot by an invite link while a fourth watches: a lost line, a reload, another device, a rematch', async () => {
  const anna = await person(browser, 'desktop')
  const ben = await person(browser, 'phone')
  const carl = await person(browser, 'tablet', 'it')
  const benDesk = await person(browser, 'desktop')
  const line = await cable(house.url)

  // Anna opens a table for three with one bot, and Ben follows her link over a cable of his own.
  const opened = await anna.context.request.post(`${house.url}/api/tables`, {
    data: { game: 'sakura', seats: 3, bots: ['wanderer'] },
  })
  expect(opened.status()).toBe(201)
  const { id } = (await opened.json()) as { id: string }
  await anna.page.goto(`${house.url}/t/${id}`)
  await expectAccessible(anna.page)
  await ben.page.goto(`${line.url}/t/${id}`)
  await ben.page.locator('.mat[data-kind="empty"] button').first().click()
  await anna.page.locator('.mat[data-kind="empty"]').waitFor({ state: 'detached' })
  await anna.page.locator('.boxfoot .hanko').click()
  await carl.page.goto(`${house.url}/t/${id}`)
  await Promise.all([anna, ben, carl].map(p => p.page.waitForSelector('.scroll')))
  await expectAccessible(carl.page)

  // Anna plays on until nobody needs her any more.
  let enough = false
  const annas = playToTheEnd(anna.page, dice(3), undefined, PATIENCE, async () => (enough ? STOP : undefined))
  await playToTheEnd(ben.page, dice(4), async (_, clicks) => (clicks >= 6 ? STOP : undefined))

  // The line is gone until the page has knocked in vain: it says so, keeps what it shows, and goes on by itself when it is back.
  const before = ben.page.url()
  line.pull()
  await ben.page.locator('.ban[data-tone="amber"], .ban[data-tone="grey"]').waitFor()
  await expectAccessible(ben.page)
  await line.tried(4)
  line.plug()
  await ben.page.locator('.ban[data-tone="amber"], .ban[data-tone="grey"]').waitFor({ state: 'detached' })
  await playToTheEnd(ben.page, dice(5), async (_, clicks) => (clicks >= 4 ? STOP : undefined))
  await ben.page.reload()
  await ben.page.waitForSelector('.scroll')
  expect(ben.page.url()).toBe(before)
  await playToTheEnd(ben.page, dice(6), async (_, clicks) => (clicks >= 4 ? STOP : undefined))

  // His second device becomes him by a one-time link, and shows the same hand.
  const tab = await ben.context.newPage()
  await tab.goto(line.url)
  await tab.locator('button.me').click()
  await tab.getByRole('button', { name: 'Show a link' }).click()
  const link = await tab.getByLabel('Link for the other device').inputValue()
  await expectAccessible(tab)
  await tab.close()
  await benDesk.page.goto(link.replace(line.url, house.url))
  await benDesk.page.waitForSelector('.claim')
  await expectAccessible(benDesk.page)
  await benDesk.page.getByRole('button', { name: 'Yes, that is me' }).click()
  await benDesk.page.waitForFunction(() => !location.pathname.startsWith('/link/'))
  await benDesk.page.goto(`${house.url}/t/${id}`)
  await benDesk.page.waitForSelector('.scroll')
  // Both are looked at anew each time: the game goes on meanwhile.
  const alike = async (): Promise<boolean> => {
    const [desk, phone] = await Promise.all([hand(benDesk.page), hand(ben.page)])
    return desk.length > 0 && desk.join() === phone.join()
  }
  await expect.poll(alike).toBe(true)
  await playToTheEnd(benDesk.page, dice(7), async (_, clicks) => (clicks >= 4 ? STOP : undefined))
  enough = true
  await annas

  // Both go on without a page; then both devices, the friend and the spectator see the same end.
  const all = [anna, ben, benDesk, carl]
  for (const p of all) await p.page.goto('about:blank')
  await Promise.all([anna, benDesk].map(p => playOnByWire(p, id)))
  await Promise.all(all.map(p => p.page.goto(`${p === ben ? line.url : house.url}/t/${id}`)))
  await Promise.all(all.map(p => p.page.waitForSelector(RESULT)))
  const scores = async (): Promise<readonly string[]> => {
    const each = await Promise.all(all.map(p => p.page.locator('.scores tbody td').allInnerTexts()))
    return [...new Set(each.map(s => s.join(' ')))]
  }
  await expect.poll(scores).toEqual([expect.stringMatching(/\d/)])
  expect(await carl.page.locator(OPEN).count()).toBe(0)
  await expectAccessible(benDesk.page)

  // Anna asks for another game; Ben, who sits there already, follows from his phone.
  await anna.page.locator('[data-key="rematch"]').click()
  await anna.page.waitForURL(url => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id))
  await ben.page.locator('[data-key="follow"]').click()
  await ben.page.waitForURL(url => url.pathname === new URL(anna.page.url()).pathname)
  const next = anna.page.locator('.boxfoot .hanko')
  await next.click()
  await Promise.all([anna, ben].map(p => p.page.waitForSelector('.scroll')))
  for (const p of [anna, benDesk, carl]) expect(p.errors).toEqual([])
  // Ben's browser rightly complains about the pulled cable, and about nothing else.
  expect(ben.errors.filter(e => !/ERR_|WebSocket|Failed to (fetch|load)/.test(e))).toEqual([])
  for (const p of all) await p.context.close()
  await line.close()
}, 900_000)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import type { Person } from './house.ts'
import { HURRY, person, post } from './house.ts'
import { answered, keepLine } from './marker.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ ...HURRY, NOREN_PATIENCE: '1000' })

/** Two people at a table of the first one's, which has not begun. */
async function two(table: object): Promise<{ host: Person; guest: Person; id: string }> {
  const [host, guest] = [await person(browser, 'desktop'), await person(browser, 'desktop')]
  await keepLine(host.page)
  const { id } = await post(host, house, '/api/tables', table)
  await post(guest, house, `/api/tables/${id}/sit`)
  return { host, guest, id }
}

/** Both look at it. */
async function look({ host, guest, id }: Awaited<ReturnType<typeof two>>, sign = ''): Promise<void> {
  for (const { page } of [host, guest]) await page.goto(`${house.url}/t/${id}`)
  if (sign !== '') for (const { page } of [host, guest]) await page.waitForSelector(sign)
}

/** The same at a table that has begun. */
async function begun(table: object): ReturnType<typeof two> {
  const seated = await two(table)
  await post(seated.host, house, `/api/tables/${seated.id}/start`)
  await look(seated, '.scroll')
  return seated
}

const menu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Menu', exact: true }).first().click()

test('the host sends somebody away before the start', async () => {
  const seated = await two({ game: 'sakura', seats: 3 })
  const { host, guest } = seated
  await look(seated)
  const away = host.page.getByRole('button', { name: /^Send .* away$/ })
  await away.waitFor()
  await expectAccessible(host.page)
  await away.click()
  await expect.poll(() => host.page.locator('.mat[data-kind="person"]').count()).toBe(1)
  await expect.poll(() => guest.page.locator('.mat[data-kind="person"]').count()).toBe(1)
  await guest.page.getByRole('button', { name: 'Sit', exact: false }).first().click()
  await guest.page.getByText('The host has asked you to leave this table.').waitFor()
  for (const who of [host, guest]) await who.context.close()
})

test('before the start people talk, the host changes options, and a full table begins by itself when all are ready', async () => {
  const seated = await two({ game: 'sakura', seats: 2 })
  const { host, guest } = seated
  await look(seated)
  await guest.page.getByLabel('Say something…').fill('shall we take the other rule?')
  await guest.page.keyboard.press('Enter')
  await host.page.getByText('shall we take the other rule?').waitFor()
  await guest.page.getByRole('button', { name: 'I am ready' }).click()
  await host.page.getByText('is ready').waitFor()
  expect(await guest.page.locator('.lobbox details.options').count()).toBe(0)
  await host.page.locator('.lobbox details.options summary').click()
  await host.page.getByRole('switch').first().click()
  // Whoever was ready has not seen the new options.
  await host.page.getByText('is ready').waitFor({ state: 'detached' })
  await expectAccessible(host.page)
  const chosen = (page: Page): Promise<string> => page.locator('.chosen').innerText()
  await expect.poll(() => chosen(guest.page)).toBe(await chosen(host.page))
  await host.page.getByRole('button', { name: 'Begin by itself when all are ready' }).click()
  for (const { page } of [guest, host]) await page.getByRole('button', { name: 'I am ready' }).click()
  for (const { page } of [guest, host]) await page.waitForSelector('.scroll')
  expect([host.errors, guest.errors]).toEqual([[], []])
  for (const who of [host, guest]) await who.context.close()
})

test('a talker is muted by the host, and by a reader for themselves', async () => {
  const { host, guest } = await begun({ game: 'spirit', seats: 2 })
  await menu(host.page)
  await host.page.getByRole('button', { name: /^Do not hear: / }).click()
  await host.page.keyboard.press('Escape')
  const speak = async (text: string): Promise<void> => {
    await guest.page.locator('.scroll').focus()
    await guest.page.keyboard.press('c')
    await guest.page.getByLabel('Say something…').fill(text)
    await guest.page.keyboard.press('Enter')
  }
  await speak('only I can read this')
  await guest.page.locator('.said', { hasText: 'only I can read this' }).first().waitFor()
  // It was sent to everybody at the table before the answer to what the host's page sends now.
  await answered(host.page)
  expect(await host.page.getByText('only I can read this').count()).toBe(0)
  await menu(host.page)
  await host.page.getByRole('button', { name: /^Hear again: / }).click()
  await host.page.getByRole('button', { name: /^Mute for everybody: / }).click()
  await host.page.getByText('muted by the host').waitFor()
  await host.page.keyboard.press('Escape')
  await guest.page.getByLabel('Say something…').fill('and this nobody')
  await guest.page.keyboard.press('Enter')
  await guest.page.getByText('The host has muted you here.').waitFor()
  for (const who of [host, guest]) await who.context.close()
})

test('conceding: two touches, and the other one is told', async () => {
  const { host, guest } = await begun({ game: 'sakura', seats: 2 })
  await menu(guest.page)
  await guest.page.getByRole('button', { name: 'Concede' }).click()
  await guest.page.getByRole('button', { name: 'Yes, I give up' }).click()
  await host.page.getByText('gave up. The game is over.').waitFor()
  expect([host.errors, guest.errors]).toEqual([[], []])
  for (const who of [host, guest]) await who.context.close()
})

test('a private game that is over is offered again to those who played, and a watcher is told why not', async () => {
  const { host, guest, id } = await begun({ game: 'sakura', seats: 2, private: true })
  const watcher = await person(browser, 'phone', 'de')
  await watcher.page.goto(`${house.url}/t/${id}`)
  await watcher.page.waitForSelector('.scroll')
  await post(guest, house, `/api/tables/${id}/manners`, { do: 'concede', seat: 1 })
  for (const { page } of [host, guest, watcher]) await page.waitForSelector('.rs-next')
  const offers = (page: Page): Promise<(string | null)[]> =>
    page.locator('.rs-next button').evaluateAll(all => all.map(b => b.getAttribute('data-key')))
  expect(await offers(host.page)).toContain('review')
  expect(await offers(watcher.page)).not.toContain('review')
  await watcher.page.getByText('Nur wer mitgespielt hat, darf diese Partie noch einmal ansehen.').waitFor()
  expect(await watcher.page.locator('.rs-share').count()).toBe(0)
  await expectAccessible(watcher.page)
  expect([host.errors, guest.errors, watcher.errors]).toEqual([[], [], []])
  for (const who of [host, guest, watcher]) await who.context.close()
})

test('a seat whose person is gone is put to a vote: a bot plays, and the seat is taken back', async () => {
  const { host, guest, id } = await begun({ game: 'sakura', seats: 3, bots: ['wanderer'] })
  await guest.page.goto('about:blank')
  const paper = host.page.getByRole('alertdialog').filter({ hasText: 'has been gone for a while' })
  await paper.waitFor()
  await expectAccessible(host.page)
  await paper.getByRole('button', { name: 'A bot plays' }).click()
  await paper.waitFor({ state: 'detached' })
  const standIn = (): Promise<unknown> =>
    host.page.evaluate(async at => {
      const info = (await (await fetch(at)).json()) as { seats: { standIn?: string }[] }
      return info.seats[1]?.standIn ?? null
    }, `/api/tables/${id}`)
  await expect.poll(standIn).toBe('samurai')
  await guest.page.goto(`${house.url}/t/${id}`)
  await guest.page.waitForSelector('.scroll')
  await expect.poll(standIn).toBe(null)
  for (const who of [host, guest]) await who.context.close()
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@noren/testbed/postgres'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse, person } from './house.ts'

let house: House
let browser: Browser
/** Another address of this machine, as a phone would use it. */
let site: string

beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.2:${port}`
  house = await openHouse({ ...HURRY, PORT: String(port), HOST: '0.0.0.0', NOREN_SITE: site })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

test('who opened the page at localhost gives out links that lead there from another device', async () => {
  const me = await person(browser, 'desktop')
  await me.page.goto(house.url)
  expect(new URL(me.page.url()).hostname).toBe('localhost')
  await me.page.waitForSelector('.me .nm', { state: 'attached' })
  const made = await me.context.request.post(`${house.url}/api/tables`, {
    data: { game: 'sakura', seats: 2 },
  })
  const { id } = (await made.json()) as { id: string }
  await me.page.goto(`${house.url}/t/${id}`)
  const field = me.page.getByLabel('Invite link')
  await me.page.waitForFunction(
    wanted => document.querySelector<HTMLInputElement>('#invite-link')?.value.startsWith(wanted),
    site,
  )
  await expect.poll(() => field.inputValue()).toBe(`${site}/t/${id}`)
  const friend = await person(browser, 'phone')
  await friend.page.goto(await field.inputValue())
  await friend.page.getByRole('button', { name: 'Sit here' }).first().click()
  await me.page.getByRole('button', { name: 'Start the game' }).waitFor()
  expect([...me.errors, ...friend.errors]).toEqual([])
})

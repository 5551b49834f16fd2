import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, playToTheEnd, STOP } from './clicker.ts'
import { person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ NOREN_REQUESTS_PER_MINUTE: '0', NOREN_BOT_PAUSE: '0' })

const nameOn = (page: Page): Promise<string> => page.locator('.me .nm').first().innerText()

async function openMe(page: Page): Promise<void> {
  await page.locator('button.me').click()
  await page.getByRole('heading', { name: 'Another device' }).waitFor()
}

test('the same person on another device: a link once, a code typed by hand, and kind words for what is used up', async () => {
  const desk = await person(browser, 'desktop')
  await desk.page.goto(house.url)
  await openMe(desk.page)
  await desk.page.getByLabel('Your name').fill('Mika')
  await desk.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect.poll(() => nameOn(desk.page)).toBe('Mika')
  await openMe(desk.page)
  await desk.page.getByRole('button', { name: 'Show a link' }).click()
  const field = desk.page.getByLabel('Link for the other device')
  await expect.poll(() => field.inputValue()).toMatch(/\/link\/[A-Z0-9]{16}$/)
  const link = await field.inputValue()
  await desk.page.locator('.qrbox svg').waitFor()
  await desk.page.locator('.qrbox').scrollIntoViewIfNeeded()
  await expectAccessible(desk.page)

  const phone = await person(browser, 'phone')
  await phone.page.goto(link)
  const yes = phone.page.getByRole('button', { name: 'Yes, that is me' })
  await yes.waitFor()
  await expectAccessible(phone.page)
  // A look alone takes nothing: the link is still good after a reload.
  await phone.page.reload()
  await yes.click()
  await phone.page.waitForURL(`${house.url}/`)
  await expect.poll(() => phone.page.locator('.me .nm').first().textContent()).toBe('Mika')

  const third = await person(browser, 'phone')
  await third.page.goto(link)
  await third.page.getByRole('button', { name: 'Yes, that is me' }).click()
  await third.page.getByText('used already or is older than ten minutes').waitFor()
  expect(await third.page.locator('.me .nm').count()).toBe(0)
  // A new one, read from the other screen and typed in small letters with gaps.
  await desk.page.getByRole('button', { name: 'A new link' }).click()
  await expect.poll(() => field.inputValue()).not.toBe(link)
  const code = await desk.page.locator('.pass .code').innerText()
  await third.page.goto(`${house.url}/link`)
  await third.page.getByLabel('Code from the other device').fill(code.toLowerCase())
  await third.page.getByRole('button', { name: 'Yes, that is me' }).click()
  await third.page.waitForURL(`${house.url}/`)
  await expect.poll(() => third.page.locator('.me .nm').first().textContent()).toBe('Mika')
  expect(desk.errors).toEqual([])
  expect(phone.errors).toEqual([])
  for (const who of [desk, phone, third]) await who.context.close()
})

test('my devices: I see both, end the other one, and it is nobody’s from then on', async () => {
  const [desk, phone] = [await person(browser, 'desktop'), await person(browser, 'phone')]
  await desk.page.goto(house.url)
  await openMe(desk.page)
  await desk.page.getByLabel('Your name').fill('Mika')
  await desk.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect.poll(() => nameOn(desk.page)).toBe('Mika')
  await openMe(desk.page)
  await desk.page.getByRole('button', { name: 'Show a link' }).click()
  await phone.page.goto(await desk.page.getByLabel('Link for the other device').inputValue())
  await phone.page.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect.poll(() => phone.page.locator('.me .nm').first().textContent()).toBe('Mika')
  await desk.page.getByRole('button', { name: 'Show my devices' }).click()
  const rows = desk.page.locator('.devices li')
  await expect.poll(() => rows.count()).toBe(2)
  await expect.poll(() => rows.first().innerText()).toContain('this one')
  await rows.first().scrollIntoViewIfNeeded()
  await expectAccessible(desk.page)
  await rows.nth(1).getByRole('button').click()
  await expect.poll(() => rows.count()).toBe(1)
  await phone.page.reload()
  await expect.poll(() => phone.page.locator('.me .nm').first().textContent()).not.toBe('Mika')
  await desk.page.reload()
  await expect.poll(() => nameOn(desk.page)).toBe('Mika')
  for (const who of [desk, phone]) await who.context.close()
})

test('a webhook is refused kindly, saved with its secret, and removed', async () => {
  const me = await person(browser, 'desktop')
  await me.page.goto(house.url)
  await openMe(me.page)
  const address = me.page.getByLabel('Address')
  await address.fill('http://localhost:1234/hook')
  await me.page.locator('.hookrow').getByRole('button', { name: 'Save' }).click()
  await me.page.getByText('That address cannot be used').waitFor()
  await address.fill('https://example.org/hook')
  await me.page.locator('.hookrow').getByRole('button', { name: 'Save' }).click()
  await me.page.getByText('Secret that signs the messages').waitFor()
  await me.page.reload()
  await openMe(me.page)
  await expect.poll(() => address.inputValue()).toBe('https://example.org/hook')
  await me.page.locator('.hookrow').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => address.inputValue()).toBe('')
  await me.context.close()
})

test('it is your turn: title, mark, and a note for somebody who looks elsewhere; asked for by a button alone', async () => {
  const me = await person(browser, 'desktop')
  const { page, context } = me
  await page.addInitScript(() => {
    const notes: string[] = []
    const asked: string[] = []
    let right: NotificationPermission = 'default'
    class Note extends EventTarget {
      static get permission(): NotificationPermission {
        return right
      }
      static async requestPermission(): Promise<NotificationPermission> {
        asked.push('asked')
        right = 'granted'
        return right
      }
      constructor(title: string, what: NotificationOptions) {
        super()
        notes.push(`${title} | ${what.body}`)
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Note, notes, asked, away: false, allow: () => (right = 'granted') })
    Object.defineProperty(document, 'hidden', { get: () => (window as unknown as { away: boolean }).away })
  })
  await page.goto(house.url)
  await openMe(page)
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)).toBe(0)
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  const notesSwitch = page.getByRole('switch', { name: /Notify me/ })
  await expect.poll(() => notesSwitch.getAttribute('aria-checked')).toBe('true')
  await page.getByLabel('How loud: Calls').fill('40')
  await expectAccessible(page)

  const made = await context.request.post(`${house.url}/api/tables`, {
    data: { game: 'sakura', seats: 2, bots: ['wanderer'], start: true },
  })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.scroll[data-asked="true"]')
  const icon = (): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href')
  await expect.poll(icon).toBe('/favicon-turn.svg')
  await expect.poll(() => page.title()).toMatch(/^● Your turn/)
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow())
  // I play and look away; when the bot has played, I am called.
  await page.evaluate(() => Object.assign(window, { away: true }))
  const notes = (): Promise<string[]> => page.evaluate(() => (window as unknown as { notes: string[] }).notes)
  const called = async (): Promise<unknown> => ((await notes()).length > 0 ? STOP : undefined)
  await playToTheEnd(page, dice(5), called, 120_000, called)
  expect((await notes())[0]).toMatch(/^Your turn · Sakura \| \S/)
  // Gone home, the mark counts the tables that wait.
  await page.evaluate(() => Object.assign(window, { away: false }))
  await page.goto(house.url)
  await expect.poll(() => page.title()).toMatch(/^\(1\) /)
  await expect.poll(icon).toBe('/favicon-turn.svg')
  expect(me.errors).toEqual([])
  await context.close()
})

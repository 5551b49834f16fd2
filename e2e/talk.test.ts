import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { cable } from './cable.ts'
import type { Person } from './house.ts'
import { HURRY, openHouse, person, post } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

/** These people at a table of their own, which has begun. */
async function seat(people: readonly Person[], table: object, url = house.url): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody to open the table')
  const { id } = await post(host, { url }, '/api/tables', table)
  for (const p of others) await post(p, { url }, `/api/tables/${id}/sit`)
  await post(host, { url }, `/api/tables/${id}/start`)
  await Promise.all(people.map(p => p.page.goto(`${url}/t/${id}`)))
  await Promise.all(people.map(p => p.page.waitForSelector('.scroll')))
  // Talk and fingers come behind the first question, when somebody stirs.
  for (const { page } of people) {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.waitForSelector('.slips', { state: 'attached' })
  }
  return id
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

// Each has people and tables of its own, and mostly waits for clocks: all three run side by side.
describe.concurrent('at a table', () => {
  test('talk, ready-made phrases and a finger on a piece reach everybody in their own language', async ({
    expect,
  }) => {
    const anna = await person(browser, 'desktop')
    const ben = await person(browser, 'phone', 'fr')
    const carl = await person(browser, 'tablet', 'it')
    const id = await seat([anna, ben], { game: 'spirit', seats: 2 })
    await carl.page.goto(`${house.url}/t/${id}`)
    await carl.page.waitForSelector('.scroll')

    // C opens the talk and takes the pen; what is written is text and nothing else.
    await anna.page.locator('.scroll').focus()
    await anna.page.keyboard.press('c')
    await anna.page.keyboard.type('Ready? <b>yes</b>')
    await anna.page.keyboard.press('Enter')
    await ben.page.locator('.slip', { hasText: 'Ready? <b>yes</b>' }).waitFor()
    await ben.page.locator('.ticker .unread').waitFor()

    await ben.page.locator('.talkbtn').click()
    await ben.page.getByRole('button', { name: 'J’ai besoin d’aide ici.' }).click()
    await anna.page.locator('.said', { hasText: 'I need help here.' }).waitFor()
    await expectAccessible(ben.page)
    await ben.page.keyboard.press('Escape')
    await expect.poll(() => ben.page.locator('.unread').count()).toBe(0)

    // Whoever watches reads and does not speak.
    await carl.page.locator('.talkbtn').click()
    await carl.page.locator('.said', { hasText: 'Mi serve aiuto qui.' }).waitFor()
    expect(await carl.page.locator('[data-key="say"], .chip').count()).toBe(0)
    await carl.page.keyboard.press('Escape')

    // A long press points, and plays nothing.
    const farm = anna.page.locator('[data-anchor="farm:0"]')
    await farm.hover()
    await anna.page.mouse.down()
    await ben.page.locator('.finger span').waitFor()
    await anna.page.mouse.up()
    // How far beside the farm it points, once it lies there.
    const beside = async (): Promise<number> => {
      const there = await ben.page.locator('.finger i').last().boundingBox()
      const its = await ben.page.locator('[data-anchor="farm:0"]').boundingBox()
      if (there === null || its === null) return Infinity
      return Math.abs(there.x + there.width / 2 - its.x - its.width / 2)
    }
    await expect.poll(beside).toBeLessThan(3)
    await expect.poll(() => carl.page.locator('.finger:not([hidden])').count()).toBe(1)
    // The same with the button twin, by touch.
    await ben.page.locator('.talkbtn').click()
    await ben.page.getByRole('button', { name: 'Montrer quelque chose' }).click()
    await ben.page.locator('[data-anchor="pile:deck"]').click()
    await expect.poll(() => anna.page.locator('.finger', { hasText: /\S/ }).count()).toBeGreaterThan(0)
    await expect.poll(() => ben.page.locator('.pointing').count()).toBe(0)
    // And by keys alone.
    await expect.poll(() => ben.page.locator('.finger').count(), { timeout: 30_000 }).toBe(0)
    await anna.page.locator('.scroll').focus()
    await anna.page.keyboard.press('f')
    for (let n = 0; n < 3; n++) await anna.page.keyboard.press('ArrowRight')
    await anna.page.keyboard.press('Enter')
    await ben.page.locator('.finger span').waitFor()
    // Too many at once: a kind word, and nothing is lost. That is last, since for some seconds Ben may then not even point.
    // All at once: on a busy machine six clicks one by one are no hurry.
    await ben.page.locator('.talkbtn').click()
    await ben.page.getByRole('button', { name: 'Merci.' }).evaluate(button => {
      for (let n = 0; n < 6; n++) (button as HTMLElement).click()
    })
    await expect.poll(() => ben.page.locator('.sorry').innerText()).toMatch(/une ligne à la fois/i)
    for (const p of [anna, ben, carl]) {
      await expect.poll(() => fits(p.page)).toBe(true)
      expect(p.errors).toEqual([])
      await p.context.close()
    }
  })

  test('clocks: the seat that is asked burns its stick, a lost line stops mine, a bot stands in and gives the seat back', async ({
    expect,
    onTestFinished,
  }) => {
    const anna = await person(browser, 'desktop')
    const ben = await person(browser, 'phone')
    const line = await cable(house.url)
    // Long enough for all that is looked at meanwhile: nothing here waits for its end.
    const time = { kind: 'live', perDecision: 120, bank: 600 }
    await seat([anna], { game: 'honor', seats: 3, bots: ['wanderer', 'wanderer'], time }, line.url)
    await anna.page.locator('.scroll .incense.big').waitFor({ timeout: 40_000 })
    await anna.page.locator('.incense.big[data-low="false"] b').waitFor()
    await expectAccessible(anna.page)
    // The same in the top bar, where sounds and settings are one key away, and no key there seals a move.
    const top = anna.page.locator('.top')
    await top
      .getByRole('timer', { name: 'Your time left' })
      .and(anna.page.locator('[data-runs="true"]'))
      .waitFor()
    const sounds = top.getByRole('switch', { name: 'Sounds', checked: true })
    await sounds.press('Enter')
    await top.getByRole('switch', { name: 'Sounds', checked: false }).press('Enter')
    await sounds.waitFor()
    await anna.page.keyboard.press(',')
    await anna.page
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('switch', { name: 'Sounds', exact: true })
      .waitFor()
    await expectAccessible(anna.page)
    await anna.page.keyboard.press('Escape')
    line.pull()
    await anna.page.locator('.ban', { hasText: 'Your clock is stopped' }).waitFor({ timeout: 40_000 })
    await anna.page.locator('.incense.big[data-stopped="true"]').waitFor()
    line.plug()
    await anna.page.locator('.incense.big[data-stopped="false"]').waitFor({ timeout: 40_000 })
    await line.close()

    // Anna lets her time run out too: only Ben's plate is looked at. Bots that did not linger would have played to the end, once
    // they play for both, before Ben is back.
    const calm = await openHouse({ ...HURRY, NOREN_BOT_PAUSE: '1000', NOREN_WINDOW: '0' })
    onTestFinished(() => calm.stop())
    const quick = { kind: 'live', perDecision: 5, bank: 0 }
    await seat([ben, anna], { game: 'honor', seats: 3, bots: ['wanderer'], time: quick }, calm.url)
    const standIn = anna.page.locator('.hs-op .standin')
    await standIn.waitFor({ timeout: 100_000 })
    await ben.page.locator('.ban', { hasText: 'a bot plays for you' }).waitFor()
    await expect.poll(() => ben.page.locator('.top .ibtn:visible').count()).toBe(2)
    await ben.page.locator('.ban .btn').click()
    await standIn.waitFor({ state: 'detached', timeout: 40_000 })
    await expect.poll(() => fits(ben.page)).toBe(true)
    expect(ben.errors).toEqual([])
    for (const p of [anna, ben]) await p.context.close()
  })

  test('going back past what others did: everybody is asked, a no ends it, a yes of all carries it out', async ({
    expect,
  }) => {
    const anna = await person(browser, 'desktop')
    const ben = await person(browser, 'phone')
    const carl = await person(browser, 'tablet')
    const people = [anna, ben, carl]
    await seat(people, { game: 'spirit', seats: 3 })
    /** Whoever is asked passes: an act that shows nothing. */
    const pass = async (): Promise<Person> => {
      for (;;)
        for (const p of people) {
          const tile = p.page.locator('[data-option="3"]')
          if ((await tile.count()) === 0) continue
          await tile.first().click()
          await p.page.locator('[data-key="seal"]:not([disabled])').click()
          await tile.first().waitFor({ state: 'detached' })
          return p
        }
    }
    const first = await pass()
    const second = await pass()
    const third = people.find(p => p !== first && p !== second) ?? carl
    const ask = first.page.locator('[data-key="undo"]')
    await ask.click()
    for (const p of people) await p.page.locator('.askback').waitFor()
    await expectAccessible(second.page)
    await third.page.locator('.askback .ghost').click()
    await first.page.locator('.toast', { hasText: 'would rather not' }).waitFor()
    for (const p of people) await p.page.locator('.askback').waitFor({ state: 'detached' })
    // Not twice for the same.
    await ask.click()
    await first.page.locator('.toast', { hasText: 'already been asked' }).waitFor()
    expect(await anna.page.locator('.log .undone').count()).toBe(0)

    // What is free needs nobody; what lies behind it then needs everybody, and everybody says yes.
    await second.page.locator('[data-key="undo"]').click()
    await second.page.locator('[data-option="3"]').waitFor()
    await ask.click()
    for (const p of [second, third]) await p.page.locator('.askback .hanko').click()
    await first.page.locator('[data-option="3"]').waitFor()
    await first.page.locator('.toast', { hasText: 'Everybody agreed' }).waitFor()
    // All of it stays in the log.
    await expect.poll(() => anna.page.locator('.log .undone').count()).toBe(2)
    for (const p of people) {
      expect(p.errors).toEqual([])
      await p.context.close()
    }
  })
})

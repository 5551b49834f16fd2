import { changed, see, takeOffer } from '@noren/bench/browser/coach'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, playToTheEnd, STOP, stuck } from './clicker.ts'
import type { Person, Size } from './house.ts'
import { HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

/** LESSONS=all plays every lesson at every size by clicks, LESSONS=each one at each; the suite plays one by keys. */
const WHICH = process.env['LESSONS']
const ALL = WHICH === 'all'
const SIZES_OF = ['desktop', 'tablet', 'phone', 'small'] as const
const GAMES = ['sakura', 'spirit', 'honor', 'sake'] as const
const MATRIX = GAMES.flatMap((game, i) =>
  SIZES_OF.filter((_, k) => ALL || k === i).map(size => [game, size] as const),
)

/** A lesson that goes on for so long, on a machine that others use too, goes on no more. */
const LESSON = 440_000

async function learn(me: Person, size: Size): Promise<void> {
  const { page } = me
  const seen = new Set<string>()
  const end = Date.now() + LESSON
  for (;;) {
    if (Date.now() > end) throw await stuck(page, 'the lesson does not end')
    const now = await see(page)
    if (now.over) break
    // A piece that moves takes its lantern along a moment later: what counts is the table at rest.
    if (now.covered.length > 0)
      await expect.poll(() => see(page).then(s => s.covered), { message: now.key }).toEqual([])
    if (size === 'phone' || size === 'small') expect(now.lines, now.key).toBeLessThanOrEqual(3)
    seen.add(now.idea)
    if (now.mode === 'watch' || now.mode === 'over') await changed(page, now.key)
    else await takeOffer(page, now.key)
  }
  expect(seen.size).toBeGreaterThanOrEqual(12)
}

const quick = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('noren.pause', '0'))

// Walked on demand: LESSONS=each is one lesson at each size, LESSONS=all the whole matrix.
test.each(WHICH === undefined ? [] : MATRIX)(
  'home to the end of the first game of %s, %s, by what the coach offers',
  async (game, size) => {
    const me = await person(browser, size)
    const { page } = me
    await quick(page)
    await page.goto(house.url)
    // The card of the home page starts the lesson of the chosen game: the table is two clicks away.
    if (game !== 'sakura')
      await page.locator(`.cloth:nth-of-type(${{ sake: 1, spirit: 2, honor: 4 }[game]})`).click()
    await page.locator('[data-key="lesson"]').click()
    await page.waitForSelector('.coach')
    await learn(me, size)
    await expect.poll(() => page.locator('[data-coach="real"]').count()).toBe(1)
    expect(me.errors).toEqual([])
    await me.context.close()
  },
  600_000,
)

/** Tab, and Tab again, until what has the focus fits; false if there is no such thing any more. */
async function tabTo(page: Page, css: string): Promise<boolean> {
  for (let n = 0; n < 120; n++) {
    const at = await page.evaluate(
      it => [document.activeElement?.matches(it) === true, document.querySelector(it) !== null] as const,
      css,
    )
    if (at[0]) return true
    if (!at[1]) return false
    await page.keyboard.press('Tab')
  }
  throw await stuck(page, `Tab does not come to ${css}`)
}

/** Finishes the lesson on the page with keys and nothing else. */
async function finishByKeys(page: Page): Promise<void> {
  for (const end = Date.now() + LESSON; ;) {
    if (Date.now() > end) throw await stuck(page, 'the lesson does not end')
    const now = await see(page)
    if (now.over) return
    if ((await page.locator('button[data-dawn]').count()) > 0) {
      const step = await page.locator('button[data-dawn]').first().getAttribute('data-dawn')
      if (!(await tabTo(page, 'button[data-dawn]'))) continue
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        was => document.querySelector('button[data-dawn]')?.getAttribute('data-dawn') !== was,
        step,
        { polling: 'raf' },
      )
      continue
    }
    if (now.shows) await page.keyboard.press('Shift+?')
    else if (now.mode === 'tells' || now.mode === 'after' || now.mode === 'shown') {
      // The table may have gone on meanwhile.
      if (!(await tabTo(page, '[data-coach="go-on"]'))) continue
      await page.keyboard.press('Enter')
    }
    await changed(page, now.key)
  }
}

/** Opens Learn and comes to a lesson by Tab and Enter. */
async function openByKeys(page: Page, game: string): Promise<void> {
  await page.goto(`${house.url}/learn`)
  await page.waitForSelector('.lesson')
  await tabTo(page, `[data-lesson="${game}"]`)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.coach')
}

// Teachers take their time and the machine has nothing to do meanwhile: all lessons run side by side.
test('issue 17: every first game by keyboard alone', async () => {
  await Promise.all(
    GAMES.filter(game => game !== 'sakura').map(async game => {
      const me = await person(browser, 'desktop')
      await quick(me.page)
      await openByKeys(me.page, game)
      await finishByKeys(me.page)
      expect(me.errors).toEqual([])
      await me.context.close()
    }),
  )
}, 600_000)

test('issue 17: every first game by the accessibility tree alone', async () => {
  await Promise.all(
    GAMES.map(async game => {
      const me = await person(browser, 'desktop')
      const { page } = me
      await quick(page)
      await page.goto(`${house.url}/learn/${game}`)
      const coach = page.getByRole('region', { name: /^Coach, idea \d+ of \d+$/ })
      const real = page.getByRole('button', { name: 'Play a real one' })
      const paper = page.getByRole('region', { name: /^Dawn after night/ })
      const dawn = paper.getByRole('button', { name: /^(Continue|To the table)$/ })
      const offers = coach.getByRole('button', { name: /^(I am ready|Go on|Show me)$/, disabled: false })
      await coach.waitFor()
      for (const end = Date.now() + LESSON; ;) {
        if (Date.now() > end) throw await stuck(page, 'the lesson does not end')
        await real.or(dawn).or(offers).first().waitFor()
        if (await real.isVisible()) break
        const was = await coach.ariaSnapshot()
        // A paper without a button says that a choice waits in the scroll.
        const said = (await dawn.count()) > 0 ? await paper.ariaSnapshot() : ''
        // What was offered may be gone by now, because the table went on: then it is looked at again.
        await (said === '' ? offers : dawn)
          .first()
          .click({ timeout: 5000 })
          .catch(() => undefined)
        // What a reader hears next: the coach says something else, another paper lies there, or it is over.
        const heard = async (): Promise<boolean> =>
          (await real.isVisible()) ||
          (await coach.ariaSnapshot({ timeout: 500 }).catch(() => '')) !== was ||
          (said !== '' && (await paper.ariaSnapshot({ timeout: 500 }).catch(() => '')) !== said)
        // Whoever hears nothing presses again: a piece that was on its way could not be shown.
        for (const patience = Date.now() + 4000; Date.now() < patience && !(await heard());) continue
      }
      expect(me.errors).toEqual([])
      await me.context.close()
    }),
  )
}, 600_000)

test('the first game of Sakura by keyboard alone, left and found again, on a page without barriers', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await quick(page)
  await page.goto(`${house.url}/learn`)
  await page.waitForSelector('.lesson')
  await expectAccessible(page)
  await openByKeys(page, 'sakura')
  await page.waitForFunction(() => document.activeElement?.classList.contains('coach'))
  // Idea 1: Tab comes to the one button, and Enter goes on.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.coach[data-mode="asks"]')
  await expectAccessible(page)
  // Idea 2 by hand: T to a card that rises, Enter takes it, Enter seals it.
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const second = await see(page)
  await changed(page, second.key)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.lesson')
  await expect.poll(() => page.locator('[data-lesson="sakura"]').innerText()).toMatch(/Go on/)
  await tabTo(page, '[data-lesson="sakura"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.coach')
  await expect.poll(async () => Number((await see(page)).idea)).toBeGreaterThanOrEqual(2)
  await finishByKeys(page)
  expect(me.errors).toEqual([])
  await me.context.close()
}, 480_000)

test('issue 17: the deal of the day is begun, left and found again; a device without its key says that it practises', async () => {
  const me = await person(browser, 'phone')
  const { page } = me
  await quick(page)
  await page.goto(`${house.url}/daily`)
  await page.waitForSelector('[data-daily="play"]')
  await expectAccessible(page)
  await page.locator('[data-daily="play"]').click()
  await page.waitForSelector('.app .scene')
  // The whole of it where lessons are walked too: while the server is silent, as in a train.
  const whole = WHICH !== undefined
  if (whole) await page.route('**/api/**', route => route.abort())
  await playToTheEnd(page, dice(17), async (_, clicks) => (!whole && clicks >= 6 ? STOP : undefined))
  if (whole) {
    await page.locator('[data-daily="back"]').click()
    await page.waitForSelector('.dailycard .mine small')
    await page.unroute('**/api/**')
    await page.goto(`${house.url}/daily`)
    await page.waitForSelector('[data-daily="freely"]')
    await page.waitForFunction(() => document.querySelector('.dailycard .mine small') === null)
    const told = (await (await me.context.request.get(`${house.url}/api/daily`)).json()) as { played: number }
    expect(told.played).toBe(1)
  } else {
    await Promise.all([page.waitForResponse(/\/api\/daily$/), page.goto(`${house.url}/daily`)])
    await page.waitForSelector('[data-daily="go-on"]')
    expect(me.errors).toEqual([])
  }
  // What the page has asked for would put the key back after it was taken away: it has heard all of it.
  await page.waitForLoadState('networkidle')
  await page.route('**/api/daily', route => route.abort())
  await page.evaluate(() => localStorage.removeItem('noren.daily'))
  await page.goto(`${house.url}/daily`)
  await page.waitForSelector('[data-daily="practice"]')
  await expect.poll(() => page.locator('.dailycard .what').innerText()).toMatch(/practice game/)
  await page.locator('[data-daily="practice"]').click()
  await page.waitForSelector('.app .scene')
  await expect.poll(() => page.locator('.gname small').innerText()).toMatch(/nothing counts/i)
  await me.context.close()
}, 480_000)

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { RESULT, shot, stuck } from './clicker.ts'
import type { House, Person, Size } from './house.ts'
import { HURRY, openBrowser, openHouse, person } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse({ ...HURRY })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

/** LESSONS=all plays every lesson at every size by clicks, LESSONS=each one at each; the suite plays one by keys. */
const WHICH = process.env['LESSONS']
const ALL = WHICH === 'all'
const SIZES_OF = ['desktop', 'tablet', 'phone', 'small'] as const
const GAMES = ['sakura', 'spirit', 'honor', 'sake'] as const
const MATRIX = GAMES.flatMap((game, i) =>
  SIZES_OF.filter((_, k) => ALL || k === i).map(size => [game, size] as const),
)

/** What stands on the page: the idea, what the coach wants, and what is covered although it must not be. */
interface Seen {
  readonly over: boolean
  readonly key: string
  readonly mode: string
  readonly idea: string
  readonly covered: readonly string[]
  readonly lines: number
}

const see = (page: Page): Promise<Seen> =>
  page.evaluate(result => {
    const coach = document.querySelector<HTMLElement>('.coach')
    const sentence = coach?.querySelector<HTMLElement>('.sentence')
    const covered: string[] = []
    const box = coach?.getBoundingClientRect()
    for (const part of document.querySelectorAll('.scene, .dock')) {
      const r = part.getBoundingClientRect()
      if (
        box !== undefined &&
        Math.min(r.right, box.right) - Math.max(r.left, box.left) > 1 &&
        Math.min(r.bottom, box.bottom) - Math.max(r.top, box.top) > 1
      )
        covered.push(`the coach lies on ${part.className}`)
    }
    const line = sentence == null ? 1 : parseFloat(getComputedStyle(sentence).lineHeight)
    return {
      over: document.querySelector(result) !== null,
      key: `${coach?.getAttribute('aria-label') ?? ''} ${coach?.dataset['mode'] ?? ''} ${sentence?.textContent ?? ''}`,
      mode: coach?.dataset['mode'] ?? '',
      idea: /\d+/.exec(coach?.getAttribute('aria-label') ?? '')?.[0] ?? '',
      covered,
      lines: sentence == null ? 0 : Math.round(sentence.offsetHeight / line),
    }
  }, RESULT)

/** Waits in the page until the coach says something else, or it is over. */
const changed = (page: Page, key: string): Promise<unknown> =>
  page
    .waitForFunction(
      ([was, result]) => {
        if (document.querySelector(result) !== null) return true
        const coach = document.querySelector<HTMLElement>('.coach')
        const text = coach?.querySelector('.sentence')?.textContent ?? ''
        return `${coach?.getAttribute('aria-label') ?? ''} ${coach?.dataset['mode'] ?? ''} ${text}` !== was
      },
      [key, RESULT] as const,
      { timeout: 6000, polling: 'raf' },
    )
    .catch(() => undefined)

/** Takes whatever the coach offers: goes on, or lets it show the move. A dawn has papers of its own, which lie over the table. */
async function takeOffer(page: Page): Promise<void> {
  const papers = page.locator('button[data-dawn]')
  const offer = page.locator(':is([data-coach="go-on"], [data-coach="show"]:not([disabled]))')
  await ((await papers.count()) > 0 ? papers : offer).first().click({ timeout: 5000 })
}

/** The idea that a picture is taken of. */
const PICTURED = { sakura: '8', spirit: '7', honor: '8', sake: '4' } as const

async function learn(me: Person, size: Size, game: keyof typeof PICTURED): Promise<void> {
  const { page } = me
  const seen = new Set<string>()
  const end = Date.now() + 120_000
  for (;;) {
    if (Date.now() > end) throw await stuck(page, 'the lesson does not end')
    const now = await see(page)
    if (now.over) break
    expect(now.covered, now.key).toEqual([])
    if (size === 'phone' || size === 'small') expect(now.lines, now.key).toBeLessThanOrEqual(3)
    if (!seen.has(now.idea) && now.idea === PICTURED[game]) await shot(page, `learn-${game}-${size}`)
    seen.add(now.idea)
    if (now.mode === 'watch' || now.mode === 'over') await changed(page, now.key)
    else {
      await takeOffer(page)
      await changed(page, now.key)
    }
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
    await learn(me, size, game)
    expect(await page.locator('[data-coach="real"]').count()).toBe(1)
    expect(me.errors).toEqual([])
    await me.context.close()
  },
  180_000,
)

test('the first game of Sakura by keyboard alone, left and found again, on a page without barriers', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await quick(page)
  await page.goto(`${house.url}/learn`)
  await page.waitForSelector('.lesson')
  await shot(page, 'learn-desktop')
  await expectAccessible(page)
  await page.locator('[data-lesson="sakura"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.coach')
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
  const left = await page.locator('[data-lesson="sakura"]').innerText()
  expect(left).toMatch(/Go on/)
  await page.locator('[data-lesson="sakura"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.coach')
  const found = await see(page)
  expect(Number(found.idea)).toBeGreaterThanOrEqual(2)
  for (const end = Date.now() + 60_000; ;) {
    if (Date.now() > end) throw await stuck(page, 'the lesson does not end')
    const now = await see(page)
    if (now.over) break
    if (now.mode === 'asks' || now.idea === '6') await page.keyboard.press('Shift+?')
    else if (now.mode === 'tells' || now.mode === 'after' || now.mode === 'shown') {
      await page.locator('[data-coach="go-on"]').focus()
      await page.keyboard.press('Enter')
    }
    await changed(page, now.key)
  }
  expect(me.errors).toEqual([])
  await me.context.close()
}, 120_000)

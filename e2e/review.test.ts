import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { ONWARDS, OPEN, RESULT, shot, TILE } from './clicker.ts'
import { be, finishedGame } from './finished.ts'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse, person, SIZES } from './house.ts'

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

const ALL = { ...SIZES, small: { width: 360, height: 740 } } as const

const step = (page: Page): Promise<string> => page.locator('.rv-step b').innerText()
/** Everything in the own hand, as it is read aloud. */
const hand = (page: Page): Promise<string[]> =>
  page
    .locator('.rv-board .dock [data-piece]')
    .evaluateAll(all => all.map(e => e.getAttribute('aria-label') ?? ''))
const checked = (page: Page): Promise<unknown> => page.waitForSelector('.rv-seal:not([data-state="busy"])')

const REVIEW = '.rv-foot button, .rv-head button, .rv-scrub input, .top a'

/** Nothing lies outside the window, and every control of the review can be reached where it is drawn. */
async function expectWhole(page: Page, parts = REVIEW): Promise<void> {
  const faults = await page.evaluate(parts => {
    const out: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) out.push('the page is wider than the window')
    for (const el of document.querySelectorAll<HTMLElement>(parts)) {
      if (el.offsetParent === null) continue
      const { left, right, top, bottom } = el.getBoundingClientRect()
      const name = el.getAttribute('aria-label') ?? el.className
      if (left < -10 || right > innerWidth + 10 || top < 0 || bottom > innerHeight)
        out.push(`${name} is outside`)
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (seen === null || !(el.contains(seen) || seen.contains(el))) out.push(`${name} is covered`)
      if (right - left < 36 || bottom - top < 36) out.push(`${name} is small`)
    }
    return out
  }, parts)
  expect(faults).toEqual([])
}

test.each([
  ['sakura', 2],
  ['spirit', 3],
  ['honor', 1],
  ['sake', 2],
] as const)(
  'a finished game of %s is stepped through, checked and shown at four sizes',
  async (game, bots) => {
    const { id, host } = await finishedGame(house, game, bots, 3)
    const { page, context, errors } = await person(browser, 'desktop')
    await be(context, house, host)
    // Whoever comes back to the table finds the result over the whole page, and from it the review.
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector(RESULT)
    expect(await page.locator('.rs-art text').count()).toBeGreaterThan(3)
    for (const [name, size] of Object.entries(ALL)) {
      await page.setViewportSize(size)
      await page.waitForTimeout(100)
      await shot(page, `result-${game}-${name}`)
      await expectWhole(page, '.rs .btn, .rs-again')
    }
    await page.setViewportSize(ALL.desktop)
    if (game === 'honor') await expectAccessible(page)
    await page.locator('[data-key="review"]').click()
    await page.waitForSelector('.rv-board [data-anchor]')
    await checked(page)
    expect(await page.locator('.rv-seal').getAttribute('data-state')).toBe('log')
    expect(await step(page)).toBe('The deal')

    // By keys: on, back, to both ends; the address goes along.
    const dealt = await hand(page)
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await expect.poll(() => step(page)).toMatch(/^Move 2 of \d+$/)
    await page.keyboard.press('Home')
    await expect.poll(() => hand(page)).toEqual(dealt)
    await page.keyboard.press('End')
    const end = await step(page)
    expect(end).toMatch(/^Move (\d+) of \1$/)
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(/\d+/.exec(end)?.[0])
    await page.keyboard.press('Home')

    // By itself, faster, until it is held.
    await page.getByRole('radio', { name: '2×' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => step(page)).toMatch(/^Move [2-9] of/)
    await page.getByRole('button', { name: 'Pause' }).click()

    // Nothing on the board can be chosen.
    expect(
      await page
        .locator('.rv-board [data-key="seal"], .rv-board [data-piece]:not([aria-disabled="true"])')
        .count(),
    ).toBe(0)

    // A log line opens its moment; the scrubber is a slider for who hears the page.
    await page.locator('.rv-list .e').nth(3).click()
    expect(await step(page)).toMatch(/^(Move \d+ of|The deal)/)
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toContain(await step(page))

    await page.keyboard.press('End')
    for (let n = 0; n < 12; n++) await page.keyboard.press('PageUp')
    await page.waitForTimeout(300)
    for (const [name, size] of Object.entries(ALL)) {
      await page.setViewportSize(size)
      await page.waitForTimeout(200)
      await shot(page, `review-${game}-${name}`)
      await expectWhole(page)
    }
    await page.setViewportSize(ALL.desktop)
    if (game === 'sakura') await expectAccessible(page)
    expect(errors).toEqual([])
    await context.close()
  },
)

test('hands are closed as each player saw them, and open when asked for; a moment is shared without its end', async () => {
  const { id, host } = await finishedGame(house, 'sakura', 1, 9)
  const mine = await person(browser, 'desktop')
  await be(mine.context, house, host)
  const { page } = mine
  await page.goto(`${house.url}/r/${id}?at=12`)
  await page.waitForSelector('.rv-board [data-anchor]')
  const own = await hand(page)
  expect(await page.locator('.rv-hands').count()).toBe(0)
  await page.getByRole('button', { name: 'As Théo saw it' }).click()
  await expect.poll(() => hand(page)).not.toEqual(own)
  const theirs = await hand(page)
  await page.getByRole('button', { name: 'As I saw it' }).click()
  await expect.poll(() => hand(page)).toEqual(own)
  await page.getByRole('button', { name: 'All hands open' }).click()
  await page.waitForSelector('.rv-hands')
  const shown = await page.locator('.rv-hands li').first().locator('.held').allInnerTexts()
  expect(shown).toHaveLength(theirs.length)
  await shot(page, 'review-open-desktop')

  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByLabel('Note to move 12, for you alone').fill('Here I should have passed.')
  await page.getByRole('button', { name: 'Share this moment' }).click()
  const link = await page.locator('.rv-link input').inputValue()
  expect(new URL(link).search).toBe('?at=12&seat=0&open=1&hide=1')
  await page.reload()
  await page.getByRole('tab', { name: 'Notes' }).click()
  expect(await page.getByLabel('Note to move 12, for you alone').inputValue()).toBe(
    'Here I should have passed.',
  )

  // Somebody who was not there opens the link: the moment, and no word of the end before it is asked for.
  const stranger = await person(browser, 'phone')
  await stranger.page.goto(link)
  await stranger.page.waitForSelector('.rv-board [data-anchor]')
  expect(await stranger.page.locator('.rv-line h2').innerText()).toBe('A moment in a game of Sakura')
  expect(await step(stranger.page)).toMatch(/^Move 12 of/)
  await stranger.page.keyboard.press('ArrowRight')
  expect(await step(stranger.page)).toMatch(/^Move 12 of/)
  await shot(stranger.page, 'review-shared-phone')
  await stranger.page.getByRole('button', { name: 'Show what happened' }).click()
  await stranger.page.getByRole('button', { name: 'One move on' }).click()
  expect(await step(stranger.page)).toMatch(/^Move 13 of/)
  expect(await stranger.page.locator('.rv-line h2').innerText()).not.toContain('A moment')
  expect([...mine.errors, ...stranger.errors]).toEqual([])
  await Promise.all([mine.context.close(), stranger.context.close()])
})

test('a running game cannot be reviewed, nor a private one by strangers', async () => {
  const { page, context } = await person(browser, 'phone')
  const { host } = await finishedGame(house, 'spirit', 1, 2)
  const running = await host.open({
    game: 'sakura',
    seats: 2,
    bots: ['wanderer'],
    start: true,
    private: true,
  })
  await be(context, house, host)
  await page.goto(`${house.url}/r/${running.id}`)
  await page.getByRole('heading', { name: 'This game is not over yet.' }).waitFor()
  await page.getByRole('link', { name: 'To the table' }).click()
  await page.waitForSelector('.scroll')
  await host.ask('POST', `/api/tables/${running.id}/manners`, { do: 'concede', seat: 0 })
  await page.goto(`${house.url}/r/${running.id}`)
  await page.waitForSelector('.rv-head')
  // This browser was there while the game ran.
  await checked(page)
  expect(await page.locator('.rv-seal').getAttribute('data-state')).toBe('good')
  expect(await page.locator('.rv-line h2').innerText()).toBe('The table ended the game')
  await context.clearCookies()
  await page.goto(`${house.url}/r/${running.id}`)
  await page.getByRole('heading', { name: 'Only those who played' }).waitFor()
  await context.close()
})

test('a log that was tampered with on its way is found out in the browser, and still shown', async () => {
  const { id } = await finishedGame(house, 'sakura', 1, 4)
  const { page, context } = await person(browser, 'desktop')
  await page.route(`**/api/tables/${id}/log`, async route => {
    const answer = await route.fetch()
    const log = (await answer.json()) as { entries: { moveId: string }[] }
    const entry = log.entries[30]
    if (entry !== undefined) entry.moveId = 'somebody-else'
    await route.fulfill({ response: answer, json: log })
  })
  await page.goto(`${house.url}/r/${id}`)
  await checked(page)
  expect(await page.locator('.rv-seal').innerText()).toBe('Does not match, move 31')
  await page.locator('.rv-seal').click()
  await page.getByText('does not fit the chain').waitFor()
  await shot(page, 'review-tampered-desktop')
  await context.close()
})

test('a game on one device ends, is reviewed from its result, and is found again in the list', async () => {
  const { page, context, errors } = await person(browser, 'phone')
  await page.goto(house.url)
  await page.getByRole('radio', { name: /Samurai Spirit/ }).click()
  await page.getByRole('radio', { name: 'This device' }).click()
  // Raiders are not held up by somebody who takes whatever the page raises: the shortest game there is.
  await page.getByRole('button', { name: /^Alone/ }).click()
  await page.waitForURL(/\/here\/sofa-/)
  // Whoever sits there takes whatever the page raises, inside the page itself, until the game is over.
  await page.evaluate(
    async ([seal, rest, result]) => {
      const seen = (css: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(css)].filter(e => e.offsetParent !== null)
      for (let h = 7, end = performance.now() + 120_000; performance.now() < end;) {
        if (document.querySelector(result) !== null) return
        const [stamp] = seen(seal)
        const all = seen(rest)
        h = (Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
        ;(stamp ?? all[(h >>> 0) % Math.max(1, all.length)])?.click()
        await new Promise(requestAnimationFrame)
      }
    },
    [ONWARDS, `${TILE}, ${OPEN}`, RESULT] as const,
  )
  await page.locator('[data-key="review"]').click()
  await page.waitForURL(/\/r\/sofa-/)
  await page.waitForSelector('.rv-board [data-anchor]')
  await checked(page)
  expect(await page.locator('.rv-seal').getAttribute('data-state')).toBe('good')
  await page.keyboard.press('ArrowRight')
  expect(await step(page)).toMatch(/^Move 1 of/)
  // A link to it would be of no use to anybody else.
  expect(await page.locator('.rv-share').count()).toBe(0)
  await page.goto(house.url)
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .scrollIntoViewIfNeeded()
  await shot(page, 'review-list-phone')
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .click()
  await page.waitForSelector('.rv-board [data-anchor]')
  expect(errors).toEqual([])
  await context.close()
})

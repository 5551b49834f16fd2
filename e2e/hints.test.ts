import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, ONWARDS, OPEN, RESULT, SEAL, shot, stuck, TILE } from './clicker.ts'
import type { House, Size } from './house.ts'
import { begin, KEEPS, openBrowser, openHouse, person, post, SIZES } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse({ NOREN_REQUESTS_PER_MINUTE: '0', NOREN_BOT_PAUSE: '0' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

const LANTERN = '[data-key="hint"]:not([disabled])'
const BOX = '.hintbox'

/** The sentences that name no feature: nothing to weigh, or nothing between two choices. */
const EMPTY = {
  en: /nothing else to weigh|It is close/,
  fr: /rien d’autre à peser|C’est serré/,
  it: /non c’è altro da valutare|testa a testa/,
} as const

/** Waits until somebody may ask for advice; false when the game is over. */
async function asked(page: Page): Promise<boolean> {
  await page
    .waitForSelector(`${LANTERN}, ${RESULT}, button[data-dawn]`, { timeout: 60_000 })
    .catch(async () => {
      throw await stuck(page, 'nobody may ask for advice')
    })
  const dawn = page.locator('button[data-dawn]:visible')
  if ((await dawn.count()) > 0) {
    await dawn.first().click()
    return asked(page)
  }
  return (await page.locator(RESULT).count()) === 0
}

/** One choice, any: so that the next question comes. */
async function moveOn(page: Page, roll: (n: number) => number): Promise<void> {
  const before = await page.locator('.scroll h2').innerText()
  for (let n = 0; n < 12; n++) {
    const { seal, tiles, pieces, over, paper } = await look(page)
    if (over) return
    if (paper) await page.keyboard.press('Escape')
    const css = seal ? ONWARDS : roll(tiles + pieces + 1) < tiles ? TILE : OPEN
    const all = page.locator(`${css}:visible`)
    const count = await all.count()
    if (count > 0)
      await all
        .nth(seal ? 0 : roll(count))
        .click({ timeout: 1000 })
        .catch(() => undefined)
    if (seal) await page.waitForTimeout(150)
    if ((await page.locator('.scroll h2').innerText()) !== before) return
  }
}

interface Shown {
  readonly ways: readonly string[]
  readonly why: string
}

/** Presses W and reads what the box says. */
async function ask(page: Page): Promise<Shown> {
  await page.keyboard.press('w')
  await page.waitForSelector(BOX, { timeout: 20_000 })
  return {
    ways: await page.locator(`${BOX} .hintway`).allInnerTexts(),
    why: await page.locator(`${BOX} .hintwhy`).innerText(),
  }
}

const GAMES = [
  ['sakura', 4, 'en', 'desktop'],
  ['spirit', 3, 'fr', 'phone'],
  ['honor', 4, 'it', 'tablet'],
  ['sake', 4, 'en', 'phone'],
] as const satisfies readonly (readonly [string, number, keyof typeof EMPTY, Size])[]

describe.each(GAMES)('a hint in %s', (game, seats, lang, size) => {
  test('the best choices with their chances, one sentence that names what decided, and a pick that plays nothing', async () => {
    const me = await person(browser, size, lang)
    const { page } = me
    const bots = Array.from({ length: seats - 1 }, () => 'bushi')
    const id = await begin(me, house, { game, seats, bots })
    await page.goto(`${house.url}/t/${id}`)
    const roll = dice(11)
    let told: Shown | null = null
    for (let n = 0; n < 25 && (await asked(page)); n++) {
      const seen = await ask(page)
      expect(seen.ways.length).toBeGreaterThan(0)
      expect(seen.ways.length).toBeLessThanOrEqual(3)
      expect(seen.why).not.toMatch(/[{}*]|NaN|undefined/)
      if (seen.ways.length > 1 && !EMPTY[lang].test(seen.why)) {
        told = seen
        break
      }
      await page.keyboard.press('Escape')
      await page.waitForSelector(BOX, { state: 'detached' })
      await moveOn(page, roll)
    }
    expect(told, 'no question of the first 25 had a feature that decided').not.toBeNull()
    for (const way of told?.ways ?? []) expect(way).toMatch(/\d+ %/)
    for (const s of ['desktop', 'tablet', 'phone'] as const) {
      await page.setViewportSize(SIZES[s])
      await page.waitForTimeout(120)
      const box = await page.locator(BOX).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SIZES[s].width)
      await shot(page, `hint-${game}-${s}`)
    }
    await page.setViewportSize(SIZES[size])
    await expectAccessible(page)

    // A pick lays the pieces out and leaves the seal to its player.
    const lines = await page.evaluate(() => document.querySelectorAll('.log li, [role=log] li').length)
    await page.locator(`${BOX} .hintway`).first().click()
    await page.waitForSelector(BOX, { state: 'detached' })
    await page.waitForSelector(SEAL)
    await page.waitForTimeout(250)
    expect(await page.evaluate(() => document.querySelectorAll('.log li, [role=log] li').length)).toBe(lines)
    expect(me.errors).toEqual([])
    await me.context.close()
  })
})

test('nobody is whispered to at a table of people', async () => {
  const [anna, ben] = [await person(browser, 'desktop'), await person(browser, 'desktop')]
  const { id } = await post(anna, house, '/api/tables', { game: 'sakura', seats: 3, bots: ['wanderer'] })
  await post(ben, house, `/api/tables/${id}/sit`)
  await post(anna, house, `/api/tables/${id}/start`)
  for (const who of [anna, ben]) {
    await who.page.goto(`${house.url}/t/${id}`)
    await who.page.waitForSelector('.scroll')
  }
  await Promise.race([anna, ben].map(who => who.page.waitForSelector('.scroll[data-asked="true"]')))
  expect(await anna.page.locator('[data-key="hint"]').count()).toBe(0)
  expect(await ben.page.locator('[data-key="hint"]').count()).toBe(0)
  expect([...anna.errors, ...ben.errors]).toEqual([])
  await anna.context.close()
  await ben.context.close()
})

/** Frames and long tasks of the page from one moment to another. */
interface Frames {
  readonly gaps: readonly number[]
  readonly longest: number
  readonly took: number
}

/** What the page draws while something is done. */
async function drawn(page: Page, doing: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const seen = { gaps: [] as number[], longest: 0, on: true, began: performance.now() }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const e of list.getEntries()) seen.longest = Math.max(seen.longest, e.duration)
    }).observe({ type: 'longtask' })
    let last = performance.now()
    const tick = (now: number): void => {
      if (now > last) seen.gaps.push(now - last)
      last = now
      if (seen.on) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await doing()
  return page.evaluate((): Frames => {
    const { seen } = window as unknown as {
      seen: { gaps: number[]; longest: number; on: boolean; began: number }
    }
    seen.on = false
    return { gaps: seen.gaps.slice(1), longest: seen.longest, took: performance.now() - seen.began }
  })
}

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity

test('offline, the page goes on drawing while the worker thinks', async () => {
  const inn = await openHouse()
  const me = await person(browser, 'desktop', 'en', KEEPS)
  const { page, context } = me
  await page.goto(inn.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForSelector('html[data-kept="all"]')
  await context.setOffline(true)
  await inn.stop()
  await page.reload()
  await page.getByRole('radio', { name: /Saké/ }).click()
  await page.getByRole('radio', { name: 'Wanderer' }).click()
  await page.getByLabel('Name on seat 1').fill('Mika')
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.waitForSelector(LANTERN, { timeout: 60_000 })
  await page.waitForTimeout(800)
  // The first hint fetches what it needs; the ones after it are the thought alone.
  await ask(page)
  await page.keyboard.press('Escape')
  const roll = dice(3)
  const idle: number[] = []
  const gaps: number[] = []
  let longest = 0
  let took = 0
  for (let n = 0; n < 4; n++) {
    await moveOn(page, roll)
    if (!(await asked(page))) break
    await page.waitForTimeout(400)
    idle.push(...(await drawn(page, () => page.waitForTimeout(300))).gaps)
    const thinking = await drawn(page, () => ask(page))
    gaps.push(...thinking.gaps)
    longest = Math.max(longest, thinking.longest)
    took += thinking.took
    await page.keyboard.press('Escape')
  }
  const line = {
    frames: gaps.length,
    fps: Math.round(1000 / middle(gaps)),
    idleFps: Math.round(1000 / middle(idle)),
    thinkingMs: Math.round(took),
    longestTaskMs: Math.round(longest),
  }
  console.log(`frames while the worker thinks: ${JSON.stringify(line)}`)
  // Beside the same page at rest, since machines differ: it draws as often, and no task of its own is as long as a thought.
  expect(gaps.length).toBeGreaterThan(20)
  expect(middle(gaps)).toBeLessThan(2 * middle(idle))
  expect(longest).toBeLessThan(took / 4)
  // That the server is away is the point of this test; every other complaint of the page would be a fault.
  expect(
    me.errors.filter(e => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/.test(e)),
  ).toEqual([])
  await context.close()
})

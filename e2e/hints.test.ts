import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, ONWARDS, OPEN, RESULT, SEAL, stuck, tap, TILE } from './clicker.ts'
import type { Size } from './house.ts'
import { begin, KEEPS, openHouse, person, post, resize, SIZES } from './house.ts'
import { answered, keepLine } from './marker.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ NOREN_REQUESTS_PER_MINUTE: '0', NOREN_BOT_PAUSE: '0' })

const LANTERN = '[data-key="hint"]:not([disabled])'
const BOX = '.hintbox'

/** The sentences that name no feature: nothing to weigh, or nothing between two choices. */
const EMPTY = {
  en: /nothing else to weigh|cannot be told apart|no one thing decides/,
  fr: /rien d’autre à peser|rien ne les départage|sans qu’une seule chose décide/,
  it: /non c’è altro da valutare|non si distinguono|senza che una cosa sola decida/,
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

/** One choice, any; resolves when the table has gone on to the next question, so that nobody is asked about the one before. */
async function moveOn(page: Page, roll: (n: number) => number): Promise<void> {
  const seq = (): Promise<string | null> => page.locator('.scroll').getAttribute('data-seq')
  const before = await seq()
  const end = Date.now() + 60_000
  for (let sealed = false; ;) {
    const { seal, tiles, pieces, over, paper } = await look(page, 1000)
    if (over || (sealed && (await seq()) !== before)) return
    if (Date.now() > end) throw await stuck(page, 'the table does not go on')
    if (paper) await page.keyboard.press('Escape')
    else if (seal) sealed = (await tap(page, ONWARDS)) || sealed
    else await tap(page, roll(tiles + pieces + 1) < tiles ? TILE : OPEN, roll(1 << 20))
  }
}

interface Shown {
  readonly ways: readonly string[]
  readonly why: string
}

/** A slip that says why there is no hint: a person has four at once, and then one in two and a half seconds. */
const SLIP = '.toasts .toast'
const TOO_MANY = /Too many requests|Trop de demandes|Troppe richieste/

/** Presses W and reads what the box says; whoever is told to wait asks again when the slip is gone. */
async function ask(page: Page): Promise<Shown> {
  await page.keyboard.press('w')
  await page.waitForSelector(`${BOX}, ${SLIP}`, { timeout: 60_000 })
  if ((await page.locator(BOX).count()) === 0) {
    await expect.poll(() => page.locator(SLIP).first().innerText()).toMatch(TOO_MANY)
    await page.waitForSelector(SLIP, { state: 'detached' })
    return ask(page)
  }
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
    await keepLine(page)
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
      await resize(page, s)
      const inside = async (): Promise<boolean> => {
        const box = await page.locator(BOX).boundingBox()
        return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= SIZES[s].width
      }
      await expect.poll(inside, { message: s }).toBe(true)
    }
    await resize(page, size)
    await expectAccessible(page)

    // A pick lays the pieces out and leaves the seal to its player.
    const lines = await page.evaluate(() => document.querySelectorAll('.log li, [role=log] li').length)
    await page.locator(`${BOX} .hintway`).first().click()
    await page.waitForSelector(BOX, { state: 'detached' })
    await page.waitForSelector(SEAL)
    // A move of mine would have been answered before this.
    await answered(page)
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

/** The frames of the page from one moment to another, by the time between two of them. */
interface Frames {
  readonly gaps: readonly number[]
  readonly took: number
}

/** What the page draws while something is done. */
async function drawn(page: Page, doing: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const seen = { gaps: [] as number[], on: true, began: performance.now() }
    Object.assign(window, { seen })
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
      seen: { gaps: number[]; on: boolean; began: number }
    }
    seen.on = false
    return { gaps: seen.gaps, took: performance.now() - seen.began }
  })
}

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
  // The first hint fetches what it needs; the ones after it are the thought alone.
  await ask(page)
  await page.keyboard.press('Escape')
  const roll = dice(3)
  const thoughts: Frames[] = []
  for (let n = 0; n < 4; n++) {
    await moveOn(page, roll)
    if (!(await asked(page))) break
    thoughts.push(await drawn(page, () => ask(page)))
    await page.keyboard.press('Escape')
  }
  // A page that thought itself would draw nothing from the key to the answer, however fast the machine: the longest time without a frame
  // would be about the whole of every thought. On a busy machine the page waits for its turn too, so the best of them counts.
  const shares = thoughts.map(({ gaps, took }) => Math.max(...gaps) / took)
  expect(Math.max(...thoughts.map(({ gaps }) => gaps.length))).toBeGreaterThan(6)
  expect(Math.min(...shares)).toBeLessThan(0.5)
  // That the server is away is the point of this test; every other complaint of the page would be a fault.
  expect(
    me.errors.filter(e => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/.test(e)),
  ).toEqual([])
  await context.close()
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, ONWARDS, OPEN, RESULT, shot, stuck, TILE } from './clicker.ts'
import type { House, Size } from './house.ts'
import { KEEPS, openBrowser, openHouse, person, SIZES } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse({ NOREN_REQUESTS_PER_MINUTE: '0' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

const CURTAIN = '.handcurtain[data-parting="false"]'
const PART = `${CURTAIN} .hanko`

interface Walked {
  readonly at: 'over' | 'curtain' | 'table'
  readonly clicks: number
}

/**
 * Somebody who takes whatever the page raises, inside the page itself, until a curtain falls, the game is over, so many clicks
 * are made or a second has passed: a game behind curtains has hundreds of clicks, and that every piece can be clicked for real
 * is shown by the tests of the boards.
 */
const walk = (page: Page, seed: number, most: number): Promise<Walked> =>
  page.evaluate(
    async ([curtain, seal, tile, piece, result, start, wanted]): Promise<Walked> => {
      const seen = (css: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(css)].filter(e => e.offsetParent !== null)
      const end = performance.now() + 1000
      let h = start
      for (let clicks = 0; ;) {
        if (document.querySelector(result) !== null) return { at: 'over', clicks }
        if (document.querySelector(curtain) !== null) return { at: 'curtain', clicks }
        if (clicks >= wanted || performance.now() > end) return { at: 'table', clicks }
        // What was just sealed is on its way while its seal is out of use.
        if (document.querySelector('[data-key="seal"][disabled]') === null) {
          const [stamp] = seen(seal)
          const rest = [...seen(tile), ...seen(piece)]
          h = (Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
          const target = stamp ?? rest[(h >>> 0) % Math.max(1, rest.length)]
          target?.click()
          if (target !== undefined) clicks++
        }
        await new Promise(requestAnimationFrame)
      }
    },
    [CURTAIN, ONWARDS, TILE, OPEN, RESULT, seed, most] as const,
  )

/** A hand as its owner reads it: the names of everything on the dock. */
const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.dock [data-piece]')
    .evaluateAll(all => all.map(e => e.getAttribute('aria-label') ?? e.textContent ?? ''))

interface Sofa {
  readonly curtains: string[]
  readonly clicks: number
}

/** Plays until the end or until so many clicks are made; at a curtain, whoever it calls parts it. */
async function play(
  page: Page,
  roll: (n: number) => number,
  atCurtain: (name: string, nth: number) => Promise<void>,
  clicksWanted = Number.POSITIVE_INFINITY,
  patience = 150_000,
): Promise<Sofa> {
  const end = Date.now() + patience
  const curtains: string[] = []
  for (let clicks = 0; ;) {
    if (Date.now() > end)
      throw await stuck(page, `no end after ${curtains.length} curtains and ${clicks} clicks`)
    const walked = await walk(page, roll(1 << 20), clicksWanted - clicks)
    clicks += walked.clicks
    if (walked.at === 'over' || clicks >= clicksWanted) return { curtains, clicks }
    if (walked.at !== 'curtain') continue
    const name = await page.locator(`${CURTAIN} h1`).innerText()
    curtains.push(name)
    await atCurtain(name, curtains.length)
    await page.locator(PART).click()
    await page.waitForSelector(CURTAIN, { state: 'detached' })
  }
}

/** Names for the first seats; people take them from the bots. */
async function seatPeople(page: Page, names: readonly string[]): Promise<void> {
  for (const [i, name] of names.entries()) {
    if (i > 0) await page.getByRole('button', { name: `Let a person take seat ${i + 1}` }).click()
    await page.getByLabel(`Name on seat ${i + 1}`).fill(name)
  }
}

/** Where nobody has anything to hide no curtain falls. */
const noCurtain = async (name: string): Promise<void> => {
  throw new Error(`a curtain was drawn for ${name}`)
}

test('three people pass one device around: a whole game of Sakura with a curtain between the hands', async () => {
  const sofa = await person(browser, 'phone')
  const { page } = sofa
  await page.goto(house.url)
  await page.getByRole('radio', { name: 'This device' }).click()
  await seatPeople(page, ['Mika', 'Ben', 'Ada'])
  await shot(page, 'sofa-home-phone')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.waitForURL(/\/here\/sofa-/)
  const first = await page.waitForSelector(CURTAIN).then(() => page.locator(`${CURTAIN} h1`).innerText())
  for (const size of ['desktop', 'tablet', 'phone'] as const satisfies readonly Size[]) {
    await page.setViewportSize(SIZES[size])
    await shot(page, `curtain-${size}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(await page.locator(PART).innerText()).toBe(`I am ${first}, part the curtain`)
  await expectAccessible(page)

  const hands: Record<string, string[]> = {}
  const sofaGame = await play(page, dice(5), async (name, nth) => {
    // Nothing of any hand is on the page while the curtain hangs, and the title names nobody's cards.
    expect(await page.locator('.app, [data-piece], .scroll, .rail').count()).toBe(0)
    expect(await page.title()).toBe(`${name} · Sakura`)
    if (nth === 2) {
      // Somebody else may look first; the curtain then falls when they draw it, and calls the one who is asked.
      const other = ['Mika', 'Ben', 'Ada'].find(n => n !== name) ?? ''
      await page.locator(`${CURTAIN} .others`).getByRole('button', { name: other }).click()
      await page.waitForSelector('.dock [data-piece]')
      hands['other'] = await handOf(page)
      expect(await page.locator(OPEN).count()).toBe(0)
      await page.getByRole('button', { name: 'Draw the curtain' }).click()
      expect(await page.locator(`${CURTAIN} h1`).innerText()).toBe(name)
      await page.locator(PART).click()
      await page.waitForSelector('.dock [data-piece]')
      hands['own'] = await handOf(page)
      expect(hands['own']).not.toEqual(hands['other'])
      await page.getByRole('button', { name: 'Draw the curtain' }).click()
    }
    if (nth === 5) {
      await page.reload()
      await page.waitForSelector(CURTAIN)
      expect(await page.locator(`${CURTAIN} h1`).innerText()).toBe(name)
    }
  })
  expect(new Set(sofaGame.curtains)).toEqual(new Set(['Mika', 'Ben', 'Ada']))
  expect(sofaGame.curtains.every((name, i) => i === 0 || name !== sofaGame.curtains[i - 1])).toBe(true)
  expect(sofaGame.curtains.length).toBeGreaterThan(10)
  expect(await page.locator('.scores tbody tr').count()).toBe(3)
  // The end belongs to all of them: it names the winner and calls nobody "you".
  expect(await page.locator('dialog h2').innerText()).toMatch(/^(Mika|Ben|Ada)\b/)
  expect(sofa.errors).toEqual([])
  await sofa.context.close()
})

test('alone against bots with the network off after the first load, reloaded in the middle, then once more', async () => {
  const inn = await openHouse()
  const me = await person(browser, 'phone', 'en', KEEPS)
  const { page, context } = me
  await page.goto(inn.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // All games come to the device when the page has nothing else to do.
  await page.waitForSelector('html[data-kept="all"]')
  await context.setOffline(true)
  await inn.stop()
  await page.reload()
  await page.getByText('Online tables are out of reach just now').first().waitFor()
  expect(await page.getByRole('radio', { name: 'This device' }).getAttribute('aria-checked')).toBe('true')
  await shot(page, 'home-offline-phone')
  await page.getByRole('radio', { name: 'Wanderer' }).click()
  await page.getByLabel('Name on seat 1').fill('Mika')
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.waitForSelector('.scroll')
  expect(await page.locator(CURTAIN).count()).toBe(0)

  const asked = '.scroll[data-asked="true"]'
  await play(page, dice(7), noCurtain, 12)
  await page.waitForSelector(asked)
  await page.waitForTimeout(300)
  const before = await handOf(page)
  await page.reload()
  await page.waitForSelector(asked)
  expect(await handOf(page)).toEqual(before)

  await play(page, dice(11), noCurtain)
  expect(await page.locator('.scores tbody tr').count()).toBe(3)
  const over = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL(url => url.pathname.startsWith('/here/') && url.href !== over)
  await page.waitForSelector('.scroll')
  await page.goto(inn.url)
  await page.locator('.gcardbox').nth(1).waitFor()
  expect(await page.locator('.gcardbox').count()).toBe(2)
  await page.getByRole('button', { name: 'Delete this game of Sakura' }).last().click()
  await page.getByRole('button', { name: 'Delete for ever' }).click()
  await page.locator('.gcardbox').nth(1).waitFor({ state: 'detached' })
  // Every other complaint of the page would be a fault; that the server is away is the point of this test.
  expect(
    me.errors.filter(e => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/.test(e)),
  ).toEqual([])
  await context.close()
})

for (const [game, names] of [
  ['Saké & Samouraï', ['Mika', 'Ben', 'Ada']],
  ['Honor of the Samurai', ['Mika', 'Ben', 'Ada']],
  ['Samurai Spirit', []],
] as const) {
  test(`${game} on this device: ${names.length > 0 ? 'hand after hand, also when several are asked at once' : 'alone with open cards, no curtain'}`, async () => {
    const me = await person(browser, 'desktop')
    const { page } = me
    await page.goto(house.url)
    await page.getByRole('radio', { name: new RegExp(game) }).click()
    await page.getByRole('radio', { name: 'This device' }).click()
    await seatPeople(page, names)
    await page.getByRole('button', { name: names.length > 0 ? 'Sit down and play' : /^Alone/ }).click()
    await page.waitForURL(/\/here\/sofa-/)
    const seen = await play(page, dice(3), names.length > 0 ? async () => undefined : noCurtain, 30, 60_000)
    // A village may fall before that: then the page says so.
    const over = (await page.locator(RESULT).count()) > 0
    expect(seen.clicks).toBeGreaterThan(over ? 5 : 29)
    expect(new Set(seen.curtains)).toEqual(new Set(names))
    expect(me.errors).toEqual([])
    await me.context.close()
  })
}

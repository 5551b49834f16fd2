import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice, OPEN, playToTheEnd, RESULT, SEAL, shot, TILE } from './clicker.ts'
import type { House, Size } from './house.ts'
import { openBrowser, openHouse, person, SIZES } from './house.ts'

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

/** Bots on this device linger for people's sake; a test has no need of that. */
const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('noren.pause', '0'))

type Sight = 'over' | 'curtain' | 'seal' | 'tile' | 'piece' | 'nothing'

const sight = (page: Page): Promise<Sight> =>
  page.evaluate(
    ([curtain, seal, tile, piece, result]): Sight => {
      const seen = (css: string): boolean =>
        [...document.querySelectorAll<HTMLElement>(css)].some(e => e.offsetParent !== null)
      if (document.querySelector(result) !== null) return 'over'
      if (document.querySelector(curtain) !== null) return 'curtain'
      return seen(seal) ? 'seal' : seen(tile) ? 'tile' : seen(piece) ? 'piece' : 'nothing'
    },
    [CURTAIN, SEAL, TILE, OPEN, RESULT] as const,
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

/** Three people with one device: whoever the curtain calls parts it and plays what the page raises. */
async function playOnOneDevice(
  page: Page,
  roll: (n: number) => number,
  atCurtain: (name: string, nth: number) => Promise<void>,
  patience = 150_000,
): Promise<Sofa> {
  const end = Date.now() + patience
  const curtains: string[] = []
  for (let clicks = 0; ;) {
    if (Date.now() > end) throw new Error(`no end after ${curtains.length} curtains and ${clicks} clicks`)
    const now = await sight(page)
    if (now === 'over') return { curtains, clicks }
    if (now === 'nothing') {
      await page.waitForTimeout(20)
      continue
    }
    if (now === 'curtain') {
      const name = await page.locator(`${CURTAIN} h1`).innerText()
      curtains.push(name)
      await atCurtain(name, curtains.length)
    }
    const css = { curtain: PART, seal: SEAL, tile: TILE, piece: OPEN }[now]
    const all = page.locator(`${css}:visible`)
    const count = await all.count()
    if (count === 0) continue
    const target = all.nth(now === 'seal' || now === 'curtain' ? 0 : roll(count))
    // What moved away meanwhile is looked for again.
    const hit = await target.click({ timeout: 1500 }).then(
      () => true,
      (e: unknown) => {
        if (e instanceof Error && /Timeout|detached|not visible/i.test(e.message)) return false
        throw e
      },
    )
    if (hit) clicks++
  }
}

test('three people pass one device around: a whole game of Sakura with a curtain between the hands', async () => {
  const sofa = await person(browser, 'phone')
  const { page } = sofa
  await hurry(page)
  await page.goto(house.url)
  await page.getByRole('radio', { name: 'This device' }).click()
  await page.getByLabel('Name on seat 1').fill('Mika')
  for (const [seat, name] of [
    [2, 'Ben'],
    [3, 'Ada'],
  ] as const) {
    await page.getByRole('button', { name: `Let a person take seat ${seat}` }).click()
    await page.getByLabel(`Name on seat ${seat}`).fill(name)
  }
  await shot(page, 'sofa-home-phone')
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.waitForURL(/\/here\/sofa-/)
  const first = await page.waitForSelector(CURTAIN).then(() => page.locator(`${CURTAIN} h1`).innerText())
  for (const size of ['desktop', 'tablet', 'phone'] as const satisfies readonly Size[]) {
    await page.setViewportSize(SIZES[size])
    await shot(page, `curtain-${size}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(await page.locator(PART).innerText()).toBe(`I am ${first}, part the curtain`)

  const hands: Record<string, string[]> = {}
  const sofaGame = await playOnOneDevice(page, dice(5), async (name, nth) => {
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
  expect(sofaGame.clicks).toBeGreaterThan(20)
  expect(await page.locator('.scores tbody tr').count()).toBe(3)
  // The end belongs to all of them: it names the winner and calls nobody "you".
  expect(await page.locator('dialog h2').innerText()).toMatch(/^(Mika|Ben|Ada)\b/)
  expect(sofa.errors).toEqual([])
  await sofa.context.close()
})

test('alone against bots with the network off after the first load, reloaded in the middle, then once more', async () => {
  const inn = await openHouse()
  const me = await person(browser, 'phone')
  const { page, context } = me
  await hurry(page)
  await page.goto(inn.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
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
  let clicks = 0
  while (clicks < 12) {
    const now = await sight(page)
    const css = now === 'seal' ? SEAL : now === 'tile' ? TILE : now === 'piece' ? OPEN : null
    if (css === null) await page.waitForTimeout(20)
    else if (
      await page
        .locator(`${css}:visible`)
        .first()
        .click({ timeout: 1500 })
        .then(
          () => true,
          () => false,
        )
    )
      clicks++
  }
  await page.waitForSelector(asked)
  await page.waitForTimeout(300)
  const before = await handOf(page)
  await page.reload()
  await page.waitForSelector(asked)
  expect(await handOf(page)).toEqual(before)

  await playToTheEnd(page, dice(11))
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

test('every game opens on this device; Samurai Spirit is played alone with open cards', async () => {
  const me = await person(browser, 'desktop')
  await hurry(me.page)
  for (const game of ['Saké & Samouraï', 'Samurai Spirit', 'Honor of the Samurai']) {
    await me.page.goto(house.url)
    await me.page.getByRole('radio', { name: new RegExp(game) }).click()
    await me.page.getByRole('radio', { name: 'This device' }).click()
    const begin = game === 'Samurai Spirit' ? /^Alone/ : 'Sit down and play'
    await me.page.getByRole('button', { name: begin }).click()
    await me.page.waitForSelector('.scroll')
    expect(await me.page.locator(CURTAIN).count()).toBe(0)
  }
  expect(me.errors).toEqual([])
  await me.context.close()
})

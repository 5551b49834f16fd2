import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice, RESULT, SEAL, shot } from './clicker.ts'
import type { House, Person, Size } from './house.ts'
import { openBrowser, openHouse, person } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse({
    NOREN_BOT_PAUSE: '0',
    NOREN_MESSAGES_PER_SECOND: '0',
    NOREN_REQUESTS_PER_MINUTE: '0',
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

/** What a game must show before this test is content: on the screen, not only on the wire. */
const MOMENTS = {
  battle: '.hs-war .sd[data-mood="win"] .hs-die',
  alliance: '.hs-cords .cord',
  murder: '.hs-deed [data-good]',
  'save-face-out-of-turn': '.scroll[data-asked="true"] ~ .hs-dk .hs-me[data-active="false"]',
} as const
type MomentName = keyof typeof MOMENTS
const WINDOW = '.hs-asked'

async function watch(page: Page, seen: Set<MomentName>, size: Size): Promise<void> {
  const met = await page.evaluate(
    ([moments, open]) =>
      Object.entries(moments)
        .filter(([name, css]) => {
          const there = document.querySelector(css) !== null
          return name === 'save-face-out-of-turn' ? there && document.querySelector(open) !== null : there
        })
        .map(([name]) => name),
    [MOMENTS, WINDOW] as const,
  )
  for (const name of met as MomentName[]) {
    if (seen.has(name)) continue
    seen.add(name)
    await shot(page, `honor-${name}-${size}`)
  }
}

/** Presses what may have gone meanwhile. */
async function press(target: Locator): Promise<void> {
  await target.click({ timeout: 1000 }).catch((e: unknown) => {
    if (!(e instanceof Error) || !/Timeout|detached|not attached/i.test(e.message)) throw e
  })
}

/** In this order: what a declaration still needs, an alliance, other declarations, a card and its target, the scroll. */
async function choose(page: Page, roll: (n: number) => number): Promise<void> {
  const open = (css: string): Locator => page.locator(`${css}[data-state="open"]`).filter({ visible: true })
  const targets = open('.hs-hit').or(open('button.hs-mini'))
  const tiles = page.locator('.hs-tile[aria-disabled="false"]').filter({ visible: true })
  const aiming = (await page.locator('.hs-decl[data-state="picked"]').count()) > 0
  const wishes = [
    open('dialog[open] [data-piece]'),
    ...(aiming ? [tiles, targets] : []),
    open('.hs-decl[aria-label^="Ally"]'),
    ...(roll(3) === 0 ? [] : [open('.hs-decl')]),
    open('.hs-card'),
    targets,
    ...(roll(4) === 0 ? [tiles.last()] : []),
    tiles,
  ]
  for (const wish of wishes) {
    const n = await wish.count()
    if (n === 0) continue
    return press(wish.nth(roll(n)))
  }
  await page.waitForTimeout(30)
}

async function playToTheEnd(
  me: Person,
  roll: (n: number) => number,
  seen: Set<MomentName>,
  size: Size,
): Promise<number> {
  const { page } = me
  let clicks = 0
  const end = Date.now() + 200_000
  while ((await page.locator(RESULT).count()) === 0) {
    if (Date.now() > end) throw new Error(`the game did not end within 200 s and ${clicks} clicks`)
    const seal = page.locator(SEAL)
    const ready = (await page.locator('dialog[open]').count()) === 0 && (await seal.count()) > 0
    // looked at after the question has come and before it is answered
    await watch(page, seen, size)
    if (ready) await press(seal.first())
    else await choose(page, roll)
    clicks++
  }
  return clicks
}

for (const size of ['desktop', 'phone'] as const satisfies readonly Size[]) {
  test(`Honor with three bots to the target, through battle, alliance, murder and Save Face (${size})`, async () => {
    const me = await person(browser, size)
    const { page } = me
    await page.goto(house.url)
    await page.getByRole('radio', { name: /Honor of the Samurai/ }).click()
    await page.getByRole('radio', { name: 'Samurai', exact: true }).click()
    await page.getByText('Table options').click()
    await page.getByRole('radio', { name: '250' }).first().click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector('.hs-table')
    const seen = new Set<MomentName>()
    const roll = dice(size === 'desktop' ? 5 : 8)
    // One game nearly always shows everything; the button under the result gives another chance.
    for (let game = 0; game < 8; game++) {
      expect(await playToTheEnd(me, roll, seen, size)).toBeGreaterThan(5)
      if (seen.size === Object.keys(MOMENTS).length) break
      await page.getByRole('button', { name: 'Play again' }).click()
      await page.locator(RESULT).waitFor({ state: 'detached' })
      await page.waitForSelector('.hs-table')
    }
    expect([...seen].sort()).toEqual(Object.keys(MOMENTS).sort())
    await shot(page, `honor-result-${size}`)
    expect(await page.locator('.scores tbody tr').count()).toBe(4)
    const best = Number(await page.locator('.scores tbody tr td:last-child').first().innerText())
    expect(best).toBeGreaterThanOrEqual(250)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(me.errors).toEqual([])
    await me.context.close()
  }, 900_000)
}

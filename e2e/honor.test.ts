import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice, RESULT, SEAL, shot, stuck, tap, until } from './clicker.ts'
import type { House, Size } from './house.ts'
import { HURRY, openBrowser, openHouse, person } from './house.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse(HURRY)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

/** What must have been on the screen, not only on the wire, before this test is content; all of a list at once. */
const MOMENTS = {
  battle: ['.hs-war .sd[data-mood="win"] .hs-die'],
  alliance: ['.hs-cords .cord'],
  murder: ['.hs-deed [data-good]'],
  'save-face-out-of-turn': ['.scroll[data-asked="true"] ~ .hs-dk .hs-me[data-active="false"]', '.hs-asked'],
} as const
type MomentName = keyof typeof MOMENTS
const ALL = Object.keys(MOMENTS) as MomentName[]

const open = (css: string): string => `${css}[data-state="open"]`
const TARGETS = `${open('.hs-hit')}, ${open('button.hs-mini')}`
const TILES = '.hs-tile[aria-disabled="false"]'
const DIALOG = `dialog[open] ${open('[data-piece]')}`
const ALLY = open('.hs-decl[aria-label^="Ally"]')
const DECLARE = open('.hs-decl')
const CARD = open('.hs-card')
const WISHES = [DIALOG, ALLY, DECLARE, CARD, TARGETS, TILES]

/** What the page shows just now, read in one go. */
interface Offer {
  readonly over: boolean
  readonly seal: boolean
  readonly aiming: boolean
  /** A paper lies over the table and asks nothing. */
  readonly paper: boolean
  /** How many of each wish can be clicked. */
  readonly counts: Readonly<Record<string, number>>
  readonly met: readonly string[]
}

const look = (page: Page): Promise<Offer> =>
  page.evaluate(
    ([wishes, moments, seal, result]) => {
      // as the clicks judge it: a folded row has a place but no size
      const seen = (e: Element): boolean =>
        e.checkVisibility({ visibilityProperty: true }) &&
        e.getBoundingClientRect().width * e.getBoundingClientRect().height > 0
      const all = (css: string): number => [...document.querySelectorAll(css)].filter(seen).length
      const there = (css: string): boolean => document.querySelector(css) !== null
      return {
        over: there(result),
        seal: !there('dialog[open]') && all(seal) > 0,
        aiming: there('.hs-decl[data-state="picked"]'),
        paper: there('dialog[open]') && !there('dialog[open] [data-piece][data-state="open"]'),
        counts: Object.fromEntries(wishes.map(css => [css, all(css)])),
        met: Object.entries(moments)
          .filter(([, css]) => css.every(there))
          .map(([name]) => name),
      }
    },
    [WISHES, MOMENTS, SEAL, RESULT] as const,
  )

/** In this order: what a declaration still needs, an alliance, other declarations, a card and its target, the scroll. */
async function choose(
  page: Page,
  offer: Offer,
  /** Drawn once for each choice, however often it must be aimed at. */
  drawn: number,
  seen: ReadonlySet<MomentName>,
): Promise<boolean> {
  const declares = drawn % 3 > 0
  const last = (drawn >> 4) % 4 === 0
  const wishes = [
    DIALOG,
    ...(offer.aiming ? [TILES, TARGETS] : []),
    ALLY,
    ...(declares ? [DECLARE] : []),
    CARD,
    TARGETS,
    TILES,
  ].filter(css => (offer.counts[css] ?? 0) > 0)
  for (const wish of wishes)
    // the last tile ends the turn: now and then, so that a turn is over before its cards are
    if (await tap(page, wish, wish === TILES && last ? -1 : drawn >> 6)) return true
  // nothing to do: until there is, or until something is shown that was not seen yet
  const news = ALL.filter(name => !seen.has(name) && name !== 'save-face-out-of-turn').flatMap(
    n => MOMENTS[n],
  )
  if (wishes.length === 0)
    await until(page, [RESULT, SEAL, 'dialog[open]', ...WISHES, ...news].join(', '), 300)
  return false
}

/** Plays on until the game is over, or until everything was seen if that is enough; says whether it is over. */
async function playOn(
  page: Page,
  roll: (n: number) => number,
  seen: Set<MomentName>,
  size: Size,
  enough: boolean,
): Promise<boolean> {
  const end = Date.now() + 150_000
  let drawn = roll(1 << 24)
  for (let clicks = 0; ; clicks++) {
    // looked at after the question has come and before it is answered
    const offer = await look(page)
    for (const name of ALL.filter(n => offer.met.includes(n) && !seen.has(n))) {
      seen.add(name)
      await shot(page, `honor-${name}-${size}`)
    }
    if (offer.over) return true
    if (enough && seen.size === ALL.length) return false
    if (Date.now() > end) {
      throw await stuck(page, `no end within 150 s and ${clicks} clicks: ${JSON.stringify(offer)}`)
    }
    if (offer.paper) await page.keyboard.press('Escape')
    else if (offer.seal) await tap(page, SEAL)
    else if (await choose(page, offer, drawn, seen)) drawn = roll(1 << 24)
  }
}

/** Whoever gives up lets a bot play on, and among bots the game is soon over; nobody need watch it. */
async function concede(page: Page): Promise<void> {
  const at = page.url()
  await page.evaluate(async () => {
    await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/manners`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'concede', seat: 0 }),
    })
  })
  await page.goto('about:blank')
  await expect
    .poll(
      async () => {
        const answer = await page.context().request.get(at.replace('/t/', '/api/tables/'))
        return ((await answer.json()) as { status: string }).status
      },
      { timeout: 60_000 },
    )
    .toBe('over')
  await page.goto(at)
  await page.waitForSelector(RESULT)
}

for (const size of ['desktop', 'phone'] as const satisfies readonly Size[]) {
  test(`Honor with three bots to the target, through battle, alliance, murder and Save Face (${size})`, async () => {
    const me = await person(browser, size)
    const { page } = me
    await page.goto(house.url)
    await page.getByRole('radio', { name: /Honor of the Samurai/ }).click()
    await page.getByRole('radio', { name: 'Bushi', exact: true }).click()
    await page.getByText('Table options').click()
    await page.getByRole('radio', { name: '250' }).first().click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector('.hs-table')
    const seen = new Set<MomentName>()
    // On the desktop every click to the end; on the phone until everything was seen.
    const roll = dice(size === 'desktop' ? 5 : 8)
    const over = await playOn(page, roll, seen, size, size === 'phone')
    if (!over) await concede(page)
    await shot(page, `honor-result-${size}`)
    expect(await page.locator('.scores tbody tr').count()).toBe(4)
    const best = Number(await page.locator('.scores tbody tr td:last-child').first().innerText())
    expect(best).toBeGreaterThanOrEqual(250)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // What others did is shown for a moment only, and may pass between two looks: the button under the result gives another chance.
    for (let again = true, games = 1; again && seen.size < ALL.length && games < 6; games++) {
      await page.getByRole('button', { name: 'Play again' }).click()
      await page.locator(RESULT).waitFor({ state: 'detached' })
      await page.waitForSelector('.hs-table')
      again = await playOn(page, roll, seen, size, true)
    }
    expect([...seen].sort()).toEqual([...ALL].sort())
    expect(me.errors).toEqual([])
    await me.context.close()
  }, 400_000)
}

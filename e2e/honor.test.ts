import { openStage } from '@noren/bench/browser/stage'
import { setSize } from '@noren/bench/browser/walk'
import { registry } from '@noren/games'
import type { HonorView } from '@noren/honor'
import type { Position } from '@noren/trials/positions'
import { decisions, recordGame } from '@noren/trials/positions'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dice, RESULT, SEAL, stuck, tap, until } from './clicker.ts'
import type { Size } from './house.ts'
import { HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

/** What must have been on the screen, not only on the wire, before this test is content; all of a list at once. */
const MOMENTS = {
  battle: ['.hs-war .sd[data-mood="win"] .hs-die'],
  alliance: ['.hs-cords .cord'],
  murder: ['.hs-deed [data-good]'],
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
  /** The moments that were on the screen since the page was loaded. */
  readonly met: readonly string[]
}

/** Runs in the page: what others did is shown for a moment only, which may pass between two looks from outside. */
function noteMoments(moments: Readonly<Record<string, readonly string[]>>): void {
  const met = new Set<string>()
  Object.assign(window, { met })
  const note = (): void => {
    for (const [name, all] of Object.entries(moments))
      if (!met.has(name) && all.every(css => document.querySelector(css) !== null)) met.add(name)
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
}

const look = (page: Page): Promise<Offer> =>
  page.evaluate(
    ([wishes, seal, result]) => {
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
        met: [...(window as unknown as { met: Set<string> }).met],
      }
    },
    [WISHES, SEAL, RESULT] as const,
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
  const news = ALL.filter(name => !seen.has(name)).flatMap(n => MOMENTS[n])
  if (wishes.length === 0)
    await until(page, [RESULT, SEAL, 'dialog[open]', ...WISHES, ...news].join(', '), 300)
  return false
}

/** Plays on until the game is over, or until everything was seen if that is enough; says whether it is over. */
async function playOn(
  page: Page,
  roll: (n: number) => number,
  seen: Set<MomentName>,
  enough: boolean,
): Promise<boolean> {
  const end = Date.now() + 300_000
  let drawn = roll(1 << 24)
  for (let clicks = 0; ; clicks++) {
    // looked at after the question has come and before it is answered
    const offer = await look(page)
    for (const name of ALL.filter(n => offer.met.includes(n))) seen.add(name)
    if (offer.over) return true
    if (enough && seen.size === ALL.length) return false
    if (Date.now() > end) {
      throw await stuck(page, `no end within 300 s and ${clicks} clicks: ${JSON.stringify(offer)}`)
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
  test(`Honor with three bots to the target, through battle, alliance and murder (${size})`, async () => {
    const me = await person(browser, size)
    const { page } = me
    await page.addInitScript(noteMoments, MOMENTS)
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
    const over = await playOn(page, roll, seen, size === 'phone')
    if (!over) await concede(page)
    await expect.poll(() => page.locator('.scores tbody tr').count()).toBe(4)
    const best = Number(await page.locator('.scores tbody tr td:last-child').first().innerText())
    expect(best).toBeGreaterThanOrEqual(250)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // Not every game brings all of it: the button under the result gives another chance.
    for (let again = true, games = 1; again && seen.size < ALL.length && games < 6; games++) {
      await page.getByRole('button', { name: 'Play again' }).click()
      await page.locator(RESULT).waitFor({ state: 'detached' })
      await page.waitForSelector('.hs-table')
      again = await playOn(page, roll, seen, true)
    }
    expect([...seen].sort()).toEqual([...ALL].sort())
    expect(me.errors).toEqual([])
    await me.context.close()
  }, 900_000)
}

const SEATS = 4
/** More recorded games than are needed to find somebody asked out of turn. */
const RECORDS = 20

/** Somebody who holds Save Face and is asked for it while another one has the turn. */
async function outOfTurn(): Promise<Position> {
  const rules = await registry.newest('honor')
  if (rules === null) throw new Error('there are no rules of Honor')
  for (let n = 0; n < RECORDS; n++)
    for (const position of decisions(recordGame(rules, SEATS, n))) {
      const { open, own } = position.face.view as HonorView
      if (own.question?.kind === 'window' && open.turn.seat !== position.seat) return position
    }
  throw new Error(`nobody is asked out of turn in ${RECORDS} games`)
}

for (const size of ['desktop', 'phone'] as const)
  test(`HS-SAVE-3: Save Face is asked for out of turn, says who is asked, and is played (${size})`, async () => {
    const stage = await openStage(browser, house, { id: 'honor', seats: SEATS })
    const { page, sent } = stage
    await setSize(page, size, 100)
    await stage.show(await outOfTurn())
    const me = page.locator('.scroll[data-asked="true"] ~ .hs-dk .hs-me')
    await expect.poll(() => me.getAttribute('data-active')).toBe('false')
    await page.waitForSelector('.hs-asked [data-open="true"]')
    await page.locator(CARD).click()
    await page.locator(SEAL).click()
    await expect.poll(() => sent).toEqual([['save']])
    expect(stage.complaints).toEqual([])
    await page.context().close()
  })

import type { MatchLog } from '@noren/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import type { Offer } from './clicker.ts'
import { dice, look, RESULT, stuck } from './clicker.ts'
import type { Size } from './house.ts'
import { begin, HURRY, person, resize } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ ...HURRY, NOREN_WINDOW: '0' })

/** Walks with Tab until the thing that has the focus answers to the name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const el = document.activeElement
      // Between the last thing and the first nothing has the focus, and the page itself holds every word.
      return el === null || el === document.body
        ? ''
        : `${el.getAttribute('aria-label') ?? ''} ${el.textContent}`
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

/** More keys than any of these games takes, and more looks at a table at which nothing is asked than any wait. */
const MOST_KEYS = 2000
const MOST_LOOKS = 400

/** Takes one of what is offered, or seals what is taken. T goes from one to the next, with Shift the other way round. */
async function choose(
  page: Page,
  { seal, tiles, pieces }: Offer,
  roll: (n: number) => number,
): Promise<void> {
  const open = tiles + pieces
  if (!seal) {
    const nth = roll(open)
    const back = nth > open / 2
    for (let n = back ? open - nth : nth + 1; n > 0; n--) await page.keyboard.press(back ? 'Shift+T' : 't')
  }
  await page.keyboard.press('Enter')
}

const isIdle = ({ seal, tiles, pieces }: Offer): boolean => !seal && tiles + pieces === 0

/** Plays by keys alone: T to a piece or an option, Enter to take it, Enter to seal. Each choice is one look at the page. */
async function typeToTheEnd(page: Page, roll: (n: number) => number): Promise<number> {
  for (let keys = 0, looks = 0; ;) {
    if (keys > MOST_KEYS || looks > MOST_LOOKS) throw await stuck(page, `no end after ${keys} keys`)
    const offer = await look(page, 150)
    if (offer.over) return keys
    if (offer.paper) await page.keyboard.press('Escape')
    if (isIdle(offer)) {
      // Others are at it: Enter runs on to my turn.
      await page.keyboard.press('Enter')
      looks++
      continue
    }
    looks = 0
    // Whoever is asked is somewhere: Tab goes on from there, not from the top of the page.
    if (offer.lost && keys > 0) await expect.poll(async () => (await look(page)).lost).toBe(false)
    await choose(page, offer, roll)
    keys++
  }
}

/** The result can be put away and the table looked at, by keys too. */
async function putAwayAndBack(page: Page): Promise<void> {
  await page.waitForSelector(RESULT)
  await page.keyboard.press('Escape')
  await page.locator(RESULT).waitFor({ state: 'hidden' })
  // The focus is on what brings it back.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('See the result')
  await page.keyboard.press('Enter')
  await page.waitForSelector(RESULT)
}

test('a whole game of Sakura by keyboard alone, from the home page', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await page.goto(house.url)
  await page.waitForSelector('.hbar')
  // Weak bots answer at once; the way to them is part of what keys must do.
  await tabTo(page, /^\s*(Wanderer|Ashigaru|Bushi|Samurai|Daimyo)\s*$/)
  const weakest = page.getByRole('radio', { name: 'Wanderer', checked: true })
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => weakest.count()).toBe(1)
  const fewest = page.getByRole('button', { name: 'Fewer players', disabled: true })
  await tabTo(page, /Fewer players/)
  for (let n = 0; n < 2; n++) await page.keyboard.press('Enter')
  await expect.poll(() => fewest.count()).toBe(1)
  await tabTo(page, /Play now/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.scroll')
  const keys = await typeToTheEnd(page, dice(9))
  expect(keys).toBeGreaterThan(40)
  await putAwayAndBack(page)
  expect(me.errors).toEqual([])
  await me.context.close()
})

/** The smallest tables and the nearest goals. Where other choices are drawn, a house of Honor may stand by while others end the game. */
const SHORT = [
  { game: 'spirit', seats: 2, options: {}, seed: 9 },
  { game: 'honor', seats: 3, options: { target: 250 }, seed: 5 },
  { game: 'sake', seats: 3, options: { maxFatalRounds: 1 }, seed: 9 },
] as const

test.each(SHORT)('a whole game of $game by keyboard alone', async ({ game, seats, options, seed }) => {
  const me = await person(browser, 'desktop')
  const { page } = me
  const bots = Array.from({ length: seats - 1 }, () => 'wanderer')
  const id = await begin(me, house, { game, seats, bots, options })
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.scroll')
  await typeToTheEnd(page, dice(seed))
  // Nobody reads a log before its game is over; this one ended by its rules, and what this seat did in it was typed.
  const log = (await (await me.context.request.get(`${house.url}/api/tables/${id}/log`)).json()) as MatchLog
  expect(log.outcome).not.toBeNull()
  expect(log.ended).toBeUndefined()
  const typed = log.entries.filter(e => e.seat === 0 && !e.moveId.includes(':')).length
  // A village that is lost in its first night ends early.
  expect(typed).toBeGreaterThan(5)
  await putAwayAndBack(page)
  expect(me.errors).toEqual([])
  await me.context.close()
})

declare global {
  interface Window {
    /** Whether something was asked, and what had the focus, before and after a key that was pressed while the scroll unrolled. */
    unrolled?: readonly string[]
  }
}

test('step by step: each choice of a bot waits for Enter or a touch, Esc runs on, and a key while the scroll unrolls is an answer', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('noren.prefs', '{"bots":"step"}'))
  await page.goto(
    `${house.url}/t/${await begin(me, house, { game: 'sakura', seats: 3, bots: ['wanderer', 'wanderer'] })}`,
  )
  await page.waitForSelector('.scroll')
  const next = page.locator('[data-key="step"]')
  const seq = async (): Promise<number> => Number(await page.locator('.scroll').getAttribute('data-seq'))
  const roll = dice(3)
  /** Plays until a choice of a bot waits to be wished for. */
  const untilStands = async (): Promise<number> => {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      if (await next.isVisible()) return seq()
      const offer = await look(page, 150)
      if (!isIdle(offer)) await choose(page, offer, roll)
    }
    throw await stuck(page, 'no bot ever waited')
  }
  const first = await untilStands()
  await expect.poll(() => page.locator('.scroll').getAttribute('data-asked')).toBe('false')
  await page.keyboard.press('Enter')
  await expect.poll(seq).toBe(first + 1)
  const second = await untilStands()
  // Whoever looks round, or scrolls, wishes nothing; the button does.
  await page.locator('.scene').click({ position: { x: 5, y: 5 } })
  expect(await seq()).toBe(second)
  await next.click()
  await expect.poll(seq).toBe(second + 1)
  const third = await untilStands()
  await page.keyboard.press('Escape')
  await page.waitForSelector('.scroll[data-asked="true"]')
  expect(await seq()).toBeGreaterThan(third)
  // A key comes in the frame in which the scroll begins to unroll, where nobody has seen a question yet.
  await untilStands()
  await page.evaluate(() => {
    const scroll = document.querySelector<HTMLElement>('.scroll')
    const stands = (): string =>
      `${scroll?.dataset['asked']} ${document.activeElement?.matches('[data-piece], [data-option]')}`
    new MutationObserver((_, watch) => {
      if (scroll?.dataset['held'] !== 'turn') return
      watch.disconnect()
      const before = stands()
      scroll.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }))
      window.unrolled = [before, stands()]
    }).observe(document, { subtree: true, attributes: true })
  })
  // What stands stands until somebody wishes: no key of these can come too late.
  const unrolled = async (): Promise<readonly string[] | undefined> => {
    if (await next.isVisible()) await page.keyboard.press('Enter')
    return page.evaluate(() => window.unrolled)
  }
  await expect.poll(unrolled).toEqual(['false false', 'true true'])
  expect(me.errors).toEqual([])
  await me.context.close()
})

const GAMES = [
  { game: 'sakura', seats: 4 },
  { game: 'spirit', seats: 4 },
  { game: 'honor', seats: 4 },
  { game: 'sake', seats: 5 },
] as const

test('no page has a serious barrier, on a desktop and on a phone', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  const check = async (): Promise<void> => {
    for (const size of ['phone', 'desktop'] as const satisfies readonly Size[]) {
      await resize(page, size)
      await expectAccessible(page)
    }
  }
  await page.goto(house.url)
  await page.waitForSelector('.hbar')
  await check()
  for (const path of ['/t/koi-nowhere1', '/link/nothing', '/nowhere']) {
    await page.goto(house.url + path)
    await page.waitForLoadState('networkidle')
    await check()
  }
  for (const { game, seats } of GAMES) {
    const bots = Array.from({ length: seats - 1 }, () => 'wanderer')
    await page.goto(`${house.url}/t/${await begin(me, house, { game, seats, bots })}`)
    await page.waitForSelector('.scroll')
    await check()
    if (game !== 'sakura') continue
    // The rules open beside the table where there is room, and over it where there is not.
    await page.keyboard.press('?')
    await page.locator('.rules:visible').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await resize(page, 'phone')
    await page.keyboard.press('?')
    await page.locator('.rules:visible').waitFor()
    await expectAccessible(page)
    await resize(page, 'desktop')
  }
  // That there is no table at an address is told in words; the browser may add its own.
  expect(me.errors.filter(e => !/404/.test(e))).toEqual([])
  await me.context.close()
})

import { STANDARD } from '@noren/sake/words'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, ONWARDS, OPEN, RESULT, stuck, tap, TILE } from './clicker.ts'
import type { Person, Size } from './house.ts'
import { begin, person, resize, twoFrames } from './house.ts'
import { answered, keepLine } from './marker.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({
  NOREN_REQUESTS_PER_MINUTE: '0',
  NOREN_BOT_PAUSE: '0',
  NOREN_WINDOW: '0',
})

async function sit(size: Size, table: Record<string, unknown>): Promise<Person> {
  const me = await person(browser, size)
  await keepLine(me.page)
  await me.page.clock.install()
  await me.page.goto(`${house.url}/t/${await begin(me, house, table)}`)
  await me.page.waitForSelector('.scroll')
  return me
}

const question = (page: Page): Promise<string> => page.locator('.scroll h2').innerText()
const OFFER = '[data-key="standing"]'
/**
 * One click of somebody who takes whatever is raised, once something is; true if it met. Nothing is clicked while `unless` is on the page: that is
 * looked at in the same moment as the aim is taken, since a question may come between any two looks.
 */
async function click(page: Page, roll: (n: number) => number, unless = ''): Promise<boolean> {
  const now = await look(page, 1000)
  // The result is a paper too: whoever plays on until it comes must find it.
  if (now.over) return false
  if (now.paper) {
    await page.keyboard.press('Escape')
    return true
  }
  const press = (css: string, nth = 0): Promise<boolean> =>
    tap(page, unless === '' ? css : `body:not(:has(${unless})) :is(${css})`, nth)
  if (await press('button[data-dawn]')) return true
  return now.seal ? press(ONWARDS) : press(`${TILE}, ${OPEN}`, roll(1 << 20))
}

/** Takes whatever is raised until this is on the page or the game is over; it is not clicked away in between. */
async function playUntil(page: Page, roll: (n: number) => number, css: string): Promise<void> {
  const end = Date.now() + 240_000
  const there = page.locator(`${css}, ${RESULT}`)
  while ((await there.count()) === 0) {
    if (Date.now() > end) throw await stuck(page, `never saw ${css}`)
    await click(page, roll, css)
  }
}

test('absent samurai are not asked for again in a round when their player said so, and are in the next', async () => {
  const me = await sit('phone', { game: 'spirit', seats: 2, bots: ['bushi'] })
  const { page } = me
  const roll = dice(4)
  const offer = page.locator(OFFER)
  // In my first turn nothing lies before me yet, so that no penalty ends the game once the question is answered.
  await playUntil(page, roll, OFFER)
  const first = await question(page)
  await expectAccessible(page)
  await expect.poll(() => offer.innerText()).toBe('Not this round')
  await offer.click()
  await expect.poll(() => question(page)).not.toBe(first)

  // Through this round the question is answered before anybody can read it; the next round it is put again.
  // All of it in one look: between two of them a night may end.
  const now = (): Promise<{ round: string; offers: number; over: boolean }> =>
    page.evaluate(
      ([offered, result]) => ({
        round: /\d/.exec(document.querySelector('.gname small')?.textContent ?? '')?.[0] ?? '',
        offers: document.querySelectorAll(offered).length,
        over: document.querySelector(result) !== null,
      }),
      [OFFER, RESULT] as const,
    )
  const { round } = await now()
  const end = Date.now() + 240_000
  let turns = 0
  for (let at = await now(); at.round === round && !at.over; at = await now()) {
    if (Date.now() > end) throw await stuck(page, `round ${round} does not end after ${turns} clicks`)
    expect(at.offers).toBe(0)
    if (await click(page, roll, OFFER)) turns++
  }
  if (turns === 0) throw await stuck(page, `nothing to click in round ${round}`)
  await playUntil(page, roll, OFFER)
  expect(me.errors).toEqual([])
  await me.context.close()
})

test('everything passes until my turn by Shift P, and nothing does in a turn that is held by H', async () => {
  const me = await sit('desktop', { game: 'sake', seats: 4, bots: ['bushi', 'bushi', 'bushi'] })
  const { page } = me
  const roll = dice(9)
  const bell = page.locator('.sk-standing')
  const inWindow = page.locator('.scroll[data-window]')
  // Somebody else's turn: in mine, what should pass until mine would be over at once.
  const theirs = page.locator('.sk-sheet[data-active="false"]')
  const there = async (): Promise<boolean> => {
    await look(page, 1000)
    return (await inWindow.count()) > 0 && (await theirs.count()) > 0
  }
  const seq = (): Promise<string | null> => page.locator('.scroll').getAttribute('data-seq')
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    await twoFrames(page)
  }
  const passing = async (): Promise<boolean> => (await bell.getAttribute('aria-pressed')) === 'true'
  let held = ''
  // Whoever else is asked may close a window while it is looked at: then another one is.
  for (let tries = 0; held === '' && tries < 20; tries++) {
    if (await passing()) await press('Shift+P')
    for (let n = 0; n < 500 && !(await there()); n++) {
      expect(await page.locator(RESULT).count()).toBe(0)
      await click(page, roll)
    }
    if ((await page.locator('.sk-heldturn').count()) === 0) await press('h')
    const [asked, before] = [await question(page), await seq()]
    await press('Shift+P')
    const both = (await passing()) && (await page.locator('.sk-heldturn').count()) > 0
    // What passes by itself is sent after half a second of the page's clock, and answered before the marker is.
    await page.clock.runFor(1000)
    await answered(page)
    // Held: the window is still there although everything passes.
    if (both && (await there()) && (await seq()) === before && (await question(page)) === asked) held = asked
  }
  if (held === '') throw await stuck(page, 'no window that is held in the turn of anybody else')
  // Let go: it passes by itself, and so does whatever else is asked before my turn.
  await page.keyboard.press('h')
  await expect.poll(async () => (await inWindow.count()) === 0 || (await question(page)) !== held).toBe(true)
  expect(me.errors).toEqual([])
  await me.context.close()
})

/** A table where nobody can do anything but strike, and everybody reaches everybody: for 4, which any card stops with 3. */
const STRIKES = {
  boardAssignment: 'random',
  firstPlayer: 1,
  data: {
    weapons: Object.fromEntries(
      Object.entries(STANDARD.weapons).map(([id, w]) => [
        id,
        { ...w, attack: 2, defence: 0, steps: 1, plus: true },
      ]),
    ),
    cards: STANDARD.cards.map(c => ({
      ...c,
      type: c.type === 'katana' ? c.type : 'stomach',
      attack: 2,
      defence: 3,
      move: 0,
      drink: 0,
    })),
  },
}

test('section 5.1 (D-9): at a day a turn a strike is met with my best card by itself, from the figure I set', async () => {
  const me = await sit('phone', {
    game: 'sake',
    seats: 3,
    bots: ['bushi', 'bushi'],
    options: STRIKES,
    time: { kind: 'days', days: 1 },
  })
  const { page } = me
  await page.locator('.invite, .sk-standing').first().click()
  const slip = page.locator('[data-answer="defend"]')
  // By keys to 5; a finger takes one away again.
  const figure = slip.getByRole('spinbutton')
  for (const key of ['End', 'Home', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp']) await figure.press(key)
  await slip.getByRole('button', { name: 'Less' }).tap()
  await slip.getByRole('switch').tap()
  await expect.poll(() => figure.getAttribute('aria-valuenow')).toBe('4')
  await expectAccessible(page)
  for (const pass of ['Let strikes at me', 'Let strikes at others'])
    await page.getByRole('switch', { name: pass }).tap()
  await page.keyboard.press('Escape')
  // The house keeps the figure too, for when this page is closed.
  const mine = async (): Promise<{ standing?: unknown }> => {
    const answer = await me.context.request.get(
      `${house.url}/api${new URL(page.url()).pathname.replace('/t/', '/tables/')}`,
    )
    const { seats } = (await answer.json()) as { seats: { standing?: unknown }[] }
    return seats[0] ?? {}
  }
  await expect
    .poll(async () => (await mine()).standing)
    .toEqual({ defend: { from: 4 }, attacksOnMe: 'game', attacks: 'game' })
  const defended = page.locator('.log').getByText('You defend with')
  // The log lies open on a desk.
  await resize(page, 'desktop')
  const roll = dice(5)
  const end = Date.now() + 240_000
  while ((await defended.count()) === 0 && (await page.locator(RESULT).count()) === 0 && Date.now() < end) {
    // Nobody touches the defence: it must answer itself.
    await page.locator('.sk-sum').waitFor({ state: 'detached' })
    await click(page, roll, '.sk-sum')
  }
  expect(await defended.count()).toBeGreaterThan(0)
  expect(me.errors).toEqual([])
  await me.context.close()
})

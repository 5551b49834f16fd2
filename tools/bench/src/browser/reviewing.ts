import type { Page } from 'playwright-core'
import { RESULT } from './house.ts'
import type { House } from './house.ts'
import type { Studio, Walk } from './studio.ts'
import { SIZES, visit } from './studio.ts'

/** The board of a review is drawn. */
export const board = (page: Page): Promise<unknown> =>
  page.waitForSelector('.rv-board [data-anchor]', { state: 'attached' })

/** The seal of a review says what came of the check. */
export const checked = (page: Page): Promise<unknown> =>
  page.waitForSelector('.rv-seal:not([data-state="busy"])')

/** Waits until a result has been weighed to its end; answers with what the browser keeps of that. */
export async function weighed(page: Page): Promise<string> {
  await page.waitForSelector('.ch-turns button')
  await page.waitForSelector('.ch-bar', { state: 'detached', timeout: 300_000 })
  return page.evaluate(() => localStorage.getItem('noren.chances') ?? '')
}

/** From a weighed result to its latest turning point: what is played on from there ends soonest. */
export async function toTurningPoint(page: Page): Promise<void> {
  const moves = await page.locator('.ch-turns .t small').allInnerTexts()
  const seqs = moves.map(text => Number(/(\d+)$/.exec(text)?.[1]))
  await page
    .locator('.ch-turns button')
    .nth(seqs.indexOf(Math.max(...seqs)))
    .click()
  await page.waitForURL(/\/r\/.*at=\d/)
}

/** Opens the sheet from which one plays on against weak bots. */
export async function openFork(page: Page): Promise<void> {
  // After the last move there is nothing to play on from.
  if ((await page.locator('.rv-fork').count()) === 0) await page.keyboard.press('ArrowLeft')
  await page.locator('.rv-fork').click()
  await page.getByRole('radio', { name: 'Wanderer' }).click()
}

/** Opens what is known of the shuffles. */
export async function openSeal(page: Page): Promise<void> {
  await page.locator('.rv-seal').click()
  await page.waitForSelector('.rv-proof li')
}

/** The address of the moment that is shown, as it is handed on. */
export async function linkTo(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share this moment' }).click()
  const link = await page.locator('dialog[open] .rv-link input').inputValue()
  await page.keyboard.press('Escape')
  return link
}

/** Somebody's finished game: its table, and the cookie of one who played. */
interface Finished {
  readonly id: string
  readonly cookie: string
}

const FORK = 'fork-sakura-phone.jpg'
const SHARED = 'shared-sakura-phone.jpg'
const SEAL = 'seal-sakura-phone.jpg'

/** What looks alike in every game, from the review on a phone: what was checked, a shared moment, and playing on. */
async function papers(studio: Studio, page: Page): Promise<void> {
  await openSeal(page)
  await studio.keep(page, SEAL)
  await page.keyboard.press('Escape')
  await page.locator('.rv-proof').waitFor({ state: 'detached' })
  const stranger = await visit(studio, 'phone')
  await stranger.goto(await linkTo(page))
  await board(stranger)
  await checked(stranger)
  await studio.keep(stranger, SHARED)
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await openFork(page)
  await studio.keep(page, FORK)
}

/** The result of a game and its review from a turning point, at four sizes. It is played and weighed once. */
export function reviewed(game: string, finish: (house: House) => Promise<Finished>): Walk {
  const apart = game === 'sakura' ? [FORK, SHARED, SEAL] : []
  const two = (size: string): readonly [string, string] => [
    `result-${game}-${size}.jpg`,
    `review-${game}-${size}.jpg`,
  ]
  return {
    pictures: [...SIZES.flatMap(two), ...apart],
    async take(studio) {
      const { id, cookie } = await finish(studio.house)
      let chances: string | undefined
      for (const size of SIZES) {
        const [result, review] = two(size)
        const more = size === 'phone' ? apart : []
        if (![result, review, ...more].some(name => studio.wants(name))) continue
        const page = await visit(studio, size, { cookie })
        // What one browser has weighed, the next one need not weigh again.
        if (chances !== undefined)
          await page.context().addInitScript(known => localStorage.setItem('noren.chances', known), chances)
        await page.goto(`${studio.house.url}/t/${id}`)
        await page.waitForSelector(RESULT)
        chances = await weighed(page)
        await page.waitForFunction(() => document.querySelectorAll('.rs-art svg *').length > 20)
        await studio.keep(page, result)
        await toTurningPoint(page)
        await board(page)
        await checked(page)
        await studio.keep(page, review)
        if (more.some(name => studio.wants(name))) await papers(studio, page)
        await page.context().close()
      }
    },
  }
}

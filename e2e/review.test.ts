import {
  board,
  checked,
  linkTo,
  openFork,
  openSeal,
  toTurningPoint,
  weighed,
} from '@noren/bench/browser/reviewing'
import type { Daily } from '@noren/protocol'
import { Guest } from '@noren/testbed/client'
import { finishedGame } from '@noren/trials/finished'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { ONWARDS, OPEN, RESULT, TILE } from './clicker.ts'
import { be, dailyLine } from './finished.ts'
import type { Size } from './house.ts'
import { HURRY, person, twoFrames } from './house.ts'
import { walkInside } from './inside.ts'
import { opened } from './opened.ts'
import { expectWhole } from './whole.ts'

const { house, browser } = await opened(HURRY)

/** REVIEWS=all walks from every game's result to the end of a fork of it at every size; the suite walks each game at one size. */
const WHOLE = process.env['REVIEWS'] === 'all'
/** So many bots sit with two people; a fork goes on so many moves before the end, where the suite has no time for more. */
const GAMES = {
  sakura: { title: 'Sakura', bots: 2, last: 4 },
  spirit: { title: 'Samurai Spirit', bots: 3, last: 4 },
  honor: { title: 'Honor of the Samurai', bots: 1, last: 4 },
  sake: { title: 'Saké & Samouraï', bots: 2, last: 4 },
} as const
type Game = keyof typeof GAMES
const SIZES_OF: readonly Size[] = ['desktop', 'tablet', 'phone', 'small']
const WALKS = (Object.keys(GAMES) as Game[]).flatMap((game, i) =>
  SIZES_OF.filter((_, k) => WHOLE || k === i).map(size => [game, size] as const),
)

type Finished = Awaited<ReturnType<typeof finishedGame>>
const played = new Map<Game, Promise<Finished>>()
/** A game of each kind is played once, however many look at it. */
function finished(game: Game): Promise<Finished> {
  const known = played.get(game) ?? finishedGame(house, game, GAMES[game].bots, 3)
  played.set(game, known)
  return known
}

/** What a browser has weighed once, the next one need not weigh again. */
const known = new Map<Game, string>()

const step = (page: Page): Promise<string> => page.locator('.rv-step b').innerText()
/** Everything in the own hand, as it is read aloud. */
const hand = (page: Page): Promise<string[]> =>
  page
    .locator('.rv-board .dock [data-piece]')
    .evaluateAll(all => all.map(e => e.getAttribute('aria-label') ?? ''))
const sealOf = (page: Page): Promise<string | null> => page.locator('.rv-seal').getAttribute('data-state')

/** From the result to the review: through a turning point where the game is weighed, else by the button. */
async function toReview(page: Page, game: Game): Promise<void> {
  if (!WHOLE) {
    await page.locator('[data-key="review"]').click()
    return
  }
  known.set(game, await weighed(page))
  await toTurningPoint(page)
}

/** Plays on from the moment that is shown, against bots, until that game is over too; and looks at what came of it. */
async function playOn(page: Page): Promise<void> {
  await openFork(page)
  await expectWhole(page, 'dialog[open] .btn, dialog[open] [role="radio"], dialog[open] .ibtn')
  await page.locator('[data-key="fork"]').click()
  await page.waitForURL(/\/here\/sofa-/)
  await page.getByText('Fork of another game').first().waitFor()
  expect((await walkInside(page, { seed: 8 })).at).toBe('over')
  await page.locator('[data-key="review"]').click()
  await board(page)
  await checked(page)
  // This browser saw the fork from its first move.
  expect(await sealOf(page)).toBe('good')
}

/** Somebody who was not there opens the link: the moment, and no word of the end before it is asked for. */
async function openAsStranger(link: string, size: Size, game: Game): Promise<void> {
  const at = Number(new URL(link).searchParams.get('at'))
  const { page, context, errors } = await person(browser, size)
  await page.goto(link)
  await board(page)
  await expect
    .poll(() => page.locator('.rv-line h2').innerText())
    .toBe(`A moment in a game of ${GAMES[game].title}`)
  await expect.poll(() => step(page)).toMatch(new RegExp(`^Move ${at} of`))
  await page.keyboard.press('ArrowRight')
  await twoFrames(page)
  expect(await step(page)).toMatch(new RegExp(`^Move ${at} of`))
  await expectWhole(page)
  await page.getByRole('button', { name: 'Show what happened' }).click()
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect.poll(() => step(page)).toMatch(new RegExp(`^Move ${at + 1} of`))
  await expect.poll(() => page.locator('.rv-line h2').innerText()).not.toContain('A moment')
  expect(errors).toEqual([])
  await context.close()
}

test.each(WALKS)(
  'a finished game of %s at %s: result, review, a fork played to its end, and what a stranger is shown',
  async (game, size) => {
    const { id, host } = await finished(game)
    const { page, context, errors } = await person(browser, size)
    await be(context, house, host)
    if (WHOLE)
      await context.addInitScript(chances => {
        localStorage.removeItem('noren.weigh')
        if (chances !== undefined) localStorage.setItem('noren.chances', chances)
      }, known.get(game))
    // Whoever comes back to the table finds the result over the whole page, and from it the review.
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector(RESULT)
    await expect.poll(() => page.locator('.rs-art svg *').count()).toBeGreaterThan(20)
    await expectWhole(page, '.rs .btn, .rs-again')
    if (game === 'honor') await expectAccessible(page)
    await toReview(page, game)
    await board(page)
    await checked(page)
    expect(await sealOf(page)).toBe('log')
    const moment = await step(page)
    expect(moment).toMatch(WHOLE ? /^Move \d+ of/ : /^The deal$/)
    await expectWhole(page)
    if (game === 'sakura') await expectAccessible(page)
    const turned = page.url()

    await stepThrough(page)

    // What is known of the shuffles is a click away.
    await openSeal(page)
    await page.keyboard.press('Escape')

    if (WHOLE) {
      await page.goto(turned)
      await board(page)
      await openAsStranger(await linkTo(page), size, game)
    } else {
      await page.keyboard.press('End')
      for (let n = 0; n < GAMES[game].last; n++) await page.keyboard.press('ArrowLeft')
    }
    await playOn(page)
    expect(errors).toEqual([])
    await context.close()
  },
)

/** By keys and by the log: on, back, to both ends; the address goes along, and nothing on the board can be chosen. */
async function stepThrough(page: Page): Promise<void> {
  await page.keyboard.press('Home')
  await expect.poll(() => step(page)).toBe('The deal')
  const dealt = await hand(page)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await expect.poll(() => step(page)).toMatch(/^Move 2 of \d+$/)
  await page.keyboard.press('Home')
  await expect.poll(() => hand(page)).toEqual(dealt)
  await page.keyboard.press('End')
  await expect.poll(() => step(page)).toMatch(/^Move (\d+) of \1$/)
  const end = await step(page)
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(/\d+/.exec(end)?.[0])
  const free = page.locator('.rv-board [data-key="seal"], .rv-board [data-piece]:not([aria-disabled="true"])')
  await expect.poll(() => free.count()).toBe(0)
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toContain(end)
}

test('hands are closed as each player saw them, and open when asked for; a moment is shared without its end', async () => {
  const { id, host } = await finished('sakura')
  const mine = await person(browser, 'desktop')
  await be(mine.context, house, host)
  const { page } = mine
  await page.goto(`${house.url}/r/${id}`)
  await board(page)
  // By itself, faster, until it is held; a line of the log opens its moment.
  await page.getByRole('radio', { name: '2×' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => step(page)).toMatch(/^Move [2-9] of/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.locator('.rv-list .e').nth(3).click()
  expect(await step(page)).toMatch(/^(Move \d+ of|The deal)/)
  await page.goto(`${house.url}/r/${id}?at=12`)
  await board(page)
  const own = await hand(page)
  expect(await page.locator('.rv-hands').count()).toBe(0)
  await page.getByRole('button', { name: 'As Théo saw it' }).click()
  await expect.poll(() => hand(page)).not.toEqual(own)
  const theirs = await hand(page)
  await page.getByRole('button', { name: 'As I saw it' }).click()
  await expect.poll(() => hand(page)).toEqual(own)
  await page.getByRole('button', { name: 'All hands open' }).click()
  await page.waitForSelector('.rv-hands')
  const shown = await page.locator('.rv-hands li').first().locator('.held').allInnerTexts()
  expect(shown).toHaveLength(theirs.length)

  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByLabel('Note to move 12, for you alone').fill('Here I should have passed.')
  const link = await linkTo(page)
  expect(new URL(link).search).toMatch(/^\?at=12&seat=0&open=1&hide=1&end=[0-9a-f]{16}$/)
  await page.reload()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect
    .poll(() => page.getByLabel('Note to move 12, for you alone').inputValue())
    .toBe('Here I should have passed.')

  // Friends play on from there at a table of their own.
  await page.locator('.rv-fork').click()
  await page.getByRole('radio', { name: 'Friends, by link' }).click()
  await page.locator('[data-key="fork"]').click()
  await page.waitForURL(/\/t\//)
  await page.getByText('Fork of another game').waitFor()

  await openAsStranger(link, 'phone', 'sakura')
  expect(mine.errors).toEqual([])
  await mine.context.close()
})

test('a running game cannot be reviewed, nor a private one by strangers', async () => {
  const { page, context } = await person(browser, 'phone')
  const host = new Guest(house.url)
  await host.ask('PUT', '/api/me', { name: 'Mika', crest: 3 })
  const running = await host.open({
    game: 'sakura',
    seats: 2,
    bots: ['wanderer'],
    private: true,
  })
  await be(context, house, host)
  // The page adds to the shuffles: it promises in the lobby, and opens when the start is asked for.
  await context.addInitScript(() => localStorage.setItem('noren.mix', 'rain'))
  await page.goto(`${house.url}/t/${running.id}`)
  const seeds = async (): Promise<unknown> => (await host.ask('GET', `/api/tables/${running.id}`)).seeds
  await expect.poll(seeds).toEqual([{ commit: expect.stringMatching(/^[0-9a-f]{64}$/) as string }, null])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForSelector('.scroll')
  await expect
    .poll(seeds)
    .toEqual([{ commit: expect.any(String) as string, seed: expect.any(String) as string }, null])
  await page.goto(`${house.url}/r/${running.id}`)
  await page.getByRole('heading', { name: 'This game is not over yet.' }).waitFor()
  await page.getByRole('link', { name: 'To the table' }).click()
  await page.waitForSelector('.scroll')
  // It can be tried out from one's own view; that is gone with the page.
  await page.waitForSelector(`${OPEN}, ${TILE}, ${ONWARDS}`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('[data-key="try"]').click()
  await page.waitForURL(/\/here\/sofa-try/)
  await page.getByText('Fork of another game').first().waitFor()
  await page.waitForSelector(`${OPEN}, ${TILE}, ${ONWARDS}`)
  await page.reload()
  await page.waitForSelector('.gonebox')
  await host.ask('POST', `/api/tables/${running.id}/manners`, { do: 'concede', seat: 0 })
  await page.goto(`${house.url}/r/${running.id}`)
  await page.waitForSelector('.rv-head')
  // This browser was there while the game ran.
  await checked(page)
  expect(await sealOf(page)).toBe('good')
  await expect.poll(() => page.locator('.rv-line h2').innerText()).toBe('The table ended the game')
  await page.locator('.rv-seal').click()
  await page.getByText(/from what the pages of .+ added/).waitFor()
  // How many marks depends on how much the page was told of before it was left.
  await page.getByText(/kept that fingerprint and [1-9]\d* marks? of the log/).waitFor()
  // A server that left the opened seed out is found by the browser that opened it.
  await page.route(`**/api/tables/${running.id}/log`, async route => {
    const answer = await route.fetch()
    const log = (await answer.json()) as { charter: { seeds: { seed: string | null }[] } }
    log.charter.seeds[0] = { ...log.charter.seeds[0], seed: null }
    await route.fulfill({ response: answer, json: log })
  })
  await page.reload()
  await checked(page)
  await page.locator('.rv-seal').click()
  await page.getByText('the seed of seat 0 was opened and is left out').waitFor()
  await page.unroute(`**/api/tables/${running.id}/log`)
  await context.clearCookies()
  await page.goto(`${house.url}/r/${running.id}`)
  await page.getByRole('heading', { name: 'Only those who played' }).waitFor()
  await context.close()
})

test('a log that was tampered with on its way is found out in the browser, and still shown', async () => {
  const { id } = await finished('sakura')
  const { page, context } = await person(browser, 'desktop')
  await page.route(`**/api/tables/${id}/log`, async route => {
    const answer = await route.fetch()
    const log = (await answer.json()) as { entries: { moveId: string }[] }
    const entry = log.entries[30]
    if (entry !== undefined) entry.moveId = 'somebody-else'
    await route.fulfill({ response: answer, json: log })
  })
  await page.goto(`${house.url}/r/${id}`)
  await checked(page)
  await expect.poll(() => page.locator('.rv-seal').innerText()).toBe('Does not match, move 31')
  await page.locator('.rv-seal').click()
  await page.getByText('does not fit the chain').waitFor()
  await context.close()
})

test('a game on one device ends, is reviewed from its turning point, and is found again in the list', async () => {
  const { page, context, errors } = await person(browser, 'phone')
  await context.addInitScript(() => localStorage.removeItem('noren.weigh'))
  await page.goto(house.url)
  await page.getByRole('radio', { name: /Samurai Spirit/ }).click()
  await page.getByRole('radio', { name: 'This device' }).click()
  // Raiders are not held up by somebody who takes whatever the page raises: the shortest game there is.
  await page.getByRole('button', { name: /^Alone/ }).click()
  await page.waitForURL(/\/here\/sofa-/)
  expect((await walkInside(page, { seed: 7 })).at).toBe('over')
  // What it turned on leads to its moment in the review.
  await weighed(page)
  const row = page.locator('.ch-turns button').first()
  const verdict = await row.locator('.d').innerText()
  const seq = Number(/(\d+)$/.exec(await row.locator('.t small').innerText())?.[1])
  await row.click()
  await page.waitForURL(new RegExp(`/r/sofa-.*at=${seq - 1}&`))
  await board(page)
  // The moment before it, under its own verdict; what came of it is one touch away, and back.
  const said = page.locator('.rv-turned .d')
  await expect.poll(() => said.innerText()).toBe(verdict)
  await expectWhole(page)
  await page.locator('[data-key="came"]').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe(String(seq - 1))
  expect(await said.innerText()).toBe(verdict)
  await page.locator('[data-key="before"]').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(String(seq - 1))
  await checked(page)
  expect(await sealOf(page)).toBe('good')
  expect(await step(page)).toMatch(/^(Move \d+ of|The deal)/)
  // A link to it would be of no use to anybody else.
  expect(await page.locator('.rv-share').count()).toBe(0)
  await page.goto(house.url)
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .scrollIntoViewIfNeeded()
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .click()
  await board(page)
  expect(errors).toEqual([])
  await context.close()
})

test('issue 17: the best line of yesterday is reviewed from the page of the deal', async () => {
  const { page, context, errors } = await person(browser, 'phone')
  // Yesterday is told as today is: the house opened a moment ago, and a bot has played.
  const told = (await (await context.request.get(`${house.url}/api/daily`)).json()) as Daily
  const line = await dailyLine(told.today)
  const mine = { score: 7, place: 1, payoff: 1 }
  const field = {
    played: 1,
    bars: [{ score: 7, payoff: 1, n: 1 }],
    best: [{ name: 'Akiko', crest: 3, me: false, ...mine }],
  }
  const yesterday = { deal: told.today, mine: null, field, line }
  await page.route('**/api/daily', route => route.fulfill({ json: { ...told, yesterday } }))
  await page.goto(`${house.url}/daily`)
  await page.locator('[data-daily="best"]').click()
  await board(page)
  await expect.poll(() => step(page)).toBe('The deal')
  await page.keyboard.press('End')
  await expect.poll(() => step(page)).toMatch(/^Move (\d+) of \1$/)
  await expectWhole(page)
  // It has no log of its own that could be checked, shared or played on from.
  expect(await page.locator('.rv-seal, .rv-share, .rv-fork').count()).toBe(0)
  await page.locator('.rv-back').click()
  await page.waitForSelector('.dailycard')
  expect(errors).toEqual([])
  await context.close()
})

import { pressTo, solveNine } from '@noren/bench/browser/pages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { stuck } from './clicker.ts'
import { HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

/** Follows a link or presses a button by Tab and Enter. */
async function enterAt(page: Page, css: string): Promise<void> {
  await page.waitForSelector(css)
  if (!(await pressTo(page, 'Tab', css))) throw await stuck(page, `Tab does not come to ${css}`)
  await page.keyboard.press('Enter')
}

/** What is wider than the screen, and what of the table the puzzle's paper lies on. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    const paper = document.querySelector('.coach')?.getBoundingClientRect()
    if (paper === undefined) return found
    if (paper.left < 0 || paper.right > innerWidth) found.push('the paper is wider than the screen')
    for (const part of document.querySelectorAll('.scene, .dock')) {
      const r = part.getBoundingClientRect()
      const w = Math.min(r.right, paper.right) - Math.max(r.left, paper.left)
      const h = Math.min(r.bottom, paper.bottom) - Math.max(r.top, paper.top)
      if (w > 1 && h > 1) found.push(`the paper lies on ${part.className}`)
    }
    return found
  })

test('issue 17: a puzzle of Sakura from Learn to its seal in the list, by keyboard alone and without barriers', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await page.goto(`${house.url}/learn`)
  await enterAt(page, 'a[href="/learn/puzzles"]')
  await page.waitForSelector('.pznumbers a')
  await expectAccessible(page)
  const nine = 'a[href="/learn/puzzles/sakura/nine"]'
  await expect.poll(() => page.locator(nine).getAttribute('data-solved')).toBe('false')
  await enterAt(page, nine)
  await page.waitForSelector('.coach.riddle[data-mode="asks"]')
  await page.waitForSelector('[data-anchor="card:red-7"][data-state="open"]')
  await expectAccessible(page)
  // Nothing of the answer is on the page before somebody found it.
  expect(await page.locator('.pzwhy, .pzresult').count()).toBe(0)

  await solveNine(page)
  await expect.poll(() => page.locator('.pzresult h3').innerText()).toBe('Solved')
  await expect.poll(() => page.locator('.pzresult li').count()).toBe(3)
  await expect.poll(() => page.locator('.pzwhy h3').innerText()).toBe('Why not the others?')
  await expect
    .poll(() => page.locator('.pzwhy li').allInnerTexts())
    .toEqual([expect.stringContaining('blue 9')])
  await expectAccessible(page)
  // The server counts it, once.
  const tries = async (): Promise<unknown> =>
    (await me.context.request.get(`${house.url}/api/puzzles`)).json()
  await expect.poll(tries).toEqual({ tries: { 'sakura/nine': [1, 0] } })

  await enterAt(page, '[data-puzzle="leave"]')
  await page.waitForSelector(`${nine}[data-solved="true"]`)
  await page.reload()
  await page.waitForSelector(`${nine}[data-solved="true"]`)
  await expect.poll(() => page.locator(nine).innerText()).toContain('Solved')
  await expect.poll(() => page.locator('[data-solved="true"]').count()).toBe(1)
  expect(me.errors).toEqual([])
  await me.context.close()
})

test('issue 17: on phones a puzzle covers nothing of its table, before and after it is shown', async () => {
  // The lowest of all scenes: Saké asks at length, and the screen is the smallest.
  for (const [size, game, id] of [
    ['phone', 'sakura', 'nine'],
    ['small', 'sake', 'enough'],
  ] as const) {
    const me = await person(browser, size)
    const { page } = me
    await page.goto(`${house.url}/learn/puzzles/${game}`)
    await page.waitForSelector('.pznumbers a')
    await expect.poll(() => faults(page)).toEqual([])
    await page.locator(`a[href="/learn/puzzles/${game}/${id}"]`).click()
    await page.waitForSelector('.coach.riddle[data-mode="asks"]')
    await page.waitForSelector('.dock [data-state="open"]')
    await expect.poll(() => faults(page)).toEqual([])
    // Nobody waits for an answer: not even Saké hurries whoever thinks about a defence.
    expect(await page.locator('[role="timer"]').count()).toBe(0)
    await page.locator('[data-puzzle="show"]').click()
    await page.waitForSelector('.coach.riddle[data-mode="solved"]')
    await expect.poll(() => faults(page)).toEqual([])
    // What was shown is not solved.
    await page.goto(`${house.url}/learn/puzzles/${game}`)
    await page.waitForSelector('.pznumbers a')
    expect(await page.locator('[data-solved="true"]').count()).toBe(0)
    expect(me.errors).toEqual([])
    await me.context.close()
  }
})

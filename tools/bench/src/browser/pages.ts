import type { Page } from 'playwright-core'
import type { Walk } from './studio.ts'
import { visit } from './studio.ts'

/** Presses a key until what has the focus fits; tells whether it came to that. */
export async function pressTo(page: Page, key: 'Tab' | 't', css: string): Promise<boolean> {
  for (let n = 0; n < 80; n++) {
    if (await page.evaluate(it => document.activeElement?.matches(it) === true, css)) return true
    await page.keyboard.press(key)
  }
  return false
}

/** Picks a card of the hand by T and Enter, and seals the choice. */
export async function placeByKeys(page: Page, card: string): Promise<void> {
  const css = `[data-anchor="card:${card}"]`
  await page.waitForSelector(`${css}[data-state="open"]`)
  if (!(await pressTo(page, 't', css))) throw new Error(`T does not come to ${card}`)
  await page.keyboard.press('Enter')
  await page.waitForSelector(`${css}[data-state="picked"]`)
  await page.keyboard.press('Enter')
  // It lies on a pile.
  await page.waitForSelector(css, { state: 'detached' })
}

/** Seals what two cards led to, and waits until the puzzle says that it is solved. */
export async function solveNine(page: Page): Promise<void> {
  await placeByKeys(page, 'red-7')
  await placeByKeys(page, 'red-9')
  await page.waitForSelector('[data-key="seal"]:not([disabled])')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.coach.riddle[data-mode="solved"]')
}

/** The page of four curtains. */
export const home: Walk = {
  pictures: ['home-desktop.png'],
  async take(studio) {
    const page = await visit(studio, 'desktop')
    await page.goto(studio.house.url)
    await page.waitForSelector('.hbar')
    await studio.keep(page, 'home-desktop.png')
  },
}

/** The deal of the day on which the picture is taken. */
export const daily: Walk = {
  pictures: ['daily-phone.jpg'],
  async take(studio) {
    const page = await visit(studio, 'phone')
    await page.goto(`${studio.house.url}/daily`)
    await page.waitForSelector('[data-daily="play"]')
    await studio.keep(page, 'daily-phone.jpg')
  },
}

/** The list of puzzles, one of them on a phone, and the same one solved. */
export const puzzles: Walk = {
  pictures: ['puzzles-phone.jpg', 'puzzle-sakura-phone.jpg', 'puzzle-sakura-desktop.jpg'],
  async take(studio) {
    const list = `${studio.house.url}/learn/puzzles/sakura`
    const phone = await visit(studio, 'phone')
    await phone.goto(list)
    await phone.waitForSelector('.pznumbers a')
    await studio.keep(phone, 'puzzles-phone.jpg')
    await phone.goto(`${list}/nine`)
    await phone.waitForSelector('.coach.riddle[data-mode="asks"]')
    await phone.waitForSelector('.dock [data-state="open"]')
    await studio.keep(phone, 'puzzle-sakura-phone.jpg')
    if (!studio.wants('puzzle-sakura-desktop.jpg')) return
    const desktop = await visit(studio, 'desktop')
    await desktop.goto(`${list}/nine`)
    await desktop.waitForSelector('.coach.riddle[data-mode="asks"]')
    await solveNine(desktop)
    await desktop.waitForSelector('.pzresult h3')
    await studio.keep(desktop, 'puzzle-sakura-desktop.jpg')
  },
}

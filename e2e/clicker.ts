import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** A small generator of our own, so that a failing walk can be walked again. */
export function dice(seed: number): (n: number) => number {
  let h = seed | 0
  return n => {
    h = (Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (h >>> 0) % n
  }
}

export const SEAL = '[data-key="seal"]:not([disabled])'
export const OPEN = '[data-piece][data-state="open"]'
export const TILE = '[data-option][aria-pressed="false"]'
export const RESULT = '.resulthead'

/** What the page offers just now, read in one go. */
export interface Offer {
  readonly over: boolean
  readonly seal: boolean
  readonly tiles: number
  readonly pieces: number
  /** A paper lies over the table and asks nothing: whoever wants to go on puts it away. */
  readonly paper: boolean
}

export const look = (page: Page): Promise<Offer> =>
  page.evaluate(
    ([seal, tile, piece, result]) => {
      const seen = (css: string): number =>
        [...document.querySelectorAll<HTMLElement>(css)].filter(e => e.offsetParent !== null).length
      const papers = [...document.querySelectorAll('dialog[open]')]
      return {
        over: document.querySelector(result) !== null,
        paper: papers.length > 0 && papers.every(p => p.querySelector(`${seal}, ${tile}, ${piece}`) === null),
        seal: seen(seal) > 0,
        tiles: seen(tile),
        pieces: seen(piece),
      }
    },
    [SEAL, TILE, OPEN, RESULT] as const,
  )

/** What a page shows that goes on no more: its words in the error, its picture beside the test reports. */
export async function stuck(page: Page, why: string): Promise<Error> {
  mkdirSync('.cache', { recursive: true })
  const path = `.cache/stuck-${why.replace(/\W+/g, '-').slice(0, 60)}.png`
  await page.screenshot({ path })
  const words = await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))
  return new Error(`${why} (${path}): ${page.url()} shows: ${words.slice(0, 2500)} | last miss: ${missed}`)
}

/** What a watcher answers to get up from the table before the end. */
export const STOP = Symbol('stop')

export interface Played {
  readonly clicks: number
}

/**
 * Plays as a person does who takes whatever the page raises: picks a piece or an option, then seals it.
 * Every click is a real one at a real place; a thing that moved away meanwhile is simply looked for again.
 */
export async function playToTheEnd(
  page: Page,
  roll: (n: number) => number,
  watch?: (page: Page, clicks: number) => Promise<unknown>,
  patience = 180_000,
  /** Looks before every choice, and while there is nothing to choose: what others did is shown beat by beat. */
  before?: (page: Page) => Promise<unknown>,
): Promise<Played> {
  const end = Date.now() + patience
  for (let clicks = 0; ;) {
    if (Date.now() > end) throw await stuck(page, `no end within ${patience} ms and ${clicks} clicks`)
    if ((await before?.(page)) === STOP) return { clicks }
    const offer = await look(page)
    if (offer.over) return { clicks }
    if (offer.paper) {
      await page.keyboard.press('Escape')
      continue
    }
    const css = offer.seal
      ? SEAL
      : offer.tiles + offer.pieces === 0
        ? null
        : roll(offer.tiles + offer.pieces) < offer.tiles
          ? TILE
          : OPEN
    if (css === null) {
      await page.waitForTimeout(40)
      continue
    }
    const all = page.locator(`${css}:visible`)
    const count = await all.count()
    if (count === 0) continue
    if (await press(all.nth(css === SEAL ? 0 : roll(count)))) {
      clicks++
      if ((await watch?.(page, clicks)) === STOP) return { clicks }
    }
  }
}

/** Why the last click that failed did: told when nothing goes on any more. */
let missed = ''

/** Clicks if the thing is still there a moment later; tells whether it was. */
async function press(target: ReturnType<Page['locator']>): Promise<boolean> {
  return target.click({ timeout: 1500 }).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Error && /Timeout|detached|not visible/i.test(error.message))) throw error
      missed = error.message
      return false
    },
  )
}

/** Keeps a picture for the documents when asked to (NOREN_SHOTS=1); tests never depend on it. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env['NOREN_SHOTS'] === '1') await page.screenshot({ path: `docs/screenshots/${name}.png` })
}

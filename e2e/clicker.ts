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
/** What is pressed to go on: the seal, and the papers of a dawn, which lie over the result of a game that they end. */
export const ONWARDS = `:is(${SEAL}, button[data-dawn])`
export const OPEN = '[data-piece][data-state="open"]'
export const TILE = '[data-option][aria-pressed="false"]'
export const RESULT = '.resulthead'

/** What the page offers, read in one go. */
export interface Offer {
  readonly over: boolean
  readonly seal: boolean
  readonly tiles: number
  readonly pieces: number
  /** A paper lies over the table and asks nothing: whoever wants to go on puts it away. */
  readonly paper: boolean
  /** The page stands still for whoever looks at a moment. */
  readonly held: boolean
  /** Nothing has the focus: what had it is gone. */
  readonly lost: boolean
}

declare global {
  interface Window {
    /** The moment at which the page stands still, and what lets it go on: see sake.test.ts. */
    held?: { readonly name: string; go: () => void }
    /** What the mouse is about to press; whether it met that, once it came down. */
    aim?: { readonly at: Element; met?: boolean; readonly done: AbortController }
  }
}

/**
 * What the page offers just now; with `wait`, it first stays in the page for up to so many milliseconds until there is
 * something to do, and answers in the frame in which it comes: nobody need ask again and again.
 */
export const look = (page: Page, wait = 0): Promise<Offer> =>
  page.evaluate(
    ([seal, tile, piece, result, patience]) => {
      const seen = (css: string): number =>
        [...document.querySelectorAll<HTMLElement>(css)].filter(e => e.offsetParent !== null).length
      const offer = (): Offer => {
        const papers = [...document.querySelectorAll('dialog[open]')]
        return {
          over: document.querySelector(result) !== null,
          paper:
            papers.length > 0 && papers.every(p => p.querySelector(`${seal}, ${tile}, ${piece}`) === null),
          held: window.held !== undefined,
          lost: document.activeElement === document.body,
          seal: seen(seal) > 0,
          tiles: seen(tile),
          pieces: seen(piece),
        }
      }
      const end = performance.now() + patience
      // What was just sealed is on its way: a moment later the page asks something else.
      const sending = (): boolean => document.querySelector('.scroll[data-busy="true"]') !== null
      const idle = (o: Offer): boolean =>
        !o.over && !o.held && (sending() || (!o.paper && !o.seal && o.tiles + o.pieces === 0))
      const now = offer()
      if (patience === 0 || !idle(now)) return now
      return new Promise<Offer>(resolve => {
        let asked = 0
        const check = (): void => {
          asked = 0
          const o = offer()
          if (idle(o) && performance.now() < end) return
          changes.disconnect()
          clearInterval(beat)
          resolve(o)
        }
        const changes = new MutationObserver(() => (asked ||= requestAnimationFrame(check)))
        changes.observe(document, { subtree: true, childList: true, attributes: true })
        // A style sheet may show what no change of the page announces.
        const beat = setInterval(check, 200)
      })
    },
    [ONWARDS, TILE, OPEN, RESULT, wait] as const,
  )

/** Stays in the page until one of these can be seen, but no longer than so many milliseconds. */
export const until = (page: Page, css: string, patience: number): Promise<void> =>
  page.evaluate(
    ([wanted, most]) =>
      new Promise<void>(resolve => {
        const end = performance.now() + most
        const there = (): boolean =>
          [...document.querySelectorAll(wanted)].some(e => e.checkVisibility({ visibilityProperty: true }))
        let asked = 0
        const check = (): void => {
          asked = 0
          if (!there() && performance.now() < end) return
          changes.disconnect()
          clearInterval(beat)
          resolve()
        }
        const changes = new MutationObserver(() => (asked ||= requestAnimationFrame(check)))
        changes.observe(document, { subtree: true, childList: true, attributes: true })
        const beat = setInterval(check, 100)
        check()
      }),
    [css, patience] as const,
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

/** A page at which nothing could be pressed for so long goes on no more: nobody waits for the rest of its time. */
const STANDSTILL = 180_000

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
  let met = Date.now()
  // One draw for each choice, however often it must be aimed at: the same games are then played in the same way.
  let drawn = roll(1 << 20)
  let misses = 0
  for (let clicks = 0; ;) {
    if (Date.now() > Math.min(end, met + STANDSTILL))
      throw await stuck(page, `no end within ${patience} ms and ${clicks} clicks`)
    if ((await before?.(page)) === STOP) return { clicks }
    const offer = await look(page, 1000)
    if (offer.over) return { clicks }
    if (offer.held) continue
    if (offer.paper) {
      await page.keyboard.press('Escape')
      continue
    }
    if (!offer.seal && offer.tiles + offer.pieces === 0) continue
    const css = offer.seal ? ONWARDS : drawn % (offer.tiles + offer.pieces) < offer.tiles ? TILE : OPEN
    if (await tap(page, css, css === ONWARDS ? 0 : drawn)) {
      clicks++
      met = Date.now()
      misses = 0
      if (css !== ONWARDS) drawn = roll(1 << 20)
      if ((await watch?.(page, clicks)) === STOP) return { clicks }
    } else if (++misses % 8 === 0) drawn = roll(1 << 20)
  }
}

/** Why the last click that failed did: told when nothing goes on any more. */
let missed = ''

/**
 * One real click of the mouse on the nth (round and round) of these things that can be seen, at a place where it lies
 * uncovered; tells whether it met it. What comes to lie there meanwhile is not pressed instead.
 */
export async function tap(page: Page, css: string, nth = 0): Promise<boolean> {
  const place = await page.evaluate(aim, [css, nth] as const)
  if (typeof place === 'string') {
    missed = place
    return false
  }
  await page.mouse.click(place.x, place.y)
  const met = await page.evaluate(() => {
    const was = window.aim
    delete window.aim
    was?.done.abort()
    return was?.met === true
  })
  if (!met) missed = `${css} was gone or covered when the mouse came down`
  return met
}

/** Runs in the page: finds a place at which the thing can be pressed, and lets the next click meet that or nothing. */
function aim([css, nth]: readonly [string, number]): { readonly x: number; readonly y: number } | string {
  const all = [...document.querySelectorAll(css)].filter(e => {
    const { width, height } = e.getBoundingClientRect()
    return width * height > 0 && e.checkVisibility({ visibilityProperty: true })
  })
  const at = all.at(nth < 0 ? nth : nth % Math.max(1, all.length))
  if (at === undefined) return `no ${css} to be seen`
  if (at.matches(':disabled, [aria-disabled="true"]')) return `${css} is disabled`
  const free = (): { x: number; y: number } | undefined => {
    const { left, top, width, height } = at.getBoundingClientRect()
    const places = [50, 25, 75, 10, 90].flatMap(y => [50, 25, 75, 10, 90].map(x => ({ x, y })))
    return places
      .map(({ x, y }) => ({ x: left + (width * x) / 100, y: top + (height * y) / 100 }))
      .find(({ x, y }) => at.contains(document.elementFromPoint(x, y)))
  }
  let place = free()
  for (const block of ['nearest', 'center'] as const) {
    if (place !== undefined) break
    at.scrollIntoView({ block, inline: block, behavior: 'instant' })
    place = free()
  }
  if (place === undefined) return `${css} lies under something else`
  // Every event of a click is let through or none is, as it was when the mouse came down.
  const mine: NonNullable<Window['aim']> = { at, done: new AbortController() }
  const guard = (e: Event): void => {
    mine.met ??= at.isConnected && e.composedPath().includes(at)
    if (mine.met) return
    e.preventDefault()
    e.stopImmediatePropagation()
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(type, guard, { capture: true, signal: mine.done.signal })
  window.aim = mine
  return place
}

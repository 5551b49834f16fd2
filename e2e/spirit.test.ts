import type { Words } from '@noren/engine'
import { Choices, legal, seeded } from '@noren/engine'
import type { ServerMessage } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'
import type { Spirit, SpiritView } from '@noren/spirit'
import { spirit } from '@noren/spirit'
import { sense } from '@noren/spirit/sense'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dice, RESULT, SEAL, tap, until } from './clicker.ts'
import type { Person, Size } from './house.ts'
import { HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

interface Face {
  readonly view: SpiritView
  readonly waiting: number
}
/** What the page was last told, read from its own socket. */
interface Ear {
  faces: Readonly<Record<string, Face>>
  /** The last entry it was told of. */
  seq: number
}

function listen(page: Page): Ear {
  const ear: Ear = { faces: {}, seq: 0 }
  page.on('websocket', ws => {
    const decoder = new DeltaDecoder()
    const heard = (m: ServerMessage): void => {
      decoder.note(m)
      if (m.t !== 'sync' && m.t !== 'update') return
      ear.faces = m.faces as Ear['faces']
      ear.seq = m.seq
    }
    ws.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') heard(JSON.parse(payload) as ServerMessage)
      else decoder.hear(payload)?.forEach(heard)
    })
  })
  return ear
}

const OPTIONS = '.sp-tile[data-state="open"], .sp-absent [data-state="open"], .sp-sheet [data-state="open"]'
const list = new Choices()

/** The quick policy of the game, from what this page may know: a person who has read the rules. */
function advice(ear: Ear): Words | null {
  // The same advice however often it is asked for.
  const rng = seeded(ear.seq)
  for (const [key, face] of Object.entries(ear.faces)) {
    const seat = Number(key)
    if (seat < 0 || ((face.waiting >> seat) & 1) === 0) continue
    const s: Spirit = spirit.imagine(face.view, rng)
    legal(spirit, s, seat, list)
    const a = list.items[sense.policy?.(s, seat, list, rng) ?? 0]
    if (a !== undefined) return spirit.say(s, seat, a).words
  }
  return null
}

/** Clicks the pieces of a choice: one tile, or the cards of an order one after the other. */
async function pick(page: Page, words: Words): Promise<boolean> {
  if (words[0] !== 'order') return press(page, `[data-choice="${words.join(' ')}"] button`)
  for (const at of words.slice(1, -1)) await press(page, '.sp-arrange button', Number(at))
  return true
}

/** One of what is offered, the same at the same entry. */
async function takeAny(page: Page, ear: Ear): Promise<boolean> {
  await until(page, `${OPTIONS}, ${SEAL}, ${RESULT}, button[data-dawn]`, 300)
  return tap(page, OPTIONS, dice(ear.seq)(1 << 20))
}

interface Seen {
  clicks: number
  /** Steps of dawn that were read, in order. */
  readonly dawns: string[]
  /** Names of the boards that came to the dock with a question. */
  readonly boards: Set<string>
}

/** Everything the loop wants to know of the page, read in one go. */
const look = (page: Page) =>
  page.evaluate(
    ([result, seal]) => {
      const has = (css: string): boolean => document.querySelector(css) !== null
      return {
        over: has(result),
        seal: has(seal),
        dawn: document.querySelector('button[data-dawn]')?.getAttribute('data-dawn') ?? null,
        asked: has('.scroll[data-asked="true"]'),
        board: document.querySelector('.sp-bd .who')?.textContent ?? '',
      }
    },
    [RESULT, SEAL] as const,
  )

/** Presses it once it is there; the table may have moved on meanwhile, then the loop looks again. */
async function press(page: Page, css: string, nth = 0): Promise<boolean> {
  await until(page, css, 800)
  return tap(page, css, nth)
}

async function playOn(me: Person, choose: (page: Page) => Promise<boolean>): Promise<Seen> {
  const { page } = me
  const seen: Seen = { clicks: 0, dawns: [], boards: new Set() }
  const end = Date.now() + 240_000
  for (let now = await look(page); !now.over; now = await look(page)) {
    if (Date.now() > end) throw new Error(`the game did not end within 240 s and ${seen.clicks} clicks`)
    if (now.asked) seen.boards.add(now.board)
    if (now.dawn !== null && seen.dawns.at(-1) !== now.dawn) seen.dawns.push(now.dawn)
    const pressed = await (now.dawn !== null
      ? press(page, 'button[data-dawn]')
      : now.seal
        ? press(page, SEAL)
        : choose(page))
    if (pressed) seen.clicks++
    // What was sealed is on its way until it is answered.
    if (pressed && now.seal) await page.locator('.scroll[data-busy="true"]').waitFor({ state: 'detached' })
  }
  return seen
}

/** Runs in the page: notes a result that was shown, for a blink perhaps, before the dawn that led to it. */
function watchTheEnd(): void {
  let shown = Number.NEGATIVE_INFINITY
  const look = (): void => {
    const now = performance.now()
    if (document.querySelector('.resulthead') !== null) shown = now
    else if (document.querySelector('button[data-dawn]') !== null && now - shown < 300)
      Object.assign(window, { early: true })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
}
const tooEarly = (page: Page): Promise<boolean> => page.evaluate(() => 'early' in window)

async function choosingSpirit(
  size: Size,
  seats: number,
  options: Readonly<Record<string, string>>,
): Promise<Person> {
  const me = await person(browser, size)
  const { page } = me
  await page.addInitScript(watchTheEnd)
  await page.goto(house.url)
  await page.getByRole('radio', { name: /Samurai Spirit/ }).click()
  for (let n = 4; n > seats; n--) await page.getByRole('button', { name: 'Fewer players' }).click()
  await page.getByText('Table options').click()
  for (const name of Object.values(options)) await page.getByRole('radio', { name, exact: true }).click()
  return me
}

for (const size of ['desktop', 'phone'] as const satisfies readonly Size[]) {
  test(`alone with two samurai, each board in turn from the same dock (${size})`, async () => {
    const me = await choosingSpirit(size, 2, { mode: 'Easy' })
    const ear = listen(me.page)
    await me.page.getByRole('button', { name: /Alone/ }).click()
    await me.page.waitForSelector('.scroll')
    const seen = await playOn(me, async page => {
      // A good team on the desktop; on the phone one that takes whatever comes, and is soon lost.
      const words = size === 'desktop' ? advice(ear) : null
      if (words !== null) return pick(page, words)
      return takeAny(page, ear)
    })
    expect(seen.clicks).toBeGreaterThan(15)
    expect(seen.boards.size).toBeGreaterThanOrEqual(2)
    expect(seen.dawns[0]).toBe('1')
    const won = (await me.page.locator(`${RESULT}[data-won="true"]`).count()) > 0
    if (won) expect(seen.dawns.join('')).toBe('123412341234')
    if (size === 'desktop') {
      expect(won).toBe(true)
      // What stood after each of the three nights.
      await expect.poll(() => me.page.locator('.scores thead th').count()).toBe(4)
    }
    expect(await me.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await tooEarly(me.page)).toBe(false)
    expect(me.errors).toEqual([])
    await me.context.close()
  })

  test(`four samurai with weak bots and heroic raiders: the village falls and the page says when (${size})`, async () => {
    const me = await choosingSpirit(size, 4, { mode: 'Heroic', level: 'Wanderer' })
    const ear = listen(me.page)
    await me.page.getByRole('button', { name: 'Play now' }).click()
    await me.page.waitForSelector('.scroll')
    // On the desktop somebody who knows the rules among three who do not; on the phone a fourth of those.
    const seen = await playOn(me, async page => {
      const words = size === 'desktop' ? advice(ear) : null
      if (words !== null) return pick(page, words)
      return takeAny(page, ear)
    })
    // Among random heroes a heroic village may fall before its player was asked often.
    expect(seen.clicks).toBeGreaterThan(0)
    await expect.poll(() => me.page.locator(`${RESULT}[data-won="false"]`).count()).toBe(1)
    await expect.poll(() => me.page.locator('.scores tbody tr').count()).toBe(4)
    expect(await tooEarly(me.page)).toBe(false)
    expect(me.errors).toEqual([])
    await me.context.close()
  })
}

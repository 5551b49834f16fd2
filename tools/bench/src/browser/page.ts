import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse } from './house.ts'

/** Full tables: a game, and all its seats. */
export const FULL = [
  { id: 'sake', seats: 8 },
  { id: 'spirit', seats: 7 },
  { id: 'sakura', seats: 6 },
  { id: 'honor', seats: 6 },
] as const
export type Full = (typeof FULL)[number]

/** What a first visit costs and how it feels, over a slow line on a slow phone. */
export interface PageFigures {
  /** Bytes on the wire until the home page rests, headers and all; what is kept for later is not among them. */
  readonly firstVisitBytes: number
  /** Bytes more until a table of each game rests. */
  readonly games: Readonly<Record<string, number>>
  readonly largestPaintMs: number
  /** The worst of the home page and all tables, by the measure that browsers call layout shift. */
  readonly shift: number
  readonly shifts: Readonly<Record<string, number>>
  /** Elements at a full table, the most that was seen while somebody played. */
  readonly dom: Readonly<Record<string, number>>
  /** The same visits to another build, round by round in turns with those above. */
  readonly before?: BeforeFigures
}

export interface BeforeFigures {
  readonly firstVisitBytes: number
  readonly games: Readonly<Record<string, number>>
  readonly largestPaintMs: number
  readonly shift: number
  /** The largest paint now by that of before: the median of the rounds, the least and the most. */
  readonly paintRatio: number
  readonly paintSpread: readonly [number, number]
}

/** A build of the page, and the server that came with it. */
export interface Build {
  readonly web?: string
  readonly main?: string
}

export interface PageWish extends Build {
  readonly rounds: number
  readonly before?: Build
}

/** What browsers call slow 4G: 1.6 Mbit/s of which nine tenths arrive, and 563 ms before anything does. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const SLOWER_CPU = 4
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Bots that leave the table as it is. */
const PATIENT = { ...HURRY, NOREN_BOT_PAUSE: '60000' }
const CLICKS = 60

declare global {
  interface Window {
    felt?: { paint: number; shift: number }
  }
}

/** Listens to what the browser itself says of paint and shift, from the first moment of a page. */
const feel = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const felt = { paint: 0, shift: 0 }
    window.felt = felt
    new PerformanceObserver(list => {
      for (const e of list.getEntries()) felt.paint = e.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(list => {
      for (const e of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!e.hadRecentInput) felt.shift += e.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** A visitor whose browser holds nothing, nor keeps anything for later. */
async function visitor(browser: Browser, viewport = PHONE): Promise<{ page: Page; line: CDPSession }> {
  const context = await browser.newContext({
    viewport,
    locale: 'en',
    serviceWorkers: 'block',
    hasTouch: viewport === PHONE,
  })
  await feel(context)
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  return { page, line }
}

const slow = async (line: CDPSession): Promise<void> => {
  await line.send('Network.emulateNetworkConditions', SLOW_4G)
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

/** Counts what comes over the wire; what is asked for again and again, such as the open tables, counts once. */
function meter(line: CDPSession): { bytes: number } {
  const count = { bytes: 0 }
  const seen = new Set<string>()
  const again = new Set<string>()
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (seen.has(request.url)) again.add(requestId)
    seen.add(request.url)
  })
  line.on('Network.loadingFinished', e => {
    if (!again.has(e.requestId)) count.bytes += e.encodedDataLength
  })
  return count
}

/** Waits until the page has what it asked for and says no more for a second. */
async function rest(page: Page, sign: string): Promise<void> {
  await page.waitForSelector(sign)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(1500)
}

const HOME = '.hbar'
const TABLE = '.app .scroll'

const felt = (page: Page): Promise<{ paint: number; shift: number }> =>
  page.evaluate(() => window.felt ?? { paint: 0, shift: 0 })

async function seat(page: Page, house: House, { id, seats }: Full): Promise<string> {
  const made = await page.context().request.post(`${house.url}/api/tables`, {
    data: { game: id, seats, bots: Array(seats - 1).fill('wanderer'), start: true },
  })
  if (!made.ok()) throw new Error(`no table of ${id}: ${await made.text()}`)
  return `/t/${((await made.json()) as { id: string }).id}`
}

/** Comes through the door and has a name, so that a table may be opened. */
async function enter(page: Page, house: House): Promise<void> {
  await page.goto(house.url)
  await rest(page, HOME)
}

/** A first visit; over a line as slow as it may be, or as fast as it is. */
export async function firstVisit(browser: Browser, house: House, on: 'slow line' | 'any line' = 'slow line') {
  const { page, line } = await visitor(browser)
  const count = meter(line)
  if (on === 'slow line') await slow(line)
  await enter(page, house)
  const { paint, shift } = await felt(page)
  await page.context().close()
  return { bytes: count.bytes, paint, shift }
}

/** What a table costs whoever has seen the home page. */
export async function gameBytes(browser: Browser, house: House, game: Full): Promise<number> {
  const { page, line } = await visitor(browser)
  const count = meter(line)
  await enter(page, house)
  const path = await seat(page, house, game)
  const before = count.bytes
  await page.evaluate(to => history.pushState(null, '', to), path)
  await rest(page, TABLE)
  await page.context().close()
  return count.bytes - before
}

/** How far things jump for whoever opens a table by its link. */
async function tableShift(browser: Browser, house: House, game: Full): Promise<number> {
  const { page, line } = await visitor(browser)
  await enter(page, house)
  const path = await seat(page, house, game)
  await line.send('Network.clearBrowserCache')
  await slow(line)
  await page.goto(house.url + path)
  await rest(page, TABLE)
  const { shift } = await felt(page)
  await page.context().close()
  return shift
}

/** The most elements while somebody takes whatever a full table offers. */
async function elements(browser: Browser, house: House, game: Full, clicks = CLICKS): Promise<number> {
  const { page } = await visitor(browser, DESKTOP)
  await enter(page, house)
  await page.goto(house.url + (await seat(page, house, game)))
  await page.waitForSelector(TABLE)
  const most = await page.evaluate(async clicks => {
    let most = 0
    const end = performance.now() + 30_000
    for (let n = 0; n < clicks && performance.now() < end;) {
      most = Math.max(most, document.querySelectorAll('*').length)
      const things = document.querySelectorAll<HTMLElement>(
        '[data-key="seal"]:not([disabled]), [data-option][aria-pressed="false"], [data-piece][data-state="open"]',
      )
      const seen = [...things].filter(e => e.offsetParent !== null)
      const next = seen.find(e => e.dataset['key'] === 'seal') ?? seen[(n * 7) % Math.max(1, seen.length)]
      if (next !== undefined) n++
      next?.click()
      await new Promise(resolve => setTimeout(resolve, 40))
    }
    return most
  }, clicks)
  await page.context().close()
  return most
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN

const round = (n: number): number => Math.round(n * 10_000) / 10_000

type Visit = Awaited<ReturnType<typeof firstVisit>>

const open = ({ web, main }: Build, env: Record<string, string>): Promise<House> =>
  openHouse({ ...env, ...(web === undefined ? {} : { NOREN_WEB: web }) }, main)

/** What both builds have in common: their visits, and what their tables weigh. */
const common = (visits: readonly Visit[], games: Readonly<Record<string, number>>) => ({
  firstVisitBytes: median(visits.map(v => v.bytes)),
  games,
  largestPaintMs: Math.round(median(visits.map(v => v.paint))),
})

export function beforeFigures(
  now: readonly Visit[],
  then: readonly Visit[],
  games: Readonly<Record<string, number>>,
): BeforeFigures {
  const ratios = now.map((visit, i) => round(visit.paint / (then[i]?.paint ?? NaN)))
  return {
    ...common(then, games),
    shift: round(median(then.map(v => v.shift))),
    paintRatio: median(ratios),
    paintSpread: [Math.min(...ratios), Math.max(...ratios)],
  }
}

export async function measurePage(
  wish: PageWish,
  progress: (done: number, total: number, what: string) => void = () => undefined,
): Promise<PageFigures> {
  const { rounds, before } = wish
  const total = rounds + 3 * FULL.length + (before === undefined ? 0 : rounds + FULL.length)
  let done = 0
  const step = (what: string): void => progress(done++, total, what)
  const browser = await openBrowser()
  const houses: House[] = []
  const opened = async (build: Build, env: Record<string, string>): Promise<House> => {
    const house = await open(build, env)
    houses.push(house)
    return house
  }
  try {
    const house = await opened(wish, PATIENT)
    const busy = await opened(wish, HURRY)
    const earlier = before === undefined ? null : await opened(before, PATIENT)
    const visits: Visit[] = []
    const visitsBefore: Visit[] = []
    for (let n = 0; n < rounds; n++) {
      step(`first visit ${n + 1}`)
      visits.push(await firstVisit(browser, house))
      if (earlier === null) continue
      step(`first visit ${n + 1}, before`)
      visitsBefore.push(await firstVisit(browser, earlier))
    }
    // An earlier build may not have had all of them, or under other names.
    const known = earlier === null ? '' : await (await fetch(`${earlier.url}/api/games`)).text()
    const games: Record<string, number> = {}
    const gamesBefore: Record<string, number> = {}
    const shifts: Record<string, number> = { home: median(visits.map(v => v.shift)) }
    const dom: Record<string, number> = {}
    for (const game of FULL) {
      step(`${game.id}, wire`)
      games[game.id] = await gameBytes(browser, house, game)
      if (earlier !== null) step(`${game.id}, wire, before`)
      if (earlier !== null && known.includes(`"${game.id}"`)) {
        gamesBefore[game.id] = await gameBytes(browser, earlier, game)
      }
      step(`${game.id}, shift`)
      shifts[game.id] = await tableShift(browser, house, game)
      step(`${game.id}, elements`)
      dom[game.id] = await elements(browser, busy, game)
    }
    return {
      ...common(visits, games),
      shift: round(Math.max(...Object.values(shifts))),
      shifts: Object.fromEntries(Object.entries(shifts).map(([k, v]) => [k, round(v)])),
      dom,
      ...(earlier === null ? {} : { before: beforeFigures(visits, visitsBefore, gamesBefore) }),
    }
  } finally {
    await browser.close()
    for (const house of houses) await house.stop()
  }
}

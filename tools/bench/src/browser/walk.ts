import type { Browser, Page } from 'playwright-core'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse } from './house.ts'
import type { Breach, LawSize } from './law.ts'
import { breaches, LAW_SIZES } from './law.ts'
import type { Full } from './page.ts'
import { FULL } from './page.ts'

export const TEXT_SIZES = [100, 130] as const

/** A breach with the place at which it was met. */
export interface Met extends Breach {
  readonly game: string
  readonly size: LawSize
  readonly text: number
  readonly decision: number
}

/** Sits down at a full table, at the size of a desktop, without anything that moves. */
export async function sitDown(browser: Browser, house: House, { id, seats }: Full): Promise<Page> {
  const context = await browser.newContext({
    viewport: LAW_SIZES.desktop,
    serviceWorkers: 'block',
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'en',
  })
  const page = await context.newPage()
  const made = await context.request.post(`${house.url}/api/tables`, {
    data: { game: id, seats, bots: Array(seats - 1).fill('wanderer'), start: true },
  })
  await page.goto(`${house.url}/t/${((await made.json()) as { id: string }).id}`)
  await page.waitForSelector('.app .scroll')
  return page
}

/** Takes whatever the table offers, so many times; stops where there is a choice. Tells whether the game is over. */
export const playOn = (page: Page, clicks: number, patience = 15_000): Promise<boolean> =>
  page.evaluate(
    async ([wanted, most]) => {
      const end = performance.now() + most
      for (let n = 0; performance.now() < end;) {
        if (document.querySelector('.resulthead') !== null) return true
        const things = document.querySelectorAll<HTMLElement>(
          '[data-key="seal"]:not([disabled]), [data-option][aria-pressed="false"], [data-piece][data-state="open"], button[data-dawn]',
        )
        const seen = [...things].filter(e => e.offsetParent !== null)
        if (n >= wanted && seen.length > 1) return false
        const next =
          seen.find(e => e.dataset['key'] === 'seal') ?? seen[((n + wanted) * 7) % Math.max(1, seen.length)]
        if (next !== undefined) n++
        next?.click()
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      return false
    },
    [clicks, patience] as const,
  )

/** Looks at the present position at one size of window and text. */
export async function lookAt(page: Page, size: LawSize, text: number): Promise<Breach[]> {
  await page.setViewportSize(LAW_SIZES[size])
  await page.evaluate(zoom => (document.documentElement.dataset['zoom'] = String(zoom)), text)
  await page.waitForTimeout(150)
  return breaches(page)
}

export const SIZE_NAMES = Object.keys(LAW_SIZES) as readonly LawSize[]

/** Walks whole games at full tables and looks at every so manieth decision at all sizes. */
export async function walkGames(
  wish: { readonly games: number; readonly decisions: number },
  progress: (done: number, total: number, what: string) => void = () => undefined,
): Promise<{ readonly looked: number; readonly breaches: readonly Met[] }> {
  const browser = await openBrowser()
  const house = await openHouse({ ...HURRY, NOREN_WINDOW: '0' })
  const met: Met[] = []
  let looked = 0
  let done = 0
  try {
    for (const game of FULL)
      for (let n = 0; n < wish.games; n++) {
        progress(done++, FULL.length * wish.games, `${game.id}, game ${n + 1}`)
        const page = await sitDown(browser, house, game)
        for (let decision = 0; decision < wish.decisions; decision++) {
          await page.setViewportSize(LAW_SIZES.desktop)
          if (await playOn(page, 2 + (decision % 3))) break
          for (const size of SIZE_NAMES)
            for (const text of TEXT_SIZES) {
              looked++
              for (const b of await lookAt(page, size, text))
                met.push({ game: game.id, size, text, decision, ...b })
            }
        }
        await page.context().close()
      }
  } finally {
    await browser.close()
    await house.stop()
  }
  return { looked, breaches: met }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse } from './house.ts'
import type { LawSize } from './law.ts'
import { LAW_SIZES } from './law.ts'
import { settle } from './walk.ts'

export const SIZES = ['small', 'phone', 'tablet', 'desktop'] as const satisfies readonly LawSize[]

/** Where pictures are taken: a browser, a house that deals from a seed, and somebody who keeps what is wanted. */
export interface Studio {
  readonly browser: Browser
  readonly house: House
  readonly wants: (picture: string) => boolean
  /** Keeps what a page shows, once whatever moves has arrived. */
  readonly keep: (page: Page, picture: string) => Promise<void>
  /** Keeps a picture that was made elsewhere. */
  readonly write: (picture: string, bytes: Uint8Array) => void
}

/** Pictures that are taken on one way: files below the folder of all pictures, by their names. */
export interface Walk {
  readonly pictures: readonly string[]
  take(studio: Studio): Promise<void>
}

/** What a visitor brings along. */
interface Luggage {
  /** The cookie of somebody who was here before. */
  readonly cookie?: string
  /** What another browser of the same person kept. */
  readonly kept?: Awaited<ReturnType<BrowserContext['storageState']>>
}

const ME = { name: 'Mika', crest: 3 } as const
/** Deals the same games every time, on the server and on the page. */
const SEED = 'noren'
/** What has not come by then does not come. */
const PATIENCE = 180_000
/** Pictures of pages are small files; those of the README and of tables are as they were drawn. */
const JPEG = { type: 'jpeg', quality: 72 } as const

/** Somebody opens a browser of that size; nothing moves in it, and nobody lingers. */
export async function visit(
  { browser, house }: Studio,
  size: LawSize,
  { cookie, kept }: Luggage = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: LAW_SIZES[size],
    locale: 'en',
    reducedMotion: 'reduce',
    hasTouch: size !== 'desktop',
    serviceWorkers: 'block',
    ...(kept === undefined ? {} : { storageState: kept }),
  })
  context.setDefaultTimeout(PATIENCE)
  if (cookie === undefined) {
    // Whoever says no name is called by chance.
    await context.request.put(`${house.url}/api/me`, { data: ME })
  } else {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: house.url }])
  }
  await context.addInitScript(seed => {
    localStorage.setItem('noren.seed', seed)
    localStorage.setItem('noren.pause', '0')
  }, SEED)
  return context.newPage()
}

/**
 * Goes all ways on which something wanted is taken, in a built page, and writes it into a folder; tells the names. A way that takes a picture it did not
 * declare, or leaves one out, is an error: what is declared is what is written.
 */
export async function takePictures(
  { web, folder }: { readonly web: string; readonly folder: string },
  walks: readonly Walk[],
  wanted: (picture: string) => boolean,
  progress: (done: number, total: number, what: string) => void = () => undefined,
): Promise<readonly string[]> {
  const chosen = walks.filter(w => w.pictures.some(wanted))
  const total = chosen.flatMap(w => w.pictures.filter(wanted)).length
  const browser = await openBrowser()
  const house = await openHouse({
    ...HURRY,
    NODE_ENV: 'test',
    NOREN_SEED: SEED,
    NOREN_WEB: web,
    HOST: '127.0.0.1',
  })
  const taken: string[] = []
  try {
    for (const walk of chosen) {
      const left = new Set(walk.pictures.filter(wanted))
      const write = (picture: string, bytes: Uint8Array): void => {
        if (!left.delete(picture)) throw new Error(`${picture} was not declared, or is taken twice`)
        const path = join(folder, picture)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, bytes)
        taken.push(picture)
        progress(taken.length, total, picture)
      }
      await walk.take({
        browser,
        house,
        wants: picture => left.has(picture),
        write,
        keep: async (page, picture) => {
          if (!left.has(picture)) return
          await page.waitForLoadState('networkidle')
          await settle(page)
          write(picture, await page.screenshot(picture.endsWith('.jpg') ? JPEG : {}))
        },
      })
      if (left.size > 0) throw new Error(`declared and not taken: ${[...left].join(', ')}`)
      for (const context of browser.contexts()) await context.close()
    }
  } finally {
    await browser.close()
    await house.stop()
  }
  return taken
}

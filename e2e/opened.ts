import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import type { House } from './house.ts'
import { openBrowser, openHouse } from './house.ts'

/** What most files of browser tests begin with: a server and a browser of their own, from the first test to the last. */
export interface Opened {
  readonly house: House
  readonly browser: Browser
}

/** Opens both side by side. Awaited at the top of a file, so that its tests have them as constants. */
export async function opened(env: Record<string, string>, whole = false): Promise<Opened> {
  const [house, browser] = [openHouse(env), openBrowser(whole)]
  const close = async (): Promise<void> => {
    await (await browser).close()
    await (await house).stop()
  }
  afterAll(close)
  try {
    await Promise.all([house, browser])
  } catch (error) {
    // Nothing runs after a file that could not begin: the one that did open is closed here.
    await Promise.allSettled([browser.then(b => b.close()), house.then(h => h.stop())])
    throw error
  }
  return { house: await house, browser: await browser }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HURRY, openBrowser, openHouse } from '@noren/bench/browser/house'
import { openStore, readConfig } from '@noren/server'
import { writePast } from '@noren/trials'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { whole } from '../usage.ts'
import { say } from '../say.ts'

/** The pages of a person's own, and what is there once each of them is. */
const PAGES = [
  ['/games', 'li.fin'],
  ['/me', '.gp .bd'],
  ['/reviews', 'li.fin'],
  ['/', '.gcard, .lobby .empty'],
] as const
const MOST_LONGER = 1.6

interface Somebody {
  readonly games: number
  readonly cookie: string
  readonly id: string
}

async function guestAt(url: string, games: number): Promise<Somebody> {
  const answer = await fetch(`${url}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `With ${games}`, crest: 1 }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { games, cookie, id: decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '' }
}

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

/** Milliseconds until a page of somebody shows what it is for, in a browser that has it already. */
async function visit(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  url: string,
  who: Somebody,
  [path, ready]: readonly [string, string],
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const [name = '', value = ''] = who.cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const open = async (): Promise<number> => {
    const since = performance.now()
    await page.goto(url + path)
    await page.locator(ready).first().waitFor({ state: 'attached' })
    return performance.now() - since
  }
  // The first time fetches the page itself; the second is what somebody feels who comes back.
  await open()
  const took = await open()
  await context.close()
  return took
}

/** The pages of a person with many games beside those of one with few, in turn and in the same run. */
export async function benchMine(flags: Flags, out: Out): Promise<number> {
  const rounds = whole(flags, 'rounds', { min: 1, max: 99, usual: 7 })
  const data = mkdtempSync(join(tmpdir(), 'noren-bench-'))
  const env = { ...HURRY, NOREN_DATA: data }
  const before = await openHouse(env)
  const [few, many] = [await guestAt(before.url, 10), await guestAt(before.url, 300)]
  await before.stop()
  const store = await openStore(readConfig(env))
  const others = Array.from({ length: 6 }, (_, n) => `bbbbbbb${n}-0000-4000-8000-000000000000`)
  for (const { id, games } of [few, many])
    await writePast(store, { person: id, others, games, seed: games, now: Date.now() })
  await store.close()
  const house = await openHouse(env)
  const browser = await openBrowser()
  try {
    const found: Record<string, { few: number; many: number; ratio: number }> = {}
    for (const [n, page] of PAGES.entries()) {
      const took: { few: number[]; many: number[] } = { few: [], many: [] }
      for (let round = 0; round < rounds; round++) {
        out.progress(n * rounds + round, PAGES.length * rounds, page[0])
        took.few.push(await visit(browser, house.url, few, page))
        took.many.push(await visit(browser, house.url, many, page))
      }
      const [a, b] = [median(took.few), median(took.many)]
      found[page[0]] = { few: Math.round(a), many: Math.round(b), ratio: Math.round((b / a) * 100) / 100 }
    }
    if (flags['json'] === true) out.print(JSON.stringify(found))
    else
      for (const [path, { few: a, many: b, ratio }] of Object.entries(found))
        out.print(
          `${path.padEnd(10)}${say(ratio > MOST_LONGER ? 'cli-bench-mine-slow' : 'cli-bench-mine', {
            a: String(few.games),
            b: String(a),
            c: String(many.games),
            d: String(b),
            p: String(ratio),
          })}`,
        )
    return Object.values(found).some(f => f.ratio > MOST_LONGER) ? 1 : 0
  } finally {
    await browser.close()
    await house.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { PROTOCOL } from '@noren/protocol'
import type { Lobby } from '@noren/protocol'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dice, playToTheEnd, RESULT, STOP, stuck } from './clicker.ts'
import type { House, Person } from './house.ts'
import { HURRY, KEEPS, openBrowser, openHouse, person } from './house.ts'
import { buildPage } from './upgrade/pages.ts'
import { walk } from './upgrade/walker.ts'

/**
 * An installation of version 1 is upgraded in place to one in which every game has a changed rule and the page speaks another
 * language on the wire. Nobody's game may be lost over it: docs/versions.md.
 */
const AFTER = 99
const folder = mkdtempSync(join(tmpdir(), 'noren-upgrade-'))
const pageOf = (time: 'before' | 'after'): string => join(folder, `page-${time}`)

const SERVER = ['--import', './e2e/upgrade/hooks.mjs', 'packages/server/src/main.ts']
const open = new Set<House>()
/** Stopped at the end of its test whatever came of it: a server holds its folder and its port. */
async function house(time: 'before' | 'after', data: string, port = '0'): Promise<House> {
  const opened = await openHouse(
    {
      ...HURRY,
      NOREN_WINDOW: '0',
      NOREN_TRIAL: time,
      NOREN_WEB: pageOf(time),
      NOREN_DATA: join(folder, data),
      PORT: port,
      ...(time === 'after' ? { NOREN_TRIAL_PROTOCOL: String(AFTER) } : {}),
    },
    SERVER,
  )
  open.add(opened)
  return opened
}
/** Stops it now. */
async function close(opened: House): Promise<void> {
  open.delete(opened)
  await opened.stop()
}
afterEach(async () => {
  for (const left of open) await close(left)
})

let browser: Browser
beforeAll(async () => {
  await Promise.all([
    buildPage('before', PROTOCOL, pageOf('before')),
    buildPage('after', AFTER, pageOf('after')),
  ])
  browser = await openBrowser()
}, 480_000)
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Begun {
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly time?: object
}
const KINDS: readonly Begun[] = [
  { game: 'sakura', seats: 2, bots: ['wanderer'] },
  { game: 'samurai-spirit', seats: 2, bots: ['wanderer'] },
  { game: 'honor-of-the-samurai', seats: 3, bots: ['wanderer', 'wanderer'] },
  { game: 'sake-and-samurai', seats: 3, bots: ['wanderer', 'wanderer'] },
]

async function opened({ context }: Person, url: string, begun: Begun): Promise<string> {
  const answer = await context.request.post(`${url}/api/tables`, { data: { ...begun, start: true } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const cookieOf = async ({ context }: Person): Promise<string> =>
  (await context.cookies()).map(c => `${c.name}=${c.value}`).join('; ')

/** The rules each stored table was begun under, and what lies sealed there. */
function rows(
  data: string,
): Map<string, { game: string; version: number; status: string; envelopes: string | null }> {
  const db = new DatabaseSync(join(folder, data, 'noren.sqlite'), { readOnly: true })
  const all = db.prepare('SELECT id, game, version, status, envelopes FROM tables').all() as {
    id: string
    game: string
    version: number
    status: string
    envelopes: string | null
  }[]
  db.close()
  return new Map(all.map(r => [r.id, r]))
}

/** Opens a table and waits until its board is there, whatever it says. */
async function sits(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForSelector(`.scroll, ${RESULT}`, { timeout: 60_000 }).catch(async () => {
    throw await stuck(page, `no board at ${url}`)
  })
}

test(
  'stored games of version 1 open and are played to their end under their own rules',
  { timeout: 600_000 },
  async () => {
    const anna = await person(browser, 'desktop')
    const before = await house('before', 'stored')
    await anna.page.goto(before.url)
    await anna.page.waitForSelector('.hbar')
    const cookie = await cookieOf(anna)
    const running: string[] = []
    const finished: string[] = []
    for (const [i, kind] of KINDS.entries()) {
      // One of them at three days for each decision.
      const time = kind.game === 'honor-of-the-samurai' ? { time: { kind: 'days', days: 3 } } : {}
      const left = await opened(anna, before.url, { ...kind, ...time })
      await walk(before.url, cookie, left, dice(i + 11), (_, moves) => moves >= 6)
      running.push(left)
      const over = await opened(anna, before.url, kind)
      expect(await walk(before.url, cookie, over, dice(i + 21), () => false)).toBe('over')
      finished.push(over)
    }
    // One more in the middle of a sealed window: the others have answered, Anna has not.
    const sealed = await opened(anna, before.url, {
      game: 'sake-and-samurai',
      seats: 4,
      bots: ['wanderer', 'wanderer', 'wanderer'],
    })
    const inWindow = (): boolean => (rows('stored').get(sealed)?.envelopes ?? null) !== null
    await walk(before.url, cookie, sealed, dice(5), async ({ face }) => {
      if (!face.choices.some(c => c.words[0] === 'pass')) return false
      // The others answer at once, as far as the machine lets them; whether they were asked as well shows in the store.
      for (let n = 0; n < 100 && !inWindow(); n++) await wait(20)
      return inWindow()
    })
    // And one that is open and has not begun.
    const lobby = await anna.context.request.post(`${before.url}/api/tables`, {
      data: { game: 'sakura', seats: 2, bots: ['wanderer'] },
    })
    const { id: waiting } = (await lobby.json()) as { id: string }
    await close(before)
    const stored = rows('stored')
    expect([...stored.values()].every(r => r.version === 1)).toBe(true)
    expect(running.map(id => stored.get(id)?.game)).toEqual(KINDS.map(kind => kind.game))
    expect(stored.get(sealed)).toMatchObject({ status: 'playing' })
    expect(stored.get(sealed)?.envelopes).not.toBeNull()

    const after = await house('after', 'stored', new URL(before.url).port)
    const { page, errors } = anna
    const games = (await (await anna.context.request.get(`${after.url}/api/games`)).json()) as {
      id: string
      version: number
    }[]
    expect(games.every(g => g.version > 1)).toBe(true)
    // Stored under the ids of then, listed under those of today.
    const { mine } = (await (await anna.context.request.get(`${after.url}/api/tables`)).json()) as Lobby
    const listed = new Set(mine.map(t => t.game))
    expect([...listed].sort()).toEqual(games.map(g => g.id).sort())
    for (const id of finished) {
      await sits(page, `${after.url}/t/${id}`)
      await page.waitForSelector(RESULT)
    }
    const said: string[] = []
    const few = async (_: Page, clicks: number): Promise<unknown> => (clicks >= 8 ? STOP : undefined)
    for (const [i, id] of [...running, sealed].entries()) {
      await sits(page, `${after.url}/t/${id}`)
      await playToTheEnd(page, dice(31 + i), few)
      said.push(await page.evaluate(() => document.body.innerText))
      // On to the end by the wire, as the newer page would go on; then the page shows that end.
      await page.goto('about:blank')
      await walk(after.url, cookie, id, dice(41 + i), () => false, AFTER)
      await sits(page, `${after.url}/t/${id}`)
      await page.waitForSelector(RESULT)
      said.push(await page.evaluate(() => document.body.innerText))
    }
    expect(said.join('\n')).not.toMatch(/another version of its rules/)
    // A table that had not begun begins under the rules it was opened with; a new one has the newest.
    expect((await anna.context.request.post(`${after.url}/api/tables/${waiting}/start`)).status()).toBe(200)
    await sits(page, `${after.url}/t/${waiting}`)
    const fresh = await opened(anna, after.url, KINDS[0] as Begun)
    await sits(page, `${after.url}/t/${fresh}`)
    const now = rows('stored')
    expect(running.map(id => now.get(id)?.game)).toEqual(KINDS.map(kind => kind.game))
    for (const id of [...running, sealed, ...finished])
      expect(now.get(id), id).toMatchObject({ version: 1, status: 'over' })
    expect([now.get(waiting)?.version, now.get(waiting)?.status]).toEqual([1, 'playing'])
    expect(now.get(fresh)?.version).toBeGreaterThan(1)
    // While one server was gone and the other not yet there, nobody answered; nothing else may go wrong.
    expect(errors.filter(e => !e.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
    await anna.context.close()
    await close(after)
  },
)

/** What the page keeps of a choice that nobody has answered. */
const unsent = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('noren.unsent:')).length)

test(
  'an installed page of the version before renews itself and loses neither a choice nor a sofa game, offline too',
  { timeout: 600_000 },
  async () => {
    const ben = await person(browser, 'phone', 'en', KEEPS)
    const { page, context } = ben
    const before = await house('before', 'pages')
    const port = new URL(before.url).port
    await page.goto(before.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    // A sofa game half way through, on the device alone.
    await page.getByRole('radio', { name: 'This device' }).click()
    await page.getByRole('radio', { name: 'Wanderer' }).click()
    await page.getByRole('button', { name: 'Sit down and play' }).click()
    await page.waitForSelector('.scroll[data-asked="true"]')
    const sofa = new URL(page.url()).pathname
    await playToTheEnd(page, dice(7), async (_, clicks) => (clicks >= 8 ? STOP : undefined))

    // A game at the server; the line is gone just as Ben chooses.
    const id = await opened(ben, before.url, KINDS[0] as Begun)
    await page.goto(`${before.url}/t/${id}`)
    await page.waitForSelector('.scroll[data-asked="true"]')
    before.freeze()
    await playToTheEnd(page, dice(8), async p => ((await unsent(p)) > 0 ? STOP : undefined))
    open.delete(before)
    await before.kill()
    expect(await unsent(page)).toBe(1)
    const entries = (): number => {
      const db = new DatabaseSync(join(folder, 'pages', 'noren.sqlite'), { readOnly: true })
      const { n } = db.prepare('SELECT seq AS n FROM tables WHERE id = ?').get(id) as { n: number }
      db.close()
      return n
    }
    const had = entries()

    // The page may find the newer server before we do.
    const renewed = page.waitForEvent('framenavigated', { timeout: 90_000 })
    const after = await house('after', 'pages', port)
    await renewed
    await page.waitForSelector('.scroll')
    await expect.poll(() => unsent(page), { timeout: 30_000 }).toBe(0)
    await expect.poll(entries).toBeGreaterThan(had)
    expect(rows('pages').get(id)?.version).toBe(1)

    // The newer page plays the sofa game under the rules it was begun with, and without a network.
    await close(after)
    await context.setOffline(true)
    await page.goto(`${before.url}${sofa}`)
    await page.waitForSelector('.scroll')
    await playToTheEnd(page, dice(9))
    await context.setOffline(false)
    await context.close()
  },
)

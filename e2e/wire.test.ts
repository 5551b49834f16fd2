import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { firstVisit, FULL, gameBytes } from '@noren/bench/browser/page'
import { expect, test } from 'vitest'
import { HURRY, KEEPS, person } from './house.ts'
import { opened } from './opened.ts'

/** Bots that leave the table at its first question. */
const { house, browser } = await opened({ ...HURRY, NOREN_BOT_PAUSE: '60000' })

const FIRST_VISIT = 160_000
const GAME = 90_000
/** The budget of the page, in bytes on the wire; its elements are counted in layout.test.ts. `noren bench page` measures time as well. */
test('a first visit stays within its budget', async () => {
  const { bytes } = await firstVisit(browser, house, 'any line')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(FIRST_VISIT)
})

for (const game of FULL)
  test(`a table of ${game.id} stays within its budget`, async () => {
    const bytes = await gameBytes(browser, house, game)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(GAME)
  })

/** Asks as a browser does, and leaves the answer packed. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(house.url + path, { headers }, answer => {
      answer.resume()
      answer.once('end', () => resolve(answer))
    })
      .once('error', reject)
      .end()
  })

test('files come packed as the browser wishes; those that never change are kept, the others asked for again', async () => {
  const html = await (await fetch(house.url)).text()
  const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  expect([script, style]).not.toContain('')
  for (const [wish, coding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers, statusCode } = await ask(style, { 'accept-encoding': wish })
    expect({ statusCode, coding: headers['content-encoding'] }).toEqual({ statusCode: 200, coding })
    expect(headers['vary']).toMatch(/accept-encoding/i)
    expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/)
    expect(headers['content-type']).toMatch(/^text\/css/)
  }
  expect((await ask(script)).headers['cache-control']).toContain('immutable')
  // The front page may change at any time: asked for again, it says that nothing did.
  for (const path of ['/', '/t/anywhere', '/sw.js', '/favicon.svg']) {
    const wish = { 'accept-encoding': 'br' }
    const first = await ask(path, wish)
    expect(first.headers['cache-control'], path).toMatch(/no-cache/)
    const etag = first.headers['etag'] ?? ''
    expect(etag, path).not.toBe('')
    expect((await ask(path, { ...wish, 'if-none-match': etag })).statusCode, path).toBe(304)
  }
})

test('on a metered line only what is played is kept, unless one wants all four', async () => {
  const me = await person(browser, 'phone', 'en', KEEPS)
  const { page, context } = me
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const parts = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('noren-page')).keys()).length)
  await page.goto(house.url)
  await page.waitForSelector('html[data-kept="played"]')
  const few = await parts()
  expect(few).toBeGreaterThan(5)
  await page
    .getByRole('button', { name: /Change name and crest/ })
    .first()
    .click()
  const keep = page.getByRole('switch', { name: /Keep all four for offline play/ })
  await page.getByText(/^\d\.\d MB/).waitFor()
  await expect.poll(() => keep.getAttribute('aria-checked')).toBe('false')
  await keep.click()
  await page.waitForSelector('html[data-kept="all"]')
  const all = await parts()
  expect(all).toBeGreaterThan(few + 20)
  await keep.click()
  await page.waitForSelector('html[data-kept="played"]')
  await expect.poll(parts).toBeLessThan(all)
  expect(me.errors).toEqual([])
  await context.close()
})

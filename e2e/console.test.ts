import { finishedGame } from '@noren/trials/finished'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { be } from './finished.ts'
import { HURRY, person, resize, SIZES } from './house.ts'
import type { Size } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

/** All pages beside the tables, of which layout.test.ts asks the same. */
const PAGES = [
  '/',
  '/learn',
  '/learn/puzzles',
  '/learn/puzzles/sakura/nine',
  '/daily',
  '/rules/sake',
  '/games',
  '/reviews',
  '/me',
] as const
const SIZES_OF_ALL = Object.keys(SIZES) as Size[]
/** The browser says this by its own watch: on a busy machine also of what is used a little later. `unused` finds it out itself. */
const EARLY = /was preloaded using link preload but not used/

/** Faces and pictures that a page fetches before its script says so, and then does not use. */
const unused = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
    const faces = rules.filter(rule => rule instanceof CSSFontFaceRule)
    const plain = (name: string): string => name.replaceAll(/["']/g, '')
    const isUsed = (href: string): boolean =>
      faces.some(({ style, cssText }) => {
        const name = href.slice(href.lastIndexOf('/') + 1)
        const family = plain(style.getPropertyValue('font-family'))
        const weight = style.getPropertyValue('font-weight')
        return (
          cssText.includes(name) &&
          [...document.fonts].some(
            f => plain(f.family) === family && f.weight === weight && f.status === 'loaded',
          )
        )
      })
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
      .map(link => link.href)
      .filter(href => !isUsed(href))
  })

/** Warnings and errors of the browser's console at the four sizes, and what nobody caught. */
async function complaints(page: Page, path: string): Promise<readonly string[]> {
  const said: string[] = []
  page.on('pageerror', e => said.push(`${path}: ${e.message}`))
  page.on('console', m => {
    if (m.type() !== 'warning' && m.type() !== 'error') return
    if (!EARLY.test(m.text())) said.push(`${path}: ${m.text()}`)
  })
  await page.goto(house.url + path)
  await page.locator('main, .hbar').first().waitFor()
  await page.waitForLoadState('networkidle')
  for (const size of SIZES_OF_ALL) await resize(page, size)
  await expect.poll(() => unused(page), { message: path }).toEqual([])
  await page.close()
  return said
}

test('no page complains in the console, at any size', async () => {
  const { id, host } = await finishedGame(house, 'sakura', 0, 7)
  const { context } = await person(browser, 'phone')
  await be(context, house, host)
  for (const path of [...PAGES, `/r/${id}`])
    expect(await complaints(await context.newPage(), path)).toEqual([])
  await context.close()
})

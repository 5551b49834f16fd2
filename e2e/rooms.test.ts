import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look } from './clicker.ts'
import { begin, HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ ...HURRY, NOREN_WINDOW: '0' })

const GAMES = [
  { game: 'sake', room: '.room-sake', seats: 5 },
  { game: 'sakura', room: '.room-sakura', seats: 4 },
  { game: 'spirit', room: '.room-spirit', seats: 4 },
  { game: 'honor', room: '.room-honor', seats: 4 },
] as const

/** Every element of the table with its colours, in the order of the page. */
const colours = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll('.app, .app main, .app main *, .app .dock, .app .dock *')
    return [...all]
      .filter(e => e.closest('svg, .flights') === null)
      .map(e => {
        const s = getComputedStyle(e)
        const what = [
          s.color,
          s.backgroundColor,
          s.backgroundImage,
          s.borderTopColor,
          s.boxShadow,
          s.position,
        ]
        return `${e.tagName}.${e.getAttribute('class') ?? ''} ${what.join(' ')}`
      })
  })

/** Waits until the table asks me, with all that it fetches later, and nothing moves any more. */
async function settled(page: Page, room: string): Promise<void> {
  await page.waitForSelector(`${room} .app .scroll`)
  // What a table fetches behind its first question, when somebody stirs, is there too.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForSelector(`${room} .slips`, { state: 'attached' })
  await look(page, 20_000)
  await page.evaluate(async () => {
    // What is under the mouse or has the focus looks different.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(a => a.finished.catch(() => undefined)))
  })
}

test('four games one after the other in one page look as each does alone', async () => {
  const me = await person(browser, 'desktop')
  const { page, context } = me
  await page.goto(house.url)
  await page.waitForSelector('.me .nm', { state: 'attached' })
  const tables: { readonly room: string; readonly path: string }[] = []
  for (const { game, room, seats } of GAMES) {
    const bots = Array.from({ length: seats - 1 }, () => 'wanderer')
    tables.push({ room, path: `/t/${await begin(me, house, { game, seats, bots })}` })
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const go = async ({ room, path }: (typeof tables)[number]): Promise<void> => {
    await page.evaluate(to => history.pushState(null, '', to), path)
    await settled(page, room)
  }
  // Once round, so that all sheets are loaded; then each is looked at beside itself alone.
  for (const table of tables) await go(table)
  for (const table of tables) {
    await go(table)
    const fresh = await context.newPage()
    await fresh.goto(house.url + table.path)
    await settled(fresh, table.room)
    // One of them may still be drawing: both are read anew until they are alike.
    const unlike = async (): Promise<readonly string[]> => {
      const [among, alone] = [await colours(page), await colours(fresh)]
      expect(among.length).toBeGreaterThan(80)
      const odd = Array.from({ length: Math.max(among.length, alone.length) }, (_, i) =>
        among[i] === alone[i] ? [] : [`${among[i]} | ${alone[i]}`],
      )
      return odd.flat()
    }
    await expect.poll(unlike, { message: table.room }).toEqual([])
    await fresh.close()
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(me.errors).toEqual([])
  await context.close()
})

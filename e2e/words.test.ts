import { join } from 'node:path'
import { FULL } from '@noren/bench/browser/page'
import { lookAt, playOn, SIZE_NAMES, sitDown } from '@noren/bench/browser/walk'
import type { Catalogue, Lang } from '@noren/words'
import { foreignTo, pseudo, wordsIn } from '@noren/words/trial'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ONWARDS, OPEN, RESULT, TILE } from './clicker.ts'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse, person } from './house.ts'

const ROOT = join(import.meta.dirname, '..')

let house: House
let browser: Browser

beforeAll(async () => {
  house = await openHouse({ ...HURRY, NOREN_WINDOW: '0' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

/** Everything that is read or heard on a page, as words. */
const READ = ['aria-label', 'title', 'alt', 'placeholder'] as const

interface Met {
  readonly over: boolean
  readonly texts: readonly string[]
  /** Lines of the log under another line about the same player: what is seen of them, and what is heard. */
  readonly again: readonly (readonly [seen: string, heard: string])[]
}

/** Takes whatever the table offers until the game is over, and remembers every text that stood on the page. */
const playAndRead = (page: Page, patience: number): Promise<Met> =>
  page.evaluate(
    async ([onwards, tile, piece, result, attributes, most]) => {
      const texts = new Set<string>()
      const again = new Map<string, string>()
      const read = (): void => {
        for (const line of document.body.innerText.split('\n')) texts.add(line.trim())
        for (const name of attributes)
          for (const e of document.querySelectorAll(`[${name}]`)) texts.add(e.getAttribute(name) ?? '')
        for (const e of document.querySelectorAll('.log .again > div')) {
          const heard = e.textContent ?? ''
          again.set(heard.slice(e.querySelector('.vh')?.textContent?.length ?? 0), heard)
        }
      }
      const end = performance.now() + most
      for (let n = 0; performance.now() < end; n++) {
        const over = document.querySelector(result) !== null
        if (n % 3 === 0 || over) read()
        if (over) return { over, texts: [...texts], again: [...again] }
        const seen = [...document.querySelectorAll<HTMLElement>(`${onwards}, ${tile}, ${piece}`)].filter(
          e => e.offsetParent !== null,
        )
        const next = seen.find(e => e.matches(onwards)) ?? seen[(n * 7) % Math.max(1, seen.length)]
        next?.click()
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      return { over: false, texts: [...texts], again: [...again] }
    },
    [ONWARDS, TILE, OPEN, RESULT, READ, patience] as const,
  )

/** A reason shows the clause that it follows from by its sign, which is the same in every language: HS-HAND-2. */
const CLAUSE = /\b[A-Z]{1,2}-(?:[A-Z]+-)?\d+\b/g

const strangersIn = (texts: readonly string[], lang: Lang, names: ReadonlySet<string>): string[] => {
  const foreign = foreignTo(ROOT, lang)
  const isStrange = (word: string): boolean => foreign.has(word) && !names.has(word)
  return texts.filter(text => wordsIn(text.replaceAll(CLAUSE, '')).some(isStrange))
}

/** Short tables, so that whole games are read. Honor is long: so many seconds of it, and packages/games/test/foreign.test.ts has the rest. */
const GAMES: readonly (readonly [game: string, seats: number, lang: Lang, seconds: number])[] = [
  ['sakura', 2, 'de', 140],
  ['sake', 3, 'de', 140],
  ['spirit', 2, 'fr', 140],
  ['honor', 3, 'fr', 15],
]

test.concurrent.each(GAMES)(
  'a game of %s for %i, read in %s, has no word of another language',
  { timeout: 180_000 },
  async (game, seats, lang, seconds) => {
    const { page, context, errors } = await person(browser, 'desktop', lang)
    await page.goto(house.url)
    await page.waitForSelector('.me .nm', { state: 'attached' })
    const made = await context.request.post(`${house.url}/api/tables`, {
      data: { game, seats, bots: Array(seats - 1).fill('wanderer'), start: true },
    })
    expect(made.status()).toBe(201)
    await page.goto(`${house.url}/t/${((await made.json()) as { id: string }).id}`)
    await page.waitForSelector('.app .scroll')
    const { over, texts, again } = await playAndRead(page, seconds * 1000)
    if (game !== 'honor') expect(over).toBe(true)
    expect(texts.length).toBeGreaterThan(100)
    const names = new Set(wordsIn((await page.locator('.me .nm, .seat .nm').allInnerTexts()).join(' ')))
    // The name a guest is given is nobody's language.
    const told = texts.filter(text => !/\bRonin \d+/.test(text))
    expect(strangersIn(told, lang, names)).toEqual([])
    // What is not in the catalogue is shown as its id.
    expect(texts.filter(text => /^(?:page|board|refusal)-[a-z-]+$/.test(text))).toEqual([])
    expect(strangersIn(['Draw your cards.'], lang, names)).toHaveLength(1)
    // A player is named once for lines that follow each other; whoever listens hears the name every time.
    expect(again.length).toBeGreaterThan(0)
    for (const [seen, heard] of again) expect(heard.endsWith(seen) && heard.length > seen.length).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  },
)

/** The English tables of the page become those of a language with longer words on their way to it. */
async function lengthen(route: Route): Promise<void> {
  const answer = await route.fetch()
  const code = await answer.text()
  const tables = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    Catalogue
  >
  const longer = Object.entries(tables).map(
    ([name, table]) => `const ${name}_ = ${JSON.stringify(pseudo(table))}\nexport { ${name}_ as ${name} }`,
  )
  await route.fulfill({ response: answer, body: longer.join('\n') })
}

/** A browser whose pages speak the longer language. */
const speaking = (): Browser =>
  new Proxy(browser, {
    get(target, key) {
      if (key !== 'newContext') return Reflect.get(target, key) as unknown
      return async (options: object) => {
        const context = await target.newContext(options)
        await context.route(/\/assets\/en\.gen-[\w-]+\.js$/, lengthen)
        return context
      }
    },
  })

test.concurrent.each(FULL)(
  'a full table of $id holds at four sizes in a language with longer words',
  { timeout: 120_000 },
  async game => {
    const page = await sitDown(speaking(), house, game)
    expect(await page.locator('.app').innerText()).toMatch(/[äëïöü][aeiou]/)
    await playOn(page, 3)
    const found: string[] = []
    for (const size of SIZE_NAMES)
      for (const b of await lookAt(page, size, 100))
        if (b.kind === 'sideways' || b.kind === 'name') found.push(`${size} ${b.kind} ${b.what}`)
    expect(found).toEqual([])
    await page.context().close()
  },
)

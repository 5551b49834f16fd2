import { join } from 'node:path'
import { FULL } from '@noren/bench/browser/page'
import { openStage } from '@noren/bench/browser/stage'
import { lookAt, SIZE_NAMES } from '@noren/bench/browser/walk'
import { registry } from '@noren/games'
import { TURN_MS } from '@noren/match'
import { hardest, recordGame } from '@noren/trials/positions'
import type { Catalogue, Lang } from '@noren/words'
import { foreignTo, pack, pseudo, unpack, wordsIn } from '@noren/words/trial'
import type { Browser, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { ONWARDS, OPEN, RESULT, TILE } from './clicker.ts'
import { HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const ROOT = join(import.meta.dirname, '..')

const { house, browser } = await opened({ ...HURRY, NOREN_WINDOW: '0' })

/** Everything that is read or heard on a page, as words. */
const READ = ['aria-label', 'title', 'alt', 'placeholder'] as const

/** A game that goes on for so many milliseconds goes on no more. */
const PATIENCE = 400_000

interface Met {
  readonly over: boolean
  readonly texts: readonly string[]
  /** Lines of the log under another line about the same player: what is seen of them, and what is heard. */
  readonly again: readonly (readonly [seen: string, heard: string])[]
}

/** Takes whatever the table offers until the game is over or so many clicks were made, and remembers every text that stood on the page. */
const playAndRead = (page: Page, enough: number): Promise<Met> =>
  page.evaluate(
    async ([onwards, tile, piece, result, attributes, most, patience]) => {
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
      // What stands there is read before it is answered, and when it has changed by itself; not in every frame.
      let changed = true
      let looked = performance.now()
      new MutationObserver(() => (changed = true)).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      const end = performance.now() + patience
      for (let n = 0, clicks = 0; clicks < most && performance.now() < end; n++) {
        const over = document.querySelector(result) !== null
        if (over) {
          read()
          return { over, texts: [...texts], again: [...again] }
        }
        const seen = [...document.querySelectorAll<HTMLElement>(`${onwards}, ${tile}, ${piece}`)].filter(
          e => e.offsetParent !== null,
        )
        const next = seen.find(e => e.matches(onwards)) ?? seen[(n * 7) % Math.max(1, seen.length)]
        if (changed && (next !== undefined || performance.now() - looked > 250)) {
          read()
          changed = false
          looked = performance.now()
        }
        next?.click()
        if (next !== undefined) clicks++
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      return { over: false, texts: [...texts], again: [...again] }
    },
    [ONWARDS, TILE, OPEN, RESULT, READ, enough, PATIENCE] as const,
  )

/** A reason shows the clause that it follows from by its sign, which is the same in every language: HS-HAND-2. */
const CLAUSE = /\b[A-Z]{1,2}-(?:[A-Z]+-)?\d+\b/g

const strangersIn = (texts: readonly string[], lang: Lang, names: ReadonlySet<string>): string[] => {
  const foreign = foreignTo(ROOT, lang)
  const isStrange = (word: string): boolean => foreign.has(word) && !names.has(word)
  return texts.filter(text => wordsIn(text.replaceAll(CLAUSE, '')).some(isStrange))
}

/** Short tables, so that whole games are read. Honor is long: so many clicks of it, and packages/games/test/foreign.test.ts has the rest. */
const GAMES: readonly (readonly [game: string, seats: number, lang: Lang, clicks: number])[] = [
  ['sakura', 2, 'de', Infinity],
  ['sake', 3, 'de', Infinity],
  ['spirit', 2, 'fr', Infinity],
  ['honor', 3, 'fr', 150],
]

test.concurrent.each(GAMES)(
  'a game of %s for %i, read in %s, has no word of another language',
  { timeout: 480_000 },
  async (game, seats, lang, clicks) => {
    const { page, context, errors } = await person(browser, 'desktop', lang)
    await page.goto(house.url)
    await page.waitForSelector('.me .nm', { state: 'attached' })
    const made = await context.request.post(`${house.url}/api/tables`, {
      data: { game, seats, bots: Array(seats - 1).fill('wanderer'), start: true },
    })
    expect(made.status()).toBe(201)
    await page.goto(`${house.url}/t/${((await made.json()) as { id: string }).id}`)
    await page.waitForSelector('.app .scroll')
    const { over, texts, again } = await playAndRead(page, clicks)
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

/** A packed table in a built file: its name there, and its text. */
const PACKED = /(\w+)=(`(?:[^`\\]|\\[^])*`)(?=;export\{[^}]*\b\1 as packed\b)/

/** The English tables of the page become those of a language with longer words on their way to it. */
async function lengthen(route: Route): Promise<void> {
  const answer = await route.fetch()
  const code = await answer.text()
  const [, name = '', text] = PACKED.exec(code) ?? []
  if (text !== undefined) {
    const { packed } = (await import(
      `data:text/javascript,${encodeURIComponent(`export const packed = ${text}`)}`
    )) as { readonly packed: string }
    const longer = JSON.stringify(pack(pseudo(unpack(packed))))
    return route.fulfill({ response: answer, body: code.replace(PACKED, () => `${name}=${longer}`) })
  }
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
        await context.route(/\/assets\/en\.(?:later\.)?gen-[\w-]+\.js$/, lengthen)
        return context
      }
    },
  })

test.concurrent.each(FULL)(
  'a full table of $id holds at four sizes in a language with longer words',
  { timeout: 480_000 },
  async game => {
    const rules = await registry.newest(game.id)
    if (rules === null) throw new Error(`no rules of ${game.id}`)
    const positions = hardest([recordGame(rules, game.seats, 0)], 1)
    const stage = await openStage(speaking(), house, game)
    const { breaches } = await lookAt(stage, positions, { sizes: SIZE_NAMES, texts: [100] })
    const found = breaches
      .filter(b => b.kind === 'sideways' || b.kind === 'name')
      .map(b => `${b.size} ${b.kind} ${b.what}`)
    expect(await stage.page.locator('.app').innerText()).toMatch(/[äëïöü][aeiou]/)
    expect(found).toEqual([])
    await stage.page.context().close()
  },
)

test('the words of a question wait with its answers until what led to it was seen', async () => {
  const rules = await registry.newest('spirit')
  if (rules === null) throw new Error('there are no rules')
  const record = recordGame(rules, 4, 0)
  const face = (seq: number) => record.faceAt(seq, 0)
  const isAsked = (seq: number): boolean => (face(seq).waiting & 1) === 1
  const lines = record.linesAt(record.length, 0)
  const partsOf = ({ events }: (typeof lines)[number]) => rules.game.moments?.(events) ?? []
  const { page, show, tell } = await openStage(
    browser,
    house,
    { id: 'spirit', seats: 4 },
    { motion: 'no-preference' },
  )
  await page.clock.install()
  const scroll = page.locator('.scroll')
  const seen = async () => ({
    asked: await scroll.getAttribute('data-asked'),
    says: await scroll.locator('h2').innerText(),
  })
  // Whoever drew a raider is asked on, and whoever finds one drawn is asked anew: both when it lies.
  for (const wasAsked of [true, false]) {
    const line = lines.find(
      l =>
        partsOf(l).length > 0 &&
        partsOf(l).every(p => p.after === true) &&
        isAsked(l.seq) &&
        face(l.seq).choices.length > 1 &&
        isAsked(l.seq - 1) === wasAsked,
    )
    if (line === undefined) throw new Error('nothing comes to rest in this game')
    await show({ seat: 0, face: face(line.seq - 1), lines: [] })
    if (wasAsked) {
      // From here on the page's clock stands: nothing passes between two looks.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
    }
    const before = await seen()
    expect(before.asked).toBe(String(wasAsked))
    const seq = await scroll.getAttribute('data-seq')
    tell({ line, face: face(line.seq), outcome: null })
    await expect.poll(() => scroll.getAttribute('data-seq')).not.toBe(seq)
    const waits = { ...before, asked: 'false' }
    expect(await seen()).toEqual(waits)
    const length = partsOf(line).reduce((sum, p) => sum + p.ms, 0)
    // A turn that begins unrolls its scroll in the last of this time.
    const unrolls = wasAsked ? 0 : TURN_MS
    await page.clock.runFor(length - unrolls - 10)
    expect(await seen()).toEqual(waits)
    await page.clock.runFor(20)
    await expect.poll(async () => (await seen()).says).not.toBe(before.says)
    expect((await seen()).asked).toBe(String(wasAsked))
    await page.clock.runFor(unrolls)
    await expect.poll(async () => (await seen()).asked).toBe('true')
  }
  await page.context().close()
})

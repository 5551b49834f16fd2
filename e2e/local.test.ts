import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, OPEN, RESULT, stuck } from './clicker.ts'
import type { Size } from './house.ts'
import { KEEPS, openHouse, person, resize } from './house.ts'
import { walkInside } from './inside.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ NOREN_REQUESTS_PER_MINUTE: '0' })

const CURTAIN = '.handcurtain[data-parting="false"]'
const PART = `${CURTAIN} .hanko`

/** A hand as its owner reads it: the names of everything on the dock. */
const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.dock [data-piece]')
    .evaluateAll(all => all.map(e => e.getAttribute('aria-label') ?? e.textContent ?? ''))

/** What is on the page of anybody's hand, or of the table round it. */
const TABLE = '.app, [data-piece], .scroll, .rail'

/** A curtain as it hangs: whom it calls, how much of the table is on the page, and the title. */
interface Hangs {
  readonly name: string
  readonly shown: number
  readonly title: string
}

/** Runs the errand of whoever is called, in one go: reads the curtain and parts it. Resolves when it is gone. */
const part = (page: Page): Promise<Hangs> =>
  page.evaluate(
    async ([curtain, button, table]) => {
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
      // The title comes with the frame after the curtain.
      await frame()
      await frame()
      const hangs = {
        name: document.querySelector<HTMLElement>(`${curtain} h1`)?.innerText ?? '',
        shown: document.querySelectorAll(table).length,
        title: document.title,
      }
      document.querySelector<HTMLElement>(button)?.click()
      while (document.querySelector(curtain) !== null) await frame()
      return hangs
    },
    [CURTAIN, PART, TABLE] as const,
  )

interface Sofa {
  readonly curtains: Hangs[]
  readonly clicks: number
}

/** Plays until the end or until so many clicks are made; at a curtain, whoever it calls parts it. */
async function play(
  page: Page,
  roll: (n: number) => number,
  atCurtain: (name: string, nth: number) => Promise<void>,
  clicksWanted = Number.POSITIVE_INFINITY,
  patience = 400_000,
): Promise<Sofa> {
  const end = Date.now() + patience
  const curtains: Hangs[] = []
  for (let clicks = 0; ;) {
    if (Date.now() > end)
      throw await stuck(page, `no end after ${curtains.length} curtains and ${clicks} clicks`)
    const walked = await walkInside(page, {
      seed: roll(1 << 20),
      most: clicksWanted - clicks,
      millis: 1000,
      stop: CURTAIN,
    })
    clicks += walked.clicks
    if (walked.at === 'over' || clicks >= clicksWanted) return { curtains, clicks }
    if (walked.at !== 'stopped') continue
    // The first ones are parted by a finger, as people do.
    const nth = curtains.length + 1
    if (nth <= BY_HAND) {
      const name = await page.locator(`${CURTAIN} h1`).innerText()
      await atCurtain(name, nth)
      const [shown, title] = [await page.locator(TABLE).count(), await page.title()]
      curtains.push({ name, shown, title })
      await page.locator(PART).click()
      await page.waitForSelector(CURTAIN, { state: 'detached' })
    } else {
      const hangs = await part(page)
      curtains.push(hangs)
      await atCurtain(hangs.name, nth)
    }
  }
}
const BY_HAND = 6

/** Names for the first seats; people take them from the bots. */
async function seatPeople(page: Page, names: readonly string[]): Promise<void> {
  for (const [i, name] of names.entries()) {
    if (i > 0) await page.getByRole('button', { name: `Let a person take seat ${i + 1}` }).click()
    await page.getByLabel(`Name on seat ${i + 1}`).fill(name)
  }
}

/** Where nobody has anything to hide no curtain falls. */
const noCurtain = async (name: string): Promise<void> => {
  throw new Error(`a curtain was drawn for ${name}`)
}

test('three people pass one device around: a whole game of Sakura with a curtain between the hands', async () => {
  const sofa = await person(browser, 'phone')
  const { page } = sofa
  await page.goto(house.url)
  await page.getByRole('radio', { name: 'This device' }).click()
  await seatPeople(page, ['Mika', 'Ben', 'Ada'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.waitForURL(/\/here\/sofa-/)
  const first = await page.waitForSelector(CURTAIN).then(() => page.locator(`${CURTAIN} h1`).innerText())
  for (const size of ['desktop', 'tablet', 'phone'] as const satisfies readonly Size[]) {
    await resize(page, size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true)
  }
  await expect.poll(() => page.locator(PART).innerText()).toBe(`I am ${first}, part the curtain`)
  await expectAccessible(page)

  const hands: Record<string, string[]> = {}
  const sofaGame = await play(page, dice(5), async (name, nth) => {
    // Nothing of any hand is on the page while the curtain hangs, and the title names nobody's cards.
    if (nth <= BY_HAND) {
      expect(await page.locator(TABLE).count()).toBe(0)
      await expect.poll(() => page.title()).toBe(`${name} · Sakura`)
    }
    if (nth === 2) {
      // Somebody else may look first; the curtain then falls when they draw it, and calls the one who is asked.
      const other = ['Mika', 'Ben', 'Ada'].find(n => n !== name) ?? ''
      await page.locator(`${CURTAIN} .others`).getByRole('button', { name: other }).click()
      await page.waitForSelector('.dock [data-piece]')
      hands['other'] = await handOf(page)
      expect(await page.locator(OPEN).count()).toBe(0)
      await page.getByRole('button', { name: 'Draw the curtain' }).click()
      await expect.poll(() => page.locator(`${CURTAIN} h1`).innerText()).toBe(name)
      await page.locator(PART).click()
      await page.waitForSelector('.dock [data-piece]')
      hands['own'] = await handOf(page)
      expect(hands['own']).not.toEqual(hands['other'])
      await page.getByRole('button', { name: 'Draw the curtain' }).click()
    }
    if (nth === 5) {
      await page.reload()
      await expect.poll(() => page.locator(`${CURTAIN} h1`).innerText()).toBe(name)
    }
  })
  const called = sofaGame.curtains.map(({ name }) => name)
  expect(new Set(called)).toEqual(new Set(['Mika', 'Ben', 'Ada']))
  expect(called.every((name, i) => i === 0 || name !== called[i - 1])).toBe(true)
  for (const { name, shown, title } of sofaGame.curtains)
    expect({ name, shown, title }).toEqual({ name, shown: 0, title: `${name} · Sakura` })
  expect(sofaGame.curtains.length).toBeGreaterThan(10)
  await expect.poll(() => page.locator('.scores tbody tr').count()).toBe(3)
  // The end belongs to all of them: it names the winner and calls nobody "you".
  await expect.poll(() => page.locator('dialog h2').innerText()).toMatch(/^(Mika|Ben|Ada)\b/)
  expect(sofa.errors).toEqual([])
  await sofa.context.close()
})

test('alone against bots with the network off after the first load, reloaded in the middle, then once more', async () => {
  const inn = await openHouse()
  const me = await person(browser, 'phone', 'en', KEEPS)
  const { page, context } = me
  await page.goto(inn.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // All games come to the device when the page has nothing else to do.
  await page.waitForSelector('html[data-kept="all"]')
  await context.setOffline(true)
  await inn.stop()
  await page.reload()
  await page.getByText('Online tables are out of reach just now').first().waitFor()
  await page.getByRole('radio', { name: 'This device', checked: true }).waitFor()
  await page.getByRole('radio', { name: 'Wanderer' }).click()
  await page.getByLabel('Name on seat 1').fill('Mika')
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await page.waitForSelector('.scroll')
  expect(await page.locator(CURTAIN).count()).toBe(0)

  const asked = '.scroll[data-asked="true"]'
  await play(page, dice(7), noCurtain, 12)
  // What was sealed last has been answered when something can be chosen again.
  await look(page, 30_000)
  await page.waitForSelector(asked)
  const before = await handOf(page)
  await page.reload()
  await page.waitForSelector(asked)
  await expect.poll(() => handOf(page)).toEqual(before)

  await play(page, dice(11), noCurtain)
  await expect.poll(() => page.locator('.scores tbody tr').count()).toBe(3)
  const over = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL(url => url.pathname.startsWith('/here/') && url.href !== over)
  await page.waitForSelector('.scroll')
  await page.goto(inn.url)
  await page.locator('.gcardbox').nth(1).waitFor()
  await expect.poll(() => page.locator('.gcardbox').count()).toBe(2)
  await page.getByRole('button', { name: 'Delete this game of Sakura' }).last().click()
  await page.getByRole('button', { name: 'Delete for ever' }).click()
  await page.locator('.gcardbox').nth(1).waitFor({ state: 'detached' })
  // Every other complaint of the page would be a fault; that the server is away is the point of this test.
  expect(
    me.errors.filter(e => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/.test(e)),
  ).toEqual([])
  await context.close()
})

for (const [game, names] of [
  ['Saké & Samouraï', ['Mika', 'Ben', 'Ada']],
  ['Honor of the Samurai', ['Mika', 'Ben', 'Ada']],
  ['Samurai Spirit', []],
] as const) {
  test(`${game} on this device: ${names.length > 0 ? 'hand after hand, also when several are asked at once' : 'alone with open cards, no curtain'}`, async () => {
    const me = await person(browser, 'desktop')
    const { page } = me
    await page.goto(house.url)
    await page.getByRole('radio', { name: new RegExp(game) }).click()
    await page.getByRole('radio', { name: 'This device' }).click()
    await seatPeople(page, names)
    await page.getByRole('button', { name: names.length > 0 ? 'Sit down and play' : /^Alone/ }).click()
    await page.waitForURL(/\/here\/sofa-/)
    // So many choices that everybody had a turn, however long the first two think about theirs.
    const seen = await play(page, dice(3), names.length > 0 ? async () => undefined : noCurtain, 60)
    // A village may fall before that: then the page says so.
    const over = (await page.locator(RESULT).count()) > 0
    expect(seen.clicks).toBeGreaterThan(over ? 5 : 59)
    expect(new Set(seen.curtains.map(({ name }) => name))).toEqual(new Set(names))
    expect(me.errors).toEqual([])
    await me.context.close()
  })
}

import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { dice, look, RESULT, stuck } from './clicker.ts'
import type { Person } from './house.ts'
import { begin, HURRY, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened({ ...HURRY, NOREN_DEV: '1' })

/** Plays by keys to the end, or until so many were sealed and something was told; the first dim choice is asked why. */
async function byKeys({ page }: Person, enough = Number.POSITIVE_INFINITY): Promise<string> {
  const roll = dice(3)
  const end = Date.now() + 400_000
  let told = ''
  for (let keys = 0; ; keys++) {
    if (Date.now() > end) throw await stuck(page, `no end after ${keys} keys`)
    const offer = await look(page, 1000)
    if (offer.over || (keys >= enough && told !== '')) return told
    if (offer.paper) await page.keyboard.press('Escape')
    const dim = page.locator('.plain-choice[data-state="dim"]').first()
    if (told === '' && (await dim.count()) > 0) {
      await dim.click({ force: true })
      told = (await page.locator('.why li').first().textContent()) ?? ''
      await page.keyboard.press('Escape')
    }
    if (!offer.seal && offer.tiles + offer.pieces === 0) continue
    if (!offer.seal)
      for (let n = 1 + roll(offer.tiles + offer.pieces); n > 0; n--) await page.keyboard.press('t')
    await page.keyboard.press('Enter')
  }
}

/** More than anybody needs who is to be told once that a suit must be followed. */
const GAMES = 12

test('a game without drawings is played by keys, and says why not', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  const id = await begin(me, house, { game: 'sakura', seats: 2, bots: ['wanderer'] })
  await page.goto(`${house.url}/t/${id}?board=plain`)
  await page.waitForSelector('.plain-deeds')
  await expectAccessible(page)
  // The worked example below is played to its end. A fact in words; numbers of clauses stand in the book alone.
  expect(await byKeys(me, 24)).toMatch(/^(?!.*SA-[A-Z]+-\d).*[a-z]{3}/)
  expect(me.errors).toEqual([])
  await me.context.close()
})

test('the worked example hangs on the curtain of whoever builds games, and is played to the end', async () => {
  const me = await person(browser, 'desktop')
  const { page } = me
  await page.goto(house.url)
  await page.getByRole('radio', { name: /trick4/i }).click()
  await page.waitForSelector('[role=radio][aria-checked="true"]:has-text("trick4")')
  // A game may pass without my having to follow where I have a choice: then another one is played to its end.
  let told = ''
  for (let game = 0; game < GAMES && told === ''; game++) {
    const id = await begin(me, house, { game: 'trick4', seats: 4, bots: ['samurai', 'wanderer', 'wanderer'] })
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector('.plain-deeds')
    told = await byKeys(me)
    await page.waitForSelector(RESULT)
  }
  expect(told).toMatch(/^You hold (river|crane|pine|moon)(?!.*T4-)/)
  expect(me.errors).toEqual([])
  await me.context.close()
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { RESULT } from './clicker.ts'
import type { Size } from './house.ts'
import { begin, HURRY, person, post, resize } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

/** The form for figures of a new table of Sakura. */
async function openForm(page: Page): Promise<void> {
  await page.goto(house.url)
  await page.getByRole('radio', { name: /Sakura/ }).click()
  await page.getByText('Table options', { exact: true }).click()
  await page.getByRole('button', { name: 'Figures of your own…' }).click()
  await page.getByRole('dialog', { name: 'Figures of your own' }).waitFor()
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const paper = document.querySelector('dialog[open] .boxbody')
    return (
      document.documentElement.scrollWidth <= innerWidth &&
      (paper === null || paper.scrollWidth <= paper.clientWidth)
    )
  })

for (const size of ['desktop', 'phone'] as const satisfies readonly Size[])
  test(`a host writes figures of the table's own, and the table says so (${size})`, async () => {
    const { page, context, errors } = await person(browser, size)
    await openForm(page)
    const paper = page.getByRole('dialog')
    const done = paper.getByRole('button', { name: 'Done' })

    // By keys alone: a part is unfolded, a figure written wrongly, put right, and put back.
    const cooks = paper.locator('summary', { hasText: 'Numbers on the cooks' })
    await cooks.focus()
    await page.keyboard.press('Enter')
    const first = paper.getByRole('spinbutton', { name: 'First Cook' })
    await first.fill('13')
    await expect.poll(() => paper.getByRole('alert').textContent()).toContain('A whole number from 1 to 12.')
    await expect.poll(() => done.isDisabled()).toBe(true)
    await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true')
    await paper.getByRole('button', { name: 'First Cook: Put back 1' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => first.inputValue()).toBe('1')
    // Two of three cooks are reconstructed, and say so.
    await expect.poll(() => paper.locator('.fg-cells .fg-re').count()).toBe(2)

    await paper.getByRole('button', { name: 'Paste' }).click()
    const pasted = paper.getByRole('textbox', { name: 'Figures as JSON' })
    await pasted.fill('{ "cooks": [1, 2, }')
    await paper.getByRole('button', { name: 'Take these' }).click()
    await paper.getByText('This cannot be read as JSON.').waitFor()
    // A wrong figure in a file is shown where it stands.
    await pasted.fill('{ "cooks": [5, 0, 3], "colours": { "red": "violet" } } // ours')
    await paper.getByRole('button', { name: 'Take these' }).click()
    const second = paper.getByRole('spinbutton', { name: 'Second Cook' })
    await expect.poll(() => second.getAttribute('aria-invalid')).toBe('true')
    await second.fill('2')
    await paper.locator('summary', { hasText: 'Ink of the four colours' }).click()
    await paper.locator('summary', { hasText: 'Coins on the cards' }).click()
    await expect.poll(() => fits(page)).toBe(true)
    await expectAccessible(page)
    await done.click()
    await page.getByText('2 figures of your own').waitFor()

    await page
      .getByRole('radio', { name: 'Wanderer' })
      .or(page.getByRole('button', { name: 'Wanderer' }))
      .click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector('.scroll')
    expect(await page.locator('[class*="suit-red"]').count()).toBe(0)
    const mark = page.locator('.top').getByRole('button', { name: 'Figures of its own' })
    await mark.click()
    const rows = page.getByRole('dialog').locator('tbody tr')
    await expect
      .poll(() => rows.allTextContents())
      .toEqual(['Numbers on the cooks › First Cook15', 'Ink of the four colours › redredviolet'])
    await page.keyboard.press('Escape')
    await expect.poll(() => fits(page)).toBe(true)
    if (size === 'desktop') await expect.poll(() => page.locator('.log .fg-mark').count()).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  })

test('what is wrong only together is told in the language of the host', async () => {
  const { page, context, errors } = await person(browser, 'phone', 'fr')
  await page.goto(house.url)
  await page.getByRole('radio', { name: /Samurai Spirit/ }).click()
  await page.locator('.options > summary').click()
  await page.getByRole('button', { name: 'Chiffres maison…' }).click()
  const paper = page.getByRole('dialog')
  const take = async (figures: object): Promise<void> => {
    await paper.getByRole('button', { name: 'Coller' }).click()
    await paper.getByRole('textbox', { name: 'Chiffres en JSON' }).fill(JSON.stringify(figures))
    await paper.getByRole('button', { name: 'Prendre ceux-ci' }).click()
  }
  await take({ samurai: { heihachi: { human: 12, beast: 12 } } })
  await expect
    .poll(() => paper.getByRole('alert').textContent())
    .toMatch(/^«.+face animal.+» doit dépasser «.+»\.$/)
  await take({ families: ['A', 'B', 'B'] })
  await expect
    .poll(() => paper.getByRole('status').textContent())
    .toContain('La même valeur figure deux fois ici.')
  await take({ raiders: { 'P1-02': { rank: 'boss' } } })
  await expect
    .poll(() => paper.getByRole('status').textContent())
    .toMatch(/Il faut exactement 52 «.+», pas 51\..*Il faut exactement 7 «.+», pas 8\./)
  expect(errors).toEqual([])
  await context.close()
})

test('an ordinary table has no mark', async () => {
  const { page, context } = await person(browser, 'phone')
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForSelector('.scroll')
  expect(await page.locator('.fg-mark').count()).toBe(0)
  await context.close()
})

test("the result says that the figures were the table's own, on a desktop and on a phone", async () => {
  const me = await person(browser, 'desktop')
  const { page, context, errors } = me
  const id = await begin(me, house, {
    game: 'sakura',
    seats: 3,
    bots: ['wanderer', 'wanderer'],
    options: { data: { cooks: [5, 2, 3] } },
  })
  // Whoever gives up lets a bot play on: among bots the game is soon over.
  await post(me, house, `/api/tables/${id}/manners`, { do: 'concede', seat: 0 })
  await expect
    .poll(
      async () => (await (await context.request.get(`${house.url}/api/tables/${id}`)).json()) as unknown,
      {
        timeout: 60_000,
      },
    )
    .toMatchObject({ status: 'over' })
  await page.goto(`${house.url}/t/${id}`)
  const mark = page.locator(RESULT).getByRole('button', { name: 'Figures of its own' })
  for (const size of ['desktop', 'phone'] as const satisfies readonly Size[]) {
    await resize(page, size)
    await mark.waitFor()
    await expectAccessible(page)
    await mark.click()
    const rows = page.getByRole('dialog', { name: 'Figures of its own' }).locator('tbody tr')
    await expect.poll(() => rows.allTextContents()).toEqual(['Numbers on the cooks › First Cook15'])
    // The list goes, the result stays.
    await page.keyboard.press('Escape')
    await rows.first().waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(RESULT).isVisible()).toBe(true)
  }
  expect(errors).toEqual([])
  await context.close()
})

import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { STANDARD } from '@noren/sake/words'
import { LANG_IDS } from '@noren/words'
import { dice, OPEN, playToTheEnd, RESULT, SEAL, STOP, stuck, tap, TILE } from './clicker.ts'
import type { Person, Size } from './house.ts'
import { begin, HURRY, openHouse, person, post, resize, twoFrames } from './house.ts'
import { answered, keepLine } from './marker.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY)

/** Opens a table full of bots and sits down at it. */
async function sitDown(
  me: Person,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  level = 'wanderer',
  inn = house,
): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => level)
  await me.page.goto(`${inn.url}/t/${await begin(me, inn, { game: 'sake', seats, options, bots })}`)
  await me.page.waitForSelector('.sk-scene')
}

/** What may be worth a picture, told by what the page shows. */
const MOMENTS = {
  uses: '.sk-uses [data-state="open"]',
  ghosts: '.sk-cube[data-look="new"]',
  strike: '.sk-arrow',
  stopped: '.sk-stage[data-kind="stop"]',
  iaido: '.sk-stage[data-kind="stop"][data-of="iaido"]',
  torment: '.sk-stage[data-kind="torment"]',
  help: '.sk-stage[data-kind="torment"]:not([data-helpers="0"])',
  defence: '.sk-sum',
  placing: '.sk-sheet [data-state="open"]',
  disciple: '.sk-disciple',
  death: '.sk-seat[data-spirit="true"]',
  haunting: '.sk-sheet.enma',
  fatal: '.sk-fatal',
} as const
type Moment = keyof typeof MOMENTS

/**
 * Runs in the page before its own scripts: when a moment is there for the first time, the page's clock stands still until its
 * picture has been taken, because what others did is shown for half a second only.
 */
function holdMoments(list: readonly (readonly [string, string])[]): void {
  const seen = new Set((sessionStorage.getItem('seen') ?? '').split(' '))
  const later: (() => void)[] = []
  const waiting = new Set<number>()
  const soon = window.setTimeout.bind(window)
  const never = window.clearTimeout.bind(window)
  const wait = (call: TimerHandler, ms?: number, ...args: unknown[]): number => {
    const run = (): void => {
      if (typeof call !== 'function' || !waiting.has(id)) return
      if (window.held !== undefined) later.push(run)
      else {
        waiting.delete(id)
        call(...args)
      }
    }
    const id = soon(run, ms)
    waiting.add(id)
    return id
  }
  window.setTimeout = wait as typeof window.setTimeout
  // Whoever takes a held timer back must not hear it after all: React commits a tree twice then, and says so (its error 177).
  window.clearTimeout = id => {
    waiting.delete(Number(id))
    never(id)
  }
  const look = (): void => {
    if (window.held !== undefined) return
    const found = list.find(([name, css]) => !seen.has(name) && document.querySelector(css) !== null)
    if (found === undefined) return
    const [name] = found
    seen.add(name)
    sessionStorage.setItem('seen', [...seen].join(' '))
    // What waited goes on in turns of its own: two of React's in one would be one inside the other.
    const go = (): void => {
      delete window.held
      look()
      if (window.held === undefined) for (const run of later.splice(0)) soon(run)
    }
    window.held = { name, go }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Lets the page stand still at every moment until it was noted. */
async function noted(
  page: Page,
): Promise<{ readonly seen: Set<Moment>; readonly watch: () => Promise<void> }> {
  const seen = new Set<Moment>()
  await page.addInitScript(holdMoments, Object.entries(MOMENTS))
  return {
    seen,
    async watch() {
      for (;;) {
        const name = await page.evaluate(() => window.held?.name)
        if (name === undefined) return
        seen.add(name as Moment)
        await page.evaluate(() => window.held?.go())
      }
    },
  }
}

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

// The distillery hands out a sip every turn: the masu is empty soon, and the fatal round comes within a minute.
test('a whole game of Saké with four bots, clicked to its end (phone)', async () => {
  const me = await person(browser, 'phone')
  const { seen, watch } = await noted(me.page)
  await sitDown(me, 5, { location: 'distillery', maxFatalRounds: 1 })
  const played = await playToTheEnd(me.page, dice(11), watch, 150_000, watch)
  expect(played.clicks).toBeGreaterThan(10)
  // Which moments come is the cards' affair; in the evenings below all of them do.
  expect(seen.size).toBeGreaterThan(1)
  await expect.poll(() => me.page.locator(RESULT).count()).toBe(1)
  await expect.poll(() => me.page.locator('.scores tbody tr').count()).toBe(5)
  expect(await sideways(me.page)).toBe(false)
  expect(me.errors).toEqual([])
  await me.context.close()
})

const FRAIL = Object.fromEntries(
  ['musashi', 'munenori', 'mitsuyoshi', 'ittosai', 'masamune', 'suenaga', 'masako', 'tomoe'].map(id => [
    id,
    1,
  ]),
)

/**
 * An evening on which much happens: one life each, blades that reach everywhere and nothing to defend with, every third card a
 * Stumble or a Double Vision, and one back on all cards, so that Spirits can always torment and help.
 */
const WILD = {
  boardAssignment: 'random',
  location: 'distillery',
  maxFatalRounds: 1,
  data: {
    life: FRAIL,
    weapons: Object.fromEntries(
      Object.entries(STANDARD.weapons).map(([id, w]) => [id, { ...w, defence: 0, steps: 1, plus: true }]),
    ),
    cards: STANDARD.cards.map((c, i) => ({
      ...c,
      attack: 5,
      defence: 0,
      drink: 0,
      back: 'shove',
      type: c.type === 'katana' || i % 3 !== 0 ? c.type : i % 12 === 0 ? 'double-vision' : 'stumble',
    })),
  },
}

const EVERYTHING: readonly Moment[] = ['uses', 'iaido', 'placing', 'death', 'help', 'fatal']

/** On a desktop as many evenings as it takes to see all of it; on a phone one, with what every such evening brings. */
const WILD_EVENINGS = [
  [
    'desktop',
    6,
    'an iaido that is interrupted, sake placed, a death, a torment with help, the fatal round',
    EVERYTHING,
  ],
  ['phone', 1, 'a wild evening to its end: a death, the fatal round', ['death', 'fatal']],
] as const satisfies readonly (readonly [Size, number, string, readonly Moment[]])[]

for (const [size, evenings, what, wanted] of WILD_EVENINGS) {
  test(`${what} (${size})`, async () => {
    // On an evening from this seed Spirits help each other soon.
    const inn = await openHouse({ ...HURRY, NOREN_SEED: 'wild evening 2' })
    onTestFinished(() => inn.stop())
    const me = await person(browser, size)
    const { seen, watch } = await noted(me.page)
    const all = (): boolean => EVERYTHING.every(m => seen.has(m))
    // Several are asked at once, and who answers first is nobody's to promise: another evening if they did not help.
    for (let evening = 0; evening < evenings && !all(); evening++) {
      await sitDown(me, 5, WILD, 'ashigaru', inn)
      const look = async (): Promise<unknown> => {
        await watch()
        return evening > 0 && all() ? STOP : undefined
      }
      await playToTheEnd(me.page, dice(5 + evening), look, 150_000, look)
      if (evening === 0) expect(await me.page.locator(RESULT).count()).toBe(1)
    }
    expect([...seen]).toEqual(expect.arrayContaining([...wanted]))
    expect(await sideways(me.page)).toBe(false)
    expect(me.errors).toEqual([])
    await me.context.close()
  }, 600_000)
}

interface Laid {
  readonly outside: readonly string[]
  readonly over: readonly string[]
  readonly small: readonly string[]
}

/** Plates that leave the table or lie on each other, and things to press that a finger would miss. */
const laidOut = (page: Page): Promise<Laid> =>
  page.evaluate(() => {
    const scene = document.querySelector('.sk-scene')?.getBoundingClientRect() ?? new DOMRect()
    const plates = [...document.querySelectorAll<HTMLElement>('.sk-seat')].map(e => ({
      name: e.textContent,
      r: e.getBoundingClientRect(),
    }))
    const slack = 3
    const outside = plates
      .filter(
        p =>
          p.r.left < scene.left - slack ||
          p.r.right > scene.right + slack ||
          p.r.top < scene.top - slack ||
          p.r.bottom > scene.bottom + slack,
      )
      .map(p => p.name)
    const over = plates.flatMap((a, i) =>
      plates
        .slice(i + 1)
        .filter(
          b =>
            Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left) > slack &&
            Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top) > slack,
        )
        .map(b => `${a.name} / ${b.name}`),
    )
    const small = [...document.querySelectorAll<HTMLElement>('.scroll button, .sk-hand button')]
      .filter(e => e.offsetParent !== null && Math.min(e.offsetWidth, e.offsetHeight) < 43)
      .map(e => e.getAttribute('aria-label') ?? e.textContent)
    return { outside, over, small }
  })

test('eight at one table: every plate can be read at every size', async () => {
  const me = await person(browser, 'desktop')
  await sitDown(me, 8, { boardAssignment: 'random' })
  await me.page.waitForSelector('.sk-card')
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    await resize(me.page, size)
    // A mouse may press what a finger would miss.
    const laid = async (): Promise<Laid> => {
      const found = await laidOut(me.page)
      return size === 'desktop' ? { ...found, small: [] } : found
    }
    await expect.poll(laid, { message: size }).toEqual({ outside: [], over: [], small: [] })
    await expect.poll(() => me.page.locator('.sk-seat:visible').count()).toBe(7)
    await expect.poll(() => sideways(me.page)).toBe(false)
  }
  expect(me.errors).toEqual([])
  await me.context.close()
})

test('all eight samurai are seen at once, in every language, whatever the size', async () => {
  for (const lang of LANG_IDS) {
    const me = await person(browser, 'phone', lang)
    await sitDown(me, 5, { boardAssignment: 'choose' })
    await me.page.locator('.sk-choose .pick[data-state="open"]').first().waitFor()
    for (const size of ['desktop', 'tablet', 'phone'] as const) {
      await resize(me.page, size)
      // The tile that chooses by lot is the first of them at every size.
      await expect.poll(() => me.page.locator('.sk-choose .forme').count()).toBe(1)
      const hidden = (): Promise<number> =>
        me.page.locator('.sk-choose').evaluate(e => e.scrollHeight - e.clientHeight)
      await expect.poll(hidden, { message: `${lang} ${size}` }).toBe(0)
      const count = (css: string): Promise<number> => me.page.locator(`.sk-choose ${css}`).count()
      await expect.poll(() => count('.pick b:visible'), { message: `${lang} ${size}` }).toBe(8)
      // What each can do is read of all who are free; beside a newcomer's goal the others say only whose they are.
      const told = async (): Promise<readonly number[]> =>
        Promise.all([count('.pick:not(:has(em))'), count('.pick:not(:has(em)) small:visible')])
      const alike = async (): Promise<boolean> => new Set(await told()).size === 1
      await expect.poll(alike, { message: `${lang} ${size}` }).toBe(true)
    }
    await me.context.close()
  }
})

test('standing replies are set in a paper of their own and remembered', async () => {
  const me = await person(browser, 'desktop', 'fr')
  await sitDown(me, 3, { boardAssignment: 'random' })
  await me.page.locator('.sk-standing').click()
  const first = me.page.locator('.sk-switches [role="switch"]').first()
  await first.click()
  await expect.poll(() => first.getAttribute('aria-checked')).toBe('true')
  await me.page.keyboard.press('Escape')
  // The house keeps it too, for when this page is closed.
  const kept = (): Promise<unknown> =>
    me.page.evaluate(async () => {
      const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1) ?? ''}`)
      const { seats } = (await answer.json()) as { seats: { yours: boolean; standing?: unknown }[] }
      return seats.find(seat => seat.yours)?.standing
    })
  await expect.poll(kept).toEqual({ moves: 'game' })
  // The first switch lets moves pass: nobody is asked about one any more.
  await me.page.reload()
  await me.page.locator('.sk-standing[data-state="picked"]').waitFor()
  // H holds every window of this turn; once more lets go.
  await me.page.keyboard.press('h')
  await me.page.locator('.sk-heldturn').waitFor()
  await me.page.keyboard.press('h')
  await me.page.locator('.sk-heldturn').waitFor({ state: 'detached' })
  expect(me.errors).toEqual([])
  await me.context.close()
})

/** Three people round one table, no bots. */
async function threePeople(): Promise<readonly Person[]> {
  const people = [
    await person(browser, 'desktop'),
    await person(browser, 'desktop'),
    await person(browser, 'phone'),
  ] as const
  const [host, ...others] = people
  const options = { ...WILD, location: 'none', timers: 'relaxed' }
  const { id } = await post(host, house, '/api/tables', { game: 'sake', seats: 3, options })
  for (const other of others) await post(other, house, `/api/tables/${id}/sit`)
  await post(host, house, `/api/tables/${id}/start`)
  for (const { page } of people) {
    await keepLine(page)
    await page.clock.install()
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector('.sk-scene')
  }
  return people
}

const INTERRUPT = /^Do you interrupt/

test('section 5.1, 5: a sealed answer is shown to whoever gave it, and changes nothing for anybody else', async () => {
  const people = await threePeople()
  const roll = dice(2)
  const asked = async (): Promise<readonly Person[]> => {
    const questions = await Promise.all(people.map(p => p.page.locator('.scroll h2').innerText()))
    return people.filter((_, i) => INTERRUPT.test(questions[i] ?? ''))
  }
  // Somebody plays on until the other two are asked at once.
  const end = Date.now() + 240_000
  while ((await asked()).length < 2)
    for (const { page } of people) {
      if (Date.now() > end) throw await stuck(page, 'no window opened for two')
      if (!INTERRUPT.test(await page.locator('.scroll h2').innerText()))
        await tap(page, `${SEAL}, ${OPEN}, ${TILE}`, roll(1 << 20))
    }
  const [one, other] = await asked()
  if (one === undefined || other === undefined) throw new Error('no window opened for two')
  const rest = people.filter(p => p !== one)
  // Nobody's incense answers for them while we look.
  for (const { page } of [one, other]) {
    await page.keyboard.press('h')
    await page.locator('.sk-heldturn').waitFor()
  }
  const shown = (): Promise<readonly string[]> =>
    Promise.all(
      rest.map(p =>
        p.page.evaluate(() => {
          const page = document.body.cloneNode(true) as HTMLElement
          // Everybody's own incense burns down meanwhile.
          for (const stick of page.querySelectorAll('[role="timer"], .incense')) stick.remove()
          return page.innerHTML
        }),
      ),
    )
  const pass = async (page: Page): Promise<void> => {
    const seal = page.locator(`${SEAL}:visible`)
    // A pass among other choices is picked first; one alone, or one that was taken back, is ready to be sealed.
    if (!(await seal.isVisible())) await page.locator(`${TILE}:visible`, { hasText: 'Pass' }).click()
    await seal.click()
  }
  /** All that was sent to these has come, and their own clocks have gone on until they have shown it: what happened rests for a moment. */
  const rested = async (who: readonly Person[]): Promise<void> => {
    for (const { page } of who) {
      await answered(page)
      await page.clock.runFor(3000)
      await twoFrames(page)
    }
  }
  await rested(people)
  const before = await shown()
  await pass(one.page)
  await one.page.locator('.sealednote').waitFor()
  await rested(rest)
  expect(await shown()).toEqual(before)
  // Taken back, it is asked again; answered by both, the window closes.
  await one.page.locator('[data-key="undo"]').click()
  await one.page.locator('.sealednote').waitFor({ state: 'detached' })
  await rested(rest)
  expect(await shown()).toEqual(before)
  for (const { page } of [one, other]) await pass(page)
  await one.page.locator('.sealednote').waitFor({ state: 'detached' })
  for (const { errors, context } of people) {
    expect(errors).toEqual([])
    await context.close()
  }
})

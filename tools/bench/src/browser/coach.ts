import type { Page } from 'playwright-core'
import { RESULT } from './house.ts'
import type { LawSize } from './law.ts'
import type { Walk } from './studio.ts'
import { SIZES, visit } from './studio.ts'

/** What stands on the page: the idea, what the coach wants, and what is covered although it must not be. */
interface Seen {
  readonly over: boolean
  readonly key: string
  readonly mode: string
  readonly idea: string
  /** It offers to show the move. */
  readonly shows: boolean
  readonly covered: readonly string[]
  readonly lines: number
}

export const see = (page: Page): Promise<Seen> =>
  page.evaluate(result => {
    const coach = document.querySelector<HTMLElement>('.coach')
    const sentence = coach?.querySelector<HTMLElement>('.sentence')
    const covered: string[] = []
    const box = coach?.getBoundingClientRect()
    for (const part of document.querySelectorAll('.scene, .dock')) {
      const r = part.getBoundingClientRect()
      if (
        box !== undefined &&
        Math.min(r.right, box.right) - Math.max(r.left, box.left) > 1 &&
        Math.min(r.bottom, box.bottom) - Math.max(r.top, box.top) > 1
      )
        covered.push(`the coach lies on ${part.className}`)
    }
    // Lanterns hang beside what is written, never over it, and not over another piece's middle.
    const words = [...document.querySelectorAll('.scene, .dock')].flatMap(part => {
      const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found: { readonly text: string; readonly r: DOMRect }[] = []
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const around = node.parentElement?.getBoundingClientRect()
        // What is written for ears alone has a box of one pixel.
        if (node.nodeValue?.trim() === '' || around === undefined || around.width <= 2) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const r of range.getClientRects())
          if (r.width > 2 && r.height > 2) found.push({ text: node.nodeValue ?? '', r })
      }
      return found.filter(({ r }) => {
        const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
        return top !== null && part.contains(top)
      })
    })
    const hung = document.querySelectorAll('.lant.at').length
    const speaks = ['asks', 'tells'].includes(coach?.dataset['mode'] ?? '')
    if (speaks && hung < (sentence?.querySelectorAll('.lant').length ?? 0))
      covered.push('a lantern hangs nowhere')
    for (const lamp of document.querySelectorAll('.lant.at')) {
      const l = lamp.getBoundingClientRect()
      for (const { text, r } of words) {
        const w = Math.min(r.right, l.right) - Math.max(r.left, l.left)
        const h = Math.min(r.bottom, l.bottom) - Math.max(r.top, l.top)
        // A line of text is higher than its letters: a rim of two pixels is nobody's loss.
        if (w > 2 && h > 4) covered.push(`lantern ${lamp.textContent} lies on "${text.trim()}"`)
      }
    }
    const line = sentence == null ? 1 : parseFloat(getComputedStyle(sentence).lineHeight)
    return {
      over: document.querySelector(result) !== null,
      key: `${coach?.getAttribute('aria-label') ?? ''} ${coach?.dataset['mode'] ?? ''} ${sentence?.textContent ?? ''}`,
      mode: coach?.dataset['mode'] ?? '',
      idea: /\d+/.exec(coach?.getAttribute('aria-label') ?? '')?.[0] ?? '',
      shows: coach?.querySelector('[data-coach="show"]:not([disabled])') != null,
      covered,
      lines: sentence == null ? 0 : Math.round(sentence.offsetHeight / line),
    }
  }, RESULT)

/** Waits in the page until the coach says something else, or it is over. */
export const changed = (page: Page, key: string): Promise<unknown> =>
  page
    .waitForFunction(
      ([was, result]) => {
        if (document.querySelector(result) !== null) return true
        const coach = document.querySelector<HTMLElement>('.coach')
        const text = coach?.querySelector('.sentence')?.textContent ?? ''
        return `${coach?.getAttribute('aria-label') ?? ''} ${coach?.dataset['mode'] ?? ''} ${text}` !== was
      },
      [key, RESULT] as const,
      { timeout: 6000, polling: 'raf' },
    )
    .catch(() => undefined)

/** Takes whatever the coach offers: goes on, or lets it show the move. A dawn has papers of its own, which lie over the table. */
export async function takeOffer(page: Page, key: string): Promise<void> {
  const papers = page.locator('button[data-dawn]')
  if ((await papers.count()) > 0) {
    const step = await papers.first().getAttribute('data-dawn')
    await papers.first().click()
    await page.waitForFunction(
      was => document.querySelector('button[data-dawn]')?.getAttribute('data-dawn') !== was,
      step,
      { polling: 'raf' },
    )
    return
  }
  await page.locator(':is([data-coach="go-on"], [data-coach="show"]:not([disabled]))').first().click()
  await changed(page, key)
}

/** The idea of each lesson that a picture is taken of. */
const PICTURED = { sakura: '8', spirit: '7', honor: '8', sake: '4' } as const

/** Comes to an idea by what the coach offers. */
async function comeTo(page: Page, idea: string): Promise<void> {
  for (;;) {
    const now = await see(page)
    if (now.idea === idea) return
    if (now.over) throw new Error(`the lesson has no idea ${idea}`)
    if (now.mode === 'watch' || now.mode === 'over') await changed(page, now.key)
    else await takeOffer(page, now.key)
  }
}

/** Waits until every lantern hangs where it covers nothing. */
async function hung(page: Page): Promise<void> {
  for (let n = 0; n < MOST_LOOKS; n++) {
    const { covered, mode } = await see(page)
    if (covered.length === 0 && mode !== 'watch') return
    await page.waitForTimeout(PAUSE)
  }
  throw new Error(`a lantern hangs nowhere, or over something: ${page.url()}`)
}
const MOST_LOOKS = 100
const PAUSE = 100

/** One idea of a first game at four sizes: it is come to once, and found again by the same person at the other sizes. */
export function lesson(game: keyof typeof PICTURED): Walk {
  const nameOf = (size: LawSize): string => `learn-${game}-${size}.jpg`
  const idea = PICTURED[game]
  return {
    pictures: SIZES.map(nameOf),
    async take(studio) {
      const open = async (page: Page): Promise<void> => {
        await page.goto(`${studio.house.url}/learn/${game}`)
        await page.waitForSelector('.coach')
        await comeTo(page, idea)
      }
      const first = await visit(studio, 'desktop')
      await open(first)
      const kept = await first.context().storageState()
      await first.context().close()
      for (const size of SIZES.filter(s => studio.wants(nameOf(s)))) {
        const page = await visit(studio, size, { kept })
        await open(page)
        await hung(page)
        await studio.keep(page, nameOf(size))
        await page.context().close()
      }
    },
  }
}

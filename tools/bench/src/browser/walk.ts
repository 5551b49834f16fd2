import type { Browser, Page } from 'playwright-core'
import type { House } from './house.ts'
import { HURRY, openBrowser, openHouse } from './house.ts'
import type { Breach, LawSize } from './law.ts'
import { LAW_SIZES } from './law.ts'
import type { Full } from './page.ts'
import type { Position, Stage } from './stage.ts'
import { openStage } from './stage.ts'

export const TEXT_SIZES = [100, 130] as const
export const SIZE_NAMES = Object.keys(LAW_SIZES) as readonly LawSize[]

/** What was seen of one position: what breaks the law, and how many elements the page had at most. */
export interface Seen {
  readonly breaches: readonly (Breach & Place)[]
  readonly elements: number
}

/** Where a breach was met: the number of the position among those looked at, and the sizes of window and text. */
interface Place {
  readonly position: number
  readonly size: LawSize
  readonly text: number
}

/** A breach with the game, the number at the table and the record in which it was met; its position is the number of entries before it. */
export interface Met extends Breach, Place {
  readonly game: string
  readonly seats: number
  readonly record: number
}

/** Gives the window a size; a busy browser answers before the window has it. */
async function resize(page: Page, box: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(box)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, box)
}

/** Sets the window and the size of text, and waits until the page is drawn with them. */
export async function setSize(page: Page, size: LawSize, text: number): Promise<void> {
  await resize(page, LAW_SIZES[size])
  await page.evaluate(async zoom => {
    document.documentElement.dataset['zoom'] = String(zoom)
    dispatchEvent(new Event('resize'))
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, text)
}

/** Lets whatever moves arrive: what never ends is left alone. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    for (const a of document.getAnimations())
      if (a.effect?.getComputedTiming().endTime !== Infinity) a.finish()
  })

/** What one look at the page brings home. */
interface Look {
  readonly found: readonly (readonly [text: number, breaches: readonly Breach[]])[]
  /** Where the board's own places are, at the usual size of text. */
  readonly places: Readonly<Record<string, readonly number[]>>
  readonly elements: number
}

/** Looks at the page at one size of window and some of text, in one errand: every errand to the browser costs more than the look itself. */
async function look(page: Page, size: LawSize, texts: readonly number[]): Promise<Look> {
  await page.setViewportSize(LAW_SIZES[size])
  return page.evaluate(
    async ({ texts, width, height }) => {
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
      // The page hears of its new width in a frame of its own.
      for (let n = 0; n < 600; n++) {
        if (innerWidth === width && innerHeight === height) break
        await frame()
      }
      await document.fonts.ready
      // The scroll takes two frames to find its height for letters of another size.
      const write = async (text: number): Promise<void> => {
        if (document.documentElement.dataset['zoom'] === String(text)) return
        document.documentElement.dataset['zoom'] = String(text)
        dispatchEvent(new Event('resize'))
        for (let n = 0; n < 3; n++) await frame()
      }
      const places: Record<string, number[]> = {}
      const found: [number, Breach[]][] = []
      for (const text of texts) {
        await write(text)
        // Boards that measure themselves draw again: everything has arrived when nothing has moved for three frames.
        for (let n = 0, same = 0, last = ''; n < 60 && same < 3; n++) {
          await frame()
          for (const a of document.getAnimations())
            if (a.effect?.getComputedTiming().endTime !== Infinity) a.finish()
          const places = [...document.querySelectorAll('[data-anchor], [data-piece], .scroll')].map(e => {
            const { left, top, width, height } = e.getBoundingClientRect()
            return [left, top, width, height].map(Math.round).join()
          })
          const now = places.join(' ')
          same = now === last ? same + 1 : 0
          last = now
        }
        if (text === 100 && document.querySelector('dialog[open]') === null)
          for (const e of document.querySelectorAll(
            'main [data-anchor^="plate:"], main .pile, main .pilebtn',
          )) {
            // One's own houses lie below what a choice opens between them and the others.
            if (e.closest('.hs-houses') !== null) continue
            const { left, top, width, height } = e.getBoundingClientRect()
            const name = e.getAttribute('data-anchor') ?? e.getAttribute('class') ?? ''
            if (width > 0) places[name] ??= [left, top, width, height]
          }
        if (text === 100)
          places['scroll'] = [document.querySelector('.scroll')?.getBoundingClientRect().height ?? 0]
        found.push([text, window.norenLaw?.() ?? []])
      }
      await write(texts[0] ?? 100)
      return { found, places, elements: document.querySelectorAll('*').length }
    },
    { texts, ...LAW_SIZES[size] },
  )
}

/** Takes up the first piece that is offered, as a finger would; whether there was one. */
const pickUp = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const open = [...document.querySelectorAll<HTMLElement>('[data-piece][data-state="open"]')]
    const first = open.find(e => e.checkVisibility())
    first?.click()
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return first !== undefined
  })

/** Puts away the papers that taking up a piece has opened: under one of them nothing of the next position would be looked at. */
async function putAway(page: Page): Promise<void> {
  const open = (): Promise<boolean> =>
    page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return document.querySelector('dialog[open]') !== null
    })
  for (let n = 0; n < 3 && (await open()); n++) await page.keyboard.press('Escape')
}

/**
 * What of the board stands elsewhere than before, by more than half a pixel. The scroll may grow for what it asks next, and then the board
 * makes room; it may not shrink, and while it keeps its height nothing moves.
 */
function jumped(before: Look['places'], after: Look['places']): Breach[] {
  const [short = 0] = before['scroll'] ?? []
  const [tall = 0] = after['scroll'] ?? []
  if (tall > short + 0.6) return []
  return Object.entries(after).flatMap(([name, now]) => {
    const was = before[name]
    if (was === undefined || now.every((at, i) => Math.abs(at - (was[i] ?? at)) < 0.6)) return []
    return [
      {
        kind: 'jump' as const,
        what: `${name} from ${was.map(Math.round).join()} to ${now.map(Math.round).join()}`,
      },
    ]
  })
}

/**
 * Looks at positions, each at all these sizes of window and text: as they are asked, and with the first piece taken up. A position is drawn
 * once and the window is resized around it. When the piece is taken up the scroll asks something else, and the board stays where it was.
 */
export async function lookAt(
  { page, show }: Stage,
  positions: Iterable<Position>,
  at: { readonly sizes: readonly LawSize[]; readonly texts: readonly number[] },
): Promise<Seen> {
  const met: (Breach & Place)[] = []
  let elements = 0
  let position = 0
  for (const next of positions) {
    await show(next)
    const known = new Set<string>()
    const before = new Map<LawSize, Look['places']>()
    const note = (size: LawSize, { found, elements: n }: Look, more: readonly Breach[] = []): void => {
      elements = Math.max(elements, n)
      const all = [...found, ...(more.length > 0 ? [[100, more] as const] : [])]
      for (const [text, breaches] of all)
        for (const b of breaches) {
          const name = `${size} ${text} ${b.kind} ${b.what}`
          if (!known.has(name)) met.push({ ...b, size, text, position })
          known.add(name)
        }
    }
    for (const size of at.sizes) {
      const seen = await look(page, size, at.texts)
      before.set(size, seen.places)
      note(size, seen)
    }
    // What a piece does when it is taken up does not depend on the size of letters. The window is at the last size still.
    if (at.texts.includes(100) && (await pickUp(page))) {
      for (const size of at.sizes.toReversed()) {
        const seen = await look(page, size, [100])
        note(size, seen, jumped(before.get(size) ?? {}, seen.places))
      }
      await putAway(page)
    }
    position++
  }
  return { breaches: met, elements }
}

/** A window and a size of text at which a table may scroll, but never sideways. */
export interface Large {
  readonly width: number
  readonly height: number
  readonly text: number
}
/** The largest text, and windows of half the pixels: what twice the zoom leaves of the others. */
export const LARGE: readonly Large[] = Object.values(LAW_SIZES).flatMap(({ width, height }) => [
  { width, height, text: 150 },
  { width: width / 2, height: height / 2, text: 100 },
])

/** Which answers cannot be scrolled to, and whether the page goes sideways, at each of these sizes. */
export async function scrollAt(
  { page, show }: Stage,
  positions: Iterable<Position>,
  at: readonly Large[],
): Promise<readonly string[]> {
  const met: string[] = []
  let position = 0
  for (const next of positions) {
    await show(next)
    for (const { width, height, text } of at) {
      await resize(page, { width, height })
      const found = await page.evaluate(
        async ({ text }) => {
          const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
          document.documentElement.dataset['zoom'] = String(text)
          for (let n = 0, same = 0, last = ''; n < 60 && same < 3; n++) {
            await frame()
            const now = [...document.querySelectorAll('[data-piece], .scroll')]
              .map(e => Object.values(e.getBoundingClientRect().toJSON() as object).map(Math.round))
              .join(' ')
            same = now === last ? same + 1 : 0
            last = now
          }
          const out: string[] = []
          if (document.documentElement.scrollWidth > innerWidth) out.push('the page goes sideways')
          // Narrower than any screen is: half a phone.
          if (innerWidth < 320) return out
          const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
          for (const e of root.querySelectorAll(
            '[data-piece]:is([data-state="open"], [data-state="picked"]), [data-option], [data-key]',
          )) {
            if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
            e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
            const r = e.getBoundingClientRect()
            // Of a card in a fan a strip is enough, and a paper over the board can be put away.
            const free = [0.5, 0.15, 0.85].some(fx =>
              [0.5, 0.2, 0.8].some(fy => {
                const top = document.elementFromPoint(r.left + r.width * fx, r.top + r.height * fy)
                return (
                  top !== null &&
                  (e.contains(top) ||
                    top.contains(e) ||
                    top.closest('[class*="sheet"]')?.contains(e) === false)
                )
              }),
            )
            if (!free)
              out.push(
                `${e.getAttribute('class')} "${(e.getAttribute('aria-label') ?? e.textContent).slice(0, 40)}"`,
              )
          }
          scrollTo(0, 0)
          document.documentElement.dataset['zoom'] = '100'
          return out
        },
        { text },
      )
      met.push(...found.map(what => `${width}x${height} ${text} % position ${position}: ${what}`))
    }
    position++
  }
  return met
}

/** A game with so many at the table, and the positions of some records of it. */
export interface Walk {
  readonly game: { readonly id: Full['id']; readonly seats: number }
  readonly records: readonly (() => readonly Position[])[]
}

/**
 * Nothing of this moves or hides anything: a page that paints no pictures and no shadows is where it was, and is looked at in half the time.
 * Shapes that can be touched stay.
 */
const UNPAINTED = `
  *, ::before, ::after { background-image: none !important; box-shadow: none !important; text-shadow: none !important }
  svg:not(:has([data-piece], [data-anchor])) :is(path, rect, circle, ellipse, line, polygon, polyline, use) { visibility: hidden }`

/** Gives the page a sheet made by script: its own policy allows no style in its text. */
export const putSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/**
 * Looks at all positions of all records at all sizes. Most of the time goes into drawing a page anew for another window or other letters, so
 * each size of both has a page of its own, which sees one position after the other.
 */
export async function walkGames(
  walks: readonly Walk[],
  sizes: readonly LawSize[] = SIZE_NAMES,
  progress: (done: number, total: number, what: string) => void = () => undefined,
): Promise<{ readonly looked: number; readonly elements: number; readonly breaches: readonly Met[] }> {
  const browser: Browser = await openBrowser()
  const house: House = await openHouse(HURRY)
  const met: Met[] = []
  let elements = 0
  let looked = 0
  let done = 0
  const looks = sizes.flatMap(size => TEXT_SIZES.map(text => ({ size, text })))
  const total = walks.reduce((sum, w) => sum + w.records.length, 0) * looks.length
  try {
    for (const { game, records } of walks) {
      const kept = records.map(positions => positions())
      for (const { size, text } of looks) {
        const stage = await openStage(browser, house, game)
        let unpainted = false
        for (const [record, positions] of kept.entries()) {
          progress(done++, total, `${game.id} ${game.seats}, ${size}, ${text} %, game ${record + 1}`)
          for (const p of positions) {
            if (!unpainted) {
              await stage.show(p)
              await setSize(stage.page, size, text)
              await putSheet(stage.page, UNPAINTED)
              unpainted = true
            }
            const seen = await lookAt(stage, [p], { sizes: [size], texts: [text] })
            looked++
            elements = Math.max(elements, seen.elements)
            for (const b of seen.breaches)
              met.push({ game: game.id, seats: game.seats, record, ...b, position: p.at ?? b.position })
          }
        }
        await stage.page.context().close()
      }
    }
  } finally {
    await browser.close()
    await house.stop()
  }
  return { looked, elements, breaches: met }
}

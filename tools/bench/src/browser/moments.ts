import type { Browser, Page } from 'playwright-core'
import type { News, Position } from './stage.ts'
import { openStage } from './stage.ts'
import type { Studio } from './studio.ts'

declare global {
  interface Window {
    /** What moves on the page and is moved by the film. */
    filmed?: WeakSet<Animation>
  }
}

/** A part of a moment, as far as a film asks. */
interface Part {
  /** How many events of the entry the log tells while it is on. */
  readonly told: number
  readonly ms: number
  /** It is on when the board shows what happened, and holds the question alone. */
  readonly after?: true
}

/** A moment to film: the position before it, and the entry that tells it. */
export interface Scene extends News {
  readonly name: string
  readonly id: string
  readonly seats: number
  readonly before: Position
  readonly parts: readonly Part[]
}

export interface Film {
  readonly name: string
  readonly frames: number
  /** Frames while the moment was on. */
  readonly held: number
  /** Of those, frames in which board, counters, log, question or result were further than the moment. */
  readonly early: number
}

const FRAME_MS = 100
/** Frames before anything happened, and after the table went on. */
const BEFORE = 2
const AFTER = 6
/** A result comes when the table has rested on its last entry, and its scene arrives in 1.8 seconds. */
const ARRIVAL = 26
const MOST = 110
const SIZE = { width: 1440, height: 900 }
const SMALL = { width: 240, height: 150 }
const COLUMNS = 6
/** A strip lies in the repository: it is pressed until it is no larger than this. */
const MOST_BYTES = 150_000
const QUALITIES = [0.6, 0.5, 0.4, 0.3, 0.2] as const
/** Frames of which fewer than so many pixels differ look the same in a strip. */
const SAME = 40

/** What the page shows at one frame. */
interface Seen {
  /** The entry on which board and question rest. */
  readonly seq: string
  readonly asked: boolean
  readonly result: boolean
  /** Which part of a moment is on; null: none. */
  readonly part: number | null
  /** All that board and log say, the cards and papers of the moment aside. */
  readonly board: string
  readonly log: string
}

const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const scroll = document.querySelector<HTMLElement>('.scroll')
    const said = (selector: string): string =>
      [...document.querySelectorAll(selector)]
        .map(e => {
          const copy = e.cloneNode(true) as Element
          for (const own of copy.querySelectorAll('[data-moment], .scroll, .log, .ticker')) own.remove()
          return copy.textContent
        })
        .join('\n')
    const part = scroll?.dataset['part']
    return {
      seq: scroll?.dataset['seq'] ?? '',
      asked: scroll?.dataset['asked'] === 'true',
      result: document.querySelector('.resulthead') !== null,
      part: part === undefined ? null : Number(part),
      board: said('.scene, .dock'),
      log: said('.log'),
    }
  })

const sum = (all: readonly Part[]): number => all.reduce((ms, p) => ms + p.ms, 0)

/**
 * Counts the frames in which a moment was on, and those that ran ahead of it. While it holds the table, entry, question and result are
 * those of before; the log says all only with the part that tells all; the board says what it says in the end with its last part at
 * the earliest. What follows it holds the question alone.
 */
export function judged(
  seen: readonly Seen[],
  parts: readonly Part[],
): { readonly held: number; readonly early: number } {
  const [before, after] = [seen[0], seen.at(-1)]
  if (before === undefined || after === undefined) return { held: 0, early: 0 }
  const holding = parts.filter(p => p.after !== true)
  const last = holding.length - 1
  const told = holding[last]?.told ?? 0
  const wait = Math.floor(sum(parts.filter(p => p.after === true)) / FRAME_MS)
  const shown = seen.findIndex(s => s.seq !== before.seq)
  let held = 0
  let early = 0
  for (const [i, now] of seen.entries()) {
    const further = (what: 'board' | 'log'): boolean =>
      after[what] !== before[what] && now[what] === after[what]
    if (now.part !== null) {
      held++
      const logged = further('log') && (holding[now.part]?.told ?? 0) < told
      const drawn = further('board') && now.part < last
      if (now.seq !== before.seq || now.asked || now.result || logged || drawn) early++
    } else if (shown >= 0 && i >= shown && i < shown + wait) {
      held++
      if (now.asked || now.result) early++
    }
  }
  return { held, early }
}

/** Lets a tenth of a second pass on the page: its timers by a clock in our hands, and whatever moves by the same. */
async function pass(page: Page): Promise<void> {
  await page.clock.runFor(FRAME_MS)
  await page.evaluate(ms => {
    const filmed = (window.filmed ??= new WeakSet())
    for (const a of document.getAnimations()) {
      const at = Number(a.currentTime ?? 0)
      const end = Number(a.effect?.getComputedTiming().endTime ?? 0)
      const known = filmed.has(a)
      filmed.add(a)
      a.pause()
      // One that began since the last frame ran by the machine's own clock: it may have got no further than a frame.
      const next = known ? at + ms : Math.min(at, ms)
      if (known && next >= end) a.finish()
      else a.currentTime = next
    }
  }, FRAME_MS)
}

/** Films a moment at ten frames a second and keeps it as a strip. */
export async function film({ browser, house, write }: Studio, picture: string, scene: Scene): Promise<Film> {
  const stage = await openStage(browser, house, scene, { motion: 'no-preference' })
  const { page } = stage
  await page.setViewportSize(SIZE)
  await page.clock.install()
  await stage.show(scene.before)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.clock.pauseAt(Date.now() + 10_000)
  const frames: string[] = []
  const seen: Seen[] = []
  const take = async (): Promise<void> => {
    await pass(page)
    frames.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'))
    seen.push(await see(page))
  }
  for (let i = 0; i < BEFORE; i++) await take()
  const before = seen[0]?.seq
  stage.tell(scene)
  const wanted = scene.outcome === null ? AFTER : ARRIVAL
  for (let after = 0; after < wanted && frames.length < MOST;) {
    await take()
    const now = seen.at(-1)
    if (now?.part === null && now.seq !== before) after++
  }
  await page.context().close()
  write(picture, await strip(browser, frames))
  return { name: scene.name, frames: frames.length, ...judged(seen, scene.parts) }
}

/** Lays the frames side by side, row by row, each with its second; one that looks like the one before it is left out. */
async function strip(browser: Browser, frames: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage()
  const data = await page.evaluate(
    async ([all, { width, height }, columns, qualities, most, same]) => {
      const context = (w: number, h: number): CanvasRenderingContext2D => {
        const canvas = document.createElement('canvas')
        canvas.width = w
        canvas.height = h
        const paint = canvas.getContext('2d')
        if (paint === null) throw new Error('this browser has no canvas')
        return paint
      }
      const tiles: { readonly at: number; readonly pixels: ImageData }[] = []
      const differ = (a: ImageData, b: ImageData): number => {
        let n = 0
        for (let i = 0; i < a.data.length; i += 4) {
          const off = (k: number): number => Math.abs((a.data[i + k] ?? 0) - (b.data[i + k] ?? 0))
          if (off(0) + off(1) + off(2) > 60) n++
        }
        return n
      }
      const tile = context(width, height)
      for (const [i, frame] of all.entries()) {
        const image = new Image()
        image.src = `data:image/jpeg;base64,${frame}`
        await image.decode()
        tile.drawImage(image, 0, 0, width - 2, height - 2)
        const pixels = tile.getImageData(0, 0, width, height)
        const last = tiles.at(-1)
        if (last === undefined || differ(last.pixels, pixels) >= same) tiles.push({ at: i / 10, pixels })
      }
      const paint = context(columns * width, Math.ceil(tiles.length / columns) * height)
      paint.font = 'bold 10px sans-serif'
      for (const [i, { at, pixels }] of tiles.entries()) {
        const [x, y] = [(i % columns) * width, Math.floor(i / columns) * height]
        paint.putImageData(pixels, x, y)
        paint.fillStyle = '#000'
        paint.fillRect(x + width - 26, y + height - 14, 24, 12)
        paint.fillStyle = '#fff'
        paint.fillText(at.toFixed(1), x + width - 23, y + height - 5)
      }
      let data = ''
      for (const quality of qualities) {
        data = paint.canvas.toDataURL('image/jpeg', quality)
        if (data.length * 0.75 <= most) break
      }
      return data
    },
    [frames, SMALL, COLUMNS, QUALITIES, MOST_BYTES, SAME] as const,
  )
  await page.close()
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}

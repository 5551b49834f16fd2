import type { Page } from 'playwright-core'

/** The sizes at which the layout law holds, and the sizes of text. */
export const LAW_SIZES = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const
export type LawSize = keyof typeof LAW_SIZES

/** One thing that breaks the law: what, and which thing. */
export interface Breach {
  readonly kind: 'covered' | 'outside' | 'small' | 'name' | 'sideways'
  readonly what: string
}

/**
 * Everything that the present question offers is uncovered and on the screen or within reach of a finger that scrolls its own
 * list; every rival is seen; what can be touched is large enough; names are whole to eight letters, and never shorter than six.
 */
export const breaches = (page: Page): Promise<Breach[]> =>
  page.evaluate(() => {
    const least = innerWidth < 1100 ? 44 : 36
    /** A card in a fan shows this much of its width; its neighbour lies over the rest. */
    const strip = 30
    const out: Breach[] = []
    const say = (e: Element): string =>
      `${e.tagName.toLowerCase()}.${(e.getAttribute('class') ?? '').replaceAll(' ', '.')} "${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 50)}"`
    const shown = (e: Element): boolean => {
      const { width, height } = e.getBoundingClientRect()
      return width * height > 1 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    /** A paper over the table asks by itself: what is under it is not asked about. */
    const paper = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root = paper ?? document.querySelector('.app')
    if (root === null) return out
    if (document.documentElement.scrollWidth > innerWidth) out.push({ kind: 'sideways', what: 'the page' })

    /** A paper in the scene that can be put away again, such as somebody's houses or the dawn. */
    const sheet =
      '[class*="sheet"], [class*="choose"], [class*="look"], [class*="dawn"], .hintbox, .why, .toasts'
    const free = (e: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y)
      if (top === null) return false
      return e.contains(top) || top.contains(e) || top.closest(sheet)?.contains(e) === false
    }
    /** The centre and four inner corners; of a card in a fan the strip that its neighbour leaves. */
    const seen = (e: Element): 'seen' | 'covered' | 'outside' => {
      const r = e.getBoundingClientRect()
      if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1) {
        const part = Math.min(innerWidth, r.right) - Math.max(0, r.left)
        const down = Math.min(innerHeight, r.bottom) - Math.max(0, r.top)
        if (part < Math.min(r.width, 44) || down < Math.min(r.height, 44)) return 'outside'
      }
      const spots = [0.5, 0.2, 0.8].flatMap(fx => [0.5, 0.2, 0.8].map(fy => [fx, fy] as const))
      const corners = spots.filter(([fx, fy]) => (fx === 0.5) === (fy === 0.5))
      if (corners.every(([fx, fy]) => free(e, r.left + r.width * fx, r.top + r.height * fy))) return 'seen'
      const beside = e.parentElement?.closest('[data-group]')
      const inFan = (x: number, y: number): boolean => {
        const top = document.elementFromPoint(x, y)
        return top !== null && beside !== undefined && beside !== null && beside.contains(top)
      }
      const left = Math.min(strip, r.width) / 2
      const fan =
        corners.every(([fx, fy]) => {
          const x = r.left + r.width * fx
          const y = r.top + r.height * fy
          return free(e, x, y) || inFan(x, y)
        }) && [0.25, 0.5, 0.75].every(fy => free(e, r.left + left, r.top + r.height * fy))
      return fan ? 'seen' : 'covered'
    }
    /** Looks again after the list that holds it was scrolled, as a finger would. */
    const found = (e: Element): 'seen' | 'covered' | 'outside' => {
      const now = seen(e)
      if (now === 'seen') return now
      for (let up = e.parentElement; up !== null && up !== root.parentElement; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up)
        const scrolls =
          (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1) ||
          (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1)
        if (!scrolls) continue
        const was = [up.scrollLeft, up.scrollTop] as const
        e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const then = seen(e)
        up.scrollTo({ left: was[0], top: was[1], behavior: 'instant' })
        return then
      }
      return now
    }

    const offered = root.querySelectorAll(
      '[data-piece][data-state="open"], [data-piece][data-state="picked"], [data-option], [data-key="seal"], [data-key="back"], [data-key="undo"]',
    )
    const rivals =
      paper === undefined
        ? root.querySelectorAll('main [data-anchor^="plate:"], .opp > *, .sp-seat, .sk-seat')
        : []
    const piles =
      paper === undefined ? root.querySelectorAll('.pilebtn, .sk-mid .pile, .hs-pile, .hs-house') : []
    for (const e of new Set([...offered, ...rivals, ...piles])) {
      if (!shown(e)) continue
      const how = found(e)
      if (how !== 'seen') out.push({ kind: how, what: say(e) })
    }
    for (const e of offered) {
      if (!shown(e)) continue
      const r = e.getBoundingClientRect()
      // What is too small to see may still be large enough to touch.
      const after = getComputedStyle(e, '::after')
      const more =
        after.content === 'none' || after.position !== 'absolute'
          ? 0
          : -2 * Number.parseFloat(after.top || '0')
      const grown = Number.isFinite(more) ? Math.max(0, more) : 0
      if (r.width + grown < least - 0.5 || r.height + grown < least - 0.5)
        out.push({ kind: 'small', what: `${say(e)} ${Math.round(r.width)}x${Math.round(r.height)}` })
    }
    for (const e of root.querySelectorAll('main .nm')) {
      if (!e.checkVisibility()) continue
      const text = [...e.querySelectorAll('*')].find(
        c => c.children.length === 0 && c.tagName !== 'SMALL' && (c.textContent ?? '').trim().length > 1,
      )
      const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
      const node = text?.firstChild ?? walker.nextNode()
      if (node === null || node.nodeType !== Node.TEXT_NODE) continue
      const name = (node.textContent ?? '').trim()
      const holder = node.parentElement
      if (holder === null || holder.closest('.vh') !== null || !holder.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const wide = range.getBoundingClientRect().width
      let room = wide
      for (let up: Element | null = holder; up !== null && up !== e.parentElement; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== 'visible')
          room = Math.min(room, up.getBoundingClientRect().width)
      if (wide <= room + 1) continue
      const letters = Math.floor((name.length * room) / wide) - 1
      if (name.length <= 8 || letters < 6)
        out.push({ kind: 'name', what: `${name} shows ${letters} letters` })
    }
    return out
  })

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
  readonly kind: 'covered' | 'outside' | 'small' | 'name' | 'cut' | 'sideways' | 'jump'
  readonly what: string
}

/**
 * Everything that the present question offers is uncovered and on the screen or within reach of a finger that scrolls its own
 * list; every rival is seen; what can be touched is large enough; names are whole to eight letters, and never shorter than six.
 * It runs inside the page, and is sent there as text: it may name nothing outside itself.
 */
export function law(): Breach[] {
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
      }) &&
      // The row below it lies over its foot: then its head is free, as tall as a finger and as wide as the design wants of any card
      // in a fan (40 of Sakura's 76, 48 of Honor's 78).
      ([0.25, 0.5, 0.75].every(fy => free(e, r.left + left, r.top + r.height * fy)) ||
        [0.25, 0.5, 0.62].every(fx => [4, 40].every(y => free(e, r.left + r.width * fx, r.top + y))))
    return fan ? 'seen' : 'covered'
  }
  /** What lies over the first of its spots that something lies over. */
  const over = (e: Element): string => {
    const r = e.getBoundingClientRect()
    for (const [fx, fy] of [0.5, 0.2, 0.8].flatMap(a => [0.5, 0.2, 0.8].map(b => [a, b] as const))) {
      const x = r.left + r.width * fx
      const y = r.top + r.height * fy
      const top = document.elementFromPoint(x, y)
      if (!free(e, x, y)) return top === null ? 'nothing' : say(top)
    }
    return 'nothing'
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
      // It moves everything around it, also what no finger could: all of that goes back.
      const around: [Element, number, number][] = []
      for (let a: Element | null = e.parentElement; a !== null; a = a.parentElement)
        around.push([a, a.scrollLeft, a.scrollTop])
      e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const then = seen(e)
      for (const [a, left, top] of around) a.scrollTo({ left, top, behavior: 'instant' })
      return then
    }
    return now
  }

  const offered = root.querySelectorAll(
    '[data-piece][data-state="open"], [data-piece][data-state="picked"], [data-option], [data-key="seal"], [data-key="back"], [data-key="undo"], .rs-paper .btn, .rs-quiet > *',
  )
  const rivals =
    paper === undefined
      ? root.querySelectorAll('main [data-anchor^="plate:"], .opp > *, .sp-seat, .sk-seat')
      : []
  const piles =
    paper === undefined ? root.querySelectorAll('.pilebtn, .sk-mid .pile, .hs-pile, .hs-house') : []
  for (const e of new Set([...offered, ...rivals, ...piles])) {
    if (!shown(e)) continue
    // A house that is an answer is whole as it stands; everything else may have to be scrolled to.
    const how = e.matches('.hs-house:is([data-zone="open"], [data-zone="picked"])') ? seen(e) : found(e)
    if (how === 'outside') out.push({ kind: how, what: say(e) })
    if (how === 'covered') out.push({ kind: how, what: `${say(e)} under ${over(e)}` })
  }
  // The scroll is a row: nothing of it, no sign on its edge either, lies over a plate, a house, a pile or a card.
  const table = paper === undefined ? root.querySelector('main') : null
  const scroll = root.querySelector('.scroll')
  if (table !== null && scroll !== null) {
    for (const e of new Set([...rivals, ...piles, ...table.querySelectorAll('[data-piece]')])) {
      const r = e.getBoundingClientRect()
      let foot = r.bottom
      for (let up = e.parentElement; up !== null && up !== root; up = up.parentElement)
        if (up === table || getComputedStyle(up).overflowY !== 'visible')
          foot = Math.min(foot, up.getBoundingClientRect().bottom)
      foot -= 1.5
      if (!shown(e) || foot < r.top + 1.5) continue
      for (let x = r.left + 4; x < r.right; x += 16)
        if (scroll.contains(document.elementFromPoint(x, foot))) {
          out.push({ kind: 'covered', what: `${say(e)} under the scroll` })
          break
        }
    }
  }
  for (const e of offered) {
    if (!shown(e)) continue
    const r = e.getBoundingClientRect()
    // What is too small to see may still be large enough to touch.
    const after = getComputedStyle(e, '::after')
    const grown = (side: string): number => {
      const more = -2 * Number.parseFloat(side)
      return after.content === 'none' || after.position !== 'absolute' || !(more > 0) ? 0 : more
    }
    if (r.width + grown(after.left) < least - 0.5 || r.height + grown(after.top) < least - 0.5)
      out.push({ kind: 'small', what: `${say(e)} ${Math.round(r.width)}x${Math.round(r.height)}` })
  }
  // What is decided with, and what a pile says of itself, ends inside the window on both sides; what lies in a list may be scrolled to.
  for (const e of new Set([
    ...offered,
    ...piles,
    ...root.querySelectorAll('.scroll .btn, .scroll .hint, .rule, .pays, .cnt'),
  ])) {
    const r = e.getBoundingClientRect()
    if (!shown(e) || (r.left > -1 && r.right < innerWidth + 1)) continue
    let scrolls = false
    for (let up = e.parentElement; up !== null && !scrolls; up = up.parentElement)
      scrolls = /auto|scroll/.test(getComputedStyle(up).overflowX)
    if (!scrolls)
      out.push({ kind: 'outside', what: `${say(e)} from ${Math.round(r.left)} to ${Math.round(r.right)}` })
  }
  // My own sheet and my cards end inside the window, and no word of a card is broken in two.
  const low = document.documentElement.scrollHeight
  for (const e of root.querySelectorAll('.dock .seat, .dock .card')) {
    if (!shown(e)) continue
    const by = e.getBoundingClientRect().bottom + scrollY - Math.max(low, innerHeight)
    if (by > 1) out.push({ kind: 'outside', what: `${say(e)} by ${Math.round(by)} below` })
    for (const title of e.querySelectorAll('b')) {
      const range = document.createRange()
      const text = title.firstChild
      if (text === null || text.nodeType !== Node.TEXT_NODE || !shown(title)) continue
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) out.push({ kind: 'cut', what: `${say(e)} breaks ${word}` })
      }
    }
  }
  // Words of an answer, and of the game's name, end inside what holds them.
  for (const e of root.querySelectorAll('[data-option], [data-key], .gname')) {
    if (!shown(e)) continue
    const box = e.getBoundingClientRect()
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder === null || (node.textContent ?? '').trim() === '' || !shown(holder)) continue
      const { position, clipPath, textOverflow } = getComputedStyle(holder)
      if ((position === 'absolute' && clipPath !== 'none') || textOverflow === 'ellipsis') continue
      if (holder.closest('kbd, small') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      let { right, bottom } = box
      for (let up: Element | null = holder; up !== null && up !== e; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== 'visible') {
          right = Math.min(right, up.getBoundingClientRect().right)
          bottom = Math.min(bottom, up.getBoundingClientRect().bottom)
        }
      const words = range.getBoundingClientRect()
      if (words.right > right + 1 || words.bottom > bottom + 4)
        out.push({ kind: 'cut', what: `${say(e)}: ${(node.textContent ?? '').trim().slice(0, 40)}` })
    }
  }
  // A button is as wide as its longest word, and the one thing to do next is as high as a finger.
  for (const e of root.querySelectorAll('.btn, .rs-quiet > *')) {
    if (!shown(e)) continue
    const box = e.getBoundingClientRect()
    if (e.matches('.hanko') && box.height < 43.5)
      out.push({ kind: 'small', what: `${say(e)} is ${Math.round(box.height)} high` })
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder === null || holder.closest('.vh, kbd') !== null || !shown(holder)) continue
      if (getComputedStyle(holder).textOverflow === 'ellipsis') continue
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { left, right, bottom } = range.getBoundingClientRect()
        if (range.getClientRects().length > 1) out.push({ kind: 'cut', what: `${say(e)} breaks ${word}` })
        else if (left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 4)
          out.push({ kind: 'cut', what: `${say(e)} is too small for ${word}` })
      }
    }
  }
  // A line that ends in dots ends with a whole word; names have a rule of their own below.
  for (const e of root.querySelectorAll<HTMLElement>(':is(main, .dock, .scroll) *')) {
    if (e.scrollWidth <= e.clientWidth + 1 || getComputedStyle(e).textOverflow !== 'ellipsis') continue
    if (e.matches('.nm > span, h2 > span, h3 > span') || !shown(e)) continue
    const box = e.getBoundingClientRect()
    // On a line that nobody sees.
    let hidden = false
    for (let up = e.parentElement; up !== null && !hidden; up = up.parentElement)
      hidden =
        getComputedStyle(up).overflowY !== 'visible' &&
        box.top + box.height / 2 > up.getBoundingClientRect().bottom
    if (hidden) continue
    const dots = Number.parseFloat(getComputedStyle(e).fontSize) * 0.8
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { left, right } = range.getBoundingClientRect()
        if (left < box.right - dots && right > box.right + 0.5)
          out.push({ kind: 'cut', what: `${say(e)} ends within ${word}` })
      }
  }
  for (const e of root.querySelectorAll('.nm')) {
    if (!e.checkVisibility()) continue
    const plain = [...(e.lastElementChild?.childNodes ?? [])].find(
      c => c.nodeType === Node.TEXT_NODE && (c.textContent ?? '').trim().length > 1,
    )
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
    const node = plain ?? walker.nextNode()
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
    // What follows a name takes its last letters before its own.
    const { textOverflow } = getComputedStyle(holder)
    if (name.length <= 8 && textOverflow === 'ellipsis' && holder.scrollWidth > holder.clientWidth + 1)
      out.push({ kind: 'name', what: `${name} ends in dots` })
    // A name that has grown out of its own box does not reach what stands beside it.
    const next = e.nextElementSibling?.getBoundingClientRect()
    const end = range.getBoundingClientRect()
    if (
      room === wide &&
      next !== undefined &&
      next.width > 0 &&
      next.top < end.bottom &&
      next.bottom > end.top
    )
      if (next.left > end.left && next.left < end.right + 2)
        out.push({ kind: 'name', what: `${name} reaches ${say(e.nextElementSibling as Element)}` })
    if (wide <= room + 0.1) continue
    const letters = Math.floor((name.length * room) / wide) - 1
    if (name.length <= 8 || letters < 6) out.push({ kind: 'name', what: `${name} shows ${letters} letters` })
  }
  return out
}

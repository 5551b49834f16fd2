import { calm } from '../state/motion.ts'
import type { Event } from '@noren/engine'
import { useLayoutEffect, useRef } from 'react'
import { need } from '../art/symbol.ts'
import type { Beat } from './board.ts'
import type { Held } from './moments.ts'

/** A movement from one anchor to another, drawn over the table while the view below is already true. */
export interface Flight {
  readonly from: string
  readonly to: string
  /** What flies: the piece that lies at `to` now, the back of a card, or small drawings of the sprite. */
  readonly as?: 'piece' | 'back' | { readonly icon: string; readonly count: number; readonly colour: string }
  /** Turns over on the way. */
  readonly turn?: boolean
}

const MOVE_MS = 320
const GAP_MS = 90
const EASE = 'cubic-bezier(.16,.84,.3,1)'
/** At most this many things move at once; the rest arrives with them. */
const MOST = 24

const find = (anchor: string): HTMLElement | null =>
  document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)

let drawnOn: HTMLElement | null = null
function sky(): HTMLElement {
  if (drawnOn?.isConnected !== true) {
    drawnOn = document.createElement('div')
    drawnOn.className = 'flights'
    drawnOn.setAttribute('aria-hidden', 'true')
    // Inside the table, so that the game's own style holds for what flies.
    const table = document.querySelector('.app') ?? document.body
    table.append(drawnOn)
  }
  return drawnOn
}

function ghostOf(flight: Flight, target: HTMLElement): HTMLElement {
  if (flight.as === 'back') {
    const el = document.createElement('i')
    el.className = 'back flightback'
    return el
  }
  const el = target.cloneNode(true)
  if (!(el instanceof HTMLElement)) throw new Error('an anchor is an element')
  el.removeAttribute('data-anchor')
  el.querySelectorAll('[data-anchor]').forEach(e => e.removeAttribute('data-anchor'))
  el.tabIndex = -1
  return el
}

/** Takes a ghost away when its flight is over, or was cut short. */
async function land(run: Animation, ghost: HTMLElement): Promise<void> {
  await run.finished.catch(() => undefined)
  ghost.remove()
}

const BACK = { width: 46, height: 65 }

/** A box of the given size around the middle of another. */
function around(rect: DOMRect, size: { readonly width: number; readonly height: number }): DOMRect {
  const { width, height } = size
  return new DOMRect(
    rect.left + (rect.width - width) / 2,
    rect.top + (rect.height - height) / 2,
    width,
    height,
  )
}

/** A flight starts as large as the place it leaves, unless that place is no piece but a whole area. */
const startOf = (from: DOMRect, end: DOMRect): DOMRect =>
  from.width > end.width * 1.5 || from.width * 1.4 > from.height * 2.2 ? around(from, end) : from

/** A place of the screen as the layer of flights sees it: a board may be drawn smaller than it is laid out. */
function within(layer: HTMLElement, rect: DOMRect): DOMRect {
  const zero = layer.getBoundingClientRect()
  const scale = scaleOf(layer, zero)
  return new DOMRect(
    (rect.left - zero.left) / scale,
    (rect.top - zero.top) / scale,
    rect.width / scale,
    rect.height / scale,
  )
}

const scaleOf = (el: HTMLElement, rect: DOMRect): number =>
  el.offsetWidth > 0 ? rect.width / el.offsetWidth : 1

function fly(flight: Flight, left: DOMRect, target: HTMLElement, wait: number, speed: number): void {
  const layer = sky()
  const from = within(layer, left)
  const rest = within(layer, target.getBoundingClientRect())
  const end = flight.as === 'back' ? around(rest, BACK) : rest
  // A place that this size does not draw is nowhere to fly to.
  if (end.width === 0 || end.height === 0) return
  const start = startOf(from, end)
  const timing = { duration: MOVE_MS / speed, delay: wait / speed, easing: EASE, fill: 'backwards' as const }
  if (typeof flight.as === 'object') {
    for (let i = 0; i < Math.min(8, flight.as.count); i++) {
      need(flight.as.icon)
      const el = document.createElement('span')
      el.className = 'flycoin'
      el.style.color = flight.as.colour
      el.innerHTML = `<svg class="ic" viewBox="0 0 64 64"><use href="#${flight.as.icon}" width="64" height="64"/></svg>`
      el.style.left = `${end.left + end.width / 2 - 11}px`
      el.style.top = `${end.top + end.height / 2 - 11}px`
      layer.append(el)
      const dx = start.left + start.width / 2 - end.left - end.width / 2
      const dy = start.top + start.height / 2 - end.top - end.height / 2
      const frames = [
        { transform: `translate(${dx}px,${dy}px)`, opacity: 1 },
        { transform: `translate(${dx / 2}px,${dy / 2 - 40}px)`, opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ]
      el.style.opacity = '0'
      const run = el.animate(frames, { ...timing, delay: (wait + i * 40) / speed, fill: 'none' })
      void land(run, el)
    }
    return
  }
  const el = ghostOf(flight, target)
  Object.assign(el.style, {
    position: 'fixed',
    margin: '0',
    left: `${end.left}px`,
    top: `${end.top}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    transform: 'none',
  })
  layer.append(el)
  const path = `translate(${start.left - end.left}px,${start.top - end.top}px) scale(${start.width / end.width},${start.height / end.height})`
  const run = el.animate(
    [
      { transform: `${path}${flight.turn === true ? ' rotateY(90deg)' : ''}`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    timing,
  )
  const hides = flight.as !== 'back'
  if (hides) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + timing.delay })
  void land(run, el)
}

/** What flew in a moment has flown: by the entry, so many of its events. */
interface Flown {
  readonly seq: number
  readonly at: number
  readonly events: ReadonlySet<number>
}

/** What a part of a moment makes fly, and what has flown with it. */
function partOf(on: Held, flown: Flown | null): Flown {
  const { seq, at, part } = on
  const before = flown?.seq === seq && flown.at < at ? [...flown.events] : []
  const own = Array.from({ length: part.told - part.of }, (_, i) => part.of + i)
  return { seq, at, events: new Set([...before, ...own]) }
}

function launch(
  flights: readonly Flight[],
  was: ReadonlyMap<string, DOMRect>,
  now: ReadonlyMap<string, DOMRect>,
  speed: number,
): void {
  flights.slice(0, MOST).forEach((f, i) => {
    const start = was.get(f.from) ?? now.get(f.from)
    const target = find(f.to)
    if (start !== undefined && target !== null) fly(f, start, target, i * GAP_MS, speed)
  })
}

/**
 * Draws the movements of a beat, and those of a part of a moment that flies (`on`). Give every place a `data-anchor`; `plan` says which
 * event moves what from where. Pieces with `data-flip` slide to their new place by themselves. Nothing here waits: input works all the time.
 */
export function useFlights<E extends Event>(
  beat: Beat<E> | null,
  ahead: number,
  plan: (event: E) => readonly Flight[],
  on: Held | null = null,
): void {
  const before = useRef(new Map<string, DOMRect>())
  const drawn = useRef<Beat<E> | null>(null)
  const flown = useRef<Flown | null>(null)
  useLayoutEffect(() => {
    const fresh = beat !== null && beat !== drawn.current
    // Who asked for less motion sees no ways: nothing is measured for them.
    if (calm()) {
      drawn.current = beat
      if (!fresh || document.hidden) return
      const fade = [{ opacity: 0 }, { opacity: 1 }]
      for (const f of beat.events.flatMap(e => plan(e))) find(f.to)?.animate(fade, { duration: 120 })
      return
    }
    const was = before.current
    const now = new Map<string, DOMRect>()
    const movers: [HTMLElement, DOMRect][] = []
    for (const el of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
      const anchor = el.dataset['anchor'] ?? ''
      const rect = el.getBoundingClientRect()
      now.set(anchor, rect)
      const old = was.get(anchor)
      if (el.dataset['flip'] !== undefined && old !== undefined && Math.abs(old.left - rect.left) > 2)
        movers.push([el, old])
    }
    before.current = now
    const last = flown.current
    if (on?.part.fly === true && (last?.seq !== on.seq || last.at !== on.at)) {
      flown.current = partOf(on, last)
      const { of, told } = on.part
      if (!document.hidden)
        launch(
          on.events.slice(of, told).flatMap(e => plan(e as unknown as E)),
          now,
          now,
          1,
        )
    }
    if (!fresh) return
    drawn.current = beat
    if (document.hidden) return
    const speed = ahead > 2 ? 3 : 1
    const done = beat.held === true && flown.current?.seq === beat.seq ? flown.current.events : null
    const flights = beat.events.flatMap((e, i) => (done?.has(i) === true ? [] : plan(e)))
    for (const [el, old] of movers) {
      const rect = now.get(el.dataset['anchor'] ?? '')
      if (rect === undefined) continue
      const scale = scaleOf(el, rect)
      const [dx, dy] = [(old.left - rect.left) / scale, (old.top - rect.top) / scale]
      el.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
        duration: 220 / speed,
        easing: EASE,
      })
    }
    launch(flights, was, now, speed)
  })
}

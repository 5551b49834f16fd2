import type { Seat } from '@noren/engine'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { placeOf } from './place.ts'

const HOLD_MS = 550
const SLACK = 10

export interface Options {
  readonly root: RefObject<HTMLElement | null>
  readonly seat: Seat
  /** False for those who may not speak. */
  readonly on: boolean
  /** The next touch points, whatever it touches. */
  readonly mode: boolean
  readonly point: (anchor: string) => void
  readonly leave: () => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** In pointing mode arrows walk from piece to piece, whether or not it can be focused, and Enter points. */
function useAiming({ root, seat, on, mode, point, leave }: Options): void {
  useEffect(() => {
    const el = root.current
    if (el === null || !on || !mode) return
    let aim: HTMLElement | null = null
    const take = (next: HTMLElement | null): void => {
      aim?.removeAttribute('data-aim')
      aim = next
      aim?.setAttribute('data-aim', '')
    }
    const walk = (step: 1 | -1): void => {
      const all = [...el.querySelectorAll<HTMLElement>('[data-anchor]')].filter(
        e => placeOf(e, seat) !== null && e.offsetParent !== null,
      )
      const at = aim === null ? (step > 0 ? -1 : 0) : all.indexOf(aim)
      take(all[(at + step + all.length) % all.length] ?? null)
    }
    const press = (e: KeyboardEvent): void => {
      const step = STEPS[e.key]
      const place = placeOf(aim, seat)
      if (step !== undefined) walk(step)
      else if (e.key === 'Enter' && place !== null) {
        point(place)
        leave()
      } else return
      e.preventDefault()
      e.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => {
      take(null)
      removeEventListener('keydown', press, true)
    }
  }, [root, seat, on, mode, point, leave])
}

/** A long press, Alt with a click, or, in pointing mode, any touch puts a finger on a piece instead of playing it. */
export function usePointing(options: Options): void {
  const { root, seat, on, mode, point, leave } = options
  useAiming(options)
  const deeds = useRef({ point, leave })
  useEffect(() => {
    deeds.current = { point, leave }
  })
  useEffect(() => {
    const el = root.current
    if (el === null || !on) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let swallow = false
    const put = (place: string): void => {
      deeds.current.point(place)
      navigator.vibrate?.(20)
    }
    const stop = (): void => clearTimeout(timer)
    const down = (e: PointerEvent): void => {
      stop()
      swallow = false
      const place = e.target instanceof Element ? placeOf(e.target, seat) : null
      if (place === null || mode || e.button !== 0 || e.altKey) return
      from = { x: e.clientX, y: e.clientY }
      timer = setTimeout(() => {
        swallow = true
        put(place)
      }, HOLD_MS)
    }
    const move = (e: PointerEvent): void => {
      if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLACK) stop()
    }
    const click = (e: MouseEvent): void => {
      stop()
      const place = e.target instanceof Element ? placeOf(e.target, seat) : null
      const meant = swallow || mode || (e.altKey && place !== null)
      if (!meant) return
      e.preventDefault()
      e.stopPropagation()
      if (!swallow && place !== null) put(place)
      if (mode) deeds.current.leave()
      swallow = false
    }
    // A finger that rests on a piece asks for no menu of the browser.
    const menu = (e: MouseEvent): void => {
      if (e.target instanceof Element && placeOf(e.target, seat) !== null && timer !== undefined)
        e.preventDefault()
    }
    el.addEventListener('pointerdown', down, true)
    el.addEventListener('pointermove', move, true)
    for (const end of ['pointerup', 'pointercancel'] as const) el.addEventListener(end, stop, true)
    el.addEventListener('click', click, true)
    el.addEventListener('contextmenu', menu, true)
    return () => {
      stop()
      el.removeEventListener('pointerdown', down, true)
      el.removeEventListener('pointermove', move, true)
      for (const end of ['pointerup', 'pointercancel'] as const) el.removeEventListener(end, stop, true)
      el.removeEventListener('click', click, true)
      el.removeEventListener('contextmenu', menu, true)
    }
  }, [root, seat, on, mode])
}

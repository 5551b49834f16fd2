import { useEffect } from 'react'
import { usePrefs } from '../state/prefs.ts'

export interface KeyDeeds {
  readonly log: () => void
  readonly rules: () => void
  readonly chat: () => void
  /** Puts a finger on what has the focus. */
  readonly point: () => void
  /** Leaves pointing; false if nobody was pointing. */
  readonly leave: () => boolean
  readonly replay: () => void
  /** Goes on to the next part of a moment, else shows at once what others did; false if everything is shown. */
  readonly runOn: () => boolean
  /** Ends the moment that is on, and all that waits behind it; false if there is none. */
  readonly endMoment: () => boolean
  /** Unrolls the scroll whole, if my turn just begins: what is typed then is an answer already. */
  readonly unroll: () => void
  readonly speak: () => void
  readonly mute: () => void
  readonly settings: () => void
}

const click = (selector: string): boolean => {
  const el = document.querySelector<HTMLButtonElement>(selector)
  if (el === null || el.disabled) return false
  el.click()
  return true
}

const typing = (el: EventTarget | null): boolean =>
  el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement || el instanceof HTMLSelectElement

/** These buttons say themselves how far the table goes on. */
export const isRunOn = (on: EventTarget | null): boolean =>
  on instanceof Element && on.closest('[data-key="step"],[data-key="run-on"]') !== null

/** What can be taken or put back. Frames round a piece bear its state too, but only the piece takes the focus. */
const TARGETS =
  '[data-piece][data-state="open"],[data-piece][data-state="picked"],[data-option],[data-key="for-me"]'

/** Moves the focus among what the player may take, in the order of the table. */
function target(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter(el => el.offsetParent !== null)
  if (all.length === 0) return
  const at = all.findIndex(el => el === document.activeElement)
  all[(at < 0 ? (step > 0 ? 0 : -1) + all.length : at + step + all.length) % all.length]?.focus()
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows walk the pieces of the group that holds the focus. */
function walk(e: KeyboardEvent, step: 1 | -1): void {
  const group = e.target instanceof Element ? e.target.closest('[data-group],.tiles') : null
  if (group === null) return
  const all = [...group.querySelectorAll<HTMLElement>('[data-piece],[data-option],[data-key="for-me"]')]
  const at = all.findIndex(el => el === document.activeElement)
  if (at < 0) return
  e.preventDefault()
  all[(at + step + all.length) % all.length]?.focus()
}

/**
 * Enter on a piece that is not picked picks it, and on a dim one says why; anywhere else it seals, or turns the paper that lies
 * over the table. A dim piece that a finger or a
 * mouse touched has said why already.
 */
function enter(e: KeyboardEvent, touched: Element | null): void {
  const on = e.target
  const button = on instanceof Element ? on.closest('button,a,summary,[role=tab]') : null
  const said = button !== null && button === touched && button.matches('[aria-disabled="true"]')
  if (on instanceof Element && button !== null && !said) {
    if (on.closest('[data-state="picked"]') === null && on.closest('[aria-pressed="true"]') === null) return
  }
  if (click('[data-key="seal"]') || click('[data-key="go-on"]')) e.preventDefault()
}

let held = 0

/** Until somebody has the line they asked for, what they type is no deed: a "p" of a greeting must not pass. */
export async function holdKeys(until: Promise<unknown>): Promise<void> {
  held++
  try {
    await until
  } finally {
    held--
  }
}

/** The keys of a table. Single letters can be turned off; arrows, Enter, Escape and digits stay. */
export function useTableKeys(deeds: KeyDeeds): void {
  const letters = usePrefs(p => p.keys)
  useEffect(() => {
    let touched: Element | null = null
    const touch = (e: PointerEvent): void => {
      touched = e.target instanceof Element ? e.target.closest('button') : null
    }
    const press = (e: KeyboardEvent): void => {
      if (e.key === 'Tab' || e.key in ARROWS) touched = null
      if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return
      if (held > 0 || document.querySelector('dialog[open]') !== null) return
      if (e.key !== 'Enter' && e.key !== 'Escape') deeds.unroll()
      const arrow = ARROWS[e.key]
      if (arrow !== undefined) return walk(e, arrow)
      if (e.key === 'Enter') return void (isRunOn(e.target) || deeds.runOn() || enter(e, touched))
      if (e.key === 'Escape') return void (deeds.leave() || deeds.endMoment() || click('[data-key="back"]'))
      if (/^[1-9]$/.test(e.key)) return void click(`[data-option="${e.key}"]`)
      if (e.key === '0') return void click('[data-key="for-me"]')
      if (!letters) return
      if (e.key === '?') return deeds.rules()
      if (e.key === ',') return deeds.settings()
      switch (e.key.toLowerCase()) {
        case 'z':
          return void click('[data-key="undo"]')
        case 't':
          return target(e.shiftKey ? -1 : 1)
        case 'p':
          return void click('[data-key="pass"]')
        case 'c':
          e.preventDefault()
          return deeds.chat()
        case 'f':
          return deeds.point()
        case 'w':
          return void click('[data-key="hint"]')
        case 'l':
          return deeds.log()
        case 'r':
          return deeds.replay()
        case 's':
          return deeds.speak()
        case 'm':
          return deeds.mute()
      }
    }
    addEventListener('keydown', press)
    addEventListener('pointerdown', touch, true)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('pointerdown', touch, true)
    }
  }, [deeds, letters])
}

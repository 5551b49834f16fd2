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

/** What can be taken or put back. Frames round a piece bear its state too, but only the piece takes the focus. */
const TARGETS = '[data-piece][data-state="open"],[data-piece][data-state="picked"],[data-option]'

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
  const all = [...group.querySelectorAll<HTMLElement>('[data-piece],[data-option]')]
  const at = all.findIndex(el => el === document.activeElement)
  if (at < 0) return
  e.preventDefault()
  all[(at + step + all.length) % all.length]?.focus()
}

/** Enter on a piece that is not picked picks it; anywhere else it seals. */
function enter(e: KeyboardEvent): void {
  const on = e.target
  if (on instanceof Element && on.closest('button,a,summary,[role=tab]') !== null) {
    if (on.closest('[data-state="picked"]') === null && on.closest('[aria-pressed="true"]') === null) return
  }
  if (click('[data-key="seal"]')) e.preventDefault()
}

/** The keys of a table. Single letters can be turned off; arrows, Enter, Escape and digits stay. */
export function useTableKeys(deeds: KeyDeeds): void {
  const letters = usePrefs(p => p.keys)
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const arrow = ARROWS[e.key]
      if (arrow !== undefined) return walk(e, arrow)
      if (e.key === 'Enter') return enter(e)
      if (e.key === 'Escape') return void (deeds.leave() || click('[data-key="back"]'))
      if (/^[1-9]$/.test(e.key)) return void click(`[data-option="${e.key}"]`)
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
    return () => removeEventListener('keydown', press)
  }, [deeds, letters])
}

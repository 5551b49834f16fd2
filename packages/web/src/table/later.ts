import type { ComponentType, ReactNode } from 'react'
import { createElement, useEffect } from 'react'
import { create } from 'zustand'
import { useSpoken } from '../i18n/page.ts'
import { refusalText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import type * as incense from './Incense.tsx'
import type * as parts from './parts.ts'
import { useSideChannel } from './useSideChannel.ts'

/** Dialogs, talk, fingers, hints: a table asks its first question without them. They are one file, which comes when somebody stirs. */
type Parts = typeof parts

interface Later<T> {
  /** Fetches it, once. */
  readonly fetch: () => Promise<void>
  /** What was asked of it, as soon as it is here. */
  readonly use: <R>(pick: (all: T) => R) => R | null
}

/** A file of the page that a table can begin without. */
function comesLater<T>(load: () => Promise<T>): Later<T> {
  const useAll = create<{ readonly all: T | null }>()(() => ({ all: null }))
  let sent: Promise<void> | null = null
  return {
    fetch() {
      sent ??= load().then(
        all => useAll.setState({ all }),
        (error: unknown) => {
          // Whoever is offline now may not be later.
          sent = null
          throw error
        },
      )
      return sent
    },
    use: pick => useAll(({ all }) => (all === null ? null : pick(all))),
  }
}

const others = comesLater(() => import('./parts.ts'))
const useParts = others.use
export const fetchParts = others.fetch

/** Sticks of incense and stand-ins: a file of its own, which tables without a clock never fetch. */
const clocks = comesLater(() => import('./Incense.tsx'))

/** A part of a clock, where there is one: as soon as it is here. */
export function clockPart<P extends object>(
  pick: (all: typeof incense) => ComponentType<P>,
): (props: P) => ReactNode {
  return function Clock(props) {
    useEffect(() => void clocks.fetch().catch(() => undefined), [])
    const Part = clocks.use(pick)
    return Part === null ? null : createElement(Part, props)
  }
}

/** At the latest so long after the table was drawn they are there for whoever comes back to it without a network. */
const REST_MS = 15_000
/** At a table that is played by the day people look in between: what leads them on is there at once. */
const DAYS_MS = 500
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click'] as const

/** Fetches them when somebody stirs or speaks, so that they are there before they are asked for. */
export function usePartsSoon(byDays: boolean): void {
  const spoken = useSideChannel(s => s.ask !== null || s.fingers.length > 0 || s.chat.length > 0)
  useEffect(() => {
    if (spoken) void fetchParts().catch(() => undefined)
  }, [spoken])
  useEffect(() => {
    // What cannot be had now is asked for again when it is opened.
    const go = (): void => void fetchParts().catch(() => undefined)
    const timer = setTimeout(go, byDays ? DAYS_MS : REST_MS)
    for (const sign of SIGNS) addEventListener(sign, go, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, go)
    }
  }, [byDays])
}

/** One of them, as soon as it is here. */
export function later<P extends object>(pick: (all: Parts) => ComponentType<P>): (props: P) => ReactNode {
  return function Later(props) {
    const Part = useParts(pick)
    return Part === null ? null : createElement(Part, props)
  }
}

/** One that is drawn because somebody asked for it: if it cannot be had, that is said. */
export function opened<P extends object>(pick: (all: Parts) => ComponentType<P>): (props: P) => ReactNode {
  const Part = later(pick)
  return function Opened(props) {
    useEffect(() => {
      fetchParts().catch((e: unknown) => toast('bad', refusalText(useSpoken.getState().say, e)))
    }, [])
    return createElement(Part, props)
  }
}

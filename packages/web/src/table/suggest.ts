import type { Words } from '@noren/engine'
import { useEffect, useRef } from 'react'
import { createStore, useStore } from 'zustand'

/** A choice that somebody wants to see laid out on the table: its pieces are picked, nothing is played. */
interface Suggestion {
  readonly words: Words
  readonly at: number
  /** Only the first piece of it: where to look, not what to do. */
  readonly part: boolean
}

/** What could not be followed by then belongs to a question that is gone. */
const FRESH_MS = 1500

const suggested = createStore<{ now: Suggestion | null }>(() => ({ now: null }))

/** Asks the board to pick the pieces of a choice. */
export const suggest = (words: Words, part = false): void =>
  suggested.setState({ now: { words, at: performance.now(), part } })

/** Hands each suggestion over once; `apply` says whether it could follow it, else it is asked again when it changes. */
export function useSuggested(apply: (words: Words, part: boolean) => boolean): void {
  const now = useStore(suggested, s => s.now)
  const done = useRef(now)
  useEffect(() => {
    if (now === null || done.current === now) return
    if (performance.now() - now.at > FRESH_MS || apply(now.words, now.part)) done.current = now
  }, [now, apply])
}

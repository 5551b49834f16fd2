import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** So near to the end, in pixels, the end is being read. */
const NEAR = 48

/** Whether somebody who sees this list, of this height, reads its end. */
export const endIsRead = (el: HTMLElement, height = el.scrollHeight): boolean =>
  height - el.scrollTop - el.clientHeight < NEAR

interface Following {
  /** Older lines are about to come in above: what is being read stays where it is. */
  readonly unfolding: () => void
  readonly onScroll: () => void
}

/**
 * New lines are followed by whoever reads the last one; whoever went back to read stays there. A browser tells of a scroll only with
 * its next frame, and a line may come before that: where the reader stands when it comes counts, by the list as it was without it.
 */
export function useFollowing(
  ref: RefObject<HTMLElement | null>,
  count: number,
  /** Lines folded away above: a list that loses or gains these moves by itself. */
  folded: number,
): Following {
  const follows = useRef(true)
  const seen = useRef({ top: 0, height: 0, folded })
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    const el = ref.current
    if (el === null || count === 0) return
    const was = seen.current
    if (before.current !== null) el.scrollTop += el.scrollHeight - before.current
    else {
      if (folded === was.folded && el.scrollTop !== was.top) follows.current = endIsRead(el, was.height)
      if (follows.current) el.scrollTop = el.scrollHeight
    }
    before.current = null
    seen.current = { top: el.scrollTop, height: el.scrollHeight, folded }
  }, [ref, count, folded])
  const unfolding = useCallback((): void => {
    before.current = ref.current?.scrollHeight ?? null
  }, [ref])
  const onScroll = useCallback((): void => {
    const el = ref.current
    if (el === null) return
    follows.current = endIsRead(el)
    seen.current = { top: el.scrollTop, height: el.scrollHeight, folded }
  }, [ref, folded])
  return { unfolding, onScroll }
}

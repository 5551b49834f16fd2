import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useTable } from './context.ts'
import { useDismissedResult } from './dismissed-result.ts'
import { endIsRead } from './useFollowing.ts'

/** So many lines lie open; the older ones are folded away, a sheet at a time, so that long games stay light. */
const OPEN = 24
export const SHEET = 60
/** New lines may pile up this much before the oldest are folded: the log must not twitch with every line. */
const SLACK = 10
/** For whoever reads back they may pile up this much: what is being read is not folded away. */
const PILE = 60
/** Behind the scene of the result nobody reads: so many lie there until it is put away. */
const BEHIND = 6

interface Folded {
  /** So many of the oldest entries are folded away. */
  readonly folded: number
  readonly unfold: () => void
}

/** Folds the oldest entries away, a moment after they have become too many, while the end is being read. */
export function useFolded(ref: RefObject<HTMLElement | null>, count: number): Folded {
  const { info, ahead, replaying } = useTable()
  const looked = useDismissedResult(s => s.shut === info.id)
  const [open, setOpen] = useState(OPEN)
  const due = Math.max(0, Math.floor((count - open) / SLACK) * SLACK)
  const [kept, setKept] = useState(due)
  useEffect(() => {
    if (due === kept) return undefined
    const later = requestAnimationFrame(() => {
      if (due < kept || (ref.current !== null && endIsRead(ref.current))) setKept(due)
    })
    return () => cancelAnimationFrame(later)
  }, [ref, due, kept])
  if (info.outcome !== null && !looked && ahead === 0 && !replaying)
    return { folded: Math.max(0, count - BEHIND), unfold: () => undefined }
  return { folded: Math.min(due, Math.max(kept, due - PILE)), unfold: () => setOpen(n => n + SHEET) }
}

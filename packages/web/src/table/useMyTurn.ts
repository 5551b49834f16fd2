import { useEffect } from 'react'
import { badge, note } from '../state/notify.ts'
import type { Told } from './rich.tsx'
import { plainText } from './rich.tsx'

interface Turn {
  readonly asked: boolean
  readonly table: string
  readonly title: string
  /** What I am asked, in the reader's language. */
  readonly question: () => Told
}

/** It is my turn: the page's picture gets a mark, and whoever looks elsewhere a note. The title and the sound say it too. */
export function useMyTurn({ asked, table, title, question }: Turn): void {
  useEffect(() => {
    badge(asked ? 1 : 0)
    return () => badge(0)
  }, [asked])
  useEffect(() => {
    if (asked) void note(table, title, plainText(question()))
    // One note for one turn: a question that is put in other words meanwhile is not a new one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, table])
}

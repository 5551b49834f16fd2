import type { Reviewed } from '@noren/protocol'
import { useEffect } from 'react'
import { api } from '../state/api.ts'
import type { Chances } from './useChances.ts'

/** Points of the small line in the list of games. */
const POINTS = 24
const PARTS = 10_000
/** More than any game can move a seat. */
const MOST = 1000

const bounded = (points: number): number => Math.max(-MOST, Math.min(MOST, points))

/** What a weighed game says of its seat, for the page of whoever sat there; null while it is not all weighed. */
export function figuresOf(table: string, chances: Chances): Reviewed | null {
  const { steps, sum, done, all, failed } = chances
  const last = steps.at(-1)
  if (failed || done < all || last === undefined) return null
  const along = [...steps.map(s => s.before), last.after]
  const n = Math.min(POINTS, along.length)
  const line = Array.from({ length: n }, (_, i) => {
    const parts = along[Math.round((i * (along.length - 1)) / Math.max(1, n - 1))] ?? 0
    return Math.round(Math.max(0, Math.min(PARTS, parts)) / 10) / 1000
  })
  return { table, luck: bounded(sum.luck), own: bounded(sum.own), line }
}

/** What this page has sent already. */
const sent = new Set<string>()

/** A finished game of mine that was weighed: its figures go to my page. Those of a game on this device stay here. */
export function useReviewed(table: string, chances: Chances, mine: boolean): void {
  useEffect(() => {
    const found = mine && !table.startsWith('sofa-') && !sent.has(table) ? figuresOf(table, chances) : null
    if (found === null) return
    sent.add(table)
    // What does not arrive is sent when the game is looked at again.
    api.reviewed(found).catch(() => sent.delete(table))
  }, [table, chances, mine])
}

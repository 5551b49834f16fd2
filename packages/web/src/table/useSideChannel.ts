import type { Seat } from '@noren/engine'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { SideChannelState } from '../state/side-channel.ts'
import type { Left } from './clock.ts'
import { leftAt } from './clock.ts'
import { useTable } from './context.ts'

/** A part of what goes on beside the game. */
export function useSideChannel<T>(pick: (state: SideChannelState) => T): T {
  return useStore(useTable().handle.sideChannel.store, pick)
}

/** Which seats are mine, as a question. */
export function useMine(): (seat: Seat) => boolean {
  const { info } = useTable()
  return useCallback((seat: Seat) => info.seats[seat]?.yours === true, [info])
}

const TICK_MS = 250
const SLOW_MS = 15_000
const LONG_MS = 3_600_000

/** The time a seat has left, ticking; and which part of its decision that is, for the stick that burns down. */
export function useLeft(seat: Seat): (Left & { readonly share: number }) | null {
  const watch = useSideChannel(s => s.watch)
  const [now, setNow] = useState(() => Date.now())
  const left = leftAt(watch, seat, now)
  const until = watch?.until[seat] ?? 0
  const runs = left !== null && !left.stopped
  const slow = (left?.ms ?? 0) > LONG_MS
  useEffect(() => {
    if (!runs || until === 0) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), slow ? SLOW_MS : TICK_MS)
    return () => clearInterval(timer)
  }, [runs, slow, until])
  // How long a decision may take is nowhere said: it is what was left when it was first asked.
  const [full, setFull] = useState({ until: 0, ms: 1 })
  if (left !== null && full.until !== until) setFull({ until, ms: Math.max(1, left.own) })
  return left === null ? null : { ...left, share: Math.min(1, left.own / full.ms) }
}

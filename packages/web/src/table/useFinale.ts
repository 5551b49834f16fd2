import { useEffect, useMemo, useState } from 'react'
import type { Finale } from '../result/finale.ts'
import { useTable } from './context.ts'
import { usePlayed } from './usePlayed.ts'

/** Who reads how a game ended. */
interface Reader {
  /** The reader's seat where they hold one alone, else below nought. */
  readonly seat: number
  readonly nameOf: (seat: number) => string
}

interface Ending<M> {
  /** What the game knows of its end. Null until it is here. */
  readonly end: M | null
  readonly finale: (() => Finale) | null
}

/**
 * How a game tells its end is fetched when it has ended, not by everybody who opens a table. It is told from the facts, which
 * stay the same object while nothing changes.
 */
export function useFinale<Facts extends object, M extends { finaleOf(whole: Facts & Reader): Finale }>(
  load: () => Promise<M>,
  facts: Facts,
): Ending<M> {
  const { info, props } = useTable()
  const { players, seat } = props
  usePlayed(load)
  const over = info.outcome !== null || info.ended !== undefined
  const [found, setFound] = useState<{ readonly module: M } | { readonly fault: unknown } | null>(null)
  useEffect(() => {
    if (!over) return
    let gone = false
    load().then(
      module => !gone && setFound({ module }),
      (fault: unknown) => !gone && setFound({ fault }),
    )
    return () => {
      gone = true
    }
  }, [over, load])
  // As with every part that is fetched late: the page says that it could not be had.
  if (found !== null && 'fault' in found) throw found.fault
  const end = found?.module ?? null
  const finale = useMemo(() => {
    if (end === null) return null
    const alone = players.filter(p => p.yours).length <= 1
    const reader = { seat: alone ? seat : -1, nameOf: (s: number) => players[s]?.name ?? '?' }
    return () => end.finaleOf({ ...facts, ...reader })
  }, [end, facts, players, seat])
  return { end, finale }
}

import type { Choice } from '@noren/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { topOf } from './model.ts'
import type { SakeView } from './model.ts'
import type { Batch, SakeProps } from './board-context.ts'
import { sameWords } from './tags.ts'
import { useSuggested } from '../../table/suggest.ts'

/** How many picks of one kind the question wants, or null if it wants one. */
export function wanted(view: SakeView, me: number): { readonly verb: string; readonly n: number } | null {
  const f = topOf(view)
  if (f === null) return null
  if ((f.kind === 'place' || f.kind === 'lose') && f.seat === me && f.left > 1)
    return { verb: f.kind, n: f.left }
  return f.kind === 'discard' && f.owed > 1 ? { verb: 'discard', n: f.owed } : null
}

/**
 * Sips placed, lost or cards discarded together: picked one by one, taken back freely, sealed once. The server takes them one
 * after the other; the rest follow by themselves as long as they are still offered.
 */
export function useBatch(
  props: SakeProps,
  me: number,
  choices: readonly Choice[],
): (Batch & { readonly toggle: (said: Choice) => void }) | null {
  const { view, asked, seq, busy, act } = props
  const [held, setHeld] = useState<{ seq: number; picked: readonly Choice[] }>({ seq, picked: [] })
  const [queue, setQueue] = useState<readonly Choice[]>([])
  const want = useMemo(() => (asked ? wanted(view, me) : null), [asked, view, me])
  const picked = held.seq === seq ? held.picked : NONE

  useEffect(() => {
    const next = queue[0]
    if (next === undefined || busy) return
    const offered = asked && choices.some(c => sameWords(c.words, next.words))
    setQueue(offered ? queue.slice(1) : [])
    if (offered) act(next.words)
    // A new state is a new chance: the queue moves once for each.
  }, [queue, busy, asked, choices, act])

  useSuggested(
    useCallback(
      words => {
        const said = want === null ? undefined : choices.find(c => sameWords(c.words, words))
        if (said !== undefined) setHeld({ seq, picked: [said] })
        return true
      },
      [want, choices, seq],
    ),
  )

  return useMemo(() => {
    if (want === null || queue.length > 0) return null
    const set = (next: readonly Choice[]): void => setHeld({ seq, picked: next })
    return {
      ...want,
      picked,
      clear: () => set([]),
      seal: () => setQueue(picked),
      toggle: said => {
        if (picked.includes(said)) set(picked.filter(x => x !== said))
        else if (picked.length < want.n) set([...picked, said])
        else set([...picked.slice(1), said])
      },
    }
  }, [want, queue, picked, seq])
}

const NONE: readonly Choice[] = []

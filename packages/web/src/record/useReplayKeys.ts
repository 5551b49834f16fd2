import { useEffect } from 'react'
import type { RecordInfo } from '../state/record.ts'
import type { Replay } from './useReplay.ts'

const typing = (el: EventTarget | null): boolean =>
  el instanceof HTMLTextAreaElement || (el instanceof HTMLInputElement && el.type !== 'range')

/** The moment before a turn's first choice, of the next turn or of the one before. */
export function turnFrom(turns: RecordInfo['turns'], at: number, step: 1 | -1): number {
  const starts = turns.map(t => t.from - 1)
  const found = step > 0 ? starts.find(s => s > at) : starts.findLast(s => s < at)
  return found ?? (step > 0 ? (turns.at(-1)?.to ?? 0) : 0)
}

/** Arrows step, Page keys go from turn to turn, Home and End to the ends, Space plays. */
export function useReplayKeys({ at, last, playing, go, play }: Replay, turns: RecordInfo['turns']): void {
  useEffect(() => {
    const to: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(at - 1),
      ArrowRight: () => go(at + 1),
      PageUp: () => go(turnFrom(turns, at, -1)),
      PageDown: () => go(turnFrom(turns, at, 1)),
      Home: () => go(0),
      End: () => go(last),
      ' ': () => play(!playing),
    }
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      // Space on a button presses that button.
      if (e.key === ' ' && e.target instanceof Element && e.target.closest('button,a,[role=tab]') !== null)
        return
      if (e.target instanceof Element && e.target.closest('[role=tablist],[role=radiogroup]') !== null) return
      const deed = to[e.key]
      if (deed === undefined) return
      e.preventDefault()
      deed()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [at, last, playing, go, play, turns])
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { pause } from '../state/device.ts'
import type { CoachState, LessonHandle } from '../state/lesson.ts'
import { usePrefs } from '../state/prefs.ts'
import { suggest } from '../table/suggest.ts'
import { pieceAt } from './useLanterns.ts'

const BEAT_MS = 600
const BREATHE_MS = 20_000
const RING_MS = 40_000
const TWICE_MS = 1500

/** Shows a move in three beats: its pieces are picked, its price is shown, the seal is pressed. */
export function useShowing(
  lesson: LessonHandle,
  state: CoachState,
): readonly [beat: number, show: () => void] {
  const [now, setNow] = useState({ key: '', beat: 0 })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const key = `${state.seq} ${state.id} ${state.mode}`
  const beat = now.key === key ? now.beat : 0
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(() => {
    const { wanted } = state
    if (beat > 0) return
    lesson.table.skip()
    if (wanted === null) {
      const piece = state.lanterns.map(pieceAt).find(el => el !== null)
      piece?.click()
      return
    }
    const setBeat = (n: number): void => setNow({ key, beat: n })
    // Tests and impatient people may set how long this device lingers.
    const wait = Math.min(BEAT_MS, pause())
    setBeat(1)
    suggest(wanted)
    timer.current = setTimeout(() => {
      setBeat(2)
      timer.current = setTimeout(() => {
        setBeat(3)
        document.querySelector('[data-key="seal"]')?.setAttribute('data-pressed', '')
        timer.current = setTimeout(() => {
          document.querySelector('[data-key="seal"]')?.removeAttribute('data-pressed')
          lesson.show(wanted)
        }, wait)
      }, wait)
    }, wait)
  }, [lesson, state, beat, key])
  return [beat, show]
}

/** Somebody who does nothing for a while is shown where to look: once at the piece, later at the button that helps. */
export function useNudge(key: string): 0 | 1 | 2 {
  const [now, setNow] = useState<{ readonly key: string; readonly nudge: 0 | 1 | 2 }>({ key, nudge: 0 })
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = (): void => {
      for (const t of timers) clearTimeout(t)
    }
    const start = (): void => {
      stop()
      setNow({ key, nudge: 0 })
      timers = [
        setTimeout(() => setNow({ key, nudge: 1 }), BREATHE_MS),
        setTimeout(() => setNow({ key, nudge: 2 }), RING_MS),
      ]
    }
    start()
    addEventListener('pointerdown', start)
    addEventListener('keydown', start)
    return () => {
      stop()
      removeEventListener('pointerdown', start)
      removeEventListener('keydown', start)
    }
  }, [key])
  return now.key === key ? now.nudge : 0
}

/** The keys of a lesson come before those of the table. */
export function useCoachKeys(deeds: {
  readonly show: () => void
  readonly why: () => void
  readonly back: () => void
  readonly skip: () => void
  readonly leave: () => void
}): void {
  const letters = usePrefs(p => p.keys)
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    let escaped = 0
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]') !== null) return
      const { show, why, back, skip, leave } = latest.current
      if (e.key === 'Escape') {
        const now = performance.now()
        if (now - escaped < TWICE_MS) leave()
        escaped = now
        return
      }
      if (!e.shiftKey) return
      const deed =
        e.key === 'ArrowLeft'
          ? back
          : e.key === 'ArrowRight'
            ? skip
            : !letters
              ? null
              : e.key === '?'
                ? show
                : e.key.toLowerCase() === 'w'
                  ? why
                  : null
      if (deed === null) return
      e.preventDefault()
      e.stopPropagation()
      deed()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [letters])
}

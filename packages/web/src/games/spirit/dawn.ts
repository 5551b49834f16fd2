import { useEffect, useMemo, useRef, useState } from 'react'
import type { SpiritEvent } from './model.ts'

/** One line of the log as the board reads it. */
export interface Line {
  readonly seq: number
  readonly undone: boolean
  readonly events: readonly SpiritEvent[]
}

export interface DawnStep {
  /** 1 hats, 2 farms, 3 families, 4 infiltrators. */
  readonly step: number
  readonly events: readonly SpiritEvent[]
}

/** The end of a night as it was told so far. */
export interface Dawn {
  readonly key: number
  readonly round: number
  readonly everyonePassed: boolean
  readonly steps: readonly DawnStep[]
  /** All of it was told: the next night began, or the game is over. */
  readonly over: boolean
}

/** The newest dawn in the log. It is told over several lines when somebody is asked in between. */
export function dawnOf(lines: readonly Line[]): Dawn | null {
  let dawn: { key: number; round: number; everyonePassed: boolean; steps: DawnStep[]; over: boolean } | null =
    null
  let running = false
  for (const line of lines) {
    if (line.undone) continue
    for (const e of line.events) {
      if (e.type === 'roundOver') {
        const { round, everyonePassed } = e
        dawn = { key: line.seq, round, everyonePassed, steps: [], over: false }
        running = true
      } else if (dawn !== null && running) {
        if (e.type === 'dawn') dawn.steps.push({ step: e.step, events: [] })
        else if (e.type === 'round') running = false
        else {
          const last = dawn.steps.at(-1)
          if (last !== undefined) dawn.steps[dawn.steps.length - 1] = { ...last, events: [...last.events, e] }
        }
        if (e.type === 'round' || e.type === 'won' || e.type === 'lost') dawn.over = true
      }
    }
  }
  return dawn
}

export interface DawnSheet {
  readonly dawn: Dawn
  /** Index of the step on show. */
  readonly at: number
  /** A question must be answered before the dawn goes on. */
  readonly waits: boolean
  readonly goOn: () => void
}

/** Shows each dawn once, step by step; one that was over before the page opened is not shown again. */
export function useDawn(lines: readonly Line[], busy: boolean): DawnSheet | null {
  const dawn = useMemo(() => dawnOf(lines), [lines])
  const [seen, setSeen] = useState<{ key: number; at: number; shut: boolean }>(() => ({
    key: dawn?.over === true ? dawn.key : -1,
    at: 0,
    shut: true,
  }))
  const key = dawn?.key ?? -1
  // Before anything is drawn, not after: the result of the game would be on the table for a blink, ahead of its dawn.
  if (key >= 0 && seen.key !== key) setSeen({ key, at: 0, shut: false })
  // My own next move says that I have seen it; the last dawn is looked at to its end.
  const over =
    dawn?.over === true && lines.at(-1)?.events.some(e => e.type === 'won' || e.type === 'lost') !== true
  const acting = useRef(false)
  useEffect(() => {
    if (busy && !acting.current && over) setSeen(s => ({ ...s, shut: true }))
    acting.current = busy
  }, [busy, over])
  if (dawn === null || seen.key !== dawn.key || seen.shut || dawn.steps.length === 0) return null
  const at = Math.min(seen.at, dawn.steps.length - 1)
  return {
    dawn,
    at,
    waits: at === dawn.steps.length - 1 && !dawn.over,
    goOn: () => setSeen(s => (at < dawn.steps.length - 1 ? { ...s, at: at + 1 } : { ...s, shut: dawn.over })),
  }
}

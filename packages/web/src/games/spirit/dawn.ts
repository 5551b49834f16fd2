import { useEffect, useMemo, useRef, useState } from 'react'
import type { Held } from '../../table/moments.ts'
import type { SpiritEvent, SpiritOpen } from './model.ts'
import { isDawn } from './moments.ts'

const NOTHING: readonly SpiritEvent[] = []

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
  /** The table turns the papers: it shows nothing that they have not told. */
  readonly turned: boolean
  readonly goOn: () => void
}

/**
 * Shows each dawn once, step by step; one that was over before the page opened is not shown again. `next` turns the paper that the
 * table rests on; null when it rests on none.
 */
export function useDawn(lines: readonly Line[], busy: boolean, next: (() => void) | null): DawnSheet | null {
  const dawn = useMemo(() => dawnOf(lines), [lines])
  const [seen, setSeen] = useState<{ key: number; at: number; shut: boolean; turned?: boolean }>(() => ({
    key: dawn?.over === true ? dawn.key : -1,
    at: 0,
    shut: true,
  }))
  const key = dawn?.key ?? -1
  const steps = dawn?.steps.length ?? 0
  // The table turns them one by one; when it goes on, all of them were read.
  const turned = next !== null && steps > 0
  if (turned && (seen.key !== key || seen.turned !== true || seen.at !== steps - 1))
    setSeen({ key, at: steps - 1, shut: false, turned: true })
  // Before anything is drawn, not after: the result of the game would be on the table for a blink, ahead of its dawn.
  else if (key >= 0 && seen.key !== key) setSeen({ key, at: 0, shut: false })
  // My own next move says that I have seen it; the last dawn is looked at to its end.
  const over =
    dawn?.over === true && lines.at(-1)?.events.some(e => e.type === 'won' || e.type === 'lost') !== true
  const acting = useRef(false)
  useEffect(() => {
    if (busy && !acting.current && over) setSeen(s => ({ ...s, shut: true }))
    acting.current = busy
  }, [busy, over])
  if (dawn === null || seen.key !== dawn.key || seen.shut || dawn.steps.length === 0) return null
  if (turned && next !== null) return { dawn, at: steps - 1, waits: false, turned, goOn: next }
  if (seen.turned === true && dawn.over) return null
  const at = Math.min(seen.at, dawn.steps.length - 1)
  return {
    dawn,
    at,
    waits: at === dawn.steps.length - 1 && !dawn.over,
    turned,
    goOn: () => setSeen(s => (at < dawn.steps.length - 1 ? { ...s, at: at + 1 } : { ...s, shut: dawn.over })),
  }
}

/** One of a list, changed. */
const changed = <T>(all: readonly T[], at: number, by: Partial<T>): readonly T[] =>
  all.map((x, i) => (i === at ? { ...x, ...by } : x))

const falls = ({ boards }: SpiritOpen, seat: number): boolean =>
  boards[seat]?.animal === true && boards[seat].wound

/** The village and the wounds when this was told of them. */
function told(view: SpiritOpen, e: SpiritEvent): SpiritOpen {
  switch (e.type) {
    case 'farmLost':
      return { ...view, farms: changed(view.farms, e.space, { lost: e.round }) }
    case 'familyLost':
      return { ...view, families: changed(view.families, e.space, { lost: e.round }) }
    case 'barricadeLost':
    case 'barricadeBuilt':
      return { ...view, barricades: e.left }
    case 'wounded':
      // A wounded animal has no place for another marker: it falls.
      if (falls(view, e.seat)) return view
      return { ...view, boards: changed(view.boards, e.seat, { wound: true, wounds: e.wounds }) }
    case 'turned':
      return { ...view, boards: changed(view.boards, e.seat, { animal: true, wound: false, kiai: e.kiai }) }
    case 'healed':
      return {
        ...view,
        boards: changed(view.boards, e.seat, {
          wound: false,
          wounds: (view.boards[e.seat]?.wounds ?? 1) - 1,
        }),
      }
    default:
      return view
  }
}

/** What a moment has told so far: what a paper of the dawn took is gone when the paper was read, and not before. */
export const tellingOf = (on: Held | null): readonly SpiritEvent[] => {
  if (on === null || !isDawn(on.part)) return NOTHING
  const events = on.events as unknown as readonly SpiritEvent[]
  return events.slice(0, on.part.kind === 'dawn' ? on.part.of : on.part.told)
}

/** The table as far as its dawn was told. */
export const afterPapers = (view: SpiritOpen, events: readonly SpiritEvent[]): SpiritOpen =>
  events.reduce(told, view)

import type { Event } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { useEffect, useRef } from 'react'
import { play } from '../state/sound.ts'
import type { Cue, Sound } from '../state/sounds.ts'
import { cuesOf } from '../state/sounds.ts'
import type { Beat } from './board.ts'
import type { Held } from './moments.ts'

export interface Heard {
  readonly table: string
  readonly asked: boolean
  /** It is asked in a window, out of turn. */
  readonly react: boolean
  readonly busy: boolean
  readonly beat: Beat | null
  readonly moment: Held | null
  /** What an event of this game sounds like. */
  readonly soundOf: ((event: Event) => Sound | Cue | undefined) | undefined
  readonly outcome: TableInfo['outcome']
  readonly seat: number
}

/** So many of an entry's events have been heard. */
export interface Mark {
  readonly seq: number
  readonly told: number
}

/** A game that says nothing about its sounds has cards. */
const ANYTHING = (): Sound => 'paper'

/** The events that are shown now and were not before, and how far the ear has come: a part of a moment sounds when it is on. */
export function unheard(
  mark: Mark,
  { moment, beat }: Pick<Heard, 'moment' | 'beat'>,
): { readonly events: readonly Event[]; readonly mark: Mark; readonly by: number } {
  const on = moment ?? beat
  if (on === null) return { events: [], mark, by: -1 }
  const from = mark.seq === on.seq ? mark.told : 0
  // Dice are heard when they are thrown, which the log tells when they lie.
  const to = moment === null ? on.events.length : Math.max(moment.part.told, moment.part.of + 1)
  if (on.seq < mark.seq || to <= from) return { events: [], mark, by: on.by }
  return { events: on.events.slice(from, to), mark: { seq: on.seq, told: to }, by: on.by }
}

const come = (beat: Beat | null): Mark => ({ seq: beat?.seq ?? -1, told: beat?.events.length ?? 0 })

/** What another hand did is heard at half. */
const OTHERS = 0.5

/** What a table sounds like, whatever is played on it. */
export function useSounds({ table, asked, react, busy, beat, moment, soundOf, outcome, seat }: Heard): void {
  const before = useRef({ asked, busy, outcome })
  // What was shown before this page came is heard no more.
  const ear = useRef({ table, mark: come(beat) })
  useEffect(() => {
    const was = before.current
    before.current = { asked, busy, outcome }
    if (ear.current.table !== table) ear.current = { table, mark: come(beat) }
    const { events, mark, by } = unheard(ear.current.mark, { moment, beat })
    ear.current.mark = mark
    // The scene of the result has its own.
    if (outcome !== null && was.outcome === null) return
    if (busy && !was.busy) play('stamp')
    if (asked && !was.asked) play(react ? 'bell' : 'turn')
    for (const cue of cuesOf(events, soundOf ?? ANYTHING)) play(cue, by === seat ? 1 : OTHERS)
  }, [table, asked, react, busy, beat, moment, soundOf, outcome, seat])
}

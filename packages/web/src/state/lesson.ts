import type { Words } from '@noren/engine'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { FromLesson, LessonOpening, ToLesson } from '../local/messages.ts'
import { openSolo } from './solo.ts'
import type { TableHandle } from './table.ts'
import { openTable } from './table.ts'

export type { LessonOpening } from '../local/messages.ts'
export type CoachState = Extract<FromLesson, { coach: unknown }>['coach']
export type LessonDeed = Extract<ToLesson, { deed: unknown }>['deed']
export type LessonSave = CoachState['save']

/** What the coach has said, oldest first; each holds once the table is shown as it was then. */
export interface Coached {
  readonly states: readonly CoachState[]
  readonly ideas: readonly string[]
}

/** A lesson in front of somebody. */
export interface LessonHandle {
  readonly table: TableHandle
  readonly coached: StoreApi<Coached>
  readonly do: (deed: LessonDeed) => void
  /** The coach makes a move. */
  readonly show: (words: Words) => void
  readonly close: () => Promise<void>
}

const KEPT = 12
/** Teachers are watched, move by move. */
const TEACHER_MS = 1200
/** A skipped idea is over in less than three seconds. */
const FAST_MS = 250

/** Opens the worker as a classroom. What is played there stays on this device. */
export function openLesson(opening: LessonOpening): LessonHandle {
  const coached = createStore<Coached>(() => ({ states: [], ideas: [] }))
  const { post, connect } = openSolo<ToLesson, FromLesson>(
    port => ({ teachLessons: port }),
    { open: opening },
    { mayUndo: true },
    own =>
      coached.setState(s =>
        'coach' in own ? { states: [...s.states, own.coach].slice(-KEPT) } : { ideas: own.ideas },
      ),
  )
  const opened = openTable(`lesson-${opening.game}`, connect, {
    again: () => Promise.resolve(`/learn/${opening.game}`),
    curtain: null,
  })
  const fast = (): boolean => coached.getState().states.findLast(s => s.mode === 'watch')?.fast === true
  const mine = (seat: number): boolean => opened.store.getState().info?.seats[seat]?.yours === true
  const table: TableHandle = {
    ...opened,
    pace: (of, parts) =>
      opened.pace(beat => {
        const ms = of(beat)
        if (fast()) return Math.min(ms, FAST_MS)
        return mine(beat.by) ? ms : Math.max(ms, beat.events.length > 0 ? TEACHER_MS : 0)
      }, parts),
  }
  return {
    table,
    coached,
    do: deed => post({ deed }),
    show: words => post({ show: words }),
    close: () => table.close(),
  }
}

import type { Words } from '@noren/engine'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { DailyOpening, FromDaily, ToDaily } from '../local/messages.ts'
import { openSolo } from './solo.ts'
import type { TableHandle } from './table.ts'
import { openTable } from './table.ts'

export type { DailyOpening } from '../local/messages.ts'
type Told = Extract<FromDaily, { choices: unknown }>
export type DailyScore = NonNullable<Told['score']>

/** What was chosen so far, and how it came out. */
interface DailyState {
  readonly choices: readonly Words[]
  readonly score: DailyScore | null
}

/** The deal of a day in front of somebody. */
export interface DailyHandle {
  readonly table: TableHandle
  readonly told: StoreApi<DailyState>
  readonly close: () => Promise<void>
}

/** Opens the worker as the place where a day's deal is played. Nothing is sent from there: the page tells the server what was chosen. */
export function openDaily(opening: DailyOpening): DailyHandle {
  const told = createStore<DailyState>(() => ({ choices: opening.choices, score: null }))
  const { connect } = openSolo<ToDaily, FromDaily>(
    port => ({ playDaily: port }),
    { open: opening },
    { mayUndo: false },
    ({ choices, score }) => told.setState({ choices, score }),
  )
  const table = openTable(`daily-${opening.deal?.day ?? 'practice'}`, connect, {
    again: () => Promise.resolve('/daily'),
    curtain: null,
  })
  return { table, told, close: () => table.close() }
}

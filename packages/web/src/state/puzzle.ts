import type { Words } from '@noren/engine'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { FromPuzzle, PuzzleOpening, ToPuzzle } from '../local/messages.ts'
import { openSolo } from './solo.ts'
import type { TableHandle } from './table.ts'
import { openTable } from './table.ts'

export type PuzzleState = Extract<FromPuzzle, { puzzle: unknown }>['puzzle']
export type PuzzleStep = PuzzleState['line'][number]

/** A puzzle in front of somebody. */
export interface PuzzleHandle {
  readonly table: TableHandle
  /** How it stood, oldest first; each holds once the table is shown as it was then. */
  readonly states: StoreApi<{ readonly all: readonly PuzzleState[] }>
  readonly again: (how: 'tried' | 'shown') => void
  /** Makes a choice of the answer. */
  readonly show: (words: Words) => void
  readonly close: () => Promise<void>
}

const KEPT = 16

/** Opens the worker as a place for puzzles. What is tried there stays on this device. */
export function openPuzzle(opening: PuzzleOpening): PuzzleHandle {
  const states = createStore<{ readonly all: readonly PuzzleState[] }>(() => ({ all: [] }))
  const { post, connect } = openSolo<ToPuzzle, FromPuzzle>(
    port => ({ putPuzzles: port }),
    { open: opening },
    { mayUndo: true },
    ({ puzzle: state }) => states.setState(s => ({ all: [...s.all, state].slice(-KEPT) })),
  )
  const { game, puzzle } = opening
  const table = openTable(`puzzle-${game}-${puzzle}`, connect, {
    again: () => Promise.resolve(`/learn/puzzles/${game}/${puzzle}`),
    curtain: null,
  })
  return {
    table,
    states,
    again: how => post({ again: how }),
    show: words => post({ show: words }),
    close: () => table.close(),
  }
}

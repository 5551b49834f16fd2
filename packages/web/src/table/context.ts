import type { ClauseTexts, Words } from '@noren/engine'
import type { TableInfo, Update } from '@noren/protocol'
import { createContext, use } from 'react'
import type { TableHandle, TableState } from '../state/table.ts'
import type { BoardModule, BoardProps, Sentence } from './board.ts'
import type { Only } from './only.ts'
import type { Standing } from './standing.ts'

/** A board that is only looked at: a moment of a record. */
export interface Look {
  /** The choice that was made here, in words of the seat whose face this is; null: none, or somebody else's. */
  readonly chosen: Words | null
  /** The choice that would have been better. */
  readonly best: Words | null
}

/** What the shared parts of a table read, so that boards need not hand it on. */
export interface TableBox extends Pick<TableState, 'link' | 'tries' | 'ahead' | 'moment' | 'replaying'> {
  readonly props: BoardProps
  readonly info: TableInfo
  readonly lines: readonly Update['line'][]
  readonly handle: TableHandle
  readonly module: BoardModule
  /** The rulebook; empty until it was opened. */
  readonly clauses: ClauseTexts
  readonly openRules: () => Promise<ClauseTexts>
  /** What I leave to itself at this table. */
  readonly standing: Standing
  /** What becomes of a question with one answer. */
  readonly only: Only
  /** Set where nothing can be chosen. */
  readonly look?: Look
}

export const TableContext = createContext<TableBox | null>(null)

export function useTable(): TableBox {
  const box = use(TableContext)
  if (box === null) throw new Error('A table part stands outside a table.')
  return box
}

/** The popover that says why. One per table. */
export interface WhyBox {
  show(at: Element, title: string, why: readonly Sentence[], pinned: boolean, about?: string): void
  hide(at: Element): void
}
export const WhyContext = createContext<WhyBox>({ show() {}, hide() {} })

/** Whether the piece around is picked. */
export const PickedContext = createContext(false)

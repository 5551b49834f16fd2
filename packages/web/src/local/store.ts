import { rowAfter } from '@noren/table'
import type { HostedRow, Sealing, TableLog } from '@noren/table'
import type { Guest } from './messages.ts'

/** A table as this device keeps it. Everything else follows from the charter and the entries. */
export interface SofaRow extends HostedRow {
  readonly id: string
  readonly holders: readonly Guest[]
  /** When the last entry was made; the list begins with the newest. */
  readonly touched: number
}

/** Where the games of this device are kept. What it has promised outlives the page. */
export interface SofaStore extends TableLog<SofaRow> {
  rows(): Promise<SofaRow[]>
  create(row: SofaRow): Promise<void>
  drop(id: string): Promise<void>
}

/** Rows of earlier days: those who hold seats were called mats, and what follows from the rest was not kept. */
export type OldRow = Omit<SofaRow, Added> &
  Partial<Pick<SofaRow, Added>> & { readonly mats?: readonly Guest[] }
type Added = 'clock' | 'envelopes' | 'answered' | 'holders' | 'status'

/** A row as it is kept today, whenever it was written. */
export function rowOf({ mats = [], ...row }: OldRow): SofaRow {
  const { clock = null, envelopes = [], answered = 0, holders = mats } = row
  const status = row.outcome === null ? 'playing' : 'over'
  return { ...row, clock, envelopes, answered, holders, status }
}

/** Whether a table stands where somebody saw it last. */
const stands = (row: SofaRow, seq: number, envelopes: SofaRow['envelopes']): boolean =>
  row.seq === seq && JSON.stringify(row.envelopes) === JSON.stringify(envelopes)

type Append = Parameters<SofaStore['append']>

/** The row after some entries; null if another page was first. */
export function appended(row: SofaRow, [, entries, after, was]: Append, now: number): SofaRow | null {
  const next = entries.at(-1)?.seq ?? 0
  if (!stands(row, next - entries.length, was)) return null
  return { ...rowAfter(row, after, next), touched: now }
}

/** The row with other sealed answers; null if another page was first. */
export const resealed = (row: SofaRow, { seq, was, envelopes, answered }: Sealing): SofaRow | null =>
  stands(row, seq, was) ? { ...row, envelopes, answered } : null

import type { SeatSet } from '@noren/engine'
import type { Charter, Entry, Envelope } from '@noren/match'
import type { TableInfo } from '@noren/protocol'
import type { Guest } from './speech.ts'

/** A table as this device keeps it. Everything else follows from the charter and the entries. */
export interface SofaRow {
  readonly id: string
  readonly charter: Charter
  readonly mats: readonly Guest[]
  readonly created: number
  /** When the last entry was made; the list begins with the newest. */
  readonly touched: number
  readonly seq: number
  readonly waiting: SeatSet
  readonly outcome: TableInfo['outcome']
  /** Answers to a sealed window that is still open; missing at tables from before there were any. */
  readonly envelopes?: readonly Envelope[]
}

/** Where the games of this device are kept. What it has promised outlives the page. */
export interface SofaStore {
  rows(): Promise<SofaRow[]>
  row(id: string): Promise<SofaRow | null>
  create(row: SofaRow): Promise<void>
  entries(id: string, after: number): Promise<Entry[]>
  /** Writes the entry and how the table stands after it, both or none. False: another page was first. */
  append(row: SofaRow, entry: Entry): Promise<boolean>
  /** Writes the envelopes of an open window, if the table is still as `was` says. False: another page was first. */
  seal(row: SofaRow, was: SofaRow): Promise<boolean>
  drop(id: string): Promise<void>
}

/** Whether a table stands where somebody saw it last. */
export const sameStanding = (a: SofaRow, b: SofaRow): boolean =>
  a.seq === b.seq && JSON.stringify(a.envelopes ?? []) === JSON.stringify(b.envelopes ?? [])

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

/** A table at one moment: how it stands, and the entries somebody has not read yet. */
export interface Kept {
  readonly row: SofaRow
  readonly entries: readonly Entry[]
}

/** Where the games of this device are kept. What it has promised outlives the page. */
export interface SofaStore {
  rows(): Promise<SofaRow[]>
  /**
   * A table with its entries after a number, both of the same moment: another page may write between two reads, and a
   * row that is older than its entries would be refused for ever as the `was` of the next writing. Null: no such table.
   */
  read(id: string, after: number): Promise<Kept | null>
  create(row: SofaRow): Promise<void>
  /**
   * Writes how a table stands, with the entries that brought it there, all or none; and only if it still stands as `was`
   * says. False: another page was first, and reading again shows what it wrote.
   */
  write(row: SofaRow, was: SofaRow, entries: readonly Entry[]): Promise<boolean>
  drop(id: string): Promise<void>
}

/** Whether a table stands where somebody saw it last. */
export const sameStanding = (a: SofaRow, b: SofaRow): boolean =>
  a.seq === b.seq && JSON.stringify(a.envelopes ?? []) === JSON.stringify(b.envelopes ?? [])

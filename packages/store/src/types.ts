import type { Charter, Entry, Outcome } from '@noren/match'

/** Somebody who came through the door. No e-mail, no password. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly crest: number
}

/** Who sits on one mat. */
export type Mat =
  | { readonly kind: 'empty' }
  | { readonly kind: 'person'; readonly person: string; readonly away: boolean }
  | { readonly kind: 'bot'; readonly level: string }

export type TableStatus = 'open' | 'playing' | 'over'

/** What a host decides and who sits where: everything about a table that may still change. */
export interface TableRow {
  readonly charter: Charter
  readonly host: string
  readonly listed: boolean
  readonly status: TableStatus
  readonly mats: readonly Mat[]
  /** Milliseconds since 1970. */
  readonly created: number
  /** How many entries the log has, who is asked after the last of them, and how it ended: kept in step by `append`. */
  readonly seq: number
  readonly waiting: number
  readonly outcome: Outcome | null
  /** Counts the saves: whoever saves must have read the last one. */
  readonly revision: number
}

/** How the table stands after an entry; stored together with it, so that nobody has to replay a match to list it. */
export interface Standing {
  readonly waiting: number
  readonly outcome: Outcome | null
}

export type Appended =
  | { readonly status: 'stored' }
  /** Another writer was first: read the entries again and weigh the wish anew. */
  | { readonly status: 'seq-taken' }
  /** This intention is already in the log. */
  | { readonly status: 'move-taken'; readonly entry: Entry }

/**
 * Where tables lie. Any number of processes may share one: the unique keys (table, seq) and (table, moveId) decide
 * between two writers. A promise is kept only once its change would survive a crash.
 */
export interface MatchStore {
  person(id: string): Promise<Person | null>
  people(ids: readonly string[]): Promise<Person[]>
  savePerson(person: Person): Promise<void>

  /** False if the id is taken. */
  createTable(row: TableRow): Promise<boolean>
  table(id: string): Promise<TableRow | null>
  /** Saves host, listed, status and mats; false if somebody else saved since this row was read. */
  saveTable(row: TableRow): Promise<boolean>
  /** Listed tables that have not begun, newest first. */
  openTables(limit: number): Promise<TableRow[]>
  /** Tables where this person sits, newest first. */
  tablesOf(person: string, limit: number): Promise<TableRow[]>
  /** Running tables that wait for a bot or for somebody who left: what a server takes up when it starts. */
  tablesToRun(): Promise<string[]>

  append(table: string, entry: Entry, standing: Standing): Promise<Appended>
  /** The log from its beginning, or what came after `since`. */
  entries(table: string, since?: number): Promise<Entry[]>

  /** Finishes what was asked for and lets go of everything. */
  close(): Promise<void>
}

/** A gap in a log, a table that is not there: the caller's mistake, never a player's. */
export class StoreError extends Error {}

/** The seats that nobody is thinking for, as a bit set: bots, and people who left. */
export const unattended = (mats: readonly Mat[]): number =>
  mats.reduce((set, m, i) => (m.kind === 'bot' || (m.kind === 'person' && m.away) ? set | (1 << i) : set), 0)

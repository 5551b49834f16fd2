import type { Clause, Core, Happening, Outcome, Seat, Words } from '@noren/engine'

/** One decision as it is kept for ever: append-only, hash-chained. */
export interface Entry {
  /** 1 for the first entry; dense. */
  readonly seq: number
  readonly seat: Seat
  /** The choice in words; an undo is the single word 'undo' and names nothing hidden. */
  readonly words: Words
  /** Drawn once per intention by whoever acts; a resent move carries the same one. */
  readonly moveId: string
  /** Hex SHA-256 over the previous hash and this entry. */
  readonly hash: string
}

/** What a match is before its first decision. Everything else follows from this and the entries. */
export interface Charter {
  readonly id: string
  readonly game: string
  /** The rules version it is pinned to. */
  readonly version: number
  readonly options: unknown
  readonly seats: number
  /** 64 hex digits; secret until the game is over. */
  readonly key: string
}

/** A match in memory: a pure function of its charter and its entries. */
export interface Match {
  readonly charter: Charter
  /** Published when the match begins: SHA-256 of the key, so that nobody can change the shuffles afterwards. */
  readonly keyHash: string
  state: Core
  readonly entries: Entry[]
  /** What happened at set-up (index 0) and at each entry (index seq). */
  readonly story: Happening[][]
  /** For each seat, the lowest seq at which it has been facing exactly the choices it faces now. */
  readonly askedAt: number[]
  /** Entries that were taken back, by seq. */
  readonly undone: Set<number>
}

/** What came of a wish to move. */
export type Verdict =
  | { readonly status: 'applied'; readonly entry: Entry; readonly happenings: readonly Happening[] }
  | { readonly status: 'duplicate'; readonly entry: Entry }
  | { readonly status: 'refused'; readonly code: RefusalCode; readonly clauses: readonly Clause[] }
  | { readonly status: 'stale'; readonly seq: number }
  | { readonly status: 'malformed'; readonly code: 'unknown-words' }

export type RefusalCode =
  'against-the-rules' | 'not-your-question' | 'game-over' | 'nothing-to-undo' | 'move-id-taken'

/** A wish to move, as it came from a seat. `seq` is the last entry its sender had seen. */
export interface Wish {
  readonly seat: Seat
  readonly words: Words
  readonly moveId: string
  readonly seq: number
}

export type { Outcome }

import type { Clause, Core, Happening, Outcome, RulesRef, Seat, Words } from '@noren/engine'

/** One decision as it is kept for ever: append-only, hash-chained. */
export interface Entry {
  /** 1 for the first entry; dense. */
  readonly seq: number
  readonly seat: Seat
  /** The choice in words; an undo is 'undo', by consent with the entry it goes back to, and names nothing hidden. */
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
  /** The frozen file of those rules, by its hash; charters from before there were any name none. */
  readonly bundle?: string
  readonly options: unknown
  readonly seats: number
  /** 64 hex digits; secret until the game is over. */
  readonly key: string
  /** What the players' pages added, by seat; charters from before there were any, and of tables where nobody did, have none. */
  readonly seeds?: readonly (Share | null)[]
  /** It goes on from a moment of a finished match. */
  readonly fork?: Branch
  /** It tries out a match that is still running, from what one seat saw of it. */
  readonly trial?: Glimpse
}

/** What one seat saw of a running match: everything else is dealt anew. */
export interface Glimpse {
  readonly table: string
  /** After so many entries. */
  readonly at: number
  readonly seat: Seat
  readonly view: unknown
}

/** What one player's page adds to the key: a promise when they sit down, opened when the match begins. */
export interface Share {
  /** Hex SHA-256 of the seed. */
  readonly commit: string
  /** 64 hex digits; null if it was not opened in time and is left out. */
  readonly seed: string | null
}

/** A moment of a finished match that another one goes on from. */
export interface Branch {
  readonly parent: Charter
  /** The parent's entries up to that moment. */
  readonly entries: readonly Entry[]
  /** `anew`: what `seat` could not know then is dealt again by the new key; `kept`: it lies as it lay. */
  readonly deal: 'anew' | 'kept'
  readonly seat: Seat
}

/** The rules that a charter names. */
export const refOf = ({ game, version, bundle }: Charter): RulesRef =>
  bundle === undefined ? { game, version } : { game, version, bundle }

/** A state that may still be gone back to: the one before entry `seq`, which `seat` made. */
export interface UndoPoint {
  readonly seq: number
  readonly seat: Seat
  readonly state: Core
}

/** One choice in an envelope. */
export interface Slip {
  readonly words: Words
  readonly moveId: string
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
}

/**
 * What a seat has answered at a sealed window that is still open. It is no entry yet: nobody else is told that it is there.
 * An answer of several choices has as many slips.
 */
export interface Envelope {
  readonly seat: Seat
  /** How many frames lie on the table up to the window it answers. */
  readonly depth: number
  readonly slips: readonly Slip[]
  /** Nothing is missing: the seat is not waited for any more. */
  readonly done: boolean
  /** Ids of choices that were taken back or replaced, so that a resent one is known. */
  readonly spent: readonly string[]
  /** How often this envelope was changed; missing in those from before it was counted. */
  readonly count?: number
}

/** A match in memory: a pure function of its charter, its entries and its envelopes. */
export interface Match {
  readonly charter: Charter
  /** Published when the match begins: SHA-256 of the key, so that nobody can change the shuffles afterwards. */
  readonly keyHash: string
  /** What every card and die follows from: the charter's key and its seeds. */
  readonly deal: string
  state: Core
  readonly entries: Entry[]
  /** What happened at set-up (index 0) and at each entry (index seq). */
  readonly story: (readonly Happening[])[]
  /** For each seat, the lowest seq at which it has been facing exactly the choices it faces now. */
  askedAt: readonly number[]
  /** Entries that were taken back, by seq. */
  readonly undone: Set<number>
  /** Which entry each undo took back: seq of the undo -> seq of the entry. */
  readonly undoes: Map<number, number>
  /** The hash the next entry is chained to. */
  head: string
  /** Each seat's question as a fingerprint; two questions with one fingerprint are the same question. */
  questionHashes: readonly string[]
  /** The states left since something hidden last became known, oldest first: what may still be gone back to. */
  readonly back: UndoPoint[]
  /** How many of the last of them one seat left alone: those are free to take back, the others by consent. */
  free: number
  /** The entries by their move id. */
  readonly byMoveId: Map<string, Entry>
  /** The entry after which the business on top of the table came there: a public fact. */
  since: number
  /** Answers to windows that are still open, by depth and seat. */
  envelopes: readonly Envelope[]
}

/** How a match stands: all that the next transition follows from, and nothing that grows with the match. */
export interface Standing extends Pick<
  Match,
  'deal' | 'state' | 'askedAt' | 'head' | 'questionHashes' | 'free' | 'since' | 'envelopes'
> {
  readonly entries: { readonly length: number }
  readonly back: readonly UndoPoint[]
}

/** A move as it came from a seat. `seq` is the last entry its sender had seen. */
export interface MoveRequest {
  readonly seat: Seat
  readonly words: Words
  readonly moveId: string
  readonly seq: number
  /** Everybody at the table agreed: only the keeper of the table may say so, never a player. */
  readonly agreed?: true
}

export type RefusalCode =
  'against-the-rules' | 'not-your-question' | 'game-over' | 'nothing-to-undo' | 'move-id-taken'

/** What came of a request. */
export type Verdict =
  | { readonly status: 'applied'; readonly entry: Entry; readonly happenings: readonly Happening[] }
  | { readonly status: 'duplicate'; readonly entry: Entry }
  /** It lies in an envelope, or was taken out of one; `again`: this very request did so before. */
  | { readonly status: 'sealed'; readonly again: boolean }
  | { readonly status: 'refused'; readonly code: RefusalCode; readonly clauses: readonly Clause[] }
  | { readonly status: 'stale'; readonly seq: number }
  | { readonly status: 'malformed'; readonly code: 'unknown-words' }

/** Everything that one more entry changes. It has been worked out and has not happened yet. */
export interface Transition {
  readonly entry: Entry
  readonly happenings: readonly Happening[]
  readonly state: Core
  readonly askedAt: readonly number[]
  readonly questionHashes: readonly string[]
  /** So many of the states to go back to stay. */
  readonly keep: number
  /** One more of them. */
  readonly undoPoint: UndoPoint | null
  readonly free: number
  /** The entry this one takes back, if it is an undo; with consent, all that followed it too. */
  readonly undoes: number | null
  readonly since: number
  /** The envelopes that are left: what the transition made impossible is void. */
  readonly envelopes: readonly Envelope[]
}

export type MatchFault = 'other-game' | 'other-rules' | 'bad-charter' | 'bad-log'

/** A charter or a log that cannot be what it says it is. Players cannot cause it; code, disks and files can. */
export class MatchError extends Error {
  readonly fault: MatchFault
  /** The entry at fault, or 0 for the charter. */
  readonly seq: number
  constructor(fault: MatchFault, seq: number, why: string) {
    super(why)
    this.name = 'MatchError'
    this.fault = fault
    this.seq = seq
  }
}

export type { Outcome }

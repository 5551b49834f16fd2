import type { Move, Seat, Words } from '@noren/engine'
import type { Reply, Sync, TableInfo, Update } from '@noren/protocol'

/**
 * How the coach stands. `tells`: nothing is asked. `asks`: the learner's move. `watch`: teachers play. `other`: another legal
 * choice was made, to be kept or taken back. `shown`: the coach made the move. `after`: a word while the teachers answer.
 */
export type CoachMode = 'tells' | 'asks' | 'watch' | 'other' | 'shown' | 'after' | 'over'

/** A lesson left at the beginning of an idea: the moves that led there, idea by idea. */
export interface LessonSave {
  readonly idea: number
  readonly trail: readonly (readonly Move[])[]
}

/** What the coach says and wants; it holds once the table has come to `seq`. */
export interface CoachState {
  readonly seq: number
  readonly idea: number
  readonly id: string
  readonly mode: CoachMode
  /** The tail of its message, `lesson-<id>-<say>`; empty: what the coach says of any other choice. */
  readonly say: string
  readonly lanterns: readonly string[]
  readonly folded: readonly string[]
  /** What the main line does here. */
  readonly wanted: Words | null
  /** What else moves on without a word. */
  readonly fine: readonly Words[]
  /** Asking a dim piece is what is wanted. */
  readonly dim: boolean
  /** The table was set again for this idea. */
  readonly curtain: boolean
  /** Played for the learner, in fast motion. */
  readonly fast: boolean
  readonly save: LessonSave
}

/** What a learner does beside choosing. */
export type LessonDeed = 'go-on' | 'keep' | 'take-back' | 'back' | 'skip' | 'again' | 'asked-dim'

export interface LessonMeans {
  readonly tell: (message: Sync | Update | Reply | { readonly t: 'table'; readonly table: TableInfo }) => void
  readonly coach: (state: CoachState) => void
  /** A Novice bot's choice, from its view alone. */
  readonly think: (view: unknown, seat: Seat, state: number) => Promise<Words>
}

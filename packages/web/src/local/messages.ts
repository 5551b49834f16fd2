import type { Outcome, Seat, Words } from '@noren/engine'
import type { Line, SealedLog, Witness } from '@noren/match'
import type {
  BotLevel,
  ClientMessage,
  GameInfo,
  RestProblem,
  ServerMessage,
  TableInfo,
} from '@noren/protocol'
import type { CoachState, Eyes, LessonDeed, LessonSave, Moment, RecordTurn } from '@noren/table'

/** Who holds a seat at a table on this device. */
export type Guest =
  | { readonly kind: 'person'; readonly name: string; readonly crest: number }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** A table to be opened here. It begins at once: everybody is on the sofa already. */
export interface NewSofa {
  readonly game: string
  readonly holders: readonly Guest[]
  readonly options?: unknown
}

/** What the page asks the worker; a server answers the same over REST. */
export type Errand =
  | { readonly do: 'game'; readonly game: string }
  | { readonly do: 'list' }
  | { readonly do: 'open'; readonly table: NewSofa }
  /** The same people and options once more. */
  | { readonly do: 'again'; readonly id: string }
  | { readonly do: 'drop'; readonly id: string }
  /** A finished game, whole. */
  | { readonly do: 'log'; readonly id: string }

/** The answer to each errand. */
export interface Answers {
  readonly game: GameInfo
  readonly list: readonly TableInfo[]
  readonly open: TableInfo
  readonly again: TableInfo
  readonly drop: null
  readonly log: { readonly log: SealedLog; readonly table: TableInfo }
}

/** A line is one viewer at one table: a hand, several open hands, or nobody's. On it only the protocol is spoken. */
export type ToHouse =
  /** Opens this worker as a house; bots think at the other end of the port. */
  | { readonly house: { readonly pause: number; readonly seed: string | null }; readonly mind: MessagePort }
  /** Opens this worker as the place where bots think. */
  | { readonly thinkFor: MessagePort }
  /** Opens this worker as the place where records are played. */
  | { readonly playRecords: MessagePort }
  /** Opens this worker as the place where lessons are taught. */
  | { readonly teachLessons: MessagePort }
  | { readonly line: number; readonly seats: readonly Seat[] }
  | { readonly line: number; readonly said: ClientMessage }
  | { readonly line: number; readonly over: true }
  | { readonly errand: Errand; readonly no: number }

export type FromHouse =
  | { readonly line: number; readonly says: ServerMessage }
  | { readonly no: number; readonly answer: Answers[keyof Answers] }
  | { readonly no: number; readonly refusal: RestProblem }

/** What is asked of a record: to put it on, a moment of it, its whole log, or whether it is what it says it is. */
export type RecordWish =
  | { readonly do: 'put'; readonly log: SealedLog }
  | { readonly do: 'moment'; readonly at: number; readonly eyes: Eyes }
  | { readonly do: 'lines'; readonly eyes: Eyes }
  | { readonly do: 'check'; readonly witness: Witness }

/** What a record is, once it is on. */
export interface RecordInfo {
  /** How many entries can be played. */
  readonly length: number
  readonly seats: number
  readonly turns: readonly RecordTurn[]
  readonly outcome: Outcome | null
  readonly mayOpen: boolean
  /** The entry at which the rules stopped, if they did. */
  readonly stop: { readonly seq: number; readonly why: string } | null
}

/** What came of a check. `witnessed`: this browser kept the hash of the key from while the match ran. */
export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly witnessed: boolean }
  | { readonly ok: false; readonly part: string; readonly seq: number; readonly why: string }

export interface RecordAnswers {
  readonly put: RecordInfo
  readonly moment: Moment
  readonly lines: readonly Line[]
  readonly check: Verdict
}

export interface RecordFault {
  readonly code: 'no-record' | 'other-rules' | 'bad-record'
}
export interface AskedRecord {
  readonly no: number
  readonly wish: RecordWish
}
export interface RecordAnswer {
  readonly no: number
  readonly answer: RecordAnswers[keyof RecordAnswers] | RecordFault
}

/** Which lesson, for whom, and where it was left. */
export interface LessonOpening {
  readonly game: string
  readonly edition?: string
  readonly you: string
  readonly crest: number
  readonly save: LessonSave | null
}

/** A lesson speaks the protocol of a table, and what a coach and a learner say to each other. */
export type ToLesson =
  | { readonly open: LessonOpening }
  | { readonly said: ClientMessage }
  | { readonly deed: LessonDeed }
  /** The coach makes this move. */
  | { readonly show: Words }

export type FromLesson =
  { readonly says: ServerMessage } | { readonly coach: CoachState } | { readonly ideas: readonly string[] }

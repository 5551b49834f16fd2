import type { Outcome, Seat, Words } from '@noren/engine'
import type { Step, Sum, Turning } from '@noren/bots/review'
import type { Charter, Glimpse, Line, SealedLog, Witness } from '@noren/match'
import type {
  BotLevel,
  ClientMessage,
  DailyDeal,
  GameInfo,
  RestProblem,
  SeatInfo,
  ServerMessage,
  TableInfo,
} from '@noren/protocol'
import type {
  CoachState,
  DailyScore,
  Eyes,
  LessonDeed,
  LessonSave,
  Moment,
  PuzzleState,
  RecordTurn,
} from '@noren/table'

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

/** A game that goes on from a moment of a finished one, against bots of one level. */
export interface NewFork {
  readonly log: SealedLog
  /** After so many entries. */
  readonly at: number
  readonly seat: Seat
  readonly deal: 'anew' | 'kept'
  readonly holders: readonly Guest[]
}

/** A running game as one seat sees it just now, to be tried out with bots of one level. */
export interface NewTrial extends Pick<Charter, 'game' | 'version' | 'options'> {
  readonly bundle?: string | undefined
  readonly trial: Glimpse
  readonly holders: readonly Guest[]
}

/** What the page asks the worker; a server answers the same over REST. */
export type Errand =
  | { readonly do: 'game'; readonly game: string }
  | { readonly do: 'list' }
  | { readonly do: 'open'; readonly table: NewSofa }
  | { readonly do: 'fork'; readonly fork: NewFork }
  | { readonly do: 'try'; readonly trial: NewTrial }
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
  readonly fork: TableInfo
  readonly try: TableInfo
  readonly drop: null
  readonly log: { readonly log: SealedLog; readonly table: TableInfo }
}

/** A line is one viewer at one table: a hand, several open hands, or nobody's. On it only the protocol is spoken. */
export type ToHouse =
  /** Opens this worker as a house; bots think at the other end of the port. */
  | {
      /** `alone`: how long bots linger where one person sits with them. */
      readonly house: { readonly pause: number; readonly alone: number; readonly seed: string | null }
      readonly mind: MessagePort
    }
  /** Opens this worker as the place where bots think. */
  | { readonly thinkFor: MessagePort }
  /** Opens this worker as the place where records are played. */
  | { readonly playRecords: MessagePort }
  /** Opens this worker as the place where lessons are taught. */
  | { readonly teachLessons: MessagePort }
  /** Opens this worker as the place where puzzles are put. */
  | { readonly putPuzzles: MessagePort }
  /** Opens this worker as the place where the deal of the day is played. */
  | { readonly playDaily: MessagePort }
  /** Opens this worker as the place where a finished game is weighed. */
  | { readonly weighFor: MessagePort }
  | { readonly line: number; readonly seats: readonly Seat[] }
  | { readonly line: number; readonly said: ClientMessage }
  | { readonly line: number; readonly over: true }
  | { readonly errand: Errand; readonly no: number }

export type FromHouse =
  | { readonly line: number; readonly says: ServerMessage }
  | { readonly no: number; readonly answer: Answers[keyof Answers] }
  | { readonly no: number; readonly refusal: RestProblem }

/** What is asked of a record: to put it on, a moment of it, its whole log, or whether it is what it says it is. */
export interface DailyBest {
  readonly deal: DailyDeal
  readonly line: readonly Words[]
  readonly player: Pick<SeatInfo, 'name' | 'crest' | 'yours'>
}

export type RecordWish =
  | { readonly do: 'put'; readonly log: SealedLog }
  /** The deal of a day, as somebody played it. */
  | { readonly do: 'put-daily'; readonly best: DailyBest }
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

/**
 * What came of a check. `witnessed`: this browser kept the hash of the key from while the match ran, and `heads` links of the
 * chain. `seeds`: the seats whose pages added to the shuffles, and those that were too late; `end` is for people to compare.
 */
export type Verdict =
  | {
      readonly ok: true
      readonly entries: number
      readonly witnessed: boolean
      readonly heads: number
      readonly seeds: { readonly in: readonly Seat[]; readonly out: readonly Seat[] }
      readonly end: string
    }
  | { readonly ok: false; readonly part: string; readonly seq: number; readonly why: string }

export interface RecordAnswers {
  readonly put: RecordInfo
  readonly 'put-daily': { readonly record: RecordInfo; readonly table: TableInfo }
  readonly moment: Moment
  readonly lines: readonly Line[]
  readonly check: Verdict
}

/** A finished game to be weighed for one seat; with `open` also for everybody with open cards. */
export interface Weigh {
  readonly log: SealedLog
  readonly seat: Seat
  readonly open: boolean
}

/** What the weighing has come to: steps of the seat, or the chances of everybody, each after the ones before. */
export type Weighing =
  | {
      readonly steps: readonly Step[]
      readonly open: readonly (readonly number[])[]
      /** Of all steps so far. */
      readonly turning: { readonly even: boolean; readonly points: readonly Turning[] }
      readonly sum: Sum
      /** How chances like these proved in other games; null if they were held against none. */
      readonly proved: readonly Proved[] | null
      readonly done: number
      readonly all: number
    }
  | { readonly failed: true }

/** Of positions said to be so likely, how many were won, in whole points; whether choices among them are labelled. */
export interface Proved {
  readonly said: number
  readonly won: number
  readonly positions: number
  readonly labelled: boolean
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

/** Which puzzle, and for whom. */
export interface PuzzleOpening {
  readonly game: string
  readonly puzzle: string
  readonly you: string
  readonly crest: number
}

/** A puzzle speaks the protocol of a table, and says how it stands. */
export type ToPuzzle =
  | { readonly open: PuzzleOpening }
  | { readonly said: ClientMessage }
  /** From the beginning, to try once more or to be shown. */
  | { readonly again: 'tried' | 'shown' }
  /** The next choice of the answer, made for the solver. */
  | { readonly show: Words }

export type FromPuzzle = { readonly says: ServerMessage } | { readonly puzzle: PuzzleState }
/** The deal of a day and what was chosen in it so far; without a deal a practice game is dealt. */
export interface DailyOpening {
  readonly game: string
  readonly deal: DailyDeal | null
  readonly you: string
  readonly crest: number
  readonly choices: readonly Words[]
}
export type ToDaily = { readonly open: DailyOpening } | { readonly said: ClientMessage }
export type FromDaily =
  | { readonly says: ServerMessage }
  /** What was chosen so far; with the score once it is over. */
  | { readonly choices: readonly Words[]; readonly score: DailyScore | null }
export type { Step, Sum, Turning } from '@noren/bots/review'

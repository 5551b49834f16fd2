import type { Hint } from '@noren/bots'
import type { Rng, RulesRef, Seat, Words } from '@noren/engine'
import type {
  BotLevel,
  ClientMessage,
  GameInfo,
  RestProblem,
  ServerMessage,
  TableInfo,
} from '@noren/protocol'

/** Who sits on a mat of a table on this device. */
export type Guest =
  | { readonly kind: 'person'; readonly name: string; readonly crest: number }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** A table to be opened here. It begins at once: everybody is on the sofa already. */
export interface NewSofa {
  readonly game: string
  readonly mats: readonly Guest[]
  readonly options?: unknown
}

/** What the page asks the house in the worker; a server answers the same over REST. */
export type Errand =
  | { readonly do: 'game'; readonly game: string }
  | { readonly do: 'list' }
  | { readonly do: 'open'; readonly table: NewSofa }
  /** The same people and options once more. */
  | { readonly do: 'again'; readonly id: string }
  | { readonly do: 'drop'; readonly id: string }

/** The answer to each errand. */
export interface Answers {
  readonly game: GameInfo
  readonly list: readonly TableInfo[]
  readonly open: TableInfo
  readonly again: TableInfo
  readonly drop: null
}

/** A line is one viewer at one table: a hand, several open hands, or nobody's. On it only the protocol is spoken. */
export type ToHouse =
  /** Opens this worker as a house; bots think at the other end of the port. */
  | { readonly house: { readonly pause: number }; readonly mind: MessagePort }
  /** Opens this worker as the place where bots think. */
  | { readonly thinkFor: MessagePort }
  | { readonly line: number; readonly seats: readonly Seat[] }
  | { readonly line: number; readonly said: ClientMessage }
  | { readonly line: number; readonly over: true }
  | { readonly errand: Errand; readonly no: number }

export type FromHouse =
  | { readonly line: number; readonly says: ServerMessage }
  | { readonly no: number; readonly answer: Answers[keyof Answers] }
  | { readonly no: number; readonly refusal: RestProblem }

/** What a bot is asked: a view, never a state. */
export interface Thought {
  readonly no: number
  /** The rules of the match. */
  readonly rules: RulesRef
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
  /** Null asks for a hint: what the strongest would do, and why. */
  readonly level: BotLevel | null
}
export type Thinking = { readonly no: number } & (Thoughtful | { readonly failed: string })
export type Thoughtful = { readonly words: Words } | { readonly hint: Hint }

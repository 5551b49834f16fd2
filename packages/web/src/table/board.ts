import type {
  Clause,
  Event,
  Lang,
  Lexicon,
  Names,
  Refusal,
  Said,
  SaidBarred,
  Seat,
  SeatSet,
  Words,
} from '@noren/engine'
import type { BotLevel } from '@noren/protocol'
import type { ComponentType } from 'react'
import type { Windows } from './standing.ts'

/**
 * The contract between the table and a game's board. A board receives what its reader may know and a callback.
 * It holds no rule: what may be chosen is `choices`, what is dim and why is `barred`, both from the server.
 */
export interface BoardProps<V = unknown, E extends Event = Event> {
  readonly view: V
  /** The seat whose face this is; -1 for a spectator. */
  readonly seat: Seat
  /** True while this seat is being asked something. */
  readonly asked: boolean
  readonly waiting: SeatSet
  readonly choices: readonly Said[]
  readonly barred: readonly SaidBarred[]
  /** Everybody at the table, by seat. */
  readonly players: readonly Player[]
  readonly tongue: Tongue<V, E>
  /** Sends one of `choices`. Answers arrive as new props; a refusal as a toast and unchanged props. */
  readonly act: (words: Words) => void
  /** A choice is on its way: seals wait. */
  readonly busy: boolean
  /** Takes back my last choice, or null while that is not free. */
  readonly undo: (() => void) | null
  /** What this seat has answered at a window that is still open: the choices it is made of, for its own eyes. */
  readonly sealed: readonly Words[]
  /** Moves with every resting state. Picks made for an older one are void. */
  readonly seq: number
  /** What has just led to `view`: animate this, rest on the view. Null after a sync. */
  readonly beat: Beat<E> | null
}

/** One entry of the log at the moment it becomes visible. */
export interface Beat<E extends Event = Event> {
  readonly seq: number
  readonly by: Seat
  readonly events: readonly E[]
}

export interface Player {
  readonly seat: Seat
  readonly name: string
  /** Index of the mon this person chose. */
  readonly crest: number
  readonly kind: 'empty' | 'person' | 'bot'
  readonly level?: BotLevel
  readonly online: boolean
  readonly yours: boolean
}

/** One sentence of the rulebook in the reader's language. */
export interface Sentence {
  readonly id: Clause
  readonly text: string
}

/** The words of the game, bound to the reader's language, seat and present view. */
export interface Tongue<V = unknown, E extends Event = Event> {
  readonly lang: Lang
  readonly names: Names
  readonly lexicon: Lexicon<V, E>
  /** The text on the seal: the move itself, with its price. */
  readonly label: (words: Words) => string
  /** What the scroll asks, or whom the table waits for. */
  readonly question: () => string
  sentence(event: E): string | null
  readonly why: (clauses: readonly Clause[]) => readonly Sentence[]
  /** Reasons in words, each with the clause that leads; none for a reason that nobody has words for. */
  readonly no: (reasons: readonly Refusal[]) => readonly Sentence[]
}

/** What `src/games/<game>/Board.tsx` exports. */
export interface BoardModule {
  readonly default: ComponentType<BoardProps<never, never>>
  /** How long the table rests on a beat before it shows the next one, in ms. Default: 420 if anything happened. */
  readonly pace?: (beat: Beat<never>) => number
  /** What a seat is called when one person holds several: the figure it plays. Null: by its person. */
  readonly nameSeat?: (view: never, seat: Seat) => string | null
  /** Which of its questions a player may leave to themselves. */
  readonly windows?: Windows
  /** The heading this event opens in the log ("Round 2"), or null. Its own sentence follows under it. */
  readonly heading?: (event: never, lang: Lang) => string | null
}

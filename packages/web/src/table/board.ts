import type { Clause, Event, Refusal, Choice, DimChoice, Seat, SeatSet, Words } from '@noren/engine'
import type { BotLevel } from '@noren/protocol'
import type { Lang, Said as InParts, Speech, Voice } from '@noren/words'
import type { ComponentType } from 'react'
import type { Cue, Sound } from '../state/sounds.ts'
import type { Part } from './moments.ts'
import type { Told } from './rich.tsx'
import type { Windows } from './standing.ts'

/**
 * The contract between the table and a game's board. A board receives what its reader may know and a callback.
 * It holds no rule: what may be chosen is `choices`, what is dim and why is `dim`, both from the server.
 */
export interface BoardProps<V = unknown, E extends Event = Event> {
  readonly view: V
  /** The seat whose face this is; -1 for a spectator. */
  readonly seat: Seat
  /** True while this seat is being asked something. */
  readonly asked: boolean
  readonly waiting: SeatSet
  readonly choices: readonly Choice[]
  readonly dim: readonly DimChoice[]
  /** Everybody at the table, by seat. */
  readonly players: readonly Player[]
  readonly gameWords: GameWords<V, E>
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
  /** Its moment was on before it: what that told need not be told again. */
  readonly held?: boolean
}

export interface Player {
  readonly seat: Seat
  readonly name: string
  /** The name for a narrow place, where it must be told apart from those that begin alike. */
  readonly short?: string
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
  readonly text: Told
  /** A reason whose words are still on their way. */
  readonly late?: Refusal
}

/** The words of the game, bound to the reader's language, seat and present view. */
export interface GameWords<V = unknown, E extends Event = Event> {
  readonly lang: Lang
  readonly speech: Speech<V, E>
  /** The text on the seal: the move itself, with its price. */
  readonly label: (words: Words) => InParts
  /** What the scroll asks, or whom the table waits for. */
  readonly question: () => InParts
  sentence(event: E): InParts | null
  readonly why: (clauses: readonly Clause[]) => readonly Sentence[]
  /** Reasons in words, each with the clause that leads; none for a reason that nobody has words for. */
  readonly no: (reasons: readonly Refusal[]) => readonly Sentence[]
  /** Fetches what is said only when somebody asks: hints, reasons, chapters. */
  readonly more: () => Promise<void>
}

/** One thing in somebody's hand: its name, and the colour of its kind. */
export interface Held {
  readonly text: string
  readonly colour?: string
}

/** For whom something is told. */
export interface Reading {
  /** The seat that is "you", or below nought. */
  readonly seat: Seat
  readonly nameOf: (seat: Seat) => string
}

/** What `src/games/<game>/Board.tsx` exports. */
export interface BoardModule {
  readonly default: ComponentType<BoardProps<never, never>>
  /** How long the table rests on a beat before it shows the next one, in ms. Default: 420 if anything happened. */
  readonly pace?: (beat: Beat<never>) => number
  /** The moment of a beat, part by part; none: it is shown at once. */
  readonly parts?: (beat: Beat<never>) => readonly Part[]
  /** What an event sounds like. */
  readonly sound?: (event: never) => Sound | Cue | undefined
  /** What a seat is called when one person holds several: the figure it plays. Null: by its person. */
  readonly nameSeat?: (view: never, seat: Seat) => string | null
  /** Whether an answer names something that nobody who is asked can know: a hidden hand, a face they never played. */
  readonly unknown?: (words: Words) => boolean
  /** Which of its questions a player may leave to themselves. */
  readonly windows?: Windows
  /** What a seat holds that others do not see, in words, for a table with open hands. */
  readonly holds?: (view: never, voice: Voice<never>) => readonly Held[]
  /** How the game ended, in one sentence. */
  readonly headline?: (view: never, voice: Voice<never>, reader: Reading) => string
  /** The heading this event opens in the log ("Round 2"), or null. Its own sentence follows under it. */
  readonly heading?: (event: never, voice: Voice<never>) => string | null
}

/**
 * The contract between the rules of a game and everything else: bots, matches, servers and pages.
 * A game is a table of plain functions over plain data. Nothing here knows any game, the time of day, or I/O.
 */

import type { Choices, Offers } from './offers.ts'
export { Choices } from './offers.ts'

/** A 0-based place at the table. */
export type Seat = number
/** Somebody with no seat: a spectator. */
export const WATCHER: Seat = -1
/** A bit set of seats: cheap to copy, and a frame can wait for several at once. */
export type SeatSet = number
/** One choice, packed into a 32-bit integer by the game's codec. Words live at the edge. */
export type Action = number
/** The id of a numbered sentence of the rulebook, such as 'SA-PLAY-15'. */
export type Clause = string
/** The generator's four words, kept as signed 32-bit integers. */
export type Rng = [number, number, number, number]
/** How an action travels: a verb and its operands. */
export type Words = readonly (string | number)[]

/** Unfinished business. Plain data, innermost last. A frame that waits for nobody runs by itself. */
export interface Frame {
  readonly kind: string
  waiting: SeatSet
  /** Frames that follow each other as parts of one piece of business have its name in common: one question, asked part by part. */
  readonly of?: string
}

/** What the engine reads of every state. Games extend it with plain fields of their own. */
export interface Core<F extends Frame = Frame> {
  readonly seats: number
  frames: F[]
  rng: Rng
  outcome: Outcome | null
}

/** How a game ended. */
export interface Outcome {
  /** What each seat was playing for, from 0 (lost) to 1 (won alone). Shared victories share it. Search maximises this. */
  readonly payoff: readonly number[]
  /** The figures people read, in the game's own unit. */
  readonly scores: readonly number[]
  /** Places from 1; equal players share a place. */
  readonly ranks: readonly number[]
  readonly clause: Clause
}

/** Something that happened, past tense. Clients animate it; no rule computes from it. */
export interface Event {
  readonly type: string
  readonly clause?: Clause
  /** Whom it is about, where it is about somebody. */
  readonly seat?: Seat
}

/** Who is told what happens. */
export interface Narrator<E extends Event> {
  /** Set where nobody listens, as in search: what must be made for an event (a list, a sort, a copy) is then not made. */
  readonly deaf?: true
  /** Something everybody could foresee or was told by the player who did it. */
  tell(event: E): void
  /** Something hidden until now becomes known to all: undo stops here. */
  reveal(event: E): void
  /** One happening, two faces: what `to` learns and what everybody else sees. Undo stops here. */
  whisper(to: SeatSet, secret: E, open: E): void
}

/** A step that asks. With `run` it is a sealed window: it runs once nobody is left to answer. */
export interface Asking<S, F extends Frame, E extends Event> {
  readonly clause: Clause
  /**
   * Everything a player might reach for here, each open or not, with the one reason. Reads only what `seat` may know, and
   * changes nothing. The order is that of the list players, logs and bots see.
   */
  offers(s: S, f: F, seat: Seat, out: Offers<S, F>): void
  /** Carry out a legal answer: change the state, tell the narrator, push or pop frames. */
  apply(s: S, f: F, seat: Seat, a: Action, t: Narrator<E>): void
  run?(s: S, f: F, t: Narrator<E>): void
}

/** A step the rules take by themselves; it must change the stack or end the game. */
export interface Run<S, F extends Frame, E extends Event> {
  readonly clause: Clause
  run(s: S, f: F, t: Narrator<E>): void
}
/** What a kind of frame does: it asks somebody, or it runs by itself. */
export type Step<S, F extends Frame, E extends Event> = Asking<S, F, E> | Run<S, F, E>

/** Tells an anytime step's actions from those of the frame on top, by the integer alone. */
interface Owner {
  owns(a: Action): boolean
}
/** What a seat may do whenever the table waits for anybody; never waited for. */
export type Anytime<S, F extends Frame, E extends Event> = Asking<S, F, E> & Owner

/** How one action reads on the wire, and the clause that allows it. Labels per language live in the game's `words`. */
export interface Choice {
  readonly words: Words
  readonly clause: Clause
}

/** One setting a host may change before the game, described so that a page can draw it without knowing the game. */
export type OptionField =
  | { readonly key: string; readonly kind: 'flag'; readonly clause?: Clause }
  | {
      readonly key: string
      readonly kind: 'choice'
      readonly values: readonly (string | number)[]
      readonly clause?: Clause
    }
  | { readonly key: string; readonly kind: 'data'; readonly clause?: Clause }

/** What is wrong with options somebody sent: where, and what, in plain English. */
export interface Fault {
  readonly path: string
  readonly message: string
  readonly clause?: Clause
  /** The same for a page that speaks other languages, where several figures are wrong only together. */
  readonly says?: FaultSays
}

/** What figures say together: `what` and `than` are messages of the schema, `need` and `found` numbers. */
export type FaultSays =
  | { readonly id: 'few' | 'exactly'; readonly what: string; readonly need: number; readonly found: number }
  | { readonly id: 'dealt'; readonly need: number; readonly found: number }
  | { readonly id: 'above'; readonly what: string; readonly than: string }
  | { readonly id: 'only'; readonly what: string }
  | { readonly id: 'twice' }

/** What a host may set, and the reader of what a host has set. */
export interface Options<O> {
  readonly defaults: O
  readonly fields: readonly OptionField[]
  /** Checks what came from outside; missing keys take their default. Never throws. */
  read(raw: unknown, seats: number): { readonly options: O } | { readonly faults: readonly Fault[] }
}

/** How long a decision may take, judged from public facts alone. */
export interface Pace {
  /** Suggested limit in seconds for each seat now being asked. */
  readonly limit: number
  /** A sealed window: it stays open for its minimum whether or not anybody could answer. */
  readonly hold: boolean
  /**
   * Where the quickest answer counts: answers with this verb race, and they are opened in the order that decides, the earliest first;
   * those nearly as early go by their place, the nearest clockwise from a seat first.
   */
  readonly race?: { readonly verb: string; readonly from: Seat }
}

/**
 * One part of a moment: what pages show of an entry before they ask on. Until then board, log, counters and question wait. It follows
 * from what everybody is told alone, so that its length says nothing to anybody.
 */
export interface MomentPart {
  /** What is shown: a name of the game's own. */
  readonly kind: string
  /** The event it is about. */
  readonly of: number
  /** So many of the entry's events are told from here on. */
  readonly told: number
  readonly ms: number
  /** The table is shown as it is by then, and only what is asked waits; such parts are the last. */
  readonly after?: true
}

/** How actions are spelled: what `codec` answers. */
export interface Spelling {
  readonly verbs: readonly string[]
  /** `at` is the state, for an operand whose word depends on the table. */
  readonly spell: (a: Action, at?: unknown) => Words
  readonly hear: (words: Words) => Action | null
  readonly clauseOf: (a: Action) => Clause
}

/** What everybody may see; it does not move when an answer is sealed. `Seen` is the game's union of public parts of frames. */
export interface OpenPart<Seen = unknown> {
  /** Unfinished business under the question, outermost first. */
  readonly stack: readonly Seen[]
  readonly outcome: Outcome | null
}
/** What differs from viewer to viewer. */
export interface OwnPart<Question = unknown> {
  /** The viewer; -1 is a watcher. */
  readonly seat: Seat
  /** What is asked now, with what this viewer may know of it; null once the game is over. */
  readonly question: Question | null
}
/** What one seat may know: what all may see, and what is its own. */
export interface View<Open extends OpenPart = OpenPart, Own extends OwnPart = OwnPart> {
  /** Moves when the shape of view, events or reasons does. */
  readonly schema: number
  readonly open: Open
  readonly own: Own
}

/** A whole game: tables of plain functions over plain data. */
export interface GameDefinition<O, S extends Core<F>, F extends Frame, E extends Event, V> {
  readonly id: string
  /** Names it had before: charters of that time have them. */
  readonly formerly?: readonly string[]
  /** Moves with every change of the rules; a match is pinned to the version it began with. */
  readonly version: number
  /** English sentence of every clause; other languages live beside `words`. */
  readonly clauses: Readonly<Record<Clause, string>>
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Options<O>
  /** A state before its first decision; the engine settles it. */
  setup(o: O, seats: number, rng: Rng): S
  readonly steps: { readonly [K in F['kind']]: Step<S, Extract<F, { kind: K }>, E> }
  readonly anytime?: Anytime<S, F, E>
  /** What the table does for a seat whose time is over: the last column of the decision table. Always legal. */
  idle(s: S, seat: Seat, rng: Rng): Action
  /**
   * Whether the question to `seat` is the rest of a play half made, of which nobody else knows: when its time is over, the table
   * takes that play back before it does what `idle` says.
   */
  halfMade?(s: S, seat: Seat): boolean
  pace(s: S): Pace
  /** How pages show what happened, part by part; nothing is held up without it. */
  moments?(events: readonly E[]): readonly MomentPart[]
  /** Allow-list: build what this seat may know from nothing, frames included. WATCHER sees what spectators may. */
  view(s: S, seat: Seat): V
  /** A complete state that agrees with a seat's view: the only door through which a bot gets one. */
  imagine(v: V, rng: Rng): S
  /** The same for many worlds of one view, as a thought needs them: what does not change from world to world is read once. */
  imaginer?(v: V): (rng: Rng) => S
  clone(s: S): S
  say(s: S, seat: Seat, a: Action): Choice
  hear(words: Words): Action | null
  // What a game of the one dialect has beside this; `defineGame` fills it, and `view`, `say` and `hear` from it.
  /** The shape of views, events and refusals; 1 if absent. */
  readonly schema?: number
  readonly actions?: Spelling
  /** What everybody may see. */
  open?(s: S): OpenPart
  /** What this seat sees beside it. */
  own?(s: S, seat: Seat): OwnPart
}

/** What bots know of a game beyond its rules: a value and a cheap policy. No rule lives here. */
export interface Sense<S> {
  /** Fills `out[seat]` with an estimate of each seat's payoff, 0 to 1, of an unfinished state. */
  value(s: S, out: Float64Array): void
  /** Index into `legal` of a sensible quick move; `rng` belongs to the thinker. */
  policy?(s: S, seat: Seat, legal: Choices, rng: Rng): number
  /** How well an imagined world explains what the others of `seat` did in public, 0 to 1; 1 says nothing. */
  belief?(s: S, seat: Seat): number
  /** How far the game has come, in units of the game's own (turns, say); play-outs are cut at a distance in them. */
  clock?(s: S): number
  /**
   * The kind of business at which a play-out stops although nobody is asked: what comes of it lies beyond the horizon. `clock` must say
   * so, and `value` must judge a state in which it is still to be done as if it were done.
   */
  readonly until?: string
  /** How far a play-out looks, in units of `clock`, or in decisions for a game without one. */
  readonly horizon?: number
  /**
   * A search of the game's own, where the general one is the wrong tool: it is handed a view and nothing else, and
   * answers with the choices of `seat`, best first. `rollouts` bounds it; `stop` is asked now and then.
   */
  mind?(view: unknown, seat: Seat, rng: Rng, effort: Patience): readonly Weighed[]
  /** About how many choices the turn of `seat` has in all, by public facts and its own: they share what a turn may cost. */
  choices?(s: S, seat: Seat): number
  /** What a hint may say of a choice. */
  readonly hintFeatures?: HintFeatures<S>
  /** How a review looks ahead. Without one a choice is weighed by the search's horizon, and never labelled. */
  readonly outlook?: Outlook<S>
}

/**
 * How far a review looks ahead, and what it takes there for each seat's chance. Every look ends at a moment that can be compared with
 * others (a turn's beginning, a round's end), and what is taken there was held against how games ended.
 */
export interface Outlook<S> {
  /** Begins a look ahead for `seat`. */
  begin(s: S, seat: Seat): LookAhead<S>
  /** Fills `out` with an estimate of each seat's payoff where a look ends. */
  value(s: S, out: Float64Array): void
  /** Which part of the game a look ended in: ends of one stage are corrected alike. */
  stage(s: S): number
  /** By number of seats, for matches with the usual options. */
  readonly tables: Readonly<Record<number, Calibration>>
  /** Options that move no chance. */
  readonly idle?: readonly string[]
}

/** One look ahead. It is shown every state on its way, in turn. */
export interface LookAhead<S> {
  /** Whether this state lies far enough. */
  ends(s: S): boolean
}

/** How the chances of one kind of table were held against the ends of games; `noren review --fit` writes it. */
export interface Calibration {
  /** Stage by stage, what a value of 0, a tenth, two tenths and so on is worth where a look ends. */
  readonly ends: readonly (readonly number[])[]
  /** Of positions said to be so likely, in steps of ten points. */
  readonly bins: readonly Bin[]
}
/** One step of ten points: the mean of what was said there, the share that was won, and how many positions it holds. */
export type Bin = readonly [said: number, won: number, positions: number]

/**
 * Writes down one feature of a world: its name, its measure, what one unit of it is worth to the seat (as a share of the
 * payoff, negative if it hurts), whom it is about, and a figure for the sentence.
 */
export type Feature = (id: string, value: number, worth: number, about?: Seat, figure?: number) => void

/**
 * The features by which two choices may be told apart. They are measured in worlds imagined from a view, after the one
 * choice and after the other; the one that differs most, by its worth, is what decided.
 */
export interface HintFeatures<S> {
  /** Whose turn it is. A while later means: when the seat's next turn begins. */
  turn(s: S): Seat
  /** Whether this answers nothing: it only takes a half-made choice back, say. It is not advised, not compared with, never offered to a bot. */
  withdraws?(action: Action): boolean
  /** Right after the choice was carried out to its end; `was` is the same world before it. */
  now(was: S, is: S, seat: Seat, action: Action, note: Feature): void
  /** A while after it. */
  later(was: S, is: S, seat: Seat, note: Feature): void
}

/** How much a mind may think. */
export interface Patience {
  readonly rollouts: number
  stop(): boolean
  /** The top level's habits, for a mind that has them: it looks finer, and weighs worlds by what the others did. */
  readonly keen?: boolean
  readonly belief?: boolean
}

/** One choice that a mind has weighed. */
export interface Weighed {
  readonly action: Action
  /** The payoff it expects, 0 to 1. */
  readonly value: number
  /** Imagined worlds it was tried in. */
  readonly worlds: number
}

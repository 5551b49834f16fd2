import type { ReasonsUnderLaw } from './reasons.ts'
import type { Action, Choices, Core, Event, Frame, GameDefinition, Rng, Seat } from '../contract.ts'

/**
 * What a seat cannot tell apart, written from the "Hidden information" section of the rules and never from `view.ts`.
 * A token is whatever the game hides: usually a card number.
 */
export interface Secrets<S> {
  /** Groups of tokens that `seat` (or WATCHER) cannot tell apart in this state; only within a group may they be exchanged. */
  groups(s: S, seat: Seat): readonly (readonly number[])[]
  /** The same world with its tokens renamed, knowledge and frames included: whatever lay where `t` lay is now `to(t)`. */
  rename(s: S, to: (token: number) => number): S
  /** The same choice in the renamed world. */
  renameAction(a: Action, to: (token: number) => number): Action
  /** Changes in place whatever else `seat` may not know: sealed answers of others, hidden tosses. */
  stir?(s: S, seat: Seat, rng: Rng): void
  /** Whether nobody else may learn which such answer `seat` gave for as long as its question stays open. */
  sealed?(s: S, seat: Seat, a: Action): boolean
  /** Tokens that a move laid open by its rules, though they may be hidden again when it is over: shown and then shuffled in. */
  shown?(events: readonly Event[]): readonly number[]
}

/** Everything the laws need to know about a game. */
export interface Fixture<O, S extends Core<F>, F extends Frame, E extends Event, V> {
  readonly game: GameDefinition<O, S, F, E, V>
  /** Option sets to try; laws draw from them. */
  readonly options: readonly O[]
  /** Player counts to try; by default all that the game allows. */
  readonly seats?: readonly number[]
  readonly secrets: Secrets<S>
  /** Counts that never change during a game: cards, coins, cups. */
  census(s: S): Readonly<Record<string, number>>
  /** Invariants of the rules' annex: what is wrong with this resting state, or nothing. */
  invariants?(s: S): readonly string[]
  /** Index of the choice a walk makes once its tape has run out, for games in which blind choices see too little; by default any. */
  pick?(s: S, seat: Seat, open: Choices, rng: Rng): number
  /** How the reasons of a game of the one dialect are judged: its `src/laws/reasons.ts`. */
  readonly reasons?: ReasonsUnderLaw<V>
  /** Far above any real game; reaching it means that the game does not end. */
  readonly maxDecisions: number
  /** Deliberately leaky versions of the game; the leak law must catch each of them. */
  readonly leaky: Readonly<Record<string, GameDefinition<O, S, F, E, V>>>
}

/** A fixture of some game; laws do not care which. */
export type AnyFixture = Fixture<unknown, Core, Frame, Event, unknown>

/** One way through a game: fast-check shrinks it to the shortest that breaks a law. */
export interface Path {
  readonly seats: number
  readonly option: number
  readonly seed: number
  /** Picks, one a decision; when they run out the seed goes on. */
  readonly tape: readonly number[]
}

/** A law that does not hold, with what a person needs to see it happen again. */
export class LawBroken extends Error {}

/** Throws what a law says unless it holds. */
export function demand(holds: boolean, law: string, detail: () => string): asserts holds {
  if (!holds) throw new LawBroken(`${law}: ${detail()}`)
}

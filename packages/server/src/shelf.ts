import type { Core, Game, Sense, StandingReplies } from '@noren/engine'

/** A game as it stands on the shelf: its rules, and what bots know of it beyond them. */
export interface Shelved {
  readonly game: Game
  readonly sense?: Sense<Core>
  /** Which of its questions a player may leave to themselves. */
  readonly standing?: StandingReplies<unknown>
}

/** The games of a house, by id. */
export type Shelf = Readonly<Record<string, Shelved>>

/** The shelf, and where a worker thread finds the same one: functions cannot be sent to a thread. */
export interface Library {
  readonly shelf: Shelf
  /** Address of a module that exports `shelf`. */
  readonly module: string
}

export const onShelf = (shelf: Shelf, id: string): Shelved | null =>
  Object.hasOwn(shelf, id) ? (shelf[id] ?? null) : null

import { isNamed } from '@noren/engine'
import type { DailyEntry, LoadedRules, Par, Registry, RulesRef, Staged, StandingReplies } from '@noren/engine'
import type { Outside } from './outside/load.ts'

/** A game as it stands on the shelf: its newest rules, and what bots know of it beyond them. */
export interface Shelved extends LoadedRules {
  /** Which of its questions a player may leave to themselves. */
  readonly standing?: StandingReplies<unknown>
  /** JSON Schema of its views and choices, for clients of others. */
  readonly schema?: () => Promise<object>
  /** Its deal of the day. */
  readonly daily?: DailyEntry
  /** All seats win or lose together. */
  readonly together?: true
  /** What bots reach there. */
  readonly par?: Par
  /** How its positions are laid by hand, where games are built. */
  readonly stage?: () => Promise<Staged>
  /** Where the page finds what a game of somebody else says. */
  readonly module?: string
}

/** The games of a house, by id. */
export type Shelf = Readonly<Record<string, Shelved>>

/** The shelf, and where a worker thread finds the same one: functions cannot be sent to a thread. */
export interface Library {
  readonly shelf: Shelf
  /** Where older versions of the rules come from. */
  readonly registry: Registry
  /** Address of a module that exports `shelf` and `registry`. */
  readonly module: string
  /** Games of others, from the host's folder. */
  readonly outside?: Outside
}

/** A game by its id, or by one it had before: stored tables and links keep those. */
export const onShelf = (shelf: Shelf, name: string): Shelved | null =>
  (Object.hasOwn(shelf, name) ? shelf[name] : Object.values(shelf).find(s => isNamed(s.game, name))) ?? null

/** The rules a charter names: the newest from the shelf, older ones from their frozen files; null if they are not here. */
export async function rulesFor(
  { shelf, registry }: Pick<Library, 'shelf' | 'registry'>,
  ref: RulesRef,
): Promise<LoadedRules | null> {
  const newest = onShelf(shelf, ref.game)
  if (newest === null) return null
  const { version } = newest.game
  const named = ref.bundle === undefined || ref.bundle === registry.bundleOf(ref.game, version)
  return version === ref.version && named ? newest : registry.thaw(ref)
}

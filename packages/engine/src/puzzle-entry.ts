import type { FoundPuzzle, Puzzle, PuzzleEntry, PuzzleList } from './puzzle.ts'

interface PuzzleFiles {
  readonly list: () => Promise<{ readonly default: unknown }>
  readonly chosen: () => Promise<{ readonly puzzles: readonly Puzzle[] }>
  readonly found: () => Promise<{ readonly default: unknown }>
  readonly words: () => Promise<{ readonly catalogues: Readonly<Record<string, () => Promise<object>>> }>
}

/**
 * The puzzles of a game from its files, each loaded when it is asked for. JSON is taken at its word: `noren puzzles --check` reads it.
 * A door of its own: the page builds manifests without the engine.
 */
export const puzzleEntry = ({ list, chosen, found, words }: PuzzleFiles): PuzzleEntry => ({
  list: async () => (await list()).default as PuzzleList,
  chosen: async () => (await chosen()).puzzles,
  found: async () => (await found()).default as readonly FoundPuzzle[],
  words: async () => (await words()).catalogues,
})

import { create } from 'zustand'

const KEY = 'noren.puzzles'

type Solved = Readonly<Record<string, readonly string[]>>

function kept(): Solved {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Solved) : {}
  } catch {
    return {}
  }
}

/** Puzzles that were solved in this browser, by game. */
export const useSolved = create<{ readonly solved: Solved }>()(() => ({ solved: kept() }))

export const isSolved = (solved: Solved, game: string, id: string): boolean =>
  solved[game]?.includes(id) === true

export function keepSolved(game: string, id: string): void {
  const { solved } = useSolved.getState()
  if (isSolved(solved, game, id)) return
  const next = { ...solved, [game]: [...(solved[game] ?? []), id] }
  useSolved.setState({ solved: next })
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

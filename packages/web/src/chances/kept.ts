import type { Chances } from './useChances.ts'

/** So many games stay weighed on this device; the one that was opened longest ago makes room. */
const MOST = 20
const KEY = 'noren.chances'
/** Moves with everything that changes a figure: the policy, the values, the worlds, the turning points. */
const EDITION = 3

interface Shelf {
  readonly edition: number
  readonly games: readonly (readonly [key: string, chances: Chances])[]
}

function shelf(): Shelf {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Shelf | null
    if (read?.edition === EDITION) return read
  } catch {
    // What cannot be read is weighed again.
  }
  return { edition: EDITION, games: [] }
}

/** What this device has weighed before. */
export const keptChances = (key: string): Chances | null =>
  shelf().games.find(([k]) => k === key)?.[1] ?? null

export function keepChances(key: string, chances: Chances): void {
  const games = [[key, chances] as const, ...shelf().games.filter(([k]) => k !== key)].slice(0, MOST)
  // A full shelf drops its oldest until the new one fits; a browser that keeps nothing weighs again next time.
  for (let n = games.length; n > 0; n = n >> 1) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ edition: EDITION, games: games.slice(0, n) }))
      return
    } catch {
      continue
    }
  }
}

const KEY = 'noren.goals'
/** In so many games the goal is said at the first turn. */
const GAMES = 3

type Seen = Readonly<Record<string, readonly string[]>>

function kept(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Seen) : {}
  } catch {
    return {}
  }
}

/** The tables of a game at which its goal was said, with this one; null when it was said often enough. */
export function saidAt(tables: readonly string[], table: string): readonly string[] | null {
  if (tables.includes(table)) return tables
  return tables.length < GAMES ? [...tables, table] : null
}

/** Whether this is one of somebody's first games of its kind on this device. */
export function isFirstGame(game: string, table: string): boolean {
  const seen = kept()
  const now = saidAt(seen[game] ?? [], table)
  if (now === null) return false
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...seen, [game]: now }))
  } catch {
    // A browser that keeps nothing says it again.
  }
  return true
}
